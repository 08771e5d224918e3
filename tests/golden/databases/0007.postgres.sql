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
CREATE TABLE public.bans (
    number integer NOT NULL,
    kind character varying(8) NOT NULL,
    person character varying(24),
    address character varying(24),
    until double precision,
    reason text NOT NULL,
    created double precision NOT NULL,
    by character varying(80) NOT NULL
);
CREATE SEQUENCE public.bans_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.bans_number_seq OWNED BY public.bans.number;
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
CREATE TABLE public.deeds (
    number integer NOT NULL,
    "time" double precision NOT NULL,
    by character varying(80) NOT NULL,
    what character varying(24) NOT NULL,
    about character varying(80) NOT NULL,
    detail text NOT NULL
);
CREATE SEQUENCE public.deeds_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.deeds_number_seq OWNED BY public.deeds.number;
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
CREATE TABLE public.news (
    number integer NOT NULL,
    "time" double precision NOT NULL,
    process character varying(24) NOT NULL,
    kind character varying(12) NOT NULL,
    subject text NOT NULL
);
CREATE SEQUENCE public.news_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.news_number_seq OWNED BY public.news.number;
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
    seen double precision,
    cookies_since double precision
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
CREATE TABLE public.recoveries (
    digest character varying(64) NOT NULL,
    person character varying(24) NOT NULL,
    created double precision NOT NULL
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
CREATE TABLE public.sessions (
    id character varying(24) NOT NULL,
    person character varying(24) NOT NULL,
    created double precision NOT NULL,
    seen double precision NOT NULL,
    device character varying(40) NOT NULL,
    address character varying(24),
    proved double precision,
    ended double precision
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
    match_id character varying(16),
    opened_from character varying(24)
);
CREATE TABLE public.tokens (
    digest character varying(64) NOT NULL,
    person character varying(24) NOT NULL,
    created double precision NOT NULL,
    table_id character varying(16),
    seat integer
);
ALTER TABLE ONLY public.bans ALTER COLUMN number SET DEFAULT nextval('public.bans_number_seq'::regclass);
ALTER TABLE ONLY public.deeds ALTER COLUMN number SET DEFAULT nextval('public.deeds_number_seq'::regclass);
ALTER TABLE ONLY public.news ALTER COLUMN number SET DEFAULT nextval('public.news_number_seq'::regclass);
ALTER TABLE ONLY public.pauses ALTER COLUMN number SET DEFAULT nextval('public.pauses_number_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0007');
INSERT INTO public.alive VALUES ('server', 1794871051.4734313);
INSERT INTO public.codes VALUES ('MX7Z94', 'GEKDSUYTEQ', -1);
INSERT INTO public.codes VALUES ('KZY3RJ', 'GEKDSUYTEQ', 0);
INSERT INTO public.codes VALUES ('4N8QTW', 'GEKDSUYTEQ', 1);
INSERT INTO public.codes VALUES ('58YYD9', '3XEU276PNT', -1);
INSERT INTO public.codes VALUES ('GNMG9Z', '3XEU276PNT', 0);
INSERT INTO public.codes VALUES ('AZRJYR', '3XEU276PNT', 1);
INSERT INTO public.codes VALUES ('Z8P42F', '9RJTGXANKV', -1);
INSERT INTO public.codes VALUES ('6U5XDE', '9RJTGXANKV', 0);
INSERT INTO public.codes VALUES ('HAXDXK', '9RJTGXANKV', 1);
INSERT INTO public.codes VALUES ('K4MGZ2', '9RJTGXANKV', 2);
INSERT INTO public.codes VALUES ('TRCXMP', 'VWAHE5DBXQ', -1);
INSERT INTO public.codes VALUES ('9BPZN3', 'VWAHE5DBXQ', 0);
INSERT INTO public.codes VALUES ('YPCU94', 'VWAHE5DBXQ', 1);
INSERT INTO public.codes VALUES ('2WG6E5', 'M9URU3F965', -1);
INSERT INTO public.codes VALUES ('CQVKDW', 'M9URU3F965', 0);
INSERT INTO public.codes VALUES ('3EC7NE', 'M9URU3F965', 1);
INSERT INTO public.codes VALUES ('B4VJ2Q', 'V6J4G8S9T7', -1);
INSERT INTO public.codes VALUES ('8MTWBB', 'V6J4G8S9T7', 0);
INSERT INTO public.codes VALUES ('5CKV7E', 'V6J4G8S9T7', 1);
INSERT INTO public.entries VALUES ('GEKDSUYTEQ', 0, '{"is":"opened","time":1794871045.3124707,"host":"5bc52d1a7ae57c7eba3f","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["KZY3RJ","4N8QTW"],"seed":"53bd54d1dd111332f27d2eddfe7116336776f3c8b5bb14cad2073595035c796d"}');
INSERT INTO public.entries VALUES ('GEKDSUYTEQ', 1, '{"is":"seated","time":1794871045.526102,"seat":1,"person":"70773a2c2efead643597","name":"Bo"}');
INSERT INTO public.entries VALUES ('GEKDSUYTEQ', 2, '{"is":"started","time":1794871045.6137612,"match":"6P5DY5ABCJP5","starter":0,"next_seed":"00b4726d00ce0833a8ce36e83e3e3236e941980d3891fe92ba84983cb4165b92","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO public.entries VALUES ('GEKDSUYTEQ', 3, '{"is":"played","time":1794871045.694332,"seat":1,"move":"aside nugget 3"}');
INSERT INTO public.entries VALUES ('GEKDSUYTEQ', 4, '{"is":"played","time":1794871045.7557516,"seat":1,"move":"roll","outcomes":["4","2","5","2","nugget","nugget","5","5","2","5","2"]}');
INSERT INTO public.entries VALUES ('GEKDSUYTEQ', 5, '{"is":"played","time":1794871045.830247,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('GEKDSUYTEQ', 6, '{"is":"played","time":1794871045.8694851,"seat":0,"move":"roll","outcomes":["3","nugget","lasso","4","2","2"]}');
INSERT INTO public.entries VALUES ('GEKDSUYTEQ', 7, '{"is":"played","time":1794871045.9974272,"seat":0,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('GEKDSUYTEQ', 8, '{"is":"played","time":1794871046.0427895,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('GEKDSUYTEQ', 9, '{"is":"played","time":1794871046.0940948,"seat":0,"move":"roll","outcomes":["nugget","lasso","nugget","5"]}');
INSERT INTO public.entries VALUES ('GEKDSUYTEQ', 10, '{"is":"played","time":1794871046.1419399,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 0, '{"is":"opened","time":1794871046.5888462,"host":"70773a2c2efead643597","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["GNMG9Z","AZRJYR"],"seed":"02fc366c30ef96c3f0ccdd987a69eb885129a2fbaf89505f031331b949a3db12"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 1, '{"is":"seated","time":1794871046.6706686,"seat":1,"person":"5bc52d1a7ae57c7eba3f","name":"Ada"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 2, '{"is":"started","time":1794871046.7150047,"match":"R9JHYXAAVMGH","starter":0,"next_seed":"f93afbd1dc7fbc3017a0499ef5e4fbc2ac1a6fff1a7486dcadcdc4ea43e325bc","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 3, '{"is":"played","time":1794871046.7502112,"seat":0,"move":"flip 30","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 4, '{"is":"played","time":1794871046.7667782,"seat":0,"move":"flip 38","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 5, '{"is":"played","time":1794871046.776492,"seat":1,"move":"flip 30"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 6, '{"is":"played","time":1794871046.782233,"seat":1,"move":"flip 38"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 7, '{"is":"played","time":1794871046.8003685,"seat":0,"move":"flip 16","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 8, '{"is":"played","time":1794871046.817436,"seat":0,"move":"flip 24","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 9, '{"is":"played","time":1794871046.841463,"seat":1,"move":"flip 16"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 10, '{"is":"played","time":1794871046.8706863,"seat":1,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 11, '{"is":"played","time":1794871046.897968,"seat":0,"move":"flip 60","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 12, '{"is":"played","time":1794871046.9242394,"seat":0,"move":"flip 40","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 13, '{"is":"played","time":1794871046.9429874,"seat":1,"move":"flip 58","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 14, '{"is":"played","time":1794871046.956447,"seat":1,"move":"flip 38"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 15, '{"is":"played","time":1794871046.9998102,"seat":0,"move":"flip 37","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 16, '{"is":"played","time":1794871047.0110776,"seat":0,"move":"flip 4","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 17, '{"is":"played","time":1794871047.0168464,"seat":1,"move":"flip 30"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 18, '{"is":"played","time":1794871047.0308683,"seat":1,"move":"flip 42","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 19, '{"is":"played","time":1794871047.0402374,"seat":0,"move":"flip 40"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 20, '{"is":"played","time":1794871047.0669975,"seat":0,"move":"flip 0","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 21, '{"is":"played","time":1794871047.1015213,"seat":1,"move":"flip 41","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 22, '{"is":"played","time":1794871047.1354713,"seat":1,"move":"flip 5","outcomes":["digger violet 5"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 23, '{"is":"played","time":1794871047.154391,"seat":0,"move":"flip 59","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 24, '{"is":"played","time":1794871047.1752965,"seat":0,"move":"flip 32","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 25, '{"is":"played","time":1794871047.1938245,"seat":1,"move":"flip 44","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 26, '{"is":"played","time":1794871047.203798,"seat":1,"move":"flip 1","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 27, '{"is":"played","time":1794871047.2313342,"seat":0,"move":"flip 18","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 28, '{"is":"played","time":1794871047.254334,"seat":0,"move":"flip 43","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 29, '{"is":"played","time":1794871047.2761533,"seat":1,"move":"flip 35","outcomes":["digger blue 5"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 30, '{"is":"played","time":1794871047.2949302,"seat":1,"move":"flip 19","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 31, '{"is":"played","time":1794871047.310514,"seat":0,"move":"flip 16"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 32, '{"is":"played","time":1794871047.3305333,"seat":0,"move":"flip 14","outcomes":["digger red 5"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 33, '{"is":"played","time":1794871047.3418982,"seat":1,"move":"flip 49","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 34, '{"is":"played","time":1794871047.3622313,"seat":1,"move":"flip 20","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 35, '{"is":"played","time":1794871047.3911505,"seat":0,"move":"flip 63","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 36, '{"is":"played","time":1794871047.4292212,"seat":0,"move":"flip 45","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 37, '{"is":"played","time":1794871047.4536355,"seat":1,"move":"flip 15","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 38, '{"is":"played","time":1794871047.503767,"seat":1,"move":"flip 46","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 39, '{"is":"played","time":1794871047.5267081,"seat":0,"move":"flip 52","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 40, '{"is":"played","time":1794871047.5690055,"seat":0,"move":"flip 54","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 41, '{"is":"played","time":1794871047.6268687,"seat":1,"move":"flip 52"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 42, '{"is":"played","time":1794871047.6949356,"seat":1,"move":"flip 54"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 44, '{"is":"played","time":1794871047.7817214,"seat":0,"move":"flip 36","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 43, '{"is":"played","time":1794871047.7435234,"seat":0,"move":"flip 47","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 47, '{"is":"played","time":1794871047.8321824,"seat":0,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 51, '{"is":"played","time":1794871048.0850346,"seat":0,"move":"flip 22","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 55, '{"is":"played","time":1794871048.2184978,"seat":0,"move":"flip 12","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 59, '{"is":"played","time":1794871048.28707,"seat":0,"move":"flip 42"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 63, '{"is":"played","time":1794871048.3324049,"seat":0,"move":"flip 8","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 67, '{"is":"played","time":1794871048.4118674,"seat":0,"move":"flip 5"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 71, '{"is":"played","time":1794871048.5623264,"seat":0,"move":"flip 53","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 75, '{"is":"played","time":1794871048.6141293,"seat":0,"move":"flip 57","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 79, '{"is":"played","time":1794871048.79068,"seat":0,"move":"flip 45"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 83, '{"is":"played","time":1794871048.9251196,"seat":0,"move":"flip 37"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 87, '{"is":"played","time":1794871049.077466,"seat":0,"move":"flip 39"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 91, '{"is":"played","time":1794871049.2147624,"seat":0,"move":"flip 10"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 95, '{"is":"played","time":1794871049.3888826,"seat":0,"move":"flip 4"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 99, '{"is":"played","time":1794871049.5741837,"seat":0,"move":"flip 13","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 103, '{"is":"played","time":1794871049.681694,"seat":0,"move":"flip 29","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 108, '{"is":"played","time":1794871049.7910447,"seat":1,"move":"flip 31","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 112, '{"is":"played","time":1794871049.829968,"seat":1,"move":"flip 6"}');
INSERT INTO public.entries VALUES ('9RJTGXANKV', 1, '{"is":"seated","time":1794871050.2978354,"seat":1,"person":"70773a2c2efead643597","name":"Bo"}');
INSERT INTO public.entries VALUES ('9RJTGXANKV', 4, '{"is":"played","time":1794871050.40092,"seat":0,"move":"take shovel"}');
INSERT INTO public.entries VALUES ('VWAHE5DBXQ', 0, '{"is":"opened","time":1794871050.690102,"host":"088d2b14a9da122b1c54","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["9BPZN3","YPCU94"],"seed":"5907bcf238d8ab65df996148afa7b4ce42d426ea037ef67ba14dd71c7e48adef"}');
INSERT INTO public.entries VALUES ('VWAHE5DBXQ', 2, '{"is":"played","time":1794871050.807768,"seat":0,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 45, '{"is":"played","time":1794871047.7947521,"seat":1,"move":"flip 47"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 49, '{"is":"played","time":1794871047.9111905,"seat":1,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 53, '{"is":"played","time":1794871048.151581,"seat":1,"move":"flip 23","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 57, '{"is":"played","time":1794871048.2594326,"seat":1,"move":"flip 56","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 61, '{"is":"played","time":1794871048.303632,"seat":1,"move":"flip 2"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 65, '{"is":"played","time":1794871048.367714,"seat":1,"move":"flip 26","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 69, '{"is":"played","time":1794871048.4533427,"seat":1,"move":"flip 28","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 73, '{"is":"played","time":1794871048.5863268,"seat":1,"move":"flip 3"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 78, '{"is":"played","time":1794871048.745455,"seat":1,"move":"flip 42"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 82, '{"is":"played","time":1794871048.8725762,"seat":1,"move":"flip 36"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 86, '{"is":"played","time":1794871049.0360858,"seat":1,"move":"flip 39","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 90, '{"is":"played","time":1794871049.1753416,"seat":1,"move":"flip 10","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 94, '{"is":"played","time":1794871049.3503904,"seat":1,"move":"flip 9","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 98, '{"is":"played","time":1794871049.554956,"seat":1,"move":"flip 17","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 102, '{"is":"played","time":1794871049.6588006,"seat":1,"move":"flip 21","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 105, '{"is":"played","time":1794871049.7142134,"seat":0,"move":"flip 50"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 107, '{"is":"played","time":1794871049.7741208,"seat":0,"move":"flip 62","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 111, '{"is":"played","time":1794871049.8222086,"seat":0,"move":"flip 10"}');
INSERT INTO public.entries VALUES ('9RJTGXANKV', 3, '{"is":"started","time":1794871050.3754528,"match":"AJYGPEXQX39K","starter":0,"next_seed":"77aa2416d61c168e4450dc8d8e800604c1f20b5b20d25f1d507dcb81e7bbc358","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO public.entries VALUES ('9RJTGXANKV', 7, '{"is":"played","time":1794871050.5823913,"seat":1,"move":"take whiskey"}');
INSERT INTO public.entries VALUES ('M9URU3F965', 0, '{"is":"opened","time":1794871051.0041325,"host":"70773a2c2efead643597","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["CQVKDW","3EC7NE"],"seed":"ac6f75b6ddef3d8e7c5549601cce95f7c3bd3cf45adee54ad090c9e43eb40135"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 46, '{"is":"played","time":1794871047.8006487,"seat":1,"move":"flip 36"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 50, '{"is":"played","time":1794871048.0200293,"seat":1,"move":"flip 11"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 54, '{"is":"played","time":1794871048.1780307,"seat":1,"move":"flip 11"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 58, '{"is":"played","time":1794871048.2689745,"seat":1,"move":"flip 42"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 62, '{"is":"played","time":1794871048.3224165,"seat":1,"move":"flip 7","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 66, '{"is":"played","time":1794871048.397489,"seat":1,"move":"flip 5"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 70, '{"is":"played","time":1794871048.5254066,"seat":1,"move":"flip 54"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 74, '{"is":"played","time":1794871048.606027,"seat":1,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 77, '{"is":"played","time":1794871048.7004929,"seat":1,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 81, '{"is":"played","time":1794871048.8421283,"seat":1,"move":"flip 54"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 85, '{"is":"played","time":1794871049.0181282,"seat":1,"move":"flip 48","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 89, '{"is":"played","time":1794871049.1290991,"seat":1,"move":"flip 51","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 93, '{"is":"played","time":1794871049.306539,"seat":1,"move":"flip 34","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 97, '{"is":"played","time":1794871049.4988596,"seat":1,"move":"flip 6","outcomes":["digger green 5"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 101, '{"is":"played","time":1794871049.6477196,"seat":1,"move":"flip 39"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 106, '{"is":"played","time":1794871049.7458458,"seat":1,"move":"flip 56"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 110, '{"is":"played","time":1794871049.814844,"seat":1,"move":"flip 13"}');
INSERT INTO public.entries VALUES ('9RJTGXANKV', 6, '{"is":"played","time":1794871050.5600781,"seat":0,"move":"give shovel 1","outcomes":["shovel 3","tooth 1"]}');
INSERT INTO public.entries VALUES ('VWAHE5DBXQ', 1, '{"is":"started","time":1794871050.777778,"match":"63X7DQMEJVG8","starter":0,"next_seed":"0b8984213e993cf9674b378056aff199efb2c0ad8888a5d594e0547bd7851142","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO public.entries VALUES ('V6J4G8S9T7', 1, '{"is":"closed","time":1794871051.3257525}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 48, '{"is":"played","time":1794871047.8665125,"seat":0,"move":"flip 11","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 52, '{"is":"played","time":1794871048.1076436,"seat":0,"move":"flip 61","outcomes":["digger orange 5"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 56, '{"is":"played","time":1794871048.2407062,"seat":0,"move":"flip 55","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 60, '{"is":"played","time":1794871048.2961996,"seat":0,"move":"flip 2","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 64, '{"is":"played","time":1794871048.3507416,"seat":0,"move":"flip 25","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 68, '{"is":"played","time":1794871048.429686,"seat":0,"move":"flip 27","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 72, '{"is":"played","time":1794871048.5667553,"seat":0,"move":"flip 3","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 76, '{"is":"played","time":1794871048.6581147,"seat":0,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 80, '{"is":"played","time":1794871048.8149464,"seat":0,"move":"flip 52"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 84, '{"is":"played","time":1794871048.9774404,"seat":0,"move":"flip 47"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 88, '{"is":"played","time":1794871049.1134675,"seat":0,"move":"flip 56"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 92, '{"is":"played","time":1794871049.2494678,"seat":0,"move":"flip 39"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 96, '{"is":"played","time":1794871049.4254887,"seat":0,"move":"flip 3"}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 100, '{"is":"played","time":1794871049.624292,"seat":0,"move":"flip 50","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 104, '{"is":"played","time":1794871049.6947327,"seat":1,"move":"flip 33","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('3XEU276PNT', 109, '{"is":"played","time":1794871049.8020298,"seat":0,"move":"flip 51"}');
INSERT INTO public.entries VALUES ('9RJTGXANKV', 0, '{"is":"opened","time":1794871050.1736689,"host":"5bc52d1a7ae57c7eba3f","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["6U5XDE","HAXDXK","K4MGZ2"],"seed":"0040da3c60cdaf95cbe3f12cfe55bb555848950506c3e54077d69a7d46533f26"}');
INSERT INTO public.entries VALUES ('9RJTGXANKV', 2, '{"is":"seated","time":1794871050.3414237,"seat":2,"person":"088d2b14a9da122b1c54","name":"Cy"}');
INSERT INTO public.entries VALUES ('9RJTGXANKV', 5, '{"is":"played","time":1794871050.4676294,"seat":0,"move":"take knife"}');
INSERT INTO public.entries VALUES ('V6J4G8S9T7', 0, '{"is":"opened","time":1794871051.30473,"host":"088d2b14a9da122b1c54","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["8MTWBB","5CKV7E"],"seed":"acc260a7dedf5664fc587019fbd6b7f7803f076e98329122f862479f55c023ed"}');
INSERT INTO public.matches VALUES ('R9JHYXAAVMGH', '3XEU276PNT', 'gold', 1794871049.829968, '{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","digger blue 2"],[0,"flip 38"],["*","gold 3"],[1,"flip 30"],[1,"flip 38"],[0,"flip 16"],["*","gold 1"],[0,"flip 24"],["*","gold 2"],[1,"flip 16"],[1,"flip 24"],[0,"flip 60"],["*","digger blue 2"],[0,"flip 40"],["*","digger green 4"],[1,"flip 58"],["*","digger blue 4"],[1,"flip 38"],[0,"flip 37"],["*","gold 4"],[0,"flip 4"],["*","gold 1"],[1,"flip 30"],[1,"flip 42"],["*","digger violet 3"],[0,"flip 40"],[0,"flip 0"],["*","gold 2"],[1,"flip 41"],["*","digger violet 4"],[1,"flip 5"],["*","digger violet 5"],[0,"flip 59"],["*","digger red 3"],[0,"flip 32"],["*","digger red 2"],[1,"flip 44"],["*","gold 2"],[1,"flip 1"],["*","digger orange 4"],[0,"flip 18"],["*","digger green 3"],[0,"flip 43"],["*","gold 3"],[1,"flip 35"],["*","digger blue 5"],[1,"flip 19"],["*","gold 2"],[0,"flip 16"],[0,"flip 14"],["*","digger red 5"],[1,"flip 49"],["*","dynamite"],[1,"flip 20"],["*","digger green 2"],[0,"flip 63"],["*","digger green 2"],[0,"flip 45"],["*","digger blue 3"],[1,"flip 15"],["*","digger red 4"],[1,"flip 46"],["*","gold 1"],[0,"flip 52"],["*","gold 1"],[0,"flip 54"],["*","gold 2"],[1,"flip 52"],[1,"flip 54"],[0,"flip 47"],["*","digger violet 4"],[0,"flip 36"],["*","digger red 4"],[1,"flip 47"],[1,"flip 36"],[0,"flip 59"],[0,"flip 11"],["*","digger orange 3"],[1,"flip 59"],[1,"flip 11"],[0,"flip 22"],["*","gold 4"],[0,"flip 61"],["*","digger orange 5"],[1,"flip 23"],["*","gold 1"],[1,"flip 11"],[0,"flip 12"],["*","digger orange 2"],[0,"flip 55"],["*","dynamite"],[1,"flip 56"],["*","gold 4"],[1,"flip 42"],[0,"flip 42"],[0,"flip 2"],["*","digger orange 3"],[1,"flip 2"],[1,"flip 7"],["*","gold 3"],[0,"flip 8"],["*","dynamite"],[0,"flip 25"],["*","gold 2"],[1,"flip 26"],["*","digger orange 4"],[1,"flip 5"],[0,"flip 5"],[0,"flip 27"],["*","dynamite"],[1,"flip 28"],["*","gold 3"],[1,"flip 54"],[0,"flip 53"],["*","digger red 2"],[0,"flip 3"],["*","digger blue 4"],[1,"flip 3"],[1,"flip 59"],[0,"flip 57"],["*","digger red 3"],[0,"flip 24"],[1,"flip 28"],[1,"flip 42"],[0,"flip 45"],[0,"flip 52"],[1,"flip 54"],[1,"flip 36"],[0,"flip 37"],[0,"flip 47"],[1,"flip 48"],["*","digger orange 2"],[1,"flip 39"],["*","digger green 3"],[0,"flip 39"],[0,"flip 56"],[1,"flip 51"],["*","gold 4"],[1,"flip 10"],["*","gold 4"],[0,"flip 10"],[0,"flip 39"],[1,"flip 34"],["*","gold 3"],[1,"flip 9"],["*","dynamite"],[0,"flip 4"],[0,"flip 3"],[1,"flip 6"],["*","digger green 5"],[1,"flip 17"],["*","digger violet 2"],[0,"flip 13"],["*","digger blue 3"],[0,"flip 50"],["*","digger violet 3"],[1,"flip 39"],[1,"flip 21"],["*","gold 3"],[0,"flip 29"],["*","digger green 4"],[1,"flip 33"],["*","digger violet 2"],[0,"flip 50"],[1,"flip 56"],[0,"flip 62"],["*","gold 2"],[1,"flip 31"],["*","gold 3"],[0,"flip 51"],[1,"flip 13"],[0,"flip 10"],[1,"flip 6"]],"result":{"reason":"last-card","scores":[32,23],"winners":[0]},"times":[0.035,0.035,0.052,0.052,0.061,0.067,0.085,0.085,0.102,0.102,0.126,0.156,0.183,0.183,0.209,0.209,0.228,0.228,0.241,0.285,0.285,0.296,0.296,0.302,0.316,0.316,0.325,0.352,0.352,0.387,0.387,0.42,0.42,0.439,0.439,0.46,0.46,0.479,0.479,0.489,0.489,0.516,0.516,0.539,0.539,0.561,0.561,0.58,0.58,0.596,0.616,0.616,0.627,0.627,0.647,0.647,0.676,0.676,0.714,0.714,0.739,0.739,0.789,0.789,0.812,0.812,0.854,0.854,0.912,0.98,1.029,1.029,1.067,1.067,1.08,1.086,1.117,1.152,1.152,1.196,1.305,1.37,1.37,1.393,1.393,1.437,1.437,1.463,1.503,1.503,1.526,1.526,1.544,1.544,1.554,1.572,1.581,1.581,1.589,1.607,1.607,1.617,1.617,1.636,1.636,1.653,1.653,1.682,1.697,1.715,1.715,1.738,1.738,1.81,1.847,1.847,1.852,1.852,1.871,1.891,1.899,1.899,1.943,1.985,2.03,2.076,2.1,2.127,2.158,2.21,2.262,2.303,2.303,2.321,2.321,2.362,2.398,2.414,2.414,2.46,2.46,2.5,2.534,2.592,2.592,2.635,2.635,2.674,2.71,2.784,2.784,2.84,2.84,2.859,2.859,2.909,2.909,2.933,2.944,2.944,2.967,2.967,2.98,2.98,2.999,3.031,3.059,3.059,3.076,3.076,3.087,3.1,3.107,3.115],"figures":[["river","circle"],["pine","square"]],"proof":{"scheme":"hmac-sha-256/1","commitment":"f139c5bdafed84f6add881d33fb45ce7ddd5cd7c126d5c2404ff28ba3fb24427","seed":"02fc366c30ef96c3f0ccdd987a69eb885129a2fbaf89505f031331b949a3db12","entropy":[]}}', NULL);
INSERT INTO public.news VALUES (1, 1794871044.4343727, 'dccf5415b81fca03', 'person', '5bc52d1a7ae57c7eba3f');
INSERT INTO public.news VALUES (2, 1794871045.7028873, 'dccf5415b81fca03', 'renewed', '610016fdb5fb0b44fbf4');
INSERT INTO public.pauses VALUES (1, 1794871037.6077902, 1794871037.6077902);
INSERT INTO public.people VALUES ('70773a2c2efead643597', 'Bo', NULL, NULL, 1794871041.0404158, NULL, 1794871041.0404158, NULL);
INSERT INTO public.people VALUES ('088d2b14a9da122b1c54', 'Cy', NULL, NULL, 1794871042.2736673, NULL, 1794871042.2736673, NULL);
INSERT INTO public.people VALUES ('5bc52d1a7ae57c7eba3f', 'Ada', 'ada', '$argon2id$v=19$m=65536,t=3,p=4$UgET78IaIe4OzKo7ErcJZQ$Hsb7436d8gG9lAfjc4BuVyMZkSdKlDLaw3aciLRk7Dg', 1794871040.3480895, NULL, 1794871040.3480895, 1794871044.4552624);
INSERT INTO public.places VALUES ('GEKDSUYTEQ', 0, '5bc52d1a7ae57c7eba3f');
INSERT INTO public.places VALUES ('GEKDSUYTEQ', 1, '70773a2c2efead643597');
INSERT INTO public.places VALUES ('3XEU276PNT', 0, '70773a2c2efead643597');
INSERT INTO public.places VALUES ('3XEU276PNT', 1, '5bc52d1a7ae57c7eba3f');
INSERT INTO public.places VALUES ('9RJTGXANKV', 0, '5bc52d1a7ae57c7eba3f');
INSERT INTO public.places VALUES ('9RJTGXANKV', 1, '70773a2c2efead643597');
INSERT INTO public.places VALUES ('9RJTGXANKV', 2, '088d2b14a9da122b1c54');
INSERT INTO public.places VALUES ('VWAHE5DBXQ', 0, '088d2b14a9da122b1c54');
INSERT INTO public.places VALUES ('M9URU3F965', 0, '70773a2c2efead643597');
INSERT INTO public.places VALUES ('V6J4G8S9T7', 0, '088d2b14a9da122b1c54');
INSERT INTO public.recoveries VALUES ('30aed2b9fb796410c90f29e8901339d8fe76497a01978f43d10072ec8f7ec8af', '5bc52d1a7ae57c7eba3f', 1794871044.5040329);
INSERT INTO public.recoveries VALUES ('ffd35a711f3de031ba4f157c8b56de1904c7fd3f95d7b2d35bc822713443e68d', '5bc52d1a7ae57c7eba3f', 1794871044.5040329);
INSERT INTO public.recoveries VALUES ('476916d33af93d66c486f064caf4ca801f91618daae3acb5aac00d06576cd11f', '5bc52d1a7ae57c7eba3f', 1794871044.5040329);
INSERT INTO public.recoveries VALUES ('6a844be2533d716e16ae91e7268206ff15f24ac22949714c7b373505edc66362', '5bc52d1a7ae57c7eba3f', 1794871044.5040329);
INSERT INTO public.recoveries VALUES ('4fd15a7ff312958ab4ea80c944678c584de117f459f33ceddfe9656577a840df', '5bc52d1a7ae57c7eba3f', 1794871044.5040329);
INSERT INTO public.recoveries VALUES ('dacfe1a4c9c31012ca5bad072dce3e8b686758ea96ed6d1ef9eeb0da8e9a871b', '5bc52d1a7ae57c7eba3f', 1794871044.5040329);
INSERT INTO public.recoveries VALUES ('347dfbf2b65c2b861efb41a9bf082f0c81544bd2612e9ddf49405ad1a4cd32ea', '5bc52d1a7ae57c7eba3f', 1794871044.5040329);
INSERT INTO public.recoveries VALUES ('359994f9f5e2583bd93837a5d411424867ff47de15a362e8f24e766bb99f5d52', '5bc52d1a7ae57c7eba3f', 1794871044.5040329);
INSERT INTO public.results VALUES ('R9JHYXAAVMGH', 0, '70773a2c2efead643597', 'gold', 32, 1, 1794871049.829968, NULL, NULL, false);
INSERT INTO public.results VALUES ('R9JHYXAAVMGH', 1, '5bc52d1a7ae57c7eba3f', 'gold', 23, 0, 1794871049.829968, NULL, NULL, false);
INSERT INTO public.secrets VALUES ('cookies', '1f6199585179ead480a85db711b6f78e73c2577037c3dde45e89966e56ca5830');
INSERT INTO public.sessions VALUES ('6144b9e655a51fe62ceb', '70773a2c2efead643597', 1794871041.2583811, 1794871041.258384, '', 'trzu0F_KeC7cMAmFi0gJsq', NULL, NULL);
INSERT INTO public.sessions VALUES ('c56f68241a62ac7eac21', '088d2b14a9da122b1c54', 1794871042.4084785, 1794871042.4084802, '', 'trzu0F_KeC7cMAmFi0gJsq', NULL, NULL);
INSERT INTO public.sessions VALUES ('610016fdb5fb0b44fbf4', '5bc52d1a7ae57c7eba3f', 1794871040.6146157, 1794871040.614619, '', 'trzu0F_KeC7cMAmFi0gJsq', NULL, 1794871044.6745946);
INSERT INTO public.sessions VALUES ('e1e405b3ad755c179e9e', '5bc52d1a7ae57c7eba3f', 1794871044.7338786, 1794871044.7338803, '', 'trzu0F_KeC7cMAmFi0gJsq', 1794871044.7338786, NULL);
INSERT INTO public.tables VALUES ('3XEU276PNT', 'gold', 'over', false, 0, '70773a2c2efead643597', 1794871046.5888462, 1794871049.829968, NULL, 113, '{"game":"gold","status":"over","stirred":1794871049.829968,"seats":[["Bo","river","circle","70773a2c2efead643597",null,false,false,{}],["Ada","pine","square","5bc52d1a7ae57c7eba3f",null,false,false,{}]],"match":"R9JHYXAAVMGH"}', 'R9JHYXAAVMGH', 'trzu0F_KeC7cMAmFi0gJsq');
INSERT INTO public.tables VALUES ('M9URU3F965', 'wurf-und-weg', 'lobby', true, 1, '70773a2c2efead643597', 1794871051.0041325, 1794871051.0041325, NULL, 1, '{"game":"wurf-und-weg","status":"lobby","stirred":1794871051.0041325,"seats":[["Bo","river","circle","70773a2c2efead643597",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL, 'trzu0F_KeC7cMAmFi0gJsq');
INSERT INTO public.tables VALUES ('V6J4G8S9T7', 'gold', 'closed', false, 1, '088d2b14a9da122b1c54', 1794871051.30473, 1794871051.3257525, NULL, 2, '{"game":"gold","status":"closed","stirred":1794871051.3257525,"seats":[["Cy","river","circle","088d2b14a9da122b1c54",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL, 'trzu0F_KeC7cMAmFi0gJsq');
INSERT INTO public.tables VALUES ('GEKDSUYTEQ', 'gold-nuggets', 'playing', false, 0, '5bc52d1a7ae57c7eba3f', 1794871045.3124707, 1794871046.1419399, NULL, 11, '{"game":"gold-nuggets","status":"playing","stirred":1794871046.1419399,"seats":[["Ada","river","circle","5bc52d1a7ae57c7eba3f",null,false,false,{}],["Bo","pine","square","70773a2c2efead643597",null,false,false,{}]],"to_act":[0],"match":"6P5DY5ABCJP5"}', '6P5DY5ABCJP5', 'trzu0F_KeC7cMAmFi0gJsq');
INSERT INTO public.tables VALUES ('9RJTGXANKV', 'claim-poker', 'playing', false, 0, '5bc52d1a7ae57c7eba3f', 1794871050.1736689, 1794871050.5823913, 1796080650.5823913, 8, '{"game":"claim-poker","status":"playing","stirred":1794871050.5823913,"seats":[["Ada","river","circle","5bc52d1a7ae57c7eba3f",null,false,false,{}],["Bo","pine","square","70773a2c2efead643597",null,false,false,{}],["Cy","clay","triangle","088d2b14a9da122b1c54",null,false,false,{}]],"to_act":[1],"match":"AJYGPEXQX39K"}', 'AJYGPEXQX39K', 'trzu0F_KeC7cMAmFi0gJsq');
INSERT INTO public.tables VALUES ('VWAHE5DBXQ', 'gold-nuggets', 'playing', false, 0, '088d2b14a9da122b1c54', 1794871050.690102, 1794871050.807768, NULL, 3, '{"game":"gold-nuggets","status":"playing","stirred":1794871050.807768,"seats":[["Cy","river","circle","088d2b14a9da122b1c54",null,false,false,{}],["Otto","pine","square",null,"greenhorn",false,false,{}]],"to_act":[0],"match":"63X7DQMEJVG8"}', '63X7DQMEJVG8', 'trzu0F_KeC7cMAmFi0gJsq');
SELECT pg_catalog.setval('public.bans_number_seq', 1, false);
SELECT pg_catalog.setval('public.deeds_number_seq', 1, false);
SELECT pg_catalog.setval('public.news_number_seq', 2, true);
SELECT pg_catalog.setval('public.pauses_number_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.alive
    ADD CONSTRAINT alive_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.contents
    ADD CONSTRAINT contents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.deeds
    ADD CONSTRAINT deeds_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.news
    ADD CONSTRAINT news_pkey PRIMARY KEY (number);
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
ALTER TABLE ONLY public.recoveries
    ADD CONSTRAINT recoveries_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (match_id, seat);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (digest);
CREATE INDEX ix_bans_person ON public.bans USING btree (person);
CREATE INDEX ix_codes_table_id ON public.codes USING btree (table_id);
CREATE INDEX ix_contents_person ON public.contents USING btree (person);
CREATE INDEX ix_matches_table_id ON public.matches USING btree (table_id);
CREATE INDEX ix_passkeys_person ON public.passkeys USING btree (person);
CREATE INDEX ix_people_merged ON public.people USING btree (merged);
CREATE INDEX ix_people_seen ON public.people USING btree (seen);
CREATE INDEX ix_places_person ON public.places USING btree (person);
CREATE INDEX ix_recoveries_person ON public.recoveries USING btree (person);
CREATE INDEX ix_results_person ON public.results USING btree (person);
CREATE INDEX ix_sessions_person ON public.sessions USING btree (person);
CREATE INDEX ix_sessions_seen ON public.sessions USING btree (seen);
CREATE INDEX ix_tables_match_id ON public.tables USING btree (match_id);
CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);
CREATE INDEX tables_public ON public.tables USING btree (public, status, updated);
CREATE INDEX tables_wake ON public.tables USING btree (wake);
