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
    created double precision NOT NULL
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
    ended double precision NOT NULL
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
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.codes VALUES ('UJ4ZQX', 'VTC5GMV6T3', -1);
INSERT INTO public.codes VALUES ('X6WRR6', 'VTC5GMV6T3', 0);
INSERT INTO public.codes VALUES ('GDZKF4', 'VTC5GMV6T3', 1);
INSERT INTO public.codes VALUES ('K5JSPX', 'F5UGNSSK7H', -1);
INSERT INTO public.codes VALUES ('8675N2', 'F5UGNSSK7H', 0);
INSERT INTO public.codes VALUES ('FTQR2M', 'F5UGNSSK7H', 1);
INSERT INTO public.codes VALUES ('7PA94G', 'VRGD2HM9DC', -1);
INSERT INTO public.codes VALUES ('4Q332T', 'VRGD2HM9DC', 0);
INSERT INTO public.codes VALUES ('3M48J3', 'VRGD2HM9DC', 1);
INSERT INTO public.codes VALUES ('B73M7R', 'VRGD2HM9DC', 2);
INSERT INTO public.codes VALUES ('EXZMZG', '24RX6QVPMU', -1);
INSERT INTO public.codes VALUES ('DDMFNX', '24RX6QVPMU', 0);
INSERT INTO public.codes VALUES ('CYKGGU', '24RX6QVPMU', 1);
INSERT INTO public.codes VALUES ('E5G9TH', 'HXA7Q9SNUE', -1);
INSERT INTO public.codes VALUES ('2UQC9G', 'HXA7Q9SNUE', 0);
INSERT INTO public.codes VALUES ('ABXEXA', 'HXA7Q9SNUE', 1);
INSERT INTO public.codes VALUES ('GRG9ZA', 'CAAXDCQ8XW', -1);
INSERT INTO public.codes VALUES ('ZFY8CG', 'CAAXDCQ8XW', 0);
INSERT INTO public.codes VALUES ('FNXJ2Z', 'CAAXDCQ8XW', 1);
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 0, '{"is":"opened","time":1794815555.630388,"host":"ddd4081360678eab343f","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["X6WRR6","GDZKF4"],"seed":"d6a8886dea3f57ccc6aa03b81fd92bb96ae60668ba51108ded4a169326f43b9f"}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 1, '{"is":"seated","time":1794815555.993945,"seat":1,"person":"ffb8521bc4362bbeec9d","name":"Bo"}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 2, '{"is":"said","time":1794815556.0896807,"name":"Bo","seat":1,"phrase":"good-luck"}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 3, '{"is":"started","time":1794815556.1007416,"match":"47W39J8RZDSN","starter":0,"next_seed":"2fb47239b41b6402e526689c4a91feef76623b2b198b53848608b07b0b4199a4","signal":0.3}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 4, '{"is":"played","time":1794815556.1135807,"seat":0,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 5, '{"is":"played","time":1794815556.1220694,"seat":0,"move":"take","outcomes":["3","lasso","nugget","5","4","3","nugget"]}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 6, '{"is":"played","time":1794815556.1459155,"seat":1,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 7, '{"is":"played","time":1794815556.1523747,"seat":1,"move":"roll","outcomes":["2","3","3","3","5","nugget"]}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 8, '{"is":"played","time":1794815556.1588058,"seat":1,"move":"aside nugget 1"}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 9, '{"is":"played","time":1794815556.1635458,"seat":1,"move":"aside 3 3"}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 10, '{"is":"played","time":1794815556.1666849,"seat":1,"move":"roll","outcomes":["lasso","2"]}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 11, '{"is":"played","time":1794815556.1703315,"seat":1,"move":"aside lasso 1"}');
INSERT INTO public.entries VALUES ('VTC5GMV6T3', 12, '{"is":"played","time":1794815556.1827724,"seat":1,"move":"roll","outcomes":["5","2","nugget","lasso","nugget","4","2","5"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 0, '{"is":"opened","time":1794815556.2843573,"host":"ffb8521bc4362bbeec9d","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["8675N2","FTQR2M"],"seed":"e9929941a419798a4a8fa44b59582618c7383e1a90f96669be2b724659ee1463"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 1, '{"is":"seated","time":1794815556.2996757,"seat":1,"person":"ddd4081360678eab343f","name":"Ada"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 2, '{"is":"started","time":1794815556.3042986,"match":"YVEQZQNEGJ8H","starter":0,"next_seed":"333362b7d791b9f397271794981cfa00375e87fe042d28291f7529284d0fd3c9","signal":0.3}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 3, '{"is":"played","time":1794815556.3075974,"seat":0,"move":"flip 30","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 4, '{"is":"played","time":1794815556.323539,"seat":0,"move":"flip 38","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 5, '{"is":"played","time":1794815556.3430731,"seat":1,"move":"flip 30"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 6, '{"is":"played","time":1794815556.3461127,"seat":1,"move":"flip 19","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 7, '{"is":"played","time":1794815556.3613856,"seat":0,"move":"flip 16","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 8, '{"is":"played","time":1794815556.364337,"seat":0,"move":"flip 24","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 9, '{"is":"played","time":1794815556.3727205,"seat":1,"move":"flip 6","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 10, '{"is":"played","time":1794815556.3753343,"seat":1,"move":"flip 49","outcomes":["digger red 5"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 11, '{"is":"played","time":1794815556.3768783,"seat":0,"move":"flip 61","outcomes":["digger violet 5"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 12, '{"is":"played","time":1794815556.3783667,"seat":0,"move":"flip 41","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 13, '{"is":"played","time":1794815556.3798788,"seat":1,"move":"flip 28","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 14, '{"is":"played","time":1794815556.3821554,"seat":1,"move":"flip 34","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 15, '{"is":"played","time":1794815556.3841627,"seat":0,"move":"flip 35","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 16, '{"is":"played","time":1794815556.3858826,"seat":0,"move":"flip 47","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 17, '{"is":"played","time":1794815556.4130564,"seat":1,"move":"flip 10","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 18, '{"is":"played","time":1794815556.415345,"seat":1,"move":"flip 5","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 19, '{"is":"played","time":1794815556.42188,"seat":0,"move":"flip 44","outcomes":["digger violet 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 20, '{"is":"played","time":1794815556.4270296,"seat":0,"move":"flip 4","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 21, '{"is":"played","time":1794815556.4300358,"seat":1,"move":"flip 4"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 22, '{"is":"played","time":1794815556.43231,"seat":1,"move":"flip 1","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 23, '{"is":"played","time":1794815556.4344418,"seat":0,"move":"flip 48","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 24, '{"is":"played","time":1794815556.436426,"seat":0,"move":"flip 0","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 25, '{"is":"played","time":1794815556.4400105,"seat":1,"move":"flip 31","outcomes":["digger blue 5"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 26, '{"is":"played","time":1794815556.446684,"seat":1,"move":"flip 45","outcomes":["digger violet 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 27, '{"is":"played","time":1794815556.4524353,"seat":0,"move":"flip 38"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 28, '{"is":"played","time":1794815556.4594662,"seat":0,"move":"flip 20","outcomes":["digger orange 5"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 29, '{"is":"played","time":1794815556.4651659,"seat":1,"move":"flip 23","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 30, '{"is":"played","time":1794815556.4733303,"seat":1,"move":"flip 63","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 31, '{"is":"played","time":1794815556.622358,"seat":0,"move":"flip 49"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 32, '{"is":"played","time":1794815556.6912692,"seat":0,"move":"flip 18","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 33, '{"is":"played","time":1794815556.737769,"seat":1,"move":"flip 5"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 34, '{"is":"played","time":1794815556.7566485,"seat":1,"move":"flip 21","outcomes":["digger red 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 35, '{"is":"played","time":1794815556.7663531,"seat":0,"move":"flip 17","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 36, '{"is":"played","time":1794815556.7702537,"seat":0,"move":"flip 48"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 37, '{"is":"played","time":1794815556.7775586,"seat":1,"move":"flip 52","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 38, '{"is":"played","time":1794815556.8250248,"seat":1,"move":"flip 54","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 39, '{"is":"played","time":1794815556.8521419,"seat":0,"move":"flip 55","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 40, '{"is":"played","time":1794815556.864074,"seat":0,"move":"flip 57","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 41, '{"is":"played","time":1794815556.8750582,"seat":1,"move":"flip 37","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 42, '{"is":"played","time":1794815557.058202,"seat":1,"move":"flip 29","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 43, '{"is":"played","time":1794815557.063712,"seat":0,"move":"flip 49"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 44, '{"is":"played","time":1794815557.0781336,"seat":0,"move":"flip 40","outcomes":["digger green 5"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 45, '{"is":"played","time":1794815557.081756,"seat":1,"move":"flip 15","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 46, '{"is":"played","time":1794815557.08536,"seat":1,"move":"flip 10"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 47, '{"is":"played","time":1794815557.09128,"seat":0,"move":"flip 13","outcomes":["digger violet 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 48, '{"is":"played","time":1794815557.1002893,"seat":0,"move":"flip 26","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 49, '{"is":"played","time":1794815557.1133919,"seat":1,"move":"flip 30"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 50, '{"is":"played","time":1794815557.1264725,"seat":1,"move":"flip 25","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 51, '{"is":"played","time":1794815557.134503,"seat":0,"move":"flip 14","outcomes":["gold 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 52, '{"is":"played","time":1794815557.1417089,"seat":0,"move":"flip 59","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 53, '{"is":"played","time":1794815557.1509187,"seat":1,"move":"flip 2","outcomes":["digger orange 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 54, '{"is":"played","time":1794815557.1600027,"seat":1,"move":"flip 31"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 55, '{"is":"played","time":1794815557.1663504,"seat":0,"move":"flip 43","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 56, '{"is":"played","time":1794815557.1777081,"seat":0,"move":"flip 0"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 57, '{"is":"played","time":1794815557.207973,"seat":1,"move":"flip 33","outcomes":["digger blue 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 58, '{"is":"played","time":1794815557.2283068,"seat":1,"move":"flip 27","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 59, '{"is":"played","time":1794815557.2494645,"seat":0,"move":"flip 10"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 60, '{"is":"played","time":1794815557.2675786,"seat":0,"move":"flip 25"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 61, '{"is":"played","time":1794815557.295927,"seat":1,"move":"flip 12","outcomes":["digger blue 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 62, '{"is":"played","time":1794815557.3211472,"seat":1,"move":"flip 29"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 63, '{"is":"played","time":1794815557.3742838,"seat":0,"move":"flip 53","outcomes":["digger green 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 64, '{"is":"played","time":1794815557.3921068,"seat":0,"move":"flip 42","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 65, '{"is":"played","time":1794815557.414855,"seat":1,"move":"flip 22","outcomes":["digger red 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 66, '{"is":"played","time":1794815557.4484951,"seat":1,"move":"flip 50","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 67, '{"is":"played","time":1794815557.4854627,"seat":0,"move":"flip 7","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 68, '{"is":"played","time":1794815557.5019872,"seat":0,"move":"flip 30"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 69, '{"is":"played","time":1794815557.521363,"seat":1,"move":"flip 60","outcomes":["digger green 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 70, '{"is":"played","time":1794815557.5503402,"seat":1,"move":"flip 36","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 71, '{"is":"played","time":1794815557.5601017,"seat":0,"move":"flip 3","outcomes":["digger blue 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 72, '{"is":"played","time":1794815557.5711637,"seat":0,"move":"flip 31"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 73, '{"is":"played","time":1794815557.5820541,"seat":1,"move":"flip 11","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 74, '{"is":"played","time":1794815557.6025913,"seat":1,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 75, '{"is":"played","time":1794815557.612662,"seat":0,"move":"flip 49"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 76, '{"is":"played","time":1794815557.6340659,"seat":0,"move":"flip 59"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 77, '{"is":"played","time":1794815557.6882117,"seat":1,"move":"flip 37"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 78, '{"is":"played","time":1794815557.6960995,"seat":1,"move":"flip 44"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 79, '{"is":"played","time":1794815557.7607749,"seat":0,"move":"flip 40"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 80, '{"is":"played","time":1794815557.7742329,"seat":0,"move":"flip 46","outcomes":["digger red 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 81, '{"is":"played","time":1794815557.8028162,"seat":1,"move":"flip 56","outcomes":["digger orange 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 82, '{"is":"played","time":1794815557.8134341,"seat":1,"move":"flip 29"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 83, '{"is":"played","time":1794815557.8659256,"seat":0,"move":"flip 44"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 84, '{"is":"played","time":1794815557.946078,"seat":0,"move":"flip 58","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 85, '{"is":"played","time":1794815557.957056,"seat":1,"move":"flip 15"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 86, '{"is":"played","time":1794815557.9636552,"seat":1,"move":"flip 12"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 87, '{"is":"played","time":1794815557.9760005,"seat":0,"move":"flip 11"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 88, '{"is":"played","time":1794815558.0294764,"seat":0,"move":"flip 32","outcomes":["digger green 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 89, '{"is":"played","time":1794815558.0551574,"seat":1,"move":"flip 37"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 90, '{"is":"played","time":1794815558.0773995,"seat":1,"move":"flip 19"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 91, '{"is":"played","time":1794815558.2462273,"seat":0,"move":"flip 9","outcomes":["gold 4"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 92, '{"is":"played","time":1794815558.2519076,"seat":0,"move":"flip 8","outcomes":["dynamite"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 93, '{"is":"played","time":1794815558.2630994,"seat":1,"move":"flip 14"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 94, '{"is":"played","time":1794815558.2800665,"seat":1,"move":"flip 53"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 95, '{"is":"played","time":1794815558.5030768,"seat":0,"move":"flip 31"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 96, '{"is":"played","time":1794815558.5101895,"seat":1,"move":"flip 39","outcomes":["gold 1"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 97, '{"is":"played","time":1794815558.5383065,"seat":0,"move":"flip 63"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 98, '{"is":"played","time":1794815558.5491228,"seat":1,"move":"flip 11"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 99, '{"is":"played","time":1794815558.5704,"seat":0,"move":"flip 32"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 100, '{"is":"played","time":1794815558.6263766,"seat":1,"move":"flip 40"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 101, '{"is":"played","time":1794815558.6388562,"seat":0,"move":"flip 51","outcomes":["digger orange 2"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 102, '{"is":"played","time":1794815558.6526215,"seat":1,"move":"flip 62","outcomes":["gold 3"]}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 103, '{"is":"played","time":1794815558.6670623,"seat":0,"move":"flip 37"}');
INSERT INTO public.entries VALUES ('F5UGNSSK7H', 104, '{"is":"played","time":1794815558.6814919,"seat":1,"move":"flip 19"}');
INSERT INTO public.entries VALUES ('VRGD2HM9DC', 0, '{"is":"opened","time":1794815559.465785,"host":"ddd4081360678eab343f","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["4Q332T","3M48J3","B73M7R"],"seed":"0746ba3a312f0faebb21ea971e1cb963474732511579444403a6a774206b5e17"}');
INSERT INTO public.entries VALUES ('VRGD2HM9DC', 1, '{"is":"seated","time":1794815559.5020862,"seat":1,"person":"ffb8521bc4362bbeec9d","name":"Bo"}');
INSERT INTO public.entries VALUES ('VRGD2HM9DC', 2, '{"is":"seated","time":1794815559.5917783,"seat":2,"person":"9eb40a68753765f653ec","name":"Cy"}');
INSERT INTO public.entries VALUES ('VRGD2HM9DC', 3, '{"is":"started","time":1794815559.5998538,"match":"TFAQZZYRGG97","starter":0,"next_seed":"f5168a6b69712cbec414b829c7424692ef168cc89a2011f1d663ad1d40674098","signal":0.3}');
INSERT INTO public.entries VALUES ('VRGD2HM9DC', 4, '{"is":"played","time":1794815559.6787262,"seat":0,"move":"take whiskey"}');
INSERT INTO public.entries VALUES ('VRGD2HM9DC', 5, '{"is":"played","time":1794815559.6960194,"seat":0,"move":"take shovel"}');
INSERT INTO public.entries VALUES ('VRGD2HM9DC', 6, '{"is":"played","time":1794815559.7142646,"seat":0,"move":"give shovel 2","outcomes":["whiskey 1","double shovel+rifle"]}');
INSERT INTO public.entries VALUES ('VRGD2HM9DC', 7, '{"is":"played","time":1794815559.7414603,"seat":1,"move":"take sieve"}');
INSERT INTO public.entries VALUES ('VRGD2HM9DC', 8, '{"is":"played","time":1794815559.7955012,"seat":1,"move":"take knife"}');
INSERT INTO public.entries VALUES ('VRGD2HM9DC', 9, '{"is":"played","time":1794815559.8403416,"seat":1,"move":"give knife 2","outcomes":["sieve 1","knife 2"]}');
INSERT INTO public.entries VALUES ('VRGD2HM9DC', 10, '{"is":"played","time":1794815559.845493,"seat":2,"move":"take shovel"}');
INSERT INTO public.entries VALUES ('24RX6QVPMU', 0, '{"is":"opened","time":1794815560.4495535,"host":"9eb40a68753765f653ec","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["DDMFNX","CYKGGU"],"seed":"6d8b9e6b7cf8717c669c26861601275860d759a524ed636aa52b3965690d4893"}');
INSERT INTO public.entries VALUES ('24RX6QVPMU', 1, '{"is":"started","time":1794815560.4831164,"match":"UGSKHJDDDGMS","starter":0,"next_seed":"b75e102652dc22a9837f74ce5d14a89c6baf9330268581b17fe2aad280d54dd4","signal":0.3}');
INSERT INTO public.entries VALUES ('24RX6QVPMU', 2, '{"is":"played","time":1794815560.4932957,"seat":0,"move":"aside lasso 2"}');
INSERT INTO public.entries VALUES ('24RX6QVPMU', 3, '{"is":"played","time":1794815560.5103729,"seat":0,"move":"take","outcomes":["lasso","nugget","lasso","2","4","3","5"]}');
INSERT INTO public.entries VALUES ('HXA7Q9SNUE', 0, '{"is":"opened","time":1794815562.0549004,"host":"ffb8521bc4362bbeec9d","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["2UQC9G","ABXEXA"],"seed":"c681d39a6c665ca71dea81618eed5547c37a708086b1bf1a29d45d5917dfc1be"}');
INSERT INTO public.entries VALUES ('CAAXDCQ8XW', 0, '{"is":"opened","time":1794815563.1957855,"host":"9eb40a68753765f653ec","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["ZFY8CG","FNXJ2Z"],"seed":"0ded4da526c2b8fa85d1ccf33dadf9ed1d2688d7e3f0ee7e421fadef45ab114a"}');
INSERT INTO public.entries VALUES ('CAAXDCQ8XW', 1, '{"is":"closed","time":1794815563.7580245}');
INSERT INTO public.matches VALUES ('YVEQZQNEGJ8H', 'F5UGNSSK7H', 'gold', 1794815558.6814919, '{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","digger orange 3"],[0,"flip 38"],["*","gold 4"],[1,"flip 30"],[1,"flip 19"],["*","digger blue 3"],[0,"flip 16"],["*","gold 2"],[0,"flip 24"],["*","digger violet 2"],[1,"flip 6"],["*","digger green 4"],[1,"flip 49"],["*","digger red 5"],[0,"flip 61"],["*","digger violet 5"],[0,"flip 41"],["*","gold 3"],[1,"flip 28"],["*","digger green 2"],[1,"flip 34"],["*","gold 1"],[0,"flip 35"],["*","gold 2"],[0,"flip 47"],["*","digger violet 3"],[1,"flip 10"],["*","gold 2"],[1,"flip 5"],["*","gold 2"],[0,"flip 44"],["*","digger violet 2"],[0,"flip 4"],["*","gold 3"],[1,"flip 4"],[1,"flip 1"],["*","digger violet 4"],[0,"flip 48"],["*","gold 2"],[0,"flip 0"],["*","gold 2"],[1,"flip 31"],["*","digger blue 5"],[1,"flip 45"],["*","digger violet 4"],[0,"flip 38"],[0,"flip 20"],["*","digger orange 5"],[1,"flip 23"],["*","digger red 2"],[1,"flip 63"],["*","digger red 4"],[0,"flip 49"],[0,"flip 18"],["*","digger blue 2"],[1,"flip 5"],[1,"flip 21"],["*","digger red 4"],[0,"flip 17"],["*","digger blue 4"],[0,"flip 48"],[1,"flip 52"],["*","dynamite"],[1,"flip 54"],["*","dynamite"],[0,"flip 55"],["*","digger green 3"],[0,"flip 57"],["*","gold 3"],[1,"flip 37"],["*","gold 4"],[1,"flip 29"],["*","gold 4"],[0,"flip 49"],[0,"flip 40"],["*","digger green 5"],[1,"flip 15"],["*","gold 1"],[1,"flip 10"],[0,"flip 13"],["*","digger violet 3"],[0,"flip 26"],["*","gold 3"],[1,"flip 30"],[1,"flip 25"],["*","digger red 3"],[0,"flip 14"],["*","gold 2"],[0,"flip 59"],["*","gold 4"],[1,"flip 2"],["*","digger orange 3"],[1,"flip 31"],[0,"flip 43"],["*","digger orange 4"],[0,"flip 0"],[1,"flip 33"],["*","digger blue 2"],[1,"flip 27"],["*","gold 1"],[0,"flip 10"],[0,"flip 25"],[1,"flip 12"],["*","digger blue 3"],[1,"flip 29"],[0,"flip 53"],["*","digger green 4"],[0,"flip 42"],["*","digger orange 2"],[1,"flip 22"],["*","digger red 2"],[1,"flip 50"],["*","dynamite"],[0,"flip 7"],["*","gold 1"],[0,"flip 30"],[1,"flip 60"],["*","digger green 3"],[1,"flip 36"],["*","gold 3"],[0,"flip 3"],["*","digger blue 4"],[0,"flip 31"],[1,"flip 11"],["*","gold 3"],[1,"flip 59"],[0,"flip 49"],[0,"flip 59"],[1,"flip 37"],[1,"flip 44"],[0,"flip 40"],[0,"flip 46"],["*","digger red 3"],[1,"flip 56"],["*","digger orange 4"],[1,"flip 29"],[0,"flip 44"],[0,"flip 58"],["*","dynamite"],[1,"flip 15"],[1,"flip 12"],[0,"flip 11"],[0,"flip 32"],["*","digger green 2"],[1,"flip 37"],[1,"flip 19"],[0,"flip 9"],["*","gold 4"],[0,"flip 8"],["*","dynamite"],[1,"flip 14"],[1,"flip 53"],[0,"flip 31"],[1,"flip 39"],["*","gold 1"],[0,"flip 63"],[1,"flip 11"],[0,"flip 32"],[1,"flip 40"],[0,"flip 51"],["*","digger orange 2"],[1,"flip 62"],["*","gold 3"],[0,"flip 37"],[1,"flip 19"]],"result":{"reason":"last-card","scores":[34,22],"winners":[0]},"times":[0.003,0.003,0.019,0.019,0.039,0.042,0.042,0.057,0.057,0.06,0.06,0.068,0.068,0.071,0.071,0.073,0.073,0.074,0.074,0.076,0.076,0.078,0.078,0.08,0.08,0.082,0.082,0.109,0.109,0.111,0.111,0.118,0.118,0.123,0.123,0.126,0.128,0.128,0.13,0.13,0.132,0.132,0.136,0.136,0.142,0.142,0.148,0.155,0.155,0.161,0.161,0.169,0.169,0.318,0.387,0.387,0.433,0.452,0.452,0.462,0.462,0.466,0.473,0.473,0.521,0.521,0.548,0.548,0.56,0.56,0.571,0.571,0.754,0.754,0.759,0.774,0.774,0.777,0.777,0.781,0.787,0.787,0.796,0.796,0.809,0.822,0.822,0.83,0.83,0.837,0.837,0.847,0.847,0.856,0.862,0.862,0.873,0.904,0.904,0.924,0.924,0.945,0.963,0.992,0.992,1.017,1.07,1.07,1.088,1.088,1.111,1.111,1.144,1.144,1.181,1.181,1.198,1.217,1.217,1.246,1.246,1.256,1.256,1.267,1.278,1.278,1.298,1.308,1.33,1.384,1.392,1.456,1.47,1.47,1.499,1.499,1.509,1.562,1.642,1.642,1.653,1.659,1.672,1.725,1.725,1.751,1.773,1.942,1.942,1.948,1.948,1.959,1.976,2.199,2.206,2.206,2.234,2.245,2.266,2.322,2.335,2.335,2.348,2.348,2.363,2.377],"proof":{"scheme":"hmac-sha-256/1","commitment":"b2b527cb7b9dd34ea8c77586e7f1a326eca8d72fd4ff3442833413855f5c02d9","seed":"e9929941a419798a4a8fa44b59582618c7383e1a90f96669be2b724659ee1463","entropy":[]}}', NULL);
INSERT INTO public.people VALUES ('ddd4081360678eab343f', 'Ada', 'ada', '$argon2id$v=19$m=65536,t=3,p=4$gsE+fmRuQ44hp7m7HEw+nQ$1Wq6PQOCChGJi3QGVPvRDqXvvheKyALNlOnuDeVsrj8', 1794815552.599101);
INSERT INTO public.people VALUES ('ffb8521bc4362bbeec9d', 'Bo', NULL, NULL, 1794815552.7465434);
INSERT INTO public.people VALUES ('9eb40a68753765f653ec', 'Cy', NULL, NULL, 1794815552.803749);
INSERT INTO public.places VALUES ('VTC5GMV6T3', 0, 'ddd4081360678eab343f');
INSERT INTO public.places VALUES ('VTC5GMV6T3', 1, 'ffb8521bc4362bbeec9d');
INSERT INTO public.places VALUES ('F5UGNSSK7H', 0, 'ffb8521bc4362bbeec9d');
INSERT INTO public.places VALUES ('F5UGNSSK7H', 1, 'ddd4081360678eab343f');
INSERT INTO public.places VALUES ('VRGD2HM9DC', 0, 'ddd4081360678eab343f');
INSERT INTO public.places VALUES ('VRGD2HM9DC', 1, 'ffb8521bc4362bbeec9d');
INSERT INTO public.places VALUES ('VRGD2HM9DC', 2, '9eb40a68753765f653ec');
INSERT INTO public.places VALUES ('24RX6QVPMU', 0, '9eb40a68753765f653ec');
INSERT INTO public.places VALUES ('HXA7Q9SNUE', 0, 'ffb8521bc4362bbeec9d');
INSERT INTO public.places VALUES ('CAAXDCQ8XW', 0, '9eb40a68753765f653ec');
INSERT INTO public.ratings VALUES ('people', 'gold', 'ddd4081360678eab343f', 22.364610506859503, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('people', 'gold', 'ffb8521bc4362bbeec9d', 27.635389493140497, 8.06590141354368, 1);
INSERT INTO public.results VALUES ('YVEQZQNEGJ8H', 0, 'ffb8521bc4362bbeec9d', 'gold', 34, 1, 1794815558.6814919);
INSERT INTO public.results VALUES ('YVEQZQNEGJ8H', 1, 'ddd4081360678eab343f', 'gold', 22, 0, 1794815558.6814919);
INSERT INTO public.secrets VALUES ('cookies', 'b8439d7296051387dd4e94d0cb2a0fe66b41f44c80a1dd2ad7e80c81b4b7e11f');
INSERT INTO public.tables VALUES ('VTC5GMV6T3', 'gold-nuggets', 'playing', false, 0, 'ddd4081360678eab343f', 1794815555.630388, 1794815556.1007416, NULL);
INSERT INTO public.tables VALUES ('F5UGNSSK7H', 'gold', 'over', false, 0, 'ffb8521bc4362bbeec9d', 1794815556.2843573, 1794815558.6814919, NULL);
INSERT INTO public.tables VALUES ('VRGD2HM9DC', 'claim-poker', 'playing', false, 0, 'ddd4081360678eab343f', 1794815559.465785, 1794815559.5998538, 1796025159.5998538);
INSERT INTO public.tables VALUES ('24RX6QVPMU', 'gold-nuggets', 'playing', false, 0, '9eb40a68753765f653ec', 1794815560.4495535, 1794815560.5103729, 1794815560.5103729);
INSERT INTO public.tables VALUES ('HXA7Q9SNUE', 'wurf-und-weg', 'lobby', true, 1, 'ffb8521bc4362bbeec9d', 1794815562.0549004, 1794815562.0549004, NULL);
INSERT INTO public.tables VALUES ('CAAXDCQ8XW', 'gold', 'closed', false, 1, '9eb40a68753765f653ec', 1794815563.1957855, 1794815563.7580245, NULL);
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
CREATE INDEX ix_places_person ON public.places USING btree (person);
CREATE INDEX ix_results_person ON public.results USING btree (person);
CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);
CREATE INDEX tables_public ON public.tables USING btree (public, status, updated);
CREATE INDEX tables_wake ON public.tables USING btree (wake);
