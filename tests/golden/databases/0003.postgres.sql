SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'SQL_ASCII';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.codes (
    code character varying(16) NOT NULL,
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL
);
CREATE TABLE public.contents (
    id character varying(16) NOT NULL,
    person character varying(24) NOT NULL,
    game character varying(40) NOT NULL,
    option character varying(24) NOT NULL,
    name character varying(40) NOT NULL,
    text text NOT NULL,
    updated double precision NOT NULL
);
CREATE TABLE public.entries (
    table_id character varying(16) NOT NULL,
    number integer NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.matches (
    id character varying(16) NOT NULL,
    table_id character varying(16) NOT NULL,
    game character varying(40) NOT NULL,
    ended double precision NOT NULL,
    record text NOT NULL,
    look_back text
);
CREATE TABLE public.passkeys (
    id character varying(344) NOT NULL,
    person character varying(24) NOT NULL,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    created double precision NOT NULL
);
CREATE TABLE public.people (
    id character varying(24) NOT NULL,
    name character varying(24) NOT NULL,
    login character varying(64),
    password text,
    created double precision NOT NULL,
    merged character varying(24)
);
CREATE TABLE public.places (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    person character varying(24) NOT NULL
);
CREATE TABLE public.ratings (
    pool character varying(8) NOT NULL,
    game character varying(40) NOT NULL,
    who character varying(32) NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    played integer NOT NULL
);
CREATE TABLE public.results (
    match_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    person character varying(24),
    game character varying(40) NOT NULL,
    score integer NOT NULL,
    won double precision NOT NULL,
    ended double precision NOT NULL,
    rating_before double precision,
    rating_after double precision,
    own boolean
);
CREATE TABLE public.secrets (
    name character varying(24) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.tables (
    id character varying(16) NOT NULL,
    game character varying(40) NOT NULL,
    status character varying(8) NOT NULL,
    public boolean NOT NULL,
    open_seats integer NOT NULL,
    host character varying(24) NOT NULL,
    created double precision NOT NULL,
    updated double precision NOT NULL,
    wake double precision
);
CREATE TABLE public.tokens (
    digest character varying(64) NOT NULL,
    person character varying(24) NOT NULL,
    created double precision NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0003');
INSERT INTO public.codes VALUES ('RV6MN9', 'Z2UZUE55VJ', -1);
INSERT INTO public.codes VALUES ('ZK9N82', 'Z2UZUE55VJ', 0);
INSERT INTO public.codes VALUES ('UDYJYZ', 'Z2UZUE55VJ', 1);
INSERT INTO public.codes VALUES ('N5UR9S', 'EZYQ8R6UW8', -1);
INSERT INTO public.codes VALUES ('N745PB', 'EZYQ8R6UW8', 0);
INSERT INTO public.codes VALUES ('EKBXVZ', 'EZYQ8R6UW8', 1);
INSERT INTO public.codes VALUES ('7CCVSZ', '84RE8MMVVQ', -1);
INSERT INTO public.codes VALUES ('E65NYG', '84RE8MMVVQ', 0);
INSERT INTO public.codes VALUES ('G2BS3N', '84RE8MMVVQ', 1);
INSERT INTO public.codes VALUES ('4GA2ZT', '84RE8MMVVQ', 2);
INSERT INTO public.codes VALUES ('3955VW', 'W4EKWSM7P2', -1);
INSERT INTO public.codes VALUES ('VX9KJC', 'W4EKWSM7P2', 0);
INSERT INTO public.codes VALUES ('7WVTB5', 'W4EKWSM7P2', 1);
INSERT INTO public.codes VALUES ('Z4R8CU', 'MCNNXZWV3U', -1);
INSERT INTO public.codes VALUES ('5S7EX6', 'MCNNXZWV3U', 0);
INSERT INTO public.codes VALUES ('SFRW46', 'MCNNXZWV3U', 1);
INSERT INTO public.codes VALUES ('UW7CK5', 'ED6FN3TKRQ', -1);
INSERT INTO public.codes VALUES ('HCKN6T', 'ED6FN3TKRQ', 0);
INSERT INTO public.codes VALUES ('YN6TCM', 'ED6FN3TKRQ', 1);
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 0, '{"is":"opened","time":1794817251.6569507,"host":"4687a06ca668ff2b83cf","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["ZK9N82","UDYJYZ"],"seed":"a73c45264826ccdb6d9cf7162299c3a8639b9b512f0c6b16b8cc9b4ff8368aba"}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 1, '{"is":"seated","time":1794817251.717687,"seat":1,"person":"3845bd5d4cd65853588f","name":"Bo"}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 2, '{"is":"said","time":1794817251.7313743,"name":"Bo","seat":1,"phrase":"good-luck"}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 3, '{"is":"started","time":1794817251.7415595,"match":"Y6MMRV5TG98R","starter":0,"next_seed":"22df17674d2e723f9c8145366b2c31e589ffaf41a18eff1895063a7364e21bbc","signal":0.3}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 4, '{"is":"played","time":1794817251.7562568,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 5, '{"is":"played","time":1794817251.7657604,"seat":0,"move":"take","outcomes":["2","nugget","4","nugget","4","2","4"]}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 6, '{"is":"played","time":1794817251.777895,"seat":1,"move":"aside nugget 2"}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 7, '{"is":"played","time":1794817251.7853565,"seat":1,"move":"roll","outcomes":["5","3","3","4","nugget"]}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 8, '{"is":"played","time":1794817251.7942183,"seat":1,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 9, '{"is":"played","time":1794817251.7975276,"seat":1,"move":"roll","outcomes":["3","lasso","nugget","5"]}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 10, '{"is":"played","time":1794817251.8033066,"seat":1,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 11, '{"is":"played","time":1794817251.8117173,"seat":1,"move":"roll","outcomes":["5","3","nugget"]}');
INSERT INTO public.entries VALUES ('Z2UZUE55VJ', 12, '{"is":"played","time":1794817251.8373513,"seat":1,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 0, '{"is":"opened","time":1794817252.0721962,"host":"3845bd5d4cd65853588f","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["N745PB","EKBXVZ"],"seed":"324e5b0b9170237598b8bcc3aead3b3f81a81003327f80411a9086e698e25ff6"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 1, '{"is":"seated","time":1794817252.1253874,"seat":1,"person":"4687a06ca668ff2b83cf","name":"Ada"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 2, '{"is":"started","time":1794817252.1565447,"match":"V42C385M4Q6C","starter":0,"next_seed":"6f5f46ea953bbf15e16bf74ecc12e1cb88cb250842af355c71329a2627657fa1","signal":0.3}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 3, '{"is":"played","time":1794817252.1755946,"seat":0,"move":"flip 30","outcomes":["digger red 5"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 4, '{"is":"played","time":1794817252.18685,"seat":0,"move":"flip 38","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 5, '{"is":"played","time":1794817252.2013535,"seat":1,"move":"flip 15","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 6, '{"is":"played","time":1794817252.2103753,"seat":1,"move":"flip 20","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 7, '{"is":"played","time":1794817252.2154415,"seat":0,"move":"flip 34","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 8, '{"is":"played","time":1794817252.235072,"seat":0,"move":"flip 8","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 9, '{"is":"played","time":1794817252.2457192,"seat":1,"move":"flip 6","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 10, '{"is":"played","time":1794817252.2541783,"seat":1,"move":"flip 50","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 11, '{"is":"played","time":1794817252.266587,"seat":0,"move":"flip 24","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 12, '{"is":"played","time":1794817252.2823324,"seat":0,"move":"flip 62","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 13, '{"is":"played","time":1794817252.286332,"seat":1,"move":"flip 26","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 14, '{"is":"played","time":1794817252.3014064,"seat":1,"move":"flip 32","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 15, '{"is":"played","time":1794817252.320937,"seat":0,"move":"flip 42","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 16, '{"is":"played","time":1794817252.3344822,"seat":0,"move":"flip 31","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 17, '{"is":"played","time":1794817252.3506906,"seat":1,"move":"flip 10","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 18, '{"is":"played","time":1794817252.3531227,"seat":1,"move":"flip 5","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 19, '{"is":"played","time":1794817252.3551257,"seat":0,"move":"flip 47","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 20, '{"is":"played","time":1794817252.357227,"seat":0,"move":"flip 44","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 21, '{"is":"played","time":1794817252.3595402,"seat":1,"move":"flip 4","outcomes":["digger green 5"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 22, '{"is":"played","time":1794817252.361778,"seat":1,"move":"flip 1","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 23, '{"is":"played","time":1794817252.3635736,"seat":0,"move":"flip 6"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 24, '{"is":"played","time":1794817252.3658109,"seat":0,"move":"flip 49","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 25, '{"is":"played","time":1794817252.3678837,"seat":1,"move":"flip 30"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 26, '{"is":"played","time":1794817252.3699129,"seat":1,"move":"flip 46","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 27, '{"is":"played","time":1794817252.3719714,"seat":0,"move":"flip 0","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 28, '{"is":"played","time":1794817252.3739522,"seat":0,"move":"flip 40","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 29, '{"is":"played","time":1794817252.3761332,"seat":1,"move":"flip 23","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 30, '{"is":"played","time":1794817252.3779116,"seat":1,"move":"flip 62"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 31, '{"is":"played","time":1794817252.3796387,"seat":0,"move":"flip 21","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 32, '{"is":"played","time":1794817252.3816752,"seat":0,"move":"flip 50"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 33, '{"is":"played","time":1794817252.3836339,"seat":1,"move":"flip 4"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 34, '{"is":"played","time":1794817252.3856468,"seat":1,"move":"flip 20"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 35, '{"is":"played","time":1794817252.387076,"seat":0,"move":"flip 21"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 36, '{"is":"played","time":1794817252.3883343,"seat":0,"move":"flip 18","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 37, '{"is":"played","time":1794817252.3898706,"seat":1,"move":"flip 51","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 38, '{"is":"played","time":1794817252.3913717,"seat":1,"move":"flip 53","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 39, '{"is":"played","time":1794817252.392968,"seat":0,"move":"flip 48","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 40, '{"is":"played","time":1794817252.395154,"seat":0,"move":"flip 53"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 41, '{"is":"played","time":1794817252.3971097,"seat":1,"move":"flip 36","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 42, '{"is":"played","time":1794817252.399268,"seat":1,"move":"flip 27","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 43, '{"is":"played","time":1794817252.4016354,"seat":0,"move":"flip 53"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 44, '{"is":"played","time":1794817252.4150867,"seat":0,"move":"flip 48"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 45, '{"is":"played","time":1794817252.4218545,"seat":1,"move":"flip 17","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 46, '{"is":"played","time":1794817252.4264543,"seat":1,"move":"flip 12","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 47, '{"is":"played","time":1794817252.4300995,"seat":0,"move":"flip 40"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 48, '{"is":"played","time":1794817252.4384036,"seat":0,"move":"flip 60","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 49, '{"is":"played","time":1794817252.4467404,"seat":1,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 50, '{"is":"played","time":1794817252.4614756,"seat":1,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 51, '{"is":"played","time":1794817252.4704506,"seat":0,"move":"flip 16","outcomes":["digger violet 5"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 52, '{"is":"played","time":1794817252.478608,"seat":0,"move":"flip 26"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 53, '{"is":"played","time":1794817252.486665,"seat":1,"move":"flip 2","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 54, '{"is":"played","time":1794817252.4910426,"seat":1,"move":"flip 29","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 55, '{"is":"played","time":1794817252.4985664,"seat":0,"move":"flip 17"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 56, '{"is":"played","time":1794817252.5043573,"seat":0,"move":"flip 57","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 57, '{"is":"played","time":1794817252.5139868,"seat":1,"move":"flip 33","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 58, '{"is":"played","time":1794817252.5184186,"seat":1,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 59, '{"is":"played","time":1794817252.5263166,"seat":0,"move":"flip 45","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 60, '{"is":"played","time":1794817252.528487,"seat":0,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 61, '{"is":"played","time":1794817252.535445,"seat":1,"move":"flip 22","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 62, '{"is":"played","time":1794817252.5428257,"seat":1,"move":"flip 39","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 63, '{"is":"played","time":1794817252.5504663,"seat":0,"move":"flip 13","outcomes":["digger blue 5"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 64, '{"is":"played","time":1794817252.5585642,"seat":0,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 65, '{"is":"played","time":1794817252.5667353,"seat":1,"move":"flip 41","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 66, '{"is":"played","time":1794817252.5894227,"seat":1,"move":"flip 52","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 67, '{"is":"played","time":1794817252.598912,"seat":0,"move":"flip 54","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 68, '{"is":"played","time":1794817252.6070611,"seat":0,"move":"flip 43","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 69, '{"is":"played","time":1794817252.6230078,"seat":1,"move":"flip 9","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 70, '{"is":"played","time":1794817252.6448069,"seat":1,"move":"flip 59","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 71, '{"is":"played","time":1794817252.6561463,"seat":0,"move":"flip 7","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 72, '{"is":"played","time":1794817252.6704648,"seat":0,"move":"flip 25","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 73, '{"is":"played","time":1794817252.682424,"seat":1,"move":"flip 50"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 74, '{"is":"played","time":1794817252.6948953,"seat":1,"move":"flip 28","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 75, '{"is":"played","time":1794817252.7064707,"seat":0,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 76, '{"is":"played","time":1794817252.717272,"seat":0,"move":"flip 3","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 77, '{"is":"played","time":1794817252.719401,"seat":1,"move":"flip 56","outcomes":["digger orange 5"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 78, '{"is":"played","time":1794817252.733442,"seat":1,"move":"flip 36"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 79, '{"is":"played","time":1794817252.745423,"seat":0,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 80, '{"is":"played","time":1794817252.7554991,"seat":0,"move":"flip 51"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 81, '{"is":"played","time":1794817252.7744594,"seat":1,"move":"flip 51"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 82, '{"is":"played","time":1794817252.7864761,"seat":1,"move":"flip 22"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 83, '{"is":"played","time":1794817252.7977157,"seat":0,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 84, '{"is":"played","time":1794817252.8040817,"seat":0,"move":"flip 43"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 85, '{"is":"played","time":1794817252.8223965,"seat":1,"move":"flip 17"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 86, '{"is":"played","time":1794817252.8465023,"seat":1,"move":"flip 31"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 87, '{"is":"played","time":1794817252.8507824,"seat":0,"move":"flip 53"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 88, '{"is":"played","time":1794817252.8691978,"seat":0,"move":"flip 49"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 89, '{"is":"played","time":1794817252.8904896,"seat":1,"move":"flip 61","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 90, '{"is":"played","time":1794817252.8984706,"seat":1,"move":"flip 33"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 91, '{"is":"played","time":1794817252.910512,"seat":0,"move":"flip 54"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 92, '{"is":"played","time":1794817252.9287987,"seat":0,"move":"flip 58","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 93, '{"is":"played","time":1794817252.9381511,"seat":1,"move":"flip 11","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 94, '{"is":"played","time":1794817252.9544904,"seat":1,"move":"flip 63","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 95, '{"is":"played","time":1794817252.9653795,"seat":0,"move":"flip 37","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 96, '{"is":"played","time":1794817252.982382,"seat":0,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 97, '{"is":"played","time":1794817252.989283,"seat":1,"move":"flip 58"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 98, '{"is":"played","time":1794817253.0023787,"seat":1,"move":"flip 35","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 99, '{"is":"played","time":1794817253.0146925,"seat":0,"move":"flip 14","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 100, '{"is":"played","time":1794817253.0224514,"seat":0,"move":"flip 19","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 101, '{"is":"played","time":1794817253.0407727,"seat":1,"move":"flip 17"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 102, '{"is":"played","time":1794817253.0614169,"seat":0,"move":"flip 11"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 103, '{"is":"played","time":1794817253.0744324,"seat":1,"move":"flip 9"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 104, '{"is":"played","time":1794817253.0827453,"seat":0,"move":"flip 15"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 105, '{"is":"played","time":1794817253.1094072,"seat":1,"move":"flip 37"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 106, '{"is":"played","time":1794817253.111619,"seat":0,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 107, '{"is":"played","time":1794817253.1264567,"seat":1,"move":"flip 54"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 108, '{"is":"played","time":1794817253.1292746,"seat":0,"move":"flip 48"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 109, '{"is":"played","time":1794817253.1349998,"seat":1,"move":"flip 16"}');
INSERT INTO public.entries VALUES ('EZYQ8R6UW8', 110, '{"is":"played","time":1794817253.1413524,"seat":0,"move":"flip 55","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('84RE8MMVVQ', 0, '{"is":"opened","time":1794817253.4014008,"host":"4687a06ca668ff2b83cf","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["E65NYG","G2BS3N","4GA2ZT"],"seed":"6c273a981e86f6bb32fa44f8340f8349a8fbe7c941088af4e31a2dffc264d5fd"}');
INSERT INTO public.entries VALUES ('84RE8MMVVQ', 1, '{"is":"seated","time":1794817253.4382443,"seat":1,"person":"3845bd5d4cd65853588f","name":"Bo"}');
INSERT INTO public.entries VALUES ('84RE8MMVVQ', 2, '{"is":"seated","time":1794817253.4506588,"seat":2,"person":"b794225137b226ef22eb","name":"Cy"}');
INSERT INTO public.entries VALUES ('84RE8MMVVQ', 3, '{"is":"started","time":1794817253.4684784,"match":"U9KAE7P6HSCY","starter":0,"next_seed":"dbb797c19030483d8ffe4329cfe50a5e4b718cd6a54e71269d23948afcc159f9","signal":0.3}');
INSERT INTO public.entries VALUES ('84RE8MMVVQ', 4, '{"is":"played","time":1794817253.484237,"seat":0,"move":"take knife"}');
INSERT INTO public.entries VALUES ('84RE8MMVVQ', 5, '{"is":"played","time":1794817253.4974174,"seat":0,"move":"take rifle"}');
INSERT INTO public.entries VALUES ('84RE8MMVVQ', 6, '{"is":"played","time":1794817253.5133286,"seat":0,"move":"give rifle 2","outcomes":["knife 3","rifle 3"]}');
INSERT INTO public.entries VALUES ('84RE8MMVVQ', 7, '{"is":"played","time":1794817253.527827,"seat":1,"move":"take sieve"}');
INSERT INTO public.entries VALUES ('84RE8MMVVQ', 8, '{"is":"played","time":1794817253.5447462,"seat":1,"move":"take knife"}');
INSERT INTO public.entries VALUES ('84RE8MMVVQ', 9, '{"is":"played","time":1794817253.565408,"seat":1,"move":"give knife 2","outcomes":["tooth 1","knife 1"]}');
INSERT INTO public.entries VALUES ('84RE8MMVVQ', 10, '{"is":"played","time":1794817253.5719705,"seat":2,"move":"take shovel"}');
INSERT INTO public.entries VALUES ('W4EKWSM7P2', 0, '{"is":"opened","time":1794817253.717479,"host":"b794225137b226ef22eb","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["VX9KJC","7WVTB5"],"seed":"bbea8ac4ad29aa8fe63e1be3bddaa123bef3c8fe8a563f80c904d5ca909becb3"}');
INSERT INTO public.entries VALUES ('W4EKWSM7P2', 1, '{"is":"started","time":1794817253.7434752,"match":"8N8GZ38QGMHV","starter":0,"next_seed":"a16fcbb8a84b7ecfa12d257857e0bc3771e92e76422d74583d5399aa74160781","signal":0.3}');
INSERT INTO public.entries VALUES ('W4EKWSM7P2', 2, '{"is":"played","time":1794817253.758771,"seat":0,"move":"aside nugget 3"}');
INSERT INTO public.entries VALUES ('W4EKWSM7P2', 3, '{"is":"played","time":1794817253.766435,"seat":0,"move":"take","outcomes":["lasso","lasso","lasso","5","2","5","5"]}');
INSERT INTO public.entries VALUES ('MCNNXZWV3U', 0, '{"is":"opened","time":1794817254.2639709,"host":"3845bd5d4cd65853588f","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["5S7EX6","SFRW46"],"seed":"0263b6c0666ff504b2cbc8ced2fb50d797b5173820a7ff21eac486deb3ec99ec"}');
INSERT INTO public.entries VALUES ('ED6FN3TKRQ', 0, '{"is":"opened","time":1794817254.7225335,"host":"b794225137b226ef22eb","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["HCKN6T","YN6TCM"],"seed":"0e89469d4233d818c13daf7c0d700a27365f5cb350d9d00c159dd7ee0a8bc3d3"}');
INSERT INTO public.entries VALUES ('ED6FN3TKRQ', 1, '{"is":"closed","time":1794817254.7782373}');
INSERT INTO public.matches VALUES ('V42C385M4Q6C', 'EZYQ8R6UW8', 'gold', 1794817253.1413524, '{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","digger red 5"],[0,"flip 38"],["*","digger orange 2"],[1,"flip 15"],["*","gold 3"],[1,"flip 20"],["*","gold 2"],[0,"flip 34"],["*","dynamite"],[0,"flip 8"],["*","gold 4"],[1,"flip 6"],["*","digger blue 2"],[1,"flip 50"],["*","digger orange 2"],[0,"flip 24"],["*","gold 4"],[0,"flip 62"],["*","gold 2"],[1,"flip 26"],["*","digger green 4"],[1,"flip 32"],["*","digger green 2"],[0,"flip 42"],["*","digger violet 2"],[0,"flip 31"],["*","digger green 3"],[1,"flip 10"],["*","digger orange 3"],[1,"flip 5"],["*","gold 2"],[0,"flip 47"],["*","digger violet 4"],[0,"flip 44"],["*","gold 2"],[1,"flip 4"],["*","digger green 5"],[1,"flip 1"],["*","digger green 2"],[0,"flip 6"],[0,"flip 49"],["*","digger blue 3"],[1,"flip 30"],[1,"flip 46"],["*","gold 3"],[0,"flip 0"],["*","gold 2"],[0,"flip 40"],["*","gold 1"],[1,"flip 23"],["*","dynamite"],[1,"flip 62"],[0,"flip 21"],["*","gold 4"],[0,"flip 50"],[1,"flip 4"],[1,"flip 20"],[0,"flip 21"],[0,"flip 18"],["*","dynamite"],[1,"flip 51"],["*","gold 3"],[1,"flip 53"],["*","gold 3"],[0,"flip 48"],["*","gold 1"],[0,"flip 53"],[1,"flip 36"],["*","gold 1"],[1,"flip 27"],["*","gold 4"],[0,"flip 53"],[0,"flip 48"],[1,"flip 17"],["*","digger violet 4"],[1,"flip 12"],["*","digger red 2"],[0,"flip 40"],[0,"flip 60"],["*","digger violet 3"],[1,"flip 27"],[1,"flip 24"],[0,"flip 16"],["*","digger violet 5"],[0,"flip 26"],[1,"flip 2"],["*","gold 3"],[1,"flip 29"],["*","digger green 4"],[0,"flip 17"],[0,"flip 57"],["*","digger green 3"],[1,"flip 33"],["*","gold 2"],[1,"flip 24"],[0,"flip 45"],["*","digger red 2"],[0,"flip 0"],[1,"flip 22"],["*","digger blue 4"],[1,"flip 39"],["*","digger violet 2"],[0,"flip 13"],["*","digger blue 5"],[0,"flip 24"],[1,"flip 41"],["*","digger red 4"],[1,"flip 52"],["*","gold 1"],[0,"flip 54"],["*","gold 3"],[0,"flip 43"],["*","gold 3"],[1,"flip 9"],["*","digger red 4"],[1,"flip 59"],["*","digger orange 4"],[0,"flip 7"],["*","gold 2"],[0,"flip 25"],["*","digger blue 3"],[1,"flip 50"],[1,"flip 28"],["*","dynamite"],[0,"flip 59"],[0,"flip 3"],["*","digger red 3"],[1,"flip 56"],["*","digger orange 5"],[1,"flip 36"],[0,"flip 27"],[0,"flip 51"],[1,"flip 51"],[1,"flip 22"],[0,"flip 59"],[0,"flip 43"],[1,"flip 17"],[1,"flip 31"],[0,"flip 53"],[0,"flip 49"],[1,"flip 61"],["*","digger violet 3"],[1,"flip 33"],[0,"flip 54"],[0,"flip 58"],["*","gold 4"],[1,"flip 11"],["*","digger orange 4"],[1,"flip 63"],["*","digger red 3"],[0,"flip 37"],["*","digger orange 3"],[0,"flip 27"],[1,"flip 58"],[1,"flip 35"],["*","digger blue 4"],[0,"flip 14"],["*","dynamite"],[0,"flip 19"],["*","gold 1"],[1,"flip 17"],[0,"flip 11"],[1,"flip 9"],[0,"flip 15"],[1,"flip 37"],[0,"flip 27"],[1,"flip 54"],[0,"flip 48"],[1,"flip 16"],[0,"flip 55"],["*","digger blue 2"]],"result":{"reason":"last-card","scores":[22,27],"winners":[1]},"times":[0.019,0.019,0.03,0.03,0.045,0.045,0.054,0.054,0.059,0.059,0.079,0.079,0.089,0.089,0.098,0.098,0.11,0.11,0.126,0.126,0.13,0.13,0.145,0.145,0.164,0.164,0.178,0.178,0.194,0.194,0.197,0.197,0.199,0.199,0.201,0.201,0.203,0.203,0.205,0.205,0.207,0.209,0.209,0.211,0.213,0.213,0.215,0.215,0.217,0.217,0.22,0.22,0.221,0.223,0.223,0.225,0.227,0.229,0.231,0.232,0.232,0.233,0.233,0.235,0.235,0.236,0.236,0.239,0.241,0.241,0.243,0.243,0.245,0.259,0.265,0.265,0.27,0.27,0.274,0.282,0.282,0.29,0.305,0.314,0.314,0.322,0.33,0.33,0.334,0.334,0.342,0.348,0.348,0.357,0.357,0.362,0.37,0.37,0.372,0.379,0.379,0.386,0.386,0.394,0.394,0.402,0.41,0.41,0.433,0.433,0.442,0.442,0.451,0.451,0.466,0.466,0.488,0.488,0.5,0.5,0.514,0.514,0.526,0.538,0.538,0.55,0.561,0.561,0.563,0.563,0.577,0.589,0.599,0.618,0.63,0.641,0.648,0.666,0.69,0.694,0.713,0.734,0.734,0.742,0.754,0.772,0.772,0.782,0.782,0.798,0.798,0.809,0.809,0.826,0.833,0.846,0.846,0.858,0.858,0.866,0.866,0.884,0.905,0.918,0.926,0.953,0.955,0.97,0.973,0.978,0.985,0.985],"proof":{"scheme":"hmac-sha-256/1","commitment":"80f75b9a94a948d62ea0951958c3aac5e9003a2f282d1b13a2aea54d2bf2fc0f","seed":"324e5b0b9170237598b8bcc3aead3b3f81a81003327f80411a9086e698e25ff6","entropy":[]}}', NULL);
INSERT INTO public.people VALUES ('4687a06ca668ff2b83cf', 'Ada', 'ada', '$argon2id$v=19$m=65536,t=3,p=4$0+TxUShUk6VcDLO128Ng/A$gwYLGowHjzIZRAl2Ef6+GNU7JUJveAOgrGrIDdh2CkI', 1794817250.4681528, NULL);
INSERT INTO public.people VALUES ('3845bd5d4cd65853588f', 'Bo', NULL, NULL, 1794817250.6454291, NULL);
INSERT INTO public.people VALUES ('b794225137b226ef22eb', 'Cy', NULL, NULL, 1794817250.7854455, NULL);
INSERT INTO public.places VALUES ('Z2UZUE55VJ', 0, '4687a06ca668ff2b83cf');
INSERT INTO public.places VALUES ('Z2UZUE55VJ', 1, '3845bd5d4cd65853588f');
INSERT INTO public.places VALUES ('EZYQ8R6UW8', 0, '3845bd5d4cd65853588f');
INSERT INTO public.places VALUES ('EZYQ8R6UW8', 1, '4687a06ca668ff2b83cf');
INSERT INTO public.places VALUES ('84RE8MMVVQ', 0, '4687a06ca668ff2b83cf');
INSERT INTO public.places VALUES ('84RE8MMVVQ', 1, '3845bd5d4cd65853588f');
INSERT INTO public.places VALUES ('84RE8MMVVQ', 2, 'b794225137b226ef22eb');
INSERT INTO public.places VALUES ('W4EKWSM7P2', 0, 'b794225137b226ef22eb');
INSERT INTO public.places VALUES ('MCNNXZWV3U', 0, '3845bd5d4cd65853588f');
INSERT INTO public.places VALUES ('ED6FN3TKRQ', 0, 'b794225137b226ef22eb');
INSERT INTO public.ratings VALUES ('people', 'gold', '3845bd5d4cd65853588f', 22.364610506859503, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('people', 'gold', '4687a06ca668ff2b83cf', 27.635389493140497, 8.06590141354368, 1);
INSERT INTO public.results VALUES ('V42C385M4Q6C', 0, '3845bd5d4cd65853588f', 'gold', 22, 0, 1794817253.1413524, 25, 22.364610506859503, false);
INSERT INTO public.results VALUES ('V42C385M4Q6C', 1, '4687a06ca668ff2b83cf', 'gold', 27, 1, 1794817253.1413524, 25, 27.635389493140497, false);
INSERT INTO public.secrets VALUES ('cookies', '99156484889c769a700d04bb4f92ce8ffd160cad199f3346670feb9fb906c167');
INSERT INTO public.tables VALUES ('Z2UZUE55VJ', 'gold-nuggets', 'playing', false, 0, '4687a06ca668ff2b83cf', 1794817251.6569507, 1794817251.7415595, NULL);
INSERT INTO public.tables VALUES ('EZYQ8R6UW8', 'gold', 'over', false, 0, '3845bd5d4cd65853588f', 1794817252.0721962, 1794817253.1413524, NULL);
INSERT INTO public.tables VALUES ('84RE8MMVVQ', 'claim-poker', 'playing', false, 0, '4687a06ca668ff2b83cf', 1794817253.4014008, 1794817253.4684784, 1796026853.4684784);
INSERT INTO public.tables VALUES ('W4EKWSM7P2', 'gold-nuggets', 'playing', false, 0, 'b794225137b226ef22eb', 1794817253.717479, 1794817253.766435, 1794817253.766435);
INSERT INTO public.tables VALUES ('MCNNXZWV3U', 'wurf-und-weg', 'lobby', true, 1, '3845bd5d4cd65853588f', 1794817254.2639709, 1794817254.2639709, NULL);
INSERT INTO public.tables VALUES ('ED6FN3TKRQ', 'gold', 'closed', false, 1, 'b794225137b226ef22eb', 1794817254.7225335, 1794817254.7782373, NULL);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.contents
    ADD CONSTRAINT contents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_login_key UNIQUE (login);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (pool, game, who);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (match_id, seat);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (digest);
CREATE INDEX ix_codes_table_id ON public.codes USING btree (table_id);
CREATE INDEX ix_contents_person ON public.contents USING btree (person);
CREATE INDEX ix_matches_table_id ON public.matches USING btree (table_id);
CREATE INDEX ix_passkeys_person ON public.passkeys USING btree (person);
CREATE INDEX ix_people_merged ON public.people USING btree (merged);
CREATE INDEX ix_places_person ON public.places USING btree (person);
CREATE INDEX ix_results_person ON public.results USING btree (person);
CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);
CREATE INDEX tables_public ON public.tables USING btree (public, status, updated);
CREATE INDEX tables_wake ON public.tables USING btree (wake);
