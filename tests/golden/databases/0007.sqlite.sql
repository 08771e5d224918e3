BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE alive (
	name VARCHAR(8) NOT NULL, 
	time FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "alive" VALUES('server',1.79487102481059050554e+09);
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
CREATE TABLE codes (
	code VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "codes" VALUES('CPXPCZ','GN7XJYSWZ5',-1);
INSERT INTO "codes" VALUES('XBP5E5','GN7XJYSWZ5',0);
INSERT INTO "codes" VALUES('78BP22','GN7XJYSWZ5',1);
INSERT INTO "codes" VALUES('REHGM3','JDN3CB25B2',-1);
INSERT INTO "codes" VALUES('SXB3ZP','JDN3CB25B2',0);
INSERT INTO "codes" VALUES('WAJBUF','JDN3CB25B2',1);
INSERT INTO "codes" VALUES('TXG8HT','WTY4C3RVEX',-1);
INSERT INTO "codes" VALUES('XZJE59','WTY4C3RVEX',0);
INSERT INTO "codes" VALUES('VMYYMD','WTY4C3RVEX',1);
INSERT INTO "codes" VALUES('WN3UUY','WTY4C3RVEX',2);
INSERT INTO "codes" VALUES('YHBRBZ','PV4ZHVGM8U',-1);
INSERT INTO "codes" VALUES('Y5CWNC','PV4ZHVGM8U',0);
INSERT INTO "codes" VALUES('X7M5XD','PV4ZHVGM8U',1);
INSERT INTO "codes" VALUES('483T6V','P7CH3HEZ5R',-1);
INSERT INTO "codes" VALUES('6VG8W7','P7CH3HEZ5R',0);
INSERT INTO "codes" VALUES('4FJBJH','P7CH3HEZ5R',1);
INSERT INTO "codes" VALUES('U9H4HZ','DY8PX28P55',-1);
INSERT INTO "codes" VALUES('TKUNPM','DY8PX28P55',0);
INSERT INTO "codes" VALUES('XANREY','DY8PX28P55',1);
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
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "entries" VALUES('GN7XJYSWZ5',0,'{"is":"opened","time":1794871021.4581957,"host":"88bf9255a8e5e907e221","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["XBP5E5","78BP22"],"seed":"5dc490d6301ba843c64d75b396e3937d8111d4b9192e17f8e876fc496e9e4d8e"}');
INSERT INTO "entries" VALUES('GN7XJYSWZ5',1,'{"is":"seated","time":1794871022.325761,"seat":1,"person":"5c69437f847f66ca5fb5","name":"Bo"}');
INSERT INTO "entries" VALUES('GN7XJYSWZ5',2,'{"is":"started","time":1794871022.4047287,"match":"3F86HQ8YECGF","starter":0,"next_seed":"1fb7f2a346295f741112c03db0265f7ccca35e40642a0820b979b205dec9cdbc","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO "entries" VALUES('GN7XJYSWZ5',3,'{"is":"played","time":1794871022.4299312,"seat":0,"move":"aside nugget 1"}');
INSERT INTO "entries" VALUES('GN7XJYSWZ5',4,'{"is":"played","time":1794871022.47773,"seat":0,"move":"roll","outcomes":["2","2","4","3","5","2"]}');
INSERT INTO "entries" VALUES('GN7XJYSWZ5',5,'{"is":"played","time":1794871022.4855654,"seat":0,"move":"aside 2 3"}');
INSERT INTO "entries" VALUES('GN7XJYSWZ5',6,'{"is":"played","time":1794871022.5360446,"seat":0,"move":"roll","outcomes":["lasso","3","3"]}');
INSERT INTO "entries" VALUES('GN7XJYSWZ5',7,'{"is":"played","time":1794871022.543777,"seat":0,"move":"aside lasso 1"}');
INSERT INTO "entries" VALUES('GN7XJYSWZ5',8,'{"is":"played","time":1794871022.5473635,"seat":0,"move":"take","outcomes":["4","nugget","lasso","lasso","2","nugget","3"]}');
INSERT INTO "entries" VALUES('GN7XJYSWZ5',9,'{"is":"played","time":1794871022.5531237,"seat":1,"move":"aside lasso 1"}');
INSERT INTO "entries" VALUES('GN7XJYSWZ5',10,'{"is":"played","time":1794871022.5557709,"seat":1,"move":"aside nugget 1"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',0,'{"is":"opened","time":1794871022.7170343,"host":"5c69437f847f66ca5fb5","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["SXB3ZP","WAJBUF"],"seed":"ea29b307f518d49fb138498e963a6858635d2ebd21017cda87f6253d13dbf21b"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',1,'{"is":"seated","time":1794871022.7470171,"seat":1,"person":"88bf9255a8e5e907e221","name":"Ada"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',2,'{"is":"started","time":1794871022.7749844,"match":"VWT8UBPDCEBK","starter":0,"next_seed":"2d87f71f39caa06cf37cbe72f0fa4184f83e016df677527db53c53b5a19dac7f","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO "entries" VALUES('JDN3CB25B2',3,'{"is":"played","time":1794871022.7886925,"seat":0,"move":"flip 30","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',4,'{"is":"played","time":1794871022.7980344,"seat":0,"move":"flip 38","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',5,'{"is":"played","time":1794871022.799997,"seat":1,"move":"flip 15","outcomes":["digger red 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',6,'{"is":"played","time":1794871022.8015456,"seat":1,"move":"flip 40","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',7,'{"is":"played","time":1794871022.8029153,"seat":0,"move":"flip 36","outcomes":["digger violet 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',8,'{"is":"played","time":1794871022.8043196,"seat":0,"move":"flip 8","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',9,'{"is":"played","time":1794871022.8061943,"seat":1,"move":"flip 39","outcomes":["digger red 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',10,'{"is":"played","time":1794871022.8076057,"seat":1,"move":"flip 9","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',11,'{"is":"played","time":1794871022.8088431,"seat":0,"move":"flip 26","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',12,'{"is":"played","time":1794871022.810321,"seat":0,"move":"flip 47","outcomes":["digger orange 5"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',13,'{"is":"played","time":1794871022.8116603,"seat":1,"move":"flip 27","outcomes":["digger blue 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',14,'{"is":"played","time":1794871022.812939,"seat":1,"move":"flip 49","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',15,'{"is":"played","time":1794871022.8141844,"seat":0,"move":"flip 35","outcomes":["digger green 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',16,'{"is":"played","time":1794871022.8156137,"seat":0,"move":"flip 51","outcomes":["digger red 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',17,'{"is":"played","time":1794871022.8174658,"seat":1,"move":"flip 35"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',18,'{"is":"played","time":1794871022.8208835,"seat":1,"move":"flip 52","outcomes":["digger violet 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',19,'{"is":"played","time":1794871022.822338,"seat":0,"move":"flip 46","outcomes":["digger blue 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',20,'{"is":"played","time":1794871022.8238013,"seat":0,"move":"flip 4","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',21,'{"is":"played","time":1794871022.8259895,"seat":1,"move":"flip 49"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',22,'{"is":"played","time":1794871022.8273711,"seat":1,"move":"flip 5","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',23,'{"is":"played","time":1794871022.8287253,"seat":0,"move":"flip 50","outcomes":["digger green 5"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',24,'{"is":"played","time":1794871022.8304393,"seat":0,"move":"flip 0","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',25,'{"is":"played","time":1794871022.8320286,"seat":1,"move":"flip 54","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',26,'{"is":"played","time":1794871022.8334296,"seat":1,"move":"flip 1","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',27,'{"is":"played","time":1794871022.8345323,"seat":0,"move":"flip 41","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',28,'{"is":"played","time":1794871022.8361425,"seat":0,"move":"flip 21","outcomes":["digger violet 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',29,'{"is":"played","time":1794871022.8420966,"seat":1,"move":"flip 43","outcomes":["digger blue 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',30,'{"is":"played","time":1794871022.8438692,"seat":1,"move":"flip 22","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',31,'{"is":"played","time":1794871022.846802,"seat":0,"move":"flip 55","outcomes":["digger green 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',32,'{"is":"played","time":1794871022.8506196,"seat":0,"move":"flip 19","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',33,'{"is":"played","time":1794871022.852273,"seat":1,"move":"flip 57","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',34,'{"is":"played","time":1794871022.8537211,"seat":1,"move":"flip 20","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',35,'{"is":"played","time":1794871022.8550634,"seat":0,"move":"flip 17","outcomes":["digger red 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',36,'{"is":"played","time":1794871022.8566878,"seat":0,"move":"flip 53","outcomes":["digger orange 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',37,'{"is":"played","time":1794871022.8581367,"seat":1,"move":"flip 17"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',38,'{"is":"played","time":1794871022.8624063,"seat":1,"move":"flip 54"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',39,'{"is":"played","time":1794871022.863879,"seat":0,"move":"flip 61","outcomes":["digger green 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',40,'{"is":"played","time":1794871022.8661654,"seat":0,"move":"flip 63","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',41,'{"is":"played","time":1794871022.870116,"seat":1,"move":"flip 62","outcomes":["digger red 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',42,'{"is":"played","time":1794871022.8716242,"seat":1,"move":"flip 56","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',43,'{"is":"played","time":1794871022.8728557,"seat":0,"move":"flip 58","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',44,'{"is":"played","time":1794871022.8741908,"seat":0,"move":"flip 42","outcomes":["digger green 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',45,'{"is":"played","time":1794871022.8758852,"seat":1,"move":"flip 18","outcomes":["digger green 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',46,'{"is":"played","time":1794871022.8771937,"seat":1,"move":"flip 33","outcomes":["digger orange 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',47,'{"is":"played","time":1794871022.878687,"seat":0,"move":"flip 32","outcomes":["digger violet 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',48,'{"is":"played","time":1794871022.880117,"seat":0,"move":"flip 49"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',49,'{"is":"played","time":1794871022.8816037,"seat":1,"move":"flip 48","outcomes":["digger green 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',50,'{"is":"played","time":1794871022.8830464,"seat":1,"move":"flip 6","outcomes":["digger orange 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',51,'{"is":"played","time":1794871022.8842812,"seat":0,"move":"flip 6"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',52,'{"is":"played","time":1794871022.8857384,"seat":0,"move":"flip 12","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',53,'{"is":"played","time":1794871022.8872156,"seat":1,"move":"flip 13","outcomes":["digger blue 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',54,'{"is":"played","time":1794871022.8888333,"seat":1,"move":"flip 35"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',55,'{"is":"played","time":1794871022.8921776,"seat":0,"move":"flip 35"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',56,'{"is":"played","time":1794871022.89388,"seat":0,"move":"flip 7","outcomes":["digger blue 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',57,'{"is":"played","time":1794871022.896182,"seat":1,"move":"flip 10","outcomes":["digger violet 5"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',58,'{"is":"played","time":1794871022.8976123,"seat":1,"move":"flip 33"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',59,'{"is":"played","time":1794871022.9020648,"seat":0,"move":"flip 32"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',60,'{"is":"played","time":1794871022.9038198,"seat":0,"move":"flip 27"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',61,'{"is":"played","time":1794871022.9088976,"seat":1,"move":"flip 27"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',62,'{"is":"played","time":1794871022.9104707,"seat":1,"move":"flip 60","outcomes":["digger red 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',63,'{"is":"played","time":1794871022.9117842,"seat":0,"move":"flip 59","outcomes":["digger violet 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',64,'{"is":"played","time":1794871022.9131052,"seat":0,"move":"flip 1"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',65,'{"is":"played","time":1794871022.9146202,"seat":1,"move":"flip 2","outcomes":["digger blue 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',66,'{"is":"played","time":1794871022.9159927,"seat":1,"move":"flip 60"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',67,'{"is":"played","time":1794871022.91704,"seat":0,"move":"flip 49"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',68,'{"is":"played","time":1794871022.9187353,"seat":0,"move":"flip 5"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',69,'{"is":"played","time":1794871022.926395,"seat":1,"move":"flip 5"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',70,'{"is":"played","time":1794871022.9281275,"seat":1,"move":"flip 16","outcomes":["digger blue 5"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',71,'{"is":"played","time":1794871022.939787,"seat":0,"move":"flip 18"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',72,'{"is":"played","time":1794871022.941635,"seat":0,"move":"flip 49"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',73,'{"is":"played","time":1794871022.9431822,"seat":1,"move":"flip 3","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',74,'{"is":"played","time":1794871022.9448829,"seat":1,"move":"flip 29","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',75,'{"is":"played","time":1794871022.9584765,"seat":0,"move":"flip 3"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',76,'{"is":"played","time":1794871022.960433,"seat":0,"move":"flip 29"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',77,'{"is":"played","time":1794871022.9644217,"seat":1,"move":"flip 2"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',78,'{"is":"played","time":1794871022.968791,"seat":1,"move":"flip 28","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',79,'{"is":"played","time":1794871022.9742796,"seat":0,"move":"flip 3"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',80,'{"is":"played","time":1794871022.9864073,"seat":0,"move":"flip 44","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',81,'{"is":"played","time":1794871022.9927623,"seat":1,"move":"flip 45","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',82,'{"is":"played","time":1794871022.9949343,"seat":1,"move":"flip 31","outcomes":["digger red 5"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',83,'{"is":"played","time":1794871023.0046484,"seat":0,"move":"flip 44"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',84,'{"is":"played","time":1794871023.0190272,"seat":0,"move":"flip 23","outcomes":["digger violet 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',85,'{"is":"played","time":1794871023.0575936,"seat":1,"move":"flip 35"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',86,'{"is":"played","time":1794871023.0728688,"seat":1,"move":"flip 25","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',87,'{"is":"played","time":1794871023.0840695,"seat":0,"move":"flip 29"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',88,'{"is":"played","time":1794871023.093355,"seat":0,"move":"flip 37","outcomes":["digger orange 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',89,'{"is":"played","time":1794871023.1061025,"seat":1,"move":"flip 27"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',90,'{"is":"played","time":1794871023.1154487,"seat":0,"move":"flip 32"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',91,'{"is":"played","time":1794871023.13869,"seat":1,"move":"flip 34","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',92,'{"is":"played","time":1794871023.1487696,"seat":0,"move":"flip 24","outcomes":["digger orange 3"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',93,'{"is":"played","time":1794871023.1745915,"seat":1,"move":"flip 44"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',94,'{"is":"played","time":1794871023.1813188,"seat":0,"move":"flip 14","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('JDN3CB25B2',95,'{"is":"played","time":1794871023.1980908,"seat":1,"move":"flip 23"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',96,'{"is":"played","time":1794871023.214182,"seat":0,"move":"flip 10"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',97,'{"is":"played","time":1794871023.2306688,"seat":1,"move":"flip 3"}');
INSERT INTO "entries" VALUES('JDN3CB25B2',98,'{"is":"played","time":1794871023.238297,"seat":0,"move":"flip 11","outcomes":["digger orange 4"]}');
INSERT INTO "entries" VALUES('WTY4C3RVEX',0,'{"is":"opened","time":1794871023.7513862,"host":"88bf9255a8e5e907e221","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["XZJE59","VMYYMD","WN3UUY"],"seed":"ee6bdf9e164e2acb9ba1bb936179ee0b557b0d4a3b3b3c28ebb29a18e6e0a987"}');
INSERT INTO "entries" VALUES('WTY4C3RVEX',1,'{"is":"seated","time":1794871023.8228872,"seat":1,"person":"5c69437f847f66ca5fb5","name":"Bo"}');
INSERT INTO "entries" VALUES('WTY4C3RVEX',2,'{"is":"seated","time":1794871023.8268652,"seat":2,"person":"26e6b275a3109e2ac0c9","name":"Cy"}');
INSERT INTO "entries" VALUES('WTY4C3RVEX',3,'{"is":"started","time":1794871023.8320982,"match":"C4XME47HZ9JD","starter":0,"next_seed":"45e1c91208a8147dd8941b35e99a985a13977afc815034638338cd2e523e5ab2","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO "entries" VALUES('WTY4C3RVEX',4,'{"is":"played","time":1794871023.8348625,"seat":0,"move":"take shovel"}');
INSERT INTO "entries" VALUES('WTY4C3RVEX',5,'{"is":"played","time":1794871023.8375528,"seat":0,"move":"take knife"}');
INSERT INTO "entries" VALUES('WTY4C3RVEX',6,'{"is":"played","time":1794871023.8397214,"seat":0,"move":"give shovel 1","outcomes":["shovel 1","prospector +1"]}');
INSERT INTO "entries" VALUES('WTY4C3RVEX',7,'{"is":"played","time":1794871023.8428895,"seat":1,"move":"take whiskey"}');
INSERT INTO "entries" VALUES('PV4ZHVGM8U',0,'{"is":"opened","time":1794871023.9578333,"host":"26e6b275a3109e2ac0c9","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["Y5CWNC","X7M5XD"],"seed":"47a5a4b2dd74b4958a4b5de12f55cb141298e9e58f70d7ed16a42ea688323ea9"}');
INSERT INTO "entries" VALUES('PV4ZHVGM8U',1,'{"is":"started","time":1794871023.971347,"match":"Y6TTYYXUK3KD","starter":0,"next_seed":"a0365ec58776db6cbafedcbc8272e102b52e7909d5245f0fa8fc01333967aa04","signal":0.3,"version":1,"pause":1,"patience":0.0}');
INSERT INTO "entries" VALUES('PV4ZHVGM8U',2,'{"is":"played","time":1794871024.0267305,"seat":0,"move":"aside nugget 1"}');
INSERT INTO "entries" VALUES('P7CH3HEZ5R',0,'{"is":"opened","time":1794871024.3373866,"host":"5c69437f847f66ca5fb5","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["6VG8W7","4FJBJH"],"seed":"a13670436458150bc7c0c357467b15225ff21c0a143cd09cda43489988892be2"}');
INSERT INTO "entries" VALUES('DY8PX28P55',0,'{"is":"opened","time":1794871024.5559185,"host":"26e6b275a3109e2ac0c9","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["TKUNPM","XANREY"],"seed":"9dcfb80f168e80652aaf5bbdd55cbb5463e0a2dc540bf5fb7b343a61f258d100"}');
INSERT INTO "entries" VALUES('DY8PX28P55',1,'{"is":"closed","time":1794871024.5711117}');
CREATE TABLE matches (
	id VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	ended FLOAT NOT NULL, 
	record TEXT NOT NULL, 
	look_back TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('VWT8UBPDCEBK','JDN3CB25B2','gold',1.79487102323829698568e+09,'{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","gold 1"],[0,"flip 38"],["*","dynamite"],[1,"flip 15"],["*","digger red 4"],[1,"flip 40"],["*","gold 3"],[0,"flip 36"],["*","digger violet 4"],[0,"flip 8"],["*","gold 4"],[1,"flip 39"],["*","digger red 2"],[1,"flip 9"],["*","gold 1"],[0,"flip 26"],["*","gold 2"],[0,"flip 47"],["*","digger orange 5"],[1,"flip 27"],["*","digger blue 2"],[1,"flip 49"],["*","gold 3"],[0,"flip 35"],["*","digger green 4"],[0,"flip 51"],["*","digger red 3"],[1,"flip 35"],[1,"flip 52"],["*","digger violet 2"],[0,"flip 46"],["*","digger blue 4"],[0,"flip 4"],["*","gold 4"],[1,"flip 49"],[1,"flip 5"],["*","gold 3"],[0,"flip 50"],["*","digger green 5"],[0,"flip 0"],["*","gold 3"],[1,"flip 54"],["*","gold 1"],[1,"flip 1"],["*","gold 3"],[0,"flip 41"],["*","gold 2"],[0,"flip 21"],["*","digger violet 3"],[1,"flip 43"],["*","digger blue 3"],[1,"flip 22"],["*","gold 3"],[0,"flip 55"],["*","digger green 4"],[0,"flip 19"],["*","dynamite"],[1,"flip 57"],["*","gold 4"],[1,"flip 20"],["*","dynamite"],[0,"flip 17"],["*","digger red 3"],[0,"flip 53"],["*","digger orange 2"],[1,"flip 17"],[1,"flip 54"],[0,"flip 61"],["*","digger green 2"],[0,"flip 63"],["*","gold 1"],[1,"flip 62"],["*","digger red 4"],[1,"flip 56"],["*","dynamite"],[0,"flip 58"],["*","gold 2"],[0,"flip 42"],["*","digger green 3"],[1,"flip 18"],["*","digger green 3"],[1,"flip 33"],["*","digger orange 3"],[0,"flip 32"],["*","digger violet 2"],[0,"flip 49"],[1,"flip 48"],["*","digger green 2"],[1,"flip 6"],["*","digger orange 4"],[0,"flip 6"],[0,"flip 12"],["*","dynamite"],[1,"flip 13"],["*","digger blue 2"],[1,"flip 35"],[0,"flip 35"],[0,"flip 7"],["*","digger blue 3"],[1,"flip 10"],["*","digger violet 5"],[1,"flip 33"],[0,"flip 32"],[0,"flip 27"],[1,"flip 27"],[1,"flip 60"],["*","digger red 2"],[0,"flip 59"],["*","digger violet 4"],[0,"flip 1"],[1,"flip 2"],["*","digger blue 4"],[1,"flip 60"],[0,"flip 49"],[0,"flip 5"],[1,"flip 5"],[1,"flip 16"],["*","digger blue 5"],[0,"flip 18"],[0,"flip 49"],[1,"flip 3"],["*","gold 1"],[1,"flip 29"],["*","gold 2"],[0,"flip 3"],[0,"flip 29"],[1,"flip 2"],[1,"flip 28"],["*","gold 3"],[0,"flip 3"],[0,"flip 44"],["*","gold 4"],[1,"flip 45"],["*","gold 2"],[1,"flip 31"],["*","digger red 5"],[0,"flip 44"],[0,"flip 23"],["*","digger violet 3"],[1,"flip 35"],[1,"flip 25"],["*","gold 4"],[0,"flip 29"],[0,"flip 37"],["*","digger orange 2"],[1,"flip 27"],[0,"flip 32"],[1,"flip 34"],["*","gold 2"],[0,"flip 24"],["*","digger orange 3"],[1,"flip 44"],[0,"flip 14"],["*","gold 2"],[1,"flip 23"],[0,"flip 10"],[1,"flip 3"],[0,"flip 11"],["*","digger orange 4"]],"result":{"reason":"last-card","scores":[28,27],"winners":[0]},"times":[0.014,0.014,0.023,0.023,0.025,0.025,0.027,0.027,0.028,0.028,0.029,0.029,0.031,0.031,0.033,0.033,0.034,0.034,0.035,0.035,0.037,0.037,0.038,0.038,0.039,0.039,0.041,0.041,0.042,0.046,0.046,0.047,0.047,0.049,0.049,0.051,0.052,0.052,0.054,0.054,0.055,0.055,0.057,0.057,0.058,0.058,0.06,0.06,0.061,0.061,0.067,0.067,0.069,0.069,0.072,0.072,0.076,0.076,0.077,0.077,0.079,0.079,0.08,0.08,0.082,0.082,0.083,0.087,0.089,0.089,0.091,0.091,0.095,0.095,0.097,0.097,0.098,0.098,0.099,0.099,0.101,0.101,0.102,0.102,0.104,0.104,0.105,0.107,0.107,0.108,0.108,0.109,0.111,0.111,0.112,0.112,0.114,0.117,0.119,0.119,0.121,0.121,0.123,0.127,0.129,0.134,0.135,0.135,0.137,0.137,0.138,0.14,0.14,0.141,0.142,0.144,0.151,0.153,0.153,0.165,0.167,0.168,0.168,0.17,0.17,0.183,0.185,0.189,0.194,0.194,0.199,0.211,0.211,0.218,0.218,0.22,0.22,0.23,0.244,0.244,0.283,0.298,0.298,0.309,0.318,0.318,0.331,0.34,0.364,0.364,0.374,0.374,0.4,0.406,0.406,0.423,0.439,0.456,0.463,0.463],"figures":[["river","circle"],["pine","square"]],"proof":{"scheme":"hmac-sha-256/1","commitment":"90913a149bc140703ae4d397212314d7903693f76eace9bbb3dcbcd17d9ddcf3","seed":"ea29b307f518d49fb138498e963a6858635d2ebd21017cda87f6253d13dbf21b","entropy":[]}}',NULL);
CREATE TABLE news (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	time FLOAT NOT NULL, 
	process VARCHAR(24) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	subject TEXT NOT NULL
);
INSERT INTO "news" VALUES(1,1.79487102100979042051e+09,'ad288da70ab261ae','person','88bf9255a8e5e907e221');
INSERT INTO "news" VALUES(2,1.79487102229499936108e+09,'ad288da70ab261ae','renewed','c2256e65a9d2bcf1e3ab');
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
INSERT INTO "pauses" VALUES(1,1.79487101769674921034e+09,1.79487101769674921034e+09);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	login VARCHAR(64), 
	password TEXT, 
	created FLOAT NOT NULL, merged VARCHAR(24), seen FLOAT, cookies_since FLOAT, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('88bf9255a8e5e907e221','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$oW8DZEBpVJCnG4iLSwXwRQ$oljUq04o2jC/xRkKe3KLx1iLHWsCD/TSwuoRPSacZIE',1.79487101956254720691e+09,NULL,1.79487101956254720691e+09,1.79487102101302075382e+09);
INSERT INTO "people" VALUES('5c69437f847f66ca5fb5','Bo',NULL,NULL,1.79487101965472936626e+09,NULL,1.79487101965472936626e+09,NULL);
INSERT INTO "people" VALUES('26e6b275a3109e2ac0c9','Cy',NULL,NULL,1.79487101976745629314e+09,NULL,1.79487101976745629314e+09,NULL);
CREATE TABLE places (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "places" VALUES('GN7XJYSWZ5',0,'88bf9255a8e5e907e221');
INSERT INTO "places" VALUES('GN7XJYSWZ5',1,'5c69437f847f66ca5fb5');
INSERT INTO "places" VALUES('JDN3CB25B2',0,'5c69437f847f66ca5fb5');
INSERT INTO "places" VALUES('JDN3CB25B2',1,'88bf9255a8e5e907e221');
INSERT INTO "places" VALUES('WTY4C3RVEX',0,'88bf9255a8e5e907e221');
INSERT INTO "places" VALUES('WTY4C3RVEX',1,'5c69437f847f66ca5fb5');
INSERT INTO "places" VALUES('WTY4C3RVEX',2,'26e6b275a3109e2ac0c9');
INSERT INTO "places" VALUES('PV4ZHVGM8U',0,'26e6b275a3109e2ac0c9');
INSERT INTO "places" VALUES('P7CH3HEZ5R',0,'5c69437f847f66ca5fb5');
INSERT INTO "places" VALUES('DY8PX28P55',0,'26e6b275a3109e2ac0c9');
CREATE TABLE ratings (
	pool VARCHAR(8) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	who VARCHAR(32) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	played INTEGER NOT NULL, 
	PRIMARY KEY (pool, game, who)
);
CREATE TABLE recoveries (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "recoveries" VALUES('2326e7b5d9e6d4e377b5d1ff71b8118479a269da087a929b5860a5eca01867e2','88bf9255a8e5e907e221',1.79487102102060627935e+09);
INSERT INTO "recoveries" VALUES('d0fd17025eee1b26e7692751bfb49f9f18b6c67f327ab55d3c173c92a69ac590','88bf9255a8e5e907e221',1.79487102102060627935e+09);
INSERT INTO "recoveries" VALUES('c4f3dda918e3f622610aa2e17203d50d9082609a87087eb19a7c162420224619','88bf9255a8e5e907e221',1.79487102102060627935e+09);
INSERT INTO "recoveries" VALUES('f543250848d36532da70bcd693afbbf97fd5678988d979e9964ec66fbc74b868','88bf9255a8e5e907e221',1.79487102102060627935e+09);
INSERT INTO "recoveries" VALUES('23bfa8b8f03eab3b296ff3dbc58e299146d3ae60edd5f07609239acd7beba616','88bf9255a8e5e907e221',1.79487102102060627935e+09);
INSERT INTO "recoveries" VALUES('e048cea6458f88743aa807bd838f67cb45f52b1d8c22e8e5319ef4904c0d621a','88bf9255a8e5e907e221',1.79487102102060627935e+09);
INSERT INTO "recoveries" VALUES('49af535ce0f75445273c682a9c0bbe0d26c0b60f92fac1f19965f649dc80ffad','88bf9255a8e5e907e221',1.79487102102060627935e+09);
INSERT INTO "recoveries" VALUES('784942ba5d66b650badccab2c4d7b8bcb0471bfba00c2c8df2b1127d0ed4b250','88bf9255a8e5e907e221',1.79487102102060627935e+09);
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
INSERT INTO "results" VALUES('VWT8UBPDCEBK',0,'5c69437f847f66ca5fb5','gold',28,1.0,1.79487102323829698568e+09,NULL,NULL,0);
INSERT INTO "results" VALUES('VWT8UBPDCEBK',1,'88bf9255a8e5e907e221','gold',27,0.0,1.79487102323829698568e+09,NULL,NULL,0);
CREATE TABLE secrets (
	name VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookies','02b1132ebbd5e91a8896b336a0aa504dfdb7b0a86bd80a49507f18d18bac284c');
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
INSERT INTO "sessions" VALUES('c2256e65a9d2bcf1e3ab','88bf9255a8e5e907e221',1.79487101958481335643e+09,1.79487101958481645586e+09,'','15acT0TUr4V9y74_EEKwuI',NULL,1.79487102103141713147e+09);
INSERT INTO "sessions" VALUES('b423a120467d08cae7dd','5c69437f847f66ca5fb5',1.79487101965897560126e+09,1.79487101965897798538e+09,'','15acT0TUr4V9y74_EEKwuI',NULL,NULL);
INSERT INTO "sessions" VALUES('b8a02f12b769d960c3f9','26e6b275a3109e2ac0c9',1.79487101977917361261e+09,1.79487101977917575838e+09,'','15acT0TUr4V9y74_EEKwuI',NULL,NULL);
INSERT INTO "sessions" VALUES('ccacba92f32f75b0114e','88bf9255a8e5e907e221',1.79487102103656506538e+09,1.79487102103656697271e+09,'','15acT0TUr4V9y74_EEKwuI',1.79487102103656506538e+09,NULL);
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
INSERT INTO "tables" VALUES('GN7XJYSWZ5','gold-nuggets','playing',0,0,'88bf9255a8e5e907e221',1.79487102145819568633e+09,1.79487102255577087397e+09,NULL,11,'{"game":"gold-nuggets","status":"playing","stirred":1794871022.5557709,"seats":[["Ada","river","circle","88bf9255a8e5e907e221",null,false,false,{}],["Bo","pine","square","5c69437f847f66ca5fb5",null,false,false,{}]],"to_act":[1],"match":"3F86HQ8YECGF"}','3F86HQ8YECGF','15acT0TUr4V9y74_EEKwuI');
INSERT INTO "tables" VALUES('JDN3CB25B2','gold','over',0,0,'5c69437f847f66ca5fb5',1.79487102271703433988e+09,1.79487102323829698568e+09,NULL,99,'{"game":"gold","status":"over","stirred":1794871023.238297,"seats":[["Bo","river","circle","5c69437f847f66ca5fb5",null,false,false,{}],["Ada","pine","square","88bf9255a8e5e907e221",null,false,false,{}]],"match":"VWT8UBPDCEBK"}','VWT8UBPDCEBK','15acT0TUr4V9y74_EEKwuI');
INSERT INTO "tables" VALUES('WTY4C3RVEX','claim-poker','playing',0,0,'88bf9255a8e5e907e221',1.79487102375138616564e+09,1.79487102384288954733e+09,1.79608062384288954737e+09,8,'{"game":"claim-poker","status":"playing","stirred":1794871023.8428895,"seats":[["Ada","river","circle","88bf9255a8e5e907e221",null,false,false,{}],["Bo","pine","square","5c69437f847f66ca5fb5",null,false,false,{}],["Cy","clay","triangle","26e6b275a3109e2ac0c9",null,false,false,{}]],"to_act":[1],"match":"C4XME47HZ9JD"}','C4XME47HZ9JD','15acT0TUr4V9y74_EEKwuI');
INSERT INTO "tables" VALUES('PV4ZHVGM8U','gold-nuggets','playing',0,0,'26e6b275a3109e2ac0c9',1.79487102395783329009e+09,1.79487102402673053738e+09,NULL,3,'{"game":"gold-nuggets","status":"playing","stirred":1794871024.0267305,"seats":[["Cy","river","circle","26e6b275a3109e2ac0c9",null,false,false,{}],["Otto","pine","square",null,"greenhorn",false,false,{}]],"to_act":[0],"match":"Y6TTYYXUK3KD"}','Y6TTYYXUK3KD','15acT0TUr4V9y74_EEKwuI');
INSERT INTO "tables" VALUES('P7CH3HEZ5R','wurf-und-weg','lobby',1,1,'5c69437f847f66ca5fb5',1.79487102433738660812e+09,1.79487102433738660812e+09,NULL,1,'{"game":"wurf-und-weg","status":"lobby","stirred":1794871024.3373866,"seats":[["Bo","river","circle","5c69437f847f66ca5fb5",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}',NULL,'15acT0TUr4V9y74_EEKwuI');
INSERT INTO "tables" VALUES('DY8PX28P55','gold','closed',0,1,'26e6b275a3109e2ac0c9',1.79487102455591845517e+09,1.7948710245711116791e+09,NULL,2,'{"game":"gold","status":"closed","stirred":1794871024.5711117,"seats":[["Cy","river","circle","26e6b275a3109e2ac0c9",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}',NULL,'15acT0TUr4V9y74_EEKwuI');
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, table_id VARCHAR(16), seat INTEGER, 
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
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_sessions_seen ON sessions (seen);
CREATE INDEX ix_recoveries_person ON recoveries (person);
CREATE INDEX ix_bans_person ON bans (person);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('news',2);
COMMIT;
