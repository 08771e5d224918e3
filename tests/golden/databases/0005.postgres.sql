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
    merged character varying(24),
    seen double precision
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
INSERT INTO public.alembic_version VALUES ('0005');
INSERT INTO public.codes VALUES ('F6N4X4', 'CN63VDGXRU', -1);
INSERT INTO public.codes VALUES ('T4UMSM', 'CN63VDGXRU', 0);
INSERT INTO public.codes VALUES ('F3M9RK', 'CN63VDGXRU', 1);
INSERT INTO public.codes VALUES ('WRHQ5Y', 'Z8PFHMDQHB', -1);
INSERT INTO public.codes VALUES ('RVR9R4', 'Z8PFHMDQHB', 0);
INSERT INTO public.codes VALUES ('YQYDZK', 'Z8PFHMDQHB', 1);
INSERT INTO public.codes VALUES ('G7XY58', 'KRVDHZJ4NE', -1);
INSERT INTO public.codes VALUES ('NRHPCP', 'KRVDHZJ4NE', 0);
INSERT INTO public.codes VALUES ('SEQHYK', 'KRVDHZJ4NE', 1);
INSERT INTO public.codes VALUES ('CQXN9A', 'KRVDHZJ4NE', 2);
INSERT INTO public.codes VALUES ('6MSAAR', 'XZMNKJB2F4', -1);
INSERT INTO public.codes VALUES ('GNNCN9', 'XZMNKJB2F4', 0);
INSERT INTO public.codes VALUES ('RTKY59', 'XZMNKJB2F4', 1);
INSERT INTO public.codes VALUES ('H3CQKZ', 'VGB4WTM5C7', -1);
INSERT INTO public.codes VALUES ('KWMM8F', 'VGB4WTM5C7', 0);
INSERT INTO public.codes VALUES ('M7PZDJ', 'VGB4WTM5C7', 1);
INSERT INTO public.codes VALUES ('5QXYDS', 'FKC36KU8XZ', -1);
INSERT INTO public.codes VALUES ('WGCV4C', 'FKC36KU8XZ', 0);
INSERT INTO public.codes VALUES ('VFPDSK', 'FKC36KU8XZ', 1);
INSERT INTO public.entries VALUES ('CN63VDGXRU', 0, '{"is":"opened","time":1794838867.3587387,"host":"a412de5b4913febb15a4","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["T4UMSM","F3M9RK"],"seed":"e03006a63a98b794ebd5dfe2674f26db5f7e09206d3aaad578c171e2b469a9bd"}');
INSERT INTO public.entries VALUES ('CN63VDGXRU', 1, '{"is":"seated","time":1794838867.3977878,"seat":1,"person":"f78eb92af7d004eab4f6","name":"Bo"}');
INSERT INTO public.entries VALUES ('CN63VDGXRU', 2, '{"is":"started","time":1794838867.4063652,"match":"3Z267A3K5TMZ","starter":0,"next_seed":"50ab35622b832bd2ac6bf0bf57d526b82e8e2ecfba7ec1425a04be04db84d6c4","signal":0.3,"version":1}');
INSERT INTO public.entries VALUES ('CN63VDGXRU', 3, '{"is":"played","time":1794838867.4144876,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('CN63VDGXRU', 4, '{"is":"played","time":1794838867.4241319,"seat":0,"move":"roll","outcomes":["nugget","lasso","5","lasso","4","2"]}');
INSERT INTO public.entries VALUES ('CN63VDGXRU', 5, '{"is":"played","time":1794838867.432232,"seat":0,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('CN63VDGXRU', 6, '{"is":"played","time":1794838867.4370697,"seat":0,"move":"roll","outcomes":["5","4","5","lasso","2"]}');
INSERT INTO public.entries VALUES ('CN63VDGXRU', 7, '{"is":"played","time":1794838867.4415622,"seat":0,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('CN63VDGXRU', 8, '{"is":"played","time":1794838867.446797,"seat":0,"move":"take","outcomes":["3","3","2","2","nugget","3","4"]}');
INSERT INTO public.entries VALUES ('CN63VDGXRU', 9, '{"is":"played","time":1794838867.452749,"seat":1,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('CN63VDGXRU', 10, '{"is":"played","time":1794838867.522982,"seat":1,"move":"take","outcomes":["2","4","4","nugget","lasso","4","nugget"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 0, '{"is":"opened","time":1794838867.635683,"host":"f78eb92af7d004eab4f6","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["RVR9R4","YQYDZK"],"seed":"501420e8425da7e6a0a73efb54f76bc7e604b543b20c5d00398cb171e30064aa"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 1, '{"is":"seated","time":1794838867.653557,"seat":1,"person":"a412de5b4913febb15a4","name":"Ada"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 2, '{"is":"started","time":1794838867.6587665,"match":"YP6DHZHAH85E","starter":0,"next_seed":"188024c6ffe670cdabb09ab184d77491b54e39f5811737133ba84ce0f29e7ce6","signal":0.3,"version":1}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 3, '{"is":"played","time":1794838867.66409,"seat":0,"move":"flip 30","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 4, '{"is":"played","time":1794838867.6676037,"seat":0,"move":"flip 38","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 5, '{"is":"played","time":1794838867.671754,"seat":1,"move":"flip 15","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 6, '{"is":"played","time":1794838867.6752706,"seat":1,"move":"flip 40","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 7, '{"is":"played","time":1794838867.6783476,"seat":0,"move":"flip 35","outcomes":["digger blue 5"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 8, '{"is":"played","time":1794838867.6820748,"seat":0,"move":"flip 8","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 9, '{"is":"played","time":1794838867.6856508,"seat":1,"move":"flip 36","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 10, '{"is":"played","time":1794838867.6886325,"seat":1,"move":"flip 9","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 11, '{"is":"played","time":1794838867.6916075,"seat":0,"move":"flip 25","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 12, '{"is":"played","time":1794838867.694925,"seat":0,"move":"flip 44","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 13, '{"is":"played","time":1794838867.6979053,"seat":1,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 14, '{"is":"played","time":1794838867.7005105,"seat":1,"move":"flip 44"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 15, '{"is":"played","time":1794838867.7037585,"seat":0,"move":"flip 33","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 16, '{"is":"played","time":1794838867.7066293,"seat":0,"move":"flip 46","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 17, '{"is":"played","time":1794838867.7098167,"seat":1,"move":"flip 34","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 18, '{"is":"played","time":1794838867.7131858,"seat":1,"move":"flip 48","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 19, '{"is":"played","time":1794838867.7164001,"seat":0,"move":"flip 43","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 20, '{"is":"played","time":1794838867.7196057,"seat":0,"move":"flip 4","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 21, '{"is":"played","time":1794838867.7232797,"seat":1,"move":"flip 45","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 22, '{"is":"played","time":1794838867.7266147,"seat":1,"move":"flip 5","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 23, '{"is":"played","time":1794838867.7296822,"seat":0,"move":"flip 48"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 24, '{"is":"played","time":1794838867.7328866,"seat":0,"move":"flip 0","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 25, '{"is":"played","time":1794838867.7360938,"seat":1,"move":"flip 48"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 26, '{"is":"played","time":1794838867.738971,"seat":1,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 27, '{"is":"played","time":1794838867.7415283,"seat":0,"move":"flip 63","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 28, '{"is":"played","time":1794838867.7445974,"seat":0,"move":"flip 35"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 29, '{"is":"played","time":1794838867.747337,"seat":1,"move":"flip 35"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 30, '{"is":"played","time":1794838867.749967,"seat":1,"move":"flip 19","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 31, '{"is":"played","time":1794838867.7526114,"seat":0,"move":"flip 20","outcomes":["digger red 5"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 32, '{"is":"played","time":1794838867.7555647,"seat":0,"move":"flip 48"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 33, '{"is":"played","time":1794838867.7584343,"seat":1,"move":"flip 47","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 34, '{"is":"played","time":1794838867.7613907,"seat":1,"move":"flip 17","outcomes":["digger violet 5"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 35, '{"is":"played","time":1794838867.7642741,"seat":0,"move":"flip 17"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 36, '{"is":"played","time":1794838867.76719,"seat":0,"move":"flip 15"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 37, '{"is":"played","time":1794838867.7699797,"seat":1,"move":"flip 16","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 38, '{"is":"played","time":1794838867.7731562,"seat":1,"move":"flip 61","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 39, '{"is":"played","time":1794838867.776123,"seat":0,"move":"flip 62","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 40, '{"is":"played","time":1794838867.779797,"seat":0,"move":"flip 41","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 41, '{"is":"played","time":1794838867.7834823,"seat":1,"move":"flip 42","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 42, '{"is":"played","time":1794838867.7865782,"seat":1,"move":"flip 52","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 43, '{"is":"played","time":1794838867.7897723,"seat":0,"move":"flip 53","outcomes":["digger orange 5"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 44, '{"is":"played","time":1794838867.792598,"seat":0,"move":"flip 55","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 45, '{"is":"played","time":1794838867.7961564,"seat":1,"move":"flip 54","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 46, '{"is":"played","time":1794838867.7991538,"seat":1,"move":"flip 44"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 47, '{"is":"played","time":1794838867.801744,"seat":0,"move":"flip 49","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 48, '{"is":"played","time":1794838867.8047318,"seat":0,"move":"flip 32","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 49, '{"is":"played","time":1794838867.8080716,"seat":1,"move":"flip 34"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 50, '{"is":"played","time":1794838867.8111134,"seat":1,"move":"flip 12","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 51, '{"is":"played","time":1794838867.814032,"seat":0,"move":"flip 12"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 52, '{"is":"played","time":1794838867.8167634,"seat":0,"move":"flip 21","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 53, '{"is":"played","time":1794838867.819758,"seat":1,"move":"flip 22","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 54, '{"is":"played","time":1794838867.8231535,"seat":1,"move":"flip 13","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 55, '{"is":"played","time":1794838867.826144,"seat":0,"move":"flip 13"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 56, '{"is":"played","time":1794838867.8291008,"seat":0,"move":"flip 60","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 57, '{"is":"played","time":1794838867.8323953,"seat":1,"move":"flip 59","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 58, '{"is":"played","time":1794838867.8357923,"seat":1,"move":"flip 37","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 59, '{"is":"played","time":1794838867.8438673,"seat":0,"move":"flip 37"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 60, '{"is":"played","time":1794838867.8472378,"seat":0,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 61, '{"is":"played","time":1794838867.85026,"seat":1,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 62, '{"is":"played","time":1794838867.8534255,"seat":1,"move":"flip 6","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 63, '{"is":"played","time":1794838867.8564098,"seat":0,"move":"flip 7","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 64, '{"is":"played","time":1794838867.8630412,"seat":0,"move":"flip 11","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 65, '{"is":"played","time":1794838867.8706455,"seat":1,"move":"flip 13"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 66, '{"is":"played","time":1794838867.8766258,"seat":1,"move":"flip 56","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 67, '{"is":"played","time":1794838867.8825226,"seat":0,"move":"flip 57","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 68, '{"is":"played","time":1794838867.9454558,"seat":0,"move":"flip 34"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 69, '{"is":"played","time":1794838867.9561825,"seat":1,"move":"flip 39","outcomes":["digger green 5"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 70, '{"is":"played","time":1794838867.9668527,"seat":1,"move":"flip 2","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 71, '{"is":"played","time":1794838867.976928,"seat":0,"move":"flip 3","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 72, '{"is":"played","time":1794838867.9854689,"seat":0,"move":"flip 24","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 73, '{"is":"played","time":1794838867.9955668,"seat":1,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 74, '{"is":"played","time":1794838868.006242,"seat":1,"move":"flip 1","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 75, '{"is":"played","time":1794838868.013493,"seat":0,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 76, '{"is":"played","time":1794838868.0347526,"seat":0,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 77, '{"is":"played","time":1794838868.0733125,"seat":1,"move":"flip 23","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 78, '{"is":"played","time":1794838868.0964944,"seat":1,"move":"flip 40"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 79, '{"is":"played","time":1794838868.1105692,"seat":0,"move":"flip 39"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 80, '{"is":"played","time":1794838868.1267583,"seat":0,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 81, '{"is":"played","time":1794838868.1502006,"seat":1,"move":"flip 60"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 82, '{"is":"played","time":1794838868.1546543,"seat":1,"move":"flip 28","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 83, '{"is":"played","time":1794838868.1705534,"seat":0,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 84, '{"is":"played","time":1794838868.1865444,"seat":0,"move":"flip 31","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 85, '{"is":"played","time":1794838868.1931524,"seat":1,"move":"flip 29","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 86, '{"is":"played","time":1794838868.2024918,"seat":1,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 87, '{"is":"played","time":1794838868.2181902,"seat":0,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 88, '{"is":"played","time":1794838868.2376947,"seat":0,"move":"flip 60"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 89, '{"is":"played","time":1794838868.3904934,"seat":1,"move":"flip 58","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 90, '{"is":"played","time":1794838868.4042516,"seat":1,"move":"flip 31"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 91, '{"is":"played","time":1794838868.417314,"seat":0,"move":"flip 50","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 92, '{"is":"played","time":1794838868.429537,"seat":0,"move":"flip 17"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 93, '{"is":"played","time":1794838868.434581,"seat":1,"move":"flip 18","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 94, '{"is":"played","time":1794838868.4462318,"seat":1,"move":"flip 60"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 95, '{"is":"played","time":1794838868.451711,"seat":0,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 96, '{"is":"played","time":1794838868.4637296,"seat":0,"move":"flip 5"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 97, '{"is":"played","time":1794838868.4858546,"seat":1,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 98, '{"is":"played","time":1794838868.492074,"seat":1,"move":"flip 5"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 99, '{"is":"played","time":1794838868.496713,"seat":0,"move":"flip 5"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 100, '{"is":"played","time":1794838868.5011723,"seat":0,"move":"flip 14","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 101, '{"is":"played","time":1794838868.50683,"seat":1,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 102, '{"is":"played","time":1794838868.510324,"seat":1,"move":"flip 20"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 103, '{"is":"played","time":1794838868.5175152,"seat":0,"move":"flip 27","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 104, '{"is":"played","time":1794838868.521128,"seat":0,"move":"flip 22"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 105, '{"is":"played","time":1794838868.5262594,"seat":1,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 106, '{"is":"played","time":1794838868.5296226,"seat":1,"move":"flip 22"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 107, '{"is":"played","time":1794838868.5349193,"seat":0,"move":"flip 23"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 109, '{"is":"played","time":1794838868.541908,"seat":1,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 111, '{"is":"played","time":1794838868.5479097,"seat":0,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 113, '{"is":"played","time":1794838868.554369,"seat":1,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 115, '{"is":"played","time":1794838868.560629,"seat":0,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 117, '{"is":"played","time":1794838868.5665371,"seat":1,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 119, '{"is":"played","time":1794838868.572299,"seat":0,"move":"flip 29"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 121, '{"is":"played","time":1794838868.578831,"seat":1,"move":"flip 29"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 123, '{"is":"played","time":1794838868.5845356,"seat":0,"move":"flip 51","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 125, '{"is":"played","time":1794838868.5907826,"seat":1,"move":"flip 53"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 127, '{"is":"played","time":1794838868.596728,"seat":0,"move":"flip 60"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 129, '{"is":"played","time":1794838868.6028168,"seat":0,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 131, '{"is":"played","time":1794838868.6083665,"seat":0,"move":"flip 22"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 133, '{"is":"played","time":1794838868.6140559,"seat":0,"move":"flip 51"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 135, '{"is":"played","time":1794838868.6202846,"seat":0,"move":"flip 10","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('KRVDHZJ4NE', 2, '{"is":"seated","time":1794838868.8613925,"seat":2,"person":"ab2cdd60ce13de0d322a","name":"Cy"}');
INSERT INTO public.entries VALUES ('KRVDHZJ4NE', 4, '{"is":"played","time":1794838868.9014158,"seat":0,"move":"take shovel"}');
INSERT INTO public.entries VALUES ('KRVDHZJ4NE', 6, '{"is":"played","time":1794838868.9343457,"seat":0,"move":"give shovel 1","outcomes":["tooth 1","knife 2"]}');
INSERT INTO public.entries VALUES ('XZMNKJB2F4', 0, '{"is":"opened","time":1794838869.0876696,"host":"ab2cdd60ce13de0d322a","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["GNNCN9","RTKY59"],"seed":"e3f0e2a682dd262c02e8f8edf70801cf60adea582905fd31ba406839c1878c03"}');
INSERT INTO public.entries VALUES ('XZMNKJB2F4', 2, '{"is":"played","time":1794838869.1336424,"seat":0,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('FKC36KU8XZ', 0, '{"is":"opened","time":1794838869.2787735,"host":"ab2cdd60ce13de0d322a","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["WGCV4C","VFPDSK"],"seed":"c2184596c944efb5da801dea1811b5a1e9792a0f7a01d7c37146e1036d7df2e5"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 108, '{"is":"played","time":1794838868.5385838,"seat":0,"move":"flip 53"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 110, '{"is":"played","time":1794838868.5448737,"seat":1,"move":"flip 60"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 112, '{"is":"played","time":1794838868.5511453,"seat":0,"move":"flip 60"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 114, '{"is":"played","time":1794838868.5577648,"seat":1,"move":"flip 60"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 116, '{"is":"played","time":1794838868.5636337,"seat":0,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 118, '{"is":"played","time":1794838868.569575,"seat":1,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 120, '{"is":"played","time":1794838868.57557,"seat":0,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 122, '{"is":"played","time":1794838868.581707,"seat":1,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 124, '{"is":"played","time":1794838868.5874608,"seat":0,"move":"flip 26","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 126, '{"is":"played","time":1794838868.5938442,"seat":1,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 128, '{"is":"played","time":1794838868.5997627,"seat":1,"move":"flip 29"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 130, '{"is":"played","time":1794838868.6057112,"seat":1,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 132, '{"is":"played","time":1794838868.6111987,"seat":1,"move":"flip 18"}');
INSERT INTO public.entries VALUES ('Z8PFHMDQHB', 134, '{"is":"played","time":1794838868.6173344,"seat":1,"move":"flip 20"}');
INSERT INTO public.entries VALUES ('KRVDHZJ4NE', 0, '{"is":"opened","time":1794838868.772015,"host":"a412de5b4913febb15a4","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["NRHPCP","SEQHYK","CQXN9A"],"seed":"de0d11407e711efa24e8bcbbae4ad9d5c97881febb77d2f547b117ff62669397"}');
INSERT INTO public.entries VALUES ('KRVDHZJ4NE', 1, '{"is":"seated","time":1794838868.8460276,"seat":1,"person":"f78eb92af7d004eab4f6","name":"Bo"}');
INSERT INTO public.entries VALUES ('KRVDHZJ4NE', 3, '{"is":"started","time":1794838868.875569,"match":"QQN9VSKGDAKS","starter":0,"next_seed":"958eea08daee70303fc32571f5b8c32a2952b2377d276eac055fbfe918b2efe2","signal":0.3,"version":1}');
INSERT INTO public.entries VALUES ('KRVDHZJ4NE', 5, '{"is":"played","time":1794838868.9260497,"seat":0,"move":"take knife"}');
INSERT INTO public.entries VALUES ('KRVDHZJ4NE', 7, '{"is":"played","time":1794838868.9479012,"seat":1,"move":"take whiskey"}');
INSERT INTO public.entries VALUES ('XZMNKJB2F4', 1, '{"is":"started","time":1794838869.1234026,"match":"Z27697KNUSCZ","starter":0,"next_seed":"847148c833dffe87ab21fcbe037c4b48cb6575dae3809fdb384a7e2b01de1639","signal":0.3,"version":1}');
INSERT INTO public.entries VALUES ('VGB4WTM5C7', 0, '{"is":"opened","time":1794838869.2098143,"host":"f78eb92af7d004eab4f6","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["KWMM8F","M7PZDJ"],"seed":"20ab274561de7570c273dab02f7b93c91b0ba37a7d12e5919fc4ad6f5e497056"}');
INSERT INTO public.entries VALUES ('FKC36KU8XZ', 1, '{"is":"closed","time":1794838869.290611}');
INSERT INTO public.matches VALUES ('YP6DHZHAH85E', 'Z8PFHMDQHB', 'gold', 1794838868.6202846, '{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","digger blue 3"],[0,"flip 38"],["*","gold 2"],[1,"flip 15"],["*","digger blue 2"],[1,"flip 40"],["*","digger red 2"],[0,"flip 35"],["*","digger blue 5"],[0,"flip 8"],["*","digger violet 3"],[1,"flip 36"],["*","digger green 2"],[1,"flip 9"],["*","gold 2"],[0,"flip 25"],["*","gold 3"],[0,"flip 44"],["*","gold 1"],[1,"flip 25"],[1,"flip 44"],[0,"flip 33"],["*","dynamite"],[0,"flip 46"],["*","dynamite"],[1,"flip 34"],["*","digger red 4"],[1,"flip 48"],["*","digger green 4"],[0,"flip 43"],["*","digger red 3"],[0,"flip 4"],["*","gold 2"],[1,"flip 45"],["*","digger violet 2"],[1,"flip 5"],["*","digger violet 3"],[0,"flip 48"],[0,"flip 0"],["*","digger orange 4"],[1,"flip 48"],[1,"flip 0"],[0,"flip 63"],["*","digger green 3"],[0,"flip 35"],[1,"flip 35"],[1,"flip 19"],["*","gold 4"],[0,"flip 20"],["*","digger red 5"],[0,"flip 48"],[1,"flip 47"],["*","digger red 2"],[1,"flip 17"],["*","digger violet 5"],[0,"flip 17"],[0,"flip 15"],[1,"flip 16"],["*","gold 3"],[1,"flip 61"],["*","digger red 3"],[0,"flip 62"],["*","gold 2"],[0,"flip 41"],["*","digger orange 3"],[1,"flip 42"],["*","digger violet 4"],[1,"flip 52"],["*","gold 2"],[0,"flip 53"],["*","digger orange 5"],[0,"flip 55"],["*","digger violet 2"],[1,"flip 54"],["*","digger orange 3"],[1,"flip 44"],[0,"flip 49"],["*","digger blue 2"],[0,"flip 32"],["*","gold 2"],[1,"flip 34"],[1,"flip 12"],["*","digger orange 4"],[0,"flip 12"],[0,"flip 21"],["*","dynamite"],[1,"flip 22"],["*","gold 2"],[1,"flip 13"],["*","gold 3"],[0,"flip 13"],[0,"flip 60"],["*","gold 3"],[1,"flip 59"],["*","gold 4"],[1,"flip 37"],["*","digger green 2"],[0,"flip 37"],[0,"flip 0"],[1,"flip 0"],[1,"flip 6"],["*","gold 1"],[0,"flip 7"],["*","digger blue 4"],[0,"flip 11"],["*","gold 1"],[1,"flip 13"],[1,"flip 56"],["*","dynamite"],[0,"flip 57"],["*","gold 4"],[0,"flip 34"],[1,"flip 39"],["*","digger green 5"],[1,"flip 2"],["*","digger blue 3"],[0,"flip 3"],["*","digger orange 2"],[0,"flip 24"],["*","dynamite"],[1,"flip 25"],[1,"flip 1"],["*","digger orange 2"],[0,"flip 1"],[0,"flip 25"],[1,"flip 23"],["*","digger green 4"],[1,"flip 40"],[0,"flip 39"],[0,"flip 59"],[1,"flip 60"],[1,"flip 28"],["*","gold 4"],[0,"flip 28"],[0,"flip 31"],["*","gold 4"],[1,"flip 29"],["*","gold 3"],[1,"flip 28"],[0,"flip 28"],[0,"flip 60"],[1,"flip 58"],["*","digger red 4"],[1,"flip 31"],[0,"flip 50"],["*","gold 1"],[0,"flip 17"],[1,"flip 18"],["*","gold 1"],[1,"flip 60"],[0,"flip 28"],[0,"flip 5"],[1,"flip 28"],[1,"flip 5"],[0,"flip 5"],[0,"flip 14"],["*","gold 3"],[1,"flip 1"],[1,"flip 20"],[0,"flip 27"],["*","gold 3"],[0,"flip 22"],[1,"flip 27"],[1,"flip 22"],[0,"flip 23"],[0,"flip 53"],[1,"flip 25"],[1,"flip 60"],[0,"flip 27"],[0,"flip 60"],[1,"flip 27"],[1,"flip 60"],[0,"flip 25"],[0,"flip 28"],[1,"flip 25"],[1,"flip 28"],[0,"flip 29"],[0,"flip 27"],[1,"flip 29"],[1,"flip 27"],[0,"flip 51"],["*","digger blue 4"],[0,"flip 26"],["*","digger green 3"],[1,"flip 53"],[1,"flip 27"],[0,"flip 60"],[1,"flip 29"],[0,"flip 25"],[1,"flip 28"],[0,"flip 22"],[1,"flip 18"],[0,"flip 51"],[1,"flip 20"],[0,"flip 10"],["*","digger violet 4"]],"result":{"reason":"last-card","scores":[25,32],"winners":[1]},"times":[0.005,0.005,0.009,0.009,0.013,0.013,0.017,0.017,0.02,0.02,0.023,0.023,0.027,0.027,0.03,0.03,0.033,0.033,0.036,0.036,0.039,0.042,0.045,0.045,0.048,0.048,0.051,0.051,0.054,0.054,0.058,0.058,0.061,0.061,0.065,0.065,0.068,0.068,0.071,0.074,0.074,0.077,0.08,0.083,0.083,0.086,0.089,0.091,0.091,0.094,0.094,0.097,0.1,0.1,0.103,0.103,0.106,0.108,0.111,0.111,0.114,0.114,0.117,0.117,0.121,0.121,0.125,0.125,0.128,0.128,0.131,0.131,0.134,0.134,0.137,0.137,0.14,0.143,0.143,0.146,0.146,0.149,0.152,0.152,0.155,0.158,0.158,0.161,0.161,0.164,0.164,0.167,0.17,0.17,0.174,0.174,0.177,0.177,0.185,0.188,0.191,0.195,0.195,0.198,0.198,0.204,0.204,0.212,0.218,0.218,0.224,0.224,0.287,0.297,0.297,0.308,0.308,0.318,0.318,0.327,0.327,0.337,0.347,0.347,0.355,0.376,0.415,0.415,0.438,0.452,0.468,0.491,0.496,0.496,0.512,0.528,0.528,0.534,0.534,0.544,0.559,0.579,0.732,0.732,0.745,0.759,0.759,0.771,0.776,0.776,0.787,0.793,0.805,0.827,0.833,0.838,0.842,0.842,0.848,0.852,0.859,0.859,0.862,0.867,0.871,0.876,0.88,0.883,0.886,0.889,0.892,0.896,0.899,0.902,0.905,0.908,0.911,0.914,0.917,0.92,0.923,0.926,0.926,0.929,0.929,0.932,0.935,0.938,0.941,0.944,0.947,0.95,0.952,0.955,0.959,0.962,0.962],"figures":[["river","circle"],["pine","square"]],"proof":{"scheme":"hmac-sha-256/1","commitment":"b3bfbb7dd02261a94e28a707695ba4a9487e3b67462fd54480a674b9aea68e1f","seed":"501420e8425da7e6a0a73efb54f76bc7e604b543b20c5d00398cb171e30064aa","entropy":[]}}', NULL);
INSERT INTO public.people VALUES ('f78eb92af7d004eab4f6', 'Bo', NULL, NULL, 1794838866.48593, NULL, 1794838866.48593);
INSERT INTO public.people VALUES ('ab2cdd60ce13de0d322a', 'Cy', NULL, NULL, 1794838866.5965898, NULL, 1794838866.5965898);
INSERT INTO public.people VALUES ('a412de5b4913febb15a4', 'Ada', 'ada', '$argon2id$v=19$m=65536,t=3,p=4$WQlZhmJotmxG0yVadVOHbA$aRlb8S47KnYW4YbzUb0J4SdnTnfZTsLu6LntYNesxEI', 1794838866.3626604, NULL, 1794838866.3626604);
INSERT INTO public.places VALUES ('CN63VDGXRU', 0, 'a412de5b4913febb15a4');
INSERT INTO public.places VALUES ('CN63VDGXRU', 1, 'f78eb92af7d004eab4f6');
INSERT INTO public.places VALUES ('Z8PFHMDQHB', 0, 'f78eb92af7d004eab4f6');
INSERT INTO public.places VALUES ('Z8PFHMDQHB', 1, 'a412de5b4913febb15a4');
INSERT INTO public.places VALUES ('KRVDHZJ4NE', 0, 'a412de5b4913febb15a4');
INSERT INTO public.places VALUES ('KRVDHZJ4NE', 1, 'f78eb92af7d004eab4f6');
INSERT INTO public.places VALUES ('KRVDHZJ4NE', 2, 'ab2cdd60ce13de0d322a');
INSERT INTO public.places VALUES ('XZMNKJB2F4', 0, 'ab2cdd60ce13de0d322a');
INSERT INTO public.places VALUES ('VGB4WTM5C7', 0, 'f78eb92af7d004eab4f6');
INSERT INTO public.places VALUES ('FKC36KU8XZ', 0, 'ab2cdd60ce13de0d322a');
INSERT INTO public.ratings VALUES ('people', 'gold', 'a412de5b4913febb15a4', 27.635389493140497, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('people', 'gold', 'f78eb92af7d004eab4f6', 22.364610506859503, 8.06590141354368, 1);
INSERT INTO public.results VALUES ('YP6DHZHAH85E', 0, 'f78eb92af7d004eab4f6', 'gold', 25, 0, 1794838868.6202846, 25, 22.364610506859503, false);
INSERT INTO public.results VALUES ('YP6DHZHAH85E', 1, 'a412de5b4913febb15a4', 'gold', 32, 1, 1794838868.6202846, 25, 27.635389493140497, false);
INSERT INTO public.secrets VALUES ('cookies', 'c06657b2c305879ef56e7fd50f2697c7de107432975e3446fa7614989e381972');
INSERT INTO public.tables VALUES ('Z8PFHMDQHB', 'gold', 'over', false, 0, 'f78eb92af7d004eab4f6', 1794838867.635683, 1794838868.6202846, NULL, 136, '{"game":"gold","status":"over","stirred":1794838868.6202846,"seats":[["Bo","river","circle","f78eb92af7d004eab4f6",null,false,false,{}],["Ada","pine","square","a412de5b4913febb15a4",null,false,false,{}]],"match":"YP6DHZHAH85E"}', 'YP6DHZHAH85E');
INSERT INTO public.tables VALUES ('VGB4WTM5C7', 'wurf-und-weg', 'lobby', true, 1, 'f78eb92af7d004eab4f6', 1794838869.2098143, 1794838869.2098143, NULL, 1, '{"game":"wurf-und-weg","status":"lobby","stirred":1794838869.2098143,"seats":[["Bo","river","circle","f78eb92af7d004eab4f6",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL);
INSERT INTO public.tables VALUES ('FKC36KU8XZ', 'gold', 'closed', false, 1, 'ab2cdd60ce13de0d322a', 1794838869.2787735, 1794838869.290611, NULL, 2, '{"game":"gold","status":"closed","stirred":1794838869.290611,"seats":[["Cy","river","circle","ab2cdd60ce13de0d322a",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL);
INSERT INTO public.tables VALUES ('CN63VDGXRU', 'gold-nuggets', 'playing', false, 0, 'a412de5b4913febb15a4', 1794838867.3587387, 1794838867.522982, NULL, 11, '{"game":"gold-nuggets","status":"playing","stirred":1794838867.522982,"seats":[["Ada","river","circle","a412de5b4913febb15a4",null,false,false,{}],["Bo","pine","square","f78eb92af7d004eab4f6",null,false,false,{}]],"to_act":[0],"match":"3Z267A3K5TMZ"}', '3Z267A3K5TMZ');
INSERT INTO public.tables VALUES ('KRVDHZJ4NE', 'claim-poker', 'playing', false, 0, 'a412de5b4913febb15a4', 1794838868.772015, 1794838868.9479012, 1796048468.9479012, 8, '{"game":"claim-poker","status":"playing","stirred":1794838868.9479012,"seats":[["Ada","river","circle","a412de5b4913febb15a4",null,false,false,{}],["Bo","pine","square","f78eb92af7d004eab4f6",null,false,false,{}],["Cy","clay","triangle","ab2cdd60ce13de0d322a",null,false,false,{}]],"to_act":[1],"match":"QQN9VSKGDAKS"}', 'QQN9VSKGDAKS');
INSERT INTO public.tables VALUES ('XZMNKJB2F4', 'gold-nuggets', 'playing', false, 0, 'ab2cdd60ce13de0d322a', 1794838869.0876696, 1794838869.1336424, NULL, 3, '{"game":"gold-nuggets","status":"playing","stirred":1794838869.1336424,"seats":[["Cy","river","circle","ab2cdd60ce13de0d322a",null,false,false,{}],["Otto","pine","square",null,"greenhorn",false,false,{}]],"to_act":[0],"match":"Z27697KNUSCZ"}', 'Z27697KNUSCZ');
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
CREATE INDEX ix_people_seen ON public.people USING btree (seen);
CREATE INDEX ix_places_person ON public.places USING btree (person);
CREATE INDEX ix_results_person ON public.results USING btree (person);
CREATE INDEX ix_tables_match_id ON public.tables USING btree (match_id);
CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);
CREATE INDEX tables_public ON public.tables USING btree (public, status, updated);
CREATE INDEX tables_wake ON public.tables USING btree (wake);
