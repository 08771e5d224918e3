BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE alive (
	name VARCHAR(8) NOT NULL, 
	time FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "alive" VALUES('server',1.79484152664377903932e+09);
CREATE TABLE codes (
	code VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "codes" VALUES('ATGF8V','AATSDKR7JS',-1);
INSERT INTO "codes" VALUES('G4GT9Y','AATSDKR7JS',0);
INSERT INTO "codes" VALUES('EASMKQ','AATSDKR7JS',1);
INSERT INTO "codes" VALUES('PD8FZS','EMTVP2JMN4',-1);
INSERT INTO "codes" VALUES('AFVDT6','EMTVP2JMN4',0);
INSERT INTO "codes" VALUES('AGN6MM','EMTVP2JMN4',1);
INSERT INTO "codes" VALUES('A79YBA','VFQJ3NZ6PJ',-1);
INSERT INTO "codes" VALUES('9UZZ9N','VFQJ3NZ6PJ',0);
INSERT INTO "codes" VALUES('EED5Q7','VFQJ3NZ6PJ',1);
INSERT INTO "codes" VALUES('F5ZGTR','VFQJ3NZ6PJ',2);
INSERT INTO "codes" VALUES('CA2ZC2','C7UVHAFAXY',-1);
INSERT INTO "codes" VALUES('5AY94Y','C7UVHAFAXY',0);
INSERT INTO "codes" VALUES('7CY8B3','C7UVHAFAXY',1);
INSERT INTO "codes" VALUES('KTD5WG','5XBCTDCD2G',-1);
INSERT INTO "codes" VALUES('7BUWW8','5XBCTDCD2G',0);
INSERT INTO "codes" VALUES('M3B7ZS','5XBCTDCD2G',1);
INSERT INTO "codes" VALUES('SKX4JX','QJJVMBKWYD',-1);
INSERT INTO "codes" VALUES('9WAYKB','QJJVMBKWYD',0);
INSERT INTO "codes" VALUES('EMJK5V','QJJVMBKWYD',1);
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
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "entries" VALUES('AATSDKR7JS',0,'{"is":"opened","time":1794841517.0768216,"host":"e0af64adcacc1cf2c27c","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["G4GT9Y","EASMKQ"],"seed":"3b091b6e580d5a5219f7ce4c04a3f686c0bf55c78dd0a506970030ab977ddc70"}');
INSERT INTO "entries" VALUES('AATSDKR7JS',1,'{"is":"seated","time":1794841517.1948016,"seat":1,"person":"e093f767d67b3dff7d8c","name":"Bo"}');
INSERT INTO "entries" VALUES('AATSDKR7JS',2,'{"is":"started","time":1794841517.2435267,"match":"ND7M8ANVR9K8","starter":0,"next_seed":"6bc5e163fec31b7e02dca230ca2994350b3ae542078a2161bbab0f1020def19e","signal":0.3,"version":1,"pause":1}');
INSERT INTO "entries" VALUES('AATSDKR7JS',3,'{"is":"played","time":1794841517.2474887,"seat":0,"move":"aside nugget 2"}');
INSERT INTO "entries" VALUES('AATSDKR7JS',4,'{"is":"played","time":1794841517.259408,"seat":0,"move":"roll","outcomes":["5","2","nugget","5","3"]}');
INSERT INTO "entries" VALUES('AATSDKR7JS',5,'{"is":"played","time":1794841517.2979248,"seat":0,"move":"aside nugget 1"}');
INSERT INTO "entries" VALUES('AATSDKR7JS',6,'{"is":"played","time":1794841517.3992295,"seat":0,"move":"roll","outcomes":["3","nugget","2","lasso"]}');
INSERT INTO "entries" VALUES('AATSDKR7JS',7,'{"is":"played","time":1794841517.4774873,"seat":0,"move":"aside lasso 1"}');
INSERT INTO "entries" VALUES('AATSDKR7JS',8,'{"is":"played","time":1794841517.5005388,"seat":0,"move":"aside nugget 1"}');
INSERT INTO "entries" VALUES('AATSDKR7JS',9,'{"is":"played","time":1794841517.5355792,"seat":0,"move":"roll","outcomes":["2","5","4","4","3","3","4","2","3"]}');
INSERT INTO "entries" VALUES('AATSDKR7JS',10,'{"is":"played","time":1794841517.5394154,"seat":1,"move":"aside 4 3"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',0,'{"is":"opened","time":1794841517.6763535,"host":"e093f767d67b3dff7d8c","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["AFVDT6","AGN6MM"],"seed":"7d18655cbb8a8f1fd87e129f78720640cd8ae436166e34af76b03b9766e0dc24"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',1,'{"is":"seated","time":1794841517.6863673,"seat":1,"person":"e0af64adcacc1cf2c27c","name":"Ada"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',2,'{"is":"started","time":1794841517.6936343,"match":"CXGTAZBMFGUM","starter":0,"next_seed":"58370e5a7f4c41c95ad67af898821d6b504ca7c98b17e3509405da4ecba76f9e","signal":0.3,"version":1,"pause":1}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',3,'{"is":"played","time":1794841517.6974542,"seat":0,"move":"flip 30","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',4,'{"is":"played","time":1794841517.6994042,"seat":0,"move":"flip 38","outcomes":["digger orange 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',5,'{"is":"played","time":1794841517.701225,"seat":1,"move":"flip 15","outcomes":["digger red 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',6,'{"is":"played","time":1794841517.7054422,"seat":1,"move":"flip 40","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',7,'{"is":"played","time":1794841517.720575,"seat":0,"move":"flip 36","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',8,'{"is":"played","time":1794841517.7228484,"seat":0,"move":"flip 8","outcomes":["digger green 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',9,'{"is":"played","time":1794841517.7265654,"seat":1,"move":"flip 36"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',10,'{"is":"played","time":1794841517.7302146,"seat":1,"move":"flip 8"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',11,'{"is":"played","time":1794841517.7404296,"seat":0,"move":"flip 24","outcomes":["digger orange 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',12,'{"is":"played","time":1794841517.8095932,"seat":0,"move":"flip 63","outcomes":["digger violet 5"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',13,'{"is":"played","time":1794841517.9845574,"seat":1,"move":"flip 25","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',14,'{"is":"played","time":1794841518.0497484,"seat":1,"move":"flip 44","outcomes":["digger green 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',15,'{"is":"played","time":1794841518.0794346,"seat":0,"move":"flip 43","outcomes":["digger red 5"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',16,'{"is":"played","time":1794841518.0901377,"seat":0,"move":"flip 33","outcomes":["digger red 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',17,'{"is":"played","time":1794841518.1084735,"seat":1,"move":"flip 34","outcomes":["digger orange 5"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',18,'{"is":"played","time":1794841518.1182377,"seat":1,"move":"flip 47","outcomes":["digger blue 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',19,'{"is":"played","time":1794841518.1250074,"seat":0,"move":"flip 46","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',20,'{"is":"played","time":1794841518.1384025,"seat":0,"move":"flip 43"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',21,'{"is":"played","time":1794841518.1530912,"seat":1,"move":"flip 44"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',22,'{"is":"played","time":1794841518.173936,"seat":1,"move":"flip 4","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',23,'{"is":"played","time":1794841518.1977124,"seat":0,"move":"flip 5","outcomes":["digger blue 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',24,'{"is":"played","time":1794841518.22095,"seat":0,"move":"flip 50","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',25,'{"is":"played","time":1794841518.257472,"seat":1,"move":"flip 51","outcomes":["digger violet 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',26,'{"is":"played","time":1794841518.308445,"seat":1,"move":"flip 0","outcomes":["digger blue 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',27,'{"is":"played","time":1794841518.3535426,"seat":0,"move":"flip 0"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',28,'{"is":"played","time":1794841518.4054718,"seat":0,"move":"flip 37","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',29,'{"is":"played","time":1794841518.459992,"seat":1,"move":"flip 39","outcomes":["digger violet 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',30,'{"is":"played","time":1794841518.499123,"seat":1,"move":"flip 20","outcomes":["digger green 5"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',31,'{"is":"played","time":1794841518.5393229,"seat":0,"move":"flip 20"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',32,'{"is":"played","time":1794841518.6374304,"seat":0,"move":"flip 53","outcomes":["digger green 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',33,'{"is":"played","time":1794841518.6676488,"seat":1,"move":"flip 52","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',34,'{"is":"played","time":1794841518.7497077,"seat":1,"move":"flip 18","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',35,'{"is":"played","time":1794841518.769373,"seat":0,"move":"flip 18"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',36,'{"is":"played","time":1794841518.8176413,"seat":0,"move":"flip 16","outcomes":["digger red 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',37,'{"is":"played","time":1794841518.8455238,"seat":1,"move":"flip 17","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',38,'{"is":"played","time":1794841518.891981,"seat":1,"move":"flip 48","outcomes":["digger blue 5"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',39,'{"is":"played","time":1794841518.9273415,"seat":0,"move":"flip 49","outcomes":["digger violet 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',40,'{"is":"played","time":1794841518.9703329,"seat":0,"move":"flip 57","outcomes":["digger red 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',41,'{"is":"played","time":1794841519.0055044,"seat":1,"move":"flip 56","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',42,'{"is":"played","time":1794841519.0408225,"seat":1,"move":"flip 59","outcomes":["digger red 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',43,'{"is":"played","time":1794841519.0855112,"seat":0,"move":"flip 58","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',44,'{"is":"played","time":1794841519.1166532,"seat":0,"move":"flip 49"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',45,'{"is":"played","time":1794841519.157451,"seat":1,"move":"flip 52"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',46,'{"is":"played","time":1794841519.1830764,"seat":1,"move":"flip 35","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',47,'{"is":"played","time":1794841519.2211092,"seat":0,"move":"flip 35"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',48,'{"is":"played","time":1794841519.2585332,"seat":0,"move":"flip 12","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',49,'{"is":"played","time":1794841519.2919502,"seat":1,"move":"flip 12"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',50,'{"is":"played","time":1794841519.3214262,"seat":1,"move":"flip 22","outcomes":["digger orange 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',51,'{"is":"played","time":1794841519.3687372,"seat":0,"move":"flip 23","outcomes":["digger blue 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',52,'{"is":"played","time":1794841519.4330246,"seat":0,"move":"flip 13","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',53,'{"is":"played","time":1794841519.4696417,"seat":1,"move":"flip 14","outcomes":["digger violet 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',54,'{"is":"played","time":1794841519.4854465,"seat":1,"move":"flip 63"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',55,'{"is":"played","time":1794841519.4928625,"seat":0,"move":"flip 63"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',56,'{"is":"played","time":1794841519.561455,"seat":0,"move":"flip 45","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',57,'{"is":"played","time":1794841519.5975032,"seat":1,"move":"flip 52"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',58,'{"is":"played","time":1794841519.6415164,"seat":1,"move":"flip 42","outcomes":["digger orange 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',59,'{"is":"played","time":1794841519.659997,"seat":0,"move":"flip 54","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',60,'{"is":"played","time":1794841519.6999373,"seat":0,"move":"flip 1","outcomes":["digger blue 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',61,'{"is":"played","time":1794841519.725438,"seat":1,"move":"flip 2","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',62,'{"is":"played","time":1794841519.7542202,"seat":1,"move":"flip 55","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',63,'{"is":"played","time":1794841519.781743,"seat":0,"move":"flip 56"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',64,'{"is":"played","time":1794841519.8830957,"seat":0,"move":"flip 62","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',65,'{"is":"played","time":1794841519.9730668,"seat":1,"move":"flip 7","outcomes":["digger green 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',66,'{"is":"played","time":1794841520.0074458,"seat":1,"move":"flip 11","outcomes":["digger violet 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',67,'{"is":"played","time":1794841520.0334003,"seat":0,"move":"flip 8"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',68,'{"is":"played","time":1794841520.1057792,"seat":0,"move":"flip 19","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',69,'{"is":"played","time":1794841520.122504,"seat":1,"move":"flip 59"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',70,'{"is":"played","time":1794841520.1573331,"seat":1,"move":"flip 6","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',71,'{"is":"played","time":1794841520.186068,"seat":0,"move":"flip 61","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',72,'{"is":"played","time":1794841520.2108033,"seat":0,"move":"flip 9","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',73,'{"is":"played","time":1794841520.2744102,"seat":1,"move":"flip 28","outcomes":["digger violet 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',74,'{"is":"played","time":1794841520.3016007,"seat":1,"move":"flip 3","outcomes":["digger red 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',75,'{"is":"played","time":1794841520.3375683,"seat":0,"move":"flip 29","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',76,'{"is":"played","time":1794841520.3574448,"seat":0,"move":"flip 9"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',77,'{"is":"played","time":1794841520.4036133,"seat":1,"move":"flip 28"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',78,'{"is":"played","time":1794841520.4394984,"seat":1,"move":"flip 60","outcomes":["digger blue 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',79,'{"is":"played","time":1794841520.4861424,"seat":0,"move":"flip 28"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',80,'{"is":"played","time":1794841520.5184345,"seat":0,"move":"flip 61"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',81,'{"is":"played","time":1794841520.5504205,"seat":1,"move":"flip 31","outcomes":["digger orange 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',82,'{"is":"played","time":1794841520.5777683,"seat":1,"move":"flip 35"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',83,'{"is":"played","time":1794841520.6194735,"seat":0,"move":"flip 32","outcomes":["digger green 3"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',84,'{"is":"played","time":1794841520.6774962,"seat":0,"move":"flip 41","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',85,'{"is":"played","time":1794841520.713633,"seat":1,"move":"flip 26","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',86,'{"is":"played","time":1794841520.7454562,"seat":1,"move":"flip 27","outcomes":["digger orange 2"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',87,'{"is":"played","time":1794841520.9091766,"seat":0,"move":"flip 29"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',88,'{"is":"played","time":1794841520.9455032,"seat":1,"move":"flip 34"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',89,'{"is":"played","time":1794841520.9691415,"seat":0,"move":"flip 25"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',90,'{"is":"played","time":1794841521.169586,"seat":1,"move":"flip 36"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',91,'{"is":"played","time":1794841521.2254553,"seat":0,"move":"flip 20"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',92,'{"is":"played","time":1794841521.2590125,"seat":1,"move":"flip 21","outcomes":["digger green 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',93,'{"is":"played","time":1794841521.5136414,"seat":0,"move":"flip 10","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',94,'{"is":"played","time":1794841521.5975091,"seat":1,"move":"flip 9"}');
INSERT INTO "entries" VALUES('EMTVP2JMN4',95,'{"is":"played","time":1794841521.668448,"seat":0,"move":"flip 11"}');
INSERT INTO "entries" VALUES('VFQJ3NZ6PJ',0,'{"is":"opened","time":1794841522.5930095,"host":"e0af64adcacc1cf2c27c","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["9UZZ9N","EED5Q7","F5ZGTR"],"seed":"868f3dd5fd7414d078324eebd1f52b5a5d2f1509c3e4e90474e8c5891c8a335e"}');
INSERT INTO "entries" VALUES('VFQJ3NZ6PJ',1,'{"is":"seated","time":1794841522.725816,"seat":1,"person":"e093f767d67b3dff7d8c","name":"Bo"}');
INSERT INTO "entries" VALUES('VFQJ3NZ6PJ',2,'{"is":"seated","time":1794841522.7414565,"seat":2,"person":"2f320466fd64c2ba2ba1","name":"Cy"}');
INSERT INTO "entries" VALUES('VFQJ3NZ6PJ',3,'{"is":"started","time":1794841522.8018758,"match":"AMSC432RWRGT","starter":0,"next_seed":"089fcfdff51e92f742a10c0ad4374879d915aaad64e0ec458d6243ffee3b7f28","signal":0.3,"version":1,"pause":1}');
INSERT INTO "entries" VALUES('VFQJ3NZ6PJ',4,'{"is":"played","time":1794841522.8419552,"seat":0,"move":"take shovel"}');
INSERT INTO "entries" VALUES('VFQJ3NZ6PJ',5,'{"is":"played","time":1794841522.876324,"seat":0,"move":"take knife"}');
INSERT INTO "entries" VALUES('VFQJ3NZ6PJ',6,'{"is":"played","time":1794841522.8873372,"seat":0,"move":"give shovel 1","outcomes":["shovel 1","knife 2"]}');
INSERT INTO "entries" VALUES('VFQJ3NZ6PJ',7,'{"is":"played","time":1794841522.9039326,"seat":1,"move":"take whiskey"}');
INSERT INTO "entries" VALUES('C7UVHAFAXY',0,'{"is":"opened","time":1794841523.7759786,"host":"2f320466fd64c2ba2ba1","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["5AY94Y","7CY8B3"],"seed":"753a934fa05b60b4c08f99145974596fbbfa60b3fcd44c031196685fc618fb3f"}');
INSERT INTO "entries" VALUES('C7UVHAFAXY',1,'{"is":"started","time":1794841524.0636,"match":"HSFTD3EBS7UC","starter":0,"next_seed":"7b915f1b3a5730797c91d36db59dcae59d3878b23acc5436d6a182cebfd46ac0","signal":0.3,"version":1,"pause":1}');
INSERT INTO "entries" VALUES('C7UVHAFAXY',2,'{"is":"played","time":1794841524.0659678,"seat":0,"move":"aside nugget 1"}');
INSERT INTO "entries" VALUES('5XBCTDCD2G',0,'{"is":"opened","time":1794841525.8487258,"host":"e093f767d67b3dff7d8c","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["7BUWW8","M3B7ZS"],"seed":"9214a10780b1dfecaa20226c5cec54e8fe2d8b41f65b0906f0d43854bff4aa95"}');
INSERT INTO "entries" VALUES('QJJVMBKWYD',0,'{"is":"opened","time":1794841525.9933486,"host":"2f320466fd64c2ba2ba1","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["9WAYKB","EMJK5V"],"seed":"eb3cb8c7db13bd4fdbf39ee0fb7f4e44dc5d8a8d4c42e36c07fd64d7ec8cae34"}');
INSERT INTO "entries" VALUES('QJJVMBKWYD',1,'{"is":"closed","time":1794841526.20049}');
CREATE TABLE matches (
	id VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	ended FLOAT NOT NULL, 
	record TEXT NOT NULL, 
	look_back TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('CXGTAZBMFGUM','EMTVP2JMN4','gold',1.7948415216684479713e+09,'{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","gold 3"],[0,"flip 38"],["*","digger orange 3"],[1,"flip 15"],["*","digger red 4"],[1,"flip 40"],["*","gold 3"],[0,"flip 36"],["*","gold 3"],[0,"flip 8"],["*","digger green 2"],[1,"flip 36"],[1,"flip 8"],[0,"flip 24"],["*","digger orange 4"],[0,"flip 63"],["*","digger violet 5"],[1,"flip 25"],["*","gold 4"],[1,"flip 44"],["*","digger green 3"],[0,"flip 43"],["*","digger red 5"],[0,"flip 33"],["*","digger red 4"],[1,"flip 34"],["*","digger orange 5"],[1,"flip 47"],["*","digger blue 3"],[0,"flip 46"],["*","dynamite"],[0,"flip 43"],[1,"flip 44"],[1,"flip 4"],["*","gold 2"],[0,"flip 5"],["*","digger blue 3"],[0,"flip 50"],["*","gold 3"],[1,"flip 51"],["*","digger violet 2"],[1,"flip 0"],["*","digger blue 4"],[0,"flip 0"],[0,"flip 37"],["*","gold 1"],[1,"flip 39"],["*","digger violet 2"],[1,"flip 20"],["*","digger green 5"],[0,"flip 20"],[0,"flip 53"],["*","digger green 4"],[1,"flip 52"],["*","gold 2"],[1,"flip 18"],["*","gold 1"],[0,"flip 18"],[0,"flip 16"],["*","digger red 3"],[1,"flip 17"],["*","gold 4"],[1,"flip 48"],["*","digger blue 5"],[0,"flip 49"],["*","digger violet 3"],[0,"flip 57"],["*","digger red 2"],[1,"flip 56"],["*","gold 4"],[1,"flip 59"],["*","digger red 3"],[0,"flip 58"],["*","dynamite"],[0,"flip 49"],[1,"flip 52"],[1,"flip 35"],["*","gold 3"],[0,"flip 35"],[0,"flip 12"],["*","gold 3"],[1,"flip 12"],[1,"flip 22"],["*","digger orange 3"],[0,"flip 23"],["*","digger blue 4"],[0,"flip 13"],["*","gold 2"],[1,"flip 14"],["*","digger violet 4"],[1,"flip 63"],[0,"flip 63"],[0,"flip 45"],["*","gold 2"],[1,"flip 52"],[1,"flip 42"],["*","digger orange 2"],[0,"flip 54"],["*","gold 1"],[0,"flip 1"],["*","digger blue 2"],[1,"flip 2"],["*","gold 4"],[1,"flip 55"],["*","dynamite"],[0,"flip 56"],[0,"flip 62"],["*","dynamite"],[1,"flip 7"],["*","digger green 2"],[1,"flip 11"],["*","digger violet 3"],[0,"flip 8"],[0,"flip 19"],["*","gold 2"],[1,"flip 59"],[1,"flip 6"],["*","gold 1"],[0,"flip 61"],["*","gold 3"],[0,"flip 9"],["*","gold 1"],[1,"flip 28"],["*","digger violet 4"],[1,"flip 3"],["*","digger red 2"],[0,"flip 29"],["*","gold 2"],[0,"flip 9"],[1,"flip 28"],[1,"flip 60"],["*","digger blue 2"],[0,"flip 28"],[0,"flip 61"],[1,"flip 31"],["*","digger orange 4"],[1,"flip 35"],[0,"flip 32"],["*","digger green 3"],[0,"flip 41"],["*","dynamite"],[1,"flip 26"],["*","gold 2"],[1,"flip 27"],["*","digger orange 2"],[0,"flip 29"],[1,"flip 34"],[0,"flip 25"],[1,"flip 36"],[0,"flip 20"],[1,"flip 21"],["*","digger green 4"],[0,"flip 10"],["*","gold 4"],[1,"flip 9"],[0,"flip 11"]],"result":{"reason":"last-card","scores":[32,20],"winners":[0]},"times":[0.004,0.004,0.006,0.006,0.008,0.008,0.012,0.012,0.027,0.027,0.029,0.029,0.033,0.037,0.047,0.047,0.116,0.116,0.291,0.291,0.356,0.356,0.386,0.386,0.397,0.397,0.415,0.415,0.425,0.425,0.431,0.431,0.445,0.459,0.48,0.48,0.504,0.504,0.527,0.527,0.564,0.564,0.615,0.615,0.66,0.712,0.712,0.766,0.766,0.805,0.805,0.846,0.944,0.944,0.974,0.974,1.056,1.056,1.076,1.124,1.124,1.152,1.152,1.198,1.198,1.234,1.234,1.277,1.277,1.312,1.312,1.347,1.347,1.392,1.392,1.423,1.464,1.489,1.489,1.527,1.565,1.565,1.598,1.628,1.628,1.675,1.675,1.739,1.739,1.776,1.776,1.792,1.799,1.868,1.868,1.904,1.948,1.948,1.966,1.966,2.006,2.006,2.032,2.032,2.061,2.061,2.088,2.189,2.189,2.279,2.279,2.314,2.314,2.34,2.412,2.412,2.429,2.464,2.464,2.492,2.492,2.517,2.517,2.581,2.581,2.608,2.608,2.644,2.644,2.664,2.71,2.746,2.746,2.793,2.825,2.857,2.857,2.884,2.926,2.926,2.984,2.984,3.02,3.02,3.052,3.052,3.216,3.252,3.276,3.476,3.532,3.565,3.565,3.82,3.82,3.904,3.975],"figures":[["river","circle"],["pine","square"]],"proof":{"scheme":"hmac-sha-256/1","commitment":"3928a4725beeed8f860c38ac80232287690e8f72c8904739fdb48a0610f17436","seed":"7d18655cbb8a8f1fd87e129f78720640cd8ae436166e34af76b03b9766e0dc24","entropy":[]}}',NULL);
CREATE TABLE passkeys (
	id VARCHAR(344) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count BIGINT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE pauses (
	number INTEGER NOT NULL, 
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (number)
);
INSERT INTO "pauses" VALUES(1,1.79484150212486553198e+09,1.79484150212486553198e+09);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	login VARCHAR(64), 
	password TEXT, 
	created FLOAT NOT NULL, merged VARCHAR(24), seen FLOAT, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('e0af64adcacc1cf2c27c','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$VQxDkTh0GRX0qh74n2u8hQ$H7P+GKQYv/fst4OLyA3tnAFn+f9QIVU13Hd6Itcch4A',1.79484151070762181284e+09,NULL,1.79484151070762181284e+09);
INSERT INTO "people" VALUES('e093f767d67b3dff7d8c','Bo',NULL,NULL,1.79484151151020264623e+09,NULL,1.79484151151020264623e+09);
INSERT INTO "people" VALUES('2f320466fd64c2ba2ba1','Cy',NULL,NULL,1.79484151238389945037e+09,NULL,1.79484151238389945037e+09);
CREATE TABLE places (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "places" VALUES('AATSDKR7JS',0,'e0af64adcacc1cf2c27c');
INSERT INTO "places" VALUES('AATSDKR7JS',1,'e093f767d67b3dff7d8c');
INSERT INTO "places" VALUES('EMTVP2JMN4',0,'e093f767d67b3dff7d8c');
INSERT INTO "places" VALUES('EMTVP2JMN4',1,'e0af64adcacc1cf2c27c');
INSERT INTO "places" VALUES('VFQJ3NZ6PJ',0,'e0af64adcacc1cf2c27c');
INSERT INTO "places" VALUES('VFQJ3NZ6PJ',1,'e093f767d67b3dff7d8c');
INSERT INTO "places" VALUES('VFQJ3NZ6PJ',2,'2f320466fd64c2ba2ba1');
INSERT INTO "places" VALUES('C7UVHAFAXY',0,'2f320466fd64c2ba2ba1');
INSERT INTO "places" VALUES('5XBCTDCD2G',0,'e093f767d67b3dff7d8c');
INSERT INTO "places" VALUES('QJJVMBKWYD',0,'2f320466fd64c2ba2ba1');
CREATE TABLE ratings (
	pool VARCHAR(8) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	who VARCHAR(32) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	played INTEGER NOT NULL, 
	PRIMARY KEY (pool, game, who)
);
CREATE TABLE results (
	match_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24), 
	game VARCHAR(40) NOT NULL, 
	score INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	ended FLOAT NOT NULL, rating_before FLOAT, rating_after FLOAT, own BOOLEAN, 
	PRIMARY KEY (match_id, seat)
);
INSERT INTO "results" VALUES('CXGTAZBMFGUM',0,'e093f767d67b3dff7d8c','gold',32,1.0,1.7948415216684479713e+09,NULL,NULL,0);
INSERT INTO "results" VALUES('CXGTAZBMFGUM',1,'e0af64adcacc1cf2c27c','gold',20,0.0,1.7948415216684479713e+09,NULL,NULL,0);
CREATE TABLE secrets (
	name VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookies','694db86f222c605452894a156011b2d2acad30a768d0f38a8c26887518ebee42');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	open_seats INTEGER NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	wake FLOAT, at INTEGER DEFAULT '0' NOT NULL, line TEXT, match_id VARCHAR(16), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('AATSDKR7JS','gold-nuggets','playing',0,0,'e0af64adcacc1cf2c27c',1.7948415170768215656e+09,1.79484151753941535952e+09,NULL,11,'{"game":"gold-nuggets","status":"playing","stirred":1794841517.5394154,"seats":[["Ada","river","circle","e0af64adcacc1cf2c27c",null,false,false,{}],["Bo","pine","square","e093f767d67b3dff7d8c",null,false,false,{}]],"to_act":[1],"match":"ND7M8ANVR9K8"}','ND7M8ANVR9K8');
INSERT INTO "tables" VALUES('EMTVP2JMN4','gold','over',0,0,'e093f767d67b3dff7d8c',1.79484151767635345458e+09,1.7948415216684479713e+09,NULL,96,'{"game":"gold","status":"over","stirred":1794841521.668448,"seats":[["Bo","river","circle","e093f767d67b3dff7d8c",null,false,false,{}],["Ada","pine","square","e0af64adcacc1cf2c27c",null,false,false,{}]],"match":"CXGTAZBMFGUM"}','CXGTAZBMFGUM');
INSERT INTO "tables" VALUES('VFQJ3NZ6PJ','claim-poker','playing',0,0,'e0af64adcacc1cf2c27c',1.79484152259300947188e+09,1.79484152290393257148e+09,1.79605112290393257139e+09,8,'{"game":"claim-poker","status":"playing","stirred":1794841522.9039326,"seats":[["Ada","river","circle","e0af64adcacc1cf2c27c",null,false,false,{}],["Bo","pine","square","e093f767d67b3dff7d8c",null,false,false,{}],["Cy","clay","triangle","2f320466fd64c2ba2ba1",null,false,false,{}]],"to_act":[1],"match":"AMSC432RWRGT"}','AMSC432RWRGT');
INSERT INTO "tables" VALUES('C7UVHAFAXY','gold-nuggets','playing',0,0,'2f320466fd64c2ba2ba1',1.79484152377597856523e+09,1.7948415240659677982e+09,NULL,3,'{"game":"gold-nuggets","status":"playing","stirred":1794841524.0659678,"seats":[["Cy","river","circle","2f320466fd64c2ba2ba1",null,false,false,{}],["Otto","pine","square",null,"greenhorn",false,false,{}]],"to_act":[0],"match":"HSFTD3EBS7UC"}','HSFTD3EBS7UC');
INSERT INTO "tables" VALUES('5XBCTDCD2G','wurf-und-weg','lobby',1,1,'e093f767d67b3dff7d8c',1.79484152584872579572e+09,1.79484152584872579572e+09,NULL,1,'{"game":"wurf-und-weg","status":"lobby","stirred":1794841525.8487258,"seats":[["Bo","river","circle","e093f767d67b3dff7d8c",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}',NULL);
INSERT INTO "tables" VALUES('QJJVMBKWYD','gold','closed',0,1,'2f320466fd64c2ba2ba1',1.79484152599334859847e+09,1794841526.20049,NULL,2,'{"game":"gold","status":"closed","stirred":1794841526.20049,"seats":[["Cy","river","circle","2f320466fd64c2ba2ba1",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}',NULL);
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (digest)
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
COMMIT;
