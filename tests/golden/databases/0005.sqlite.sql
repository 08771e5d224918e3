BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE codes (
	code VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "codes" VALUES('ZNHM94','SN334Q2M76',-1);
INSERT INTO "codes" VALUES('BSW99K','SN334Q2M76',0);
INSERT INTO "codes" VALUES('KEPP2T','SN334Q2M76',1);
INSERT INTO "codes" VALUES('U355HP','RW7SZQDWQD',-1);
INSERT INTO "codes" VALUES('WH9X76','RW7SZQDWQD',0);
INSERT INTO "codes" VALUES('NTHY7J','RW7SZQDWQD',1);
INSERT INTO "codes" VALUES('9N5M76','FRF9QRGZAW',-1);
INSERT INTO "codes" VALUES('XMK923','FRF9QRGZAW',0);
INSERT INTO "codes" VALUES('S6R97H','FRF9QRGZAW',1);
INSERT INTO "codes" VALUES('W5W8QM','FRF9QRGZAW',2);
INSERT INTO "codes" VALUES('VYZ2CN','TY3TF9CMSP',-1);
INSERT INTO "codes" VALUES('N6XFHA','TY3TF9CMSP',0);
INSERT INTO "codes" VALUES('F3ZT76','TY3TF9CMSP',1);
INSERT INTO "codes" VALUES('NU5M8C','VPEJCETQKX',-1);
INSERT INTO "codes" VALUES('F2C7VN','VPEJCETQKX',0);
INSERT INTO "codes" VALUES('AATR5T','VPEJCETQKX',1);
INSERT INTO "codes" VALUES('SRJKUE','U7FAMTPGVH',-1);
INSERT INTO "codes" VALUES('4857TG','U7FAMTPGVH',0);
INSERT INTO "codes" VALUES('BCHX83','U7FAMTPGVH',1);
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
INSERT INTO "entries" VALUES('SN334Q2M76',0,'{"is":"opened","time":1794838859.785018,"host":"aeef5dbcd5e4f6cd0dfb","name":"Ada","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["BSW99K","KEPP2T"],"seed":"96e79a4d8df30af6a0b2709cd185be8c2abb51c92db527d411c2441d178cb9ed"}');
INSERT INTO "entries" VALUES('SN334Q2M76',1,'{"is":"seated","time":1794838859.8119562,"seat":1,"person":"31c075fd8ce82ef9ede5","name":"Bo"}');
INSERT INTO "entries" VALUES('SN334Q2M76',2,'{"is":"started","time":1794838859.8188784,"match":"ZQKZ4Y6QDPB2","starter":0,"next_seed":"ce65e352ad562d8d34e1784257998ed85bb882f2b6eb1b9e07fbfa358d1d1613","signal":0.3,"version":1}');
INSERT INTO "entries" VALUES('SN334Q2M76',3,'{"is":"played","time":1794838859.8230855,"seat":0,"move":"aside 2 3"}');
INSERT INTO "entries" VALUES('SN334Q2M76',4,'{"is":"played","time":1794838859.8273091,"seat":0,"move":"roll","outcomes":["nugget","3","3","lasso"]}');
INSERT INTO "entries" VALUES('SN334Q2M76',5,'{"is":"played","time":1794838859.8353126,"seat":0,"move":"aside lasso 1"}');
INSERT INTO "entries" VALUES('SN334Q2M76',6,'{"is":"played","time":1794838859.854174,"seat":0,"move":"roll","outcomes":["5","3","lasso"]}');
INSERT INTO "entries" VALUES('SN334Q2M76',7,'{"is":"played","time":1794838859.858449,"seat":0,"move":"aside lasso 1"}');
INSERT INTO "entries" VALUES('SN334Q2M76',8,'{"is":"played","time":1794838859.8623214,"seat":0,"move":"take","outcomes":["nugget","5","3","3","nugget","2","5"]}');
INSERT INTO "entries" VALUES('SN334Q2M76',9,'{"is":"played","time":1794838859.865606,"seat":1,"move":"aside nugget 1"}');
INSERT INTO "entries" VALUES('SN334Q2M76',10,'{"is":"played","time":1794838859.869211,"seat":1,"move":"take","outcomes":["nugget","lasso","nugget","2","2","3","4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',0,'{"is":"opened","time":1794838859.9708805,"host":"31c075fd8ce82ef9ede5","name":"Bo","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}],"series":{"kind":"best-of","games":3}},"invitations":["WH9X76","NTHY7J"],"seed":"56fab76e5d7ca6a6fc6d703e63af22441ec8463a4949441f1af797e7d85b437b"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',1,'{"is":"seated","time":1794838859.9860818,"seat":1,"person":"aeef5dbcd5e4f6cd0dfb","name":"Ada"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',2,'{"is":"started","time":1794838859.9894202,"match":"52F9BFCAHXBM","starter":0,"next_seed":"269fac767a0153995e5dd6596681006baddc02a57c6d6c24d0a37c2f794a8f22","signal":0.3,"version":1}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',3,'{"is":"played","time":1794838859.9946988,"seat":0,"move":"flip 30","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',4,'{"is":"played","time":1794838859.9986796,"seat":0,"move":"flip 38","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',5,'{"is":"played","time":1794838860.0011718,"seat":1,"move":"flip 30"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',6,'{"is":"played","time":1794838860.0032775,"seat":1,"move":"flip 38"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',7,'{"is":"played","time":1794838860.009484,"seat":0,"move":"flip 16","outcomes":["digger violet 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',8,'{"is":"played","time":1794838860.013346,"seat":0,"move":"flip 24","outcomes":["digger red 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',9,'{"is":"played","time":1794838860.015718,"seat":1,"move":"flip 35","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',10,'{"is":"played","time":1794838860.019547,"seat":1,"move":"flip 8","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',11,'{"is":"played","time":1794838860.022866,"seat":0,"move":"flip 61","outcomes":["digger red 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',12,'{"is":"played","time":1794838860.0302927,"seat":0,"move":"flip 41","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',13,'{"is":"played","time":1794838860.0337913,"seat":1,"move":"flip 25","outcomes":["digger orange 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',14,'{"is":"played","time":1794838860.037227,"seat":1,"move":"flip 62","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',15,'{"is":"played","time":1794838860.042377,"seat":0,"move":"flip 32","outcomes":["digger violet 5"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',16,'{"is":"played","time":1794838860.0459986,"seat":0,"move":"flip 44","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',17,'{"is":"played","time":1794838860.0498314,"seat":1,"move":"flip 42","outcomes":["digger blue 5"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',18,'{"is":"played","time":1794838860.0555696,"seat":1,"move":"flip 33","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',19,'{"is":"played","time":1794838860.0578167,"seat":0,"move":"flip 43","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',20,'{"is":"played","time":1794838860.0607176,"seat":0,"move":"flip 4","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',21,'{"is":"played","time":1794838860.063927,"seat":1,"move":"flip 47","outcomes":["digger blue 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',22,'{"is":"played","time":1794838860.0682676,"seat":1,"move":"flip 43"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',23,'{"is":"played","time":1794838860.0701277,"seat":0,"move":"flip 46","outcomes":["digger red 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',24,'{"is":"played","time":1794838860.073551,"seat":0,"move":"flip 0","outcomes":["digger orange 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',25,'{"is":"played","time":1794838860.0757504,"seat":1,"move":"flip 4"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',26,'{"is":"played","time":1794838860.0771995,"seat":1,"move":"flip 49","outcomes":["digger violet 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',27,'{"is":"played","time":1794838860.0793252,"seat":0,"move":"flip 36","outcomes":["digger violet 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',28,'{"is":"played","time":1794838860.0822437,"seat":0,"move":"flip 19","outcomes":["digger red 5"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',29,'{"is":"played","time":1794838860.0850694,"seat":1,"move":"flip 0"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',30,'{"is":"played","time":1794838860.0882785,"seat":1,"move":"flip 38"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',31,'{"is":"played","time":1794838860.0896893,"seat":0,"move":"flip 50","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',32,'{"is":"played","time":1794838860.0911283,"seat":0,"move":"flip 18","outcomes":["digger green 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',33,'{"is":"played","time":1794838860.0927522,"seat":1,"move":"flip 21","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',34,'{"is":"played","time":1794838860.095615,"seat":1,"move":"flip 53","outcomes":["digger red 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',35,'{"is":"played","time":1794838860.09739,"seat":0,"move":"flip 15","outcomes":["digger blue 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',36,'{"is":"played","time":1794838860.0989823,"seat":0,"move":"flip 45","outcomes":["digger blue 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',37,'{"is":"played","time":1794838860.1004813,"seat":1,"move":"flip 19"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',38,'{"is":"played","time":1794838860.101999,"seat":1,"move":"flip 15"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',39,'{"is":"played","time":1794838860.103962,"seat":0,"move":"flip 54","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',40,'{"is":"played","time":1794838860.106203,"seat":0,"move":"flip 56","outcomes":["digger violet 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',41,'{"is":"played","time":1794838860.1079512,"seat":1,"move":"flip 45"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',42,'{"is":"played","time":1794838860.11103,"seat":1,"move":"flip 57","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',43,'{"is":"played","time":1794838860.1153288,"seat":0,"move":"flip 48","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',44,'{"is":"played","time":1794838860.1181793,"seat":0,"move":"flip 34","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',45,'{"is":"played","time":1794838860.1199682,"seat":1,"move":"flip 59","outcomes":["digger red 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',46,'{"is":"played","time":1794838860.121474,"seat":1,"move":"flip 48"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',47,'{"is":"played","time":1794838860.122926,"seat":0,"move":"flip 12","outcomes":["digger violet 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',48,'{"is":"played","time":1794838860.1243894,"seat":0,"move":"flip 22","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',49,'{"is":"played","time":1794838860.1385684,"seat":1,"move":"flip 39","outcomes":["digger green 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',50,'{"is":"played","time":1794838860.1404874,"seat":1,"move":"flip 13","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',51,'{"is":"played","time":1794838860.1418705,"seat":0,"move":"flip 14","outcomes":["digger blue 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',52,'{"is":"played","time":1794838860.1432223,"seat":0,"move":"flip 41"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',53,'{"is":"played","time":1794838860.1460032,"seat":1,"move":"flip 24"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',54,'{"is":"played","time":1794838860.1487765,"seat":1,"move":"flip 14"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',55,'{"is":"played","time":1794838860.1504016,"seat":0,"move":"flip 1","outcomes":["digger green 5"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',56,'{"is":"played","time":1794838860.1520424,"seat":0,"move":"flip 7","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',57,'{"is":"played","time":1794838860.153821,"seat":1,"move":"flip 60","outcomes":["digger green 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',58,'{"is":"played","time":1794838860.1553252,"seat":1,"move":"flip 63","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',59,'{"is":"played","time":1794838860.1566143,"seat":0,"move":"flip 10","outcomes":["digger violet 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',60,'{"is":"played","time":1794838860.158197,"seat":0,"move":"flip 55","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',61,'{"is":"played","time":1794838860.1598668,"seat":1,"move":"flip 30"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',62,'{"is":"played","time":1794838860.161772,"seat":1,"move":"flip 26","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',63,'{"is":"played","time":1794838860.1632156,"seat":0,"move":"flip 34"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',64,'{"is":"played","time":1794838860.1649923,"seat":0,"move":"flip 3","outcomes":["digger blue 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',65,'{"is":"played","time":1794838860.1670878,"seat":1,"move":"flip 61"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',66,'{"is":"played","time":1794838860.169538,"seat":1,"move":"flip 2","outcomes":["digger red 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',67,'{"is":"played","time":1794838860.1708264,"seat":0,"move":"flip 24"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',68,'{"is":"played","time":1794838860.1727629,"seat":0,"move":"flip 2"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',69,'{"is":"played","time":1794838860.175294,"seat":1,"move":"flip 58","outcomes":["gold 1"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',70,'{"is":"played","time":1794838860.176876,"seat":1,"move":"flip 9","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',71,'{"is":"played","time":1794838860.17924,"seat":0,"move":"flip 24"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',72,'{"is":"played","time":1794838860.1819792,"seat":0,"move":"flip 37","outcomes":["digger green 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',73,'{"is":"played","time":1794838860.1849787,"seat":1,"move":"flip 19"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',74,'{"is":"played","time":1794838860.1903105,"seat":1,"move":"flip 51","outcomes":["digger orange 5"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',75,'{"is":"played","time":1794838860.1920261,"seat":0,"move":"flip 51"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',76,'{"is":"played","time":1794838860.1939073,"seat":0,"move":"flip 28","outcomes":["digger blue 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',77,'{"is":"played","time":1794838860.1954744,"seat":1,"move":"flip 6","outcomes":["dynamite"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',78,'{"is":"played","time":1794838860.1973722,"seat":1,"move":"flip 26"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',79,'{"is":"played","time":1794838860.1992757,"seat":0,"move":"flip 37"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',80,'{"is":"played","time":1794838860.2007043,"seat":0,"move":"flip 31","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',81,'{"is":"played","time":1794838860.203821,"seat":1,"move":"flip 5","outcomes":["digger green 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',82,'{"is":"played","time":1794838860.2054436,"seat":1,"move":"flip 27","outcomes":["gold 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',83,'{"is":"played","time":1794838860.2072778,"seat":0,"move":"flip 58"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',84,'{"is":"played","time":1794838860.208787,"seat":0,"move":"flip 20","outcomes":["gold 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',85,'{"is":"played","time":1794838860.2107518,"seat":1,"move":"flip 61"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',86,'{"is":"played","time":1794838860.2121344,"seat":1,"move":"flip 51"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',87,'{"is":"played","time":1794838860.2135088,"seat":0,"move":"flip 41"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',88,'{"is":"played","time":1794838860.215404,"seat":0,"move":"flip 11","outcomes":["digger orange 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',89,'{"is":"played","time":1794838860.217018,"seat":1,"move":"flip 52","outcomes":["digger orange 4"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',90,'{"is":"played","time":1794838860.2189007,"seat":1,"move":"flip 24"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',91,'{"is":"played","time":1794838860.2202828,"seat":0,"move":"flip 11"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',92,'{"is":"played","time":1794838860.2224429,"seat":0,"move":"flip 19"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',93,'{"is":"played","time":1794838860.2241209,"seat":1,"move":"flip 51"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',94,'{"is":"played","time":1794838860.2258008,"seat":1,"move":"flip 58"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',95,'{"is":"played","time":1794838860.2271197,"seat":0,"move":"flip 29","outcomes":["digger orange 2"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',96,'{"is":"played","time":1794838860.228719,"seat":0,"move":"flip 20"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',97,'{"is":"played","time":1794838860.2304416,"seat":1,"move":"flip 40","outcomes":["gold 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',98,'{"is":"played","time":1794838860.2322593,"seat":1,"move":"flip 29"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',99,'{"is":"played","time":1794838860.2337942,"seat":0,"move":"flip 23","outcomes":["digger green 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',100,'{"is":"played","time":1794838860.2350767,"seat":0,"move":"flip 52"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',101,'{"is":"played","time":1794838860.2365656,"seat":1,"move":"flip 19"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',102,'{"is":"played","time":1794838860.2379065,"seat":1,"move":"flip 29"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',103,'{"is":"played","time":1794838860.2391956,"seat":0,"move":"flip 30"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',104,'{"is":"played","time":1794838860.2406828,"seat":0,"move":"flip 24"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',105,'{"is":"played","time":1794838860.2426038,"seat":1,"move":"flip 17","outcomes":["digger orange 3"]}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',106,'{"is":"played","time":1794838860.2441173,"seat":0,"move":"flip 52"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',107,'{"is":"played","time":1794838860.2455802,"seat":1,"move":"flip 9"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',108,'{"is":"played","time":1794838860.2476535,"seat":0,"move":"flip 41"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',109,'{"is":"played","time":1794838860.2495222,"seat":1,"move":"flip 20"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',110,'{"is":"played","time":1794838860.2513733,"seat":0,"move":"flip 62"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',111,'{"is":"played","time":1794838860.2533944,"seat":1,"move":"flip 25"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',112,'{"is":"played","time":1794838860.2552958,"seat":0,"move":"flip 40"}');
INSERT INTO "entries" VALUES('RW7SZQDWQD',113,'{"is":"played","time":1794838860.256762,"seat":1,"move":"flip 19"}');
INSERT INTO "entries" VALUES('FRF9QRGZAW',0,'{"is":"opened","time":1794838860.3694758,"host":"aeef5dbcd5e4f6cd0dfb","name":"Ada","plan":{"game":"claim-poker","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"clock":{"decision":1209600}},"invitations":["XMK923","S6R97H","W5W8QM"],"seed":"bd5a21df42c40871836a5a095cbfa202c245811995946ab3358b179b518e6f90"}');
INSERT INTO "entries" VALUES('FRF9QRGZAW',1,'{"is":"seated","time":1794838860.3892047,"seat":1,"person":"31c075fd8ce82ef9ede5","name":"Bo"}');
INSERT INTO "entries" VALUES('FRF9QRGZAW',2,'{"is":"seated","time":1794838860.3916087,"seat":2,"person":"f808a848c43f4ffd41fa","name":"Cy"}');
INSERT INTO "entries" VALUES('FRF9QRGZAW',3,'{"is":"started","time":1794838860.3938808,"match":"DAW5K9MAAKUX","starter":0,"next_seed":"f3d0ee060f3a4fb5fa17b6b8c60091b111c3832462e8903d8e07f39663b2f257","signal":0.3,"version":1}');
INSERT INTO "entries" VALUES('FRF9QRGZAW',4,'{"is":"played","time":1794838860.3965673,"seat":0,"move":"take shovel"}');
INSERT INTO "entries" VALUES('FRF9QRGZAW',5,'{"is":"played","time":1794838860.399237,"seat":0,"move":"take knife"}');
INSERT INTO "entries" VALUES('FRF9QRGZAW',6,'{"is":"played","time":1794838860.4014602,"seat":0,"move":"give shovel 1","outcomes":["shovel 1","tooth 1"]}');
INSERT INTO "entries" VALUES('FRF9QRGZAW',7,'{"is":"played","time":1794838860.4045904,"seat":1,"move":"take whiskey"}');
INSERT INTO "entries" VALUES('TY3TF9CMSP',0,'{"is":"opened","time":1794838860.4404402,"host":"f808a848c43f4ffd41fa","name":"Cy","plan":{"game":"gold-nuggets","seats":[{"kind":"me"},{"kind":"bot","level":"greenhorn"}]},"invitations":["N6XFHA","F3ZT76"],"seed":"c4ed77de8acf28f66e23b8388e1d0e8fd32f0b751f18f3d151e78a2253559005"}');
INSERT INTO "entries" VALUES('TY3TF9CMSP',1,'{"is":"started","time":1794838860.447282,"match":"3WDESWNN2ZBX","starter":0,"next_seed":"dd585cb469102efc3bcb85646f4add34df7faa12140664019ddec917161cb7d7","signal":0.3,"version":1}');
INSERT INTO "entries" VALUES('TY3TF9CMSP',2,'{"is":"played","time":1794838860.4500082,"seat":0,"move":"aside lasso 1"}');
INSERT INTO "entries" VALUES('VPEJCETQKX',0,'{"is":"opened","time":1794838860.51073,"host":"31c075fd8ce82ef9ede5","name":"Bo","plan":{"game":"wurf-und-weg","seats":[{"kind":"me"},{"kind":"open"}],"public":true},"invitations":["F2C7VN","AATR5T"],"seed":"068f6288e48d9e86b9a11077e23e364be8a97a6a71b29b3513bbe4acdbcb7623"}');
INSERT INTO "entries" VALUES('U7FAMTPGVH',0,'{"is":"opened","time":1794838860.5510101,"host":"f808a848c43f4ffd41fa","name":"Cy","plan":{"game":"gold","seats":[{"kind":"me"},{"kind":"open"}]},"invitations":["4857TG","BCHX83"],"seed":"a8961cfb77c15fe010d00d6b6547d74223b4dd34cf8cf6b6a01f7023c3221bf6"}');
INSERT INTO "entries" VALUES('U7FAMTPGVH',1,'{"is":"closed","time":1794838860.556712}');
CREATE TABLE matches (
	id VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	ended FLOAT NOT NULL, 
	record TEXT NOT NULL, 
	look_back TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('52F9BFCAHXBM','RW7SZQDWQD','gold',1.79483886025676202778e+09,'{"format":"motherlode/1","game":"gold","version":1,"seats":2,"options":{"starter":0,"layout":"scatter","colours":"green-orange-blue-red-violet"},"names":["Bo","Ada"],"events":[[0,"flip 30"],["*","gold 4"],[0,"flip 38"],["*","gold 1"],[1,"flip 30"],[1,"flip 38"],[0,"flip 16"],["*","digger violet 2"],[0,"flip 24"],["*","digger red 4"],[1,"flip 35"],["*","gold 3"],[1,"flip 8"],["*","dynamite"],[0,"flip 61"],["*","digger red 2"],[0,"flip 41"],["*","gold 4"],[1,"flip 25"],["*","digger orange 3"],[1,"flip 62"],["*","gold 4"],[0,"flip 32"],["*","digger violet 5"],[0,"flip 44"],["*","dynamite"],[1,"flip 42"],["*","digger blue 5"],[1,"flip 33"],["*","gold 2"],[0,"flip 43"],["*","gold 2"],[0,"flip 4"],["*","gold 3"],[1,"flip 47"],["*","digger blue 2"],[1,"flip 43"],[0,"flip 46"],["*","digger red 3"],[0,"flip 0"],["*","digger orange 4"],[1,"flip 4"],[1,"flip 49"],["*","digger violet 3"],[0,"flip 36"],["*","digger violet 4"],[0,"flip 19"],["*","digger red 5"],[1,"flip 0"],[1,"flip 38"],[0,"flip 50"],["*","gold 2"],[0,"flip 18"],["*","digger green 2"],[1,"flip 21"],["*","gold 2"],[1,"flip 53"],["*","digger red 3"],[0,"flip 15"],["*","digger blue 4"],[0,"flip 45"],["*","digger blue 4"],[1,"flip 19"],[1,"flip 15"],[0,"flip 54"],["*","dynamite"],[0,"flip 56"],["*","digger violet 2"],[1,"flip 45"],[1,"flip 57"],["*","gold 1"],[0,"flip 48"],["*","gold 3"],[0,"flip 34"],["*","gold 3"],[1,"flip 59"],["*","digger red 4"],[1,"flip 48"],[0,"flip 12"],["*","digger violet 3"],[0,"flip 22"],["*","gold 3"],[1,"flip 39"],["*","digger green 4"],[1,"flip 13"],["*","dynamite"],[0,"flip 14"],["*","digger blue 3"],[0,"flip 41"],[1,"flip 24"],[1,"flip 14"],[0,"flip 1"],["*","digger green 5"],[0,"flip 7"],["*","gold 3"],[1,"flip 60"],["*","digger green 3"],[1,"flip 63"],["*","gold 1"],[0,"flip 10"],["*","digger violet 4"],[0,"flip 55"],["*","gold 1"],[1,"flip 30"],[1,"flip 26"],["*","gold 2"],[0,"flip 34"],[0,"flip 3"],["*","digger blue 3"],[1,"flip 61"],[1,"flip 2"],["*","digger red 2"],[0,"flip 24"],[0,"flip 2"],[1,"flip 58"],["*","gold 1"],[1,"flip 9"],["*","gold 2"],[0,"flip 24"],[0,"flip 37"],["*","digger green 4"],[1,"flip 19"],[1,"flip 51"],["*","digger orange 5"],[0,"flip 51"],[0,"flip 28"],["*","digger blue 2"],[1,"flip 6"],["*","dynamite"],[1,"flip 26"],[0,"flip 37"],[0,"flip 31"],["*","gold 4"],[1,"flip 5"],["*","digger green 2"],[1,"flip 27"],["*","gold 2"],[0,"flip 58"],[0,"flip 20"],["*","gold 4"],[1,"flip 61"],[1,"flip 51"],[0,"flip 41"],[0,"flip 11"],["*","digger orange 2"],[1,"flip 52"],["*","digger orange 4"],[1,"flip 24"],[0,"flip 11"],[0,"flip 19"],[1,"flip 51"],[1,"flip 58"],[0,"flip 29"],["*","digger orange 2"],[0,"flip 20"],[1,"flip 40"],["*","gold 3"],[1,"flip 29"],[0,"flip 23"],["*","digger green 3"],[0,"flip 52"],[1,"flip 19"],[1,"flip 29"],[0,"flip 30"],[0,"flip 24"],[1,"flip 17"],["*","digger orange 3"],[0,"flip 52"],[1,"flip 9"],[0,"flip 41"],[1,"flip 20"],[0,"flip 62"],[1,"flip 25"],[0,"flip 40"],[1,"flip 19"]],"result":{"reason":"last-card","scores":[29,26],"winners":[0]},"times":[0.005,0.005,0.009,0.009,0.012,0.014,0.02,0.02,0.024,0.024,0.026,0.026,0.03,0.03,0.033,0.033,0.041,0.041,0.044,0.044,0.048,0.048,0.053,0.053,0.057,0.057,0.06,0.06,0.066,0.066,0.068,0.068,0.071,0.071,0.075,0.075,0.079,0.081,0.081,0.084,0.084,0.086,0.088,0.088,0.09,0.09,0.093,0.093,0.096,0.099,0.1,0.1,0.102,0.102,0.103,0.103,0.106,0.106,0.108,0.108,0.11,0.11,0.111,0.113,0.115,0.115,0.117,0.117,0.119,0.122,0.122,0.126,0.126,0.129,0.129,0.131,0.131,0.132,0.134,0.134,0.135,0.135,0.149,0.149,0.151,0.151,0.152,0.152,0.154,0.157,0.159,0.161,0.161,0.163,0.163,0.164,0.164,0.166,0.166,0.167,0.167,0.169,0.169,0.17,0.172,0.172,0.174,0.176,0.176,0.178,0.18,0.18,0.181,0.183,0.186,0.186,0.187,0.187,0.19,0.193,0.193,0.196,0.201,0.201,0.203,0.204,0.204,0.206,0.206,0.208,0.21,0.211,0.211,0.214,0.214,0.216,0.216,0.218,0.219,0.219,0.221,0.223,0.224,0.226,0.226,0.228,0.228,0.229,0.231,0.233,0.235,0.236,0.238,0.238,0.239,0.241,0.241,0.243,0.244,0.244,0.246,0.247,0.248,0.25,0.251,0.253,0.253,0.255,0.256,0.258,0.26,0.262,0.264,0.266,0.267],"figures":[["river","circle"],["pine","square"]],"proof":{"scheme":"hmac-sha-256/1","commitment":"ed18103bf99fd1313c83bd00a825927fff6b461cba4d06bed57b5ed7772ed563","seed":"56fab76e5d7ca6a6fc6d703e63af22441ec8463a4949441f1af797e7d85b437b","entropy":[]}}',NULL);
CREATE TABLE passkeys (
	id VARCHAR(344) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count BIGINT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	login VARCHAR(64), 
	password TEXT, 
	created FLOAT NOT NULL, merged VARCHAR(24), seen FLOAT, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('aeef5dbcd5e4f6cd0dfb','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$xJpw9LAGumjYLlfoW0XMgA$+ND+zYoiNNIkPVm1MMetdZvDJ+AlqyH2Z4+pKSXla6s',1.79483885921587181088e+09,NULL,1.79483885921587181088e+09);
INSERT INTO "people" VALUES('31c075fd8ce82ef9ede5','Bo',NULL,NULL,1.79483885928024697298e+09,NULL,1.79483885928024697298e+09);
INSERT INTO "people" VALUES('f808a848c43f4ffd41fa','Cy',NULL,NULL,1.79483885936085534092e+09,NULL,1.79483885936085534092e+09);
CREATE TABLE places (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "places" VALUES('SN334Q2M76',0,'aeef5dbcd5e4f6cd0dfb');
INSERT INTO "places" VALUES('SN334Q2M76',1,'31c075fd8ce82ef9ede5');
INSERT INTO "places" VALUES('RW7SZQDWQD',0,'31c075fd8ce82ef9ede5');
INSERT INTO "places" VALUES('RW7SZQDWQD',1,'aeef5dbcd5e4f6cd0dfb');
INSERT INTO "places" VALUES('FRF9QRGZAW',0,'aeef5dbcd5e4f6cd0dfb');
INSERT INTO "places" VALUES('FRF9QRGZAW',1,'31c075fd8ce82ef9ede5');
INSERT INTO "places" VALUES('FRF9QRGZAW',2,'f808a848c43f4ffd41fa');
INSERT INTO "places" VALUES('TY3TF9CMSP',0,'f808a848c43f4ffd41fa');
INSERT INTO "places" VALUES('VPEJCETQKX',0,'31c075fd8ce82ef9ede5');
INSERT INTO "places" VALUES('U7FAMTPGVH',0,'f808a848c43f4ffd41fa');
CREATE TABLE ratings (
	pool VARCHAR(8) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	who VARCHAR(32) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	played INTEGER NOT NULL, 
	PRIMARY KEY (pool, game, who)
);
INSERT INTO "ratings" VALUES('people','gold','31c075fd8ce82ef9ede5',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('people','gold','aeef5dbcd5e4f6cd0dfb',2.23646105068595026912e+01,8.06590141354368,1);
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
INSERT INTO "results" VALUES('52F9BFCAHXBM',0,'31c075fd8ce82ef9ede5','gold',29,1.0,1.79483886025676202778e+09,25.0,2.76353894931404973087e+01,0);
INSERT INTO "results" VALUES('52F9BFCAHXBM',1,'aeef5dbcd5e4f6cd0dfb','gold',26,0.0,1.79483886025676202778e+09,25.0,2.23646105068595026912e+01,0);
CREATE TABLE secrets (
	name VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookies','42cd99de47ec07023ef60a16883f927dfba5236066f612a3dfcd9ab4da92312d');
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
INSERT INTO "tables" VALUES('SN334Q2M76','gold-nuggets','playing',0,0,'aeef5dbcd5e4f6cd0dfb',1.79483885978501796721e+09,1.79483885986921095851e+09,NULL,11,'{"game":"gold-nuggets","status":"playing","stirred":1794838859.869211,"seats":[["Ada","river","circle","aeef5dbcd5e4f6cd0dfb",null,false,false,{}],["Bo","pine","square","31c075fd8ce82ef9ede5",null,false,false,{}]],"to_act":[0],"match":"ZQKZ4Y6QDPB2"}','ZQKZ4Y6QDPB2');
INSERT INTO "tables" VALUES('RW7SZQDWQD','gold','over',0,0,'31c075fd8ce82ef9ede5',1.79483885997088050837e+09,1.79483886025676202778e+09,NULL,114,'{"game":"gold","status":"over","stirred":1794838860.256762,"seats":[["Bo","river","circle","31c075fd8ce82ef9ede5",null,false,false,{}],["Ada","pine","square","aeef5dbcd5e4f6cd0dfb",null,false,false,{}]],"match":"52F9BFCAHXBM"}','52F9BFCAHXBM');
INSERT INTO "tables" VALUES('FRF9QRGZAW','claim-poker','playing',0,0,'aeef5dbcd5e4f6cd0dfb',1.79483886036947584154e+09,1.79483886040459036828e+09,1.79604846040459036832e+09,8,'{"game":"claim-poker","status":"playing","stirred":1794838860.4045904,"seats":[["Ada","river","circle","aeef5dbcd5e4f6cd0dfb",null,false,false,{}],["Bo","pine","square","31c075fd8ce82ef9ede5",null,false,false,{}],["Cy","clay","triangle","f808a848c43f4ffd41fa",null,false,false,{}]],"to_act":[1],"match":"DAW5K9MAAKUX"}','DAW5K9MAAKUX');
INSERT INTO "tables" VALUES('TY3TF9CMSP','gold-nuggets','playing',0,0,'f808a848c43f4ffd41fa',1.79483886044044017795e+09,1.79483886045000815391e+09,NULL,3,'{"game":"gold-nuggets","status":"playing","stirred":1794838860.4500082,"seats":[["Cy","river","circle","f808a848c43f4ffd41fa",null,false,false,{}],["Otto","pine","square",null,"greenhorn",false,false,{}]],"to_act":[0],"match":"3WDESWNN2ZBX"}','3WDESWNN2ZBX');
INSERT INTO "tables" VALUES('VPEJCETQKX','wurf-und-weg','lobby',1,1,'31c075fd8ce82ef9ede5',1794838860.51073,1794838860.51073,NULL,1,'{"game":"wurf-und-weg","status":"lobby","stirred":1794838860.51073,"seats":[["Bo","river","circle","31c075fd8ce82ef9ede5",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}',NULL);
INSERT INTO "tables" VALUES('U7FAMTPGVH','gold','closed',0,1,'f808a848c43f4ffd41fa',1.79483886055101013188e+09,1.79483886055671191216e+09,NULL,2,'{"game":"gold","status":"closed","stirred":1794838860.556712,"seats":[["Cy","river","circle","f808a848c43f4ffd41fa",null,false,false,{}],["","pine","square",null,null,false,false,{}]]}',NULL);
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
