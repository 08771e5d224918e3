BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE alive (
	name VARCHAR(8) NOT NULL, 
	time FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "alive" VALUES('server',1.79498884969577980046e+09);
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
CREATE TABLE codes (
	code VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "codes" VALUES('QEKG4G','RHH7ZJKVCR',-1);
INSERT INTO "codes" VALUES('NRTN2N','RHH7ZJKVCR',0);
INSERT INTO "codes" VALUES('PPG9HC','RHH7ZJKVCR',1);
INSERT INTO "codes" VALUES('AT7HJC','QBEU6BSSS2',-1);
INSERT INTO "codes" VALUES('KSDXC3','QBEU6BSSS2',0);
INSERT INTO "codes" VALUES('FBYMN4','QBEU6BSSS2',1);
INSERT INTO "codes" VALUES('PM5Z6D','9PR93W3273',-1);
INSERT INTO "codes" VALUES('HBQMW4','9PR93W3273',0);
INSERT INTO "codes" VALUES('V7FGZV','9PR93W3273',1);
INSERT INTO "codes" VALUES('BY8ARV','9PR93W3273',2);
INSERT INTO "codes" VALUES('BDGS3J','A5J5MM8F27',-1);
INSERT INTO "codes" VALUES('4RHJ8K','A5J5MM8F27',0);
INSERT INTO "codes" VALUES('84M8G7','A5J5MM8F27',1);
INSERT INTO "codes" VALUES('RJSXEW','QMS8XEME9F',-1);
INSERT INTO "codes" VALUES('2RVHR6','QMS8XEME9F',0);
INSERT INTO "codes" VALUES('BBJC92','QMS8XEME9F',1);
INSERT INTO "codes" VALUES('KAF638','7V75HSSDDC',-1);
INSERT INTO "codes" VALUES('NWDEBJ','7V75HSSDDC',0);
INSERT INTO "codes" VALUES('UK7XD2','7V75HSSDDC',1);
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
INSERT INTO "entries" VALUES('RHH7ZJKVCR',0,'{"is":"opened","time":1794988848.1953154,"host":"acbfdcdded689a86cf2d","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["NRTN2N","PPG9HC"],"seed":"1649a64cef1ffe8b4d675dd2a5fb8595cff01b498ca76ef06362343a4e4e4cc3"}');
INSERT INTO "entries" VALUES('RHH7ZJKVCR',1,'{"is":"seated","time":1794988848.2282422,"seat":1,"person":"585ab48cbd28342a37ac","name":"Bo"}');
INSERT INTO "entries" VALUES('RHH7ZJKVCR',2,'{"is":"started","time":1794988848.24676,"match":"HNKZ8KDMSU7X","starter":0,"next_seed":"0b1ee892150abf5226598a5310fb638e71104f0bc2e674850a9fb11ae61da2b9","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO "entries" VALUES('RHH7ZJKVCR',3,'{"is":"played","time":1794988848.2576506,"seat":0,"move":"aside 4 3"}');
INSERT INTO "entries" VALUES('RHH7ZJKVCR',4,'{"is":"played","time":1794988848.2633574,"seat":0,"move":"roll","outcomes":["3","4","5","lasso"]}');
INSERT INTO "entries" VALUES('RHH7ZJKVCR',5,'{"is":"played","time":1794988848.271474,"seat":0,"move":"aside lasso 1"}');
INSERT INTO "entries" VALUES('RHH7ZJKVCR',6,'{"is":"played","time":1794988848.2817113,"seat":0,"move":"roll","outcomes":["4","3","2"]}');
INSERT INTO "entries" VALUES('RHH7ZJKVCR',7,'{"is":"played","time":1794988848.2827237,"seat":0,"move":"aside 4 1"}');
INSERT INTO "entries" VALUES('RHH7ZJKVCR',8,'{"is":"played","time":1794988848.2840357,"seat":0,"move":"take","outcomes":["lasso","2","4","5","3","3","3"]}');
INSERT INTO "entries" VALUES('RHH7ZJKVCR',9,'{"is":"played","time":1794988848.2936766,"seat":1,"move":"aside lasso 1"}');
INSERT INTO "entries" VALUES('RHH7ZJKVCR',10,'{"is":"played","time":1794988848.294685,"seat":1,"move":"take","outcomes":["3","nugget","2","lasso","3","3","4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',0,'{"is":"opened","time":1794988848.382451,"host":"585ab48cbd28342a37ac","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["KSDXC3","FBYMN4"],"seed":"cad53c17d91e16cdb3dcfa4e0aac250002d42568c7927048c5fdd3f86172a86d"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',1,'{"is":"seated","time":1794988848.407173,"seat":1,"person":"acbfdcdded689a86cf2d","name":"Ada"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',2,'{"is":"started","time":1794988848.4214902,"match":"8GRC6NH7HDKU","starter":0,"next_seed":"d3170d26b0fc039a5211adc5caf468cf5169474bebd981a8cb977df940f68586","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',3,'{"is":"played","time":1794988848.433706,"seat":0,"move":"flip 30","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',4,'{"is":"played","time":1794988848.4345076,"seat":0,"move":"flip 38","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',5,'{"is":"played","time":1794988848.4373784,"seat":1,"move":"flip 15","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',6,'{"is":"played","time":1794988848.4462545,"seat":1,"move":"flip 40","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',7,'{"is":"played","time":1794988848.4533787,"seat":0,"move":"flip 35","outcomes":["digger orange 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',8,'{"is":"played","time":1794988848.4607327,"seat":0,"move":"flip 8","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',9,'{"is":"played","time":1794988848.4714746,"seat":1,"move":"flip 37","outcomes":["digger red 5"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',10,'{"is":"played","time":1794988848.4733741,"seat":1,"move":"flip 9","outcomes":["digger red 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',11,'{"is":"played","time":1794988848.4816747,"seat":0,"move":"flip 25","outcomes":["digger blue 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',12,'{"is":"played","time":1794988848.489378,"seat":0,"move":"flip 44","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',13,'{"is":"played","time":1794988848.4936802,"seat":1,"move":"flip 26","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',14,'{"is":"played","time":1794988848.5054262,"seat":1,"move":"flip 46","outcomes":["digger red 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',15,'{"is":"played","time":1794988848.5061076,"seat":0,"move":"flip 36","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',16,'{"is":"played","time":1794988848.511989,"seat":0,"move":"flip 50","outcomes":["digger violet 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',17,'{"is":"played","time":1794988848.521396,"seat":1,"move":"flip 37"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',18,'{"is":"played","time":1794988848.5221632,"seat":1,"move":"flip 52","outcomes":["digger red 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',19,'{"is":"played","time":1794988848.5297055,"seat":0,"move":"flip 47","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',20,'{"is":"played","time":1794988848.5333893,"seat":0,"move":"flip 4","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',21,'{"is":"played","time":1794988848.5394506,"seat":1,"move":"flip 47"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',22,'{"is":"played","time":1794988848.5413778,"seat":1,"move":"flip 4"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',23,'{"is":"played","time":1794988848.5494668,"seat":0,"move":"flip 48","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',24,'{"is":"played","time":1794988848.557375,"seat":0,"move":"flip 0","outcomes":["digger blue 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',25,'{"is":"played","time":1794988848.5608594,"seat":1,"move":"flip 51","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',26,'{"is":"played","time":1794988848.572748,"seat":1,"move":"flip 1","outcomes":["digger orange 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',27,'{"is":"played","time":1794988848.573477,"seat":0,"move":"flip 39","outcomes":["digger blue 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',28,'{"is":"played","time":1794988848.5816436,"seat":0,"move":"flip 19","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',29,'{"is":"played","time":1794988848.5853708,"seat":1,"move":"flip 41","outcomes":["digger green 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',30,'{"is":"played","time":1794988848.5893643,"seat":1,"move":"flip 20","outcomes":["digger orange 5"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',31,'{"is":"played","time":1794988848.5965116,"seat":0,"move":"flip 51"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',32,'{"is":"played","time":1794988848.6053803,"seat":0,"move":"flip 17","outcomes":["digger orange 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',33,'{"is":"played","time":1794988848.6060905,"seat":1,"move":"flip 51"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',34,'{"is":"played","time":1794988848.6109908,"seat":1,"move":"flip 17"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',35,'{"is":"played","time":1794988848.6175547,"seat":0,"move":"flip 15"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',36,'{"is":"played","time":1794988848.6235123,"seat":0,"move":"flip 63","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',37,'{"is":"played","time":1794988848.6253529,"seat":1,"move":"flip 15"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',38,'{"is":"played","time":1794988848.633543,"seat":1,"move":"flip 63"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',39,'{"is":"played","time":1794988848.637375,"seat":0,"move":"flip 42","outcomes":["digger violet 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',40,'{"is":"played","time":1794988848.641348,"seat":0,"move":"flip 51"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',41,'{"is":"played","time":1794988848.6453657,"seat":1,"move":"flip 42"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',42,'{"is":"played","time":1794988848.6465776,"seat":1,"move":"flip 51"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',43,'{"is":"played","time":1794988848.6493838,"seat":0,"move":"flip 51"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',44,'{"is":"played","time":1794988848.653358,"seat":0,"move":"flip 42"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',45,'{"is":"played","time":1794988848.6573603,"seat":1,"move":"flip 51"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',46,'{"is":"played","time":1794988848.661144,"seat":1,"move":"flip 42"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',47,'{"is":"played","time":1794988848.6653638,"seat":0,"move":"flip 32","outcomes":["digger orange 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',48,'{"is":"played","time":1794988848.669364,"seat":0,"move":"flip 58","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',49,'{"is":"played","time":1794988848.6717432,"seat":1,"move":"flip 33","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',50,'{"is":"played","time":1794988848.6773763,"seat":1,"move":"flip 60","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',51,'{"is":"played","time":1794988848.681359,"seat":0,"move":"flip 12","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',52,'{"is":"played","time":1794988848.6846423,"seat":0,"move":"flip 18","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',53,'{"is":"played","time":1794988848.6893766,"seat":1,"move":"flip 13","outcomes":["digger violet 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',54,'{"is":"played","time":1794988848.6973336,"seat":1,"move":"flip 21","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',55,'{"is":"played","time":1794988848.705388,"seat":0,"move":"flip 63"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',56,'{"is":"played","time":1794988848.7111678,"seat":0,"move":"flip 14","outcomes":["digger blue 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',57,'{"is":"played","time":1794988848.716372,"seat":1,"move":"flip 15"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',58,'{"is":"played","time":1794988848.7234633,"seat":1,"move":"flip 57","outcomes":["digger red 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',59,'{"is":"played","time":1794988848.7333755,"seat":0,"move":"flip 59","outcomes":["digger green 5"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',60,'{"is":"played","time":1794988848.7414222,"seat":0,"move":"flip 43","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',61,'{"is":"played","time":1794988848.7454479,"seat":1,"move":"flip 45","outcomes":["digger green 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',62,'{"is":"played","time":1794988848.7534428,"seat":1,"move":"flip 1"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',63,'{"is":"played","time":1794988848.761289,"seat":0,"move":"flip 2","outcomes":["digger orange 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',64,'{"is":"played","time":1794988848.7653823,"seat":0,"move":"flip 7","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',65,'{"is":"played","time":1794988848.7719076,"seat":1,"move":"flip 10","outcomes":["digger orange 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',66,'{"is":"played","time":1794988848.781429,"seat":1,"move":"flip 16","outcomes":["digger green 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',67,'{"is":"played","time":1794988848.7821422,"seat":0,"move":"flip 11","outcomes":["digger red 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',68,'{"is":"played","time":1794988848.789393,"seat":0,"move":"flip 54","outcomes":["digger blue 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',69,'{"is":"played","time":1794988848.7968476,"seat":1,"move":"flip 53","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',70,'{"is":"played","time":1794988848.8013642,"seat":1,"move":"flip 40"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',71,'{"is":"played","time":1794988848.805675,"seat":0,"move":"flip 62","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',72,'{"is":"played","time":1794988848.8113253,"seat":0,"move":"flip 40"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',73,'{"is":"played","time":1794988848.8173792,"seat":1,"move":"flip 4"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',74,'{"is":"played","time":1794988848.8219743,"seat":1,"move":"flip 24","outcomes":["digger blue 5"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',75,'{"is":"played","time":1794988848.829376,"seat":0,"move":"flip 5","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',76,'{"is":"played","time":1794988848.8333356,"seat":0,"move":"flip 28","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',77,'{"is":"played","time":1794988848.8373537,"seat":1,"move":"flip 60"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',78,'{"is":"played","time":1794988848.846924,"seat":1,"move":"flip 3","outcomes":["digger violet 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',79,'{"is":"played","time":1794988848.8533897,"seat":0,"move":"flip 62"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',80,'{"is":"played","time":1794988848.8613882,"seat":0,"move":"flip 6","outcomes":["digger red 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',81,'{"is":"played","time":1794988848.8653414,"seat":1,"move":"flip 31","outcomes":["digger green 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',82,'{"is":"played","time":1794988848.8693683,"seat":1,"move":"flip 49","outcomes":["digger green 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',83,'{"is":"played","time":1794988848.8720343,"seat":0,"move":"flip 31"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',84,'{"is":"played","time":1794988848.8773527,"seat":0,"move":"flip 51"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',85,'{"is":"played","time":1794988848.8813736,"seat":1,"move":"flip 61","outcomes":["digger violet 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',86,'{"is":"played","time":1794988848.8850038,"seat":1,"move":"flip 42"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',87,'{"is":"played","time":1794988848.8893526,"seat":0,"move":"flip 45"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',88,'{"is":"played","time":1794988848.897358,"seat":0,"move":"flip 53"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',89,'{"is":"played","time":1794988848.9013522,"seat":1,"move":"flip 54"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',90,'{"is":"played","time":1794988848.9053502,"seat":1,"move":"flip 47"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',91,'{"is":"played","time":1794988848.909389,"seat":0,"move":"flip 47"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',92,'{"is":"played","time":1794988848.9114654,"seat":0,"move":"flip 56","outcomes":["digger blue 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',93,'{"is":"played","time":1794988848.9133253,"seat":1,"move":"flip 40"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',94,'{"is":"played","time":1794988848.9173973,"seat":1,"move":"flip 55","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',95,'{"is":"played","time":1794988848.9242399,"seat":0,"move":"flip 61"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',96,'{"is":"played","time":1794988848.9293513,"seat":0,"move":"flip 17"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',97,'{"is":"played","time":1794988848.9373481,"seat":1,"move":"flip 37"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',98,'{"is":"played","time":1794988848.9414222,"seat":1,"move":"flip 33"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',99,'{"is":"played","time":1794988848.9453478,"seat":0,"move":"flip 27","outcomes":["digger green 4"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',100,'{"is":"played","time":1794988848.953397,"seat":0,"move":"flip 11"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',101,'{"is":"played","time":1794988848.9613562,"seat":1,"move":"flip 22","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',102,'{"is":"played","time":1794988848.9653506,"seat":1,"move":"flip 34","outcomes":["digger violet 5"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',103,'{"is":"played","time":1794988848.9696355,"seat":0,"move":"flip 10"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',104,'{"is":"played","time":1794988848.9721897,"seat":1,"move":"flip 23","outcomes":["digger violet 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',105,'{"is":"played","time":1794988848.981532,"seat":0,"move":"flip 27"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',106,'{"is":"played","time":1794988848.9893882,"seat":1,"move":"flip 20"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',107,'{"is":"played","time":1794988848.9973762,"seat":0,"move":"flip 55"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',108,'{"is":"played","time":1794988849.0013416,"seat":1,"move":"flip 40"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',109,'{"is":"played","time":1794988849.009376,"seat":0,"move":"flip 29","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',110,'{"is":"played","time":1794988849.0118942,"seat":1,"move":"flip 61"}');
INSERT INTO "entries" VALUES('QBEU6BSSS2',111,'{"is":"played","time":1794988849.0215137,"seat":0,"move":"flip 54"}');
INSERT INTO "entries" VALUES('9PR93W3273',0,'{"is":"opened","time":1794988849.1127796,"host":"acbfdcdded689a86cf2d","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["HBQMW4","V7FGZV","BY8ARV"],"seed":"602d1272b57b3a27402999b2d1dabc0dcb3c4c7d57d78e2ac5e9679b4167e882"}');
INSERT INTO "entries" VALUES('9PR93W3273',1,'{"is":"seated","time":1794988849.1392393,"seat":1,"person":"585ab48cbd28342a37ac","name":"Bo"}');
INSERT INTO "entries" VALUES('9PR93W3273',2,'{"is":"seated","time":1794988849.1475627,"seat":2,"person":"d435163e16cd710f938a","name":"Cy"}');
INSERT INTO "entries" VALUES('9PR93W3273',3,'{"is":"started","time":1794988849.1582856,"match":"BZQ7WDX954UP","starter":0,"next_seed":"8f7beced8b2f8a21b55d54d2aa0223cdfe7278fd2491df740d479bdce98f8923","signal":0.3,"version":1,"pause":1,"unrated":"accounts","patience":0.0}');
INSERT INTO "entries" VALUES('9PR93W3273',4,'{"is":"played","time":1794988849.1697714,"seat":0,"move":"take shovel"}');
INSERT INTO "entries" VALUES('9PR93W3273',5,'{"is":"played","time":1794988849.1710944,"seat":0,"move":"take knife"}');
INSERT INTO "entries" VALUES('9PR93W3273',6,'{"is":"played","time":1794988849.1819828,"seat":0,"move":"give shovel 1","outcomes":["double sieve+shovel","knife 1"]}');
INSERT INTO "entries" VALUES('9PR93W3273',7,'{"is":"played","time":1794988849.190043,"seat":1,"move":"take whiskey"}');
INSERT INTO "entries" VALUES('A5J5MM8F27',0,'{"is":"opened","time":1794988849.2463696,"host":"d435163e16cd710f938a","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["4RHJ8K","84M8G7"],"seed":"0084364f15b49ddd9cf927ab14254abccd4813fd089f020cb2376b4a86bdb86c"}');
INSERT INTO "entries" VALUES('A5J5MM8F27',1,'{"is":"started","time":1794988849.2677858,"match":"C7WPT2J26T4C","starter":0,"next_seed":"f7e858e47abfffda4bde6ad28a1c075e5e3b7cd314ea7bb5ff3e46a351b21cbf","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO "entries" VALUES('A5J5MM8F27',2,'{"is":"played","time":1794988849.281598,"seat":0,"move":"aside nugget 1"}');
INSERT INTO "entries" VALUES('QMS8XEME9F',0,'{"is":"opened","time":1794988849.3627684,"host":"585ab48cbd28342a37ac","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["2RVHR6","BBJC92"],"seed":"1e155f09ad4c31add5956d54de6ef570d5bb020b78e09e0a738eb423074ab636"}');
INSERT INTO "entries" VALUES('7V75HSSDDC',0,'{"is":"opened","time":1794988849.457755,"host":"d435163e16cd710f938a","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["NWDEBJ","UK7XD2"],"seed":"59fa7d1375da067c634c7b41ec2d3b667272e5510a31db211b8c5634e0c930d7"}');
INSERT INTO "entries" VALUES('7V75HSSDDC',1,'{"is":"closed","time":1794988849.4810603}');
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
INSERT INTO "matches" VALUES('8GRC6NH7HDKU','QBEU6BSSS2','gold',1.79498884902151370048e+09,'{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","gold 2"],[0,"flip 38"],["*","dynamite"],[1,"flip 15"],["*","gold 4"],[1,"flip 40"],["*","gold 1"],[0,"flip 35"],["*","digger orange 4"],[0,"flip 8"],["*","gold 4"],[1,"flip 37"],["*","digger red 5"],[1,"flip 9"],["*","digger red 3"],[0,"flip 25"],["*","digger blue 2"],[0,"flip 44"],["*","gold 2"],[1,"flip 26"],["*","gold 4"],[1,"flip 46"],["*","digger red 4"],[0,"flip 36"],["*","dynamite"],[0,"flip 50"],["*","digger violet 4"],[1,"flip 37"],[1,"flip 52"],["*","digger red 2"],[0,"flip 47"],["*","gold 3"],[0,"flip 4"],["*","gold 3"],[1,"flip 47"],[1,"flip 4"],[0,"flip 48"],["*","gold 1"],[0,"flip 0"],["*","digger blue 3"],[1,"flip 51"],["*","gold 3"],[1,"flip 1"],["*","digger orange 2"],[0,"flip 39"],["*","digger blue 4"],[0,"flip 19"],["*","gold 4"],[1,"flip 41"],["*","digger green 3"],[1,"flip 20"],["*","digger orange 5"],[0,"flip 51"],[0,"flip 17"],["*","digger orange 2"],[1,"flip 51"],[1,"flip 17"],[0,"flip 15"],[0,"flip 63"],["*","gold 2"],[1,"flip 15"],[1,"flip 63"],[0,"flip 42"],["*","digger violet 2"],[0,"flip 51"],[1,"flip 42"],[1,"flip 51"],[0,"flip 51"],[0,"flip 42"],[1,"flip 51"],[1,"flip 42"],[0,"flip 32"],["*","digger orange 3"],[0,"flip 58"],["*","dynamite"],[1,"flip 33"],["*","gold 2"],[1,"flip 60"],["*","gold 3"],[0,"flip 12"],["*","dynamite"],[0,"flip 18"],["*","gold 3"],[1,"flip 13"],["*","digger violet 3"],[1,"flip 21"],["*","gold 1"],[0,"flip 63"],[0,"flip 14"],["*","digger blue 3"],[1,"flip 15"],[1,"flip 57"],["*","digger red 4"],[0,"flip 59"],["*","digger green 5"],[0,"flip 43"],["*","gold 2"],[1,"flip 45"],["*","digger green 3"],[1,"flip 1"],[0,"flip 2"],["*","digger orange 4"],[0,"flip 7"],["*","gold 2"],[1,"flip 10"],["*","digger orange 3"],[1,"flip 16"],["*","digger green 2"],[0,"flip 11"],["*","digger red 2"],[0,"flip 54"],["*","digger blue 2"],[1,"flip 53"],["*","gold 1"],[1,"flip 40"],[0,"flip 62"],["*","gold 1"],[0,"flip 40"],[1,"flip 4"],[1,"flip 24"],["*","digger blue 5"],[0,"flip 5"],["*","dynamite"],[0,"flip 28"],["*","gold 3"],[1,"flip 60"],[1,"flip 3"],["*","digger violet 4"],[0,"flip 62"],[0,"flip 6"],["*","digger red 3"],[1,"flip 31"],["*","digger green 4"],[1,"flip 49"],["*","digger green 2"],[0,"flip 31"],[0,"flip 51"],[1,"flip 61"],["*","digger violet 3"],[1,"flip 42"],[0,"flip 45"],[0,"flip 53"],[1,"flip 54"],[1,"flip 47"],[0,"flip 47"],[0,"flip 56"],["*","digger blue 4"],[1,"flip 40"],[1,"flip 55"],["*","gold 4"],[0,"flip 61"],[0,"flip 17"],[1,"flip 37"],[1,"flip 33"],[0,"flip 27"],["*","digger green 4"],[0,"flip 11"],[1,"flip 22"],["*","gold 3"],[1,"flip 34"],["*","digger violet 5"],[0,"flip 10"],[1,"flip 23"],["*","digger violet 2"],[0,"flip 27"],[1,"flip 20"],[0,"flip 55"],[1,"flip 40"],[0,"flip 29"],["*","gold 2"],[1,"flip 61"],[0,"flip 54"]],"result":{"reason":"last-card","scores":[18,34],"winners":[1]},"times":[0.012,0.012,0.013,0.013,0.016,0.016,0.025,0.025,0.032,0.032,0.039,0.039,0.05,0.05,0.052,0.052,0.06,0.06,0.068,0.068,0.072,0.072,0.084,0.084,0.085,0.085,0.09,0.09,0.1,0.101,0.101,0.108,0.108,0.112,0.112,0.118,0.12,0.128,0.128,0.136,0.136,0.139,0.139,0.151,0.151,0.152,0.152,0.16,0.16,0.164,0.164,0.168,0.168,0.175,0.184,0.184,0.185,0.19,0.196,0.202,0.202,0.204,0.212,0.216,0.216,0.22,0.224,0.225,0.228,0.232,0.236,0.24,0.244,0.244,0.248,0.248,0.25,0.25,0.256,0.256,0.26,0.26,0.263,0.263,0.268,0.268,0.276,0.276,0.284,0.29,0.29,0.295,0.302,0.302,0.312,0.312,0.32,0.32,0.324,0.324,0.332,0.34,0.34,0.344,0.344,0.35,0.35,0.36,0.36,0.361,0.361,0.368,0.368,0.375,0.375,0.38,0.384,0.384,0.39,0.396,0.4,0.4,0.408,0.408,0.412,0.412,0.416,0.425,0.425,0.432,0.44,0.44,0.444,0.444,0.448,0.448,0.451,0.456,0.46,0.46,0.464,0.468,0.476,0.48,0.484,0.488,0.49,0.49,0.492,0.496,0.496,0.503,0.508,0.516,0.52,0.524,0.524,0.532,0.54,0.54,0.544,0.544,0.548,0.551,0.551,0.56,0.568,0.576,0.58,0.588,0.588,0.59,0.6],"figures":[["river","circle"],["pine","square"]],"proof":{"scheme":"hmac-sha-256/1","commitment":"091cf14a214e077f7f01abd1652067a5aaea774648fb3609f276d3eddd3bf74d","seed":"cad53c17d91e16cdb3dcfa4e0aac250002d42568c7927048c5fdd3f86172a86d","entropy":[]}}',NULL);
CREATE TABLE meetings (
	person VARCHAR(24) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	match_id VARCHAR(16) NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (person, other, match_id)
);
INSERT INTO "meetings" VALUES('585ab48cbd28342a37ac','acbfdcdded689a86cf2d','8GRC6NH7HDKU',1.79498884902151370048e+09);
INSERT INTO "meetings" VALUES('acbfdcdded689a86cf2d','585ab48cbd28342a37ac','8GRC6NH7HDKU',1.79498884902151370048e+09);
CREATE TABLE news (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	time FLOAT NOT NULL, 
	process VARCHAR(24) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	subject TEXT NOT NULL
);
INSERT INTO "news" VALUES(1,1.794988848046554327e+09,'15e39c9d529fe440','person','acbfdcdded689a86cf2d');
INSERT INTO "news" VALUES(2,1.79498884909392380712e+09,'15e39c9d529fe440','renewed','0b31064267b3d51f0b6a');
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
INSERT INTO "pauses" VALUES(1,1.79498884707151508334e+09,1.79498884707151508334e+09);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	login VARCHAR(64), 
	password TEXT, 
	created FLOAT NOT NULL, merged VARCHAR(24), seen FLOAT, cookies_since FLOAT, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('acbfdcdded689a86cf2d','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$e1apPZ8xHx9sWsE8s+H8qw$pr3MoaE0FgTL2RZaTrYgJGjeitjzqOa4AuPTGijE1lc',1.79498884764358758924e+09,NULL,1.79498884764358758924e+09,1.79498884805717492108e+09);
INSERT INTO "people" VALUES('585ab48cbd28342a37ac','Bo',NULL,NULL,1.79498884775362110141e+09,NULL,1.79498884775362110141e+09,NULL);
INSERT INTO "people" VALUES('d435163e16cd710f938a','Cy',NULL,NULL,1.79498884782102823259e+09,NULL,1.79498884782102823259e+09,NULL);
CREATE TABLE places (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "places" VALUES('RHH7ZJKVCR',0,'acbfdcdded689a86cf2d');
INSERT INTO "places" VALUES('RHH7ZJKVCR',1,'585ab48cbd28342a37ac');
INSERT INTO "places" VALUES('QBEU6BSSS2',0,'585ab48cbd28342a37ac');
INSERT INTO "places" VALUES('QBEU6BSSS2',1,'acbfdcdded689a86cf2d');
INSERT INTO "places" VALUES('9PR93W3273',0,'acbfdcdded689a86cf2d');
INSERT INTO "places" VALUES('9PR93W3273',1,'585ab48cbd28342a37ac');
INSERT INTO "places" VALUES('9PR93W3273',2,'d435163e16cd710f938a');
INSERT INTO "places" VALUES('A5J5MM8F27',0,'d435163e16cd710f938a');
INSERT INTO "places" VALUES('QMS8XEME9F',0,'585ab48cbd28342a37ac');
INSERT INTO "places" VALUES('7V75HSSDDC',0,'d435163e16cd710f938a');
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
INSERT INTO "recoveries" VALUES('7c3f7fce13c7e0f1650116ce5941675dd3f59c693932dd5110fcaec7c7078e80','acbfdcdded689a86cf2d',1.79498884807059049602e+09);
INSERT INTO "recoveries" VALUES('c4cf07fc6a6c9a4b54f25c0dfb5682949304dfc6e43a569d201a6802dba0c2cc','acbfdcdded689a86cf2d',1.79498884807059049602e+09);
INSERT INTO "recoveries" VALUES('d39827bb49cb871e89f70c5afedb627c725ce31cfcf5554ffc4adb9bbb09c90a','acbfdcdded689a86cf2d',1.79498884807059049602e+09);
INSERT INTO "recoveries" VALUES('876e2f3c6c7ae0ca113191bbaff89c649e003fea99bde0edf8ae3ad2fa054f6b','acbfdcdded689a86cf2d',1.79498884807059049602e+09);
INSERT INTO "recoveries" VALUES('101c1ae01a902f4560c91235bdbbf953e1b05dc4e997f1b1400989d2ca4ca8cf','acbfdcdded689a86cf2d',1.79498884807059049602e+09);
INSERT INTO "recoveries" VALUES('241ec5d30dd5edee21894cf58d4302b042e17914695a737f5f360833f913c1ae','acbfdcdded689a86cf2d',1.79498884807059049602e+09);
INSERT INTO "recoveries" VALUES('ae818e17a64316cd5385ca5d2154ae4983ec8c9437ad9d603af9113c37ea252e','acbfdcdded689a86cf2d',1.79498884807059049602e+09);
INSERT INTO "recoveries" VALUES('6626b6fef6167c33d7a9ada25262345e54076fb4d13dc3f262cf238bd32a6ba9','acbfdcdded689a86cf2d',1.79498884807059049602e+09);
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
INSERT INTO "results" VALUES('8GRC6NH7HDKU',0,'585ab48cbd28342a37ac','gold',18,0.0,1.79498884902151370048e+09,NULL,NULL,0,'accounts',NULL,NULL,NULL);
INSERT INTO "results" VALUES('8GRC6NH7HDKU',1,'acbfdcdded689a86cf2d','gold',34,1.0,1.79498884902151370048e+09,NULL,NULL,0,'accounts',NULL,NULL,NULL);
CREATE TABLE rivals (
	person VARCHAR(24) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	played INTEGER NOT NULL, 
	ahead INTEGER NOT NULL, 
	behind INTEGER NOT NULL, 
	last FLOAT NOT NULL, 
	PRIMARY KEY (person, other)
);
INSERT INTO "rivals" VALUES('585ab48cbd28342a37ac','acbfdcdded689a86cf2d',1,0,1,1.79498884902151370048e+09);
INSERT INTO "rivals" VALUES('acbfdcdded689a86cf2d','585ab48cbd28342a37ac',1,1,0,1.79498884902151370048e+09);
CREATE TABLE secrets (
	name VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookies','e16b8b59bb17bbaf2ec1244920ab23f8a44e24e0da70f92ea5c7255b4df0a192');
INSERT INTO "secrets" VALUES('vapid','UBVrco9U8HPXDbwNtsY-wovmcryXMNtsvd-riM9GNCQ');
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
INSERT INTO "sessions" VALUES('0b31064267b3d51f0b6a','acbfdcdded689a86cf2d',1.79498884766703128814e+09,1.79498884766703271868e+09,'','CHx98K-FQ5cg7O5v_0M-p0',NULL,1.7949888480733463764e+09);
INSERT INTO "sessions" VALUES('9ad17755eccd7c8c0865','585ab48cbd28342a37ac',1.79498884775551533704e+09,1.79498884775551629071e+09,'','CHx98K-FQ5cg7O5v_0M-p0',NULL,NULL);
INSERT INTO "sessions" VALUES('df1887016f312d01d2bb','d435163e16cd710f938a',1.79498884782299447061e+09,1.79498884782299542427e+09,'','CHx98K-FQ5cg7O5v_0M-p0',NULL,NULL);
INSERT INTO "sessions" VALUES('226ed26494d3cd50bf22','acbfdcdded689a86cf2d',1.79498884808198094363e+09,1.7949888480819818973e+09,'','CHx98K-FQ5cg7O5v_0M-p0',1.79498884808198094363e+09,NULL);
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
INSERT INTO "tables" VALUES('RHH7ZJKVCR','gold-nuggets','playing',0,0,'acbfdcdded689a86cf2d',1.794988848195315361e+09,1.79498884829468488694e+09,NULL,11,'{"game":"gold-nuggets","status":"playing","stirred":1794988848.294685,"seats":[["Ada","river","circle","acbfdcdded689a86cf2d",null,false,false,{}],["Bo","pine","square","585ab48cbd28342a37ac",null,false,false,{}]],"to_act":[0],"match":"HNKZ8KDMSU7X"}','HNKZ8KDMSU7X','CHx98K-FQ5cg7O5v_0M-p0');
INSERT INTO "tables" VALUES('QBEU6BSSS2','gold','over',0,0,'585ab48cbd28342a37ac',1.79498884838245105748e+09,1.79498884902151370048e+09,NULL,112,'{"game":"gold","status":"over","stirred":1794988849.0215137,"seats":[["Bo","river","circle","585ab48cbd28342a37ac",null,false,false,{}],["Ada","pine","square","acbfdcdded689a86cf2d",null,false,false,{}]],"match":"8GRC6NH7HDKU"}','8GRC6NH7HDKU','CHx98K-FQ5cg7O5v_0M-p0');
INSERT INTO "tables" VALUES('9PR93W3273','claim-poker','playing',0,0,'acbfdcdded689a86cf2d',1.79498884911277961726e+09,1.79498884919004297261e+09,1.79619844919004297261e+09,8,'{"game":"claim-poker","status":"playing","stirred":1794988849.190043,"seats":[["Ada","river","circle","acbfdcdded689a86cf2d",null,false,false,{}],["Bo","pine","square","585ab48cbd28342a37ac",null,false,false,{}],["Cy","clay","triangle","d435163e16cd710f938a",null,false,false,{}]],"to_act":[1],"match":"BZQ7WDX954UP"}','BZQ7WDX954UP','CHx98K-FQ5cg7O5v_0M-p0');
INSERT INTO "tables" VALUES('A5J5MM8F27','gold-nuggets','playing',0,0,'d435163e16cd710f938a',1.79498884924636960031e+09,1.79498884928159809113e+09,NULL,3,'{"game":"gold-nuggets","status":"playing","stirred":1794988849.281598,"seats":[["Cy","river","circle","d435163e16cd710f938a",null,false,false,{}],["Otto","pine","square",null,"greenhorn",false,false,{}]],"to_act":[0],"match":"C7WPT2J26T4C"}','C7WPT2J26T4C','CHx98K-FQ5cg7O5v_0M-p0');
INSERT INTO "tables" VALUES('QMS8XEME9F','wurf-und-weg','lobby',1,1,'585ab48cbd28342a37ac',1.7949888493627684116e+09,1.7949888493627684116e+09,NULL,1,'{"game":"wurf-und-weg","status":"lobby","stirred":1794988849.3627684,"seats":[["Bo","river","circle","585ab48cbd28342a37ac",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}',NULL,'CHx98K-FQ5cg7O5v_0M-p0');
INSERT INTO "tables" VALUES('7V75HSSDDC','gold','closed',0,1,'d435163e16cd710f938a',1.79498884945775508885e+09,1.79498884948106026651e+09,NULL,2,'{"game":"gold","status":"closed","stirred":1794988849.4810603,"seats":[["Cy","river","circle","d435163e16cd710f938a",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}',NULL,'CHx98K-FQ5cg7O5v_0M-p0');
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
INSERT INTO "totals" VALUES('585ab48cbd28342a37ac','gold',1,0.0,18,0,0);
INSERT INTO "totals" VALUES('acbfdcdded689a86cf2d','gold',1,1.0,34,1,1);
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
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_sessions_seen ON sessions (seen);
CREATE INDEX ix_recoveries_person ON recoveries (person);
CREATE INDEX ix_bans_person ON bans (person);
CREATE INDEX ix_subscriptions_person ON subscriptions (person);
CREATE INDEX ix_calls_person ON calls (person);
CREATE INDEX ix_calls_table_id ON calls (table_id);
CREATE INDEX calls_due ON calls (state, due);
CREATE INDEX ix_deliveries_due ON deliveries (due);
CREATE INDEX ix_deliveries_call ON deliveries (call);
CREATE INDEX ix_deliveries_subscription ON deliveries (subscription);
CREATE INDEX ix_deliveries_person ON deliveries (person);
CREATE INDEX ix_friends_friend ON friends (friend);
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_reports_by ON reports ("by");
CREATE INDEX ix_reports_about ON reports (about);
CREATE INDEX results_newest ON results (person, ended);
CREATE INDEX results_of_game ON results (person, game, ended);
CREATE INDEX ratings_best ON ratings (pool, game, at_least);
CREATE INDEX ix_rivals_other ON rivals (other);
CREATE INDEX rivals_most ON rivals (person, played);
CREATE INDEX ix_meetings_other ON meetings (other);
CREATE INDEX meetings_newest ON meetings (person, other, ended);
CREATE INDEX ix_weeks_person ON weeks (person);
CREATE INDEX weeks_most ON weeks (week, game, gained);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('news',2);
INSERT INTO "sqlite_sequence" VALUES('calls',0);
COMMIT;
