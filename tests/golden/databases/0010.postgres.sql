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
CREATE TABLE public.claim_days (
    day character varying(10) NOT NULL,
    seed character varying(64) NOT NULL,
    committed double precision NOT NULL
);
CREATE TABLE public.claim_lines (
    day character varying(10) NOT NULL,
    level character varying(16) NOT NULL,
    match_id character varying(16) NOT NULL,
    score integer NOT NULL,
    won double precision NOT NULL
);
CREATE TABLE public.claim_tries (
    day character varying(10) NOT NULL,
    person character varying(24) NOT NULL,
    table_id character varying(16) NOT NULL,
    began double precision NOT NULL,
    match_id character varying(16),
    score integer,
    won double precision,
    ended double precision
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
INSERT INTO public.alembic_version VALUES ('0010');
INSERT INTO public.alive VALUES ('server', 1794992607.1123776);
INSERT INTO public.claim_days VALUES ('2026-11-18', '22090ba6ec72b06e197fbfd3d2cc7a53d780b7c17a91edcabb940c8a30f89405', 1794992598.2856877);
INSERT INTO public.claim_days VALUES ('2026-11-19', '9610fd61794ffc140ccb432ec96bb10e0c1f967c282c86ac0c6ea8c3cde1d6b4', 1794992598.2856877);
INSERT INTO public.claim_days VALUES ('2026-11-20', '0c6a6807bd5b7b67f76551dfe8f9f4b7c5292ac5e7dd34587e1ee644f42d16b5', 1794992598.2856877);
INSERT INTO public.codes VALUES ('CHN3C3', '6ADT4DAV8U', -1);
INSERT INTO public.codes VALUES ('ARKRW9', '6ADT4DAV8U', 0);
INSERT INTO public.codes VALUES ('7VN42D', '6ADT4DAV8U', 1);
INSERT INTO public.codes VALUES ('67QSA6', 'R4UY3SZYBT', -1);
INSERT INTO public.codes VALUES ('MEEUHZ', 'R4UY3SZYBT', 0);
INSERT INTO public.codes VALUES ('CN7M2E', 'R4UY3SZYBT', 1);
INSERT INTO public.codes VALUES ('Y36UBJ', 'KWBD79V64E', -1);
INSERT INTO public.codes VALUES ('2VHRFK', 'KWBD79V64E', 0);
INSERT INTO public.codes VALUES ('ASYHS7', 'KWBD79V64E', 1);
INSERT INTO public.codes VALUES ('M8NB52', 'KWBD79V64E', 2);
INSERT INTO public.codes VALUES ('2ZSQVT', 'S4UYFR5KSW', -1);
INSERT INTO public.codes VALUES ('V9BYTJ', 'S4UYFR5KSW', 0);
INSERT INTO public.codes VALUES ('TFQ29X', 'S4UYFR5KSW', 1);
INSERT INTO public.codes VALUES ('BW6MBC', '5KEZ9PB8YQ', -1);
INSERT INTO public.codes VALUES ('2YX2QY', '5KEZ9PB8YQ', 0);
INSERT INTO public.codes VALUES ('22JABH', '5KEZ9PB8YQ', 1);
INSERT INTO public.codes VALUES ('4P6GFY', 'M3HM93MH6C', -1);
INSERT INTO public.codes VALUES ('UX6SXU', 'M3HM93MH6C', 0);
INSERT INTO public.codes VALUES ('2UA9UR', 'M3HM93MH6C', 1);
INSERT INTO public.entries VALUES ('6ADT4DAV8U', 0, '{"is":"opened","time":1794992601.6928804,"host":"67e030b1fcb1c97e5be6","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["ARKRW9","7VN42D"],"seed":"b2aa76e36b44d1e5191aa1e678f7c82bbcf1521d67a167f64bf1e2f23367b9ba"}');
INSERT INTO public.entries VALUES ('6ADT4DAV8U', 1, '{"is":"seated","time":1794992601.7805312,"seat":1,"person":"8eea2abceae208726faa","name":"Bo"}');
INSERT INTO public.entries VALUES ('6ADT4DAV8U', 2, '{"is":"started","time":1794992601.8222697,"match":"3PVW34W7KPE7","starter":0,"next_seed":"5226a8872158183c2f916151ef4510882a08c54510309f447b9adc2c38f5926b","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO public.entries VALUES ('6ADT4DAV8U', 3, '{"is":"played","time":1794992601.8436894,"seat":0,"move":"aside lasso 4"}');
INSERT INTO public.entries VALUES ('6ADT4DAV8U', 4, '{"is":"played","time":1794992601.8568647,"seat":0,"move":"take","outcomes":["4","nugget","lasso","3","4","2","nugget"]}');
INSERT INTO public.entries VALUES ('6ADT4DAV8U', 5, '{"is":"played","time":1794992601.8682199,"seat":1,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('6ADT4DAV8U', 6, '{"is":"played","time":1794992601.883639,"seat":1,"move":"take","outcomes":["3","5","nugget","2","5","nugget","lasso"]}');
INSERT INTO public.entries VALUES ('6ADT4DAV8U', 7, '{"is":"played","time":1794992601.8923008,"seat":0,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('6ADT4DAV8U', 8, '{"is":"played","time":1794992601.902969,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('6ADT4DAV8U', 9, '{"is":"played","time":1794992601.9173481,"seat":0,"move":"roll","outcomes":["5","5","lasso","4","4"]}');
INSERT INTO public.entries VALUES ('6ADT4DAV8U', 10, '{"is":"played","time":1794992601.9225655,"seat":0,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 0, '{"is":"opened","time":1794992602.186519,"host":"8eea2abceae208726faa","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["MEEUHZ","CN7M2E"],"seed":"7411badf1fff6cb9ddb480304bccfb02b9ded8618c51fe4c7a0bb31859716d4b"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 1, '{"is":"seated","time":1794992602.2630837,"seat":1,"person":"67e030b1fcb1c97e5be6","name":"Ada"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 2, '{"is":"started","time":1794992602.2890334,"match":"6AMZRHNKP5YX","starter":0,"next_seed":"d3abaec30ed812020642618a623b9f0a71383aa7f4b7c9d6e4ba7cc8c2ff5ca6","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 3, '{"is":"played","time":1794992602.310721,"seat":0,"move":"flip 30","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 4, '{"is":"played","time":1794992602.3290002,"seat":0,"move":"flip 38","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 5, '{"is":"played","time":1794992602.3476489,"seat":1,"move":"flip 30"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 6, '{"is":"played","time":1794992602.36148,"seat":1,"move":"flip 38"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 7, '{"is":"played","time":1794992602.4443536,"seat":0,"move":"flip 16","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 8, '{"is":"played","time":1794992602.4488018,"seat":0,"move":"flip 24","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 9, '{"is":"played","time":1794992602.4584014,"seat":1,"move":"flip 16"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 10, '{"is":"played","time":1794992602.460869,"seat":1,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 11, '{"is":"played","time":1794992602.4626048,"seat":0,"move":"flip 60","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 12, '{"is":"played","time":1794992602.464717,"seat":0,"move":"flip 40","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 13, '{"is":"played","time":1794992602.4868124,"seat":1,"move":"flip 59","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 14, '{"is":"played","time":1794992602.488914,"seat":1,"move":"flip 38"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 15, '{"is":"played","time":1794992602.4982307,"seat":0,"move":"flip 37","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 16, '{"is":"played","time":1794992602.4998083,"seat":0,"move":"flip 4","outcomes":["digger blue 5"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 17, '{"is":"played","time":1794992602.5050333,"seat":1,"move":"flip 31","outcomes":["digger violet 5"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 18, '{"is":"played","time":1794992602.506536,"seat":1,"move":"flip 44","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 19, '{"is":"played","time":1794992602.50817,"seat":0,"move":"flip 42","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 20, '{"is":"played","time":1794992602.509542,"seat":0,"move":"flip 0","outcomes":["digger red 5"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 21, '{"is":"played","time":1794992602.6104279,"seat":1,"move":"flip 41","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 22, '{"is":"played","time":1794992602.6308787,"seat":1,"move":"flip 5","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 23, '{"is":"played","time":1794992602.649405,"seat":0,"move":"flip 62","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 24, '{"is":"played","time":1794992602.9692142,"seat":0,"move":"flip 33","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 25, '{"is":"played","time":1794992602.9813972,"seat":1,"move":"flip 46","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 26, '{"is":"played","time":1794992602.9954998,"seat":1,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 27, '{"is":"played","time":1794992603.0001397,"seat":0,"move":"flip 18","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 28, '{"is":"played","time":1794992603.009686,"seat":0,"move":"flip 43","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 29, '{"is":"played","time":1794992603.0135303,"seat":1,"move":"flip 34","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 30, '{"is":"played","time":1794992603.0178013,"seat":1,"move":"flip 19","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 31, '{"is":"played","time":1794992603.0201933,"seat":0,"move":"flip 16"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 32, '{"is":"played","time":1794992603.032549,"seat":0,"move":"flip 14","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 33, '{"is":"played","time":1794992603.0365646,"seat":1,"move":"flip 49","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 34, '{"is":"played","time":1794992603.0433748,"seat":1,"move":"flip 17","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 35, '{"is":"played","time":1794992603.044775,"seat":0,"move":"flip 62"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 36, '{"is":"played","time":1794992603.0503411,"seat":0,"move":"flip 39","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 37, '{"is":"played","time":1794992603.0532455,"seat":1,"move":"flip 14"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 38, '{"is":"played","time":1794992603.0685437,"seat":1,"move":"flip 47","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 39, '{"is":"played","time":1794992603.370146,"seat":0,"move":"flip 52","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 40, '{"is":"played","time":1794992603.3834274,"seat":0,"move":"flip 54","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 41, '{"is":"played","time":1794992603.4018135,"seat":1,"move":"flip 52"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 42, '{"is":"played","time":1794992603.411058,"seat":1,"move":"flip 54"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 43, '{"is":"played","time":1794992603.6072261,"seat":0,"move":"flip 45","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 44, '{"is":"played","time":1794992603.619896,"seat":0,"move":"flip 32","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 48, '{"is":"played","time":1794992603.7122674,"seat":0,"move":"flip 11","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 52, '{"is":"played","time":1794992603.7777958,"seat":0,"move":"flip 13","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 54, '{"is":"played","time":1794992604.1857393,"seat":1,"move":"flip 14"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 58, '{"is":"played","time":1794992604.3547583,"seat":1,"move":"flip 48","outcomes":["digger orange 5"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 62, '{"is":"played","time":1794992604.409901,"seat":1,"move":"flip 38"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 66, '{"is":"played","time":1794992604.438683,"seat":1,"move":"flip 3","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 69, '{"is":"played","time":1794992604.4934273,"seat":1,"move":"flip 15","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 73, '{"is":"played","time":1794992604.5346289,"seat":1,"move":"flip 48"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 77, '{"is":"played","time":1794992604.606511,"seat":1,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 81, '{"is":"played","time":1794992604.6570578,"seat":1,"move":"flip 26","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 85, '{"is":"played","time":1794992604.7029376,"seat":1,"move":"flip 33"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 89, '{"is":"played","time":1794992604.7689133,"seat":1,"move":"flip 23","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 91, '{"is":"played","time":1794992605.0519073,"seat":0,"move":"flip 30"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 93, '{"is":"played","time":1794992605.1650937,"seat":1,"move":"flip 30"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 98, '{"is":"played","time":1794992605.571667,"seat":1,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 102, '{"is":"played","time":1794992605.6053636,"seat":1,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 106, '{"is":"played","time":1794992605.6432052,"seat":0,"move":"flip 20","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 110, '{"is":"played","time":1794992605.714396,"seat":0,"move":"flip 30"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 114, '{"is":"played","time":1794992605.7473817,"seat":0,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('KWBD79V64E', 3, '{"is":"started","time":1794992606.242537,"match":"RA332AMTK3M3","starter":0,"next_seed":"eababc613f023fd7bd896bcb300a33760d31b8f8226c7772647d6a7601b76692","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO public.entries VALUES ('S4UYFR5KSW', 1, '{"is":"started","time":1794992606.5797553,"match":"2274C8DQYK2T","starter":0,"next_seed":"005b038c778132fe5edaaaca8d08fed7a8bbe6dc4d7ad2a779ee0526fab399e8","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO public.entries VALUES ('M3HM93MH6C', 1, '{"is":"closed","time":1794992606.926303}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 45, '{"is":"played","time":1794992603.6403062,"seat":1,"move":"flip 45"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 49, '{"is":"played","time":1794992603.7546043,"seat":1,"move":"flip 61","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 53, '{"is":"played","time":1794992603.9421017,"seat":1,"move":"flip 24"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 55, '{"is":"played","time":1794992604.2819545,"seat":0,"move":"flip 57","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 59, '{"is":"played","time":1794992604.378256,"seat":0,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 63, '{"is":"played","time":1794992604.4236577,"seat":0,"move":"flip 9","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 71, '{"is":"played","time":1794992604.517697,"seat":0,"move":"flip 25","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 75, '{"is":"played","time":1794992604.5497975,"seat":0,"move":"flip 1","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 79, '{"is":"played","time":1794992604.6321304,"seat":0,"move":"flip 35","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 83, '{"is":"played","time":1794992604.6810515,"seat":0,"move":"flip 32"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 87, '{"is":"played","time":1794992604.7337437,"seat":0,"move":"flip 21","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 96, '{"is":"played","time":1794992605.5472355,"seat":0,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 100, '{"is":"played","time":1794992605.58982,"seat":0,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 104, '{"is":"played","time":1794992605.6370096,"seat":0,"move":"flip 29","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 108, '{"is":"played","time":1794992605.6527905,"seat":0,"move":"flip 15"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 112, '{"is":"played","time":1794992605.739328,"seat":0,"move":"flip 50"}');
INSERT INTO public.entries VALUES ('KWBD79V64E', 1, '{"is":"seated","time":1794992606.219382,"seat":1,"person":"8eea2abceae208726faa","name":"Bo"}');
INSERT INTO public.entries VALUES ('KWBD79V64E', 4, '{"is":"played","time":1794992606.2535987,"seat":0,"move":"take shovel"}');
INSERT INTO public.entries VALUES ('KWBD79V64E', 7, '{"is":"played","time":1794992606.4006662,"seat":1,"move":"take whiskey"}');
INSERT INTO public.entries VALUES ('S4UYFR5KSW', 2, '{"is":"played","time":1794992606.6051464,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 46, '{"is":"played","time":1794992603.646165,"seat":1,"move":"flip 32"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 50, '{"is":"played","time":1794992603.7593307,"seat":1,"move":"flip 12","outcomes":["digger green 5"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 57, '{"is":"played","time":1794992604.30917,"seat":1,"move":"flip 63","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 61, '{"is":"played","time":1794992604.4017296,"seat":1,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 65, '{"is":"played","time":1794992604.4301884,"seat":1,"move":"flip 54"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 68, '{"is":"played","time":1794992604.4605284,"seat":0,"move":"flip 2","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 72, '{"is":"played","time":1794992604.5301042,"seat":0,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 76, '{"is":"played","time":1794992604.6021934,"seat":0,"move":"flip 27","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 80, '{"is":"played","time":1794992604.645651,"seat":0,"move":"flip 55","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 84, '{"is":"played","time":1794992604.6902502,"seat":0,"move":"flip 36"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 88, '{"is":"played","time":1794992604.7422307,"seat":0,"move":"flip 50"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 92, '{"is":"played","time":1794992605.141803,"seat":0,"move":"flip 28","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 95, '{"is":"played","time":1794992605.3897238,"seat":0,"move":"flip 8","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 99, '{"is":"played","time":1794992605.5812016,"seat":0,"move":"flip 6","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 103, '{"is":"played","time":1794992605.6263533,"seat":0,"move":"flip 8"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 107, '{"is":"played","time":1794992605.6505685,"seat":1,"move":"flip 56","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 111, '{"is":"played","time":1794992605.729565,"seat":1,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('KWBD79V64E', 0, '{"is":"opened","time":1794992606.0707648,"host":"67e030b1fcb1c97e5be6","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["2VHRFK","ASYHS7","M8NB52"],"seed":"18daf529199cb5beacae0a51b8caa5b0bfd528e4adc6f8a0733d329be75dd9ae"}');
INSERT INTO public.entries VALUES ('KWBD79V64E', 2, '{"is":"seated","time":1794992606.2318714,"seat":2,"person":"80faf8f6d8ad78f4dae9","name":"Cy"}');
INSERT INTO public.entries VALUES ('KWBD79V64E', 5, '{"is":"played","time":1794992606.269167,"seat":0,"move":"take knife"}');
INSERT INTO public.entries VALUES ('5KEZ9PB8YQ', 0, '{"is":"opened","time":1794992606.7521007,"host":"8eea2abceae208726faa","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["2YX2QY","22JABH"],"seed":"f4a8d14c3fce858d26da54d11e364050fa833969563e6dc10b09e3edafacf934"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 47, '{"is":"played","time":1794992603.7055032,"seat":0,"move":"flip 58","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 51, '{"is":"played","time":1794992603.7737672,"seat":0,"move":"flip 22","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 56, '{"is":"played","time":1794992604.298558,"seat":0,"move":"flip 45"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 60, '{"is":"played","time":1794992604.3938334,"seat":0,"move":"flip 7","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 64, '{"is":"played","time":1794992604.427514,"seat":0,"move":"flip 53","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 67, '{"is":"played","time":1794992604.4559188,"seat":0,"move":"flip 36","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 70, '{"is":"played","time":1794992604.5084774,"seat":1,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 74, '{"is":"played","time":1794992604.5477335,"seat":1,"move":"flip 2"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 78, '{"is":"played","time":1794992604.6178217,"seat":1,"move":"flip 1"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 82, '{"is":"played","time":1794992604.6639907,"seat":1,"move":"flip 50","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 86, '{"is":"played","time":1794992604.722205,"seat":1,"move":"flip 51","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 90, '{"is":"played","time":1794992604.951332,"seat":1,"move":"flip 52"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 94, '{"is":"played","time":1794992605.2162492,"seat":1,"move":"flip 28"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 97, '{"is":"played","time":1794992605.5610607,"seat":1,"move":"flip 8"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 101, '{"is":"played","time":1794992605.5931675,"seat":1,"move":"flip 6"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 105, '{"is":"played","time":1794992605.6393003,"seat":1,"move":"flip 10","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 109, '{"is":"played","time":1794992605.7079313,"seat":1,"move":"flip 6"}');
INSERT INTO public.entries VALUES ('R4UY3SZYBT', 113, '{"is":"played","time":1794992605.7433076,"seat":1,"move":"flip 27"}');
INSERT INTO public.entries VALUES ('KWBD79V64E', 6, '{"is":"played","time":1794992606.274339,"seat":0,"move":"give shovel 1","outcomes":["tooth 1","knife 1"]}');
INSERT INTO public.entries VALUES ('S4UYFR5KSW', 0, '{"is":"opened","time":1794992606.5444176,"host":"80faf8f6d8ad78f4dae9","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["V9BYTJ","TFQ29X"],"seed":"46d5d55fe4ba02213a20e0ec848cdf44b2ff0920e6822332de3056f41cc4069f"}');
INSERT INTO public.entries VALUES ('M3HM93MH6C', 0, '{"is":"opened","time":1794992606.8999124,"host":"80faf8f6d8ad78f4dae9","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["UX6SXU","2UA9UR"],"seed":"3f7cc1607750c38cb4b877a4ff2b6e8125d1a2ff04f18bf89135a40a6f92cbf4"}');
INSERT INTO public.matches VALUES ('6AMZRHNKP5YX', 'R4UY3SZYBT', 'gold', 1794992605.7473817, '{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","gold 4"],[0,"flip 38"],["*","gold 3"],[1,"flip 30"],[1,"flip 38"],[0,"flip 16"],["*","digger orange 2"],[0,"flip 24"],["*","gold 4"],[1,"flip 16"],[1,"flip 24"],[0,"flip 60"],["*","dynamite"],[0,"flip 40"],["*","digger green 4"],[1,"flip 59"],["*","digger blue 2"],[1,"flip 38"],[0,"flip 37"],["*","gold 1"],[0,"flip 4"],["*","digger blue 5"],[1,"flip 31"],["*","digger violet 5"],[1,"flip 44"],["*","gold 2"],[0,"flip 42"],["*","digger violet 3"],[0,"flip 0"],["*","digger red 5"],[1,"flip 41"],["*","gold 4"],[1,"flip 5"],["*","dynamite"],[0,"flip 62"],["*","digger violet 3"],[0,"flip 33"],["*","digger blue 3"],[1,"flip 46"],["*","digger orange 4"],[1,"flip 0"],[0,"flip 18"],["*","gold 3"],[0,"flip 43"],["*","digger blue 4"],[1,"flip 34"],["*","digger orange 4"],[1,"flip 19"],["*","gold 1"],[0,"flip 16"],[0,"flip 14"],["*","digger red 4"],[1,"flip 49"],["*","dynamite"],[1,"flip 17"],["*","gold 3"],[0,"flip 62"],[0,"flip 39"],["*","gold 2"],[1,"flip 14"],[1,"flip 47"],["*","digger orange 2"],[0,"flip 52"],["*","gold 3"],[0,"flip 54"],["*","gold 3"],[1,"flip 52"],[1,"flip 54"],[0,"flip 45"],["*","digger red 2"],[0,"flip 32"],["*","digger violet 2"],[1,"flip 45"],[1,"flip 32"],[0,"flip 58"],["*","digger green 2"],[0,"flip 11"],["*","gold 2"],[1,"flip 61"],["*","gold 4"],[1,"flip 12"],["*","digger green 5"],[0,"flip 22"],["*","gold 2"],[0,"flip 13"],["*","digger orange 3"],[1,"flip 24"],[1,"flip 14"],[0,"flip 57"],["*","gold 2"],[0,"flip 45"],[1,"flip 63"],["*","digger green 4"],[1,"flip 48"],["*","digger orange 5"],[0,"flip 0"],[0,"flip 7"],["*","digger blue 3"],[1,"flip 0"],[1,"flip 38"],[0,"flip 9"],["*","gold 3"],[0,"flip 53"],["*","digger red 3"],[1,"flip 54"],[1,"flip 3"],["*","digger orange 3"],[0,"flip 36"],["*","gold 1"],[0,"flip 2"],["*","gold 1"],[1,"flip 15"],["*","digger green 2"],[1,"flip 59"],[0,"flip 25"],["*","dynamite"],[0,"flip 59"],[1,"flip 48"],[1,"flip 2"],[0,"flip 1"],["*","gold 4"],[0,"flip 27"],["*","gold 3"],[1,"flip 27"],[1,"flip 1"],[0,"flip 35"],["*","digger green 3"],[0,"flip 55"],["*","gold 2"],[1,"flip 26"],["*","digger red 2"],[1,"flip 50"],["*","digger blue 4"],[0,"flip 32"],[0,"flip 36"],[1,"flip 33"],[1,"flip 51"],["*","gold 1"],[0,"flip 21"],["*","digger violet 2"],[0,"flip 50"],[1,"flip 23"],["*","digger violet 4"],[1,"flip 52"],[0,"flip 30"],[0,"flip 28"],["*","digger blue 2"],[1,"flip 30"],[1,"flip 28"],[0,"flip 8"],["*","gold 2"],[0,"flip 27"],[1,"flip 8"],[1,"flip 27"],[0,"flip 6"],["*","digger red 3"],[0,"flip 1"],[1,"flip 6"],[1,"flip 1"],[0,"flip 8"],[0,"flip 29"],["*","digger violet 4"],[1,"flip 10"],["*","digger red 4"],[0,"flip 20"],["*","dynamite"],[1,"flip 56"],["*","digger green 3"],[0,"flip 15"],[1,"flip 6"],[0,"flip 30"],[1,"flip 28"],[0,"flip 50"],[1,"flip 27"],[0,"flip 1"]],"result":{"reason":"last-card","scores":[28,25],"winners":[0]},"times":[0.022,0.022,0.04,0.04,0.059,0.072,0.155,0.155,0.16,0.16,0.169,0.172,0.174,0.174,0.176,0.176,0.198,0.198,0.2,0.209,0.209,0.211,0.211,0.216,0.216,0.218,0.218,0.219,0.219,0.221,0.221,0.321,0.321,0.342,0.342,0.36,0.36,0.68,0.68,0.692,0.692,0.706,0.711,0.711,0.721,0.721,0.724,0.724,0.729,0.729,0.731,0.744,0.744,0.748,0.748,0.754,0.754,0.756,0.761,0.761,0.764,0.78,0.78,1.081,1.081,1.094,1.094,1.113,1.122,1.318,1.318,1.331,1.331,1.351,1.357,1.416,1.416,1.423,1.423,1.466,1.466,1.47,1.47,1.485,1.485,1.489,1.489,1.653,1.897,1.993,1.993,2.01,2.02,2.02,2.066,2.066,2.089,2.105,2.105,2.113,2.121,2.135,2.135,2.138,2.138,2.141,2.15,2.15,2.167,2.167,2.171,2.171,2.204,2.204,2.219,2.229,2.229,2.241,2.246,2.259,2.261,2.261,2.313,2.313,2.317,2.329,2.343,2.343,2.357,2.357,2.368,2.368,2.375,2.375,2.392,2.401,2.414,2.433,2.433,2.445,2.445,2.453,2.48,2.48,2.662,2.763,2.853,2.853,2.876,2.927,3.101,3.101,3.258,3.272,3.283,3.292,3.292,3.301,3.304,3.316,3.337,3.348,3.348,3.35,3.35,3.354,3.354,3.362,3.362,3.364,3.419,3.425,3.441,3.45,3.454,3.458],"figures":[["river","circle"],["pine","square"]],"proof":{"scheme":"hmac-sha-256/1","commitment":"287847eeadbb6162600d3638de634e298dcce4da8fe03c9841114af003456e63","seed":"7411badf1fff6cb9ddb480304bccfb02b9ded8618c51fe4c7a0bb31859716d4b","entropy":[]}}', NULL);
INSERT INTO public.meetings VALUES ('8eea2abceae208726faa', '67e030b1fcb1c97e5be6', '6AMZRHNKP5YX', 1794992605.7473817);
INSERT INTO public.meetings VALUES ('67e030b1fcb1c97e5be6', '8eea2abceae208726faa', '6AMZRHNKP5YX', 1794992605.7473817);
INSERT INTO public.news VALUES (1, 1794992601.481362, '7143ad27d95cfcd0', 'person', '67e030b1fcb1c97e5be6');
INSERT INTO public.news VALUES (2, 1794992602.5495813, '7143ad27d95cfcd0', 'renewed', '1f4e692f8b3c2b47ed98');
INSERT INTO public.pauses VALUES (1, 1794992597.2578433, 1794992597.2578433);
INSERT INTO public.people VALUES ('8eea2abceae208726faa', 'Bo', NULL, NULL, 1794992598.8081942, NULL, 1794992598.8081942, NULL);
INSERT INTO public.people VALUES ('80faf8f6d8ad78f4dae9', 'Cy', NULL, NULL, 1794992599.0739956, NULL, 1794992599.0739956, NULL);
INSERT INTO public.people VALUES ('67e030b1fcb1c97e5be6', 'Ada', 'ada', '$argon2id$v=19$m=65536,t=3,p=4$JNBD2D1N9Mn+ihN91AZiYQ$goLht2YpmEWfoYEUT+Hd2wgCFCaM+jQMDC9N3gfM94A', 1794992598.409502, NULL, 1794992598.409502, 1794992601.4937053);
INSERT INTO public.places VALUES ('6ADT4DAV8U', 0, '67e030b1fcb1c97e5be6');
INSERT INTO public.places VALUES ('6ADT4DAV8U', 1, '8eea2abceae208726faa');
INSERT INTO public.places VALUES ('R4UY3SZYBT', 0, '8eea2abceae208726faa');
INSERT INTO public.places VALUES ('R4UY3SZYBT', 1, '67e030b1fcb1c97e5be6');
INSERT INTO public.places VALUES ('KWBD79V64E', 0, '67e030b1fcb1c97e5be6');
INSERT INTO public.places VALUES ('KWBD79V64E', 1, '8eea2abceae208726faa');
INSERT INTO public.places VALUES ('KWBD79V64E', 2, '80faf8f6d8ad78f4dae9');
INSERT INTO public.places VALUES ('S4UYFR5KSW', 0, '80faf8f6d8ad78f4dae9');
INSERT INTO public.places VALUES ('5KEZ9PB8YQ', 0, '8eea2abceae208726faa');
INSERT INTO public.places VALUES ('M3HM93MH6C', 0, '80faf8f6d8ad78f4dae9');
INSERT INTO public.recoveries VALUES ('42dafaa846782f9413546c3dc83c81775a1aa3b99f1b1b9ace8e863f733f6a35', '67e030b1fcb1c97e5be6', 1794992601.518611);
INSERT INTO public.recoveries VALUES ('8d9deecd59e9009f73b0e257e421a28861369438f4534d0fdead9d68c7b6cea5', '67e030b1fcb1c97e5be6', 1794992601.518611);
INSERT INTO public.recoveries VALUES ('99207150236c919003e9936775b316ef676620b2b3783627348bd2b0d13449a6', '67e030b1fcb1c97e5be6', 1794992601.518611);
INSERT INTO public.recoveries VALUES ('c056bd0d729a2064cffef07acd328ace540edfb2a5f79c673a4a7af718e68dcd', '67e030b1fcb1c97e5be6', 1794992601.518611);
INSERT INTO public.recoveries VALUES ('4d81fc75c3ccd5dfed04414ae658da86fe8dbe22ad76cc27d85595ee7935e64d', '67e030b1fcb1c97e5be6', 1794992601.518611);
INSERT INTO public.recoveries VALUES ('ffed40dd3ad6effe21c73479e41cd589c6efedfab2da8d5fb611278ef9c91d56', '67e030b1fcb1c97e5be6', 1794992601.518611);
INSERT INTO public.recoveries VALUES ('a92ab2ec391d8e169612831ff2d2ba0e89d9b70a867bd72c11b2e5f036cd5ad1', '67e030b1fcb1c97e5be6', 1794992601.518611);
INSERT INTO public.recoveries VALUES ('56dc5d2988ebb320fc86f45f248a40dedc14b8b9690cbf0a9efd58e7fb0379ae', '67e030b1fcb1c97e5be6', 1794992601.518611);
INSERT INTO public.results VALUES ('6AMZRHNKP5YX', 0, '8eea2abceae208726faa', 'gold', 28, 1, 1794992605.7473817, NULL, NULL, false, 'accounts', NULL, NULL, NULL);
INSERT INTO public.results VALUES ('6AMZRHNKP5YX', 1, '67e030b1fcb1c97e5be6', 'gold', 25, 0, 1794992605.7473817, NULL, NULL, false, 'accounts', NULL, NULL, NULL);
INSERT INTO public.rivals VALUES ('8eea2abceae208726faa', '67e030b1fcb1c97e5be6', 1, 1, 0, 1794992605.7473817);
INSERT INTO public.rivals VALUES ('67e030b1fcb1c97e5be6', '8eea2abceae208726faa', 1, 0, 1, 1794992605.7473817);
INSERT INTO public.secrets VALUES ('cookies', 'ca035d7f751b2f006c2409e1f44832beb0260f8f06fd69ddcb4aeec2e6572b06');
INSERT INTO public.secrets VALUES ('vapid', 'tSb7FCak9dMabquJ0hIUF4lnhMq-pzghr9D06tWCWe0');
INSERT INTO public.sessions VALUES ('1b75b94b3ef9b76ffacf', '8eea2abceae208726faa', 1794992598.8239703, 1794992598.823972, '', 'PKv0KfAgj_VdIGjakB1xCd', NULL, NULL);
INSERT INTO public.sessions VALUES ('3baffacfd174ff2c68bf', '80faf8f6d8ad78f4dae9', 1794992599.2254732, 1794992599.2254744, '', 'PKv0KfAgj_VdIGjakB1xCd', NULL, NULL);
INSERT INTO public.sessions VALUES ('1f4e692f8b3c2b47ed98', '67e030b1fcb1c97e5be6', 1794992598.5164757, 1794992598.516478, '', 'PKv0KfAgj_VdIGjakB1xCd', NULL, 1794992601.5456872);
INSERT INTO public.sessions VALUES ('1630a023bf0d10ccf0a3', '67e030b1fcb1c97e5be6', 1794992601.5505865, 1794992601.5505874, '', 'PKv0KfAgj_VdIGjakB1xCd', 1794992601.5505865, NULL);
INSERT INTO public.tables VALUES ('R4UY3SZYBT', 'gold', 'over', false, 0, '8eea2abceae208726faa', 1794992602.186519, 1794992605.7473817, NULL, 115, '{"game":"gold","status":"over","stirred":1794992605.7473817,"seats":[["Bo","river","circle","8eea2abceae208726faa",null,false,false,{}],["Ada","pine","square","67e030b1fcb1c97e5be6",null,false,false,{}]],"match":"6AMZRHNKP5YX"}', '6AMZRHNKP5YX', 'PKv0KfAgj_VdIGjakB1xCd');
INSERT INTO public.tables VALUES ('5KEZ9PB8YQ', 'wurf-und-weg', 'lobby', true, 1, '8eea2abceae208726faa', 1794992606.7521007, 1794992606.7521007, NULL, 1, '{"game":"wurf-und-weg","status":"lobby","stirred":1794992606.7521007,"seats":[["Bo","river","circle","8eea2abceae208726faa",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL, 'PKv0KfAgj_VdIGjakB1xCd');
INSERT INTO public.tables VALUES ('M3HM93MH6C', 'gold', 'closed', false, 1, '80faf8f6d8ad78f4dae9', 1794992606.8999124, 1794992606.926303, NULL, 2, '{"game":"gold","status":"closed","stirred":1794992606.926303,"seats":[["Cy","river","circle","80faf8f6d8ad78f4dae9",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}', NULL, 'PKv0KfAgj_VdIGjakB1xCd');
INSERT INTO public.tables VALUES ('6ADT4DAV8U', 'gold-nuggets', 'playing', false, 0, '67e030b1fcb1c97e5be6', 1794992601.6928804, 1794992601.9225655, NULL, 11, '{"game":"gold-nuggets","status":"playing","stirred":1794992601.9225655,"seats":[["Ada","river","circle","67e030b1fcb1c97e5be6",null,false,false,{}],["Bo","pine","square","8eea2abceae208726faa",null,false,false,{}]],"to_act":[0],"match":"3PVW34W7KPE7"}', '3PVW34W7KPE7', 'PKv0KfAgj_VdIGjakB1xCd');
INSERT INTO public.tables VALUES ('KWBD79V64E', 'claim-poker', 'playing', false, 0, '67e030b1fcb1c97e5be6', 1794992606.0707648, 1794992606.4006662, 1796202206.4006662, 8, '{"game":"claim-poker","status":"playing","stirred":1794992606.4006662,"seats":[["Ada","river","circle","67e030b1fcb1c97e5be6",null,false,false,{}],["Bo","pine","square","8eea2abceae208726faa",null,false,false,{}],["Cy","clay","triangle","80faf8f6d8ad78f4dae9",null,false,false,{}]],"to_act":[1],"match":"RA332AMTK3M3"}', 'RA332AMTK3M3', 'PKv0KfAgj_VdIGjakB1xCd');
INSERT INTO public.tables VALUES ('S4UYFR5KSW', 'gold-nuggets', 'playing', false, 0, '80faf8f6d8ad78f4dae9', 1794992606.5444176, 1794992606.6051464, NULL, 3, '{"game":"gold-nuggets","status":"playing","stirred":1794992606.6051464,"seats":[["Cy","river","circle","80faf8f6d8ad78f4dae9",null,false,false,{}],["Otto","pine","square",null,"greenhorn",false,false,{}]],"to_act":[0],"match":"2274C8DQYK2T"}', '2274C8DQYK2T', 'PKv0KfAgj_VdIGjakB1xCd');
INSERT INTO public.totals VALUES ('8eea2abceae208726faa', 'gold', 1, 1, 28, 1, 1);
INSERT INTO public.totals VALUES ('67e030b1fcb1c97e5be6', 'gold', 1, 0, 25, 0, 0);
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
ALTER TABLE ONLY public.claim_days
    ADD CONSTRAINT claim_days_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.claim_lines
    ADD CONSTRAINT claim_lines_pkey PRIMARY KEY (day, level);
ALTER TABLE ONLY public.claim_tries
    ADD CONSTRAINT claim_tries_pkey PRIMARY KEY (day, person);
ALTER TABLE ONLY public.claim_tries
    ADD CONSTRAINT claim_tries_table_id_key UNIQUE (table_id);
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
CREATE INDEX claim_tries_best ON public.claim_tries USING btree (day, score);
CREATE INDEX ix_bans_person ON public.bans USING btree (person);
CREATE INDEX ix_blocks_blocked ON public.blocks USING btree (blocked);
CREATE INDEX ix_calls_person ON public.calls USING btree (person);
CREATE INDEX ix_calls_table_id ON public.calls USING btree (table_id);
CREATE INDEX ix_claim_tries_person ON public.claim_tries USING btree (person);
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
