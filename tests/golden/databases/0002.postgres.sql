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
    rating_after double precision
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
INSERT INTO public.alembic_version VALUES ('0002');
INSERT INTO public.codes VALUES ('HA9NP4', '2ZNAB9A56H', -1);
INSERT INTO public.codes VALUES ('PSBMJX', '2ZNAB9A56H', 0);
INSERT INTO public.codes VALUES ('7K858Z', '2ZNAB9A56H', 1);
INSERT INTO public.codes VALUES ('BEGTCJ', 'NJ6SBZ4BQY', -1);
INSERT INTO public.codes VALUES ('VCQEV3', 'NJ6SBZ4BQY', 0);
INSERT INTO public.codes VALUES ('KRRUDE', 'NJ6SBZ4BQY', 1);
INSERT INTO public.codes VALUES ('9WK9Z8', '35MP6KK8FK', -1);
INSERT INTO public.codes VALUES ('PSJTFW', '35MP6KK8FK', 0);
INSERT INTO public.codes VALUES ('RKB472', '35MP6KK8FK', 1);
INSERT INTO public.codes VALUES ('ZHEW8D', '35MP6KK8FK', 2);
INSERT INTO public.codes VALUES ('2S9KTT', 'GGGVDCPNP6', -1);
INSERT INTO public.codes VALUES ('UFWT3C', 'GGGVDCPNP6', 0);
INSERT INTO public.codes VALUES ('KYQA9P', 'GGGVDCPNP6', 1);
INSERT INTO public.codes VALUES ('DUJ5YW', '3WGGUTBXWG', -1);
INSERT INTO public.codes VALUES ('HK8PE7', '3WGGUTBXWG', 0);
INSERT INTO public.codes VALUES ('UNY9MN', '3WGGUTBXWG', 1);
INSERT INTO public.codes VALUES ('HXK5G7', 'PMPTK9DU6R', -1);
INSERT INTO public.codes VALUES ('N8T8Y7', 'PMPTK9DU6R', 0);
INSERT INTO public.codes VALUES ('8AU2RD', 'PMPTK9DU6R', 1);
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 0, '{"is":"opened","time":1794815622.2475705,"host":"83d614405e8492e40216","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["PSBMJX","7K858Z"],"seed":"c1f16bbe7dc0b067a81a46d5fdbab42537c5b38b802ffe7afeb57dbd5ef6bcd9"}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 1, '{"is":"seated","time":1794815622.3584003,"seat":1,"person":"f492e6b5b30f92548101","name":"Bo"}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 2, '{"is":"said","time":1794815622.3625584,"name":"Bo","seat":1,"phrase":"good-luck"}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 3, '{"is":"started","time":1794815622.365135,"match":"D2PFHE23NGF9","starter":0,"next_seed":"0457fc7124f245cc033e854152fef27f90d515cd1ee8f07d330df66b4b8fe144","signal":0.3}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 4, '{"is":"played","time":1794815622.3684657,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 5, '{"is":"played","time":1794815622.370893,"seat":0,"move":"take","outcomes":["2","nugget","nugget","nugget","lasso","nugget","lasso"]}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 6, '{"is":"played","time":1794815622.3731632,"seat":1,"move":"aside nugget 2"}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 7, '{"is":"played","time":1794815622.3922012,"seat":1,"move":"roll","outcomes":["nugget","4","2","lasso","2"]}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 8, '{"is":"played","time":1794815622.3950126,"seat":1,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 9, '{"is":"played","time":1794815622.3976386,"seat":1,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 10, '{"is":"played","time":1794815622.400627,"seat":1,"move":"roll","outcomes":["3","4","lasso"]}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 11, '{"is":"played","time":1794815622.4051638,"seat":1,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('2ZNAB9A56H', 12, '{"is":"played","time":1794815622.490816,"seat":1,"move":"roll","outcomes":["5","nugget"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 0, '{"is":"opened","time":1794815622.7992663,"host":"f492e6b5b30f92548101","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["VCQEV3","KRRUDE"],"seed":"7bc2e86389b3728fd6295a6af2e30c3d6aae6229ec0a1d70d4ebf32aba1e837d"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 1, '{"is":"seated","time":1794815622.9115994,"seat":1,"person":"83d614405e8492e40216","name":"Ada"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 2, '{"is":"started","time":1794815622.923843,"match":"VD3PRKZFS33H","starter":0,"next_seed":"281406a038327e56334772fceabde5d28c9e463ee8fb6238a6dcc0cfe38d1fcc","signal":0.3}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 3, '{"is":"played","time":1794815622.938955,"seat":0,"move":"flip 30","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 4, '{"is":"played","time":1794815622.952138,"seat":0,"move":"flip 38","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 5, '{"is":"played","time":1794815622.9935784,"seat":1,"move":"flip 30"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 6, '{"is":"played","time":1794815623.008566,"seat":1,"move":"flip 19","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 7, '{"is":"played","time":1794815623.0262322,"seat":0,"move":"flip 35","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 8, '{"is":"played","time":1794815623.050418,"seat":0,"move":"flip 8","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 9, '{"is":"played","time":1794815623.0565255,"seat":1,"move":"flip 6","outcomes":["digger violet 5"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 10, '{"is":"played","time":1794815623.07136,"seat":1,"move":"flip 50","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 11, '{"is":"played","time":1794815623.0752108,"seat":0,"move":"flip 24","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 12, '{"is":"played","time":1794815623.078445,"seat":0,"move":"flip 63","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 13, '{"is":"played","time":1794815623.084135,"seat":1,"move":"flip 27","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 14, '{"is":"played","time":1794815623.08847,"seat":1,"move":"flip 34","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 15, '{"is":"played","time":1794815623.1272805,"seat":0,"move":"flip 44","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 16, '{"is":"played","time":1794815623.1334116,"seat":0,"move":"flip 36","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 17, '{"is":"played","time":1794815623.1414115,"seat":1,"move":"flip 10","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 18, '{"is":"played","time":1794815623.149382,"seat":1,"move":"flip 5","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 19, '{"is":"played","time":1794815623.1611726,"seat":0,"move":"flip 51","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 20, '{"is":"played","time":1794815623.1774828,"seat":0,"move":"flip 47","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 21, '{"is":"played","time":1794815623.1842012,"seat":1,"move":"flip 4","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 22, '{"is":"played","time":1794815623.2134244,"seat":1,"move":"flip 1","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 23, '{"is":"played","time":1794815623.2205052,"seat":0,"move":"flip 4"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 24, '{"is":"played","time":1794815623.2423015,"seat":0,"move":"flip 51"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 25, '{"is":"played","time":1794815623.2555966,"seat":1,"move":"flip 31","outcomes":["digger blue 5"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 26, '{"is":"played","time":1794815623.2936587,"seat":1,"move":"flip 46","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 27, '{"is":"played","time":1794815623.302319,"seat":0,"move":"flip 0","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 28, '{"is":"played","time":1794815623.314566,"seat":0,"move":"flip 40","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 29, '{"is":"played","time":1794815623.3288722,"seat":1,"move":"flip 22","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 30, '{"is":"played","time":1794815623.3565638,"seat":1,"move":"flip 4"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 31, '{"is":"played","time":1794815623.3602097,"seat":0,"move":"flip 21","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 32, '{"is":"played","time":1794815623.3754637,"seat":0,"move":"flip 52","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 33, '{"is":"played","time":1794815623.3838995,"seat":1,"move":"flip 19"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 34, '{"is":"played","time":1794815623.3861322,"seat":1,"move":"flip 51"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 35, '{"is":"played","time":1794815623.4139824,"seat":0,"move":"flip 19"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 36, '{"is":"played","time":1794815623.4164333,"seat":0,"move":"flip 17","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 37, '{"is":"played","time":1794815623.421522,"seat":1,"move":"flip 54","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 38, '{"is":"played","time":1794815623.4242017,"seat":1,"move":"flip 37","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 39, '{"is":"played","time":1794815623.4286232,"seat":0,"move":"flip 48","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 40, '{"is":"played","time":1794815623.4359627,"seat":0,"move":"flip 57","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 41, '{"is":"played","time":1794815623.438236,"seat":1,"move":"flip 26","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 42, '{"is":"played","time":1794815623.4406555,"seat":1,"move":"flip 16","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 43, '{"is":"played","time":1794815623.442753,"seat":0,"move":"flip 58","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 44, '{"is":"played","time":1794815623.4462483,"seat":0,"move":"flip 49","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 45, '{"is":"played","time":1794815623.4619884,"seat":1,"move":"flip 11","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 46, '{"is":"played","time":1794815623.4649696,"seat":1,"move":"flip 28","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 47, '{"is":"played","time":1794815623.4691694,"seat":0,"move":"flip 43","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 48, '{"is":"played","time":1794815623.4814193,"seat":0,"move":"flip 15","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 49, '{"is":"played","time":1794815623.485742,"seat":1,"move":"flip 23","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 50, '{"is":"played","time":1794815623.4883544,"seat":1,"move":"flip 2","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 51, '{"is":"played","time":1794815623.4970515,"seat":0,"move":"flip 25","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 52, '{"is":"played","time":1794815623.5164516,"seat":0,"move":"flip 15"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 53, '{"is":"played","time":1794815623.5290732,"seat":1,"move":"flip 29","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 54, '{"is":"played","time":1794815623.546081,"seat":1,"move":"flip 32","outcomes":["digger green 5"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 55, '{"is":"played","time":1794815623.5506525,"seat":0,"move":"flip 59","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 56, '{"is":"played","time":1794815623.56259,"seat":0,"move":"flip 43"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 57, '{"is":"played","time":1794815623.564732,"seat":1,"move":"flip 20","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 58, '{"is":"played","time":1794815623.5674753,"seat":1,"move":"flip 18","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 59, '{"is":"played","time":1794815623.5699372,"seat":0,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 60, '{"is":"played","time":1794815623.5718777,"seat":0,"move":"flip 9","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 61, '{"is":"played","time":1794815623.573691,"seat":1,"move":"flip 40"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 62, '{"is":"played","time":1794815623.5758498,"seat":1,"move":"flip 39","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 63, '{"is":"played","time":1794815623.5782952,"seat":0,"move":"flip 9"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 64, '{"is":"played","time":1794815623.5800362,"seat":0,"move":"flip 56","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 65, '{"is":"played","time":1794815623.5818038,"seat":1,"move":"flip 48"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 66, '{"is":"played","time":1794815623.5835292,"seat":1,"move":"flip 62","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 67, '{"is":"played","time":1794815623.5853455,"seat":0,"move":"flip 42","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 68, '{"is":"played","time":1794815623.5868423,"seat":0,"move":"flip 2"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 69, '{"is":"played","time":1794815623.5880542,"seat":1,"move":"flip 57"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 70, '{"is":"played","time":1794815623.589625,"seat":1,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 71, '{"is":"played","time":1794815623.59116,"seat":0,"move":"flip 19"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 72, '{"is":"played","time":1794815623.592748,"seat":0,"move":"flip 60","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 73, '{"is":"played","time":1794815623.594354,"seat":1,"move":"flip 3","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 74, '{"is":"played","time":1794815623.595842,"seat":1,"move":"flip 53","outcomes":["digger orange 5"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 75, '{"is":"played","time":1794815623.5975342,"seat":0,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 76, '{"is":"played","time":1794815623.5993266,"seat":0,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 77, '{"is":"played","time":1794815623.600974,"seat":1,"move":"flip 26"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 78, '{"is":"played","time":1794815623.602929,"seat":1,"move":"flip 61","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 79, '{"is":"played","time":1794815623.6045547,"seat":0,"move":"flip 41","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 80, '{"is":"played","time":1794815623.6061008,"seat":0,"move":"flip 57"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 81, '{"is":"played","time":1794815623.607496,"seat":1,"move":"flip 32"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 82, '{"is":"played","time":1794815623.6090307,"seat":1,"move":"flip 49"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 83, '{"is":"played","time":1794815623.6109667,"seat":0,"move":"flip 33","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 84, '{"is":"played","time":1794815623.6124399,"seat":0,"move":"flip 42"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 85, '{"is":"played","time":1794815623.613767,"seat":1,"move":"flip 15"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 86, '{"is":"played","time":1794815623.6154792,"seat":1,"move":"flip 13","outcomes":["digger red 5"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 87, '{"is":"played","time":1794815623.6168754,"seat":0,"move":"flip 23"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 88, '{"is":"played","time":1794815623.6183116,"seat":0,"move":"flip 55","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 89, '{"is":"played","time":1794815623.620029,"seat":1,"move":"flip 7","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 90, '{"is":"played","time":1794815623.621579,"seat":1,"move":"flip 26"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 91, '{"is":"played","time":1794815623.6229713,"seat":0,"move":"flip 55"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 92, '{"is":"played","time":1794815623.6244314,"seat":0,"move":"flip 31"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 93, '{"is":"played","time":1794815623.6257987,"seat":1,"move":"flip 12","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 94, '{"is":"played","time":1794815623.6286066,"seat":1,"move":"flip 2"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 95, '{"is":"played","time":1794815623.6312816,"seat":0,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 96, '{"is":"played","time":1794815623.632816,"seat":0,"move":"flip 6"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 97, '{"is":"played","time":1794815623.6340585,"seat":1,"move":"flip 45","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 98, '{"is":"played","time":1794815623.6357107,"seat":1,"move":"flip 14","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 99, '{"is":"played","time":1794815623.637463,"seat":0,"move":"flip 26"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 100, '{"is":"played","time":1794815623.638822,"seat":1,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 101, '{"is":"played","time":1794815623.64067,"seat":0,"move":"flip 2"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 102, '{"is":"played","time":1794815623.6420264,"seat":1,"move":"flip 23"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 103, '{"is":"played","time":1794815623.643808,"seat":0,"move":"flip 7"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 104, '{"is":"played","time":1794815623.6456075,"seat":1,"move":"flip 58"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 105, '{"is":"played","time":1794815623.6472647,"seat":0,"move":"flip 12"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 106, '{"is":"played","time":1794815623.648572,"seat":1,"move":"flip 38"}');
INSERT INTO public.entries VALUES ('NJ6SBZ4BQY', 107, '{"is":"played","time":1794815623.6501627,"seat":0,"move":"flip 61"}');
INSERT INTO public.entries VALUES ('35MP6KK8FK', 0, '{"is":"opened","time":1794815624.0298796,"host":"83d614405e8492e40216","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["PSJTFW","RKB472","ZHEW8D"],"seed":"72aa46e35edebcb006b94df2aa67be3144f410991b837a89283dc2bc4538d8cd"}');
INSERT INTO public.entries VALUES ('35MP6KK8FK', 1, '{"is":"seated","time":1794815624.1189942,"seat":1,"person":"f492e6b5b30f92548101","name":"Bo"}');
INSERT INTO public.entries VALUES ('35MP6KK8FK', 2, '{"is":"seated","time":1794815624.130039,"seat":2,"person":"bc28599fadea7410fc26","name":"Cy"}');
INSERT INTO public.entries VALUES ('35MP6KK8FK', 3, '{"is":"started","time":1794815624.1494868,"match":"3XPAYZ8F7E9H","starter":0,"next_seed":"c27a1e3146826b2972384fc817fb112ee902ec867c5d13193316990915f4f652","signal":0.3}');
INSERT INTO public.entries VALUES ('35MP6KK8FK', 4, '{"is":"played","time":1794815624.1665287,"seat":0,"move":"take whiskey"}');
INSERT INTO public.entries VALUES ('35MP6KK8FK', 5, '{"is":"played","time":1794815624.181609,"seat":0,"move":"take shovel"}');
INSERT INTO public.entries VALUES ('35MP6KK8FK', 6, '{"is":"played","time":1794815624.197502,"seat":0,"move":"give shovel 2","outcomes":["prospector sieve+whiskey+knife","shovel 1"]}');
INSERT INTO public.entries VALUES ('35MP6KK8FK', 7, '{"is":"played","time":1794815624.2100194,"seat":1,"move":"take sieve"}');
INSERT INTO public.entries VALUES ('35MP6KK8FK', 8, '{"is":"played","time":1794815624.2969477,"seat":1,"move":"take knife"}');
INSERT INTO public.entries VALUES ('35MP6KK8FK', 9, '{"is":"played","time":1794815624.3684013,"seat":1,"move":"give knife 2","outcomes":["double sieve+shovel","knife 1"]}');
INSERT INTO public.entries VALUES ('35MP6KK8FK', 10, '{"is":"played","time":1794815624.3858485,"seat":2,"move":"take shovel"}');
INSERT INTO public.entries VALUES ('GGGVDCPNP6', 0, '{"is":"opened","time":1794815624.9302678,"host":"bc28599fadea7410fc26","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["UFWT3C","KYQA9P"],"seed":"2e05db127952cef9167a2ac43bab6aa5747d781f88ece9a179b6fe595f339aa3"}');
INSERT INTO public.entries VALUES ('GGGVDCPNP6', 1, '{"is":"started","time":1794815624.9661534,"match":"BMUHT24EPZ3Q","starter":0,"next_seed":"8956c2af6d4721b36b8d149fb3b3787ec7224f402c0b3046592c199d2de626cc","signal":0.3}');
INSERT INTO public.entries VALUES ('GGGVDCPNP6', 2, '{"is":"played","time":1794815624.9786713,"seat":0,"move":"aside lasso 2"}');
INSERT INTO public.entries VALUES ('GGGVDCPNP6', 3, '{"is":"played","time":1794815624.9837034,"seat":0,"move":"take","outcomes":["lasso","2","5","lasso","2","2","5"]}');
INSERT INTO public.entries VALUES ('3WGGUTBXWG', 0, '{"is":"opened","time":1794815625.950489,"host":"f492e6b5b30f92548101","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["HK8PE7","UNY9MN"],"seed":"93d794c7b088002a4c4fc79583881a513ddf86c96a94b616e6112758a6c643a9"}');
INSERT INTO public.entries VALUES ('PMPTK9DU6R', 0, '{"is":"opened","time":1794815627.2068958,"host":"bc28599fadea7410fc26","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["N8T8Y7","8AU2RD"],"seed":"06d12a743d263ace81089290ef02f5200999b94b2c18946f29f43a73a6602ca5"}');
INSERT INTO public.entries VALUES ('PMPTK9DU6R', 1, '{"is":"closed","time":1794815627.341752}');
INSERT INTO public.matches VALUES ('VD3PRKZFS33H', 'NJ6SBZ4BQY', 'gold', 1794815623.6501627, '{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","digger green 2"],[0,"flip 38"],["*","digger green 2"],[1,"flip 30"],[1,"flip 19"],["*","digger violet 4"],[0,"flip 35"],["*","digger blue 2"],[0,"flip 8"],["*","dynamite"],[1,"flip 6"],["*","digger violet 5"],[1,"flip 50"],["*","digger orange 3"],[0,"flip 24"],["*","dynamite"],[0,"flip 63"],["*","gold 3"],[1,"flip 27"],["*","dynamite"],[1,"flip 34"],["*","digger violet 3"],[0,"flip 44"],["*","gold 2"],[0,"flip 36"],["*","digger violet 4"],[1,"flip 10"],["*","gold 1"],[1,"flip 5"],["*","digger blue 3"],[0,"flip 51"],["*","digger orange 3"],[0,"flip 47"],["*","digger violet 2"],[1,"flip 4"],["*","digger red 3"],[1,"flip 1"],["*","gold 4"],[0,"flip 4"],[0,"flip 51"],[1,"flip 31"],["*","digger blue 5"],[1,"flip 46"],["*","digger blue 2"],[0,"flip 0"],["*","digger orange 2"],[0,"flip 40"],["*","digger red 3"],[1,"flip 22"],["*","gold 3"],[1,"flip 4"],[0,"flip 21"],["*","dynamite"],[0,"flip 52"],["*","digger red 4"],[1,"flip 19"],[1,"flip 51"],[0,"flip 19"],[0,"flip 17"],["*","digger green 3"],[1,"flip 54"],["*","dynamite"],[1,"flip 37"],["*","digger green 3"],[0,"flip 48"],["*","gold 2"],[0,"flip 57"],["*","gold 3"],[1,"flip 26"],["*","digger green 4"],[1,"flip 16"],["*","digger violet 2"],[0,"flip 58"],["*","gold 3"],[0,"flip 49"],["*","gold 4"],[1,"flip 11"],["*","digger violet 3"],[1,"flip 28"],["*","gold 2"],[0,"flip 43"],["*","gold 3"],[0,"flip 15"],["*","gold 4"],[1,"flip 23"],["*","gold 1"],[1,"flip 2"],["*","gold 3"],[0,"flip 25"],["*","gold 3"],[0,"flip 15"],[1,"flip 29"],["*","digger red 2"],[1,"flip 32"],["*","digger green 5"],[0,"flip 59"],["*","digger blue 4"],[0,"flip 43"],[1,"flip 20"],["*","digger orange 2"],[1,"flip 18"],["*","gold 2"],[0,"flip 1"],[0,"flip 9"],["*","digger red 2"],[1,"flip 40"],[1,"flip 39"],["*","gold 1"],[0,"flip 9"],[0,"flip 56"],["*","gold 2"],[1,"flip 48"],[1,"flip 62"],["*","digger orange 4"],[0,"flip 42"],["*","gold 2"],[0,"flip 2"],[1,"flip 57"],[1,"flip 25"],[0,"flip 19"],[0,"flip 60"],["*","gold 4"],[1,"flip 3"],["*","gold 1"],[1,"flip 53"],["*","digger orange 5"],[0,"flip 1"],[0,"flip 25"],[1,"flip 26"],[1,"flip 61"],["*","digger orange 4"],[0,"flip 41"],["*","digger blue 3"],[0,"flip 57"],[1,"flip 32"],[1,"flip 49"],[0,"flip 33"],["*","digger blue 4"],[0,"flip 42"],[1,"flip 15"],[1,"flip 13"],["*","digger red 5"],[0,"flip 23"],[0,"flip 55"],["*","gold 4"],[1,"flip 7"],["*","digger red 4"],[1,"flip 26"],[0,"flip 55"],[0,"flip 31"],[1,"flip 12"],["*","gold 1"],[1,"flip 2"],[0,"flip 25"],[0,"flip 6"],[1,"flip 45"],["*","gold 2"],[1,"flip 14"],["*","digger green 4"],[0,"flip 26"],[1,"flip 1"],[0,"flip 2"],[1,"flip 23"],[0,"flip 7"],[1,"flip 58"],[0,"flip 12"],[1,"flip 38"],[0,"flip 61"]],"result":{"reason":"last-card","scores":[24,33],"winners":[1]},"times":[0.015,0.015,0.028,0.028,0.07,0.085,0.085,0.102,0.102,0.127,0.127,0.133,0.133,0.148,0.148,0.151,0.151,0.155,0.155,0.16,0.16,0.165,0.165,0.203,0.203,0.21,0.21,0.218,0.218,0.226,0.226,0.237,0.237,0.254,0.254,0.26,0.26,0.29,0.29,0.297,0.318,0.332,0.332,0.37,0.37,0.378,0.378,0.391,0.391,0.405,0.405,0.433,0.436,0.436,0.452,0.452,0.46,0.462,0.49,0.493,0.493,0.498,0.498,0.5,0.5,0.505,0.505,0.512,0.512,0.514,0.514,0.517,0.517,0.519,0.519,0.522,0.522,0.538,0.538,0.541,0.541,0.545,0.545,0.558,0.558,0.562,0.562,0.565,0.565,0.573,0.573,0.593,0.605,0.605,0.622,0.622,0.627,0.627,0.639,0.641,0.641,0.644,0.644,0.646,0.648,0.648,0.65,0.652,0.652,0.654,0.656,0.656,0.658,0.66,0.66,0.662,0.662,0.663,0.664,0.666,0.667,0.669,0.669,0.671,0.671,0.672,0.672,0.674,0.675,0.677,0.679,0.679,0.681,0.681,0.682,0.684,0.685,0.687,0.687,0.689,0.69,0.692,0.692,0.693,0.694,0.694,0.696,0.696,0.698,0.699,0.701,0.702,0.702,0.705,0.707,0.709,0.71,0.71,0.712,0.712,0.714,0.715,0.717,0.718,0.72,0.722,0.723,0.725,0.726],"proof":{"scheme":"hmac-sha-256/1","commitment":"79639d294c244d8acef43ea0f60e848d5f8df37c2172b94f0d49fec0d9e39610","seed":"7bc2e86389b3728fd6295a6af2e30c3d6aae6229ec0a1d70d4ebf32aba1e837d","entropy":[]}}', NULL);
INSERT INTO public.people VALUES ('83d614405e8492e40216', 'Ada', 'ada', '$argon2id$v=19$m=65536,t=3,p=4$SVB1iFXk1+N8/IR0BkK29w$GewW5HSCOEznSqTDdSOJySx91B10m/iRPgDRDL/bl8s', 1794815619.982346, NULL);
INSERT INTO public.people VALUES ('f492e6b5b30f92548101', 'Bo', NULL, NULL, 1794815620.3370848, NULL);
INSERT INTO public.people VALUES ('bc28599fadea7410fc26', 'Cy', NULL, NULL, 1794815620.8370972, NULL);
INSERT INTO public.places VALUES ('2ZNAB9A56H', 0, '83d614405e8492e40216');
INSERT INTO public.places VALUES ('2ZNAB9A56H', 1, 'f492e6b5b30f92548101');
INSERT INTO public.places VALUES ('NJ6SBZ4BQY', 0, 'f492e6b5b30f92548101');
INSERT INTO public.places VALUES ('NJ6SBZ4BQY', 1, '83d614405e8492e40216');
INSERT INTO public.places VALUES ('35MP6KK8FK', 0, '83d614405e8492e40216');
INSERT INTO public.places VALUES ('35MP6KK8FK', 1, 'f492e6b5b30f92548101');
INSERT INTO public.places VALUES ('35MP6KK8FK', 2, 'bc28599fadea7410fc26');
INSERT INTO public.places VALUES ('GGGVDCPNP6', 0, 'bc28599fadea7410fc26');
INSERT INTO public.places VALUES ('3WGGUTBXWG', 0, 'f492e6b5b30f92548101');
INSERT INTO public.places VALUES ('PMPTK9DU6R', 0, 'bc28599fadea7410fc26');
INSERT INTO public.ratings VALUES ('people', 'gold', '83d614405e8492e40216', 27.635389493140497, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('people', 'gold', 'f492e6b5b30f92548101', 22.364610506859503, 8.06590141354368, 1);
INSERT INTO public.results VALUES ('VD3PRKZFS33H', 0, 'f492e6b5b30f92548101', 'gold', 24, 0, 1794815623.6501627, 25, 22.364610506859503);
INSERT INTO public.results VALUES ('VD3PRKZFS33H', 1, '83d614405e8492e40216', 'gold', 33, 1, 1794815623.6501627, 25, 27.635389493140497);
INSERT INTO public.secrets VALUES ('cookies', '183dec2ba1cb9d08aa13257beebd2ce6a44747c8af29aa1873910f844077af42');
INSERT INTO public.tables VALUES ('2ZNAB9A56H', 'gold-nuggets', 'playing', false, 0, '83d614405e8492e40216', 1794815622.2475705, 1794815622.365135, NULL);
INSERT INTO public.tables VALUES ('NJ6SBZ4BQY', 'gold', 'over', false, 0, 'f492e6b5b30f92548101', 1794815622.7992663, 1794815623.6501627, NULL);
INSERT INTO public.tables VALUES ('35MP6KK8FK', 'claim-poker', 'playing', false, 0, '83d614405e8492e40216', 1794815624.0298796, 1794815624.1494868, 1796025224.1494868);
INSERT INTO public.tables VALUES ('GGGVDCPNP6', 'gold-nuggets', 'playing', false, 0, 'bc28599fadea7410fc26', 1794815624.9302678, 1794815624.9837034, 1794815624.9837034);
INSERT INTO public.tables VALUES ('3WGGUTBXWG', 'wurf-und-weg', 'lobby', true, 1, 'f492e6b5b30f92548101', 1794815625.950489, 1794815625.950489, NULL);
INSERT INTO public.tables VALUES ('PMPTK9DU6R', 'gold', 'closed', false, 1, 'bc28599fadea7410fc26', 1794815627.2068958, 1794815627.341752, NULL);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (code);
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
CREATE INDEX ix_matches_table_id ON public.matches USING btree (table_id);
CREATE INDEX ix_passkeys_person ON public.passkeys USING btree (person);
CREATE INDEX ix_people_merged ON public.people USING btree (merged);
CREATE INDEX ix_places_person ON public.places USING btree (person);
CREATE INDEX ix_results_person ON public.results USING btree (person);
CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);
CREATE INDEX tables_public ON public.tables USING btree (public, status, updated);
CREATE INDEX tables_wake ON public.tables USING btree (wake);
