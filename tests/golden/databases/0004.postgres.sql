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
    wake double precision,
    at integer DEFAULT 0 NOT NULL,
    line text,
    match_id character varying(16)
);
CREATE TABLE public.tokens (
    digest character varying(64) NOT NULL,
    person character varying(24) NOT NULL,
    created double precision NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0004');
INSERT INTO public.codes VALUES ('S7U5QA', 'EM2WW3BT9U', -1);
INSERT INTO public.codes VALUES ('JE5H8F', 'EM2WW3BT9U', 0);
INSERT INTO public.codes VALUES ('PJBDJB', 'EM2WW3BT9U', 1);
INSERT INTO public.codes VALUES ('KDCXR6', 'UP3JMNJWFD', -1);
INSERT INTO public.codes VALUES ('TSQJV4', 'UP3JMNJWFD', 0);
INSERT INTO public.codes VALUES ('MVVQ5B', 'UP3JMNJWFD', 1);
INSERT INTO public.codes VALUES ('3EAPCQ', '4AE9BNEZX9', -1);
INSERT INTO public.codes VALUES ('NXN47H', '4AE9BNEZX9', 0);
INSERT INTO public.codes VALUES ('KCY7HQ', '4AE9BNEZX9', 1);
INSERT INTO public.codes VALUES ('U8KW4P', '4AE9BNEZX9', 2);
INSERT INTO public.codes VALUES ('25NJ4C', 'UDNYPAT447', -1);
INSERT INTO public.codes VALUES ('MTZYRW', 'UDNYPAT447', 0);
INSERT INTO public.codes VALUES ('A3XK7M', 'UDNYPAT447', 1);
INSERT INTO public.codes VALUES ('RWZU5R', '87HJU95ZY5', -1);
INSERT INTO public.codes VALUES ('FPTW6X', '87HJU95ZY5', 0);
INSERT INTO public.codes VALUES ('TCF6QN', '87HJU95ZY5', 1);
INSERT INTO public.codes VALUES ('ACCRS2', 'FZ3HXXCX6S', -1);
INSERT INTO public.codes VALUES ('BKTVY4', 'FZ3HXXCX6S', 0);
INSERT INTO public.codes VALUES ('ZDFQ8K', 'FZ3HXXCX6S', 1);
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 0, '{"is":"opened","time":1794820295.7650213,"host":"e8918df000b987133b2f","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["JE5H8F","PJBDJB"],"seed":"fb281876a55bbc317cf20f090971db9c96b58cf23d20772a23f58e89ac655a2d"}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 1, '{"is":"seated","time":1794820295.838607,"seat":1,"person":"ba5c3d2f83c7f165b5b2","name":"Bo"}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 2, '{"is":"said","time":1794820295.8826287,"name":"Bo","seat":1,"phrase":"good-luck","person":"ba5c3d2f83c7f165b5b2"}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 3, '{"is":"started","time":1794820295.8916523,"match":"WBTA8N8HU2S3","starter":0,"next_seed":"f72f0121f7ef707c720ced111cc86eff2a043125312a1e57c17cdd2b2d4dc31d","signal":0.3,"version":1}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 4, '{"is":"played","time":1794820295.939605,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 5, '{"is":"played","time":1794820295.9457436,"seat":0,"move":"take","outcomes":["lasso","3","3","5","3","lasso","4"]}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 6, '{"is":"played","time":1794820295.9596026,"seat":1,"move":"aside lasso 2"}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 7, '{"is":"played","time":1794820295.9777322,"seat":1,"move":"roll","outcomes":["nugget","3","2","lasso","nugget"]}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 8, '{"is":"played","time":1794820296.0026386,"seat":1,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 9, '{"is":"played","time":1794820296.005971,"seat":1,"move":"roll","outcomes":["2","nugget","5","5"]}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 10, '{"is":"played","time":1794820296.008803,"seat":1,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 11, '{"is":"played","time":1794820296.0129313,"seat":1,"move":"roll","outcomes":["lasso","5","2"]}');
INSERT INTO public.entries VALUES ('EM2WW3BT9U', 12, '{"is":"played","time":1794820296.0251055,"seat":1,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 0, '{"is":"opened","time":1794820296.1186552,"host":"ba5c3d2f83c7f165b5b2","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["TSQJV4","MVVQ5B"],"seed":"1675cb75f49315907925afa58fb4f40b1b9a6f7f439e9608f052983247051285"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 1, '{"is":"seated","time":1794820296.1473324,"seat":1,"person":"e8918df000b987133b2f","name":"Ada"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 2, '{"is":"started","time":1794820296.1505842,"match":"YFVB67W8A6VK","starter":0,"next_seed":"83c3e66cf24049937c6d1c05ef8f9bfd7fcc2b268a1d015524f7f1e696285b21","signal":0.3,"version":1}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 3, '{"is":"played","time":1794820296.160238,"seat":0,"move":"flip 30","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 4, '{"is":"played","time":1794820296.1623333,"seat":0,"move":"flip 38","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 5, '{"is":"played","time":1794820296.1702576,"seat":1,"move":"flip 15","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 6, '{"is":"played","time":1794820296.1725254,"seat":1,"move":"flip 20","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 7, '{"is":"played","time":1794820296.1790614,"seat":0,"move":"flip 37","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 8, '{"is":"played","time":1794820296.1867182,"seat":0,"move":"flip 8","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 9, '{"is":"played","time":1794820296.1905637,"seat":1,"move":"flip 6","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 10, '{"is":"played","time":1794820296.1974058,"seat":1,"move":"flip 51","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 11, '{"is":"played","time":1794820296.1998725,"seat":0,"move":"flip 25","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 12, '{"is":"played","time":1794820296.2018485,"seat":0,"move":"flip 63","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 13, '{"is":"played","time":1794820296.2063477,"seat":1,"move":"flip 27","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 14, '{"is":"played","time":1794820296.2082903,"seat":1,"move":"flip 34","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 15, '{"is":"played","time":1794820296.2114542,"seat":0,"move":"flip 44","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 16, '{"is":"played","time":1794820296.2145612,"seat":0,"move":"flip 35","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 17, '{"is":"played","time":1794820296.2181284,"seat":1,"move":"flip 9","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 18, '{"is":"played","time":1794820296.2254348,"seat":1,"move":"flip 5","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 19, '{"is":"played","time":1794820296.2306244,"seat":0,"move":"flip 48","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 20, '{"is":"played","time":1794820296.2343721,"seat":0,"move":"flip 45","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 21, '{"is":"played","time":1794820296.238393,"seat":1,"move":"flip 4","outcomes":["digger violet 5"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 22, '{"is":"played","time":1794820296.2462833,"seat":1,"move":"flip 1","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 23, '{"is":"played","time":1794820296.2509968,"seat":0,"move":"flip 7","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 24, '{"is":"played","time":1794820296.2586935,"seat":0,"move":"flip 51"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 25, '{"is":"played","time":1794820296.2694256,"seat":1,"move":"flip 33","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 26, '{"is":"played","time":1794820296.2789125,"seat":1,"move":"flip 47","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 27, '{"is":"played","time":1794820296.2891686,"seat":0,"move":"flip 0","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 28, '{"is":"played","time":1794820296.2944102,"seat":0,"move":"flip 41","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 29, '{"is":"played","time":1794820296.2995338,"seat":1,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 30, '{"is":"played","time":1794820296.3053648,"seat":1,"move":"flip 7"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 31, '{"is":"played","time":1794820296.3074467,"seat":0,"move":"flip 24","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 32, '{"is":"played","time":1794820296.3113873,"seat":0,"move":"flip 53","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 33, '{"is":"played","time":1794820296.3199828,"seat":1,"move":"flip 22","outcomes":["digger orange 5"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 34, '{"is":"played","time":1794820296.3280962,"seat":1,"move":"flip 50","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 35, '{"is":"played","time":1794820296.3335068,"seat":0,"move":"flip 22"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 36, '{"is":"played","time":1794820296.3405306,"seat":0,"move":"flip 19","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 37, '{"is":"played","time":1794820296.346346,"seat":1,"move":"flip 54","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 38, '{"is":"played","time":1794820296.369398,"seat":1,"move":"flip 37"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 39, '{"is":"played","time":1794820296.377459,"seat":0,"move":"flip 49","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 40, '{"is":"played","time":1794820296.3883605,"seat":0,"move":"flip 57","outcomes":["digger green 5"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 41, '{"is":"played","time":1794820296.409201,"seat":1,"move":"flip 29","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 42, '{"is":"played","time":1794820296.4388285,"seat":1,"move":"flip 18","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 43, '{"is":"played","time":1794820296.442537,"seat":0,"move":"flip 61","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 44, '{"is":"played","time":1794820296.4542508,"seat":0,"move":"flip 55","outcomes":["digger red 5"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 45, '{"is":"played","time":1794820296.45848,"seat":1,"move":"flip 12","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 46, '{"is":"played","time":1794820296.4864297,"seat":1,"move":"flip 32","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 47, '{"is":"played","time":1794820296.4984543,"seat":0,"move":"flip 47"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 48, '{"is":"played","time":1794820296.502615,"seat":0,"move":"flip 17","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 49, '{"is":"played","time":1794820296.508636,"seat":1,"move":"flip 28","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 50, '{"is":"played","time":1794820296.5227146,"seat":1,"move":"flip 63"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 51, '{"is":"played","time":1794820296.5310395,"seat":0,"move":"flip 14","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 52, '{"is":"played","time":1794820296.5429983,"seat":0,"move":"flip 43","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 53, '{"is":"played","time":1794820296.5503716,"seat":1,"move":"flip 2","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 54, '{"is":"played","time":1794820296.6024232,"seat":1,"move":"flip 60","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 55, '{"is":"played","time":1794820296.6135333,"seat":0,"move":"flip 11","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 56, '{"is":"played","time":1794820296.6263585,"seat":0,"move":"flip 40","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 57, '{"is":"played","time":1794820296.6463592,"seat":1,"move":"flip 53"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 58, '{"is":"played","time":1794820296.6626987,"seat":1,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 59, '{"is":"played","time":1794820296.6666765,"seat":0,"move":"flip 33"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 60, '{"is":"played","time":1794820296.6693687,"seat":0,"move":"flip 62","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 61, '{"is":"played","time":1794820296.674985,"seat":1,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 62, '{"is":"played","time":1794820296.6814055,"seat":1,"move":"flip 21","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 63, '{"is":"played","time":1794820296.710418,"seat":0,"move":"flip 3","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 64, '{"is":"played","time":1794820296.716855,"seat":0,"move":"flip 10","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 65, '{"is":"played","time":1794820296.7237222,"seat":1,"move":"flip 26","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 66, '{"is":"played","time":1794820296.728114,"seat":1,"move":"flip 39","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 67, '{"is":"played","time":1794820296.730417,"seat":0,"move":"flip 26"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 68, '{"is":"played","time":1794820296.739249,"seat":0,"move":"flip 8"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 69, '{"is":"played","time":1794820296.7457583,"seat":1,"move":"flip 42","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 70, '{"is":"played","time":1794820296.7478347,"seat":1,"move":"flip 52","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 71, '{"is":"played","time":1794820296.7584937,"seat":0,"move":"flip 26"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 72, '{"is":"played","time":1794820296.7605484,"seat":0,"move":"flip 58","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 73, '{"is":"played","time":1794820296.7625616,"seat":1,"move":"flip 13","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 74, '{"is":"played","time":1794820296.7654037,"seat":1,"move":"flip 46","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 75, '{"is":"played","time":1794820296.773387,"seat":0,"move":"flip 6"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 76, '{"is":"played","time":1794820296.7782946,"seat":0,"move":"flip 31","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 77, '{"is":"played","time":1794820296.7823014,"seat":1,"move":"flip 31"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 78, '{"is":"played","time":1794820296.7840092,"seat":1,"move":"flip 59","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 79, '{"is":"played","time":1794820296.785766,"seat":0,"move":"flip 36","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 80, '{"is":"played","time":1794820296.790191,"seat":0,"move":"flip 56","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 81, '{"is":"played","time":1794820296.7989228,"seat":1,"move":"flip 35"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 82, '{"is":"played","time":1794820296.8069038,"seat":1,"move":"flip 53"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 83, '{"is":"played","time":1794820296.817614,"seat":0,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 84, '{"is":"played","time":1794820296.8198726,"seat":0,"move":"flip 35"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 85, '{"is":"played","time":1794820296.8257494,"seat":1,"move":"flip 26"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 86, '{"is":"played","time":1794820296.8344462,"seat":1,"move":"flip 23","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 87, '{"is":"played","time":1794820296.8422644,"seat":0,"move":"flip 44"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 88, '{"is":"played","time":1794820296.850013,"seat":1,"move":"flip 31"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 89, '{"is":"played","time":1794820296.8517985,"seat":0,"move":"flip 56"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 90, '{"is":"played","time":1794820296.8581917,"seat":1,"move":"flip 35"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 91, '{"is":"played","time":1794820296.8684525,"seat":0,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 92, '{"is":"played","time":1794820296.8825912,"seat":1,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 93, '{"is":"played","time":1794820296.8875444,"seat":0,"move":"flip 53"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 94, '{"is":"played","time":1794820296.9054756,"seat":1,"move":"flip 6"}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 95, '{"is":"played","time":1794820296.91822,"seat":0,"move":"flip 16","outcomes":["digger blue 5"]}');
INSERT INTO public.entries VALUES ('UP3JMNJWFD', 96, '{"is":"played","time":1794820296.9334543,"seat":1,"move":"flip 36"}');
INSERT INTO public.entries VALUES ('4AE9BNEZX9', 0, '{"is":"opened","time":1794820297.1627576,"host":"e8918df000b987133b2f","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["NXN47H","KCY7HQ","U8KW4P"],"seed":"b6ce9939e535dee8d17405bf383357d6306984365a2e9ed9f75f24a5adf42709"}');
INSERT INTO public.entries VALUES ('4AE9BNEZX9', 1, '{"is":"seated","time":1794820297.2058837,"seat":1,"person":"ba5c3d2f83c7f165b5b2","name":"Bo"}');
INSERT INTO public.entries VALUES ('4AE9BNEZX9', 2, '{"is":"seated","time":1794820297.2105777,"seat":2,"person":"9c9e8a4201d8b37da4e7","name":"Cy"}');
INSERT INTO public.entries VALUES ('4AE9BNEZX9', 3, '{"is":"started","time":1794820297.21453,"match":"W466C72497EE","starter":0,"next_seed":"0f58395761ef81c759180f61878fc62a17f046004305e3503f51916dc6cd0413","signal":0.3,"version":1}');
INSERT INTO public.entries VALUES ('4AE9BNEZX9', 4, '{"is":"played","time":1794820297.2223206,"seat":0,"move":"take knife"}');
INSERT INTO public.entries VALUES ('4AE9BNEZX9', 5, '{"is":"played","time":1794820297.2305987,"seat":0,"move":"take rifle"}');
INSERT INTO public.entries VALUES ('4AE9BNEZX9', 6, '{"is":"played","time":1794820297.236811,"seat":0,"move":"give rifle 2","outcomes":["knife 3","rifle 3"]}');
INSERT INTO public.entries VALUES ('4AE9BNEZX9', 7, '{"is":"played","time":1794820297.2404883,"seat":1,"move":"take sieve"}');
INSERT INTO public.entries VALUES ('4AE9BNEZX9', 8, '{"is":"played","time":1794820297.2447236,"seat":1,"move":"take knife"}');
INSERT INTO public.entries VALUES ('4AE9BNEZX9', 9, '{"is":"played","time":1794820297.26447,"seat":1,"move":"give knife 2","outcomes":["sieve 1","nugget 3"]}');
INSERT INTO public.entries VALUES ('4AE9BNEZX9', 10, '{"is":"played","time":1794820297.2711968,"seat":2,"move":"take shovel"}');
INSERT INTO public.entries VALUES ('UDNYPAT447', 0, '{"is":"opened","time":1794820297.3850994,"host":"9c9e8a4201d8b37da4e7","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["MTZYRW","A3XK7M"],"seed":"bbc56315f13b44c04c5838ff3ea76238000cf47da5fac4dfd44211f844493243"}');
INSERT INTO public.entries VALUES ('UDNYPAT447', 1, '{"is":"started","time":1794820297.3933067,"match":"EK2EGF4JESUD","starter":0,"next_seed":"18facc1bddc6ee3a5ff625f4263d0fcf17f19ab46ce6790b9804aba7b1b0d07a","signal":0.3,"version":1}');
INSERT INTO public.entries VALUES ('UDNYPAT447', 2, '{"is":"played","time":1794820297.402637,"seat":0,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('UDNYPAT447', 3, '{"is":"played","time":1794820297.4305546,"seat":0,"move":"take","outcomes":["3","5","lasso","3","nugget","nugget","4"]}');
INSERT INTO public.entries VALUES ('87HJU95ZY5', 0, '{"is":"opened","time":1794820297.8189678,"host":"ba5c3d2f83c7f165b5b2","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["FPTW6X","TCF6QN"],"seed":"1f143aba723d0ef13969fc7098b8f47db3decef2347567d7df132ab2fb2a2b2b"}');
INSERT INTO public.entries VALUES ('FZ3HXXCX6S', 0, '{"is":"opened","time":1794820298.1695209,"host":"9c9e8a4201d8b37da4e7","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["BKTVY4","ZDFQ8K"],"seed":"181b1d5cce12cd9a0dc3f5ccf424e3fae97a2a83c0fa9489370c8894c8fc338e"}');
INSERT INTO public.entries VALUES ('FZ3HXXCX6S', 1, '{"is":"closed","time":1794820298.1962633}');
INSERT INTO public.matches VALUES ('YFVB67W8A6VK', 'UP3JMNJWFD', 'gold', 1794820296.9334543, '{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","digger red 4"],[0,"flip 38"],["*","gold 3"],[1,"flip 15"],["*","dynamite"],[1,"flip 20"],["*","digger orange 4"],[0,"flip 37"],["*","digger orange 3"],[0,"flip 8"],["*","digger orange 3"],[1,"flip 6"],["*","digger blue 2"],[1,"flip 51"],["*","digger violet 2"],[0,"flip 25"],["*","gold 4"],[0,"flip 63"],["*","digger red 2"],[1,"flip 27"],["*","gold 2"],[1,"flip 34"],["*","digger blue 4"],[0,"flip 44"],["*","gold 3"],[0,"flip 35"],["*","gold 2"],[1,"flip 9"],["*","digger violet 2"],[1,"flip 5"],["*","gold 1"],[0,"flip 48"],["*","digger orange 2"],[0,"flip 45"],["*","gold 1"],[1,"flip 4"],["*","digger violet 5"],[1,"flip 1"],["*","gold 1"],[0,"flip 7"],["*","digger red 4"],[0,"flip 51"],[1,"flip 33"],["*","gold 1"],[1,"flip 47"],["*","gold 3"],[0,"flip 0"],["*","gold 2"],[0,"flip 41"],["*","digger red 3"],[1,"flip 25"],[1,"flip 7"],[0,"flip 24"],["*","gold 2"],[0,"flip 53"],["*","gold 3"],[1,"flip 22"],["*","digger orange 5"],[1,"flip 50"],["*","digger orange 4"],[0,"flip 22"],[0,"flip 19"],["*","gold 3"],[1,"flip 54"],["*","gold 2"],[1,"flip 37"],[0,"flip 49"],["*","gold 4"],[0,"flip 57"],["*","digger green 5"],[1,"flip 29"],["*","digger violet 3"],[1,"flip 18"],["*","gold 3"],[0,"flip 61"],["*","gold 2"],[0,"flip 55"],["*","digger red 5"],[1,"flip 12"],["*","gold 1"],[1,"flip 32"],["*","digger red 2"],[0,"flip 47"],[0,"flip 17"],["*","digger violet 4"],[1,"flip 28"],["*","digger green 4"],[1,"flip 63"],[0,"flip 14"],["*","gold 2"],[0,"flip 43"],["*","digger orange 2"],[1,"flip 2"],["*","digger blue 3"],[1,"flip 60"],["*","dynamite"],[0,"flip 11"],["*","digger blue 3"],[0,"flip 40"],["*","gold 3"],[1,"flip 53"],[1,"flip 24"],[0,"flip 33"],[0,"flip 62"],["*","digger blue 4"],[1,"flip 24"],[1,"flip 21"],["*","digger green 3"],[0,"flip 3"],["*","dynamite"],[0,"flip 10"],["*","digger blue 2"],[1,"flip 26"],["*","digger violet 4"],[1,"flip 39"],["*","digger green 2"],[0,"flip 26"],[0,"flip 8"],[1,"flip 42"],["*","gold 4"],[1,"flip 52"],["*","digger green 4"],[0,"flip 26"],[0,"flip 58"],["*","digger violet 3"],[1,"flip 13"],["*","digger red 3"],[1,"flip 46"],["*","dynamite"],[0,"flip 6"],[0,"flip 31"],["*","digger green 2"],[1,"flip 31"],[1,"flip 59"],["*","gold 4"],[0,"flip 36"],["*","digger green 3"],[0,"flip 56"],["*","gold 4"],[1,"flip 35"],[1,"flip 53"],[0,"flip 59"],[0,"flip 35"],[1,"flip 26"],[1,"flip 23"],["*","dynamite"],[0,"flip 44"],[1,"flip 31"],[0,"flip 56"],[1,"flip 35"],[0,"flip 59"],[1,"flip 28"],[0,"flip 53"],[1,"flip 6"],[0,"flip 16"],["*","digger blue 5"],[1,"flip 36"]],"result":{"reason":"last-card","scores":[35,25],"winners":[0]},"times":[0.01,0.01,0.012,0.012,0.02,0.02,0.022,0.022,0.028,0.028,0.036,0.036,0.04,0.04,0.047,0.047,0.049,0.049,0.051,0.051,0.056,0.056,0.058,0.058,0.061,0.061,0.064,0.064,0.068,0.068,0.075,0.075,0.08,0.08,0.084,0.084,0.088,0.088,0.096,0.096,0.1,0.1,0.108,0.119,0.119,0.128,0.128,0.139,0.139,0.144,0.144,0.149,0.155,0.157,0.157,0.161,0.161,0.169,0.169,0.178,0.178,0.183,0.19,0.19,0.196,0.196,0.219,0.227,0.227,0.238,0.238,0.259,0.259,0.288,0.288,0.292,0.292,0.304,0.304,0.308,0.308,0.336,0.336,0.348,0.352,0.352,0.358,0.358,0.372,0.38,0.38,0.392,0.392,0.4,0.4,0.452,0.452,0.463,0.463,0.476,0.476,0.496,0.512,0.516,0.519,0.519,0.524,0.531,0.531,0.56,0.56,0.566,0.566,0.573,0.573,0.578,0.578,0.58,0.589,0.595,0.595,0.597,0.597,0.608,0.61,0.61,0.612,0.612,0.615,0.615,0.623,0.628,0.628,0.632,0.633,0.633,0.635,0.635,0.64,0.64,0.648,0.656,0.667,0.669,0.675,0.684,0.684,0.692,0.699,0.701,0.708,0.718,0.732,0.737,0.755,0.768,0.768,0.783],"figures":[["river","circle"],["pine","square"]],"proof":{"scheme":"hmac-sha-256/1","commitment":"27e14b8ee9af34ff6195cf2a0cd6deb2d2097e06a285c13c6133382c45b6502b","seed":"1675cb75f49315907925afa58fb4f40b1b9a6f7f439e9608f052983247051285","entropy":[]}}', NULL);
INSERT INTO public.people VALUES ('e8918df000b987133b2f', 'Ada', 'ada', '$argon2id$v=19$m=65536,t=3,p=4$hN0gFEYlNPrHVeck2VB21g$SbUCSs9CRR1sZDtklFhCsSgWLVkYXd/pFWQuhNI9ivI', 1794820294.6964228, NULL);
INSERT INTO public.people VALUES ('ba5c3d2f83c7f165b5b2', 'Bo', NULL, NULL, 1794820294.892382, NULL);
INSERT INTO public.people VALUES ('9c9e8a4201d8b37da4e7', 'Cy', NULL, NULL, 1794820295.0880702, NULL);
INSERT INTO public.places VALUES ('EM2WW3BT9U', 0, 'e8918df000b987133b2f');
INSERT INTO public.places VALUES ('EM2WW3BT9U', 1, 'ba5c3d2f83c7f165b5b2');
INSERT INTO public.places VALUES ('UP3JMNJWFD', 0, 'ba5c3d2f83c7f165b5b2');
INSERT INTO public.places VALUES ('UP3JMNJWFD', 1, 'e8918df000b987133b2f');
INSERT INTO public.places VALUES ('4AE9BNEZX9', 0, 'e8918df000b987133b2f');
INSERT INTO public.places VALUES ('4AE9BNEZX9', 1, 'ba5c3d2f83c7f165b5b2');
INSERT INTO public.places VALUES ('4AE9BNEZX9', 2, '9c9e8a4201d8b37da4e7');
INSERT INTO public.places VALUES ('UDNYPAT447', 0, '9c9e8a4201d8b37da4e7');
INSERT INTO public.places VALUES ('87HJU95ZY5', 0, 'ba5c3d2f83c7f165b5b2');
INSERT INTO public.places VALUES ('FZ3HXXCX6S', 0, '9c9e8a4201d8b37da4e7');
INSERT INTO public.ratings VALUES ('people', 'gold', 'ba5c3d2f83c7f165b5b2', 27.635389493140497, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('people', 'gold', 'e8918df000b987133b2f', 22.364610506859503, 8.06590141354368, 1);
INSERT INTO public.results VALUES ('YFVB67W8A6VK', 0, 'ba5c3d2f83c7f165b5b2', 'gold', 35, 1, 1794820296.9334543, 25, 27.635389493140497, false);
INSERT INTO public.results VALUES ('YFVB67W8A6VK', 1, 'e8918df000b987133b2f', 'gold', 25, 0, 1794820296.9334543, 25, 22.364610506859503, false);
INSERT INTO public.secrets VALUES ('cookies', 'f12e123ef4fe1c60837f4ff1dc2fe176380afff08f52878b021ec17e26090d36');
INSERT INTO public.tables VALUES ('EM2WW3BT9U', 'gold-nuggets', 'playing', false, 0, 'e8918df000b987133b2f', 1794820295.7650213, 1794820296.0251055, NULL, 13, '{"game":"gold-nuggets","status":"playing","stirred":1794820296.0251055,"seats":[["Ada","river","circle","e8918df000b987133b2f",null,false,false,{}],["Bo","pine","square","ba5c3d2f83c7f165b5b2",null,false,false,{}]],"to_act":[1],"match":"WBTA8N8HU2S3"}', 'WBTA8N8HU2S3');
INSERT INTO public.tables VALUES ('UP3JMNJWFD', 'gold', 'over', false, 0, 'ba5c3d2f83c7f165b5b2', 1794820296.1186552, 1794820296.9334543, NULL, 97, '{"game":"gold","status":"over","stirred":1794820296.9334543,"seats":[["Bo","river","circle","ba5c3d2f83c7f165b5b2",null,false,false,{}],["Ada","pine","square","e8918df000b987133b2f",null,false,false,{}]],"match":"YFVB67W8A6VK"}', 'YFVB67W8A6VK');
INSERT INTO public.tables VALUES ('4AE9BNEZX9', 'claim-poker', 'playing', false, 0, 'e8918df000b987133b2f', 1794820297.1627576, 1794820297.2711968, 1796029897.2711968, 11, '{"game":"claim-poker","status":"playing","stirred":1794820297.2711968,"seats":[["Ada","river","circle","e8918df000b987133b2f",null,false,false,{}],["Bo","pine","square","ba5c3d2f83c7f165b5b2",null,false,false,{}],["Cy","clay","triangle","9c9e8a4201d8b37da4e7",null,false,false,{}]],"to_act":[2],"match":"W466C72497EE"}', 'W466C72497EE');
INSERT INTO public.tables VALUES ('UDNYPAT447', 'gold-nuggets', 'playing', false, 0, '9c9e8a4201d8b37da4e7', 1794820297.3850994, 1794820297.4305546, 1794820297.4305546, 4, '{"game":"gold-nuggets","status":"playing","stirred":1794820297.4305546,"seats":[["Cy","river","circle","9c9e8a4201d8b37da4e7",null,false,false,{}],["Otto","pine","square",null,"greenhorn",false,false,{}]],"to_act":[1],"match":"EK2EGF4JESUD"}', 'EK2EGF4JESUD');
INSERT INTO public.tables VALUES ('87HJU95ZY5', 'wurf-und-weg', 'lobby', true, 1, 'ba5c3d2f83c7f165b5b2', 1794820297.8189678, 1794820297.8189678, NULL, 1, '{"game":"wurf-und-weg","status":"lobby","stirred":1794820297.8189678,"seats":[["Bo","river","circle","ba5c3d2f83c7f165b5b2",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL);
INSERT INTO public.tables VALUES ('FZ3HXXCX6S', 'gold', 'closed', false, 1, '9c9e8a4201d8b37da4e7', 1794820298.1695209, 1794820298.1962633, NULL, 2, '{"game":"gold","status":"closed","stirred":1794820298.1962633,"seats":[["Cy","river","circle","9c9e8a4201d8b37da4e7",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL);
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
CREATE INDEX ix_tables_match_id ON public.tables USING btree (match_id);
CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);
CREATE INDEX tables_public ON public.tables USING btree (public, status, updated);
CREATE INDEX tables_wake ON public.tables USING btree (wake);
