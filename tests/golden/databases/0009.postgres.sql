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
CREATE TABLE public.blocks (
    person character varying(24) NOT NULL,
    blocked character varying(24) NOT NULL,
    since double precision NOT NULL
);
CREATE TABLE public.call_settings (
    person character varying(24) NOT NULL,
    language character varying(2) NOT NULL,
    zone character varying(40) NOT NULL,
    quiet_from integer,
    quiet_until integer,
    mail character varying(254),
    mail_confirmed boolean NOT NULL,
    mail_kinds character varying(60) NOT NULL,
    mail_hours integer NOT NULL,
    mail_sent double precision NOT NULL
);
CREATE TABLE public.calls (
    number integer NOT NULL,
    key character varying(100) NOT NULL,
    person character varying(24) NOT NULL,
    kind character varying(8) NOT NULL,
    table_id character varying(16) NOT NULL,
    game character varying(40) NOT NULL,
    who text NOT NULL,
    created double precision NOT NULL,
    due double precision NOT NULL,
    state character varying(8) NOT NULL
);
CREATE SEQUENCE public.calls_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.calls_number_seq OWNED BY public.calls.number;
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
CREATE TABLE public.deliveries (
    number integer NOT NULL,
    call integer NOT NULL,
    person character varying(24) NOT NULL,
    subscription character varying(24),
    created double precision NOT NULL,
    due double precision NOT NULL,
    tries integer NOT NULL,
    claimed double precision
);
CREATE SEQUENCE public.deliveries_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.deliveries_number_seq OWNED BY public.deliveries.number;
CREATE TABLE public.entries (
    table_id character varying(16) NOT NULL,
    number integer NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.friends (
    person character varying(24) NOT NULL,
    friend character varying(24) NOT NULL,
    since double precision NOT NULL
);
CREATE TABLE public.matches (
    id character varying(16) NOT NULL,
    table_id character varying(16) NOT NULL,
    game character varying(40) NOT NULL,
    ended double precision NOT NULL,
    record text NOT NULL,
    look_back text
);
CREATE TABLE public.meetings (
    person character varying(24) NOT NULL,
    other character varying(24) NOT NULL,
    match_id character varying(16) NOT NULL,
    ended double precision NOT NULL
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
    created double precision NOT NULL,
    name character varying(40),
    used double precision
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
CREATE TABLE public.profiles (
    person character varying(24) NOT NULL,
    id character varying(16) NOT NULL,
    invitation character varying(16) NOT NULL,
    public boolean NOT NULL
);
CREATE TABLE public.ratings (
    pool character varying(8) NOT NULL,
    game character varying(40) NOT NULL,
    who character varying(32) NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    played integer NOT NULL,
    at_least double precision
);
CREATE TABLE public.recoveries (
    digest character varying(64) NOT NULL,
    person character varying(24) NOT NULL,
    created double precision NOT NULL
);
CREATE TABLE public.reports (
    number integer NOT NULL,
    "time" double precision NOT NULL,
    by character varying(24) NOT NULL,
    about character varying(24) NOT NULL,
    table_id character varying(16) NOT NULL,
    words text NOT NULL,
    closed double precision
);
CREATE SEQUENCE public.reports_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.reports_number_seq OWNED BY public.reports.number;
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
    own boolean,
    unrated character varying(12),
    rating_error double precision,
    luck double precision,
    skill double precision
);
CREATE TABLE public.rivals (
    person character varying(24) NOT NULL,
    other character varying(24) NOT NULL,
    played integer NOT NULL,
    ahead integer NOT NULL,
    behind integer NOT NULL,
    last double precision NOT NULL
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
CREATE TABLE public.subscriptions (
    id character varying(24) NOT NULL,
    person character varying(24) NOT NULL,
    device character varying(40) NOT NULL,
    endpoint text NOT NULL,
    digest character varying(64) NOT NULL,
    p256dh character varying(100) NOT NULL,
    auth character varying(32) NOT NULL,
    kinds character varying(60) NOT NULL,
    created double precision NOT NULL
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
CREATE TABLE public.totals (
    person character varying(24) NOT NULL,
    game character varying(40) NOT NULL,
    played integer NOT NULL,
    won double precision NOT NULL,
    best integer,
    streak integer NOT NULL,
    longest integer NOT NULL
);
CREATE TABLE public.weeks (
    week integer NOT NULL,
    game character varying(40) NOT NULL,
    person character varying(24) NOT NULL,
    gained double precision NOT NULL,
    played integer NOT NULL,
    won double precision NOT NULL
);
ALTER TABLE ONLY public.bans ALTER COLUMN number SET DEFAULT nextval('public.bans_number_seq'::regclass);
ALTER TABLE ONLY public.calls ALTER COLUMN number SET DEFAULT nextval('public.calls_number_seq'::regclass);
ALTER TABLE ONLY public.deeds ALTER COLUMN number SET DEFAULT nextval('public.deeds_number_seq'::regclass);
ALTER TABLE ONLY public.deliveries ALTER COLUMN number SET DEFAULT nextval('public.deliveries_number_seq'::regclass);
ALTER TABLE ONLY public.news ALTER COLUMN number SET DEFAULT nextval('public.news_number_seq'::regclass);
ALTER TABLE ONLY public.pauses ALTER COLUMN number SET DEFAULT nextval('public.pauses_number_seq'::regclass);
ALTER TABLE ONLY public.reports ALTER COLUMN number SET DEFAULT nextval('public.reports_number_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0009');
INSERT INTO public.alive VALUES ('server', 1794988857.014316);
INSERT INTO public.codes VALUES ('4VU5SA', 'W9Z47E43GC', -1);
INSERT INTO public.codes VALUES ('ZRGAUM', 'W9Z47E43GC', 0);
INSERT INTO public.codes VALUES ('4ZYBVJ', 'W9Z47E43GC', 1);
INSERT INTO public.codes VALUES ('TK8S66', 'NZUK8Z6FE3', -1);
INSERT INTO public.codes VALUES ('R5TNN7', 'NZUK8Z6FE3', 0);
INSERT INTO public.codes VALUES ('JPVUBH', 'NZUK8Z6FE3', 1);
INSERT INTO public.codes VALUES ('CVVFQG', 'DGZRD3J8JZ', -1);
INSERT INTO public.codes VALUES ('CBEC7H', 'DGZRD3J8JZ', 0);
INSERT INTO public.codes VALUES ('XKRGHV', 'DGZRD3J8JZ', 1);
INSERT INTO public.codes VALUES ('EZWER6', 'DGZRD3J8JZ', 2);
INSERT INTO public.codes VALUES ('P9ZU3W', '4NUTBZ6VMY', -1);
INSERT INTO public.codes VALUES ('3797AP', '4NUTBZ6VMY', 0);
INSERT INTO public.codes VALUES ('23G3ST', '4NUTBZ6VMY', 1);
INSERT INTO public.codes VALUES ('64U8CQ', '3GYXW3AV7M', -1);
INSERT INTO public.codes VALUES ('KA78XJ', '3GYXW3AV7M', 0);
INSERT INTO public.codes VALUES ('SVCHTD', '3GYXW3AV7M', 1);
INSERT INTO public.codes VALUES ('DJDPF8', 'PWK5SCXUZ9', -1);
INSERT INTO public.codes VALUES ('SWHA95', 'PWK5SCXUZ9', 0);
INSERT INTO public.codes VALUES ('2TFEUN', 'PWK5SCXUZ9', 1);
INSERT INTO public.entries VALUES ('W9Z47E43GC', 0, '{"is":"opened","time":1794988854.587219,"host":"bac6431bb68d3a2b6f0b","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["ZRGAUM","4ZYBVJ"],"seed":"0d6b8df66c6440f0628e52d0e06145cfaa7eff8061ab7306d69cdf9ed3eb3f9e"}');
INSERT INTO public.entries VALUES ('W9Z47E43GC', 1, '{"is":"seated","time":1794988854.655117,"seat":1,"person":"bd602656af3fd9bfa617","name":"Bo"}');
INSERT INTO public.entries VALUES ('W9Z47E43GC', 2, '{"is":"started","time":1794988854.6881058,"match":"QAY6TCVFJDK6","starter":0,"next_seed":"76e7e6166a14c265b0d55bcaf84bbb26eec7b108c901d0e2b54d8107c985a11a","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO public.entries VALUES ('W9Z47E43GC', 3, '{"is":"played","time":1794988854.6977565,"seat":0,"move":"aside nugget 3"}');
INSERT INTO public.entries VALUES ('W9Z47E43GC', 4, '{"is":"played","time":1794988854.7076006,"seat":0,"move":"roll","outcomes":["nugget","5","2","3"]}');
INSERT INTO public.entries VALUES ('W9Z47E43GC', 5, '{"is":"played","time":1794988854.7287943,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('W9Z47E43GC', 6, '{"is":"played","time":1794988854.7579668,"seat":0,"move":"roll","outcomes":["5","3","nugget"]}');
INSERT INTO public.entries VALUES ('W9Z47E43GC', 7, '{"is":"played","time":1794988854.7666044,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('W9Z47E43GC', 8, '{"is":"played","time":1794988854.7777987,"seat":0,"move":"take","outcomes":["nugget","4","lasso","nugget","nugget","2","nugget"]}');
INSERT INTO public.entries VALUES ('W9Z47E43GC', 9, '{"is":"played","time":1794988854.7898643,"seat":1,"move":"aside nugget 4"}');
INSERT INTO public.entries VALUES ('W9Z47E43GC', 10, '{"is":"played","time":1794988854.813883,"seat":1,"move":"take","outcomes":["nugget","5","nugget","nugget","4","2","nugget"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 0, '{"is":"opened","time":1794988854.9207978,"host":"bd602656af3fd9bfa617","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["R5TNN7","JPVUBH"],"seed":"6acb9bc698ab6521baa4a8955d081d4ef587d056067fbd7fdf6cabb3ac91c58c"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 1, '{"is":"seated","time":1794988854.9581506,"seat":1,"person":"bac6431bb68d3a2b6f0b","name":"Ada"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 2, '{"is":"started","time":1794988854.981895,"match":"V9K3FKSKTDC5","starter":0,"next_seed":"b8a09a2cdf9948d196b80d0b97dc400fb0f6ff944632c22def9adc168f4f1e77","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 3, '{"is":"played","time":1794988855.0142398,"seat":0,"move":"flip 30","outcomes":["digger blue 5"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 4, '{"is":"played","time":1794988855.018447,"seat":0,"move":"flip 38","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 5, '{"is":"played","time":1794988855.019915,"seat":1,"move":"flip 15","outcomes":["digger green 5"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 6, '{"is":"played","time":1794988855.0330305,"seat":1,"move":"flip 40","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 7, '{"is":"played","time":1794988855.0658786,"seat":0,"move":"flip 35","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 8, '{"is":"played","time":1794988855.0871215,"seat":0,"move":"flip 8","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 9, '{"is":"played","time":1794988855.0884888,"seat":1,"move":"flip 35"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 10, '{"is":"played","time":1794988855.1020393,"seat":1,"move":"flip 8"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 11, '{"is":"played","time":1794988855.1032145,"seat":0,"move":"flip 23","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 12, '{"is":"played","time":1794988855.1215684,"seat":0,"move":"flip 62","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 13, '{"is":"played","time":1794988855.1261342,"seat":1,"move":"flip 23"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 14, '{"is":"played","time":1794988855.1366582,"seat":1,"move":"flip 62"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 15, '{"is":"played","time":1794988855.1496136,"seat":0,"move":"flip 41","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 16, '{"is":"played","time":1794988855.1509967,"seat":0,"move":"flip 31","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 17, '{"is":"played","time":1794988855.1658483,"seat":1,"move":"flip 42","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 18, '{"is":"played","time":1794988855.1776192,"seat":1,"move":"flip 31"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 19, '{"is":"played","time":1794988855.1975563,"seat":0,"move":"flip 45","outcomes":["digger violet 5"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 20, '{"is":"played","time":1794988855.202244,"seat":0,"move":"flip 39","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 21, '{"is":"played","time":1794988855.208128,"seat":1,"move":"flip 46","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 22, '{"is":"played","time":1794988855.218937,"seat":1,"move":"flip 43","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 23, '{"is":"played","time":1794988855.2214913,"seat":0,"move":"flip 4","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 24, '{"is":"played","time":1794988855.2368498,"seat":0,"move":"flip 46"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 25, '{"is":"played","time":1794988855.2454252,"seat":1,"move":"flip 5","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 26, '{"is":"played","time":1794988855.2663932,"seat":1,"move":"flip 48","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 27, '{"is":"played","time":1794988855.2694776,"seat":0,"move":"flip 0","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 28, '{"is":"played","time":1794988855.2869127,"seat":0,"move":"flip 34","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 29, '{"is":"played","time":1794988855.2981496,"seat":1,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 30, '{"is":"played","time":1794988855.3088355,"seat":1,"move":"flip 34"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 31, '{"is":"played","time":1794988855.310192,"seat":0,"move":"flip 18","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 32, '{"is":"played","time":1794988855.3112862,"seat":0,"move":"flip 45"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 33, '{"is":"played","time":1794988855.3342535,"seat":1,"move":"flip 19","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 34, '{"is":"played","time":1794988855.3585668,"seat":1,"move":"flip 47","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 35, '{"is":"played","time":1794988855.373706,"seat":0,"move":"flip 16","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 36, '{"is":"played","time":1794988855.378304,"seat":0,"move":"flip 14","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 37, '{"is":"played","time":1794988855.4022222,"seat":1,"move":"flip 20","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 38, '{"is":"played","time":1794988855.4158742,"seat":1,"move":"flip 15"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 39, '{"is":"played","time":1794988855.4457014,"seat":0,"move":"flip 63","outcomes":["digger orange 5"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 40, '{"is":"played","time":1794988855.4535704,"seat":0,"move":"flip 45"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 41, '{"is":"played","time":1794988855.4657364,"seat":1,"move":"flip 63"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 42, '{"is":"played","time":1794988855.4896305,"seat":1,"move":"flip 45"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 45, '{"is":"played","time":1794988855.5086896,"seat":1,"move":"flip 52"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 43, '{"is":"played","time":1794988855.4909103,"seat":0,"move":"flip 52","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 46, '{"is":"played","time":1794988855.5139983,"seat":1,"move":"flip 54"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 49, '{"is":"played","time":1794988855.5334966,"seat":1,"move":"flip 50","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 52, '{"is":"played","time":1794988855.567063,"seat":0,"move":"flip 11","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 55, '{"is":"played","time":1794988855.597507,"seat":0,"move":"flip 24","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 56, '{"is":"played","time":1794988855.6011343,"seat":0,"move":"flip 13","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 58, '{"is":"played","time":1794988855.6166909,"seat":1,"move":"flip 13"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 61, '{"is":"played","time":1794988855.6530316,"seat":1,"move":"flip 56","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 64, '{"is":"played","time":1794988855.6730206,"seat":0,"move":"flip 7","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 67, '{"is":"played","time":1794988855.6974466,"seat":0,"move":"flip 17","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 70, '{"is":"played","time":1794988855.7215002,"seat":1,"move":"flip 3","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 73, '{"is":"played","time":1794988855.7591956,"seat":1,"move":"flip 35"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 76, '{"is":"played","time":1794988855.7917523,"seat":0,"move":"flip 59","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 79, '{"is":"played","time":1794988855.8215811,"seat":0,"move":"flip 51","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 82, '{"is":"played","time":1794988855.8313024,"seat":1,"move":"flip 49"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 85, '{"is":"played","time":1794988855.8704746,"seat":1,"move":"flip 54"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 88, '{"is":"played","time":1794988855.8879356,"seat":0,"move":"flip 63"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 91, '{"is":"played","time":1794988855.9215448,"seat":0,"move":"flip 61","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 94, '{"is":"played","time":1794988855.9424608,"seat":1,"move":"flip 28","outcomes":["digger red 5"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 97, '{"is":"played","time":1794988855.9676924,"seat":1,"move":"flip 8"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 100, '{"is":"played","time":1794988855.988669,"seat":0,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 103, '{"is":"played","time":1794988856.0215063,"seat":0,"move":"flip 9","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 106, '{"is":"played","time":1794988856.0381172,"seat":1,"move":"flip 50"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 109, '{"is":"played","time":1794988856.0594988,"seat":1,"move":"flip 23"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 112, '{"is":"played","time":1794988856.0826304,"seat":0,"move":"flip 49"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 115, '{"is":"played","time":1794988856.105398,"seat":0,"move":"flip 33"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 118, '{"is":"played","time":1794988856.1334505,"seat":1,"move":"flip 61"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 121, '{"is":"played","time":1794988856.1534846,"seat":1,"move":"flip 52"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 124, '{"is":"played","time":1794988856.1862552,"seat":0,"move":"flip 13"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 127, '{"is":"played","time":1794988856.2054832,"seat":0,"move":"flip 29"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 130, '{"is":"played","time":1794988856.2269626,"seat":1,"move":"flip 23"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 133, '{"is":"played","time":1794988856.247734,"seat":1,"move":"flip 37"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 136, '{"is":"played","time":1794988856.2695084,"seat":1,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 139, '{"is":"played","time":1794988856.3036442,"seat":0,"move":"flip 61"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 142, '{"is":"played","time":1794988856.3200815,"seat":1,"move":"flip 13"}');
INSERT INTO public.entries VALUES ('DGZRD3J8JZ', 0, '{"is":"opened","time":1794988856.4522986,"host":"bac6431bb68d3a2b6f0b","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["CBEC7H","XKRGHV","EZWER6"],"seed":"c3bd4bb91e7548820e104e06b09348f3770a8d1b2564dcb643423277bb96ac46"}');
INSERT INTO public.entries VALUES ('DGZRD3J8JZ', 1, '{"is":"seated","time":1794988856.5018115,"seat":1,"person":"bd602656af3fd9bfa617","name":"Bo"}');
INSERT INTO public.entries VALUES ('DGZRD3J8JZ', 3, '{"is":"started","time":1794988856.5146317,"match":"FUZAP2Q28A7H","starter":0,"next_seed":"6186403c094e002b25074e3a209cfb755929e3c9dc969f72dbc42af37b9ca699","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO public.entries VALUES ('DGZRD3J8JZ', 6, '{"is":"played","time":1794988856.5387,"seat":0,"move":"give shovel 1","outcomes":["shovel 3","knife 3"]}');
INSERT INTO public.entries VALUES ('4NUTBZ6VMY', 1, '{"is":"started","time":1794988856.629503,"match":"8K4T8ZT23594","starter":0,"next_seed":"1e37c521188ebdc993ee7000779d2e175939b45d474f78ff0c61d1a3ef83afef","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO public.entries VALUES ('3GYXW3AV7M', 0, '{"is":"opened","time":1794988856.7031,"host":"bd602656af3fd9bfa617","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["KA78XJ","SVCHTD"],"seed":"1afa04820841a7cb676a9657f47691175d2ca1d9bcda44a2930d88b818966e55"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 44, '{"is":"played","time":1794988855.50149,"seat":0,"move":"flip 54","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 47, '{"is":"played","time":1794988855.516489,"seat":0,"move":"flip 45"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 50, '{"is":"played","time":1794988855.5455542,"seat":1,"move":"flip 35"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 53, '{"is":"played","time":1794988855.5775502,"seat":1,"move":"flip 62"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 57, '{"is":"played","time":1794988855.6058881,"seat":1,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 60, '{"is":"played","time":1794988855.6458476,"seat":0,"move":"flip 36","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 63, '{"is":"played","time":1794988855.6667883,"seat":0,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 66, '{"is":"played","time":1794988855.6899722,"seat":1,"move":"flip 7"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 69, '{"is":"played","time":1794988855.7112224,"seat":1,"move":"flip 22","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 72, '{"is":"played","time":1794988855.741698,"seat":0,"move":"flip 1","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 75, '{"is":"played","time":1794988855.7803807,"seat":0,"move":"flip 32","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 78, '{"is":"played","time":1794988855.8135622,"seat":1,"move":"flip 29","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 81, '{"is":"played","time":1794988855.830191,"seat":1,"move":"flip 51"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 84, '{"is":"played","time":1794988855.8613932,"seat":0,"move":"flip 26","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 87, '{"is":"played","time":1794988855.8856142,"seat":0,"move":"flip 57","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 90, '{"is":"played","time":1794988855.9094632,"seat":1,"move":"flip 53","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 93, '{"is":"played","time":1794988855.937991,"seat":1,"move":"flip 35"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 96, '{"is":"played","time":1794988855.9574463,"seat":0,"move":"flip 25","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 99, '{"is":"played","time":1794988855.9774625,"seat":0,"move":"flip 7"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 102, '{"is":"played","time":1794988856.005492,"seat":1,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 105, '{"is":"played","time":1794988856.0286624,"seat":1,"move":"flip 10","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 108, '{"is":"played","time":1794988856.0583797,"seat":0,"move":"flip 26"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 111, '{"is":"played","time":1794988856.0786166,"seat":0,"move":"flip 63"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 114, '{"is":"played","time":1794988856.0985036,"seat":1,"move":"flip 31"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 117, '{"is":"played","time":1794988856.1214604,"seat":1,"move":"flip 52"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 120, '{"is":"played","time":1794988856.143765,"seat":0,"move":"flip 51"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 123, '{"is":"played","time":1794988856.1760147,"seat":0,"move":"flip 36"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 126, '{"is":"played","time":1794988856.1925468,"seat":1,"move":"flip 36"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 129, '{"is":"played","time":1794988856.221336,"seat":1,"move":"flip 37"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 132, '{"is":"played","time":1794988856.241518,"seat":0,"move":"flip 53"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 135, '{"is":"played","time":1794988856.261415,"seat":0,"move":"flip 10"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 138, '{"is":"played","time":1794988856.2976348,"seat":1,"move":"flip 54"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 141, '{"is":"played","time":1794988856.3146968,"seat":0,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 144, '{"is":"played","time":1794988856.3386831,"seat":1,"move":"flip 6","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('DGZRD3J8JZ', 5, '{"is":"played","time":1794988856.5347664,"seat":0,"move":"take knife"}');
INSERT INTO public.entries VALUES ('4NUTBZ6VMY', 0, '{"is":"opened","time":1794988856.5977437,"host":"849f3446a837a5ffbb05","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["3797AP","23G3ST"],"seed":"76c9d5245abee5d4baedb486e2bc18102fffb5946b75c28b1898fd3571fbc0be"}');
INSERT INTO public.entries VALUES ('PWK5SCXUZ9', 1, '{"is":"closed","time":1794988856.8170433}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 48, '{"is":"played","time":1794988855.5256424,"seat":0,"move":"flip 34"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 51, '{"is":"played","time":1794988855.5534458,"seat":0,"move":"flip 60","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 54, '{"is":"played","time":1794988855.5800254,"seat":1,"move":"flip 12","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 59, '{"is":"played","time":1794988855.621498,"seat":0,"move":"flip 55","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 62, '{"is":"played","time":1794988855.6589456,"seat":1,"move":"flip 36"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 65, '{"is":"played","time":1794988855.678227,"seat":1,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 68, '{"is":"played","time":1794988855.7054844,"seat":0,"move":"flip 2","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 71, '{"is":"played","time":1794988855.726002,"seat":0,"move":"flip 35"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 74, '{"is":"played","time":1794988855.7696238,"seat":1,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 77, '{"is":"played","time":1794988855.8015707,"seat":1,"move":"flip 33","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 80, '{"is":"played","time":1794988855.8256764,"seat":0,"move":"flip 49","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 83, '{"is":"played","time":1794988855.8375027,"seat":0,"move":"flip 54"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 86, '{"is":"played","time":1794988855.87678,"seat":1,"move":"flip 26"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 89, '{"is":"played","time":1794988855.8975503,"seat":1,"move":"flip 50"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 92, '{"is":"played","time":1794988855.9254837,"seat":0,"move":"flip 8"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 95, '{"is":"played","time":1794988855.9454541,"seat":0,"move":"flip 63"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 98, '{"is":"played","time":1794988855.9697776,"seat":1,"move":"flip 27","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 101, '{"is":"played","time":1794988855.993469,"seat":1,"move":"flip 7"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 104, '{"is":"played","time":1794988856.0254443,"seat":0,"move":"flip 44","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 107, '{"is":"played","time":1794988856.0454054,"seat":0,"move":"flip 21","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 110, '{"is":"played","time":1794988856.0674498,"seat":1,"move":"flip 31"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 113, '{"is":"played","time":1794988856.0882082,"seat":1,"move":"flip 50"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 116, '{"is":"played","time":1794988856.109546,"seat":0,"move":"flip 53"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 119, '{"is":"played","time":1794988856.1374698,"seat":0,"move":"flip 58","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 122, '{"is":"played","time":1794988856.1615026,"seat":1,"move":"flip 33"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 125, '{"is":"played","time":1794988856.18948,"seat":1,"move":"flip 13"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 128, '{"is":"played","time":1794988856.213472,"seat":0,"move":"flip 37","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 131, '{"is":"played","time":1794988856.2294257,"seat":0,"move":"flip 23"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 134, '{"is":"played","time":1794988856.2505164,"seat":1,"move":"flip 7"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 137, '{"is":"played","time":1794988856.2774389,"seat":0,"move":"flip 36"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 140, '{"is":"played","time":1794988856.313494,"seat":1,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('NZUK8Z6FE3', 143, '{"is":"played","time":1794988856.3294537,"seat":0,"move":"flip 23"}');
INSERT INTO public.entries VALUES ('DGZRD3J8JZ', 2, '{"is":"seated","time":1794988856.5056376,"seat":2,"person":"849f3446a837a5ffbb05","name":"Cy"}');
INSERT INTO public.entries VALUES ('DGZRD3J8JZ', 4, '{"is":"played","time":1794988856.5253038,"seat":0,"move":"take shovel"}');
INSERT INTO public.entries VALUES ('DGZRD3J8JZ', 7, '{"is":"played","time":1794988856.5450215,"seat":1,"move":"take whiskey"}');
INSERT INTO public.entries VALUES ('4NUTBZ6VMY', 2, '{"is":"played","time":1794988856.6322472,"seat":0,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('PWK5SCXUZ9', 0, '{"is":"opened","time":1794988856.790705,"host":"849f3446a837a5ffbb05","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["SWHA95","2TFEUN"],"seed":"a409bff1649c3c2186d087fbc1407032bdeae27dbb48cbedaa296e7047b63789"}');
INSERT INTO public.matches VALUES ('V9K3FKSKTDC5', 'NZUK8Z6FE3', 'gold', 1794988856.3386831, '{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","digger blue 5"],[0,"flip 38"],["*","gold 3"],[1,"flip 15"],["*","digger green 5"],[1,"flip 40"],["*","digger blue 2"],[0,"flip 35"],["*","gold 4"],[0,"flip 8"],["*","gold 3"],[1,"flip 35"],[1,"flip 8"],[0,"flip 23"],["*","digger blue 4"],[0,"flip 62"],["*","digger orange 4"],[1,"flip 23"],[1,"flip 62"],[0,"flip 41"],["*","digger violet 2"],[0,"flip 31"],["*","digger blue 4"],[1,"flip 42"],["*","digger orange 3"],[1,"flip 31"],[0,"flip 45"],["*","digger violet 5"],[0,"flip 39"],["*","digger red 4"],[1,"flip 46"],["*","digger green 4"],[1,"flip 43"],["*","digger violet 3"],[0,"flip 4"],["*","dynamite"],[0,"flip 46"],[1,"flip 5"],["*","digger violet 2"],[1,"flip 48"],["*","dynamite"],[0,"flip 0"],["*","gold 4"],[0,"flip 34"],["*","gold 4"],[1,"flip 0"],[1,"flip 34"],[0,"flip 18"],["*","digger orange 3"],[0,"flip 45"],[1,"flip 19"],["*","gold 3"],[1,"flip 47"],["*","digger green 4"],[0,"flip 16"],["*","gold 2"],[0,"flip 14"],["*","digger violet 4"],[1,"flip 20"],["*","gold 1"],[1,"flip 15"],[0,"flip 63"],["*","digger orange 5"],[0,"flip 45"],[1,"flip 63"],[1,"flip 45"],[0,"flip 52"],["*","gold 3"],[0,"flip 54"],["*","gold 3"],[1,"flip 52"],[1,"flip 54"],[0,"flip 45"],[0,"flip 34"],[1,"flip 50"],["*","gold 4"],[1,"flip 35"],[0,"flip 60"],["*","digger red 3"],[0,"flip 11"],["*","gold 2"],[1,"flip 62"],[1,"flip 12"],["*","gold 2"],[0,"flip 24"],["*","digger green 2"],[0,"flip 13"],["*","gold 4"],[1,"flip 24"],[1,"flip 13"],[0,"flip 55"],["*","digger red 2"],[0,"flip 36"],["*","digger green 3"],[1,"flip 56"],["*","digger orange 2"],[1,"flip 36"],[0,"flip 0"],[0,"flip 7"],["*","gold 2"],[1,"flip 0"],[1,"flip 7"],[0,"flip 17"],["*","gold 2"],[0,"flip 2"],["*","dynamite"],[1,"flip 22"],["*","gold 1"],[1,"flip 3"],["*","digger orange 2"],[0,"flip 35"],[0,"flip 1"],["*","gold 3"],[1,"flip 35"],[1,"flip 1"],[0,"flip 32"],["*","dynamite"],[0,"flip 59"],["*","gold 2"],[1,"flip 33"],["*","digger violet 3"],[1,"flip 29"],["*","digger green 3"],[0,"flip 51"],["*","gold 1"],[0,"flip 49"],["*","gold 2"],[1,"flip 51"],[1,"flip 49"],[0,"flip 54"],[0,"flip 26"],["*","digger blue 2"],[1,"flip 54"],[1,"flip 26"],[0,"flip 57"],["*","digger violet 4"],[0,"flip 63"],[1,"flip 50"],[1,"flip 53"],["*","digger blue 3"],[0,"flip 61"],["*","gold 1"],[0,"flip 8"],[1,"flip 35"],[1,"flip 28"],["*","digger red 5"],[0,"flip 63"],[0,"flip 25"],["*","digger red 3"],[1,"flip 8"],[1,"flip 27"],["*","digger blue 3"],[0,"flip 7"],[0,"flip 1"],[1,"flip 7"],[1,"flip 1"],[0,"flip 9"],["*","gold 3"],[0,"flip 44"],["*","dynamite"],[1,"flip 10"],["*","digger red 2"],[1,"flip 50"],[0,"flip 21"],["*","gold 1"],[0,"flip 26"],[1,"flip 23"],[1,"flip 31"],[0,"flip 63"],[0,"flip 49"],[1,"flip 50"],[1,"flip 31"],[0,"flip 33"],[0,"flip 53"],[1,"flip 52"],[1,"flip 61"],[0,"flip 58"],["*","digger red 4"],[0,"flip 51"],[1,"flip 52"],[1,"flip 33"],[0,"flip 36"],[0,"flip 13"],[1,"flip 13"],[1,"flip 36"],[0,"flip 29"],[0,"flip 37"],["*","digger orange 4"],[1,"flip 37"],[1,"flip 23"],[0,"flip 23"],[0,"flip 53"],[1,"flip 37"],[1,"flip 7"],[0,"flip 10"],[1,"flip 24"],[0,"flip 36"],[1,"flip 54"],[0,"flip 61"],[1,"flip 0"],[0,"flip 1"],[1,"flip 13"],[0,"flip 23"],[1,"flip 6"],["*","digger green 2"]],"result":{"reason":"last-card","scores":[21,32],"winners":[1]},"times":[0.032,0.032,0.037,0.037,0.038,0.038,0.051,0.051,0.084,0.084,0.105,0.105,0.107,0.12,0.121,0.121,0.14,0.14,0.144,0.155,0.168,0.168,0.169,0.169,0.184,0.184,0.196,0.216,0.216,0.22,0.22,0.226,0.226,0.237,0.237,0.24,0.24,0.255,0.264,0.264,0.284,0.284,0.288,0.288,0.305,0.305,0.316,0.327,0.328,0.328,0.329,0.352,0.352,0.377,0.377,0.392,0.392,0.396,0.396,0.42,0.42,0.434,0.464,0.464,0.472,0.484,0.508,0.509,0.509,0.52,0.52,0.527,0.532,0.535,0.544,0.552,0.552,0.564,0.572,0.572,0.585,0.585,0.596,0.598,0.598,0.616,0.616,0.619,0.619,0.624,0.635,0.64,0.64,0.664,0.664,0.671,0.671,0.677,0.685,0.691,0.691,0.696,0.708,0.716,0.716,0.724,0.724,0.729,0.729,0.74,0.74,0.744,0.76,0.76,0.777,0.788,0.798,0.798,0.81,0.81,0.82,0.82,0.832,0.832,0.84,0.84,0.844,0.844,0.848,0.849,0.856,0.879,0.879,0.889,0.895,0.904,0.904,0.906,0.916,0.928,0.928,0.94,0.94,0.944,0.956,0.961,0.961,0.964,0.976,0.976,0.986,0.988,0.988,0.996,1.007,1.012,1.024,1.04,1.04,1.044,1.044,1.047,1.047,1.056,1.064,1.064,1.076,1.078,1.086,1.097,1.101,1.106,1.117,1.124,1.128,1.14,1.152,1.156,1.156,1.162,1.172,1.18,1.194,1.204,1.208,1.211,1.224,1.232,1.232,1.239,1.245,1.248,1.26,1.266,1.269,1.28,1.288,1.296,1.316,1.322,1.332,1.333,1.338,1.348,1.357,1.357],"figures":[["river","circle"],["pine","square"]],"proof":{"scheme":"hmac-sha-256/1","commitment":"326fc703a4273eab15716e5c7f7769ddd5305bcee89423d657236faf789f0454","seed":"6acb9bc698ab6521baa4a8955d081d4ef587d056067fbd7fdf6cabb3ac91c58c","entropy":[]}}', NULL);
INSERT INTO public.meetings VALUES ('bd602656af3fd9bfa617', 'bac6431bb68d3a2b6f0b', 'V9K3FKSKTDC5', 1794988856.3386831);
INSERT INTO public.meetings VALUES ('bac6431bb68d3a2b6f0b', 'bd602656af3fd9bfa617', 'V9K3FKSKTDC5', 1794988856.3386831);
INSERT INTO public.news VALUES (1, 1794988854.396067, '822f458e6c862edf', 'person', 'bac6431bb68d3a2b6f0b');
INSERT INTO public.news VALUES (2, 1794988855.4650424, '822f458e6c862edf', 'renewed', 'b1f9b4721e404b495b0f');
INSERT INTO public.pauses VALUES (1, 1794988853.0901494, 1794988853.0901494);
INSERT INTO public.people VALUES ('bd602656af3fd9bfa617', 'Bo', NULL, NULL, 1794988853.897161, NULL, 1794988853.897161, NULL);
INSERT INTO public.people VALUES ('849f3446a837a5ffbb05', 'Cy', NULL, NULL, 1794988853.9694748, NULL, 1794988853.9694748, NULL);
INSERT INTO public.people VALUES ('bac6431bb68d3a2b6f0b', 'Ada', 'ada', '$argon2id$v=19$m=65536,t=3,p=4$4OlZOtDQSYJ3nzK9VJyPWQ$n/CHivY0B8qMQD11JSLIe2vJwDIjbqXUDJdOKtJ8amQ', 1794988853.7669983, NULL, 1794988853.7669983, 1794988854.4064534);
INSERT INTO public.places VALUES ('W9Z47E43GC', 0, 'bac6431bb68d3a2b6f0b');
INSERT INTO public.places VALUES ('W9Z47E43GC', 1, 'bd602656af3fd9bfa617');
INSERT INTO public.places VALUES ('NZUK8Z6FE3', 0, 'bd602656af3fd9bfa617');
INSERT INTO public.places VALUES ('NZUK8Z6FE3', 1, 'bac6431bb68d3a2b6f0b');
INSERT INTO public.places VALUES ('DGZRD3J8JZ', 0, 'bac6431bb68d3a2b6f0b');
INSERT INTO public.places VALUES ('DGZRD3J8JZ', 1, 'bd602656af3fd9bfa617');
INSERT INTO public.places VALUES ('DGZRD3J8JZ', 2, '849f3446a837a5ffbb05');
INSERT INTO public.places VALUES ('4NUTBZ6VMY', 0, '849f3446a837a5ffbb05');
INSERT INTO public.places VALUES ('3GYXW3AV7M', 0, 'bd602656af3fd9bfa617');
INSERT INTO public.places VALUES ('PWK5SCXUZ9', 0, '849f3446a837a5ffbb05');
INSERT INTO public.recoveries VALUES ('241222671164936e4dd3f375675f6b3eb39811c70b674e2d3bb2c9664ac881c3', 'bac6431bb68d3a2b6f0b', 1794988854.4198701);
INSERT INTO public.recoveries VALUES ('7bb5f1f198d72897117c1fbe4ee52c9aacf9096d9cd5434d5b1ddd36977b87aa', 'bac6431bb68d3a2b6f0b', 1794988854.4198701);
INSERT INTO public.recoveries VALUES ('0e5e7e9d1679719237c3b6095a4f2bfcf2a553eb9299f27fc34ada4382adc9e9', 'bac6431bb68d3a2b6f0b', 1794988854.4198701);
INSERT INTO public.recoveries VALUES ('ef3baded96bfdbd6761cf3609598a8ed546dda5894f5fdefbd7427f45f9a8b21', 'bac6431bb68d3a2b6f0b', 1794988854.4198701);
INSERT INTO public.recoveries VALUES ('13d584e35a9106b646d60d4d91ae1d9bd8b80ce3d3a07fb30979d2e74fcea25a', 'bac6431bb68d3a2b6f0b', 1794988854.4198701);
INSERT INTO public.recoveries VALUES ('f8feb50117fac0b60b4077e7aebcd1eaa3d0508f66a331ada6ec86d954ec2718', 'bac6431bb68d3a2b6f0b', 1794988854.4198701);
INSERT INTO public.recoveries VALUES ('03080575455c0b41adaff80a8d48b78ec3a04b70d21e129ec7a0f316667ed096', 'bac6431bb68d3a2b6f0b', 1794988854.4198701);
INSERT INTO public.recoveries VALUES ('5ccaa0a0092590b5e62bc8e47435b54117fe72d5a6ee30251a5493126c31c95c', 'bac6431bb68d3a2b6f0b', 1794988854.4198701);
INSERT INTO public.results VALUES ('V9K3FKSKTDC5', 0, 'bd602656af3fd9bfa617', 'gold', 21, 0, 1794988856.3386831, NULL, NULL, false, 'accounts', NULL, NULL, NULL);
INSERT INTO public.results VALUES ('V9K3FKSKTDC5', 1, 'bac6431bb68d3a2b6f0b', 'gold', 32, 1, 1794988856.3386831, NULL, NULL, false, 'accounts', NULL, NULL, NULL);
INSERT INTO public.rivals VALUES ('bd602656af3fd9bfa617', 'bac6431bb68d3a2b6f0b', 1, 0, 1, 1794988856.3386831);
INSERT INTO public.rivals VALUES ('bac6431bb68d3a2b6f0b', 'bd602656af3fd9bfa617', 1, 1, 0, 1794988856.3386831);
INSERT INTO public.secrets VALUES ('cookies', '5dc3bbe239ea7f13a3ba3ea105987b5d31d69e262ddb2dce58850e92192018b8');
INSERT INTO public.secrets VALUES ('vapid', 'W2q4KiD_a7GFagsPGVgU9yCGao4vRzyE-6i76HU66KI');
INSERT INTO public.sessions VALUES ('d141e447c18fd7d64a51', 'bd602656af3fd9bfa617', 1794988853.8999379, 1794988853.8999398, '', 'BvD9EuYpfb7j6UNF-890r2', NULL, NULL);
INSERT INTO public.sessions VALUES ('2174a215a8d1fa8d1f36', '849f3446a837a5ffbb05', 1794988853.9945796, 1794988853.9945812, '', 'BvD9EuYpfb7j6UNF-890r2', NULL, NULL);
INSERT INTO public.sessions VALUES ('b1f9b4721e404b495b0f', 'bac6431bb68d3a2b6f0b', 1794988853.807776, 1794988853.8077815, '', 'BvD9EuYpfb7j6UNF-890r2', NULL, 1794988854.463784);
INSERT INTO public.sessions VALUES ('675c0fbf381d51c6eaae', 'bac6431bb68d3a2b6f0b', 1794988854.4776938, 1794988854.477695, '', 'BvD9EuYpfb7j6UNF-890r2', 1794988854.4776938, NULL);
INSERT INTO public.tables VALUES ('NZUK8Z6FE3', 'gold', 'over', false, 0, 'bd602656af3fd9bfa617', 1794988854.9207978, 1794988856.3386831, NULL, 145, '{"game":"gold","status":"over","stirred":1794988856.3386831,"seats":[["Bo","river","circle","bd602656af3fd9bfa617",null,false,false,{}],["Ada","pine","square","bac6431bb68d3a2b6f0b",null,false,false,{}]],"match":"V9K3FKSKTDC5"}', 'V9K3FKSKTDC5', 'BvD9EuYpfb7j6UNF-890r2');
INSERT INTO public.tables VALUES ('3GYXW3AV7M', 'wurf-und-weg', 'lobby', true, 1, 'bd602656af3fd9bfa617', 1794988856.7031, 1794988856.7031, NULL, 1, '{"game":"wurf-und-weg","status":"lobby","stirred":1794988856.7031,"seats":[["Bo","river","circle","bd602656af3fd9bfa617",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL, 'BvD9EuYpfb7j6UNF-890r2');
INSERT INTO public.tables VALUES ('PWK5SCXUZ9', 'gold', 'closed', false, 1, '849f3446a837a5ffbb05', 1794988856.790705, 1794988856.8170433, NULL, 2, '{"game":"gold","status":"closed","stirred":1794988856.8170433,"seats":[["Cy","river","circle","849f3446a837a5ffbb05",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL, 'BvD9EuYpfb7j6UNF-890r2');
INSERT INTO public.tables VALUES ('W9Z47E43GC', 'gold-nuggets', 'playing', false, 0, 'bac6431bb68d3a2b6f0b', 1794988854.587219, 1794988854.813883, NULL, 11, '{"game":"gold-nuggets","status":"playing","stirred":1794988854.813883,"seats":[["Ada","river","circle","bac6431bb68d3a2b6f0b",null,false,false,{}],["Bo","pine","square","bd602656af3fd9bfa617",null,false,false,{}]],"to_act":[0],"match":"QAY6TCVFJDK6"}', 'QAY6TCVFJDK6', 'BvD9EuYpfb7j6UNF-890r2');
INSERT INTO public.tables VALUES ('DGZRD3J8JZ', 'claim-poker', 'playing', false, 0, 'bac6431bb68d3a2b6f0b', 1794988856.4522986, 1794988856.5450215, 1796198456.5450215, 8, '{"game":"claim-poker","status":"playing","stirred":1794988856.5450215,"seats":[["Ada","river","circle","bac6431bb68d3a2b6f0b",null,false,false,{}],["Bo","pine","square","bd602656af3fd9bfa617",null,false,false,{}],["Cy","clay","triangle","849f3446a837a5ffbb05",null,false,false,{}]],"to_act":[1],"match":"FUZAP2Q28A7H"}', 'FUZAP2Q28A7H', 'BvD9EuYpfb7j6UNF-890r2');
INSERT INTO public.tables VALUES ('4NUTBZ6VMY', 'gold-nuggets', 'playing', false, 0, '849f3446a837a5ffbb05', 1794988856.5977437, 1794988856.6322472, NULL, 3, '{"game":"gold-nuggets","status":"playing","stirred":1794988856.6322472,"seats":[["Cy","river","circle","849f3446a837a5ffbb05",null,false,false,{}],["Otto","pine","square",null,"greenhorn",false,false,{}]],"to_act":[0],"match":"8K4T8ZT23594"}', '8K4T8ZT23594', 'BvD9EuYpfb7j6UNF-890r2');
INSERT INTO public.totals VALUES ('bd602656af3fd9bfa617', 'gold', 1, 0, 21, 0, 0);
INSERT INTO public.totals VALUES ('bac6431bb68d3a2b6f0b', 'gold', 1, 1, 32, 1, 1);
SELECT pg_catalog.setval('public.bans_number_seq', 1, false);
SELECT pg_catalog.setval('public.calls_number_seq', 1, false);
SELECT pg_catalog.setval('public.deeds_number_seq', 1, false);
SELECT pg_catalog.setval('public.deliveries_number_seq', 1, false);
SELECT pg_catalog.setval('public.news_number_seq', 2, true);
SELECT pg_catalog.setval('public.pauses_number_seq', 1, true);
SELECT pg_catalog.setval('public.reports_number_seq', 1, false);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.alive
    ADD CONSTRAINT alive_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (person, blocked);
ALTER TABLE ONLY public.call_settings
    ADD CONSTRAINT call_settings_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_key_key UNIQUE (key);
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.contents
    ADD CONSTRAINT contents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.deeds
    ADD CONSTRAINT deeds_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.friends
    ADD CONSTRAINT friends_pkey PRIMARY KEY (person, friend);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.meetings
    ADD CONSTRAINT meetings_pkey PRIMARY KEY (person, other, match_id);
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
ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_id_key UNIQUE (id);
ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_invitation_key UNIQUE (invitation);
ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (pool, game, who);
ALTER TABLE ONLY public.recoveries
    ADD CONSTRAINT recoveries_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (match_id, seat);
ALTER TABLE ONLY public.rivals
    ADD CONSTRAINT rivals_pkey PRIMARY KEY (person, other);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_digest_key UNIQUE (digest);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.totals
    ADD CONSTRAINT totals_pkey PRIMARY KEY (person, game);
ALTER TABLE ONLY public.weeks
    ADD CONSTRAINT weeks_pkey PRIMARY KEY (week, game, person);
CREATE INDEX calls_due ON public.calls USING btree (state, due);
CREATE INDEX ix_bans_person ON public.bans USING btree (person);
CREATE INDEX ix_blocks_blocked ON public.blocks USING btree (blocked);
CREATE INDEX ix_calls_person ON public.calls USING btree (person);
CREATE INDEX ix_calls_table_id ON public.calls USING btree (table_id);
CREATE INDEX ix_codes_table_id ON public.codes USING btree (table_id);
CREATE INDEX ix_contents_person ON public.contents USING btree (person);
CREATE INDEX ix_deliveries_call ON public.deliveries USING btree (call);
CREATE INDEX ix_deliveries_due ON public.deliveries USING btree (due);
CREATE INDEX ix_deliveries_person ON public.deliveries USING btree (person);
CREATE INDEX ix_deliveries_subscription ON public.deliveries USING btree (subscription);
CREATE INDEX ix_friends_friend ON public.friends USING btree (friend);
CREATE INDEX ix_matches_table_id ON public.matches USING btree (table_id);
CREATE INDEX ix_meetings_other ON public.meetings USING btree (other);
CREATE INDEX ix_passkeys_person ON public.passkeys USING btree (person);
CREATE INDEX ix_people_merged ON public.people USING btree (merged);
CREATE INDEX ix_people_seen ON public.people USING btree (seen);
CREATE INDEX ix_places_person ON public.places USING btree (person);
CREATE INDEX ix_recoveries_person ON public.recoveries USING btree (person);
CREATE INDEX ix_reports_about ON public.reports USING btree (about);
CREATE INDEX ix_reports_by ON public.reports USING btree (by);
CREATE INDEX ix_results_person ON public.results USING btree (person);
CREATE INDEX ix_rivals_other ON public.rivals USING btree (other);
CREATE INDEX ix_sessions_person ON public.sessions USING btree (person);
CREATE INDEX ix_sessions_seen ON public.sessions USING btree (seen);
CREATE INDEX ix_subscriptions_person ON public.subscriptions USING btree (person);
CREATE INDEX ix_tables_match_id ON public.tables USING btree (match_id);
CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);
CREATE INDEX ix_weeks_person ON public.weeks USING btree (person);
CREATE INDEX meetings_newest ON public.meetings USING btree (person, other, ended);
CREATE INDEX ratings_best ON public.ratings USING btree (pool, game, at_least);
CREATE INDEX results_newest ON public.results USING btree (person, ended);
CREATE INDEX results_of_game ON public.results USING btree (person, game, ended);
CREATE INDEX rivals_most ON public.rivals USING btree (person, played);
CREATE INDEX tables_public ON public.tables USING btree (public, status, updated);
CREATE INDEX tables_wake ON public.tables USING btree (wake);
CREATE INDEX weeks_most ON public.weeks USING btree (week, game, gained);
