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
CREATE TABLE public.alive (
    name character varying(8) NOT NULL,
    "time" double precision NOT NULL
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
CREATE TABLE public.pauses (
    number integer NOT NULL,
    began double precision NOT NULL,
    ended double precision NOT NULL
);
CREATE SEQUENCE public.pauses_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.pauses_number_seq OWNED BY public.pauses.number;
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
ALTER TABLE ONLY public.pauses ALTER COLUMN number SET DEFAULT nextval('public.pauses_number_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0006');
INSERT INTO public.alive VALUES ('server', 1794841542.5004418);
INSERT INTO public.codes VALUES ('4MZFP9', 'SN7TYT96QQ', -1);
INSERT INTO public.codes VALUES ('KVUYTQ', 'SN7TYT96QQ', 0);
INSERT INTO public.codes VALUES ('2MEKR7', 'SN7TYT96QQ', 1);
INSERT INTO public.codes VALUES ('5YKNNY', 'VSFQHMUYSG', -1);
INSERT INTO public.codes VALUES ('734GJJ', 'VSFQHMUYSG', 0);
INSERT INTO public.codes VALUES ('5BF9M6', 'VSFQHMUYSG', 1);
INSERT INTO public.codes VALUES ('EHQ4D2', 'XZUBUCQC6C', -1);
INSERT INTO public.codes VALUES ('2VEE3U', 'XZUBUCQC6C', 0);
INSERT INTO public.codes VALUES ('D7VWVH', 'XZUBUCQC6C', 1);
INSERT INTO public.codes VALUES ('YGTTUV', 'XZUBUCQC6C', 2);
INSERT INTO public.codes VALUES ('D72U6Z', 'PJAE7ZPPSB', -1);
INSERT INTO public.codes VALUES ('RH58P9', 'PJAE7ZPPSB', 0);
INSERT INTO public.codes VALUES ('WGJ3PB', 'PJAE7ZPPSB', 1);
INSERT INTO public.codes VALUES ('NY66DW', 'HUWVF63MFR', -1);
INSERT INTO public.codes VALUES ('XMU69D', 'HUWVF63MFR', 0);
INSERT INTO public.codes VALUES ('G5872X', 'HUWVF63MFR', 1);
INSERT INTO public.codes VALUES ('U4UVXG', 'Y5GXGQK3YY', -1);
INSERT INTO public.codes VALUES ('P3NWRV', 'Y5GXGQK3YY', 0);
INSERT INTO public.codes VALUES ('EZ29JX', 'Y5GXGQK3YY', 1);
INSERT INTO public.entries VALUES ('SN7TYT96QQ', 0, '{"is":"opened","time":1794841538.7420716,"host":"d2173a0870f1837c3a17","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["KVUYTQ","2MEKR7"],"seed":"bb61474f8f07738360f3d74954ebf2a105547a2f58e295b8591d135f7a29068b"}');
INSERT INTO public.entries VALUES ('SN7TYT96QQ', 1, '{"is":"seated","time":1794841538.825718,"seat":1,"person":"4c5f7b2883ae35232cd4","name":"Bo"}');
INSERT INTO public.entries VALUES ('SN7TYT96QQ', 2, '{"is":"started","time":1794841538.887405,"match":"PV3G4NVSPFRB","starter":0,"next_seed":"83a5be422e4a760992a63e4fdbc0e8bc16ee10e06726f949ca14bafc34f80d44","signal":0.3,"version":1,"pause":1}');
INSERT INTO public.entries VALUES ('SN7TYT96QQ', 3, '{"is":"played","time":1794841538.9014277,"seat":0,"move":"aside lasso 2"}');
INSERT INTO public.entries VALUES ('SN7TYT96QQ', 4, '{"is":"played","time":1794841538.9174197,"seat":0,"move":"roll","outcomes":["5","nugget","nugget","nugget","nugget"]}');
INSERT INTO public.entries VALUES ('SN7TYT96QQ', 5, '{"is":"played","time":1794841538.9314823,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('SN7TYT96QQ', 6, '{"is":"played","time":1794841538.9574068,"seat":0,"move":"roll","outcomes":["4","5","5","2","4","5","nugget","4","4","2","5"]}');
INSERT INTO public.entries VALUES ('SN7TYT96QQ', 7, '{"is":"played","time":1794841538.983978,"seat":1,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('SN7TYT96QQ', 8, '{"is":"played","time":1794841539.0002186,"seat":1,"move":"aside 4 3"}');
INSERT INTO public.entries VALUES ('SN7TYT96QQ', 9, '{"is":"played","time":1794841539.0281403,"seat":1,"move":"roll","outcomes":["2","nugget","lasso"]}');
INSERT INTO public.entries VALUES ('SN7TYT96QQ', 10, '{"is":"played","time":1794841539.0350227,"seat":1,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 0, '{"is":"opened","time":1794841539.2051036,"host":"4c5f7b2883ae35232cd4","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["734GJJ","5BF9M6"],"seed":"09f80eb2956c0fee7957a7d4bce9bc1c2ecfd2b2f47cdf4aee09f7f6cc6e8582"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 1, '{"is":"seated","time":1794841539.2766023,"seat":1,"person":"d2173a0870f1837c3a17","name":"Ada"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 2, '{"is":"started","time":1794841539.3585093,"match":"FRCZ7CA4ZXUC","starter":0,"next_seed":"1ddc56432af78c00a050fb9eeceb0861fe699b9807de98979ded256e9bcca88b","signal":0.3,"version":1,"pause":1}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 3, '{"is":"played","time":1794841539.3709235,"seat":0,"move":"flip 30","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 4, '{"is":"played","time":1794841539.3806438,"seat":0,"move":"flip 38","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 5, '{"is":"played","time":1794841539.398335,"seat":1,"move":"flip 15","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 6, '{"is":"played","time":1794841539.4085505,"seat":1,"move":"flip 40","outcomes":["digger green 5"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 7, '{"is":"played","time":1794841539.4237533,"seat":0,"move":"flip 36","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 8, '{"is":"played","time":1794841539.437374,"seat":0,"move":"flip 8","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 9, '{"is":"played","time":1794841539.449375,"seat":1,"move":"flip 37","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 10, '{"is":"played","time":1794841539.458589,"seat":1,"move":"flip 9","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 11, '{"is":"played","time":1794841539.4688716,"seat":0,"move":"flip 26","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 12, '{"is":"played","time":1794841539.4834342,"seat":0,"move":"flip 46","outcomes":["digger violet 5"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 13, '{"is":"played","time":1794841539.4902399,"seat":1,"move":"flip 27","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 14, '{"is":"played","time":1794841539.4985883,"seat":1,"move":"flip 47","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 15, '{"is":"played","time":1794841539.5067577,"seat":0,"move":"flip 36"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 16, '{"is":"played","time":1794841539.517518,"seat":0,"move":"flip 50","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 17, '{"is":"played","time":1794841539.5254383,"seat":1,"move":"flip 39","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 18, '{"is":"played","time":1794841539.5340626,"seat":1,"move":"flip 52","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 19, '{"is":"played","time":1794841539.5437605,"seat":0,"move":"flip 48","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 20, '{"is":"played","time":1794841539.5529773,"seat":0,"move":"flip 4","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 21, '{"is":"played","time":1794841539.56544,"seat":1,"move":"flip 51","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 22, '{"is":"played","time":1794841539.5763452,"seat":1,"move":"flip 5","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 23, '{"is":"played","time":1794841539.5836053,"seat":0,"move":"flip 53","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 24, '{"is":"played","time":1794841539.5904157,"seat":0,"move":"flip 0","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 25, '{"is":"played","time":1794841539.6054318,"seat":1,"move":"flip 55","outcomes":["digger orange 5"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 26, '{"is":"played","time":1794841539.6235785,"seat":1,"move":"flip 1","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 27, '{"is":"played","time":1794841539.6327205,"seat":0,"move":"flip 44","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 28, '{"is":"played","time":1794841539.6462483,"seat":0,"move":"flip 22","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 29, '{"is":"played","time":1794841539.6597846,"seat":1,"move":"flip 46"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 30, '{"is":"played","time":1794841539.672005,"seat":1,"move":"flip 23","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 31, '{"is":"played","time":1794841539.6894064,"seat":0,"move":"flip 57","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 32, '{"is":"played","time":1794841539.6937895,"seat":0,"move":"flip 20","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 33, '{"is":"played","time":1794841539.7029161,"seat":1,"move":"flip 59","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 34, '{"is":"played","time":1794841539.708618,"seat":1,"move":"flip 21","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 35, '{"is":"played","time":1794841539.7173784,"seat":0,"move":"flip 18","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 36, '{"is":"played","time":1794841539.7380612,"seat":0,"move":"flip 51"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 37, '{"is":"played","time":1794841539.7478192,"seat":1,"move":"flip 19","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 38, '{"is":"played","time":1794841539.7604225,"seat":1,"move":"flip 54","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 39, '{"is":"played","time":1794841539.7728176,"seat":0,"move":"flip 61","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 40, '{"is":"played","time":1794841539.794408,"seat":0,"move":"flip 63","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 41, '{"is":"played","time":1794841539.8065085,"seat":1,"move":"flip 62","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 42, '{"is":"played","time":1794841539.8228912,"seat":1,"move":"flip 56","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 43, '{"is":"played","time":1794841539.8374717,"seat":0,"move":"flip 58","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 45, '{"is":"played","time":1794841539.8702295,"seat":1,"move":"flip 45"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 47, '{"is":"played","time":1794841539.8988168,"seat":0,"move":"flip 35","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 49, '{"is":"played","time":1794841539.916679,"seat":1,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 51, '{"is":"played","time":1794841539.9361424,"seat":0,"move":"flip 7"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 53, '{"is":"played","time":1794841539.986764,"seat":1,"move":"flip 12","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 55, '{"is":"played","time":1794841540.0169547,"seat":0,"move":"flip 45"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 57, '{"is":"played","time":1794841540.0415654,"seat":1,"move":"flip 10","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 59, '{"is":"played","time":1794841540.063676,"seat":0,"move":"flip 41"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 61, '{"is":"played","time":1794841540.0914266,"seat":1,"move":"flip 29"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 63, '{"is":"played","time":1794841540.114278,"seat":0,"move":"flip 3","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 65, '{"is":"played","time":1794841540.2065647,"seat":1,"move":"flip 14","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 67, '{"is":"played","time":1794841540.2390175,"seat":0,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 69, '{"is":"played","time":1794841540.2654831,"seat":1,"move":"flip 16","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 71, '{"is":"played","time":1794841540.3108854,"seat":0,"move":"flip 33","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 73, '{"is":"played","time":1794841540.344411,"seat":1,"move":"flip 49","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 75, '{"is":"played","time":1794841540.3579397,"seat":0,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 77, '{"is":"played","time":1794841540.3721883,"seat":1,"move":"flip 25","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 79, '{"is":"played","time":1794841540.3867915,"seat":0,"move":"flip 28","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 81, '{"is":"played","time":1794841540.4110153,"seat":1,"move":"flip 49"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 83, '{"is":"played","time":1794841540.4259865,"seat":1,"move":"flip 46"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 85, '{"is":"played","time":1794841540.4460824,"seat":1,"move":"flip 47"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 87, '{"is":"played","time":1794841540.4630363,"seat":1,"move":"flip 31","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 89, '{"is":"played","time":1794841540.4934335,"seat":1,"move":"flip 21"}');
INSERT INTO public.entries VALUES ('XZUBUCQC6C', 0, '{"is":"opened","time":1794841540.8522992,"host":"d2173a0870f1837c3a17","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["2VEE3U","D7VWVH","YGTTUV"],"seed":"c83cb26bc64467efe4eca6fc4cc8f1b6ca750c3375349b19c3d019b3230c8bc2"}');
INSERT INTO public.entries VALUES ('XZUBUCQC6C', 2, '{"is":"seated","time":1794841541.1655421,"seat":2,"person":"c959c6ab970dd32b6cfa","name":"Cy"}');
INSERT INTO public.entries VALUES ('XZUBUCQC6C', 3, '{"is":"started","time":1794841541.2163544,"match":"P9KQ33Z7QJE5","starter":0,"next_seed":"68efcae4b23f207dd6f628d9638d760aa03c45b92e901d65f9d08f9d7212515e","signal":0.3,"version":1,"pause":1}');
INSERT INTO public.entries VALUES ('XZUBUCQC6C', 5, '{"is":"played","time":1794841541.2493274,"seat":0,"move":"take knife"}');
INSERT INTO public.entries VALUES ('XZUBUCQC6C', 7, '{"is":"played","time":1794841541.2832012,"seat":1,"move":"take whiskey"}');
INSERT INTO public.entries VALUES ('PJAE7ZPPSB', 2, '{"is":"played","time":1794841541.6821542,"seat":0,"move":"aside lasso 2"}');
INSERT INTO public.entries VALUES ('Y5GXGQK3YY', 1, '{"is":"closed","time":1794841542.1596892}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 44, '{"is":"played","time":1794841539.8574498,"seat":0,"move":"flip 45","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 46, '{"is":"played","time":1794841539.8769448,"seat":1,"move":"flip 34","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 48, '{"is":"played","time":1794841539.9080796,"seat":0,"move":"flip 51"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 50, '{"is":"played","time":1794841539.9219337,"seat":1,"move":"flip 7","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 52, '{"is":"played","time":1794841539.9447868,"seat":0,"move":"flip 13","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 54, '{"is":"played","time":1794841540.0020611,"seat":1,"move":"flip 43","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 56, '{"is":"played","time":1794841540.0316656,"seat":0,"move":"flip 7"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 58, '{"is":"played","time":1794841540.0575218,"seat":1,"move":"flip 41","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 60, '{"is":"played","time":1794841540.0799782,"seat":0,"move":"flip 29","outcomes":["digger blue 5"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 62, '{"is":"played","time":1794841540.103517,"seat":1,"move":"flip 2","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 64, '{"is":"played","time":1794841540.1216402,"seat":0,"move":"flip 11","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 66, '{"is":"played","time":1794841540.2347517,"seat":1,"move":"flip 24","outcomes":["digger red 5"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 68, '{"is":"played","time":1794841540.2515275,"seat":0,"move":"flip 6","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 70, '{"is":"played","time":1794841540.2698703,"seat":1,"move":"flip 42","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 72, '{"is":"played","time":1794841540.3249247,"seat":0,"move":"flip 5"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 74, '{"is":"played","time":1794841540.3506336,"seat":1,"move":"flip 16"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 76, '{"is":"played","time":1794841540.3665893,"seat":0,"move":"flip 60","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 78, '{"is":"played","time":1794841540.378365,"seat":1,"move":"flip 42"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 80, '{"is":"played","time":1794841540.4014401,"seat":0,"move":"flip 46"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 82, '{"is":"played","time":1794841540.4175828,"seat":0,"move":"flip 45"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 84, '{"is":"played","time":1794841540.438023,"seat":0,"move":"flip 32","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 86, '{"is":"played","time":1794841540.453103,"seat":0,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 88, '{"is":"played","time":1794841540.4780192,"seat":0,"move":"flip 17","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('VSFQHMUYSG', 90, '{"is":"played","time":1794841540.5034332,"seat":0,"move":"flip 16"}');
INSERT INTO public.entries VALUES ('XZUBUCQC6C', 1, '{"is":"seated","time":1794841541.0903304,"seat":1,"person":"4c5f7b2883ae35232cd4","name":"Bo"}');
INSERT INTO public.entries VALUES ('XZUBUCQC6C', 4, '{"is":"played","time":1794841541.2374773,"seat":0,"move":"take shovel"}');
INSERT INTO public.entries VALUES ('XZUBUCQC6C', 6, '{"is":"played","time":1794841541.261446,"seat":0,"move":"give shovel 1","outcomes":["double sieve+shovel","knife 3"]}');
INSERT INTO public.entries VALUES ('PJAE7ZPPSB', 0, '{"is":"opened","time":1794841541.604269,"host":"c959c6ab970dd32b6cfa","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["RH58P9","WGJ3PB"],"seed":"e035f52bb9fe51750a050d280b2b2774cf63bd69250790718c3f07b3f0e8e92b"}');
INSERT INTO public.entries VALUES ('PJAE7ZPPSB', 1, '{"is":"started","time":1794841541.6656408,"match":"E545A9QHUXYT","starter":0,"next_seed":"d4c4f7ef143f20ee3d918ebc854ff98d4078c4dd4ad5717258a0b6ed06c853ff","signal":0.3,"version":1,"pause":1}');
INSERT INTO public.entries VALUES ('HUWVF63MFR', 0, '{"is":"opened","time":1794841541.8544412,"host":"4c5f7b2883ae35232cd4","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["XMU69D","G5872X"],"seed":"f386397556c749523a8430de737d2781802bc5d2d893f6a25243c2062b2d480b"}');
INSERT INTO public.entries VALUES ('Y5GXGQK3YY', 0, '{"is":"opened","time":1794841542.1434293,"host":"c959c6ab970dd32b6cfa","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["P3NWRV","EZ29JX"],"seed":"d7ec7ddd9c5b1a3cd212d840e6ae905ac4240cd973d4a293055b5ba3c3f8bc5b"}');
INSERT INTO public.matches VALUES ('FRCZ7CA4ZXUC', 'VSFQHMUYSG', 'gold', 1794841540.5034332, '{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","dynamite"],[0,"flip 38"],["*","gold 2"],[1,"flip 15"],["*","gold 4"],[1,"flip 40"],["*","digger green 5"],[0,"flip 36"],["*","digger violet 4"],[0,"flip 8"],["*","digger blue 2"],[1,"flip 37"],["*","gold 2"],[1,"flip 9"],["*","digger violet 3"],[0,"flip 26"],["*","digger green 2"],[0,"flip 46"],["*","digger violet 5"],[1,"flip 27"],["*","digger orange 2"],[1,"flip 47"],["*","digger blue 4"],[0,"flip 36"],[0,"flip 50"],["*","gold 1"],[1,"flip 39"],["*","dynamite"],[1,"flip 52"],["*","digger blue 4"],[0,"flip 48"],["*","gold 1"],[0,"flip 4"],["*","digger red 2"],[1,"flip 51"],["*","digger blue 3"],[1,"flip 5"],["*","digger violet 3"],[0,"flip 53"],["*","gold 2"],[0,"flip 0"],["*","digger blue 2"],[1,"flip 55"],["*","digger orange 5"],[1,"flip 1"],["*","gold 3"],[0,"flip 44"],["*","digger red 4"],[0,"flip 22"],["*","gold 1"],[1,"flip 46"],[1,"flip 23"],["*","digger orange 3"],[0,"flip 57"],["*","digger red 4"],[0,"flip 20"],["*","gold 1"],[1,"flip 59"],["*","digger green 3"],[1,"flip 21"],["*","gold 4"],[0,"flip 18"],["*","digger violet 2"],[0,"flip 51"],[1,"flip 19"],["*","digger green 4"],[1,"flip 54"],["*","gold 3"],[0,"flip 61"],["*","digger red 3"],[0,"flip 63"],["*","gold 3"],[1,"flip 62"],["*","gold 2"],[1,"flip 56"],["*","digger violet 4"],[0,"flip 58"],["*","digger blue 3"],[0,"flip 45"],["*","digger orange 4"],[1,"flip 45"],[1,"flip 34"],["*","digger green 2"],[0,"flip 35"],["*","gold 3"],[0,"flip 51"],[1,"flip 59"],[1,"flip 7"],["*","digger orange 3"],[0,"flip 7"],[0,"flip 13"],["*","digger orange 2"],[1,"flip 12"],["*","gold 4"],[1,"flip 43"],["*","digger green 4"],[0,"flip 45"],[0,"flip 7"],[1,"flip 10"],["*","digger red 3"],[1,"flip 41"],["*","digger orange 4"],[0,"flip 41"],[0,"flip 29"],["*","digger blue 5"],[1,"flip 29"],[1,"flip 2"],["*","gold 2"],[0,"flip 3"],["*","dynamite"],[0,"flip 11"],["*","gold 3"],[1,"flip 14"],["*","digger violet 2"],[1,"flip 24"],["*","digger red 5"],[0,"flip 24"],[0,"flip 6"],["*","digger green 3"],[1,"flip 16"],["*","gold 1"],[1,"flip 42"],["*","gold 2"],[0,"flip 33"],["*","gold 2"],[0,"flip 5"],[1,"flip 49"],["*","gold 3"],[1,"flip 16"],[0,"flip 59"],[0,"flip 60"],["*","dynamite"],[1,"flip 25"],["*","dynamite"],[1,"flip 42"],[0,"flip 28"],["*","digger red 2"],[0,"flip 46"],[1,"flip 49"],[0,"flip 45"],[1,"flip 46"],[0,"flip 32"],["*","gold 4"],[1,"flip 47"],[0,"flip 24"],[1,"flip 31"],["*","gold 4"],[0,"flip 17"],["*","gold 3"],[1,"flip 21"],[0,"flip 16"]],"result":{"reason":"last-card","scores":[25,28],"winners":[1]},"times":[0.012,0.012,0.022,0.022,0.04,0.04,0.05,0.05,0.065,0.065,0.079,0.079,0.091,0.091,0.1,0.1,0.11,0.11,0.125,0.125,0.132,0.132,0.14,0.14,0.148,0.159,0.159,0.167,0.167,0.176,0.176,0.185,0.185,0.194,0.194,0.207,0.207,0.218,0.218,0.225,0.225,0.232,0.232,0.247,0.247,0.265,0.265,0.274,0.274,0.288,0.288,0.301,0.313,0.313,0.331,0.331,0.335,0.335,0.344,0.344,0.35,0.35,0.359,0.359,0.38,0.389,0.389,0.402,0.402,0.414,0.414,0.436,0.436,0.448,0.448,0.464,0.464,0.479,0.479,0.499,0.499,0.512,0.518,0.518,0.54,0.54,0.55,0.558,0.563,0.563,0.578,0.586,0.586,0.628,0.628,0.644,0.644,0.658,0.673,0.683,0.683,0.699,0.699,0.705,0.721,0.721,0.733,0.745,0.745,0.756,0.756,0.763,0.763,0.848,0.848,0.876,0.876,0.881,0.893,0.893,0.907,0.907,0.911,0.911,0.952,0.952,0.966,0.986,0.986,0.992,0.999,1.008,1.008,1.014,1.014,1.02,1.028,1.028,1.043,1.053,1.059,1.067,1.08,1.08,1.088,1.095,1.105,1.105,1.12,1.12,1.135,1.145],"figures":[["river","circle"],["pine","square"]],"proof":{"scheme":"hmac-sha-256/1","commitment":"c8e56fc2dd37592a05d8aa462f63d973ba1b35dd07005af0bf3b19e38856bc6b","seed":"09f80eb2956c0fee7957a7d4bce9bc1c2ecfd2b2f47cdf4aee09f7f6cc6e8582","entropy":[]}}', NULL);
INSERT INTO public.pauses VALUES (1, 1794841536.2226818, 1794841536.2226818);
INSERT INTO public.people VALUES ('4c5f7b2883ae35232cd4', 'Bo', NULL, NULL, 1794841537.0751007, NULL, 1794841537.0751007);
INSERT INTO public.people VALUES ('c959c6ab970dd32b6cfa', 'Cy', NULL, NULL, 1794841537.2927542, NULL, 1794841537.2927542);
INSERT INTO public.people VALUES ('d2173a0870f1837c3a17', 'Ada', 'ada', '$argon2id$v=19$m=65536,t=3,p=4$Zxwbt0jW5+LAHPSO14rUcw$K70xjl9q7TrRkTC8OXUti6Ih9uwI2N/JWA++f0BYMSY', 1794841536.934435, NULL, 1794841536.934435);
INSERT INTO public.places VALUES ('SN7TYT96QQ', 0, 'd2173a0870f1837c3a17');
INSERT INTO public.places VALUES ('SN7TYT96QQ', 1, '4c5f7b2883ae35232cd4');
INSERT INTO public.places VALUES ('VSFQHMUYSG', 0, '4c5f7b2883ae35232cd4');
INSERT INTO public.places VALUES ('VSFQHMUYSG', 1, 'd2173a0870f1837c3a17');
INSERT INTO public.places VALUES ('XZUBUCQC6C', 0, 'd2173a0870f1837c3a17');
INSERT INTO public.places VALUES ('XZUBUCQC6C', 1, '4c5f7b2883ae35232cd4');
INSERT INTO public.places VALUES ('XZUBUCQC6C', 2, 'c959c6ab970dd32b6cfa');
INSERT INTO public.places VALUES ('PJAE7ZPPSB', 0, 'c959c6ab970dd32b6cfa');
INSERT INTO public.places VALUES ('HUWVF63MFR', 0, '4c5f7b2883ae35232cd4');
INSERT INTO public.places VALUES ('Y5GXGQK3YY', 0, 'c959c6ab970dd32b6cfa');
INSERT INTO public.results VALUES ('FRCZ7CA4ZXUC', 0, '4c5f7b2883ae35232cd4', 'gold', 25, 0, 1794841540.5034332, NULL, NULL, false);
INSERT INTO public.results VALUES ('FRCZ7CA4ZXUC', 1, 'd2173a0870f1837c3a17', 'gold', 28, 1, 1794841540.5034332, NULL, NULL, false);
INSERT INTO public.secrets VALUES ('cookies', '4de7f1cd4895625762144f3fc01f93372a95cee98d0c33a16cc5c4927be14f1c');
INSERT INTO public.tables VALUES ('VSFQHMUYSG', 'gold', 'over', false, 0, '4c5f7b2883ae35232cd4', 1794841539.2051036, 1794841540.5034332, NULL, 91, '{"game":"gold","status":"over","stirred":1794841540.5034332,"seats":[["Bo","river","circle","4c5f7b2883ae35232cd4",null,false,false,{}],["Ada","pine","square","d2173a0870f1837c3a17",null,false,false,{}]],"match":"FRCZ7CA4ZXUC"}', 'FRCZ7CA4ZXUC');
INSERT INTO public.tables VALUES ('HUWVF63MFR', 'wurf-und-weg', 'lobby', true, 1, '4c5f7b2883ae35232cd4', 1794841541.8544412, 1794841541.8544412, NULL, 1, '{"game":"wurf-und-weg","status":"lobby","stirred":1794841541.8544412,"seats":[["Bo","river","circle","4c5f7b2883ae35232cd4",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL);
INSERT INTO public.tables VALUES ('Y5GXGQK3YY', 'gold', 'closed', false, 1, 'c959c6ab970dd32b6cfa', 1794841542.1434293, 1794841542.1596892, NULL, 2, '{"game":"gold","status":"closed","stirred":1794841542.1596892,"seats":[["Cy","river","circle","c959c6ab970dd32b6cfa",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL);
INSERT INTO public.tables VALUES ('SN7TYT96QQ', 'gold-nuggets', 'playing', false, 0, 'd2173a0870f1837c3a17', 1794841538.7420716, 1794841539.0350227, NULL, 11, '{"game":"gold-nuggets","status":"playing","stirred":1794841539.0350227,"seats":[["Ada","river","circle","d2173a0870f1837c3a17",null,false,false,{}],["Bo","pine","square","4c5f7b2883ae35232cd4",null,false,false,{}]],"to_act":[1],"match":"PV3G4NVSPFRB"}', 'PV3G4NVSPFRB');
INSERT INTO public.tables VALUES ('XZUBUCQC6C', 'claim-poker', 'playing', false, 0, 'd2173a0870f1837c3a17', 1794841540.8522992, 1794841541.2832012, 1796051141.2832012, 8, '{"game":"claim-poker","status":"playing","stirred":1794841541.2832012,"seats":[["Ada","river","circle","d2173a0870f1837c3a17",null,false,false,{}],["Bo","pine","square","4c5f7b2883ae35232cd4",null,false,false,{}],["Cy","clay","triangle","c959c6ab970dd32b6cfa",null,false,false,{}]],"to_act":[1],"match":"P9KQ33Z7QJE5"}', 'P9KQ33Z7QJE5');
INSERT INTO public.tables VALUES ('PJAE7ZPPSB', 'gold-nuggets', 'playing', false, 0, 'c959c6ab970dd32b6cfa', 1794841541.604269, 1794841541.6821542, NULL, 3, '{"game":"gold-nuggets","status":"playing","stirred":1794841541.6821542,"seats":[["Cy","river","circle","c959c6ab970dd32b6cfa",null,false,false,{}],["Otto","pine","square",null,"greenhorn",false,false,{}]],"to_act":[0],"match":"E545A9QHUXYT"}', 'E545A9QHUXYT');
SELECT pg_catalog.setval('public.pauses_number_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.alive
    ADD CONSTRAINT alive_pkey PRIMARY KEY (name);
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
ALTER TABLE ONLY public.pauses
    ADD CONSTRAINT pauses_pkey PRIMARY KEY (number);
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
