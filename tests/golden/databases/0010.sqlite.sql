BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE alive (
	name VARCHAR(8) NOT NULL, 
	time FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "alive" VALUES('server',1794992587.68698);
CREATE TABLE bans (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(24), 
	address VARCHAR(24), 
	until FLOAT, 
	reason TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	"by" VARCHAR(80) NOT NULL
);
CREATE TABLE blocks (
	person VARCHAR(24) NOT NULL, 
	blocked VARCHAR(24) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (person, blocked)
);
CREATE TABLE call_settings (
	person VARCHAR(24) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	zone VARCHAR(40) NOT NULL, 
	quiet_from INTEGER, 
	quiet_until INTEGER, 
	mail VARCHAR(254), 
	mail_confirmed BOOLEAN NOT NULL, 
	mail_kinds VARCHAR(60) NOT NULL, 
	mail_hours INTEGER NOT NULL, 
	mail_sent FLOAT NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE calls (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"key" VARCHAR(100) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	who TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	due FLOAT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	UNIQUE ("key")
);
CREATE TABLE claim_days (
	day VARCHAR(10) NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	committed FLOAT NOT NULL, 
	PRIMARY KEY (day)
);
INSERT INTO "claim_days" VALUES('2026-11-18','518b55be766c96c287e0dd62593d552b8bd7dc13a71b383de8ac3615c4c47ec8',1.79499258256331682206e+09);
INSERT INTO "claim_days" VALUES('2026-11-19','56149a15bf8dfcd11fe40ce76db02185924ce57d67abea928c8c3c5122f9b1b6',1.79499258256331682206e+09);
INSERT INTO "claim_days" VALUES('2026-11-20','c434812657bb81c7311c6869f46d91b3714c0a16cac87e5adc12ffaf34af0c7f',1.79499258256331682206e+09);
CREATE TABLE claim_lines (
	day VARCHAR(10) NOT NULL, 
	level VARCHAR(16) NOT NULL, 
	match_id VARCHAR(16) NOT NULL, 
	score INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	PRIMARY KEY (day, level)
);
CREATE TABLE claim_tries (
	day VARCHAR(10) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	began FLOAT NOT NULL, 
	match_id VARCHAR(16), 
	score INTEGER, 
	won FLOAT, 
	ended FLOAT, 
	PRIMARY KEY (day, person), 
	UNIQUE (table_id)
);
CREATE TABLE codes (
	code VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "codes" VALUES('FC279Z','JN9TTMH8RR',-1);
INSERT INTO "codes" VALUES('4N73CF','JN9TTMH8RR',0);
INSERT INTO "codes" VALUES('C3F4SC','JN9TTMH8RR',1);
INSERT INTO "codes" VALUES('WUAANX','DT3WQENAB5',-1);
INSERT INTO "codes" VALUES('VG9PHV','DT3WQENAB5',0);
INSERT INTO "codes" VALUES('7QM77A','DT3WQENAB5',1);
INSERT INTO "codes" VALUES('RFW26J','GDZ4ZYKKJH',-1);
INSERT INTO "codes" VALUES('VYKZXA','GDZ4ZYKKJH',0);
INSERT INTO "codes" VALUES('W9HPC2','GDZ4ZYKKJH',1);
INSERT INTO "codes" VALUES('S572E3','GDZ4ZYKKJH',2);
INSERT INTO "codes" VALUES('3S4M9T','4PXAVP72NS',-1);
INSERT INTO "codes" VALUES('4QSDPW','4PXAVP72NS',0);
INSERT INTO "codes" VALUES('ZU8RZV','4PXAVP72NS',1);
INSERT INTO "codes" VALUES('WYDWNH','97JN2DKFY3',-1);
INSERT INTO "codes" VALUES('2W383K','97JN2DKFY3',0);
INSERT INTO "codes" VALUES('P46R2N','97JN2DKFY3',1);
INSERT INTO "codes" VALUES('M6YSPY','6ZXX7ZTQ6A',-1);
INSERT INTO "codes" VALUES('TBVWP5','6ZXX7ZTQ6A',0);
INSERT INTO "codes" VALUES('XE95AR','6ZXX7ZTQ6A',1);
CREATE TABLE contents (
	id VARCHAR(16) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	option VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	updated FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE deeds (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	time FLOAT NOT NULL, 
	"by" VARCHAR(80) NOT NULL, 
	what VARCHAR(24) NOT NULL, 
	about VARCHAR(80) NOT NULL, 
	detail TEXT NOT NULL
);
CREATE TABLE deliveries (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	call INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	subscription VARCHAR(24), 
	created FLOAT NOT NULL, 
	due FLOAT NOT NULL, 
	tries INTEGER NOT NULL, 
	claimed FLOAT
);
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "entries" VALUES('JN9TTMH8RR',0,'{"is":"opened","time":1794992585.3805048,"host":"70bce401eb07b082cd55","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["4N73CF","C3F4SC"],"seed":"4d8229f980655708b521ee0c4962bf722b8eb703b66613f1c3c18de57635e7ef"}');
INSERT INTO "entries" VALUES('JN9TTMH8RR',1,'{"is":"seated","time":1794992585.6161346,"seat":1,"person":"db06b5300ca480cbe6d5","name":"Bo"}');
INSERT INTO "entries" VALUES('JN9TTMH8RR',2,'{"is":"started","time":1794992585.6225603,"match":"M9Q3U7Y3D4KH","starter":0,"next_seed":"10854dd4d458f3db890dd5d69facd0f7fcbb1c9920efd54aa6ab51022740d793","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO "entries" VALUES('JN9TTMH8RR',3,'{"is":"played","time":1794992585.624743,"seat":0,"move":"aside nugget 1"}');
INSERT INTO "entries" VALUES('JN9TTMH8RR',4,'{"is":"played","time":1794992585.6259694,"seat":0,"move":"roll","outcomes":["2","2","3","2","nugget","lasso"]}');
INSERT INTO "entries" VALUES('JN9TTMH8RR',5,'{"is":"played","time":1794992585.627988,"seat":0,"move":"aside lasso 1"}');
INSERT INTO "entries" VALUES('JN9TTMH8RR',6,'{"is":"played","time":1794992585.6291168,"seat":0,"move":"take","outcomes":["4","3","lasso","5","nugget","2","nugget"]}');
INSERT INTO "entries" VALUES('JN9TTMH8RR',7,'{"is":"played","time":1794992585.6308146,"seat":1,"move":"aside lasso 1"}');
INSERT INTO "entries" VALUES('JN9TTMH8RR',8,'{"is":"played","time":1794992585.634388,"seat":1,"move":"aside nugget 1"}');
INSERT INTO "entries" VALUES('JN9TTMH8RR',9,'{"is":"played","time":1794992585.6358862,"seat":1,"move":"roll","outcomes":["lasso","nugget","nugget","3","nugget"]}');
INSERT INTO "entries" VALUES('JN9TTMH8RR',10,'{"is":"played","time":1794992585.637794,"seat":1,"move":"aside nugget 2"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',0,'{"is":"opened","time":1794992585.70677,"host":"db06b5300ca480cbe6d5","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["VG9PHV","7QM77A"],"seed":"099a26ea787bc619ea30e94731e6dc0d3a6a91c9f331b8c47f3ec1c2e7781217"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',1,'{"is":"seated","time":1794992585.7298727,"seat":1,"person":"70bce401eb07b082cd55","name":"Ada"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',2,'{"is":"started","time":1794992585.7341182,"match":"JW4NPGW8PVDJ","starter":0,"next_seed":"40476cea32641cfa64214131f7a1b6f979564d27a11211422c80fb101c088878","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO "entries" VALUES('DT3WQENAB5',3,'{"is":"played","time":1794992585.7383718,"seat":0,"move":"flip 30","outcomes":["digger blue 5"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',4,'{"is":"played","time":1794992585.7414682,"seat":0,"move":"flip 38","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',5,'{"is":"played","time":1794992585.7478416,"seat":1,"move":"flip 15","outcomes":["digger blue 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',6,'{"is":"played","time":1794992585.7535374,"seat":1,"move":"flip 40","outcomes":["digger green 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',7,'{"is":"played","time":1794992585.7546005,"seat":0,"move":"flip 35","outcomes":["digger violet 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',8,'{"is":"played","time":1794992585.761907,"seat":0,"move":"flip 8","outcomes":["digger green 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',9,'{"is":"played","time":1794992585.7655404,"seat":1,"move":"flip 36","outcomes":["digger orange 5"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',10,'{"is":"played","time":1794992585.7694218,"seat":1,"move":"flip 8"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',11,'{"is":"played","time":1794992585.7784798,"seat":0,"move":"flip 24","outcomes":["digger red 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',12,'{"is":"played","time":1794992585.7898326,"seat":0,"move":"flip 63","outcomes":["digger violet 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',13,'{"is":"played","time":1794992585.7970357,"seat":1,"move":"flip 24"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',14,'{"is":"played","time":1794992585.8014219,"seat":1,"move":"flip 63"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',15,'{"is":"played","time":1794992585.8054576,"seat":0,"move":"flip 42","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',16,'{"is":"played","time":1794992585.8130682,"seat":0,"move":"flip 32","outcomes":["digger red 5"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',17,'{"is":"played","time":1794992585.82132,"seat":1,"move":"flip 44","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',18,'{"is":"played","time":1794992585.8335595,"seat":1,"move":"flip 33","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',19,'{"is":"played","time":1794992585.8415165,"seat":0,"move":"flip 46","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',20,'{"is":"played","time":1794992585.8496406,"seat":0,"move":"flip 43","outcomes":["digger orange 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',21,'{"is":"played","time":1794992585.8615787,"seat":1,"move":"flip 46"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',22,'{"is":"played","time":1794992585.8676903,"seat":1,"move":"flip 43"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',23,'{"is":"played","time":1794992585.8734229,"seat":0,"move":"flip 4","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',24,'{"is":"played","time":1794992585.93828,"seat":0,"move":"flip 45","outcomes":["digger orange 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',25,'{"is":"played","time":1794992585.9417005,"seat":1,"move":"flip 5","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',26,'{"is":"played","time":1794992585.9455206,"seat":1,"move":"flip 47","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',27,'{"is":"played","time":1794992585.9488318,"seat":0,"move":"flip 0","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',28,'{"is":"played","time":1794992585.9563882,"seat":0,"move":"flip 37","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',29,'{"is":"played","time":1794992585.9639099,"seat":1,"move":"flip 0"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',30,'{"is":"played","time":1794992585.9739347,"seat":1,"move":"flip 37"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',31,'{"is":"played","time":1794992585.9797792,"seat":0,"move":"flip 19","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',32,'{"is":"played","time":1794992585.9853776,"seat":0,"move":"flip 44"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',33,'{"is":"played","time":1794992585.993274,"seat":1,"move":"flip 20","outcomes":["digger orange 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',34,'{"is":"played","time":1794992586.0014534,"seat":1,"move":"flip 48","outcomes":["digger violet 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',35,'{"is":"played","time":1794992586.0087168,"seat":0,"move":"flip 17","outcomes":["digger blue 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',36,'{"is":"played","time":1794992586.0354145,"seat":0,"move":"flip 15"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',37,'{"is":"played","time":1794992586.0410435,"seat":1,"move":"flip 18","outcomes":["digger red 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',38,'{"is":"played","time":1794992586.0473084,"seat":1,"move":"flip 15"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',39,'{"is":"played","time":1794992586.057731,"seat":0,"move":"flip 58","outcomes":["digger orange 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',40,'{"is":"played","time":1794992586.065637,"seat":0,"move":"flip 39","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',41,'{"is":"played","time":1794992586.0763292,"seat":1,"move":"flip 60","outcomes":["digger orange 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',42,'{"is":"played","time":1794992586.0830622,"seat":1,"move":"flip 40"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',43,'{"is":"played","time":1794992586.0930352,"seat":0,"move":"flip 48"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',44,'{"is":"played","time":1794992586.10211,"seat":0,"move":"flip 50","outcomes":["digger blue 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',45,'{"is":"played","time":1794992586.1080363,"seat":1,"move":"flip 48"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',46,'{"is":"played","time":1794992586.1118329,"seat":1,"move":"flip 51","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',47,'{"is":"played","time":1794992586.1217833,"seat":0,"move":"flip 40"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',48,'{"is":"played","time":1794992586.1254318,"seat":0,"move":"flip 31","outcomes":["digger red 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',49,'{"is":"played","time":1794992586.1293993,"seat":1,"move":"flip 41","outcomes":["digger red 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',50,'{"is":"played","time":1794992586.134303,"seat":1,"move":"flip 33"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',51,'{"is":"played","time":1794992586.1397161,"seat":0,"move":"flip 61","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',52,'{"is":"played","time":1794992586.151573,"seat":0,"move":"flip 12","outcomes":["digger blue 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',53,'{"is":"played","time":1794992586.1615772,"seat":1,"move":"flip 63"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',54,'{"is":"played","time":1794992586.1730726,"seat":1,"move":"flip 13","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',55,'{"is":"played","time":1794992586.18347,"seat":0,"move":"flip 21","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',56,'{"is":"played","time":1794992586.189786,"seat":0,"move":"flip 14","outcomes":["digger red 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',57,'{"is":"played","time":1794992586.2012825,"seat":1,"move":"flip 23","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',58,'{"is":"played","time":1794992586.2132523,"seat":1,"move":"flip 15"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',59,'{"is":"played","time":1794992586.2244349,"seat":0,"move":"flip 60"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',60,'{"is":"played","time":1794992586.237565,"seat":0,"move":"flip 46"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',61,'{"is":"played","time":1794992586.2512548,"seat":1,"move":"flip 49","outcomes":["digger blue 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',62,'{"is":"played","time":1794992586.2597852,"seat":1,"move":"flip 0"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',63,'{"is":"played","time":1794992586.2695014,"seat":0,"move":"flip 52","outcomes":["digger blue 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',64,'{"is":"played","time":1794992586.277508,"seat":0,"move":"flip 1","outcomes":["digger violet 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',65,'{"is":"played","time":1794992586.2898455,"seat":1,"move":"flip 40"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',66,'{"is":"played","time":1794992586.301513,"seat":1,"move":"flip 55","outcomes":["digger red 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',67,'{"is":"played","time":1794992586.3097658,"seat":0,"move":"flip 40"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',68,'{"is":"played","time":1794992586.3187635,"seat":0,"move":"flip 56","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',69,'{"is":"played","time":1794992586.3250434,"seat":1,"move":"flip 3","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',70,'{"is":"played","time":1794992586.3339605,"seat":1,"move":"flip 10","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',71,'{"is":"played","time":1794992586.3454258,"seat":0,"move":"flip 3"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',72,'{"is":"played","time":1794992586.3509789,"seat":0,"move":"flip 10"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',73,'{"is":"played","time":1794992586.3598163,"seat":1,"move":"flip 57","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',74,'{"is":"played","time":1794992586.369617,"seat":1,"move":"flip 34","outcomes":["digger green 5"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',75,'{"is":"played","time":1794992586.380588,"seat":0,"move":"flip 62","outcomes":["digger green 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',76,'{"is":"played","time":1794992586.3936327,"seat":0,"move":"flip 36"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',77,'{"is":"played","time":1794992586.4014688,"seat":1,"move":"flip 2","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',78,'{"is":"played","time":1794992586.404465,"seat":1,"move":"flip 20"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',79,'{"is":"played","time":1794992586.4132571,"seat":0,"move":"flip 3"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',80,'{"is":"played","time":1794992586.421443,"seat":0,"move":"flip 24"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',81,'{"is":"played","time":1794992586.4299943,"seat":1,"move":"flip 1"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',82,'{"is":"played","time":1794992586.4414408,"seat":1,"move":"flip 25","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',83,'{"is":"played","time":1794992586.4496071,"seat":0,"move":"flip 6","outcomes":["digger orange 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',84,'{"is":"played","time":1794992586.459588,"seat":0,"move":"flip 27","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',85,'{"is":"played","time":1794992586.4674559,"seat":1,"move":"flip 59","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',86,'{"is":"played","time":1794992586.477767,"seat":1,"move":"flip 29","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',87,'{"is":"played","time":1794992586.483799,"seat":0,"move":"flip 26","outcomes":["digger green 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',88,'{"is":"played","time":1794992586.493321,"seat":0,"move":"flip 37"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',89,'{"is":"played","time":1794992586.504735,"seat":1,"move":"flip 43"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',90,'{"is":"played","time":1794992586.5085332,"seat":1,"move":"flip 22","outcomes":["digger violet 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',91,'{"is":"played","time":1794992586.5134637,"seat":0,"move":"flip 43"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',92,'{"is":"played","time":1794992586.522448,"seat":0,"move":"flip 22"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',93,'{"is":"played","time":1794992586.5299,"seat":1,"move":"flip 43"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',94,'{"is":"played","time":1794992586.5400262,"seat":1,"move":"flip 54","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',95,'{"is":"played","time":1794992586.5441136,"seat":0,"move":"flip 53","outcomes":["digger green 2"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',96,'{"is":"played","time":1794992586.5534892,"seat":0,"move":"flip 22"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',97,'{"is":"played","time":1794992586.5659475,"seat":1,"move":"flip 22"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',98,'{"is":"played","time":1794992586.5776281,"seat":1,"move":"flip 26"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',99,'{"is":"played","time":1794992586.5854213,"seat":0,"move":"flip 22"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',100,'{"is":"played","time":1794992586.6045413,"seat":0,"move":"flip 37"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',101,'{"is":"played","time":1794992586.6116009,"seat":1,"move":"flip 53"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',102,'{"is":"played","time":1794992586.6238647,"seat":1,"move":"flip 36"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',103,'{"is":"played","time":1794992586.6398127,"seat":0,"move":"flip 26"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',104,'{"is":"played","time":1794992586.6490242,"seat":0,"move":"flip 10"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',105,'{"is":"played","time":1794992586.6573026,"seat":1,"move":"flip 36"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',106,'{"is":"played","time":1794992586.6735456,"seat":0,"move":"flip 22"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',107,'{"is":"played","time":1794992586.681096,"seat":1,"move":"flip 9","outcomes":["digger violet 5"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',108,'{"is":"played","time":1794992586.6875663,"seat":0,"move":"flip 7","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',109,'{"is":"played","time":1794992586.6975703,"seat":1,"move":"flip 18"}');
INSERT INTO "entries" VALUES('DT3WQENAB5',110,'{"is":"played","time":1794992586.7067938,"seat":0,"move":"flip 11","outcomes":["digger violet 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',111,'{"is":"played","time":1794992586.7134986,"seat":1,"move":"flip 16","outcomes":["digger green 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',112,'{"is":"played","time":1794992586.722872,"seat":0,"move":"flip 28","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('DT3WQENAB5',113,'{"is":"played","time":1794992586.731104,"seat":1,"move":"flip 37"}');
INSERT INTO "entries" VALUES('GDZ4ZYKKJH',0,'{"is":"opened","time":1794992586.908104,"host":"70bce401eb07b082cd55","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["VYKZXA","W9HPC2","S572E3"],"seed":"5328aed953ac2d8eb3120bfb5fc724db5020dadf13066b62ff52353b4b8803cf"}');
INSERT INTO "entries" VALUES('GDZ4ZYKKJH',1,'{"is":"seated","time":1794992586.962375,"seat":1,"person":"db06b5300ca480cbe6d5","name":"Bo"}');
INSERT INTO "entries" VALUES('GDZ4ZYKKJH',2,'{"is":"seated","time":1794992586.9756055,"seat":2,"person":"6179f4501d0de62ebc52","name":"Cy"}');
INSERT INTO "entries" VALUES('GDZ4ZYKKJH',3,'{"is":"started","time":1794992586.993523,"match":"98CJY3C6D3F9","starter":0,"next_seed":"b711b551f2c56feb15c9bc2abf40ffbb92d6d76ec54aaee30f75196d07d34fe3","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO "entries" VALUES('GDZ4ZYKKJH',4,'{"is":"played","time":1794992587.0048158,"seat":0,"move":"take shovel"}');
INSERT INTO "entries" VALUES('GDZ4ZYKKJH',5,'{"is":"played","time":1794992587.019266,"seat":0,"move":"take knife"}');
INSERT INTO "entries" VALUES('GDZ4ZYKKJH',6,'{"is":"played","time":1794992587.0272896,"seat":0,"move":"give shovel 1","outcomes":["nugget 3","knife 3"]}');
INSERT INTO "entries" VALUES('GDZ4ZYKKJH',7,'{"is":"played","time":1794992587.0494714,"seat":1,"move":"take whiskey"}');
INSERT INTO "entries" VALUES('4PXAVP72NS',0,'{"is":"opened","time":1794992587.1598573,"host":"6179f4501d0de62ebc52","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["4QSDPW","ZU8RZV"],"seed":"aac36b2a7618c0b36fc8b8aa994d5d1ed9956bc1d68a1c72e4a0f438da1f7c10"}');
INSERT INTO "entries" VALUES('4PXAVP72NS',1,'{"is":"started","time":1794992587.1797786,"match":"EUMGB6PCACJ4","starter":0,"next_seed":"090f3127fb89c35a87ef5eaafc6f795ca809ee41b145e0ddcd0c445936366830","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO "entries" VALUES('4PXAVP72NS',2,'{"is":"played","time":1794992587.1981971,"seat":0,"move":"aside lasso 2"}');
INSERT INTO "entries" VALUES('97JN2DKFY3',0,'{"is":"opened","time":1794992587.3684695,"host":"db06b5300ca480cbe6d5","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["2W383K","P46R2N"],"seed":"fe624d87c443e63ee4f8612a64ef542b6be2b731ecacf415a70b941531ab3d0c"}');
INSERT INTO "entries" VALUES('6ZXX7ZTQ6A',0,'{"is":"opened","time":1794992587.5066583,"host":"6179f4501d0de62ebc52","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["TBVWP5","XE95AR"],"seed":"8325816e160ca5fc64beb73e090ae2bc7306269f070dbb604bc9526250214d35"}');
INSERT INTO "entries" VALUES('6ZXX7ZTQ6A',1,'{"is":"closed","time":1794992587.5349915}');
CREATE TABLE friends (
	person VARCHAR(24) NOT NULL, 
	friend VARCHAR(24) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (person, friend)
);
CREATE TABLE matches (
	id VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	ended FLOAT NOT NULL, 
	record TEXT NOT NULL, 
	look_back TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('JW4NPGW8PVDJ','DT3WQENAB5','gold',1.79499258673110389716e+09,'{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","digger blue 5"],[0,"flip 38"],["*","gold 3"],[1,"flip 15"],["*","digger blue 4"],[1,"flip 40"],["*","digger green 4"],[0,"flip 35"],["*","digger violet 2"],[0,"flip 8"],["*","digger green 3"],[1,"flip 36"],["*","digger orange 5"],[1,"flip 8"],[0,"flip 24"],["*","digger red 3"],[0,"flip 63"],["*","digger violet 3"],[1,"flip 24"],[1,"flip 63"],[0,"flip 42"],["*","gold 1"],[0,"flip 32"],["*","digger red 5"],[1,"flip 44"],["*","gold 4"],[1,"flip 33"],["*","gold 3"],[0,"flip 46"],["*","gold 4"],[0,"flip 43"],["*","digger orange 2"],[1,"flip 46"],[1,"flip 43"],[0,"flip 4"],["*","dynamite"],[0,"flip 45"],["*","digger orange 3"],[1,"flip 5"],["*","gold 4"],[1,"flip 47"],["*","dynamite"],[0,"flip 0"],["*","gold 1"],[0,"flip 37"],["*","gold 3"],[1,"flip 0"],[1,"flip 37"],[0,"flip 19"],["*","dynamite"],[0,"flip 44"],[1,"flip 20"],["*","digger orange 4"],[1,"flip 48"],["*","digger violet 4"],[0,"flip 17"],["*","digger blue 2"],[0,"flip 15"],[1,"flip 18"],["*","digger red 4"],[1,"flip 15"],[0,"flip 58"],["*","digger orange 2"],[0,"flip 39"],["*","gold 1"],[1,"flip 60"],["*","digger orange 4"],[1,"flip 40"],[0,"flip 48"],[0,"flip 50"],["*","digger blue 3"],[1,"flip 48"],[1,"flip 51"],["*","gold 2"],[0,"flip 40"],[0,"flip 31"],["*","digger red 2"],[1,"flip 41"],["*","digger red 4"],[1,"flip 33"],[0,"flip 61"],["*","gold 4"],[0,"flip 12"],["*","digger blue 4"],[1,"flip 63"],[1,"flip 13"],["*","gold 3"],[0,"flip 21"],["*","gold 1"],[0,"flip 14"],["*","digger red 2"],[1,"flip 23"],["*","gold 2"],[1,"flip 15"],[0,"flip 60"],[0,"flip 46"],[1,"flip 49"],["*","digger blue 3"],[1,"flip 0"],[0,"flip 52"],["*","digger blue 2"],[0,"flip 1"],["*","digger violet 4"],[1,"flip 40"],[1,"flip 55"],["*","digger red 3"],[0,"flip 40"],[0,"flip 56"],["*","dynamite"],[1,"flip 3"],["*","gold 2"],[1,"flip 10"],["*","gold 1"],[0,"flip 3"],[0,"flip 10"],[1,"flip 57"],["*","gold 2"],[1,"flip 34"],["*","digger green 5"],[0,"flip 62"],["*","digger green 4"],[0,"flip 36"],[1,"flip 2"],["*","gold 3"],[1,"flip 20"],[0,"flip 3"],[0,"flip 24"],[1,"flip 1"],[1,"flip 25"],["*","gold 2"],[0,"flip 6"],["*","digger orange 3"],[0,"flip 27"],["*","gold 2"],[1,"flip 59"],["*","dynamite"],[1,"flip 29"],["*","gold 4"],[0,"flip 26"],["*","digger green 2"],[0,"flip 37"],[1,"flip 43"],[1,"flip 22"],["*","digger violet 2"],[0,"flip 43"],[0,"flip 22"],[1,"flip 43"],[1,"flip 54"],["*","gold 2"],[0,"flip 53"],["*","digger green 2"],[0,"flip 22"],[1,"flip 22"],[1,"flip 26"],[0,"flip 22"],[0,"flip 37"],[1,"flip 53"],[1,"flip 36"],[0,"flip 26"],[0,"flip 10"],[1,"flip 36"],[0,"flip 22"],[1,"flip 9"],["*","digger violet 5"],[0,"flip 7"],["*","gold 3"],[1,"flip 18"],[0,"flip 11"],["*","digger violet 3"],[1,"flip 16"],["*","digger green 3"],[0,"flip 28"],["*","gold 3"],[1,"flip 37"]],"result":{"reason":"last-card","scores":[21,27],"winners":[1]},"times":[0.004,0.004,0.007,0.007,0.014,0.014,0.019,0.019,0.02,0.02,0.028,0.028,0.031,0.031,0.035,0.044,0.044,0.056,0.056,0.063,0.067,0.071,0.071,0.079,0.079,0.087,0.087,0.099,0.099,0.107,0.107,0.116,0.116,0.127,0.134,0.139,0.139,0.204,0.204,0.208,0.208,0.211,0.211,0.215,0.215,0.222,0.222,0.23,0.24,0.246,0.246,0.251,0.259,0.259,0.267,0.267,0.275,0.275,0.301,0.307,0.307,0.313,0.324,0.324,0.332,0.332,0.342,0.342,0.349,0.359,0.368,0.368,0.374,0.378,0.378,0.388,0.391,0.391,0.395,0.395,0.4,0.406,0.406,0.417,0.417,0.427,0.439,0.439,0.449,0.449,0.456,0.456,0.467,0.467,0.479,0.49,0.503,0.517,0.517,0.526,0.535,0.535,0.543,0.543,0.556,0.567,0.567,0.576,0.585,0.585,0.591,0.591,0.6,0.6,0.611,0.617,0.626,0.626,0.635,0.635,0.646,0.646,0.66,0.667,0.667,0.67,0.679,0.687,0.696,0.707,0.707,0.715,0.715,0.725,0.725,0.733,0.733,0.744,0.744,0.75,0.75,0.759,0.771,0.774,0.774,0.779,0.788,0.796,0.806,0.806,0.81,0.81,0.819,0.832,0.844,0.851,0.87,0.877,0.89,0.906,0.915,0.923,0.939,0.947,0.947,0.953,0.953,0.963,0.973,0.973,0.979,0.979,0.989,0.989,0.997],"figures":[["river","circle"],["pine","square"]],"proof":{"scheme":"hmac-sha-256/1","commitment":"3d780b7aaed74914ced2db907a1525795d78fc8319a36276926ed9f152136691","seed":"099a26ea787bc619ea30e94731e6dc0d3a6a91c9f331b8c47f3ec1c2e7781217","entropy":[]}}',NULL);
CREATE TABLE meetings (
	person VARCHAR(24) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	match_id VARCHAR(16) NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (person, other, match_id)
);
INSERT INTO "meetings" VALUES('db06b5300ca480cbe6d5','70bce401eb07b082cd55','JW4NPGW8PVDJ',1.79499258673110389716e+09);
INSERT INTO "meetings" VALUES('70bce401eb07b082cd55','db06b5300ca480cbe6d5','JW4NPGW8PVDJ',1.79499258673110389716e+09);
CREATE TABLE news (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	time FLOAT NOT NULL, 
	process VARCHAR(24) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	subject TEXT NOT NULL
);
INSERT INTO "news" VALUES(1,1.79499258469001984591e+09,'dfe9c7fc9c14cb16','person','70bce401eb07b082cd55');
INSERT INTO "news" VALUES(2,1.79499258577783727644e+09,'dfe9c7fc9c14cb16','renewed','4977d596e268282b92e0');
CREATE TABLE passkeys (
	id VARCHAR(344) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count BIGINT NOT NULL, 
	created FLOAT NOT NULL, name VARCHAR(40), used FLOAT, 
	PRIMARY KEY (id)
);
CREATE TABLE pauses (
	number INTEGER NOT NULL, 
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (number)
);
INSERT INTO "pauses" VALUES(1,1.79499258045269346239e+09,1.79499258045269346239e+09);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	login VARCHAR(64), 
	password TEXT, 
	created FLOAT NOT NULL, merged VARCHAR(24), seen FLOAT, cookies_since FLOAT, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('70bce401eb07b082cd55','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$kQXCUOr4iURmIA6rUgXjPw$QreVHzKyIu2W9VZwzu27f01qBq5I+FyzOwo+crplOzU',1.7949925829019665718e+09,NULL,1.7949925829019665718e+09,1.79499258476446318629e+09);
INSERT INTO "people" VALUES('db06b5300ca480cbe6d5','Bo',NULL,NULL,1.79499258299766564373e+09,NULL,1.79499258299766564373e+09,NULL);
INSERT INTO "people" VALUES('6179f4501d0de62ebc52','Cy',NULL,NULL,1.7949925830788114071e+09,NULL,1.7949925830788114071e+09,NULL);
CREATE TABLE places (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "places" VALUES('JN9TTMH8RR',0,'70bce401eb07b082cd55');
INSERT INTO "places" VALUES('JN9TTMH8RR',1,'db06b5300ca480cbe6d5');
INSERT INTO "places" VALUES('DT3WQENAB5',0,'db06b5300ca480cbe6d5');
INSERT INTO "places" VALUES('DT3WQENAB5',1,'70bce401eb07b082cd55');
INSERT INTO "places" VALUES('GDZ4ZYKKJH',0,'70bce401eb07b082cd55');
INSERT INTO "places" VALUES('GDZ4ZYKKJH',1,'db06b5300ca480cbe6d5');
INSERT INTO "places" VALUES('GDZ4ZYKKJH',2,'6179f4501d0de62ebc52');
INSERT INTO "places" VALUES('4PXAVP72NS',0,'6179f4501d0de62ebc52');
INSERT INTO "places" VALUES('97JN2DKFY3',0,'db06b5300ca480cbe6d5');
INSERT INTO "places" VALUES('6ZXX7ZTQ6A',0,'6179f4501d0de62ebc52');
CREATE TABLE profiles (
	person VARCHAR(24) NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	invitation VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	PRIMARY KEY (person), 
	UNIQUE (id), 
	UNIQUE (invitation)
);
CREATE TABLE ratings (
	pool VARCHAR(8) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	who VARCHAR(32) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	played INTEGER NOT NULL, at_least FLOAT, 
	PRIMARY KEY (pool, game, who)
);
CREATE TABLE recoveries (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "recoveries" VALUES('f6888b6eb7280f82ef15316999955a54bc540d74ea2ad998331493b09bff1654','70bce401eb07b082cd55',1.79499258477175402644e+09);
INSERT INTO "recoveries" VALUES('dc084a04563f3e71a90af4aa93045b266c0a76fc21a0b1a13b324acf0a4976d3','70bce401eb07b082cd55',1.79499258477175402644e+09);
INSERT INTO "recoveries" VALUES('d09a7b94d60b149ce772716893c367d3376a9d378affc8a7b3d8e456938b486c','70bce401eb07b082cd55',1.79499258477175402644e+09);
INSERT INTO "recoveries" VALUES('c4c669ac59b32cc57d003f6d23739b8844ad5959182c05ce0395c08619cd1d54','70bce401eb07b082cd55',1.79499258477175402644e+09);
INSERT INTO "recoveries" VALUES('881ee740985fef57d890ce1f689c48633f0d5a48ee0059872edfb71dfde94ce1','70bce401eb07b082cd55',1.79499258477175402644e+09);
INSERT INTO "recoveries" VALUES('4afd4f5a8a81176c1f0ad86bf0e9180bf56d1af73abfd5a9a3c1b5c3c25559f6','70bce401eb07b082cd55',1.79499258477175402644e+09);
INSERT INTO "recoveries" VALUES('4b15edfd29909e12ddae646cb392d82583f1e69f8164b195666baf1e7dce7bcf','70bce401eb07b082cd55',1.79499258477175402644e+09);
INSERT INTO "recoveries" VALUES('081abd9d54514a3e69d3aa540d2f9c6b92b0eacc3b5568474bfc9d8f87992736','70bce401eb07b082cd55',1.79499258477175402644e+09);
CREATE TABLE reports (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	time FLOAT NOT NULL, 
	"by" VARCHAR(24) NOT NULL, 
	about VARCHAR(24) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	words TEXT NOT NULL, 
	closed FLOAT
);
CREATE TABLE results (
	match_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24), 
	game VARCHAR(40) NOT NULL, 
	score INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	ended FLOAT NOT NULL, rating_before FLOAT, rating_after FLOAT, own BOOLEAN, unrated VARCHAR(12), rating_error FLOAT, luck FLOAT, skill FLOAT, 
	PRIMARY KEY (match_id, seat)
);
INSERT INTO "results" VALUES('JW4NPGW8PVDJ',0,'db06b5300ca480cbe6d5','gold',21,0.0,1.79499258673110389716e+09,NULL,NULL,0,'accounts',NULL,NULL,NULL);
INSERT INTO "results" VALUES('JW4NPGW8PVDJ',1,'70bce401eb07b082cd55','gold',27,1.0,1.79499258673110389716e+09,NULL,NULL,0,'accounts',NULL,NULL,NULL);
CREATE TABLE rivals (
	person VARCHAR(24) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	played INTEGER NOT NULL, 
	ahead INTEGER NOT NULL, 
	behind INTEGER NOT NULL, 
	last FLOAT NOT NULL, 
	PRIMARY KEY (person, other)
);
INSERT INTO "rivals" VALUES('db06b5300ca480cbe6d5','70bce401eb07b082cd55',1,0,1,1.79499258673110389716e+09);
INSERT INTO "rivals" VALUES('70bce401eb07b082cd55','db06b5300ca480cbe6d5',1,1,0,1.79499258673110389716e+09);
CREATE TABLE secrets (
	name VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookies','0a548ae5ba78a511b294f41bdb2506830d6c1c0b8ee6bbb34cec070b9ab26949');
INSERT INTO "secrets" VALUES('vapid','GNjWjEDljlPPD6rixYrxukJClFl5RpyZMQcdaMHxjO0');
CREATE TABLE sessions (
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	device VARCHAR(40) NOT NULL, 
	address VARCHAR(24), 
	proved FLOAT, 
	ended FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "sessions" VALUES('4977d596e268282b92e0','70bce401eb07b082cd55',1.79499258292152142528e+09,1.79499258292152309417e+09,'','r1gK_xqS4k9qT_WbgLTlP1',NULL,1.79499258477534389495e+09);
INSERT INTO "sessions" VALUES('b67b05d3dfe926f03886','db06b5300ca480cbe6d5',1.79499258300573921202e+09,1.79499258300574088091e+09,'','r1gK_xqS4k9qT_WbgLTlP1',NULL,NULL);
INSERT INTO "sessions" VALUES('aed173cc3a15c597a78b','6179f4501d0de62ebc52',1.7949925830811452865e+09,1.7949925830811462403e+09,'','r1gK_xqS4k9qT_WbgLTlP1',NULL,NULL);
INSERT INTO "sessions" VALUES('dfb66968b24fe232d08a','70bce401eb07b082cd55',1.79499258477682042123e+09,1.79499258477682161329e+09,'','r1gK_xqS4k9qT_WbgLTlP1',1.79499258477682042123e+09,NULL);
CREATE TABLE subscriptions (
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	device VARCHAR(40) NOT NULL, 
	endpoint TEXT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	p256dh VARCHAR(100) NOT NULL, 
	auth VARCHAR(32) NOT NULL, 
	kinds VARCHAR(60) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (digest)
);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	open_seats INTEGER NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	wake FLOAT, at INTEGER DEFAULT '0' NOT NULL, line TEXT, match_id VARCHAR(16), opened_from VARCHAR(24), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('JN9TTMH8RR','gold-nuggets','playing',0,0,'70bce401eb07b082cd55',1.79499258538050484659e+09,1.79499258563779401777e+09,NULL,11,'{"game":"gold-nuggets","status":"playing","stirred":1794992585.637794,"seats":[["Ada","river","circle","70bce401eb07b082cd55",null,false,false,{}],["Bo","pine","square","db06b5300ca480cbe6d5",null,false,false,{}]],"to_act":[1],"match":"M9Q3U7Y3D4KH"}','M9Q3U7Y3D4KH','r1gK_xqS4k9qT_WbgLTlP1');
INSERT INTO "tables" VALUES('DT3WQENAB5','gold','over',0,0,'db06b5300ca480cbe6d5',1794992585.70677,1.79499258673110389716e+09,NULL,114,'{"game":"gold","status":"over","stirred":1794992586.731104,"seats":[["Bo","river","circle","db06b5300ca480cbe6d5",null,false,false,{}],["Ada","pine","square","70bce401eb07b082cd55",null,false,false,{}]],"match":"JW4NPGW8PVDJ"}','JW4NPGW8PVDJ','r1gK_xqS4k9qT_WbgLTlP1');
INSERT INTO "tables" VALUES('GDZ4ZYKKJH','claim-poker','playing',0,0,'70bce401eb07b082cd55',1.79499258690810394286e+09,1.79499258704947137828e+09,1.79620218704947137832e+09,8,'{"game":"claim-poker","status":"playing","stirred":1794992587.0494714,"seats":[["Ada","river","circle","70bce401eb07b082cd55",null,false,false,{}],["Bo","pine","square","db06b5300ca480cbe6d5",null,false,false,{}],["Cy","clay","triangle","6179f4501d0de62ebc52",null,false,false,{}]],"to_act":[1],"match":"98CJY3C6D3F9"}','98CJY3C6D3F9','r1gK_xqS4k9qT_WbgLTlP1');
INSERT INTO "tables" VALUES('4PXAVP72NS','gold-nuggets','playing',0,0,'6179f4501d0de62ebc52',1.79499258715985727315e+09,1.79499258719819712636e+09,NULL,3,'{"game":"gold-nuggets","status":"playing","stirred":1794992587.1981971,"seats":[["Cy","river","circle","6179f4501d0de62ebc52",null,false,false,{}],["Otto","pine","square",null,"greenhorn",false,false,{}]],"to_act":[0],"match":"EUMGB6PCACJ4"}','EUMGB6PCACJ4','r1gK_xqS4k9qT_WbgLTlP1');
INSERT INTO "tables" VALUES('97JN2DKFY3','wurf-und-weg','lobby',1,1,'db06b5300ca480cbe6d5',1.79499258736846947675e+09,1.79499258736846947675e+09,NULL,1,'{"game":"wurf-und-weg","status":"lobby","stirred":1794992587.3684695,"seats":[["Bo","river","circle","db06b5300ca480cbe6d5",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}',NULL,'r1gK_xqS4k9qT_WbgLTlP1');
INSERT INTO "tables" VALUES('6ZXX7ZTQ6A','gold','closed',0,1,'6179f4501d0de62ebc52',1.79499258750665831568e+09,1.79499258753499150269e+09,NULL,2,'{"game":"gold","status":"closed","stirred":1794992587.5349915,"seats":[["Cy","river","circle","6179f4501d0de62ebc52",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}',NULL,'r1gK_xqS4k9qT_WbgLTlP1');
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, table_id VARCHAR(16), seat INTEGER, 
	PRIMARY KEY (digest)
);
CREATE TABLE totals (
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	played INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	best INTEGER, 
	streak INTEGER NOT NULL, 
	longest INTEGER NOT NULL, 
	PRIMARY KEY (person, game)
);
INSERT INTO "totals" VALUES('db06b5300ca480cbe6d5','gold',1,0.0,21,0,0);
INSERT INTO "totals" VALUES('70bce401eb07b082cd55','gold',1,1.0,27,1,1);
CREATE TABLE weeks (
	week INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	gained FLOAT NOT NULL, 
	played INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	PRIMARY KEY (week, game, person)
);
CREATE INDEX tables_wake ON tables (wake);
CREATE INDEX tables_public ON tables (public, status, updated);
CREATE INDEX ix_codes_table_id ON codes (table_id);
CREATE INDEX ix_places_person ON places (person);
CREATE INDEX ix_matches_table_id ON matches (table_id);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_people_merged ON people (merged);
CREATE INDEX ix_contents_person ON contents (person);
CREATE INDEX ix_tables_match_id ON tables (match_id);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_sessions_seen ON sessions (seen);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_recoveries_person ON recoveries (person);
CREATE INDEX ix_bans_person ON bans (person);
CREATE INDEX ix_subscriptions_person ON subscriptions (person);
CREATE INDEX ix_calls_table_id ON calls (table_id);
CREATE INDEX ix_calls_person ON calls (person);
CREATE INDEX calls_due ON calls (state, due);
CREATE INDEX ix_deliveries_person ON deliveries (person);
CREATE INDEX ix_deliveries_due ON deliveries (due);
CREATE INDEX ix_deliveries_call ON deliveries (call);
CREATE INDEX ix_deliveries_subscription ON deliveries (subscription);
CREATE INDEX ix_friends_friend ON friends (friend);
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_reports_about ON reports (about);
CREATE INDEX ix_reports_by ON reports ("by");
CREATE INDEX results_newest ON results (person, ended);
CREATE INDEX results_of_game ON results (person, game, ended);
CREATE INDEX ratings_best ON ratings (pool, game, at_least);
CREATE INDEX ix_rivals_other ON rivals (other);
CREATE INDEX rivals_most ON rivals (person, played);
CREATE INDEX ix_meetings_other ON meetings (other);
CREATE INDEX meetings_newest ON meetings (person, other, ended);
CREATE INDEX ix_weeks_person ON weeks (person);
CREATE INDEX weeks_most ON weeks (week, game, gained);
CREATE INDEX ix_claim_tries_person ON claim_tries (person);
CREATE INDEX claim_tries_best ON claim_tries (day, score);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('news',2);
INSERT INTO "sqlite_sequence" VALUES('calls',0);
COMMIT;
