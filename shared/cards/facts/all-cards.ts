// Written by `npm run cards:import -- crypt.json library.json --facts`, and read by `facts-list.ts`: a line a card.

export const list = `419-operation	100002	419 Operation	Action	Osebo
44-magnum	100001	.44 Magnum	Equipment					2					gun/weapon
47th-street-royals	102217	47th Street Royals	Ally	Brujah									mortal	u		{"life":2,"bleed":0,"strength":1}
aabbt-kindred	200001	Aabbt Kindred	Vampire	Ministry	2	4	for pre ser					Independent
aaradhya-the-callous-tyrant	201733	Aaradhya, The Callous Tyrant	Vampire	Ventrue	6	10	ANI DOM FOR POT PRE			cardinal		Sabbat	path of power and the inner voice	u		{"bleed":2}
aaron-bathurst	200002	Aaron Bathurst	Vampire	Nosferatu antitribu	4	4	for obf pot					Sabbat		pu
aaron-duggan-camerons-toady	200003	Aaron Duggan, Cameron's Toady	Vampire	Lasombra	2	2	obt					Sabbat		pu
aarons-feeding-razor	100003	Aaron's Feeding Razor	Equipment					1						u
abactor	100004	Abactor	Action
abaddon	201663	Abaddon	Vampire	Salubri	7	8	AUS DOM FOR cel pot					Independent		u
abandoning-the-flesh	100005	Abandoning the Flesh	Combat/Reaction				dem
abbot	100006	Abbot	Action													{"requiresSect":["Sabbat"]}
abd-al-rashid	200004	Abd al-Rashid	Vampire	Banu Haqim	2	5	CEL QUI obf					Independent	blood cursed	pu
abdelsobek	200005	Abdelsobek	Vampire	Ministry	5	5	for nec obf pre ser					Independent		u
abderrahim-deaths-hand	201734	Abderrahim, Death's Hand	Vampire	Lasombra	6	9	AUS DOM OBL POT tha					Sabbat	path of death and the soul	u		{"strength":2}
abebe	200006	Abebe	Vampire	Samedi	4	4	nec obf thn					Independent		pu
abid-bin-haji-scholar-of-mirrors	200007	Abid bin Haji, Scholar of Mirrors	Vampire	Banu Haqim	6	7	AUS CEL OBF QUI					Camarilla	blood cursed	pu
abiku	200008	Abiku	Vampire	Osebo	4	6	AUS POT cel obt					Laibon		u
abjure	100007	Abjure	Power				red
ablative-skin	100008	Ablative Skin	Action				for
abombwe	100009	Abombwe	Master										discipline	t
abomination	100010	Abomination	Action					1								{"requiresTraits":["non-sterile"]}
abraham-dusable	201623	Abraham DuSable	Vampire	Tremere	6	8	AUS DOM FOR THA					Camarilla		u
abraham-mellon	201634	Abraham Mellon	Vampire	Malkavian	6	8	AUS DOM OBF for tha					Camarilla		u
absimiliards-army	100011	Absimiliard's Army	Event										gehenna
absolute-tyranny	102308	Absolute Tyranny	Action Modifier/Reaction				pot+pre		1							{"requiresTraits":["path of power and the inner voice"]}
absolution-of-the-diabolist	100012	Absolution of the Diabolist	Master					1						o		{"requiresTitle":["justicar","inner circle"]}
absorb-the-mind	100013	Absorb the Mind	Combat				dom myt
abu-nuwasi	200009	Abu Nuwasi	Vampire	Ishtarri	4	3	cel for					Laibon		pu
abuse-of-power	102309	Abuse of Power	Action													{"requiresTraits":["path of caine"]}
abyssal-hunter	100014	Abyssal Hunter	Ally	Lasombra				2					demon			{"life":4,"bleed":0,"strength":3}
academic-hunting-ground	100015	Academic Hunting Ground	Master	Tremere				2					hunting ground/location	u
accorri-giovanni	200010	Accorri Giovanni	Vampire	Giovanni	5	6	DOM POT ani nec					Independent		pu
acheron-vortex	100016	Acheron Vortex	Action Modifier	Harbinger of Skulls
achilles-heel	100017	Achilles' Heel	Master	Blood Brother										u
aching-beauty	100018	Aching Beauty	Master	Toreador				2
acquired-ventrue-assets	100019	Acquired Ventrue Assets	Master	Giovanni
acrobatics	100020	Acrobatics	Combat				cel		1
adana-de-sforza	200011	Adana de Sforza	Vampire	Brujah	4	11	CEL OBF POT PRE PRO aus			inner circle		Camarilla		u		{"bleed":3}
adaptability	100021	Adaptability	Combat				pro		1
adelaide-davis	200012	Adelaide Davis	Vampire	Malkavian	3	4	aus dem obf					Camarilla		pu
adelino-da-silva	201635	Adelino Da Silva	Vampire	Brujah	6	5	cel pot pre tha					Camarilla		u
adhiambo	200013	Adhiambo	Vampire	Tzimisce	4	6	ANI VIC pot					Laibon		u
adhocracy	100022	Adhocracy	Action Modifier				ani chi pot									{"requiresSect":["Anarch"]}
adisa	201636	Adisa	Vampire	Banu Haqim	6	3	cel obf					Camarilla		u
adonai	200014	Adonai	Vampire	Salubri antitribu	2	7	AUS VAL for					Sabbat		u		{"bleed":2}
adri-the-seeker	200015	Adri, The Seeker	Vampire	Ravnos	6	2	for					Independent		u
adrianne	200016	Adrianne	Vampire	Toreador	1	6	aus cel pot pre					Camarilla		pu		{"bleed":2}
adrino-manauara	201664	Adrino Manauara	Vampire	Tzimisce	6	8	ANI DOM PRO pot			baron	Manaus	Anarch		u
aelswith-the-irresistible	201735	Aelswith, The Irresistible	Vampire	Malkavian	6	9	AUS DOM FOR OBF pot			cardinal		Sabbat	path of cathari	u
aeron	200017	Aeron	Vampire	Nosferatu antitribu	3	9	ANI OBF POT aus pro			archbishop	London	Sabbat		u
afifa-the-herald	200018	Afifa, The Herald	Vampire	Caitiff	4	1	dom					Camarilla		u
agaitas-the-scholar-of-antiquities	200019	Agaitas, The Scholar of Antiquities	Vampire	Harbinger of Skulls	2	6	AUS NEC for					Sabbat		u
agate-talisman	100024	Agate Talisman	Equipment
agatha	200020	Agatha	Vampire	Nosferatu antitribu	2	4	POT obf					Sabbat		pu
agent-of-power	100025	Agent of Power	Master										discipline	tu
aggressive-corpse	102286	Aggressive Corpse	Ally	Hecata					2				zombie			{"life":3,"bleed":0,"strength":2}
aggressive-tactics	100026	Aggressive Tactics	Master					2
agi	200021	Ági	Vampire	Blood Brother	6	6	FOR SAN VIC					Sabbat	sterile	u		{"circle":"Budapest"}
agnieszka-tempter-of-legions	201736	Agnieszka, Tempter of Legions	Vampire	Ministry	6	10	AUS OBF PRE PRO for pot			archbishop	Gdansk	Sabbat	path of cathari	u		{"bleed":2}
agrippina	200022	Agrippina	Vampire	Nosferatu	1	4	OBF pot					Camarilla		pu
agru-kabera	200023	Agru Kabera	Vampire	Ishtarri	4	6	FOR cel nec pre					Laibon		pu		{"bleed":2}
ahmose-chambers	200024	Ahmose Chambers	Vampire	Ministry	5	3	obf ser					Independent		pu
ahrimane-protectorate	100028	Ahrimane Protectorate	Action	Ahrimane										u
ahrimans-demesne	100027	Ahriman's Demesne	Combat				obt		2
aid-from-bats	100029	Aid from Bats	Combat				ani
aidan-lyle	200025	Aidan Lyle	Vampire	Tremere	5	7	AUS CHI THA dom					Camarilla		u
aimee-laroux	200026	Aimee Laroux	Vampire	Daughter of Cacophony	4	2	for pre					Independent		u
aimery-methuin	200027	Aimery Methuin	Vampire	Ventrue antitribu	5	7	AUS DOM FOR ani pot					Sabbat		u
aintzane-arriaga	201708	Aintzane Arriaga	Vampire	Lasombra	6	6	DOM OBL POT					Camarilla		pu
aire-of-elation	100031	Aire of Elation	Action Modifier				pre		1
aisata-swanou	200028	Aisata Swanou	Vampire	Akunanse	5	7	ANI FOR VIC abo					Laibon		u
aisha	200029	Aisha	Vampire	Ministry	2	6	PRE ani aus ser					Independent		u
aisha-az-zahra	200030	Aisha az-Zahra	Vampire	Toreador	5	9	AUS CEL PRE obf qui					Anarch		u		{"bleed":2}
aisling-sturbridge	200031	Aisling Sturbridge	Vampire	Tremere	2	5	AUS THA dom					Camarilla		u
aitana-the-unholy	201737	Aitana, The Unholy	Vampire	Hecata	6	6	AUS OBL for tha					Sabbat	path of death and the soul	pu
aiyana-the-wolfcatcher	200032	Aiyana, The Wolfcatcher	Vampire	Ahrimane	4	3	pre spi					Sabbat	sterile	u
ak-47	100032	AK-47	Equipment					5					gun/weapon
akhenaten-the-sun-pharaoh	100033	Akhenaten, The Sun Pharaoh	Ally					4					mummy	u	Akhenaten, The Sun Pharaoh (Mummy)	{"life":3,"bleed":1,"strength":3,"asVampire":{"disciplines":["nec"],"capacity":3}}
akram	200033	Akram	Vampire	Brujah	2	8	CEL QUI pot pre			primogen		Camarilla		u
aksinya-daclau	200034	Aksinya Daclau	Vampire	Gangrel antitribu	4	9	ANI FOR PRE PRO cel tha					Sabbat		u
akunanse-kholo	100034	Akunanse Kholo	Action Modifier/Reaction	Akunanse									title
al-ashrad-amr-of-alamut	200035	Al-Ashrad, Amr of Alamut	Vampire	Banu Haqim	2	9	CEL QUI THA aus obf					Independent	blood cursed	u		{"bleed":2}
al-ashrad-amr-of-alamut-advanced	200036	Al-Ashrad, Amr of Alamut	Vampire	Banu Haqim	2	9	AUS CEL OBF QUI THA					Camarilla	blood cursed	au		{"merged":{},"bleed":2}
al-muntaquim-the-avenger	200037	Al-Muntaquim, The Avenger	Vampire	True Brujah	4	8	FOR POT TEM obf pre					Independent	scarce	u
al-muntathir-gods-witness	200038	Al-Muntathir, God's Witness	Vampire	True Brujah	5	8	AUS FOR PRE TEM obf qui					Sabbat	black hand/scarce	u
alabastrom	200039	Alabástrom	Vampire	Gargoyle	6	7	POT VIS aus cel for					Anarch	flight	u
alacrity	100036	Alacrity	Action Modifier				cel		2
alamut	100037	Alamut	Master	Banu Haqim				1					location	u
alan-sovereign	200040	Alan Sovereign	Vampire	Ventrue	3	6	AUS DOM for pre					Camarilla		u
alan-sovereign-advanced	200041	Alan Sovereign	Vampire	Ventrue	3	6	AUS DOM for pre					Camarilla		au		{"merged":{}}
alastor	100038	Alastor	Political Action													{"requiresTitle":["justicar","inner circle"]}
alcoan	200042	Alcoan	Vampire	Harbinger of Skulls	6	7	AUS CEL NEC for					Sabbat		u
aleister-crowley	200043	Aleister Crowley	Vampire	Malkavian	5	7	DEM PRE THA aus obf					Camarilla		u
alejandro-aguirre	200044	Alejandro Aguirre	Vampire	Tremere antitribu	3	5	ani aus dom tha					Sabbat		u
alek-konig	201717	Alek König	Vampire	Hecata	6	3	OBL					Independent		pu
aleph	200045	Aleph	Vampire	Malkavian	1	4	AUS dom					Camarilla		pu
alessandro-garcia	200046	Alessandro Garcia	Vampire	Brujah antitribu	4	4	pot pre pro					Sabbat		u
alex-camille	200047	Alex Camille	Vampire	Gangrel antitribu	5	5	PRO cel for obf					Sabbat		u
alex-wilkins	200048	Alex Wilkins	Vampire	Caitiff	5	1	cel					Camarilla		u
alexa-draper	201529	Alexa Draper	Vampire	Ventrue	6	8	DOM PRE for pot			prince	Melbourne	Camarilla		u
alexander-silverson	201530	Alexander Silverson	Vampire	Malkavian	6	8	AUS DOM OBF pre			prince	Birmingham	Camarilla		u
alexandra	200049	Alexandra	Vampire	Toreador	2	11	ANI AUS CEL PRE dom			inner circle		Camarilla		u		{"bleed":3}
alexis-sorokin	200050	Alexis Sorokin	Vampire	Ravnos	4	8	CEL CHI OBF PRO for					Independent	red list	u
alfred-benezri	200051	Alfred Benezri	Vampire	Pander	3	6	PRE THA aus dom			bishop		Sabbat		u
alfred-benezri-advanced	200052	Alfred Benezri	Vampire	Pander	3	7	PRE THA aus dom			bishop		Sabbat		au		{"merged":{"title":"archbishop","city":"Montreal"}}
algirdas-the-solar-prophet	201738	Algirdas, The Solar Prophet	Vampire	Banu Haqim	6	7	ANI CEL THA pot			bishop		Sabbat	path of caine	u
ali-kar	200053	Ali Kar	Vampire	Banu Haqim	3	3	obf qui					Independent	blood cursed	pu
alia-gods-messenger	100039	Alia, God's Messenger	Ally										dhampir	u		{"life":2,"bleed":0,"strength":1,"asVampire":{"disciplines":["aus","obe"]}}
alice-chen	201531	Alice Chen	Vampire	Ventrue	6	7	FOR PRE dom obf			prince	Nairobi	Camarilla		pu
alicia-barrows	200054	Alicia Barrows	Vampire	Malkavian antitribu	4	9	AUS DEM OBF POT PRE			archbishop	Mexico City	Sabbat		u
alicia-cortez	201575	Alicia Cortez	Vampire	Lasombra	4	8	CEL DOM OBT			prince	Tampa	Camarilla		u
aline-gadeke	201576	Aline Gädeke	Vampire	Brujah	6	7	POT PRE cel			baron	Mannheim	Anarch		u
allanyan-serata	200055	Allanyan Serata	Vampire	Toreador	5	9	AUS CEL OBT PRE ani			primogen		Camarilla		pu		{"strength":2}
allison-maller	200056	Allison Maller	Vampire	Brujah	3	4	cel pot pre					Camarilla		pu
allonzo-montoya	200057	Allonzo Montoya	Vampire	Abomination	3	6	OBF SER ani aus					Independent	scarce/sterile	u
almiro-suarez	200058	Almiro Suarez	Vampire	Tremere	3	2	aus					Camarilla		pu
almodo-giovanni	200059	Almodo Giovanni	Vampire	Giovanni	4	3	dom pot					Independent		pu
alonso-petrodon	200060	Alonso Petrodon	Vampire	Nosferatu	5	10	ANI DOM OBF POT for tha			justicar		Camarilla		u		{"bleed":2}
alonzo-guillen	200061	Alonzo Guillen	Vampire	Nosferatu	3	6	OBF ani for pot					Camarilla		u
alpha-glint	100040	Alpha Glint	Combat				ani+for		1
als-army-apparatus	100035	Al's Army Apparatus	Master	Brujah									location	u
alu	200062	Alu	Vampire	Banu Haqim	5	2	obf					Independent	blood cursed	pu
aluc-romas-de-leon	201577	Aluc Romas de Leon	Vampire	Ministry	6	5	PRE aus obf pro					Anarch		pu
alvaro-the-scion-of-angelica	200063	Alvaro, The Scion of Angelica	Vampire	Lasombra	2	9	OBT POT dom pre			archbishop	Pittsburgh	Sabbat		u		{"bleed":2}
alvusia	100041	Alvusia	Master	Tremere										u
amadeo	200064	Amadeo	Vampire	Nosferatu	2	8	OBF POT ani aus pre			primogen		Camarilla		u
amam-the-devourer	100042	Amam the Devourer	Ally	Ministry				2					mummy	u	Amam the Devourer (Bane Mummy)	{"life":3,"bleed":0,"strength":2}
amaranth	100043	Amaranth	Combat
amaravati	200065	Amaravati	Vampire	Banu Haqim	4	8	DOM OBF QUI ani chi					Independent	blood cursed	u
amavi	200066	Amavi	Vampire	Akunanse	4	8	ABO ANI FOR pre pro					Laibon		pu		{"bleed":2}
amber	200067	Amber	Vampire	Toreador antitribu	5	5	AUS PRE cel					Sabbat		pu
ambrogino-giovanni	200068	Ambrogino Giovanni	Vampire	Giovanni	2	9	DOM NEC POT THA aus			1 vote		Independent		pu		{"bleed":2}
ambrogino-giovanni-advanced	200069	Ambrogino Giovanni	Vampire	Giovanni	2	9	DOM NEC POT THA aus					Independent	red list	au		{"merged":{"stealth":1},"bleed":2}
ambrosio-luis-moncada-plenipotentiary	200070	Ambrosio Luis Monçada, Plenipotentiary	Vampire	Lasombra	2	10	DOM OBT POT PRE aus for			cardinal		Sabbat		u
ambrosius-the-ferryman	100044	Ambrosius, The Ferryman	Ally	Giovanni				3					wraith	u	Ambrosius, The Ferryman (Wraith)	{"life":2,"bleed":0,"strength":1}
ambulance	100045	Ambulance	Equipment					1					vehicle
ambush	100046	Ambush	Action
amelia	200071	Amelia	Vampire	Brujah antitribu	2	7	CEL POT PRE			bishop		Sabbat		u
amelia-locke	201624	Amelia Locke	Vampire	Ventrue	6	6	FOR PRE cel dom					Camarilla		pu
amelia-the-blood-red-tears	200072	Amelia, The Blood Red Tears	Vampire	Nosferatu	3	5	POT ani obf					Camarilla		u
amenophobis	200073	Amenophobis	Vampire	Ministry	4	7	OBF SER dom pre			primogen		Camarilla		u
america-johnson	201512	America Johnson	Vampire	Tzimisce	5	4	AUS vic					Sabbat		pu
amici-noctis	102274	Amici Noctis	Action Modifier	Lasombra
amisa	200074	Amisa	Vampire	Ministry	2	8	OBF SER pre pro			2 votes		Independent		u
amria	100047	Amria	Combat				chi
amulet-of-temporal-perception	100048	Amulet of Temporal Perception	Equipment											u
amusement-park-hunting-ground	100049	Amusement Park Hunting Ground	Master	Brujah antitribu				2					hunting ground/location	u
an-anarch-manifesto	100053	An Anarch Manifesto	Equipment
ana-rita-montana	200075	Ana Rita Montaña	Vampire	Tzimisce	3	5	VIC aus dom obf					Sabbat		pu
anachronism	100050	Anachronism	Master					1
ananasi-vampirephile	100051	Ananasi Vampirephile	Ally	Guruhi				4					werewolf			{"life":4,"bleed":1,"strength":2}
anarch-convert	200076	Anarch Convert	Vampire	Caitiff		1	-					Anarch		u
anarch-railroad	100054	Anarch Railroad	Master					2					location	u
anarch-revolt	100055	Anarch Revolt	Master
anarch-salon	100056	Anarch Salon	Political Action													{"requiresSect":["Anarch"]}
anarch-secession	100057	Anarch Secession	Action
anarch-troublemaker	100058	Anarch Troublemaker	Master											u
anarchist-uprising	100059	Anarchist Uprising	Political Action
anastasia-grey	200077	Anastasia Grey	Vampire	Gangrel	1	3	ani pro					Camarilla		pu
anastasz-di-zagreb	200078	Anastasz di Zagreb	Vampire	Tremere	3	8	AUS THA ani cel dom			justicar		Camarilla		u
anathema	100060	Anathema	Political Action													{"requiresTitle":["prince","justicar"]}
anatole-prophet-of-gehenna	200079	Anatole, Prophet of Gehenna	Vampire	Malkavian	2	8	AUS DEM OBF dom for					Camarilla		u		{"intercept":1}
ancestor-spirit	100061	Ancestor Spirit	Master											u
ancestors-insight	100062	Ancestor's Insight	Action Modifier/Reaction				aus									{"requiresSect":["Laibon"]}
ancient-influence	100064	Ancient Influence	Political Action
ancilla-empowerment	100065	Ancilla Empowerment	Political Action
andi-liu	201532	Andi Liu	Vampire	Malkavian	6	6	DOM aus obf pre			prince	Taipei	Camarilla		pu
andre-leroux	200080	Andre LeRoux	Vampire	Toreador	5	3	aus					Camarilla		u
andre-the-manipulator	200081	André the Manipulator	Vampire	Gangrel	5	6	FOR PRO					Camarilla		u
andrea-giovanni	200082	Andrea Giovanni	Vampire	Giovanni	2	7	DOM NEC pot vic					Independent		u
andreas-the-bard-of-crete	200083	Andreas, The Bard of Crete	Vampire	Toreador	1	9	AUS CEL PRE dom pro			primogen		Camarilla		u
andrei-puxon	200084	Andrei Puxon	Vampire	Ravnos	2	5	ani cel chi for					Independent		pu	Andrei Puxton
andrew-emory	200085	Andrew Emory	Vampire	Lasombra	4	5	OBT aus dom pot			bishop		Sabbat		pu
andrew-stuart	200086	Andrew Stuart	Vampire	Tremere	4	5	AUS DOM THA					Camarilla		u
andy	200087	Andy	Vampire	Caitiff	4	1	for					Camarilla		u
anesthetic-touch	100066	Anesthetic Touch	Combat				aus obe
angel	200088	Angel	Vampire	Brujah	1	2	cel					Camarilla		pu
angel-chavarria	200089	Angel Chavarria	Vampire	Samedi	6	3	THN					Independent		pu
angel-guerrero	201665	Ángel Guerrero	Vampire	Tzimisce	6	7	ANI DOM PRO			baron	Ciudad Juárez	Anarch		pu
angel-of-berlin	100067	Angel of Berlin	Master											o
angela-decker	200090	Angela Decker	Vampire	Pander	2	1	pre					Sabbat		u
angela-preston	200091	Angela Preston	Vampire	Daughter of Cacophony	2	5	MEL PRE for					Camarilla		u
angelica-the-canonicus	200092	Angelica, The Canonicus	Vampire	Lasombra	2	10	DOM OBT POT cel obf			cardinal		Sabbat		u
angelique	200093	Angelique	Vampire	Harbinger of Skulls	6	9	AUS FOR NEC SER THA					Sabbat		u
angelo	200094	Angelo	Vampire	Blood Brother	3	7	CEL FOR SAN pot vic					Independent	red list/sterile	u
angels-gift	102349	Angel's Gift	Combat	Salubri
angus-the-unruled	200095	Angus the Unruled	Vampire	Gangrel	1	10	ANI PRO cel for pot			justicar		Camarilla		pu		{"strength":2}
aniel	201666	Aniel	Vampire	Salubri	7	6	AUS DOM for					Independent		u
anima-gathering	100068	Anima Gathering	Action				aus
animal-magnetism	100069	Animal Magnetism	Action Modifier				ani+obf
animalism	100070	Animalism	Master										discipline
anisa-marianna-lopez	200096	Anisa Marianna Lopez	Vampire	Harbinger of Skulls	2	8	FOR NEC QUI aus					Sabbat		u
anita-wainwright	201657	Anita Wainwright	Vampire	Brujah	6	3	cel pre					Anarch		pu
anjalika-underwood	200097	Anjalika Underwood	Vampire	Ravnos	5	5	ANI aus chi for					Independent		pu
anka-priestess-of-thorns	200098	Anka, Priestess of Thorns	Vampire	Ravnos	2	4	ani chi pro					Sabbat		u
ankh-sen-sutekh	200099	Ankh-sen-Sutekh	Vampire	Ministry	4	6	PRE SER obf					Independent		pu		{"bleed":2}
ankla-hotep	200100	Ankla Hotep	Vampire	Ravnos	2	9	CHI FOR OBF PRE pro					Independent		u
anna-dictatrix11-suljic	200102	Anna "Dictatrix11" Suljic	Imbued	Martyr	4	6	mar red viz
annabelle-triabell	200103	Annabelle Triabell	Vampire	Toreador	3	9	AUS CEL PRE dom for			primogen		Camarilla		u
annabelle-triabell-6	201693	Annabelle Triabell	Vampire	Toreador	6	9	AUS CEL PRE dom for			primogen		Camarilla		u
annazir	200104	Annazir	Vampire	Baali	5	9	DAI OBF POT PRE			2 votes		Independent	infernal	u		{"bleed":2}
anne-marie-bourgeois-inconnu-recruiter	200105	Anne-Marie Bourgeois, Inconnu Recruiter	Vampire	Toreador	5	5	AUS cel pre					Camarilla		u
anneke	200106	Anneke	Vampire	Toreador	1	10	AUS CEL PRE dom			justicar		Camarilla		u		{"bleed":2}
anonymous-freight	100072	Anonymous Freight	Action
anousha-the-maniac	201739	Anousha, The Maniac	Vampire	Tzimisce	6	7	ANI PRO THA dom			bishop		Sabbat	path of caine	pu		{"strength":2}
anson	200107	Anson	Vampire	Toreador	1	8	CEL PRE aus dom			prince	Seattle	Camarilla		u
antara	200108	Antara	Vampire	Banu Haqim	4	8	CEL FOR QUI aus obf pre					Independent	blood cursed	u
antediluvian-awakening	100073	Antediluvian Awakening	Master											u
anthelios-the-red-star	100074	Anthelios, The Red Star	Event										gehenna	b
anticipation	102350	Anticipation	Combat	Salubri			aus
antithesis	100075	Antithesis	Action				jud
antoine-the-lost	200109	Antoine, The Lost	Vampire	Malkavian	4	5	OBF aus cel dem					Camarilla		pu
antoinette-dubois	200111	Antoinette Dubois	Vampire	Daughter of Cacophony	4	4	PRE for mel					Independent		u
antoinette-duchamp	200112	Antoinette DuChamp	Vampire	Caitiff	2	1	cel pre					Camarilla		u
antoinette-she-who-watches	200110	Antoinette, She Who Watches	Vampire	Toreador	3	6	AUS PRE cel obf			primogen		Camarilla		pu
anton	200113	Anton	Vampire	Tzimisce	2	8	ANI AUS cel obf vic					Sabbat		pu		{"intercept":1}
anton-de-concepcion	200114	Antón de Concepción	Vampire	Lasombra	4	9	ANI DOM OBT POT aus			archbishop	Chicago	Sabbat		u
antonino	200115	Antonino	Vampire	Gangrel	3	6	FOR ani pre pro					Independent		u
antonio-delgado	200117	Antonio Delgado	Vampire	Lasombra	2	9	DOM OBT POT tha			archbishop	Atlanta	Sabbat		u
antonio-derlette	200116	Antonio d'Erlette	Vampire	Tremere antitribu	4	5	THA dom for pot					Sabbat		u
antonio-veradas	200118	Antonio Veradas	Vampire	Brujah antitribu	3	8	CEL POT PRE obf			bishop		Sabbat		u
anu-diptinatpa	200119	Anu Diptinatpa	Vampire	Nagaraja	6	7	DOM NEC aus vic					Independent	scarce	u
anvil	200120	Anvil	Vampire	Brujah	1	6	CEL POT dom pre tha			primogen		Camarilla		pu
anwar	200121	Anwar	Vampire	Banu Haqim	2	4	cel obf qui					Independent	blood cursed	pu
anxo-vilela	201740	Anxo Vilela	Vampire	Tremere	6	6	AUS THA dom obl					Sabbat	path of death and the soul	u
apache-jones	200122	Apache Jones	Vampire	Malkavian antitribu	4	5	DEM aus for obf					Sabbat		pu
apolonia-czarnecki	200123	Apolonia Czarnecki	Vampire	Malkavian	5	7	AUS DEM OBF pre					Camarilla		u
apparition	100076	Apparition	Combat				chi		1
appius-claudius-corvus	200124	Appius Claudius Corvus	Vampire	Lasombra	5	10	DOM OBT POT cel nec					Sabbat	black hand/seraph	pu		{"stealth":1}
appolonius	200125	Appolonius	Vampire	Brujah	1	10	CEL PRE for pot			primogen		Camarilla		u		{"bleed":2}
appolonius-advanced	200126	Appolonius	Vampire	Brujah	1	10	CEL FOR POT PRE dom					Anarch		au		{"merged":{"title":"baron","city":"London"}}
apportation	100077	Apportation	Combat				tha
approximation-of-loyalty	100078	Approximation of Loyalty	Action Modifier				pre		1							{"requiresCapacity":7}
araceli-celia-rivera	201709	Araceli "Celia" Rivera	Vampire	Lasombra	6	3	dom obl					Camarilla		pu
aranthebes-the-immortal	100079	Aranthebes, The Immortal	Action					1						u
arcane-appraiser	100080	Arcane Appraiser	Ally	Toreador									ghoul	u		{"life":1,"bleed":1,"strength":0}
arcane-library	100081	Arcane Library	Master	Tremere				2					location	u
arcanum-chapterhouse-alexandria	100082	Arcanum Chapterhouse, Alexandria	Master										location	u
arcanum-investigator	100083	Arcanum Investigator	Ally					2					mortal			{"life":2,"bleed":0,"strength":1}
archon	100084	Archon	Political Action													{"requiresTitle":["prince","justicar"]}
archon-investigation	100085	Archon Investigation	Master					3						o
ardan-lane	200128	Ardan Lane	Vampire	Tremere	3	8	AUS THA dom obf pre			primogen		Camarilla		u
aredhel	200129	Aredhel	Vampire	Salubri antitribu	4	5	FOR VAL aus					Sabbat	black hand	pu
aren-priest-of-eshu	200130	Aren, Priest of Eshu	Vampire	Guruhi	4	7	POT PRE ani obf					Laibon		u
argent-baton	100086	Argent Baton	Equipment										melee weapon/weapon	u
ariadne	200131	Ariadne	Vampire	Gangrel	5	8	ANI FOR PRO chi					Camarilla		u
ariane	200132	Ariane	Vampire	Brujah	5	3	cel pot pre					Anarch		u
arianne-the-conqueror	200133	Arianne, The Conqueror	Vampire	Toreador antitribu	5	7	CEL DOM PRE aus					Sabbat		u
ariel	200134	Ariel	Vampire	Salubri antitribu	6	6	AUS FOR VAL					Sabbat		pu
arika	200135	Arika	Vampire	Ventrue	2	11	DOM FOR OBF PRE aus cel			inner circle		Camarilla		u		{"bleed":3}
arishat	200136	Arishat	Vampire	Baali	6	6	DAI OBF PRE			1 vote		Independent	infernal	u
aristotle-de-laurent	200137	Aristotle de Laurent	Vampire	Malkavian antitribu	3	9	AUS DEM OBF PRE pot					Sabbat		u		{"stealth":1}
arjun-shah	201655	Arjun Shah	Vampire	Banu Haqim	6	4	THA obf					Camarilla		pu
armin-brenner	200138	Armin Brenner	Vampire	Brujah antitribu	4	10	CEL FOR POT PRE ani obf			archbishop	Washington, D.C.	Sabbat		u
armor-of-caines-fury	100087	Armor of Caine's Fury	Combat				pre val		1
armor-of-terra	100088	Armor of Terra	Action				tha vis		1
armor-of-vitality	100089	Armor of Vitality	Combat				for		1
arms-dealer	100090	Arms Dealer	Ally	Brujah									mortal			{"life":1,"bleed":0,"strength":1}
arms-of-ahriman	102275	Arms of Ahriman	Combat				obl
arms-of-the-abyss	100091	Arms of the Abyss	Combat				obt
army-of-apparitions	100092	Army of Apparitions	Reaction				chi
army-of-rats	100093	Army of Rats	Action				ani
arnold-simpson	200139	Arnold Simpson	Vampire	Brujah	3	2	pot					Camarilla		pu
arnulf-jormungandrsson	200140	Arnulf Jormungandrsson	Vampire	Ministry	5	8	OBF PRE SER aus cel					Camarilla		u
arriette-sylla	200141	Arriette Sylla	Vampire	Osebo	4	3	POT					Laibon		u
arson	100094	Arson	Action
art-morgan	200142	Art Morgan	Vampire	Gangrel	5	8	ANI FOR POT PRO			primogen		Camarilla		u
art-museum	100095	Art Museum	Master	Toreador				2					location	u
art-scam	100099	Art Scam	Action	Toreador antitribu
artemis	200143	Artemis	Vampire	Malkavian antitribu	2	6	DEM OBF aus cel for					Sabbat		pu
arthur-denholm	200144	Arthur Denholm	Vampire	Malkavian	5	5	AUS DEM obf					Camarilla		pu
artistically-inept	100101	Artistically Inept	Master	Brujah				1
arts-traumatic-essence	100100	Art's Traumatic Essence	Action				aus mel
as-the-crow	100102	As the Crow	Action Modifier				fli									{"requiresTraits":["flight"]}
asanbonsam-ghoul	100103	Asanbonsam Ghoul	Ally	Tzimisce					2				ghoul			{"life":3,"bleed":0,"strength":2}
ascendance	100104	Ascendance	Master
asguresh	200145	Asguresh	Vampire	Nagaraja	5	6	CEL NEC aus					Independent	scarce	u
ash-harrison	200146	Ash Harrison	Vampire	Tremere antitribu	5	7	AUS THA cel dom					Sabbat	black hand	u
ashes-to-ashes	100105	Ashes to Ashes	Combat				for thn
ashlesha	201620	Ashlesha	Vampire	Ravnos	2	3	aus chi					Independent		pu
ashley	201533	Ashley	Vampire	Malkavian	6	3	dom obf					Camarilla		pu
ashur-tablets	100106	Ashur Tablets	Master
ashur-uballit-son-of-the-abyss	201741	Ashur-uballit, Son of the Abyss	Vampire	Hecata	6	10	AUS DOM FOR OBL THA			cardinal		Sabbat	path of death and the soul	u		{"bleed":2}
asmin-kobane	201578	Asmin Kobane	Vampire	Banu Haqim	6	5	CEL dom obf tha					Camarilla		pu
assad-salhoum	200147	Assad Salhoum	Vampire	Malkavian	4	5	aus dem dom obf					Camarilla		u
assault-rifle	100107	Assault Rifle	Equipment					5					gun/weapon
astrid-thomas	200148	Astrid Thomas	Vampire	Tremere	1	7	DOM THA aus pot			primogen		Camarilla		u
asylum-hunting-ground	100108	Asylum Hunting Ground	Master	Malkavian				2					hunting ground/location	u
atiena	201579	Atiena	Vampire	Brujah	6	6	CEL obf pot pre			baron	Mombasa	Anarch		pu
atonement	100109	Atonement	Action						2
augur	100110	Augur	Action				viz
augury-of-doom	102310	Augury of Doom	Action													{"requiresTraits":["path of caine"]}
augustus-giovanni	200149	Augustus Giovanni	Vampire	Giovanni	2	11	AUS DOM NEC POT cel pre			2 votes		Independent		u		{"bleed":2}
aunt-linda	201534	Aunt Linda	Vampire	Nosferatu	6	4	POT obf					Camarilla		pu
aura-absorption	100111	Aura Absorption	Action Modifier/Reaction				aus myt
aura-of-invincibility	100112	Aura of Invincibility	Action Modifier						1
aura-reading	100113	Aura Reading	Combat				aus
aurora-van-brande-paladin	200150	Aurora Van Brande, Paladin	Vampire	Lasombra	2	6	OBT dom for pot					Sabbat		u
auspex	100114	Auspex	Master										discipline
autarkis-persecution	100115	Autarkis Persecution	Political Action
auto-da-fe	100116	Auto-da-fé	Political Action
autonomic-mastery	100117	Autonomic Mastery	Combat				dom
aversion	100118	Aversion	Reaction				cel val		1
awe	100119	Awe	Action Modifier				pre		X
axel-von-anders	200151	Axel Von Anders	Vampire	Brujah antitribu	4	5	PRE cel obf pot					Sabbat		pu
aye	100120	Aye	Master											t
ayelea-the-manipulator	200152	Ayelea, The Manipulator	Vampire	Tremere antitribu	2	10	AUS DOM OBT THA pre			cardinal		Sabbat		u
ayelech	201535	Ayelech	Vampire	Tremere	6	7	AUS DOM THA			prince	Addis Ababa	Camarilla		pu
ayo-igoli	200153	Ayo Igoli	Vampire	Ishtarri	4	10	AUS CEL FOR PRE obf tha					Laibon		u
ayse-dhanial	201637	Ayse Dhanial	Vampire	Tremere	6	4	aus dom tha					Camarilla		u
azaneal	200154	Azaneal	Vampire	Baali	4	7	DAI OBF OBT pre tha					Independent	infernal	u
aziz-dammar-of-istanbul	200155	Aziz, Dammar of Istanbul	Vampire	Banu Haqim	2	10	CEL OBF PRE QUI ser			2 votes		Independent	blood cursed	u		{"strength":2}
azrael	200156	Azrael	Vampire	Salubri antitribu	6	5	AUS VAL for					Sabbat		u
azucena	201710	Azucena	Vampire	Lasombra	6	5	DOM OBL pot					Camarilla		u
baals-bloody-talons	100121	Baal's Bloody Talons	Combat				qui		1
baba-yaga-the-iron-hag	200157	Baba Yaga, the Iron Hag	Vampire	Nosferatu	5	11	ANI AUS FOR OBF POT THA					Independent		u		{"bleed":2,"strength":2}
babalawo-alafin	200158	Babalawo Alafin	Vampire	Harbinger of Skulls	4	7	AUS FOR NEC ani					Laibon		u
babble	100122	Babble	Reaction				dem
backflip	100123	Backflip	Combat
backstab	100124	Backstab	Combat				cel		2
backstep	100125	Backstep	Combat
backways	100126	Backways	Master	Gangrel				2					location	u
badger	200159	Badger	Vampire	Gangrel	1	6	FOR PRO ani pot					Camarilla		pu
badr-al-budur	200161	Badr al-Budur	Vampire	Banu Haqim	2	5	OBF cel dom qui					Independent	blood cursed	pu
badr-shadow-of-granada	200160	Badr, Shadow of Granada	Vampire	Lasombra	5	7	DOM OBT POT					Independent		u
bait-and-switch	102218	Bait and Switch	Reaction													{"requiresTitle":["baron"]}
baixinho	201536	Baixinho	Vampire	Nosferatu	6	3	ani obf					Camarilla		pu
bajazet-al-nasir	200162	Bajazet al-Nasir	Vampire	Banu Haqim	2	8	OBF QUI cel for pre					Independent	blood cursed	u
bakr	200163	Bakr	Vampire	Banu Haqim	5	8	CEL OBF QUI dem pro					Independent	blood cursed	u
baldesar-rossellini	200164	Baldesar Rossellini	Vampire	Giovanni	4	8	DOM POT aus for nec					Independent		u		{"strength":2}
baleful-doll	100127	Baleful Doll	Equipment				nec		1					u
baltimore-purge	100128	Baltimore Purge	Action
bamba	100129	Bamba	Action						1							{"requiresSect":["Laibon"],"requiresCapacity":4,"requiresTraits":["non-sterile"]}
bang-nakh-tigers-claws	100130	Bang Nakh — Tiger's Claws	Equipment					2					melee weapon/weapon		Bang Nakh -- Tiger's Claws
banishment	100131	Banishment	Political Action
banjoko	200165	Banjoko	Vampire	Lasombra	3	5	DOM obt pot					Sabbat	black hand/seraph	pu
banner-of-neutrality	100132	Banner of Neutrality	Reaction													{"requiresSect":["Independent","Anarch"]}
banshee-ironwail	100133	Banshee Ironwail	Equipment					2					melee weapon/weapon	u
banu-haqim-justicar	102268	Banu Haqim Justicar	Political Action										title
barachiel	201781	Barachiel	Vampire	Salubri	7	7	AUS DOM FOR ani					Independent		u
barbaro-lucchese	200166	Barbaro Lucchese	Vampire	Baali	3	5	dai obf pre tha					Independent	infernal	u
baron-dieudonne	200168	Baron Dieudonne	Vampire	Nosferatu	4	9	ANI OBF POT PRO			prince	Brussels	Camarilla		u
baroque	200169	Baroque	Vampire	Samedi	5	7	NEC THN aus for obf					Independent		u
barrenness	100134	Barrenness	Action				mal							d
barry	200170	Barry	Vampire	Blood Brother	2	5	ani for pot san vic					Sabbat	sterile	u		{"circle":"Chicago"}
barth	200171	Barth	Vampire	Toreador	3	5	PRE aus cel					Camarilla		u
bartholomew	200172	Bartholomew	Vampire	Kiasyd	2	8	AUS MYT NEC dom obt					Sabbat		u
base-hunting-ground	100136	Base Hunting Ground	Master	Osebo				2					hunting ground/location	u
baseball-bat	100137	Baseball Bat	Equipment					1					melee weapon/weapon
basil	200173	Basil	Vampire	Pander	2	1	obf					Sabbat		u
basilia	200174	Basilia	Vampire	Gangrel	1	10	ANI FOR PRO obf pot			primogen		Camarilla		u
basilisks-touch	100138	Basilisk's Touch	Combat				myt pot		2
basir	200175	Basir	Vampire	Banu Haqim	4	1	qui					Independent	blood cursed	u
bastard-sword	100139	Bastard Sword	Equipment					1					melee weapon/weapon
bastille-opera-house	100140	Bastille Opera House	Master										location	u
batsheva	200176	Batsheva	Vampire	Guruhi	4	6	ANI PRE obt pot					Laibon		u
batsheva-advanced	200177	Batsheva	Vampire	Guruhi	4	6	ANI PRE obt pot					Laibon		au		{"merged":{"strength":1}}
battle-frenzy	100141	Battle Frenzy	Master	Osebo									frenzy	o
bauble	100142	Bauble	Action				vic		2
bay-and-howl	100143	Bay and Howl	Master	Gangrel antitribu
bear-baiting	100144	Bear-Baiting	Action Modifier						1							{"requiresSect":["Anarch"]}
bear-paw	200178	Bear Paw	Vampire	Gangrel	1	5	ANI for pre pro					Camarilla		pu
bears-skin	100145	Bear's Skin	Combat				ani+pro
beast-meld	100146	Beast Meld	Action Modifier				ani+pro		2
beast-the-leatherface-of-detroit	200179	Beast, The Leatherface of Detroit	Vampire	Nosferatu antitribu	2	7	OBF POT ani cel					Sabbat		u		{"strength":2}
beatrice-langou	200180	Béatrice L'Angou	Vampire	Kiasyd	2	5	MYT aus dom nec					Sabbat		pu
beatrice-oracle171-tremblay	200181	Béatrice "Oracle171" Tremblay	Imbued	Innocent	4	3	inn ven								Beatrice "Oracle171" Tremblay
beauregard-krueller	200182	Beauregard Krueller	Vampire	Malkavian antitribu	4	4	aus dem obf					Sabbat		pu
beckett	200183	Beckett	Vampire	Gangrel	3	7	ANI FOR PRO cel					Independent		u
beckett-advanced	200184	Beckett	Vampire	Gangrel	3	8	ANI FOR PRO cel tha					Independent		au
becoming-of-ennoia	100148	Becoming of Ennoia	Event										gehenna
beetleman	200185	Beetleman	Vampire	Nosferatu	4	4	ANI obf					Camarilla		pu
behind-you	100149	Behind You!	Combat				obf
bela	200186	Bela	Vampire	Malkavian	5	3	DEM ani obf pro					Independent		u
bela-kardoza	200187	Bela Kardoza	Vampire	Brujah antitribu	4	10	CEL POT PRE VIC ani dom					Sabbat		u
belinde	201537	Belinde	Vampire	Nosferatu	6	6	OBF ani aus pot			prince	Copenhagen	Camarilla		pu
belle-equitone	200188	Belle Equitone	Vampire	Ministry	4	2	ser					Independent		pu
belonging-grants-protection	100150	Belonging Grants Protection	Action													{"requiresTitle":["magaji"]}
benedict-giovanni-agent	200189	Benedict Giovanni, Agent	Vampire	Giovanni	4	6	FOR POT cel dom nec					Independent		u
benedito-a-lanterna	201524	Benedito, a Lanterna	Vampire	Nosferatu	6	6	POT ani aus obf			baron	Fortaleza	Anarch		pu
benefit-performance	100151	Benefit Performance	Political Action	Daughter of Cacophony
benjamin-rose	200190	Benjamin Rose	Vampire	Nosferatu	5	7	AUS OBF ani pot			prince	Washington, D.C.	Camarilla		u
berenguela-the-vicious	201742	Berenguela, The Vicious	Vampire	Nosferatu	6	6	ANI OBF POT					Sabbat	path of caine	pu
beretta-9mm	100152	Beretta 9mm	Equipment					1					gun/weapon
bernard-the-scourge	200191	Bernard, the Scourge	Vampire	Gangrel	4	5	ani for pre pro					Camarilla		u
bertrand-danjou	200192	Bertrand d'Anjou	Vampire	Banu Haqim	4	4	aus cel qui					Independent	blood cursed	pu
bestial-vengeance	100153	Bestial Vengeance	Combat				ani									{"requiresSect":["Laibon"]}
bestial-visage	100154	Bestial Visage	Master
bestow-vigor	100155	Bestow Vigor	Action				for		1
beth-malcolm	200193	Beth Malcolm	Vampire	Ventrue	5	6	FOR PRE ani					Camarilla		pu		{"bleed":2}
bethany-ray	200194	Bethany Ray	Vampire	Toreador	5	4	PRE aus					Camarilla		u
betrayer	100156	Betrayer	Master
bewitching-oration	100157	Bewitching Oration	Action Modifier				pre
beyond-reproach	100158	Beyond Reproach	Political Action													{"requiresTitle":["prince"]}
bez-dunsirn	200195	Bez Dunsirn	Vampire	Giovanni	6	2	POT					Independent		u
bianca	200196	Bianca	Vampire	Brujah	1	6	CEL pot pre					Camarilla		pu		{"strength":2}
big-game	100159	Big Game	Action
bijou	201580	Bijou	Vampire	Banu Haqim	6	3	cel tha					Camarilla		pu
bill-butler	200197	Bill Butler	Vampire	Gangrel antitribu	4	3	pot pro					Sabbat		pu
billy	200198	Billy	Vampire	Ventrue antitribu	2	5	AUS dom for					Sabbat		pu
bima	100160	Bima	Ally	Ministry					1				ghoul			{"life":2,"bleed":1,"strength":2}
bind-the-night-walker	100161	Bind the Night-Walker	Reaction
bindusara-historian-of-the-kindred	200199	Bindusara, Historian of the Kindred	Vampire	Ventrue	2	9	AUS DOM FOR PRE tha					Camarilla		u		{"bleed":2}
biotech-company-hunting-ground	102287	Biotech Company Hunting Ground	Master	Hecata				2					hunting ground/location	u
biothaumaturgic-experiment	100162	Biothaumaturgic Experiment	Action				tha	1
bituin	201525	Bituin	Vampire	Tremere	6	6	THA ani cel dom			baron	Manila	Anarch		pu
black-annis	200200	Black Annis	Vampire	Nosferatu antitribu	4	9	OBF POT ani pro					Sabbat		u		{"strength":2,"stealth":1}
black-cat	200201	Black Cat	Vampire	Brujah	1	5	CEL pot pre					Camarilla		u
black-forest-base	100165	Black Forest Base	Master										location	u		{"requiresSect":["Sabbat"]}
black-gloves	100166	Black Gloves	Equipment					3					melee weapon/weapon	u
black-hand-emissary	100167	Black Hand Emissary	Action					1						u		{"requiresTraits":["seraph"]}
black-hand-ritual	100168	Black Hand Ritual	Action													{"requiresTraits":["black hand"]}
black-lotus	200202	Black Lotus	Vampire	Ministry	4	5	DOM aus obf ser					Sabbat		pu
black-market-cache	102351	Black Market Cache	Master	Ravnos									location	u
black-metamorphosis	100169	Black Metamorphosis	Action				obt		2
black-spiral-buddy	100170	Black Spiral Buddy	Ally	Gangrel antitribu				4					werewolf			{"life":3,"bleed":0,"strength":1}
black-sunrise	100171	Black Sunrise	Reaction				qui
black-wallace	200203	Black Wallace	Vampire	Lasombra	4	6	DOM POT obt tha					Sabbat		pu
blackhorse-tanner	200204	Blackhorse Tanner	Vampire	Ventrue antitribu	3	7	AUS DOM FOR					Sabbat	black hand	u
blackmail	100173	Blackmail	Action				obf
blade-clot	100174	Blade Clot	Action Modifier/Combat													{"requiresSect":["Anarch"]}
blade-of-bellona	100175	Blade of Bellona	Equipment	Salubri antitribu									melee weapon/weapon
blade-of-enoch	100176	Blade of Enoch	Equipment					1					melee weapon/weapon	u
blaise	200205	Blaise	Vampire	Gangrel antitribu	2	7	ANI CEL obf vic					Sabbat		pu		{"strength":2}
blanche-hill	200206	Blanche Hill	Vampire	Salubri	2	6	FOR OBE aus					Independent	scarce	u
blanket-of-night	100177	Blanket of Night	Action Modifier				obt		1
bleeding-the-vine	100178	Bleeding the Vine	Master					1						u
blessed-audience	100179	Blessed Audience	Action				aus mel		X
blessed-blade	100180	Blessed Blade	Combat				val
blessed-resilience	100181	Blessed Resilience	Master
blessing-of-chaos	100182	Blessing of Chaos	Action				dem		1
blessing-of-durga-syn	100183	Blessing of Durga Syn	Combat				chi		2
blessing-of-the-beast	100184	Blessing of the Beast	Master	Ahrimane										d
blessing-of-the-name	100185	Blessing of the Name	Action	Salubri antitribu					1
blessings-of-the-loa	100186	Blessings of the Loa	Master	Samedi										du
blight	100187	Blight	Combat				nec
blind-spot	100188	Blind Spot	Master
bliss	100189	Bliss	Combat/Reaction				dom+pre
blissful-agony	100190	Blissful Agony	Combat				ani val		1
blister	200207	Blister	Vampire	Nosferatu antitribu	4	3	obf pot					Sabbat		pu
blithe-acceptance	100191	Blithe Acceptance	Action				obf		1
blood-agony	100192	Blood Agony	Combat				qui		1
blood-awakening	100193	Blood Awakening	Action Modifier/Reaction				qui		1
blood-bond	100194	Blood Bond	Action						2
blood-brother-ambush	100195	Blood Brother Ambush	Action Modifier	Brujah antitribu					2
blood-buff	100196	Blood Buff	Master	Blood Brother										t
blood-clots	100197	Blood Clots	Action				qui		1
blood-cult-awareness-network	100198	Blood Cult Awareness Network	Event
blood-doll	100199	Blood Doll	Master
blood-feast	100200	Blood Feast	Action						1							{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
blood-fury	100201	Blood Fury	Combat				tha		1
blood-hunt	100202	Blood Hunt	Action												Bloodhunt	{"requiresTitle":["prince","justicar"]}
blood-of-acid	100203	Blood of Acid	Combat				vic		2
blood-of-sandman	100204	Blood of Sandman	Action				tha		2
blood-of-the-cobra	100205	Blood of the Cobra	Combat				qui
blood-of-the-sabbat	100206	Blood of the Sabbat	Action						1							{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
blood-puppy	100207	Blood Puppy	Master					2						u
blood-rage	100208	Blood Rage	Combat				tha
blood-shield	100209	Blood Shield	Equipment	Osebo				2						u
blood-siege	100210	Blood Siege	Political Action										title			{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
blood-sweat	100211	Blood Sweat	Combat				qui		1
blood-tears-of-kephran	100212	Blood Tears of Kephran	Equipment											u
blood-tempering	100213	Blood Tempering	Action				for+qui		1
blood-to-water	100214	Blood to Water	Combat				tha		2
blood-trade	100215	Blood Trade	Event										gehenna
blood-turnip	100216	Blood Turnip	Master											u		{"requiresSect":["Anarch"]}
blood-weakens	100217	Blood Weakens	Event										gehenna
bloodbath	100218	Bloodbath	Action						1							{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
bloodfeud	200208	Bloodfeud	Vampire	Malkavian antitribu	4	2	obf					Sabbat		pu
bloodform	100219	Bloodform	Combat				vic
blooding	100220	Blooding	Action													{"requiresSect":["Sabbat"]}
blooding-by-the-code	100221	Blooding by the Code	Master	Salubri antitribu				1
bloodlust	100222	Bloodlust	Action				pre		X				frenzy
bloodstone	100223	Bloodstone	Equipment
bloodstorm-of-chorazin	100224	Bloodstorm of Chorazin	Reaction	Baali										d
bloodwork	100225	Bloodwork	Action													{"requiresTraits":["black hand"]}
bloody-mary	200209	Bloody Mary	Vampire	Malkavian	5	8	AUS DEM OBF pre			primogen		Camarilla		pu		{"bleed":2}
blow-torch	100226	Blow Torch	Equipment					2					weapon
blur	100227	Blur	Combat				cel		1
blythe-candeleria	200210	Blythe Candeleria	Vampire	Tremere	2	3	THA aus					Camarilla		u
bobby-lemon	200211	Bobby Lemon	Vampire	Gangrel	3	4	ANI pro					Independent		pu
body-arsenal	100228	Body Arsenal	Combat				vic		2
body-bag	100229	Body Bag	Equipment										haven
body-flare	100230	Body Flare	Combat				pro		2
body-of-sun	100231	Body of Sun	Combat				pro		4
boles-aw-gutowski	201528	Bolesław Gutowski	Vampire	Malkavian	6	6	ani aus cel dom obf pre					Anarch		u
bollix	100232	Bollix	Combat				cel pre tha									{"requiresSect":["Anarch"]}
bomb	100233	Bomb	Equipment					1					weapon
bond	100234	Bond	Action				inn
bond-with-the-mountain	100235	Bond with the Mountain	Combat				tha vis		1
bonding	100236	Bonding	Action Modifier				dom
bone-shambler	102293	Bone Shambler	Ally	Hecata			obl		1				zombie			{"life":1,"bleed":1,"strength":1}
bone-spur	100237	Bone Spur	Combat				pro		1
bonecraft	100238	Bonecraft	Combat				vic		1
border-skirmish	100240	Border Skirmish	Action													{"requiresSect":["Anarch"]}
boss-callihan	200212	Boss Callihan	Vampire	Ventrue	3	5	PRE dom for pro					Camarilla		u
boss-callihan-advanced	200213	Boss Callihan	Vampire	Ventrue	3	5	PRE dom for pro					Anarch		au		{"merged":{"title":"baron","city":"New York"}}
botched-move	100241	Botched Move	Combat
bothwell	200214	Bothwell	Vampire	Gangrel	3	3	ani for					Independent		pu
bounty	100242	Bounty	Master					X
bowl-of-convergence	100243	Bowl of Convergence	Equipment											u
boxed-in	100244	Boxed In	Combat
boy-toy	200215	Boy Toy	Vampire	Malkavian antitribu	2	2	dem					Sabbat		pu
brachah	200216	Brachah	Vampire	Brujah	2	5	CEL PRE for					Camarilla		pu
braden-white	201711	Braden White	Vampire	Lasombra	6	4	dom obl pot					Camarilla		pu
brainwash	100245	Brainwash	Master
brandon-grime	201581	Brandon Grime	Vampire	Brujah	6	5	CEL pot pre tha					Anarch		pu
branimira	201667	Branimira	Vampire	Tzimisce	6	6	ANI dom pre pro			baron	Sofia	Anarch		u
brass-knuckles	100246	Brass Knuckles	Equipment										melee weapon/weapon
bravo	100247	Bravo	Master
brazil	200217	Brazil	Vampire	Malkavian	1	2	aus					Camarilla		pu
break-the-bonds	102247	Break the Bonds	Action				ani obf pre									{"requiresSect":["Anarch"]}
break-the-code	100248	Break the Code	Event										gehenna
breath-of-thanatos	100249	Breath of Thanatos	Action Modifier/Combat				nec		1
breath-of-the-dragon	100250	Breath of the Dragon	Combat				vic		1
bret-stryker	201538	Bret Stryker	Vampire	Toreador	6	4	CEL PRE					Camarilla		u
brian-thompson	200218	Brian Thompson	Vampire	Ravnos	4	4	ani chi for					Independent		pu
bribes	100251	Bribes	Action Modifier
brick-by-brick	100252	Brick by Brick	Combat				tha vis		1
brick-laying	100253	Brick Laying	Action				pot
brigitte-gebauer	100254	Brigitte Gebauer	Ally	Giovanni				3					wraith	u	Brigitte Gebauer (Wraith)	{"life":3,"bleed":2,"strength":1}
brigitte-mandisa	200219	Brigitte Mandisa	Vampire	Samedi	6	5	NEC for obf thn					Independent		pu
brinksmanship	100255	Brinksmanship	Political Action					1
brock-sterling	201539	Brock Sterling	Vampire	Ventrue	6	3	FOR					Camarilla		pu
bronwen	200220	Bronwen	Vampire	Brujah antitribu	2	10	CEL POT PRE dom obt			priscus		Sabbat		u
brooke	200221	Brooke	Vampire	Tremere antitribu	2	3	dom tha					Sabbat		pu
brother-in-arms	100256	Brother in Arms	Action	Salubri antitribu				1								{"requiresCapacity":3,"requiresTraits":["non-sterile"]}
brothers-blood	100257	Brother's Blood	Combat				san
brothers-grimm	100258	Brothers Grimm	Master											u
bruce-de-guy	200222	Bruce de Guy	Vampire	Ventrue antitribu	4	10	AUS DOM FOR OBT			cardinal		Sabbat		u		{"bleed":2}
brujah-debate	100260	Brujah Debate	Master	Brujah				1
brujah-frenzy	100261	Brujah Frenzy	Master										frenzy	o
brujah-justicar	100262	Brujah Justicar	Political Action										title
brunhilde	200223	Brunhilde	Vampire	Gangrel	3	8	ANI FOR PRO pre					Independent		u		{"strength":2}
brunhilde-advanced	200224	Brunhilde	Vampire	Gangrel	3	8	ANI FOR PRO pre			baron	Stockholm	Anarch		au		{"merged":{}}
brutal-influence	100263	Brutal Influence	Action				pot		1
brute-force	100264	Brute Force	Combat				pot
bryan-van-duesen	200225	Bryan Van Duesen	Vampire	Tremere antitribu	2	7	DOM THA aus pre					Sabbat		pu		{"bleed":2}
bujo	100265	Bujo	Action	Ravnos
bulscu	200226	Bulscu	Vampire	Ventrue	5	8	AUS FOR dom pot pre					Camarilla		u
bulscu-advanced	200227	Bulscu	Vampire	Ventrue	5	8	AUS DOM FOR pot pre					Camarilla		au		{"merged":{"title":"prince","city":"Budapest"},"strength":2}
bums-rush	100266	Bum's Rush	Action
bundi	100267	Bundi	Equipment					2					melee weapon/weapon
bupe-kuila	200228	Bupe Kuila	Vampire	Ministry	4	7	OBF POT SER pre					Laibon		pu		{"intercept":1}
burden-the-mind	100268	Burden the Mind	Master					1
bureaucratic-overload	100269	Bureaucratic Overload	Master											u
burial-site-hunting-ground	102311	Burial Site Hunting Ground	Master					2					hunting ground/location	u		{"requiresTraits":["path of death and the soul"]}
burning-touch	100270	Burning Touch	Action Modifier/Combat				tha val
burning-wrath	100271	Burning Wrath	Combat				pot		3
burnt-offerings	100272	Burnt Offerings	Reaction				aus		1
burst-of-sunlight	100273	Burst of Sunlight	Combat				tha
business-pressure	100274	Business Pressure	Action Modifier				pre
byzar	200229	Byzar	Vampire	Harbinger of Skulls	6	10	AUS FOR NEC OBF dom pre					Sabbat		u		{"stealth":1}
c-j	200230	C.J.	Vampire	Gangrel	5	4	FOR pro					Independent		pu
cadet	100275	Cadet	Master											t
cagliostro-the-grand-copht	200231	Cagliostro, The Grand Copht	Vampire	Ministry	4	8	OBF PRE SER nec pot					Independent		u
caiaphas-smith	100276	Caiaphas Smith	Ally					1					mortal	u		{"life":2,"bleed":0,"strength":1}
cailean	200232	Cailean	Vampire	Nosferatu antitribu	2	10	ANI OBF POT PRE dom			archbishop	Detroit	Sabbat		u
cairo-intl-airport	100277	Cairo Int'l Airport	Master					2					location	u
caitlin	200233	Caitlin	Vampire	Gangrel antitribu	2	6	ANI PRO aus dom			bishop		Sabbat		pu
calebos	200234	Calebos	Vampire	Nosferatu antitribu	2	8	ANI OBF POT cel			bishop		Sabbat		pu		{"strength":2}
calebros-the-martyr	200235	Calebros, The Martyr	Vampire	Nosferatu	2	5	ANI obf pot			prince	New York	Camarilla		u
caliban	200236	Caliban	Vampire	Tzimisce	2	6	ANI AUS VIC					Sabbat		pu
call-of-the-hungry-dead	100279	Call of the Hungry Dead	Action Modifier				nec
call-the-great-beast	100280	Call the Great Beast	Action	Baali					1
call-the-lamprey	100281	Call the Lamprey	Combat				obt
call-the-wild-hunt	100282	Call the Wild Hunt	Combat				ani+pro
callirus	200237	Callirus	Vampire	Ravnos	4	5	CHI FOR ani					Independent		u
calvin-cleaver	200238	Calvin Cleaver	Vampire	Gangrel	4	3	for pro					Camarilla		u
camaraderie	100283	Camaraderie	Reaction				san
camarilla-conclave	102269	Camarilla Conclave	Master											u		{"requiresTitle":["justicar","inner circle"]}
camarilla-exemplary	100284	Camarilla Exemplary	Political Action													{"requiresSect":["Camarilla"]}
camarilla-threat	100285	Camarilla Threat	Political Action
camarilla-vitae-slave	100286	Camarilla Vitae Slave	Retainer	Lasombra					2							{"life":1}
camarillas-iron-fist	102270	Camarilla's Iron Fist	Political Action						1							{"requiresSect":["Camarilla"]}
camera-phone	100287	Camera Phone	Equipment										electronic
cameron	200239	Cameron	Vampire	Lasombra	2	3	dom pot					Sabbat		pu
camille-devereux-the-raven	200240	Camille Devereux, The Raven	Vampire	Gangrel	1	5	FOR PRO ani					Camarilla		pu	Camille Devereux|Raven
campground-hunting-ground	100288	Campground Hunting Ground	Master	Gangrel antitribu				2					location	u
canine-horde	100290	Canine Horde	Combat				ani
canopic-jar	100291	Canopic Jar	Equipment				ser
cant-take-it-with-you	100289	Can't Take it with You	Political Action
cao-nguyen	200241	Cao Nguyen	Vampire	Ministry	6	3	SER					Sabbat		pu
capitalist	100292	Capitalist	Master
cappadocian-crypt	102298	Cappadocian Crypt	Master	Hecata									location	u
car-bomb	100293	Car Bomb	Reaction													{"requiresSect":["Anarch"]}
cardano	200243	Cardano	Vampire	Tremere	1	9	DOM FOR THA ani aus cel			prince	Boston	Camarilla		pu
cardinal-benediction	100294	Cardinal Benediction	Political Action										title			{"requiresSect":["Sabbat"]}
cardinal-sin-failure-of-mission	100295	Cardinal Sin: Failure of Mission	Reaction						2							{"requiresTitle":["archbishop","cardinal","regent"]}
cardinal-sin-insubordination	100296	Cardinal Sin: Insubordination	Reaction													{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
carfax-abbey	100297	Carfax Abbey	Master					2					hunting ground/location	u		{"requiresSect":["Anarch"]}
carlak	200244	Carlak	Vampire	Brujah	5	8	CEL PRE dom pot			prince	Prague	Camarilla		u
carlotta-giovanni	200245	Carlotta Giovanni	Vampire	Giovanni	2	7	NEC POT dom obf					Independent		u
carlton-van-wyk	100298	Carlton Van Wyk	Ally					2					mortal	u	Carlton Van Wyk (Hunter)	{"life":2,"bleed":0,"strength":0}
carmelita-neillson	201625	Carmelita Neillson	Vampire	Toreador	7	5	AUS cel pre					Camarilla		u
carmen	200246	Carmen	Vampire	Tremere antitribu	5	5	THA aus dom					Sabbat	black hand	u
carmine-giovanni	200247	Carmine Giovanni	Vampire	Giovanni	4	10	DOM NEC POT PRO ani pre			2 votes		Independent		u
carna-the-princess-witch	200248	Carna, The Princess Witch	Vampire	Tremere	3	7	AUS DOM THA			primogen		Camarilla		u		{"intercept":1}
carnivale	100299	Carnivale	Master											u
carolina-valez	200249	Carolina Vález	Vampire	Lasombra	5	9	DOM OBT POT PRE aus			archbishop	Montreal	Sabbat		u
caroline-bishops	200250	Caroline Bishops	Vampire	Pander	4	3	cel for pot					Sabbat		u
carrion-coffin	100300	Carrion Coffin	Action				pro
carrion-crows	100301	Carrion Crows	Combat				ani
carter	200251	Carter	Vampire	Toreador antitribu	2	2	cel					Sabbat		pu
carthage-remembered	100302	Carthage Remembered	Master	Brujah				1
carvers-meat-packing-and-storage	100303	Carver's Meat Packing and Storage	Master					1					location	u
caseless-rounds	100304	Caseless Rounds	Combat					1
casey-snyder	201521	Casey Snyder	Vampire	Gangrel	6	6	PRO ani cel for			baron	Columbus	Anarch		pu
casino-reeds	200252	Casino Reeds	Vampire	Nosferatu	3	9	ANI OBF POT cel dem			prince	Seattle	Camarilla		u
cassandra-langely-the-waif	200254	Cassandra Langely, The Waif	Vampire	Malkavian	4	2	dem					Camarilla		pu
cassandra-magus-prime	200253	Cassandra, Magus Prime	Vampire	Tremere	1	10	AUS DOM THA cel pre			primogen		Camarilla		u		{"strength":2}
castellan	201668	Castellan	Vampire	Salubri	7	6	AUS FOR cel dom					Independent		u
castiel	200255	Castiel	Vampire	Salubri antitribu	3	6	AUS VAL for					Sabbat		u
cat-burglary	100305	Cat Burglary	Action				cel
catacombs	100306	Catacombs	Equipment						1				location in play	u
catalina-vega	201540	Catalina Vega	Vampire	Toreador	6	8	AUS CEL PRE for			prince	Buenos Aires	Camarilla		pu		{"bleed":2}
catatonic-fear	100307	Catatonic Fear	Combat				pre		1
catherine-du-bois	200256	Catherine du Bois	Vampire	Ventrue	3	5	DOM for obf pre					Camarilla		pu
cats-guidance	100308	Cats' Guidance	Reaction				ani
cauldron-of-blood	100309	Cauldron of Blood	Combat				tha		1
cavalier	100310	Cavalier	Master										archetype
cave-of-apples	100311	Cave of Apples	Master	Ministry				3					location	u
cedric	200257	Cedric	Vampire	Gargoyle	4	6	FOR obf pot vis					Camarilla	flight	u		{"slaveOf":"Tremere"}
cedrick-calhoun	201626	Cedrick Calhoun	Vampire	Nosferatu	6	7	ANI DOM OBF pot					Camarilla		u
celerity	100312	Celerity	Master										discipline
celeste-lamontagne	200259	Céleste Lamontagne	Vampire	Gangrel antitribu	4	5	ANI PRO for					Sabbat		u	Célèste Lamontagne
celeste-the-voice-of-a-secret	200258	Céleste, The Voice of a Secret	Vampire	Daughter of Cacophony	2	3	mel pre					Independent		u
celestial-harmony	100313	Celestial Harmony	Action				aus
celine-chevalier	200260	Celine Chevalier	Vampire	Ministry	2	3	obf ser					Independent		pu
census-taker	100314	Census Taker	Master					1						u
centralized-background-check	100315	Centralized Background Check	Master										location	u
cesar-holfield	200261	César Holfield	Vampire	Caitiff	4	1	obf					Camarilla		u
cesewayo	200262	Cesewayo	Vampire	Osebo	4	10	AUS CEL DOM POT THA ani			magaji		Laibon		u
cesewayo-advanced	200263	Cesewayo	Vampire	Osebo	4	10	AUS CEL DOM POT THA ani			magaji		Laibon		au		{"merged":{}}
chain-of-command	100316	Chain of Command	Action				dom		X
chainsaw	100317	Chainsaw	Equipment					2					weapon
chair-of-hades	100318	Chair of Hades	Action				nec
chalcedony	200264	Chalcedony	Vampire	Gargoyle	6	7	FOR POT THA VIS					Camarilla	flight	u		{"slaveOf":"Tremere"}
chalice-of-kinship	100319	Chalice of Kinship	Equipment					1						u		{"requiresTitle":["priscus","cardinal","regent"]}
chameleon	100320	Chameleon	Action						X							{"requiresTitle":["baron"]}
chameleons-colors	100321	Chameleon's Colors	Combat				ani spi		1
champion	100322	Champion	Power				def
chandler-hungerford	200265	Chandler Hungerford	Vampire	Gangrel	2	3	PRO					Camarilla		u
change-of-target	100323	Change of Target	Action Modifier
changeling	100324	Changeling	Action Modifier				vic
changeling-skin-mask	100325	Changeling Skin Mask	Equipment					1						u
chanjelin-ward	100326	Chanjelin Ward	Master	Kiasyd										d
channel-10	100327	Channel 10	Master					2					location	u
channeling-the-beast	100328	Channeling the Beast	Combat						1
chantry	100329	Chantry	Master	Tremere									location	u
charge-of-the-buffalo	100330	Charge of the Buffalo	Action				for spi
charice-fontaigne	200266	Charice Fontaigne	Vampire	Ventrue antitribu	3	6	AUS DOM for pot					Sabbat		pu
charigger-the-axe	100331	Charigger, The Axe	Retainer	Giovanni									wraith	u		{"life":1}
charisma	100332	Charisma	Master											u
charismatic-aura	100333	Charismatic Aura	Combat				aus+pre
charles-delmare	201513	Charles Delmare	Vampire	Lasombra	5	8	DOM OBT POT cel			cardinal		Sabbat		u
charlie-tyne	200267	Charlie Tyne	Vampire	Gangrel antitribu	4	4	obf pro ser					Sabbat		pu
charming-lobby	100334	Charming Lobby	Action				pre
charnas-the-imp	100335	Charnas the Imp	Retainer	Tremere					1				demon	u		{"life":1}
chas-giovanni-tello	200268	Chas Giovanni Tello	Vampire	Giovanni	2	4	DOM POT					Independent		u
chaundice	200269	Chaundice	Vampire	Gargoyle	4	8	FOR POT VIS vic					Sabbat	flight	u		{"slaveOf":"Tremere antitribu"}
chavi-oraczko	200270	Chavi Oraczko	Vampire	Ravnos	5	7	ANI CHI FOR nec					Independent	red list	u
cheat-the-fates	100336	Cheat the Fates	Action				pre tem		3
chelsea-blake	201541	Chelsea Blake	Vampire	Ventrue	6	5	DOM cel for pre					Camarilla		pu
chester-dubois	200271	Chester DuBois	Vampire	Nosferatu	1	7	ANI POT for obf			primogen		Camarilla		pu
cheval-de-bataille	100337	Cheval de Bataille	Action Modifier													{"requiresSect":["Sabbat"]}
childe-of-the-revolution	102246	Childe of the Revolution	Action						1							{"requiresTitle":["baron"],"requiresTraits":["non-sterile"]}
childling-muse	100338	Childling Muse	Retainer	Malkavian				1					changeling			{"life":1}
children-of-osiris	100339	Children of Osiris	Master					2
children-of-stone	100340	Children of Stone	Action				tha vis
chill-of-oblivion	100341	Chill of Oblivion	Action				nec
chimerstry	100342	Chimerstry	Master										discipline
chirams-hold	100343	Chiram's Hold	Combat						1
chiropteran-marauder	100344	Chiropteran Marauder	Combat				vic
choir	100345	Choir	Action				mel
christanius-lionel-the-mad-chronicler	200272	Christanius Lionel, The Mad Chronicler	Vampire	Nosferatu antitribu	2	6	ANI OBF pot					Sabbat		u
christine-boscacci	200273	Christine Boscacci	Vampire	Pander	2	2	dom vic					Sabbat		u
christopher-houghton	200274	Christopher Houghton	Vampire	Toreador	3	10	AUS CEL DOM PRE PRO pot					Camarilla		u
chronicle-of-the-lost-tribe	100346	Chronicle of the Lost Tribe	Action											u		{"requiresTraits":["black hand"]}
chrysanthemum	201542	Chrysanthemum	Vampire	Tremere	6	5	AUS THA dom			primogen		Camarilla		pu
chun-hei	201638	Chun Hei	Vampire	Brujah	6	7	CEL POT PRE					Camarilla		u		{"strength":2}
church-of-the-order-of-st-blaise	100347	Church of the Order of St. Blaise	Master										location	u		{"requiresSect":["Sabbat"]}
cicatriz	200275	Cicatriz	Vampire	Nosferatu antitribu	2	5	ani obf pot			bishop		Sabbat		u
circle	100349	Circle	Combat				fli									{"requiresTraits":["flight"]}
circumspect-revelation	100350	Circumspect Revelation	Action Modifier													{"requiresTraits":["black hand"]}
city-gangrel-connections	100351	City Gangrel Connections	Master	Gangrel antitribu									location	u
city-star-taxi	102234	City Star Taxi	Ally	Ravnos				3					mortal			{"life":2,"bleed":0,"strength":0}
claiming-the-body	100352	Claiming the Body	Action Modifier				san		1
clan-impersonation	100353	Clan Impersonation	Action						2
clan-loyalty	100354	Clan Loyalty	Action Modifier						1
clandestine-contract	100355	Clandestine Contract	Action	Banu Haqim				1					contract			{"requiresCapacity":5}
clara-hjortshoj	201669	Clara Hjortshøj	Vampire	Tzimisce	6	5	PRO ani aus dom					Anarch		pu
clarissa-steinburgen	200276	Clarissa Steinburgen	Vampire	Nosferatu	3	3	ani obf					Camarilla		pu
claudia	200277	Claudia	Vampire	Lasombra	5	2	obt					Sabbat	black hand	pu
claudio-severino	200278	Claudio Severino	Vampire	Tremere	5	9	AUS DOM THA cel obf					Camarilla		u
claudio-severino-advanced	200279	Claudio Severino	Vampire	Tremere	5	9	AUS DOM THA cel obf					Camarilla		au		{"merged":{}}
claus-wegener	200280	Claus Wegener	Vampire	Tremere	5	5	DOM aus for tha					Camarilla		pu
claven	200281	Claven	Vampire	Malkavian antitribu	2	4	aus dem obf					Sabbat		pu
claws-of-the-dead	100356	Claws of the Dead	Combat				pro		1
clea-auguste-dholford	200282	Clea Auguste d'Holford	Vampire	Ministry	5	6	OBF POT pre ser					Independent		pu
cleansing-ritual	100357	Cleansing Ritual	Action				dom obe		1
cleave	100358	Cleave	Combat				ven
clifton-derrik	200283	Clifton Derrik	Vampire	Brujah	4	2	cel					Camarilla		pu
clios-kiss	100359	Clio's Kiss	Action				dom tem		1
cloak-of-blood	100360	Cloak of Blood	Action
cloak-of-the-abalone	100361	Cloak of the Abalone	Equipment											u
cloak-the-gathering	100362	Cloak the Gathering	Action Modifier				obf
clockwerx	100363	Clockwerx	Combat				san
closed-session	100364	Closed Session	Action Modifier													{"requiresTitle":["prince","justicar","inner circle"]}
clothos-gift	100365	Clotho's Gift	Action				obf tem		1
club-illusion	100366	Club Illusion	Master					1					location	u
club-zombie	100367	Club Zombie	Master					4					location	u
coach-tyrone-soros	201661	"Coach" Tyrone Soros	Vampire	Ministry	6	3	obf pre					Anarch		pu
coagulate-blood	100368	Coagulate Blood	Combat				qui
coagulated-entity	100369	Coagulated Entity	Action				san
cobra-fangs	100370	Cobra Fangs	Combat				ser		1
cock-robin	200284	Cock Robin	Vampire	Nosferatu	3	10	ANI OBF POT aus for			justicar		Camarilla		u		{"strength":2}
coco-thorn	201743	Coco Thorn	Vampire	Malkavian	6	4	dom for obf					Sabbat	path of cathari	pu
code-of-milan-suspended	100371	Code of Milan Suspended	Political Action													{"requiresSect":["Sabbat"]}
code-of-samiel	100372	Code of Samiel	Master	Salubri antitribu				2						du
codex-of-the-damned	100373	Codex of the Damned	Equipment											u
codex-of-the-edenic-groundskeepers	100374	Codex of the Edenic Groundskeepers	Equipment					1						u
cohn-rose	200285	Cohn Rose	Vampire	Tremere	3	5	THA aus dom pre					Camarilla		pu
cold-ambers-hold	100375	Cold Amber's Hold	Action						2
cold-aura	100376	Cold Aura	Combat				nec		1
cold-war	102312	Cold War	Political Action													{"requiresSect":["Sabbat"]}
colette	201543	Colette	Vampire	Malkavian	6	5	AUS OBF dom					Camarilla		pu
colin-flynn	200286	Colin Flynn	Vampire	Toreador	1	3	aus cel					Camarilla		pu
collapse-the-arches	100377	Collapse the Arches	Combat				tha vis
coma	100378	Coma	Combat				dem		3
combat-shotgun	100379	Combat Shotgun	Equipment					3					weapon
command	100380	Command	Action Modifier				dom
command-of-the-beast	100381	Command of the Beast	Action Modifier				dom
command-of-the-harpies	100382	Command of the Harpies	Political Action													{"requiresSect":["Camarilla"]}
command-performance	100383	Command Performance	Master	Daughter of Cacophony				2						du
command-the-legion	100384	Command the Legion	Action				dom		X
communal-haven-cathedral	100385	Communal Haven: Cathedral	Master					1					location
communal-haven-temple	100386	Communal Haven: Temple	Master					1					location
community-justice	100387	Community Justice	Action													{"requiresSect":["Independent","Anarch"]}
compel-the-spirit	100388	Compel the Spirit	Action				nec		1
compress	100389	Compress	Combat				pot thn		2
computer-hacking	100390	Computer Hacking	Action
conceal	100391	Conceal	Action				obf
concealed-weapon	100392	Concealed Weapon	Combat
concert-tour	100393	Concert Tour	Action	Daughter of Cacophony					1					d
conchita-morales	201514	Conchita Morales	Vampire	Toreador antitribu	5	5	CEL PRE aus					Sabbat		pu
concoction-of-vitality	100394	Concoction of Vitality	Equipment					1						u
concordance	100395	Concordance	Action				dai ser		1
concordia	201744	Concordia	Vampire	Ventrue	6	6	DOM PRE for pot			bishop		Sabbat	path of power and the inner voice	pu
condemn-the-sins-of-the-father	100396	Condemn the Sins of the Father	Action				qui		1
condemnation-betrayed	100397	Condemnation: Betrayed	Action				dai ser						condemnation
condemnation-doomed	100398	Condemnation: Doomed	Action				dai obf						condemnation
condemnation-languid	100399	Condemnation: Languid	Action				dai pre						condemnation
condemnation-mute	100400	Condemnation: Mute	Action				chi dai						condemnation
conditioning	100401	Conditioning	Action Modifier				dom		1
conductor	100402	Conductor	Master	Daughter of Cacophony				1						u
confiscation	102271	Confiscation	Political Action
conflagration	100403	Conflagration	Combat				dai pot		1
conflict-of-interests	100404	Conflict of Interests	Reaction
confusion	100405	Confusion	Action Modifier				dem
confusion-of-the-eye	100406	Confusion of the Eye	Reaction				obf
conniver	100407	Conniver	Master
conquer-the-beast	100408	Conquer the Beast	Combat				ani
conquest-of-humanity	100409	Conquest of Humanity	Event										gehenna
conrad-adoula	200288	Conrad Adoula	Vampire	Lasombra	4	8	DOM OBT POT ani cel					Sabbat		u
consanguineous-boon	100410	Consanguineous Boon	Political Action										boon
consanguineous-condemnation	100411	Consanguineous Condemnation	Political Action
conscripted-statue	100412	Conscripted Statue	Action Modifier				vis
consecration-rites	100413	Consecration Rites	Action													{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
conservative-agitation	100414	Conservative Agitation	Political Action
consign-to-oblivion	102288	Consign to Oblivion	Action Modifier				obl		1
consignment-to-duat	100415	Consignment to Duat	Action				ser		1
constant-revolution	100416	Constant Revolution	Action											u		{"requiresSect":["Anarch"]}
constanza-vinti	200289	Constanza Vinti	Vampire	Brujah	2	8	CEL DOM POT			prince	Rome	Camarilla		u
consume-the-dead	100417	Consume the Dead	Action/Reaction	Nagaraja										d
contagion	100418	Contagion	Action				dai							u		{"requiresTraits":["infernal"]}
contingency-planning	100419	Contingency Planning	Master					1						o
contraband	102352	Contraband	Combat	Ravnos			obf
contract	100420	Contract	Master										contract
convergence	100421	Convergence	Master	Pander
cooler	100422	Cooler	Equipment					1
coordinate-attacks	100423	Coordinate Attacks	Combat				san
corine-marcon	200290	Corine Marcón	Vampire	Tzimisce	2	6	AUS VIC ani					Sabbat		pu		{"strength":2}
cornelius-ottavio	200291	Cornelius Ottavio	Vampire	Malkavian	2	8	AUS OBF pre qui					Camarilla		u		{"bleed":2}
coroners-contact	100424	Coroner's Contact	Master					1
corporal-reservoir	100425	Corporal Reservoir	Master											t
corporate-hunting-ground	100426	Corporate Hunting Ground	Master	Ventrue antitribu				2					hunting ground/location	u
corpse-balloon	100427	Corpse Balloon	Retainer				vic						ghoul			{"life":1}
corpse-minion	100428	Corpse Minion	Retainer	Tremere				1					ghoul			{"life":1}
corrupt-construction	100429	Corrupt Construction	Ally				vic	1					ghoul			{"life":1,"bleed":0,"strength":0}
corruption	100430	Corruption	Action	Ministry
corruptions-purge	100431	Corruption's Purge	Political Action													{"requiresTitle":["prince","justicar","inner circle"]}
coterie-tactics	100432	Coterie Tactics	Reaction
council-of-seraphim	100433	Council of Seraphim	Action Modifier											d		{"requiresTraits":["seraph"]}
count-germaine	200292	Count Germaine	Vampire	Brujah	4	8	CEL FOR POT PRE obf					Camarilla		u
count-germaine-advanced	200293	Count Germaine	Vampire	Brujah	4	8	CEL FOR POT PRE obf					Independent	red list	au		{"merged":{}}
count-jocalo	200294	Count Jocalo	Vampire	Ministry	6	10	NEC OBF PRE SER THA					Independent		u		{"bleed":2}
count-ormonde	200295	Count Ormonde	Vampire	Ministry	2	5	OBF dom pre ser					Independent		pu
count-vladimir-rustovitch	200296	Count Vladimir Rustovitch	Vampire	Tzimisce	4	9	ANI AUS VIC dom pot pro					Sabbat	flight	u
count-zaroff	200297	Count Zaroff	Vampire	Caitiff	5	4	cel obf					Camarilla		u
courier	100434	Courier	Ally	Nosferatu antitribu					2				mortal			{"life":1,"bleed":1,"strength":0}
courtland-leighton	200298	Courtland Leighton	Vampire	Ventrue	1	4	dom for pre					Camarilla		pu
covenant-of-blood	100436	Covenant of Blood	Action						1							{"requiresCapacity":8}
covincraft	100437	Covincraft	Reaction	Kiasyd
cracking-the-wall	100438	Cracking the Wall	Master	Malkavian antitribu				1
crawling-chamber	100439	Crawling Chamber	Combat				tha vis
creamy-jade	200299	Creamy Jade	Vampire	Toreador antitribu	3	5	PRE aus cel vic					Sabbat		pu
create-gargoyle	100440	Create Gargoyle	Action	Tremere/Tremere antitribu				2								{"requiresTraits":["non-sterile"]}
creation-rites	100441	Creation Rites	Action						1							{"requiresTitle":["archbishop","priscus","cardinal","regent"],"requiresTraits":["non-sterile"]}
creep-show	100442	Creep Show	Master											t
creeping-infection	100443	Creeping Infection	Combat				thn		1
creeping-sabotage	102213	Creeping Sabotage	Action	Nosferatu					X
creepshow-casino	100444	Creepshow Casino	Master					2					location	u
crematorium	100445	Crematorium	Master	Harbinger of Skulls				1					location	u
crimethinc	100446	CrimethInc.	Action Modifier				pro qui tha									{"requiresSect":["Anarch"]}
crimson-fury	100447	Crimson Fury	Combat/Reaction				ani		1
cristobal-ghiberti	200300	Cristobal Ghiberti	Vampire	Giovanni	4	2	nec					Independent		pu
cristofero-giovanni	200301	Cristofero Giovanni	Vampire	Giovanni	2	3	nec pot					Independent		pu
cristos-mantigo	200302	Cristos Mantigo	Vampire	Toreador antitribu	3	5	aus cel dom obf pre					Sabbat		u
crocodiles-tongue	100450	Crocodile's Tongue	Action Modifier				aus
crossbreaker	201745	Crossbreaker	Vampire	Nosferatu	6	8	ANI OBF POT THA			bishop		Sabbat	path of caine	u
crow	200303	Crow	Vampire	Gangrel	5	5	ANI for pro tha					Anarch		pu
crusade-amsterdam	100451	Crusade: Amsterdam	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-aragon	100452	Crusade: Aragon	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-atlanta	100453	Crusade: Atlanta	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-barcelona	100454	Crusade: Barcelona	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-berlin	100455	Crusade: Berlin	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-brussels	100456	Crusade: Brussels	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-chicago	100457	Crusade: Chicago	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-detroit	100458	Crusade: Detroit	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-dublin	100459	Crusade: Dublin	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-frankfurt	100460	Crusade: Frankfurt	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-geneva	100461	Crusade: Geneva	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-houston	100462	Crusade: Houston	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-istanbul	100463	Crusade: Istanbul	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-london	100464	Crusade: London	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-mexico-city	100465	Crusade: Mexico City	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-miami	100466	Crusade: Miami	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-new-york	100467	Crusade: New York	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-paris	100468	Crusade: Paris	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-philadelphia	100469	Crusade: Philadelphia	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-pittsburgh	100470	Crusade: Pittsburgh	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-rome	100471	Crusade: Rome	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-toronto	100472	Crusade: Toronto	Political Action										title			{"requiresSect":["Sabbat"]}
crusade-washington-d-c	100473	Crusade: Washington, D.C.	Political Action										title			{"requiresSect":["Sabbat"]}
crusher	200304	Crusher	Vampire	Brujah	1	9	CEL POT PRE for			primogen		Camarilla		u		{"strength":2}
cry-wolf	100475	Cry Wolf	Ally										werewolf	u		{"requiresSect":["Anarch"],"life":3,"bleed":0,"strength":2}
cryptic-mission	100477	Cryptic Mission	Action				tha
cryptic-rider	100478	Cryptic Rider	Action Modifier						1
crypts-sons	100476	Crypt's Sons	Retainer					1					mortal	u		{"requiresSect":["Anarch"],"life":3}
crystal-lynn	201582	Crystal Lynn	Vampire	Ministry	6	6	OBF PRE PRO					Anarch		pu
cull-the-herd	100479	Cull the Herd	Action						1
cultivated-blood-shortage	100480	Cultivated Blood Shortage	Master
cunctator-motion	100481	Cunctator Motion	Political Action											b
curmudgeon	100482	Curmudgeon	Master											t
curse-of-nitocris	100483	Curse of Nitocris	Master											u
cursed-abattoir	102313	Cursed Abattoir	Master										location	u		{"requiresTraits":["path of death and the soul"]}
cyan-sin	201746	Cyan Sin	Vampire	Toreador	6	2	cel					Sabbat	path of cathari	pu
cybele	200305	Cybele	Vampire	Baali	4	10	ANI DAI OBF PRE SER THA					Independent	infernal	u
cynthia-ingold	200306	Cynthia Ingold	Vampire	Ahrimane	2	6	SPI ani for pre					Sabbat	sterile	u
cyscek	200307	Cyscek	Vampire	Tzimisce	4	10	ANI AUS OBF VIC dem					Sabbat		u		{"stealth":1}
dabbler	100485	Dabbler	Master										archetype	t
daemonic-possession	100486	Daemonic Possession	Action				nec		2
dafina-hanganu	201729	Dafina Hanganu	Vampire	Lasombra	6	8	DOM OBL POT for			prince	Constanza	Camarilla		u
dagger	100487	Dagger	Equipment					1					melee weapon/weapon
dagons-call	100488	Dagon's Call	Combat				qui		1
daliah	200308	Daliah	Vampire	Tzimisce	4	6	VIC ani aus pot					Anarch		u
daliyah	200309	Daliyah	Vampire	Nosferatu	2	4	PRO obf					Camarilla		pu
dam-the-hearts-river	100489	Dam the Heart's River	Combat				qui						frenzy
damaskenos-herald-of-leandro	200310	Damaskenos, Herald of Leandro	Vampire	Malkavian	2	6	DOM aus cel pot					Camarilla		u
dame-hollerton	200311	Dame Hollerton	Vampire	Kiasyd	4	5	DOM OBT myt					Sabbat		pu
damian	201747	Damian	Vampire	Lasombra	6	8	DOM OBL POT for pre			archbishop	Pittsburgh	Sabbat	path of power and the inner voice	u
dan-murdock	200312	Dan Murdock	Vampire	Caitiff	1	3	aus obf					Camarilla		u
dance-of-the-dead	102314	Dance of the Dead	Action											u		{"requiresTraits":["path of death and the soul"]}
dance-with-the-devil	102315	Dance with the Devil	Combat				obf tha									{"requiresTraits":["path of caine"]}
dancin-dana	200313	Dancin' Dana	Vampire	Malkavian	1	6	AUS cel obf					Camarilla		pu		{"strength":2}
dancin-dana-advanced	200314	Dancin' Dana	Vampire	Malkavian	1	6	AUS CEL dom obf					Anarch		au		{"merged":{}}
dani	200315	Dani	Vampire	Nosferatu antitribu	2	2	ani					Sabbat		pu
danielle-diron	200316	Danielle Diron	Vampire	Gangrel	3	7	ANI PRO chi for			1 vote		Independent		u
danielle-diron-advanced	200317	Danielle Diron	Vampire	Gangrel	3	7	ANI PRO aus cel chi for					Anarch		au		{"merged":{"title":"baron","city":"Berlin"}}
danny-larkshill	200318	Danny Larkshill	Vampire	Ministry	2	7	PRE SER obf obt pot					Independent		u
danse-macabre	100491	Danse Macabre	Master
danylo	200319	Danylo	Vampire	Blood Brother	5	4	for pro san					Sabbat	sterile	u		{"circle":"Kiev"}
daria	201639	Daria	Vampire	Nosferatu	6	5	AUS OBF ani					Camarilla		u
daring-the-dawn	100492	Daring the Dawn	Action Modifier				for
dario-ziggler	201583	Dario Ziggler	Vampire	Gangrel	6	5	FOR ani pro tha					Anarch		pu
darius-shirazi	201640	Darius Shirazi	Vampire	Malkavian	5	6	AUS DOM obf					Camarilla		u
darius-styx	200320	Darius Styx	Vampire	Ravnos	2	9	CHI FOR PRO ani tha					Independent		u
dark-influences	100493	Dark Influences	Master					2						o
dark-mirror-of-the-mind	100494	Dark Mirror of the Mind	Action													{"requiresCapacity":8}
dark-selina	200321	Dark Selina	Vampire	Brujah antitribu	5	9	CEL POT PRE dom for			cardinal		Sabbat		u
dark-steel	100495	Dark Steel	Combat				obt+pot
dark-web-procurer	102235	Dark Web Procurer	Ally	Banu Haqim				2					mortal			{"life":1,"bleed":1,"strength":1}
darkling-trickery	100496	Darkling Trickery	Combat				myt obt
darkness-within	100497	Darkness Within	Combat				obt		1
darksight	100498	Darksight	Reaction				obt		1
darlene-killian	200322	Darlene Killian	Vampire	Ahrimane	5	2	ani spi					Sabbat	sterile	u
darrell-boyce-consul	200323	Darrell Boyce, Consul	Vampire	Gangrel antitribu	2	6	CEL OBF PRO					Sabbat		pu
dartmoor-england	100499	Dartmoor, England	Equipment						2				location in play	u
darva-felispa	200324	Darva Felispa	Vampire	Nosferatu	3	3	ani pot					Camarilla		pu
darvag-the-butcher-of-rus	200325	Darvag, The Butcher of Rus	Vampire	Tzimisce	4	8	ANI VIC aus pot pro					Sabbat	black hand	u
dauntain-black-magician	100500	Dauntain Black Magician	Ally	Malkavian antitribu				3					changeling		Dauntain Black Magician (Changeling)	{"life":4,"bleed":0,"strength":3}
david-morgan-the-scourge	200326	David Morgan, The Scourge	Vampire	Malkavian	3	3	aus pot					Camarilla		u
dawn-operation	100501	Dawn Operation	Action Modifier				for
day-operation	100502	Day Operation	Action Modifier				for		1
de-sade	200327	De Sade	Vampire	Ventrue antitribu	5	9	AUS DOM FOR PRE			archbishop	Paris	Sabbat		u
dead-end-alley	100504	Dead-End Alley	Combat
dead-hand	100503	Dead Hand	Combat				nec
dead-pool	102299	Dead Pool	Master	Lasombra										u
deal-with-the-devil	100506	Deal with the Devil	Master
death-of-the-drum	100508	Death of the Drum	Combat				cel mel		1
death-pact	100509	Death Pact	Action				nec		1
death-seeker	100510	Death Seeker	Combat	Salubri antitribu					1
decapitate	100511	Decapitate	Combat				pot		2
decompose	100512	Decompose	Action				thn
dedefra	200328	Dedefra	Vampire	Ministry	2	5	SER nec obf					Independent		u
deed-the-hearts-desire	100513	Deed the Heart's Desire	Action Modifier				qui		1
deep-cover-agent	100514	Deep Cover Agent	Action											du		{"requiresTraits":["seraph"]}
deep-ecology	102219	Deep Ecology	Reaction				ani for pro									{"requiresSect":["Anarch"]}
deep-song	100515	Deep Song	Action				ani						frenzy
deer-rifle	100516	Deer Rifle	Equipment					2					gun/weapon
defender-of-the-haven	100517	Defender of the Haven	Action	Tremere/Tremere antitribu					1
deflection	100518	Deflection	Reaction				dom		1
dela-eden	200329	Dela Eden	Vampire	Salubri antitribu	3	8	AUS FOR VAL cel dom					Laibon		pu		{"strength":2}
delaying-tactics	100519	Delaying Tactics	Reaction						1
delilah-easton	200330	Delilah Easton	Vampire	Toreador	1	2	pre					Camarilla		pu
delilah-monroe	200331	Delilah Monroe	Vampire	Daughter of Cacophony	2	4	MEL for pre					Independent		u
delivery-truck	100520	Delivery Truck	Equipment										vehicle
delizbieta-of-the-dark-eyes	200332	Delizbieta of the Dark Eyes	Vampire	Ravnos	3	7	ANI CHI FOR PRE					Independent		u
demdemeh	200333	Demdemeh	Vampire	Tzimisce	4	10	ANI CEL FOR VIC aus pre					Laibon		u
dementation	100521	Dementation	Master										discipline
demetrius-slater	200334	Demetrius Slater	Vampire	Toreador	1	4	aus cel pre					Camarilla		pu
democritus	200335	Democritus	Vampire	Ventrue	1	10	DOM PRE aus cel for			justicar		Camarilla		u		{"bleed":2}
demonstration	100522	Demonstration	Master	Ventrue antitribu				1						u
denette-stensen	200336	Denette Stensen	Vampire	Gangrel antitribu	4	2	obf					Sabbat		pu
denial-of-aphrodites-favor	100523	Denial of Aphrodite's Favor	Combat/Reaction				dom+for
deny	100524	Deny	Action Modifier/Combat				dem
deploy-the-hand	100525	Deploy the Hand	Political Action													{"requiresTitle":["archbishop","cardinal","regent"]}
depravity	100526	Depravity	Master					1						u
derange	100527	Derange	Action	Malkavian/Malkavian antitribu
desalle	200337	DeSalle	Vampire	Brujah antitribu	4	7	CEL POT PRE					Sabbat		u		{"stealth":1}
descent-into-darkness	100528	Descent into Darkness	Action				obt		1
desert-eagle	100529	Desert Eagle	Equipment					1					gun/weapon
desiree-narayan-anarch-historian	200338	Desiree Narayan, Anarch Historian	Vampire	Ravnos	6	6	CHI ani cel for nec					Anarch		pu
despiral	100530	Despiral	Action	Ishtarri					1
destructive-secrets	100531	Destructive Secrets	Action	Nosferatu					1
detect-authority	100532	Detect Authority	Reaction				ani ser tha									{"requiresSect":["Anarch"]}
detection	100533	Detection	Master
determine	100534	Determine	Reaction				viz
development	100535	Development	Master											t
deviki-prasanta	100536	Deviki Prasanta	Ally	Banu Haqim									ghoul	u		{"life":2,"bleed":0,"strength":1}
devil-channel-back	100537	Devil-Channel: Back	Combat				abo						frenzy
devil-channel-feet	100538	Devil-Channel: Feet	Combat				abo		1
devil-channel-hands	100539	Devil-Channel: Hands	Combat				abo		1				frenzy
devil-channel-throat	100540	Devil-Channel: Throat	Action Modifier				abo		1
devin-bisley	200339	Devin Bisley	Vampire	Tzimisce	2	5	ANI AUS vic					Sabbat		pu
devorah	201748	Devorah	Vampire	Brujah	6	5	PRE cel for pot					Sabbat	path of cathari	u
devyn	200340	Devyn	Vampire	Ravnos	4	4	ani chi pre					Sabbat		pu
dhabi-revenant	100484	D'habi Revenant	Retainer	Baali									ghoul	d		{"life":2}
dhita-choudhair	200341	Dhita Choudhair	Vampire	Ravnos	6	5	ANI CHI aus					Independent		pu
dia-de-los-muertos	100541	Día de los Muertos	Master					1
diabolic-lure	100542	Diabolic Lure	Reaction				aus dai
diana-iadanza	201694	Diana Iadanza	Vampire	Toreador	7	9	AUS CEL FOR PRE			justicar		Camarilla		u		{"bleed":2}
diana-vick	200342	Diana Vick	Vampire	Ventrue	3	3	dom pre					Camarilla		pu
didi-meyers	200343	Didi Meyers	Vampire	Malkavian	1	5	DOM aus cel obf					Camarilla		pu
diego-giovanni	200344	Diego Giovanni	Vampire	Giovanni	5	8	CHI DOM NEC POT ani					Independent		u
dieter-kleist	200345	Dieter Kleist	Vampire	Toreador	1	2	aus					Camarilla		pu
dimple	200346	Dimple	Vampire	Nosferatu	1	2	obf					Camarilla		pu
din-of-the-damned	100544	Din of the Damned	Action Modifier	Harbinger of Skulls
direct-intervention	100545	Direct Intervention	Master					1						o
dirk	200347	Dirk	Vampire	Caitiff	4	1	pre					Camarilla		u
dirty-contract	100546	Dirty Contract	Master	Samedi									contract	d
dirty-little-secrets	100547	Dirty Little Secrets	Action Modifier	Nosferatu antitribu
dis-pater	100548	Dis Pater	Master	Giovanni										u
disarm	100549	Disarm	Combat				pot
disarming-presence	100550	Disarming Presence	Action Modifier				pre
discern	100551	Discern	Power				jud
disciple-of-lazarus	100552	Disciple of Lazarus	Action	Harbinger of Skulls
disease	100553	Disease	Combat				qui		1
disengage	100554	Disengage	Combat
disguised-weapon	100555	Disguised Weapon	Combat				obf
dismemberment-of-osiris	100556	Dismemberment of Osiris	Action				ser		1
disputed-territory	100557	Disputed Territory	Political Action
dissolution	100558	Dissolution	Combat				pro		1
distant-friend	100559	Distant Friend	Action				dom+pre
distraction	100560	Distraction	Action				cel		1
dive-bomb	100561	Dive Bomb	Action				fli									{"requiresTraits":["flight"]}
dive-into-madness	100562	Dive into Madness	Action				dem
diversion	100563	Diversion	Combat				cel for tha									{"requiresSect":["Anarch"]}
diversity	100564	Diversity	Political Action
divine-image	100565	Divine Image	Action Modifier				ser		1
divine-sign	100566	Divine Sign	Action				nec
djeneba	201782	Djeneba	Vampire	Salubri	7	9	ANI AUS DOM FOR obf					Independent		u		{"stealth":1}
djuhah-the-bronze-bow	200348	Djuhah, The Bronze Bow	Vampire	Banu Haqim	5	7	OBF QUI aus cel pre					Sabbat	black hand/seraph	pu
dmitra-ilyanova	200349	Dmitra Ilyanova	Vampire	Brujah	5	9	CEL FOR POT PRE obf			justicar		Camarilla		u
dmitri-borodin	200350	Dmitri Borodin	Vampire	Banu Haqim	4	10	AUS CEL NEC QUI obf					Independent	blood cursed	u
doc-martina	201670	Doc Martina	Vampire	Ravnos	7	6	ANI OBF for pre					Anarch		u
doctor-morocco	201584	Doctor Morocco	Vampire	Ministry	6	5	PRO cel obf pre					Anarch		pu
doctor-streck	200351	Doctor Streck	Vampire	Brujah antitribu	3	8	CEL OBF PRE aus pot					Sabbat		u
dodd	200352	Dodd	Vampire	Brujah antitribu	2	5	CEL dom pre					Sabbat		pu
dodge	100567	Dodge	Combat
dog-pack	100568	Dog Pack	Retainer	Gangrel				2					animal			{"life":1}
dogged-pursuit	102353	Dogged Pursuit	Reaction	Ravnos			ani
dogs-of-war	100569	Dogs of War	Political Action	Brujah antitribu
dolie	200353	Dolie	Vampire	Akunanse	4	3	abo ani					Laibon		pu
dollface	200354	Dollface	Vampire	Malkavian	1	3	aus obf					Camarilla		pu
dolphin-black	200355	Dolphin Black	Vampire	Malkavian antitribu	2	6	AUS DEM OBF					Sabbat		pu
domain-challenge	100570	Domain Challenge	Political Action
domain-of-evernight	100571	Domain of Evernight	Action Modifier				obf tem
domenic-giovanni	200356	Domenic Giovanni	Vampire	Giovanni	6	4	POT nec					Independent		pu
dominant-personality	102316	Dominant Personality	Action Modifier				pot pre									{"requiresTraits":["path of power and the inner voice"]}
dominate	100572	Dominate	Master										discipline
dominate-kine	100573	Dominate Kine	Action				dom		2						Kine Dominance
dominica	201671	Dominica	Vampire	Salubri	7	3	aus for					Independent		u
dominion	100574	Dominion	Master
dominique	200357	Dominique	Vampire	Ventrue antitribu	2	7	AUS FOR ani dom vic					Sabbat		u
dominique-advanced	200358	Dominique	Vampire	Ventrue antitribu	2	7	AUS FOR ani dom vic					Sabbat		au		{"merged":{"title":"baron","city":"Paris","sect":"Anarch"}}
dominique-santo-paulo	200359	Dominique Santo Paulo	Vampire	Toreador antitribu	4	6	AUS CEL pot pre					Sabbat	black hand	u
don-caravelli	200360	Don Caravelli	Vampire	Brujah	5	8	CEL POT PRE aus dom					Camarilla		u
don-cerro	200361	Don Cerro	Vampire	Brujah	5	7	CEL POT aus dom for pre pro					Camarilla		pu
don-cruez-the-idealist	200362	Don Cruez, The Idealist	Vampire	Brujah	1	10	CEL POT PRE ani dom pro			justicar		Camarilla		u
don-michael-antonio-giovanni	200363	Don Michael Antonio Giovanni	Vampire	Giovanni	4	7	DOM NEC POT			2 votes		Independent		u
donal-oconnor	200364	Dónal O'Connor	Vampire	Brujah	2	8	CEL DOM POT			prince	Dublin	Camarilla		u
donal-oconnor-6	201695	Dónal O'Connor	Vampire	Brujah	6	8	CEL DOM POT			prince	Dublin	Camarilla		u
donald-cargill	200365	Donald Cargill	Vampire	Caitiff	5	1	aus					Camarilla		u
donate	100575	Donate	Power				mar
donatello-giovanni	200366	Donatello Giovanni	Vampire	Giovanni	4	5	DOM aus pot pre					Independent		u
donatien	200367	Donatien	Vampire	Toreador antitribu	2	9	AUS PRE cel pot			cardinal		Sabbat		u		{"bleed":2}
donny-kowalczyk	201544	Donny Kowalczyk	Vampire	Malkavian	6	6	AUS cel dom obf			prince	Pittsburgh	Camarilla		pu
donnybrook	100576	Donnybrook	Combat				obf pro ser									{"requiresSect":["Anarch"]}
dorian-strack	200368	Dorian Strack	Vampire	Toreador	1	4	AUS cel					Camarilla		pu
doris-mcmillon	200369	Doris McMillon	Vampire	Salubri antitribu	2	2	val					Sabbat		pu
dorka	200370	Dorka	Vampire	Blood Brother	6	4	for san vic					Sabbat	sterile	u		{"circle":"Budapest"}
double-deuce	102220	Double Deuce	Ally	Gangrel				2					werewolf	u		{"life":3,"bleed":1,"strength":1}
dovey-ebfwe	200371	Dovey Ebfwe	Vampire	Ahrimane	6	7	PRE SPI ani for					Sabbat	black hand/sterile	u
doyle-fincher	200372	Doyle Fincher	Vampire	Gangrel antitribu	4	7	ANI PRO aus for obf					Sabbat		u		{"bleed":2}
dr-allan-woodstock	200373	Dr. Allan Woodstock	Vampire	Gangrel	3	5	PRO ani aus for					Independent		pu
dr-douglas-netchurch	200374	Dr. Douglas Netchurch	Vampire	Malkavian	3	6	AUS OBF dem dom					Camarilla		pu
dr-jest	200375	Dr. Jest	Vampire	Malkavian	1	8	OBF aus dom for pre			primogen		Camarilla		u
dr-john-casey	200376	Dr. John Casey	Vampire	Tremere	1	3	aus tha					Camarilla		pu
dr-john-dee	200377	Dr. John Dee	Vampire	Tremere	4	9	ANI AUS DOM THA chi			prince	London	Camarilla		u
dr-julius-sutphen	200378	Dr. Julius Sutphen	Vampire	Lasombra	3	5	POT dom obt			bishop		Sabbat		u
dr-julius-sutphen-advanced	200379	Dr. Julius Sutphen	Vampire	Lasombra	3	5	POT dom obt					Sabbat		au		{"merged":{"title":"archbishop","city":"Atlanta"}}
dr-lawrence-mayhew	200380	Dr. Lawrence Mayhew	Vampire	Ravnos	5	6	AUS CHI ani for					Independent		pu
dr-marisa-fletcher-cdc	100577	Dr. Marisa Fletcher, CDC	Event										government
dr-morrow-the-skindoctor	200381	Dr. Morrow, The Skindoctor	Vampire	Tzimisce	5	5	AUS VIC for					Sabbat	black hand	u
dr-oliver-genet	200382	Dr. Oliver Genet	Vampire	Giovanni	6	6	DOM NEC pot					Independent		u
dr-solomon-grey	200383	Dr. Solomon Grey	Vampire	Caitiff	5	2	dom pre					Camarilla		u
dr-stephen-norton	201546	Dr. Stephen Norton	Vampire	Malkavian	6	4	OBF aus					Camarilla		pu
dr-sutton-gassaway	200384	Dr. Sutton Gassaway	Vampire	Gangrel	4	6	FOR PRO ani aus					Independent		pu
draba	100578	Draba	Action/Reaction				chi		1
draeven-softfoot	100579	Draeven Softfoot	Ally	Kiasyd									changeling	du	Draeven Softfoot (Changeling)	{"life":1,"bleed":0,"strength":1}
dragonbound	100581	Dragonbound	Event										gehenna
dragons-breath-rounds	100580	Dragon's Breath Rounds	Combat
dragos	200386	Dragos	Vampire	Tzimisce	2	7	ANI AUS vic					Sabbat		u
drain-essence	100582	Drain Essence	Combat				tha		1
dramatic-upheaval	100583	Dramatic Upheaval	Political Action											b
draught-of-the-soul	100584	Draught of the Soul	Action Modifier/Combat				aus+qui
drawing-out-the-beast	100585	Drawing Out the Beast	Combat				ani						frenzy
dre-leader-of-the-cold-dawn	200387	Dre, Leader of the Cold Dawn	Vampire	Brujah	1	3	cel pot					Camarilla		pu
dread-gaze	100586	Dread Gaze	Reaction				pre
dread-mastiff	102317	Dread Mastiff	Retainer				ani		1				animal			{"requiresTraits":["path of caine"],"life":2}
dream-world	100587	Dream World	Action				pre
dreams-of-the-sphinx	100588	Dreams of the Sphinx	Master					1						u
drink-the-blood-of-ahriman	100589	Drink the Blood of Ahriman	Action	Lasombra
droescher-one-eye	200388	Droescher One-Eye	Vampire	Tzimisce	4	3	ani vic					Sabbat		pu
drop-point-network	100590	Drop Point Network	Master					1								{"requiresTraits":["black hand"]}
drozodny	200389	Drozodny	Vampire	Malkavian antitribu	5	7	AUS DEM OBF pre			bishop		Sabbat		u
drum-of-xipe-totec	100591	Drum of Xipe Totec	Equipment					2						u
drusilla-euphemia	200390	Drusilla Euphemia	Vampire	Malkavian antitribu	4	6	AUS OBF dem vic					Sabbat		u
dual-form	100592	Dual Form	Action				pro		2
duality	200391	Duality	Vampire	Tzimisce	4	6	AUS VIC ani					Sabbat		u
duck	200392	Duck	Vampire	Nosferatu	1	3	obf pot					Camarilla		pu
duma-rafiki	100593	Duma Rafiki	Retainer	Akunanse					1				animal			{"life":2}
dummy-corporation	100594	Dummy Corporation	Master										location	u
durga-syn	200393	Durga Syn	Vampire	Ravnos	4	9	CHI OBF THA ani aus dom for					Independent		u
dusk-work	100595	Dusk Work	Action Modifier											d		{"requiresSect":["Laibon"]}
dust-to-dust	100596	Dust to Dust	Combat				obf thn
dust-up	100597	Dust Up	Combat				ani cel pot									{"requiresSect":["Anarch"]}
dylan	200394	Dylan	Vampire	Ventrue antitribu	2	6	aus cel dom for pro					Sabbat		pu		{"bleed":2}
dylan-advanced	200395	Dylan	Vampire	Ventrue antitribu	2	6	FOR aus cel dai dom pro					Sabbat	infernal/red list	au		{"strength":2}
eagles-sight	100598	Eagle's Sight	Reaction				aus
earl	200396	Earl	Vampire	Ventrue	3	4	dom for pot					Camarilla		pu
earl-shaka74-deams	200397	Earl "Shaka74" Deams	Imbued	Visionary	4	6	jud mar viz
ears-of-the-hare	100599	Ears of the Hare	Reaction				pro spi
earth-control	100600	Earth Control	Action Modifier				pro		1
earth-feeder	100603	Earth-Feeder	Action													{"requiresSect":["Laibon"]}
earth-meld	100601	Earth Meld	Combat				pro
earth-swords	100602	Earth Swords	Combat				myt pot
earthshock	100604	Earthshock	Combat				pot		1
eat-the-rich	100605	Eat the Rich	Political Action													{"requiresSect":["Anarch"]}
ebanezer-roush	200398	Ebanezer Roush	Vampire	Nosferatu	1	8	ANI OBF POT pro					Camarilla		u
ebony-fox-hunt	100606	Ebony Fox Hunt	Master					1						o
eccentric-billionaire	100607	Eccentric Billionaire	Ally	Toreador antitribu				3					mortal			{"life":1,"bleed":2,"strength":0}
echo	200399	Echo	Vampire	Nosferatu	4	7	CEL OBF POT aus dom					Camarilla		u
echo-of-harmonies	100608	Echo of Harmonies	Action Modifier				mel pre		1
ecoterrorists	100609	Ecoterrorists	Master	Gangrel				2					location	u	Eco Terrorists
ecstasy	100610	Ecstasy	Reaction				ser
ecstatic-agony	100611	Ecstatic Agony	Action				aus
ectu-operative	102237	ECTU Operative	Ally					2					mortal			{"life":3,"bleed":0,"strength":1}
eddie-gaines	200400	Eddie Gaines	Vampire	Caitiff	3	1	dem pot					Camarilla		u
edge-explosion	100612	Edge Explosion	Event										gehenna	b
edge-of-the-world	100613	Edge of the World	Action Modifier	Guruhi
edge-vitiation	100614	Edge Vitiation	Action				ser
edged-illusion	100615	Edged Illusion	Action				chi		2
edith-blount	200401	Edith Blount	Vampire	Toreador	3	5	aus cel pot vic					Camarilla		u
edward-neally	200402	Edward Neally	Vampire	Ventrue antitribu	3	7	DOM FOR aus pre					Sabbat		u
edward-vignes	200403	Edward Vignes	Vampire	Ventrue	3	6	DOM PRE for					Camarilla		u
effective-management	100616	Effective Management	Master
effie-lowery	200404	Effie Lowery	Vampire	Ahrimane	4	5	ANI SPI obf					Sabbat	sterile	pu
egidia-arru	201730	Egidia Arrú	Vampire	Lasombra	6	8	DOM OBL POT pro					Camarilla		u		{"strength":2}
egothha	200405	Egothha	Vampire	Harbinger of Skulls	2	7	AUS FOR NEC obf					Sabbat		u
ehrich-weiss	200406	Ehrich Weiss	Vampire	Tremere	3	3	dom tha					Camarilla		pu
el-monsenor	201749	El Monseñor	Vampire	Lasombra	6	4	OBL dom					Sabbat	path of death and the soul	pu
elder-impersonation	100617	Elder Impersonation	Action Modifier				obf		1
elder-intervention	100618	Elder Intervention	Reaction						1
elder-kindred-network	100619	Elder Kindred Network	Reaction	Ventrue
elder-library	100620	Elder Library	Master					1					location	u
elder-michaeliss-hold	100621	Elder Michaelis's Hold	Reaction						1
eldritch-glimmer	100624	Eldritch Glimmer	Combat				tha		1
elemental-stoicism	100625	Elemental Stoicism	Action/Combat				for+obf
elen-kamjian	201585	Elen Kamjian	Vampire	Brujah	6	4	CEL POT					Anarch		u
elena-gutierrez	200407	Elena Gutierrez	Vampire	Ventrue	3	4	aus dom pre					Camarilla		pu
elena-mendoza-vasquez	200408	Elena Mendoza Vasquez	Vampire	Tremere antitribu	3	6	AUS THA dom obt					Sabbat		pu
elephant-guardian	100626	Elephant Guardian	Retainer						1				animal			{"requiresSect":["Laibon"],"life":3}
elihu	200409	Elihu	Vampire	Baali	4	6	POT PRE dai for					Independent	infernal	u
elimelech-the-twice-damned	200410	Elimelech the Twice-Damned	Vampire	Ventrue antitribu	5	11	AUS DEM DOM FOR OBF pro					Sabbat	black hand/seraph	u		{"bleed":2,"strength":2}
eliott-sinclair-virtuoso-thespian	200411	Eliott Sinclair, Virtuoso Thespian	Vampire	Toreador	1	7	PRE aus cel			primogen		Camarilla		pu		{"strength":2}
elisabetta-romano	200412	Elisabetta Romano	Vampire	Tremere	2	6	dom pro qui tha			primogen		Camarilla		u
elisha-tucker	201586	Elisha Tucker	Vampire	Ministry	6	6	PRE cel obf pro			baron	Pittsburgh	Anarch		pu
elixir-of-distillation	100627	Elixir of Distillation	Equipment										weapon			{"requiresSect":["Anarch"]}
elizabeth-conde	200413	Elizabeth Conde	Vampire	Ishtarri	4	5	CEL FOR pre					Laibon		pu
elizabeth-dimitros	200414	Elizabeth Dimitros	Vampire	Ministry	3	4	SER obf					Independent		u
elizabeth-westcott	200415	Elizabeth Westcott	Vampire	Tzimisce	3	5	AUS ani cel vic					Sabbat		pu
ellen-fence-the-tracker	200416	Ellen Fence, the Tracker	Vampire	Gangrel antitribu	2	8	CEL OBF PRO aus			bishop		Sabbat		u
ellison-humboldt	200417	Ellison Humboldt	Vampire	Nosferatu	3	9	ANI OBF POT PRE pro			primogen		Camarilla		u
eluding-the-arms-of-morpheus	100628	Eluding the Arms of Morpheus	Reaction						1
elysian-fields	100629	Elysian Fields	Master	Lasombra				2					location	u
elysium-sforzesco-castle	100630	Elysium: Sforzesco Castle	Master					1					location	u
elysium-the-arboretum	100631	Elysium: The Arboretum	Master										location	u
elysium-the-palace-of-versailles	100632	Elysium: The Palace of Versailles	Master					2					location	u
ember-wright	200418	Ember Wright	Vampire	Tremere antitribu	3	3	aus dom					Sabbat		pu
emerald-legionnaire	100634	Emerald Legionnaire	Ally	Harbinger of Skulls				1					wraith			{"life":2,"bleed":1,"strength":2}
emergency-powers	100635	Emergency Powers	Action											du		{"requiresTraits":["seraph"]}
emergency-preparations	100636	Emergency Preparations	Master											o
emergency-rations	100637	Emergency Rations	Action	Nagaraja
emerson-bridges	200419	Emerson Bridges	Vampire	Ventrue	1	8	DOM FOR PRE pot			prince	Washington, D.C.	Camarilla		pu
emerson-wilkershire-iii	200420	Emerson Wilkershire III	Vampire	Toreador	3	2	pre					Camarilla		pu
emily-carson	200421	Emily Carson	Vampire	Ventrue	5	5	DOM for pre			primogen		Camarilla		u
emissary	100638	Emissary	Action Modifier													{"requiresTitle":["baron"]}
empires-fall	102318	Empires Fall	Political Action													{"requiresSect":["Sabbat"]}
empowering-the-puppet-king	100639	Empowering the Puppet King	Action Modifier				dom		1
enam	200422	Enam	Vampire	Banu Haqim	3	6	QUI cel obf pre			prince	Cordoba	Camarilla	blood cursed	pu
enchant-kindred	100640	Enchant Kindred	Action				pre
enchanted-marionette	100641	Enchanted Marionette	Equipment	Malkavian antitribu				3						u
enchanting-gaze	102221	Enchanting Gaze	Action Modifier				pre+pro
enforcer	100642	Enforcer	Action	Osebo
engling-fury	100643	Engling Fury	Action				for spi
enhanced-coagulant	102238	Enhanced Coagulant	Equipment					1					weapon
enhanced-senses	100644	Enhanced Senses	Reaction				aus
enid-blount	200423	Enid Blount	Vampire	Toreador	3	5	aus dom pre vic					Camarilla		u
enkidu-the-noah	200424	Enkidu, The Noah	Vampire	Gangrel antitribu	4	11	ANI CEL OBF POT PRO for					Sabbat	red list	u		{"strength":3}
enkil-cog	100645	Enkil Cog	Action Modifier											u		{"requiresCapacity":10}
ennoias-theater	100646	Ennoia's Theater	Master	Gangrel/Gangrel antitribu									location	u
enrage	100647	Enrage	Action				pre						frenzy
ensconced	100648	Ensconced	Action/Reaction				vis
ensemble	100649	Ensemble	Action Modifier	Daughter of Cacophony					1
ensnare-a-beast	102319	Ensnare a Beast	Reaction				ani cel									{"requiresTraits":["path of caine"]}
enthrall	102320	Enthrall	Action				obf pre									{"requiresTraits":["path of cathari"]}
enticement	100650	Enticement	Action				ser
entombment	100651	Entombment	Combat				obt		2
entrancement	100652	Entrancement	Action				pre
entrenching	100653	Entrenching	Action
enzo-giovanni-pentex-board-of-directors	200425	Enzo Giovanni, Pentex Board of Directors	Vampire	Giovanni	2	8	DOM NEC ani pot tha					Independent		u
enzo-giovanni-pentex-board-of-directors-advanced	200426	Enzo Giovanni, Pentex Board of Directors	Vampire	Giovanni	2	8	DOM NEC POT ani pre tha					Independent		au		{"merged":{}}
ephor	100654	Ephor	Master	Ventrue				1						u
epikasta-rigatos	200427	Epikasta Rigatos	Vampire	Toreador	4	8	AUS DOM PRE cel			prince	New York	Camarilla		u
epiphany	100655	Epiphany	Action
erebus	200428	Erebus	Vampire	Harbinger of Skulls	3	7	AUS FOR NEC dem					Independent		u
erebus-mask	100657	Erebus Mask	Equipment	Harbinger of Skulls				1						du
eric-kressida	200429	Eric Kressida	Vampire	Tremere antitribu	4	8	AUS DOM PRO THA cel			bishop		Sabbat		u
eric-milliner	200430	Eric Milliner	Vampire	Giovanni	5	2	pot					Independent		pu
erichtho	200431	Erichtho	Vampire	Tremere	3	8	AUS DOM THA cel obf					Camarilla		u
erick-shophet125-franco	200432	Erick "Shophet125" Franco	Imbued	Judge	4	4	inn jud
erinyi	200433	Erinyi	Vampire	Gargoyle	2	3	pot vis					Sabbat	flight	u
erlik	200434	Erlik	Vampire	Harbinger of Skulls	3	10	AUS CEL FOR NEC THN					Sabbat		u		{"bleed":2}
ermenegildo-the-rake	200435	Ermenegildo, The Rake	Vampire	Lasombra	4	5	DOM OBT pot					Sabbat	black hand	pu
erosion	100658	Erosion	Action				qui		1
eruption-of-vitae	100659	Eruption of Vitae	Combat				qui		1
esau	200436	Esau	Vampire	Malkavian	3	10	AUS DEM DOM OBF PRE					Camarilla		u		{"bleed":2}
esbat	100660	Esbat	Action													{"requiresSect":["Sabbat"]}
escaped-mental-patient	100661	Escaped Mental Patient	Ally	Malkavian antitribu				2					mortal			{"life":1,"bleed":0,"strength":1}
esgrima	100662	Esgrima	Master											tu
esoara	200437	Esoara	Vampire	Tremere antitribu	4	5	DOM aus for pot					Sabbat		pu
esprit-de-corps	100663	Esprit de Corps	Action				pot+pre							u
esteem	100664	Esteem	Action Modifier
eternal-vigilance	100666	Eternal Vigilance	Action						1							{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
ethan-locke	200438	Ethan Locke	Vampire	Tremere antitribu	2	9	DOM THA aus cel pot			archbishop	Toronto	Sabbat		u
etienne-fauberge	200439	Étienne Fauberge	Vampire	Ravnos	3	8	ANI CEL CHI FOR					Independent		u	Etienne Fauberge
etrius	200440	Etrius	Vampire	Tremere	2	11	AUS DOM OBF THA pro			inner circle		Camarilla		u		{"bleed":3}
eugene	200441	Eugene	Vampire	Toreador	4	8	AUS CEL FOR PRE			primogen		Camarilla		u
eugenio-estevez	200442	Eugenio Estevez	Vampire	Tremere	3	6	AUS THA dom for					Camarilla		pu
eulogio-sanchez-de-los-reyes	201750	Eulogio Sánchez de los Reyes	Vampire	Tremere	6	8	AUS DOM OBL THA					Sabbat	path of death and the soul	u
eurayle-gelasia-mylonas	200443	Eurayle Gelasia Mylonas	Vampire	Salubri	4	6	AUS OBE for pre					Independent	scarce	u
evan-klein	200444	Evan Klein	Vampire	Malkavian	3	5	OBF aus dem pre					Camarilla		pu
evan-klein-6	201627	Evan Klein	Vampire	Malkavian	6	5	OBF aus dom pre					Camarilla		u
evan-rogers	200445	Evan Rogers	Vampire	Banu Haqim	4	3	cel qui					Independent	blood cursed	pu
evangeline	200446	Evangeline	Vampire	Brujah antitribu	2	4	cel pot pre					Sabbat		pu
evil-eye	100668	Evil Eye	Combat/Reaction				mal		1					d
evil-jensen	200447	Evil Jensen	Vampire	Daughter of Cacophony	4	6	FOR PRE mel nec pot					Independent		u
ex-nihilo	100669	Ex Nihilo	Action				nec		1
excellent-thirst	100670	Excellent Thirst	Action Modifier													{"requiresSect":["Laibon"]}
exclusion-principle	100671	Exclusion Principle	Political Action
excommunication	100672	Excommunication	Political Action													{"requiresSect":["Sabbat"]}
exile	100673	Exile	Action				pre		2
expiate	100674	Expiate	Combat				mar
expulsion	102276	Expulsion	Political Action													{"requiresTitle":["primogen","prince"]}
extortion	100675	Extortion	Reaction				ser		1
extremis-boon	100676	Extremis Boon	Master										boon	o
exuding-blood	100677	Exuding Blood	Combat				qui
eye-of-hazimel	100678	Eye of Hazimel	Equipment					3						u
eye-of-unforgiving-heaven	100679	Eye of Unforgiving Heaven	Combat				aus+val
eyes-of-argus	100680	Eyes of Argus	Reaction				aus
eyes-of-blades	100681	Eyes of Blades	Combat				aus+cel
eyes-of-chaos	100682	Eyes of Chaos	Action Modifier				dem
eyes-of-the-beast	100683	Eyes of the Beast	Reaction				pro
eyes-of-the-dead	100684	Eyes of the Dead	Reaction				nec
eyes-of-the-night	100685	Eyes of the Night	Reaction				obt
eyes-of-the-serpent	100686	Eyes of the Serpent	Action Modifier/Combat				ser
eyes-of-the-wild	102222	Eyes of the Wild	Reaction	Gangrel
eze-the-demon-prince	200448	Eze, The Demon Prince	Vampire	Guruhi	3	11	ANI NEC POT PRE THA aus			magaji		Laibon		u
ezekiel-lord-of-montreal	200449	Ezekiel, Lord of Montreal	Vampire	Ministry	3	6	PRE SER obf pot					Sabbat	black hand	pu
ezmerelda	200450	Ezmerelda	Vampire	Ravnos	2	11	ANI CHI FOR PRE dom tha			2 votes		Independent		u		{"bleed":2}
ezra-hawthorne	200451	Ezra Hawthorne	Vampire	Tremere	4	2	tha					Camarilla		pu
fabrizia-contreraz	200452	Fabrizia Contreraz	Vampire	Malkavian antitribu	4	4	dem pot			archbishop	Miami	Sabbat		u
faceless-night	100687	Faceless Night	Action Modifier				obf
fade-from-view	100688	Fade from View	Combat				obf		1
fae-contortion	100689	Fae Contortion	Action Modifier/Combat				myt obt
faerie-wards	100690	Faerie Wards	Reaction				aus myt		2
fahd-al-zawbaa	200453	Fahd al-Zawba'a	Vampire	Toreador	4	4	cel for pre					Camarilla		pu
failsafe	100691	Failsafe	Master											tu
fairuza	200454	Fairuza	Vampire	Brujah antitribu	5	4	CEL pre					Sabbat		u
faithful-servant	100692	Faithful Servant	Retainer						2				mortal			{"life":1}
fake-out	100693	Fake Out	Combat
fakir-al-sidi	200455	Fakir al Sidi	Vampire	Gangrel	4	11	ANI FOR PRE PRO THA abo					Independent		u		{"bleed":2,"strength":2}
falcons-eye	100694	Falcon's Eye	Reaction				ani spi
falhu-shibaba	200456	Falhu Shibaba	Vampire	Ishtarri	3	8	CEL CHI FOR PRE ani			magaji		Laibon		u
fall-of-the-camarilla	100695	Fall of the Camarilla	Event										gehenna
fall-of-the-sabbat	100696	Fall of the Sabbat	Event										gehenna
false-resonance	100697	False Resonance	Action Modifier				chi		1
fame	100698	Fame	Master											u
familial-bond	100699	Familial Bond	Reaction						1							{"requiresSect":["Laibon"]}
family-gathering	102289	Family Gathering	Master	Hecata										t
fanfare-for-elysium	100700	Fanfare for Elysium	Political Action				mel
fantasy-world	100701	Fantasy World	Action				chi		2
far-fatuus	100702	Far Fatuus	Combat				chi		2
far-mastery	100703	Far Mastery	Action				dom		1
farah-sarroub	201587	Farah Sarroub	Vampire	Banu Haqim	6	7	CEL THA aus obf			prince	Detroit	Camarilla		pu
faruq	200457	Faruq	Vampire	Gangrel	2	8	ANI PRO dom for pot					Camarilla		u
faruq-abd-al-qadir	201588	Faruq Abd al-Qadir	Vampire	Ministry	6	8	POT PRE PRO cel obf					Anarch		u		{"strength":2}
fast-hands	100704	Fast Hands	Combat				cel		1
fast-reaction	100705	Fast Reaction	Reaction				aus
fata-amria	100706	Fata Amria	Combat/Reaction				chi		1
fata-morgana	100707	Fata Morgana	Action Modifier				chi		1
father-juan-carlos	200458	Father Juan Carlos	Vampire	Brujah antitribu	4	6	PRE aus cel pot tha					Sabbat		u
fatima-al-faqadi	200459	Fatima al-Faqadi	Vampire	Banu Haqim	2	8	CEL OBF QUI aus for					Independent	blood cursed	u
fatuus-mastery	100708	Fatuus Mastery	Action				chi
fbi-special-affairs-division	100709	FBI Special Affairs Division	Event										government
fear-of-mekhet	100710	Fear of Mekhet	Master					2
fear-of-the-void-below	100711	Fear of the Void Below	Combat				dai obf		1
feast-of-the-souls-secrets	102248	Feast of the Soul's Secrets	Action	Salubri			dom		1
federico-di-padua	200460	Federico di Padua	Vampire	Nosferatu	5	7	AUS OBF POT ani					Camarilla		u
fee-stake-boston	100712	Fee Stake: Boston	Action										title			{"requiresSect":["Anarch"],"requiresCapacity":5}
fee-stake-corte	100713	Fee Stake: Corte	Action										title			{"requiresSect":["Anarch"],"requiresCapacity":5}
fee-stake-los-angeles	100714	Fee Stake: Los Angeles	Action										title			{"requiresSect":["Anarch"],"requiresCapacity":5}
fee-stake-new-york	100715	Fee Stake: New York	Action										title			{"requiresSect":["Anarch"],"requiresCapacity":5}
fee-stake-perth	100716	Fee Stake: Perth	Action										title			{"requiresSect":["Anarch"],"requiresCapacity":5}
fee-stake-seattle	100717	Fee Stake: Seattle	Action										title			{"requiresSect":["Anarch"],"requiresCapacity":5}
felicia-mostrom	200461	Felicia Mostrom	Vampire	Toreador	1	5	AUS CEL pre					Camarilla		pu
feline-saboteur	100718	Feline Saboteur	Action				ani+obf
felix-fix-hessian	100719	Felix "Fix" Hessian	Ally	Giovanni				2					wraith	u	Felix "Fix" Hessian (Wraith)	{"life":2,"bleed":1,"strength":1}
femur-of-toomler	100720	Femur of Toomler	Equipment	Tzimisce				2					melee weapon/weapon	u
feo-ramos	200462	Feo Ramos	Vampire	Pander	3	1	aus					Sabbat		u
feral-hound	102249	Feral Hound	Retainer	Ravnos			ani						animal			{"life":1}
feral-spirit	100721	Feral Spirit	Master
fergus-alexander	200463	Fergus Alexander	Vampire	Gangrel	5	3	pot pro					Camarilla		u
ferox-the-rock-lord	200464	Ferox, The Rock Lord	Vampire	Gargoyle	2	7	FOR POT VIS ani					Independent	flight	u
ferox-the-rock-lord-advanced	200465	Ferox, The Rock Lord	Vampire	Gargoyle	2	7	FOR POT VIS ani					Independent	flight	au		{"merged":{}}
ferraille	100722	Ferraille	Master	Ministry										u
festivo-dello-estinto	100723	Festivo dello Estinto	Master					1
fetish-club-hunting-ground	100724	Fetish Club Hunting Ground	Master	Toreador antitribu				2					location	u
fever-pitch	102321	Fever Pitch	Action Modifier				for pre		1							{"requiresTraits":["path of cathari"]}
fidai	200466	Fida'i	Vampire	Banu Haqim	2	2	cel qui					Independent	blood cursed
fidus-the-shrunken-beast	200467	Fidus, The Shrunken Beast	Vampire	Gargoyle	2	4	for tha vis					Camarilla	flight	u		{"slaveOf":"Tremere"}
field-training	100725	Field Training	Action						1							{"requiresSect":["Anarch"]}
fiendish-tongue	100726	Fiendish Tongue	Action													{"requiresSect":["Sabbat"]}
fifth-tradition-hospitality	100727	Fifth Tradition: Hospitality	Action						1						The Fifth Tradition: Hospitality	{"requiresTitle":["prince","justicar"]}
filchwares-pawn-shop	100728	Filchware's Pawn Shop	Master										location	tu
fillip	100729	Fillip	Reaction
final-loosening	100730	Final Loosening	Reaction				aus dem for									{"requiresSect":["Anarch"]}
finding-the-path	100732	Finding the Path	Political Action
fiorella-empty-one	102322	Fiorella, Empty One	Ally					1					wraith	u		{"requiresTraits":["path of death and the soul"],"life":1,"bleed":1,"strength":1}
fiorenza-savona	201616	Fiorenza Savona	Vampire	Ventrue	6	7	DOM PRE aus for					Camarilla		u
fire-dance	100733	Fire Dance	Action													{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
fire-in-the-blood	100734	Fire in the Blood	Combat				pot		1
fire-on-the-mountain	100735	Fire on the Mountain	Action													{"requiresSect":["Laibon"]}
firebrand	100736	Firebrand	Political Action													{"requiresSect":["Anarch"]}
first-tradition-the-masquerade	100737	First Tradition: The Masquerade	Political Action												The First Tradition: The Masquerade	{"requiresTitle":["prince","justicar"]}
fish	200468	Fish	Vampire	Guruhi	4	5	ANI POT pre					Laibon		pu
fists-of-death	100738	Fists of Death	Combat				pot		1
flak-jacket	100739	Flak Jacket	Equipment					1
flames-of-insurrection	100740	Flames of Insurrection	Master											u		{"requiresSect":["Anarch"]}
flames-of-the-netherworld	100741	Flames of the Netherworld	Combat				dai tha
flamethrower	100742	Flamethrower	Equipment					4					weapon		Flame Thrower
flaming-candle	100743	Flaming Candle	Equipment
flash	100744	Flash	Combat				cel
flash-grenade	100745	Flash Grenade	Equipment										weapon
flavia-avenging-angel	200469	Flavia, Avenging Angel	Vampire	Banu Haqim	6	6	CEL OBF QUI					Independent	blood cursed	pu
flavio-goncalves	201547	Flávio Gonçalves	Vampire	Toreador	6	7	CEL PRE aus for			prince	São Paulo	Camarilla		u
fleecing-the-gaje	100746	Fleecing the Gaje	Action	Ravnos
fleetness	100747	Fleetness	Action				cel		1
flesh-bond	100748	Flesh Bond	Combat				ani		1
flesh-of-marble	100749	Flesh of Marble	Combat				pro
fleshcraft	100750	Fleshcraft	Combat				vic
fleshforge-chamber	102354	Fleshforge Chamber	Master	Tzimisce									location	u
fleurdumal	200470	Fleurdumal	Vampire	Toreador	3	8	AUS DEM PRE cel tha			prince	Miami	Camarilla		u
florentina-lengauer	200471	Florentina Lengauer	Vampire	Malkavian	4	4	OBF aus					Camarilla		pu
flow-within-the-mountain	100751	Flow Within the Mountain	Combat				tha vis		1
flurry-of-action	100752	Flurry of Action	Action				cel
focus-the-blood	100753	Focus the Blood	Combat	Banu Haqim
fode-kourouma	200472	Fode Kourouma	Vampire	Guruhi	4	5	POT ani aus pre					Laibon		pu
foldable-machine-gun	100754	Foldable Machine Gun	Equipment					2					gun/weapon
folderol	100755	Folderol	Reaction				aus myt
follow-the-alpha	100756	Follow the Alpha	Action Modifier	Gangrel antitribu
follow-the-blood	100757	Follow the Blood	Reaction													{"requiresTraits":["black hand"]}
force-of-personality	100758	Force of Personality	Action Modifier/Combat				pre		1
force-of-will	100759	Force of Will	Action				for		1
forced-awakening	100760	Forced Awakening	Reaction
forced-confessional	102250	Forced Confessional	Action Modifier	Salubri			dom
forced-march	100761	Forced March	Action Modifier				cel+for
forced-vigilance	100762	Forced Vigilance	Reaction				for		1
forearm-block	100763	Forearm Block	Combat
foresee	100764	Foresee	Power				viz
foreshadowing-destruction	100765	Foreshadowing Destruction	Action Modifier				dom
forest-of-shadows	100766	Forest of Shadows	Master	Malkavian				1					location	u
forgers-hammer	100767	Forger's Hammer	Action Modifier				pot
forgery	100768	Forgery	Action													{"requiresCapacity":5}
forgotten-labyrinth	100769	Forgotten Labyrinth	Action Modifier				obf		1
form-of-corruption	100770	Form of Corruption	Action				ser
form-of-mist	100771	Form of Mist	Combat				pro
form-of-the-bat	102223	Form of the Bat	Action Modifier/Reaction				pro
form-of-the-cobra	102224	Form of the Cobra	Action Modifier/Combat				pro
form-of-the-ghost	100772	Form of the Ghost	Combat				pro
form-of-the-serpent	100773	Form of the Serpent	Action Modifier/Combat				ser		1
form-of-the-wolf	102225	Form of the Wolf	Combat				pro
fortitude	100774	Fortitude	Master										discipline
fortschritt-library	100775	Fortschritt Library	Master
fortune-teller	100776	Fortune Teller	Retainer	Ravnos					1				mortal			{"life":1}
fortune-teller-shop	100777	Fortune Teller Shop	Master	Ravnos				2					location	u
forward-momentum	102323	Forward Momentum	Master											u		{"requiresTraits":["path of cathari"]}
fotini-katsikaris	201751	Fotini Katsikaris	Vampire	Malkavian	6	7	AUS DOM OBF for pot					Sabbat	path of cathari	u
foul-blood	100778	Foul Blood	Reaction				qui		1
foundation-exhibit	100779	Foundation Exhibit	Master	Toreador antitribu									location	u
founders-of-the-ebony-kingdom	100780	Founders of the Ebony Kingdom	Action	Guruhi					1
foureyes	200473	Foureyes	Vampire	Nosferatu	4	3	obf pot					Camarilla		pu
fourth-tradition-the-accounting	100782	Fourth Tradition: The Accounting	Action						1						The Fourth Tradition: The Accounting	{"requiresTitle":["prince","justicar"]}
fractura	100783	Fractura	Combat				cel str		X
fractured-armament	100784	Fractured Armament	Combat				pot
fragment-of-the-book-of-nod	100785	Fragment of the Book of Nod	Master											u
framing-an-ancient-grudge	100787	Framing an Ancient Grudge	Master	Ventrue antitribu
francesca-giovanni	200474	Francesca Giovanni	Vampire	Giovanni	2	4	dom nec pot					Independent		pu
francis-milliner	200475	Francis Milliner	Vampire	Giovanni	4	6	NEC POT pre vic					Independent		u
francisco-domingo-de-polonia	200476	Francisco Domingo de Polonia	Vampire	Lasombra	2	9	DOM OBT POT PRE pro			archbishop	New York	Sabbat		u
franciscus	200477	Franciscus	Vampire	Caitiff	2	1	aus					Camarilla		u
francois-villon	200478	François Villon	Vampire	Toreador	2	10	AUS CEL PRE chi obf pot			prince	Paris	Camarilla		u		{"bleed":2}
francois-villon-6	201696	François Villon	Vampire	Toreador	6	10	AUS CEL PRE ani obf pot			prince	Paris	Camarilla		u		{"bleed":2}
francois-warden-loehr	200479	François "Warden" Loehr	Imbued	Judge	4	3	def jud								Francois "Warden" Loehr
frank-litzpar	200480	Frank Litzpar	Vampire	Nosferatu antitribu	4	5	OBF ani for pot					Sabbat		pu
frank-weisshadel	200481	Frank Weisshadel	Vampire	Tremere	4	4	dom pot tha					Camarilla		pu
frau-schadel	201752	Frau Schädel	Vampire	Tremere	6	7	OBL THA aus dom for					Sabbat	path of death and the soul	u
freak-drive	100788	Freak Drive	Action Modifier				for		1
freakish-conglomeration	102324	Freakish Conglomeration	Ally				obl tha		2				zombie			{"requiresTraits":["path of death and the soul"],"life":3,"bleed":1,"strength":3}
freddy-gage	200482	Freddy Gage	Vampire	Caitiff	5	1	pot					Camarilla		u
frederick-the-weak	200483	Frederick the Weak	Vampire	Brujah antitribu	2	2	pre					Sabbat		pu
free-fight	100789	Free Fight	Combat				san
free-states-rant	100790	Free States Rant	Political Action													{"requiresSect":["Independent","Anarch"]}
frenzy	100791	Frenzy	Master										frenzy	o
frere-marc	200484	Frère Marc	Vampire	Gangrel antitribu	4	6	PRO THA aus for					Sabbat		pu
friend-of-mine	100792	Friend of Mine	Reaction				for nec obt		1							{"requiresSect":["Anarch"]}
from-a-sinking-ship	100793	From a Sinking Ship	Master					1
frondator	200485	Frondator	Vampire	Tremere antitribu	4	5	AUS dom tha			bishop		Sabbat		u
frontal-assault	100794	Frontal Assault	Master
frozen-object	100795	Frozen Object	Action				ser tem
fueled-by-hearts-blood	100796	Fueled by Heart's Blood	Event										gehenna
funeral-wake	100797	Funeral Wake	Reaction				nec		1
fustuk	200486	Fustuk	Vampire	Gargoyle	5	6	FOR VIS obt pot					Sabbat	flight	u		{"slaveOf":"Tremere antitribu"}
gabi	200487	Gabi	Vampire	Blood Brother	6	5	SAN VIC for					Sabbat	sterile	u		{"circle":"Budapest"}
gabriel-de-cambrai	200488	Gabriel de Cambrai	Vampire	Toreador antitribu	4	5	aus cel dem obf pre					Sabbat	black hand	pu
gabriel-tremblay	201527	Gabriel Tremblay	Vampire	Caitiff	6	4	aus pot pro					Anarch		u
gabrielle-di-righetti	200489	Gabrielle di Righetti	Vampire	Tremere	5	10	ANI AUS DOM THA obf pot			justicar		Camarilla		u
gabrin	200490	Gabrin	Vampire	Ravnos	2	8	ANI CHI dom for					Independent		u
gael-pilet	200491	Gaël Pilet	Vampire	Daughter of Cacophony	2	6	FOR MEL chi pre					Independent		u
galarics-legacy	100798	Galaric's Legacy	Master											t
gambit-accepted	100799	Gambit Accepted	Master
game-of-malkav	100800	Game of Malkav	Master	Malkavian
games-of-instinct	100801	Games of Instinct	Action													{"requiresSect":["Sabbat"]}
ganesh	200492	Ganesh	Vampire	Ravnos	5	6	CHI DEM FOR					Independent		u
gang-tactics	100802	Gang Tactics	Action Modifier	Nosferatu antitribu
gang-territory	100803	Gang Territory	Master	Brujah antitribu				2					location	u
gangrel-atavism	100804	Gangrel Atavism	Master												Gangrel De-evolution
gangrel-conspiracy	100805	Gangrel Conspiracy	Master	Gangrel antitribu										o
gangrel-justicar	100806	Gangrel Justicar	Political Action										title
gangrel-revel	100807	Gangrel Revel	Master	Gangrel				1						u
ganhuru	200493	Ganhuru	Vampire	Ishtarri	4	7	FOR PRE cel pro					Laibon		u
gargoyle-slave	100808	Gargoyle Slave	Ally	Tremere antitribu				3								{"life":3,"bleed":0,"strength":2}
garibaldi-meucci-museum	100809	Garibaldi-Meucci Museum	Master										location	u
garret	200494	Garret	Vampire	Brujah	4	3	pot pre					Camarilla		pu
garrote	100810	Garrote	Equipment					1					melee weapon/weapon
gas-powered-chainsaw	100811	Gas-Powered Chainsaw	Equipment					1					melee weapon/weapon
gaspare-giovanni	200495	Gaspare Giovanni	Vampire	Giovanni	2	6	POT cel nec					Independent		u		{"strength":2}
gather	100812	Gather	Action	Gangrel				1						u
gathii	201672	Gathii	Vampire	Ravnos	7	5	ANI PRE obf					Anarch		u
gatjil-munyarryun	200496	Gatjil Munyarryun	Vampire	Brujah antitribu	5	5	POT cel obt pre					Sabbat	black hand	pu
gavrylo	200497	Gavrylo	Vampire	Blood Brother	5	4	pot pro san					Sabbat	sterile	u		{"circle":"Kiev"}
gear-up	100813	Gear Up	Action				nec pre vic		1							{"requiresSect":["Anarch"]}
gebeyehu-abdu	201718	Gebeyehu Abdu	Vampire	Hecata	6	5	AUS OBL for					Independent		pu
gelasia-fotiou	201548	Gelasia Fotiou	Vampire	Malkavian	6	6	AUS DOM obf pre					Camarilla		pu
gem-ghastly	200498	Gem Ghastly	Vampire	Malkavian	5	6	DEM OBF aus			primogen		Camarilla		u
gemini	200499	Gemini	Vampire	Nosferatu	3	5	OBF ani obt pot					Camarilla		u
geminis-mirror	100814	Gemini's Mirror	Combat				obf		1
general-perfidio-dios	200500	General Perfidio Díos	Vampire	Malkavian antitribu	3	5	AUS dem obf			bishop		Sabbat		u
genevieve	200501	Genevieve	Vampire	Gangrel antitribu	2	10	ANI FOR PRO aus dom			priscus		Sabbat		u
gengis	200502	Gengis	Vampire	Brujah	3	3	aus cel pot					Camarilla		u
gengis-advanced	200503	Gengis	Vampire	Brujah	3	3	aus cel pot					Anarch		au		{"merged":{}}
genina-the-red-poet	200504	Genina, The Red Poet	Vampire	Samedi	3	8	CHI OBF THN aus cel for					Independent	red list	u
gentha-shale	200505	Gentha Shale	Vampire	Ahrimane	4	6	ANI PRE pot spi					Sabbat	sterile	u
george-frederick	200506	George Frederick	Vampire	Samedi	2	6	FOR THN nec obf					Camarilla		pu
gerald-fitzgerald	200507	Gerald FitzGerald	Vampire	Tremere antitribu	5	7	AUS DOM THA					Sabbat	black hand/seraph	u
gerald-windham	200508	Gerald Windham	Vampire	Tremere	5	9	AUS DOM FOR THA					Camarilla		u		{"stealth":1}
gerard	200509	Gerard	Vampire	Ventrue antitribu	2	5	aus dom for obt					Sabbat		pu
gerard-rafin	200510	Gerard Rafin	Vampire	Nosferatu	3	6	OBF POT ani for					Camarilla		u
gestalt	100815	Gestalt	Reaction				san
gharston-roland	200511	Gharston Roland	Vampire	Ravnos	4	4	CHI ani pot					Sabbat		u
ghede	200512	Ghede	Vampire	Ministry	6	10	FOR OBF POT PRE SER					Independent		u
ghivran-dalaal-the-dead-god	200513	Ghivran Dalaal, The Dead God	Vampire	Ravnos	2	5	FOR ani aus chi					Independent		pu
ghost-eater	100816	Ghost-Eater	Action	Harbinger of Skulls
ghoul-escort	100817	Ghoul Escort	Retainer										ghoul			{"life":4}
ghoul-messenger	100818	Ghoul Messenger	Retainer										ghoul			{"requiresSect":["Laibon"],"life":1}
ghoul-retainer	100819	Ghoul Retainer	Retainer					2					ghoul			{"life":2}
ghouled	100820	Ghouled	Action Modifier						1
ghouled-street-thug	100821	Ghouled Street Thug	Ally	Pander				2					ghoul			{"life":2,"bleed":0,"strength":1,"asVampire":{"disciplines":["pot"],"capacity":2}}
giangaleazzo-the-traitor	200514	Giangaleazzo, The Traitor	Vampire	Lasombra	4	8	OBT POT PRE dom			prince	Milan	Camarilla		u
gianmaria-giovanni	200515	Gianmaria Giovanni	Vampire	Giovanni	5	5	POT dom nec obt					Independent		pu
gianna-di-canneto	100823	Gianna di Canneto	Ally	Giovanni				1					wraith	u		{"life":2,"bleed":1,"strength":1}
giants-blood	100824	Giant's Blood	Master
gideon-fontaine	200516	Gideon Fontaine	Vampire	Ventrue	1	3	PRE					Camarilla		pu
gift-of-bellona	100825	Gift of Bellona	Action Modifier				aus val
gift-of-experience	100826	Gift of Experience	Master
gift-of-proteus	100827	Gift of Proteus	Action	Gangrel
gift-of-sleep	100828	Gift of Sleep	Action Modifier/Reaction				obe obf
gifts-from-hereafter	102325	Gifts From Hereafter	Action Modifier				dom obl									{"requiresTraits":["path of death and the soul"]}
gilbert-duane	200517	Gilbert Duane	Vampire	Malkavian	1	7	AUS DOM OBF			prince	Miami	Camarilla		pu
gilbert-duane-6	201617	Gilbert Duane	Vampire	Malkavian	6	7	AUS DOM OBF			baron	Miami	Anarch		u
gillespi-giovanni	200518	Gillespi Giovanni	Vampire	Giovanni	2	7	DOM NEC POT aus					Independent		u
gillian-krader	200519	Gillian Krader	Vampire	Pander	2	2	ani dem					Sabbat		u
giotto-verducci	200520	Giotto Verducci	Vampire	Baali	2	7	DAI OBF for pot pre					Independent	infernal	u
giovanni-acceptance	100829	Giovanni Acceptance	Political Action
giovanni-del-georgio	200521	Giovanni del Georgio	Vampire	Giovanni	5	8	DOM NEC POT PRO					Independent		u
giovanni-discrimination	100830	Giovanni Discrimination	Master					1						u
gird-minions	100831	Gird Minions	Master
gisela-harden-the-winnower	200522	Gisela Harden, The Winnower	Vampire	Harbinger of Skulls	2	7	FOR NEC aus dem			priscus		Sabbat		u
gitane-st-claire	200523	Gitane St. Claire	Vampire	Gangrel	1	7	ANI FOR PRO			primogen		Camarilla		pu
giulia-giovanni-abruzzina	100832	Giulia Giovanni Abruzzina	Ally	Giovanni					1				wraith	u		{"life":1,"bleed":0,"strength":0}
giuliano-vincenzi	200524	Giuliano Vincenzi	Vampire	Gangrel	1	2	for					Camarilla		pu
giuseppe-gravedigger	100833	Giuseppe, Gravedigger	Retainer	Giovanni									mortal	u	Guiseppe, Gravedigger	{"life":1}
glancing-blow	100834	Glancing Blow	Combat
glare-of-lies	100835	Glare of Lies	Reaction				aus+obe
glaser-rounds	100836	Glaser Rounds	Combat
glass-walker-pact	100837	Glass Walker Pact	Master	Giovanni				2						u
gleam-of-red-eyes	100838	Gleam of Red Eyes	Combat				pro
glissando	201753	Glissando	Vampire	Toreador	6	6	AUS CEL obf pre					Sabbat	path of cathari	pu
gloria-giovanni	200525	Gloria Giovanni	Vampire	Giovanni	2	4	DOM nec					Independent		pu
glutton	100839	Glutton	Master	Ishtarri				X						u
glycon	200526	Glycon	Vampire	Ministry	3	8	OBF POT SER cel for					Independent		u
gnaeus-aemilius-augustinus	201712	Gnaeus Aemilius Augustinus	Vampire	Lasombra	6	9	DOM OBL POT PRO tha			prince	Lima	Camarilla		u
go-anarch	100840	Go Anarch	Action
go-getter	102355	Go-getter	Action Modifier	Ravnos			obf
goblinism	100841	Goblinism	Action				myt pot
golconda-inner-peace	100842	Golconda: Inner Peace	Master
gold-pan-dan	200527	Gold Pan Dan	Vampire	Brujah antitribu	5	6	POT PRE cel					Sabbat		u
goodnight-sweet-prince	100843	Goodnight, Sweet Prince	Master	Ravnos				2
goratrix	200528	Goratrix	Vampire	Tremere antitribu	2	10	ANI AUS DOM THA vic					Sabbat		u		{"bleed":2}
goratrix-advanced	200529	Goratrix	Vampire	Tremere	2	10	ANI AUS DOM THA vic					Camarilla		au		{"merged":{}}
gostoso	201754	Gostoso	Vampire	Ministry	6	5	PRE for obf pot					Sabbat	path of cathari	u
goth-band	100844	Goth Band	Ally	Toreador antitribu				2					mortal	u		{"life":2,"bleed":0,"strength":1}
gotsdam-the-tired-warrior	200530	Gotsdam, The Tired Warrior	Vampire	Ventrue	4	9	AUS DOM FOR PRE ani					Camarilla		u
govern-the-unaligned	100845	Govern the Unaligned	Action				dom		1
gracetius	200531	Gracetius	Vampire	Brujah	5	10	ANI CEL POT PRE QUI					Camarilla		u		{"strength":2}
gracis-nostinus	200532	Gracis Nostinus	Vampire	Ventrue	3	7	DOM PRE aus for			primogen		Camarilla		u
graham-gottesman	200533	Graham Gottesman	Vampire	Ventrue	5	7	DOM FOR obf pre tha			prince	Miami	Camarilla		pu
gramle	100846	Gramle	Action					1
gran-madre-di-dio-italy	100847	Gran Madre di Dio, Italy	Equipment										location in play	u
grand-temple-of-set	100848	Grand Temple of Set	Master	Ministry				2					location	u
grasp-of-the-python	100850	Grasp of the Python	Combat				ser		1				grapple
grasp-the-ghostly	100851	Grasp the Ghostly	Action				nec
gratiano	200534	Gratiano	Vampire	Lasombra	2	8	DOM OBT obf pot			priscus		Sabbat		u		{"bleed":2}
gravebound-drone	102326	Gravebound Drone	Ally				obl		2				zombie			{"requiresTraits":["path of death and the soul"],"life":2,"bleed":1,"strength":1}
graverobbing	100852	Graverobbing	Action				dom								Grave Robbing
gravitnir	200535	Gravitnir	Vampire	Malkavian antitribu	4	10	AUS CEL DEM OBF VIC			priscus		Sabbat		u
grazyna-butcher-olesinska	201755	Grażyna "Butcher" Olesińska	Vampire	Tzimisce	6	5	ANI THA pro			bishop		Sabbat	path of caine	pu
great-symposium	100853	Great Symposium	Master	Kiasyd
greater-curse	100854	Greater Curse	Action				dai mal		1
greensleeves	200536	Greensleeves	Vampire	Nosferatu antitribu	4	7	ANI OBF for pot			priscus		Sabbat		u
greer-worder	200537	Greer Worder	Vampire	Kiasyd	6	4	MYT obt					Sabbat		pu
greg-mazouni	201589	Greg Mazouni	Vampire	Banu Haqim	6	4	cel obf tha					Camarilla		pu
greger-anderssen	200538	Greger Anderssen	Vampire	Malkavian	2	7	AUS OBF dom pro			prince	Stockholm	Camarilla		pu
gregory-winter	100855	Gregory Winter	Ally					2					ghoul	u		{"life":4,"bleed":1,"strength":1}
gremlins	100856	Gremlins	Action				dom myt
grenade	100857	Grenade	Equipment										weapon
grendel-the-worm-eaten	200539	Grendel the Worm-Eaten	Vampire	Nosferatu	1	5	OBF ani pot					Camarilla		u
greta-kircher	200540	Greta Kircher	Vampire	Toreador antitribu	2	7	AUS CEL PRE obf					Sabbat		u
grey-thorne	100858	Grey Thorne	Ally						2				ghoul	u		{"requiresSect":["Anarch"],"life":2,"bleed":1,"strength":1,"asVampire":{"disciplines":["cel","pot"],"sect":"Anarch","either":true}}
grimgroth	201522	Grimgroth	Vampire	Tremere	6	10	AUS DOM PRE THA for					Camarilla		u		{"bleed":3}
groaning-corpse	100859	Groaning Corpse	Combat				thn		X
grooming-the-protege	100860	Grooming the Protégé	Master
grotesque	200541	Grotesque	Vampire	Gargoyle	6	3	for pot vis					Camarilla	flight			{"slaveOf":"Tremere"}
groundfighting	100861	Groundfighting	Combat													{"requiresSect":["Anarch"]}
growing-fury	100862	Growing Fury	Combat				pot
gualtiero-ghiberti	200542	Gualtiero Ghiberti	Vampire	Giovanni	4	7	DOM NEC cel pot tha					Independent		u
guard-dogs	100863	Guard Dogs	Reaction				ani
guard-duty	100864	Guard Duty	Action
guarded-rubrics	100865	Guarded Rubrics	Equipment					1						u		{"requiresTraits":["black hand"]}
guardian-angel	100866	Guardian Angel	Master					2
guardian-ghoul	100867	Guardian Ghoul	Ally	Tzimisce				1					ghoul			{"life":1,"bleed":0,"strength":1}
guardian-vigil	100868	Guardian Vigil	Reaction				aus cel for									{"requiresSect":["Anarch"]}
guedado	200543	Guedado	Vampire	Tzimisce	4	4	aus obf vic					Laibon		pu
guggenheim	201515	Guggenheim	Vampire	Toreador antitribu	5	6	AUS CEL PRE					Sabbat		pu
guide-and-mentor	100869	Guide and Mentor	Master
guido-lucciano	200544	Guido Lucciano	Vampire	Lasombra	2	5	OBT dom obf					Sabbat		pu
guillaume-giovanni	200545	Guillaume Giovanni	Vampire	Giovanni	4	9	CEL DOM NEC POT obt					Independent		u
guillermo-arsuaga	200546	Guillermo Arsuaga	Vampire	Toreador antitribu	4	6	CEL PRE aus for					Sabbat		u
guinea-bissau-carnival	100870	Guinea-Bissau Carnival	Master
gunnar	200547	Gunnar	Vampire	Gangrel	4	4	PRO for					Independent		pu
gunther-beast-lord	200548	Gunther, Beast Lord	Vampire	Gangrel	1	7	ANI aus for pro					Camarilla		u
gurchon-hall	100871	Gurchon Hall	Master					3					hunting ground/location	u		{"requiresTitle":["cardinal","regent"]}
guru	100872	Guru	Master
guruhi-kholo	100874	Guruhi Kholo	Action Modifier/Reaction	Guruhi									title
gustaphe-brunnelle	200549	Gustaphe Brunnelle	Vampire	Nosferatu	4	8	ANI DOM POT obf			primogen		Camarilla		u
gustav-breidenstein	200550	Gustav Breidenstein	Vampire	Ventrue	4	10	DOM FOR PRE aus cel pot			prince	Berlin	Camarilla		u		{"bleed":2}
gustav-mallenhous	200551	Gustav Mallenhous	Vampire	Ventrue antitribu	2	8	AUS DOM for obt			priscus		Sabbat		u		{"bleed":2}
gustavo-morales	200552	Gustavo Morales	Vampire	Gangrel	3	4	ani cel for					Independent		pu
gwen-brand	200553	Gwen Brand	Vampire	Ravnos	5	3	aus chi					Independent		u
gwendolyn	200554	Gwendolyn	Vampire	Brujah	2	11	CEL FOR POT PRE aus tha			inner circle		Camarilla		pu		{"bleed":3}
gwendolyn-fleming	200555	Gwendolyn Fleming	Vampire	Toreador	5	6	AUS PRE cel pro					Camarilla		pu
gwenllian-arwyn	201642	Gwenllian Arwyn	Vampire	Brujah	6	9	CEL POT PRE ani dom for					Camarilla		u		{"strength":2}
gwyedd	200556	Gwyedd	Vampire	Gangrel	4	10	ANI DEM FOR POT PRO tem			primogen		Camarilla		u
gypsies	100875	Gypsies	Ally	Gangrel				3					mortal	bu		{"life":1,"bleed":1,"strength":1}
haakon-mortensen	200557	Haakon Mortensen	Vampire	Gangrel antitribu	2	8	ANI FOR PRO					Sabbat		u
hackerspace	100876	Hackerspace	Master										location
hadrian-garrick	200558	Hadrian Garrick	Vampire	Ministry	2	4	obf pre					Independent		pu		{"strength":2}
hafsa-the-watcher	200559	Hafsa, The Watcher	Vampire	Banu Haqim	5	6	OBF QUI aus cel					Camarilla	blood cursed	u
hafthor-thorsteinsson	201783	Hafthor Thorsteinsson	Vampire	Ravnos	7	7	ANI OBF PRE pot					Anarch		pu		{"intercept":1}
hagar-stone	200560	Hagar Stone	Vampire	Malkavian antitribu	5	6	AUS DEM obf					Sabbat	black hand	u
hags-wrinkles	100877	Hag's Wrinkles	Action Modifier				obf thn
halim-bey	200561	Halim Bey	Vampire	Ministry	4	6	DOM SER obf tha					Independent		u
hall-of-hades-court	100878	Hall of Hades' Court	Action Modifier/Reaction				dom tem		1							{"requiresCapacity":5}
hall-of-mirrors	100879	Hall of Mirrors	Combat				chi
hamid-mansour	200562	Hamid Mansour	Vampire	Ventrue	5	4	dom for pre					Camarilla		pu
hand-contract	100880	Hand Contract	Master										contract	t
hand-intervention	100881	Hand Intervention	Political Action													{"requiresSect":["Sabbat"]}
hand-of-conrad	100882	Hand of Conrad	Equipment					1						u
handsome-dan	200563	Handsome Dan	Vampire	Gargoyle	6	5	aus cel for pot vis					Anarch	flight	pu
hanging-fermata	100883	Hanging Fermata	Master	Daughter of Cacophony										o
hanna-nokelainen	201590	Hanna Nokelainen	Vampire	Gangrel	6	4	ani for pro					Anarch		pu
hanna-redmonds	200564	Hanna Redmonds	Vampire	Caitiff	3	2	obf tha					Camarilla		u
hannibal	200565	Hannibal	Vampire	Malkavian antitribu	2	10	AUS DEM OBF cel dom			cardinal		Sabbat		u
hannibal-advanced	200566	Hannibal	Vampire	Malkavian antitribu	2	10	AUS DEM OBF cel dom			cardinal		Sabbat		au
hannigan	200567	Hannigan	Vampire	Tremere antitribu	2	5	AUS THA dom					Sabbat		pu
haqims-law-judgment	100884	Haqim's Law: Judgment	Master	Banu Haqim									contract	t
haqims-law-leadership	100885	Haqim's Law: Leadership	Action	Banu Haqim
haqims-law-retribution	102226	Haqim's Law: Retribution	Master	Banu Haqim
harass	100886	Harass	Action
hard-case	100887	Hard Case	Reaction				for		1
hardestadt	200568	Hardestadt	Vampire	Ventrue	4	11	DOM FOR POT PRE cel pro			inner circle		Camarilla		u		{"bleed":2,"strength":3}
harika-guljan	200569	Harika Guljan	Vampire	Banu Haqim	2	3	QUI					Independent	blood cursed	pu
harlan-graves	200570	Harlan Graves	Vampire	Daughter of Cacophony	6	4	FOR mel pre					Independent		u
harmony	100888	Harmony	Action	Daughter of Cacophony
harold-tanner	200571	Harold Tanner	Vampire	Nosferatu	4	6	POT ani dom obf					Camarilla		u
harold-zettler-pentex-director	200572	Harold Zettler, Pentex Director	Vampire	Malkavian antitribu	4	9	AUS DEM OBF POT vic					Sabbat		u		{"stealth":1}
harrod	200573	Harrod	Vampire	Nosferatu	2	11	ANI CEL OBF POT aus pre			inner circle		Camarilla		u		{"bleed":3}
harry-reese	200574	Harry Reese	Vampire	Gangrel antitribu	3	6	FOR PRO cel obf					Sabbat		u
hartmut-stover	200575	Hartmut Stover	Vampire	Gangrel antitribu	3	10	CEL OBF PRO dom for			archbishop	Berlin	Sabbat		u
harvest-rites	100889	Harvest Rites	Action						1							{"requiresSect":["Sabbat"]}
harzomatuili	100890	Harzomatuili	Ally					5					werewolf	u		{"requiresTitle":["cardinal","regent"],"life":4,"bleed":0,"strength":2}
hasani	200576	Hasani	Vampire	Akunanse	4	4	ABO for					Laibon		pu
hasina-kesi	200577	Hasina Kesi	Vampire	Caitiff	1	1	pot					Camarilla		u
hatch-the-viper	100891	Hatch the Viper	Retainer				pro+ser		1							{"life":1}
hatchling	100892	Hatchling	Action	Gargoyle					2							{"requiresTraits":["non-sterile"]}
haunt	100893	Haunt	Action				nec		1
haven-affinity	100895	Haven Affinity	Master	Tzimisce				1						u
haven-hunting	100896	Haven Hunting	Action													{"requiresSect":["Anarch"]}
haven-uncovered	100897	Haven Uncovered	Master
hawg	100898	Hawg	Equipment										vehicle
hay-ride	100899	Hay Ride	Action Modifier				san		1
haymaker	100900	Haymaker	Combat
hazimel	200578	Hazimel	Vampire	Ravnos	4	11	ANI AUS CHI FOR POT dem			2 votes		Independent		u		{"bleed":2}
healing-touch	100901	Healing Touch	Action				cel obe		1
heart-of-darkness	100902	Heart of Darkness	Action				ser		2
heart-of-nizchetus	100903	Heart of Nizchetus	Equipment					1						u
heart-of-the-city	100904	Heart of the City	Action				pre		2
heartblood-of-the-clan	100906	Heartblood of the Clan	Master	Banu Haqim				1					location	u
heartrender	102327	Heartrender	Ally					1					wraith	u		{"requiresTraits":["path of death and the soul"],"life":1,"bleed":1,"strength":1}
hearts-desire	100905	Heart's Desire	Action Modifier				aus+chi		1
heather-florent-the-opportunist	200579	Heather Florent, The Opportunist	Vampire	Ventrue	1	6	FOR PRE dom					Camarilla		u
heavens-gate	100907	Heaven's Gate	Combat				nec obe		1
hecate	200580	Hecate	Vampire	Harbinger of Skulls	5	6	AUS FOR NEC					Sabbat		u
hector-sosa	200581	Hector Sosa	Vampire	Brujah	1	4	POT pre					Camarilla		pu
hector-trelane	200582	Hector Trelane	Vampire	Tremere	4	5	AUS THA dom nec					Independent		u
hedonism	102328	Hedonism	Action Modifier				for pre									{"requiresTraits":["path of cathari"]}
heidelberg-castle-germany	100908	Heidelberg Castle, Germany	Master					2					location	u	Heidelburg Castle, Germany
heinrick-schlempt	200583	Heinrick Schlempt	Vampire	Tremere antitribu	2	2	tha					Sabbat		pu
hekla-bonecrusher-jonasdottir	201756	Hekla "Bonecrusher" Jónasdóttir	Vampire	Banu Haqim	6	5	POT THA cel					Sabbat	path of caine	pu
hektor	200584	Hektor	Vampire	Brujah antitribu	4	9	CEL POT PRE QUI for			priscus		Sabbat		u
hel-bla	201731	Hel-Blá	Vampire	Hecata	6	9	AUS FOR OBL POT obf					Independent		u
helen-fairchild	200585	Helen Fairchild	Vampire	Ahrimane	6	4	cel obf pre spi					Sabbat	sterile	u
helena	200586	Helena	Vampire	Toreador	3	10	AUS CEL DOM obf pre tha					Camarilla		u		{"bleed":2}
helena-advanced	200587	Helena	Vampire	Toreador	3	10	AUS CEL DOM dai obf pre tha					Independent	infernal	au		{"merged":{}}
helena-casimir	200588	Helena Casimir	Vampire	Ventrue	1	9	DOM POT PRE cel for			primogen		Camarilla		pu		{"bleed":2}
helicopter	100909	Helicopter	Equipment					3					vehicle
hell-for-leather	100910	Hell-for-Leather	Combat				ani cel obt									{"requiresSect":["Anarch"]}
hellhound	100911	Hellhound	Ally					2					ghoul		Hell Hound	{"life":2,"bleed":0,"strength":1}
henri-lavenant	200589	Henri Lavenant	Vampire	Lasombra	3	7	DOM OBT pot qui					Sabbat	black hand	u
henry-taylor	200590	Henry Taylor	Vampire	Brujah antitribu	3	6	POT cel pre pro					Sabbat		u
herald-of-topheth	100912	Herald of Topheth	Ally	Baali				3					demon/flight/infernal			{"life":5,"asVampire":{"disciplines":["dai","pot","pre"],"capacity":5},"strength":3,"bleed":1}
herbert-westin	200591	Herbert Westin	Vampire	Brujah	4	5	OBF PRE pot					Camarilla		u
hermana-hambrienta-mayor	200592	Hermana Hambrienta Mayor	Vampire	Blood Brother	4	4	for pot san					Sabbat				{"circle":"Mexico City"}
hermana-hambrienta-menor	200593	Hermana Hambrienta Menor	Vampire	Blood Brother	4	2	pot san					Sabbat				{"circle":"Mexico City"}
heroic-might	100913	Heroic Might	Action				pot		3
hesha-ruhadze	200594	Hesha Ruhadze	Vampire	Ministry	2	6	SER ani obf pre					Independent		u
hesha-ruhadze-6	201591	Hesha Ruhadze	Vampire	Ministry	6	7	PRE PRO ani aus obf					Anarch		u
hester-reed	200595	Hester Reed	Vampire	Lasombra	3	3	obt pot					Sabbat		pu
hexaped	100914	Hexaped	Ally	Tremere antitribu				1								{"life":3,"bleed":0,"strength":1}
hexe	100915	Hexe	Combat				dai str		1
hezekiah-rutledge	200596	Hezekiah Rutledge	Vampire	Brujah	4	5	PRE ani cel pot					Camarilla		pu
hidden-lurker	100916	Hidden Lurker	Action Modifier				obf
hidden-pathways	100917	Hidden Pathways	Action				obf		1
hidden-strength	100918	Hidden Strength	Combat				for		X
hide	100919	Hide	Power				inn
hide-the-heart	100920	Hide the Heart	Reaction				aus val
hide-the-mind	100921	Hide the Mind	Action Modifier/Combat				obf
hiding-in-the-open	100922	Hiding in the Open	Political Action													{"requiresSect":["Laibon"]}
hierophant	100923	Hierophant	Political Action	Ministry
high-aye	100924	High Aye	Action Modifier											d		{"requiresSect":["Laibon"]}
high-ground	100925	High Ground	Combat
high-museum-of-art-atlanta	100926	High Museum of Art, Atlanta	Master										location	u
high-orun	100927	High Orun	Action Modifier/Reaction											d		{"requiresSect":["Laibon"]}
high-priest-angra-mainyu	200597	High Priest Angra Mainyu	Vampire	Baali	2	8	DAI OBF PRE dem ser					Independent	infernal	u
high-stakes	100928	High Stakes	Political Action	Ventrue										b
high-top	100929	High Top	Ally	Ahrimane				4					werewolf	u		{"life":3,"bleed":0,"strength":1,"asVampire":{"disciplines":["cel"],"capacity":4}}
highway-haven-rv	100930	Highway Haven: RV	Equipment										haven/vehicle
hillanvale	200598	Hillanvale	Vampire	Daughter of Cacophony	6	5	FOR MEL obf					Independent		u
hiram-hide-devries	200599	Hiram "Hide" DeVries	Vampire	Ventrue	5	3	cel pre					Camarilla		u
hiromitsu-asano	201719	Hiromitsu Asano	Vampire	Hecata	6	4	aus for obl					Independent		pu
hive-mind	100931	Hive Mind	Action				san		1
holliday-burgundy-hall	201720	Holliday "Burgundy" Hall	Vampire	Hecata	6	5	FOR OBL aus					Independent		pu
homa	200600	Homa	Vampire	Osebo	4	6	AUS CEL POT					Laibon		pu
homunculus	100932	Homunculus	Retainer				pro									{"life":1}
honest-abe	200601	Honest Abe	Vampire	Brujah	5	2	pre					Camarilla		pu
honor-the-elders	100933	Honor the Elders	Political Action
honorine-ateba	200602	Honorine Ateba	Vampire	Ishtarri	4	6	FOR PRE cel nec					Laibon		pu
horace-radcliffe	201549	Horace Radcliffe	Vampire	Nosferatu	6	5	ANI POT obf					Camarilla		pu
horatio	200603	Horatio	Vampire	Tzimisce	2	2	vic					Sabbat		pu
horatio-ballard	200604	Horatio Ballard	Vampire	Ventrue	3	7	DOM FOR PRE aus					Camarilla		u
horrid-form	100934	Horrid Form	Combat				vic		1
horrid-reality	100935	Horrid Reality	Combat				chi		2
horrific-countenance	100936	Horrific Countenance	Action Modifier				pro		4
horrock	200606	Horrock	Vampire	Gangrel	3	6	ANI PRO vic					Independent		u
horseshoes	100937	Horseshoes	Action				pot
horst-von-bruhl	201550	Horst von Brühl	Vampire	Ventrue	6	6	FOR aus dom pre			prince	Mannheim	Camarilla		pu
hospital-food	100938	Hospital Food	Master										location	u		{"requiresSect":["Anarch"]}
hostile-takeover	100939	Hostile Takeover	Master	Ventrue				1
houngan	100940	Houngan	Master	Samedi				1						u
hourglass-of-the-mind	100941	Hourglass of the Mind	Action				pot tem
house-of-sorrow	100942	House of Sorrow	Master					1					location	u
howler	200607	Howler	Vampire	Ahrimane	2	8	ANI PRE SPI obf					Sabbat	sterile	u		{"strength":2}
hrothulf	200608	Hrothulf	Vampire	Ventrue	3	8	CEL FOR PRE dom pot pro					Camarilla		u
huang-blood-cultist	200609	Huang, Blood Cultist	Vampire	Pander	2	1	pro					Sabbat		u
hugo	200610	Hugo	Vampire	Brujah antitribu	2	4	POT pre vic					Sabbat		u
huitzilopochtli	200611	Huitzilopochtli	Vampire	Baali	2	10	AUS DAI DOM OBF POT PRE					Independent	infernal	u		{"bleed":2}
hukros	200612	Hukros	Vampire	Gangrel antitribu	4	10	ANI OBF PRO VIC abo cel					Sabbat		u
huldu-the-desecrator	201757	Huldu, The Desecrator	Vampire	Hecata	6	8	AUS FOR OBL obf tha					Sabbat	path of death and the soul	u		{"bleed":2}
humanitas	100943	Humanitas	Master											u
humo	200613	Humo	Vampire	Nosferatu antitribu	4	6	ANI POT obf obt					Sabbat		u
hunger-moon	100944	Hunger Moon	Event
hunger-of-marduk	102227	Hunger of Marduk	Combat	Banu Haqim			tha
hunters-mark	102228	Hunter's Mark	Action				cel+tha
hunting-the-beast	102356	Hunting the Beast	Action	Salubri			aus
hunting-the-quarry	102329	Hunting the Quarry	Combat				cel tha									{"requiresTraits":["path of caine"]}
husamettin	200614	Husamettin	Vampire	Banu Haqim	2	8	CEL OBF QUI pot pre					Independent	blood cursed	u
i-am-legion	100947	I am Legion	Action Modifier				dai+obf		1
iago-castille	200615	Iago Castille	Vampire	Ravnos	6	8	ANI CHI FOR OBT					Sabbat		pu		{"intercept":1}
ian-carfax	201697	Ian Carfax	Vampire	Tremere	7	9	AUS DOM THA for pro			justicar		Camarilla		u		{"intercept":1}
ian-forestal	200616	Ian Forestal	Vampire	Tremere antitribu	2	8	AUS DOM THA					Sabbat		u
ian-wallingford	200617	Ian Wallingford	Vampire	Toreador antitribu	2	6	CEL PRE aus			bishop		Sabbat		pu
ibn-khaldun-scholar	200618	Ibn Khaldun, Scholar	Vampire	True Brujah	4	7	POT PRE TEM for					Independent	scarce	u
icarus-the-manchurian	200619	Icarus, The Manchurian	Vampire	Nosferatu antitribu	4	7	OBF POT ani for pro					Sabbat		u
idalia-prophet-of-guadalajara	200620	Idalia, Prophet of Guadalajara	Vampire	Malkavian antitribu	2	4	AUS dem					Sabbat		u
idrissa	200621	Idrissa	Vampire	Osebo	4	4	CEL aus					Laibon		pu
ignacio-the-black-priest	200622	Ignacio, The Black Priest	Vampire	Lasombra	2	4	dom obt pot					Sabbat		pu
ignatius	200623	Ignatius	Vampire	Tremere	1	4	aus dom tha					Camarilla		pu
ignazio-giovanni	200624	Ignazio Giovanni	Vampire	Giovanni	3	9	DOM FOR NEC POT obf					Independent		u		{"strength":2}
ignis-fatuus	100948	Ignis Fatuus	Reaction				chi		1
ignore-the-searing-flames	100949	Ignore the Searing Flames	Combat				dai ser
igo-the-hungry	200625	Igo the Hungry	Vampire	Caitiff	1	1	pre pro					Camarilla		u
igolis-loyalty	100950	Igoli's Loyalty	Action Modifier	Ishtarri					1
iliana	200626	Iliana	Vampire	Gangrel	2	7	DOM FOR PRO tha					Camarilla		u
ilias-cel-frumos	200627	Ilias cel Frumos	Vampire	Tzimisce	4	3	aus vic					Sabbat		pu
illegal-search-and-seizure	100951	Illegal Search and Seizure	Master
illegalism	100952	Illegalism	Action				cel chi pre									{"requiresSect":["Anarch"]}
illuminate	100953	Illuminate	Power				inn
illusions-of-the-kindred	100954	Illusions of the Kindred	Combat				chi		2
illusory-resources	100955	Illusory Resources	Action				chi							u
ilomba	100956	Ilomba	Retainer										animal			{"requiresSect":["Laibon"],"life":1}
ilonka	201673	Ilonka	Vampire	Salubri	7	7	AUS DOM FOR tha					Independent		u
ilse	200628	Ilse	Vampire	Blood Brother	2	6	POT SAN for pro					Sabbat	sterile	pu		{"circle":"Torrance"}
ilyana-ravidovich	200629	Ilyana Ravidovich	Vampire	Ventrue	3	5	aus dom for pre					Camarilla		u
imanna	200630	Imanna	Vampire	Banu Haqim	6	7	OBF QUI cel for pre			1 vote		Independent	blood cursed	u
immaculate-vitae	100957	Immaculate Vitae	Reaction				qui		2
immense-size	100958	Immense Size	Combat				vic
immortal-grapple	100959	Immortal Grapple	Combat				pot						grapple
imogen	200631	Imogen	Vampire	Malkavian antitribu	2	9	AUS DEM obf pro vic			archbishop	Miami	Sabbat		u
imperator	100960	Imperator	Political Action										title
imperial-decree	100961	Imperial Decree	Action						1							{"requiresTitle":["justicar","inner circle"]}
imposing-phantasm	100962	Imposing Phantasm	Combat				chi		1
imprison	100963	Imprison	Combat				jud
improvised-flamethrower	100964	Improvised Flamethrower	Equipment					2					weapon
improvised-tactics	100965	Improvised Tactics	Combat				aus pot pro									{"requiresSect":["Anarch"]}
impundulu	100966	Impundulu	Ally						3				demon	u		{"life":1,"bleed":0,"strength":1}
in-memory-of-the-two-lands	100967	In Memory of the Two Lands	Master											u
inbase-discotek-frankfurt	100968	Inbase Discotek, Frankfurt	Master					2					location	u
inceptor	100969	Inceptor	Master											u
inconnu-tutelage	100970	Inconnu Tutelage	Event
increased-strength	100971	Increased Strength	Combat				pot
incriminating-videotape	100972	Incriminating Videotape	Equipment					1
indira	201592	Indira	Vampire	Gangrel	6	3	PRO					Anarch		pu
indomitability	100973	Indomitability	Combat				for
ines-tristao	201551	Inês Tristão	Vampire	Tremere	6	6	THA aus dom pre			prince	Rio de Janeiro	Camarilla		pu
inevitability-of-the-void	100974	Inevitability of the Void	Action Modifier				aus+nec
inez-nurse216-villagrande	200632	Inez "Nurse216" Villagrande	Imbued	Innocent	4	3	inn
infamous-insurgent	100975	Infamous Insurgent	Master											u
infamous-warlock	100976	Infamous Warlock	Master
infection	100977	Infection	Combat				for thn		2
infernal-familiar	100978	Infernal Familiar	Retainer				tha		2				demon			{"life":2}
infernal-pact	100979	Infernal Pact	Master	Tremere antitribu				1						u
infernal-pursuit	100980	Infernal Pursuit	Combat				cel
infernal-servitor	100981	Infernal Servitor	Ally				dai	1					demon	u		{"requiresTraits":["infernal"],"life":2,"bleed":3,"strength":1}
inflict	100982	Inflict	Combat				mar
informant	100983	Informant	Ally	Ishtarri									mortal			{"life":1,"bleed":0,"strength":0}
information-highway	100984	Information Highway	Master										location	u
information-network	100985	Information Network	Master	Nosferatu antitribu				1						u
ingram-frizer	200633	Ingram Frizer	Vampire	Nosferatu antitribu	3	6	AUS OBF ani pot					Sabbat	black hand	pu
ingrid-rossler	200634	Ingrid Rossler	Vampire	Gangrel	2	9	ANI FOR PRO dom			prince	Geneva	Camarilla		u
ingrid-russo	200635	Ingrid Russo	Vampire	Ventrue antitribu	2	4	DOM for					Sabbat		pu
iniko-the-black-lion	200636	Iniko, The Black Lion	Vampire	Guruhi	4	9	ANI OBT POT PRE cel					Laibon		pu		{"stealth":1}
inner-essence	100986	Inner Essence	Combat				vic
innocent-bystander	100987	Innocent Bystander	Action Modifier	Ventrue antitribu
inquisition	100988	Inquisition	Action													{"requiresSect":["Sabbat"]}
inscription	100989	Inscription	Equipment				tha
inside-dirt	100990	Inside Dirt	Action	Nosferatu antitribu
inspire	100991	Inspire	Power				inn
inspire-greatness	100992	Inspire Greatness	Action Modifier				pot+pre		1
instability	100993	Instability	Master
instantaneous-transformation	100994	Instantaneous Transformation	Action Modifier				cel+pro
instinctive-reaction	100995	Instinctive Reaction	Reaction				ani
institution-hunting-ground	100996	Institution Hunting Ground	Master	Malkavian antitribu				2					hunting ground/location	u
insurance-scam	100997	Insurance Scam	Master
internal-recursion	100998	Internal Recursion	Reaction				pre tem		1
intimidation	100999	Intimidation	Action				pre
intisar	200637	Intisar	Vampire	Ministry	2	8	OBF PRE SER cel pot					Independent		u
into-the-fire	101000	Into the Fire	Master											t
into-thin-air	101001	Into Thin Air	Action Modifier				obf
inveraray-scotland	101002	Inveraray, Scotland	Equipment						1				location in play	u
investiture	101003	Investiture	Political Action										title			{"requiresTitle":["cardinal","regent"]}
invigorate	102251	Invigorate	Action Modifier				ani dom pro									{"requiresSect":["Anarch"]}
invitation-accepted	101004	Invitation Accepted	Political Action
invoke-poison-glands	101005	Invoke Poison Glands	Combat				abo
invoking-the-beast	101006	Invoking the Beast	Combat				abo
inyanga	200638	Inyanga	Vampire	Gangrel	4	9	ANI AUS FOR PRO dom nec			primogen		Camarilla		u		{"intercept":1}
ir-goggles	101007	IR Goggles	Equipment										electronic
ira-rivers	200639	Ira Rivers	Vampire	Toreador	3	7	AUS CEL ani pre			prince	Dallas	Camarilla		u
irena	200640	Irena	Vampire	Ravnos	5	5	CHI ani for pre					Anarch		pu
iris-bennett	200641	Iris Bennett	Vampire	Caitiff	5	1	pro					Camarilla		u
iron-glare	101008	Iron Glare	Action Modifier				pot+pre
iron-heart	101009	Iron Heart	Reaction				pot+pre		1
irregular-protocol	101010	Irregular Protocol	Reaction						1
isabel-de-leon	200642	Isabel de Leon	Vampire	Toreador	2	3	AUS					Camarilla		pu
isabel-giovanni	200643	Isabel Giovanni	Vampire	Giovanni	2	5	DOM NEC pot					Independent		pu
isanwayen	200644	Isanwayen	Vampire	Kiasyd	4	6	DOM MYT OBT					Sabbat		u
ishtarri-kholo	101011	Ishtarri Kholo	Action Modifier/Reaction	Ishtarri									title
ishtarri-warlord	101012	Ishtarri Warlord	Master	Ishtarri				1
island-of-yiaros	101013	Island of Yiaros	Master	Ventrue				2					location	u
ismitta	200645	Ismitta	Vampire	Osebo	4	4	aus cel pot					Laibon		pu
isouda-de-blaise	200646	Isouda de Blaise	Vampire	Toreador antitribu	4	7	CEL OBF PRE aus					Sabbat		u
itzahk-levine	200647	Itzahk Levine	Vampire	Ventrue	2	3	cel pre					Camarilla		pu
ivan-krenyenko	200648	Ivan Krenyenko	Vampire	Ravnos	2	10	ANI CHI FOR POT obf					Independent		u		{"strength":2}
ivan-krenyenko-advanced	200649	Ivan Krenyenko	Vampire	Ravnos	2	10	ANI CHI FOR POT obf					Independent		au		{"merged":{"strength":1},"bleed":2}
ivory-bow	101014	Ivory Bow	Equipment					1					weapon	u
izhim-abd-azrael	200650	Izhim abd Azrael	Vampire	Banu Haqim	5	9	CEL OBF QUI THA pot					Sabbat	black hand/seraph	u
j-oswald-ozzy-hyde-white	200651	J. Oswald "Ozzy" Hyde-White	Vampire	Malkavian	3	8	AUS FOR OBF dom pre			primogen		Camarilla		u
j-s-simmons-esq	101015	J. S. Simmons, Esq.	Retainer										mortal	u		{"life":1}
jack	200652	Jack	Vampire	Blood Brother	2	6	cel for pot san					Sabbat	sterile	u		{"strength":2,"circle":"Torrance"}
jack-dawson	200653	Jack Dawson	Vampire	Samedi	2	8	FOR OBF cel nec qui thn					Independent		u
jack-dawson-advanced	200654	Jack Dawson	Vampire	Samedi	2	8	FOR OBF cel nec qui thn					Independent		au
jack-drake	200655	Jack Drake	Vampire	Brujah	4	8	CEL POT pre tha					Anarch		u		{"strength":2}
jack-hannibal137-harmon	200656	Jack "Hannibal137" Harmon	Imbued	Defender	4	4	def jud
jack-of-both-sides	101016	Jack of Both Sides	Action						1
jack-tredegar	200657	Jack Tredegar	Vampire	Ventrue	5	2	pre					Camarilla		pu
jackal	101017	Jackal	Retainer				ani		1				animal			{"life":1}
jackie	200658	Jackie	Vampire	Malkavian antitribu	4	3	DEM					Sabbat		pu
jackie-therman	101018	Jackie Therman	Retainer										mortal	u		{"life":1}
jacko	200659	Jacko	Vampire	Brujah antitribu	2	8	CEL POT PRE obt					Sabbat		u
jackson-asher	200660	Jackson Asher	Vampire	Ventrue	4	2	dom					Camarilla		pu
jacob-bragg	200662	Jacob Bragg	Vampire	Brujah antitribu	2	3	cel pot					Sabbat		pu
jacob-fermor	200663	Jacob Fermor	Vampire	Gangrel	4	5	PRO ani tha					Independent		u
jacob-the-glitch	200661	Jacob, The Glitch	Vampire	Tremere antitribu	3	2	THA					Sabbat		u
jacques-molay	200664	Jacques Molay	Vampire	Brujah antitribu	4	9	CEL POT PRE obf val					Sabbat		u		{"strength":2}
jacques-rouge	201523	Jacques Rouge	Vampire	Nosferatu	6	6	OBF ani pot pre			baron	Versailles	Anarch		pu
jaggedy-andy	200665	Jaggedy Andy	Vampire	Pander	4	1	pot					Sabbat		u
jake-washington	101019	Jake Washington	Master											u	Jake Washington (Hunter)
jalal-sayad	200666	Jalal Sayad	Vampire	Banu Haqim	2	6	CEL QUI pot					Independent	blood cursed	u
jalan-aajav	200667	Jalan-Aajav	Vampire	Gangrel antitribu	3	9	CEL FOR POT PRO ani					Sabbat		u
jamal	200668	Jamal	Vampire	Banu Haqim	5	10	CEL OBF PRE PRO QUI pot			2 votes		Independent	blood cursed/red list	u		{"bleed":2}
jan-pieterzoon	200669	Jan Pieterzoon	Vampire	Ventrue	2	7	DOM FOR pot pre					Camarilla		u		{"bleed":2}
jan-pieterzoon-advanced	200670	Jan Pieterzoon	Vampire	Ventrue	2	7	DOM FOR pot pre					Independent		au		{"merged":{}}
jane-sims	200671	Jane Sims	Vampire	Tzimisce	4	4	VIC ani aus pro					Sabbat		u
janet-langer	200672	Janet Langer	Vampire	Daughter of Cacophony	5	3	MEL pre					Independent		u
janey-pickman	200673	Janey Pickman	Vampire	Gangrel antitribu	4	6	ANI PRO for					Sabbat		u
janine	200674	Janine	Vampire	Tremere antitribu	4	4	aus dom tha					Sabbat		pu
jann-berger	200675	Jann Berger	Vampire	Brujah	4	10	CEL POT PRE dem for			prince	Monaco	Camarilla		u		{"bleed":2}
janni	200676	Janni	Vampire	Banu Haqim	4	5	cel for obf qui					Independent	blood cursed	u
jar-of-skin-eaters	101020	Jar of Skin Eaters	Equipment	Tremere/Tremere antitribu									weapon
jar-the-soul	101021	Jar the Soul	Action				nec
jara-drory	200677	Jara Drory	Vampire	Nosferatu	3	7	ANI OBF aus pot			primogen		Camarilla		u
jaroslav-pascek	200678	Jaroslav Pascek	Vampire	Brujah	3	10	CEL POT PRE for obf			justicar		Camarilla		u		{"intercept":1}
jason-son-newberry	201628	Jason "Son" Newberry	Vampire	Malkavian	6	7	AUS DOM OBF pre			primogen		Camarilla		u		{"bleed":2}
jason-the-worlds-voice	200679	Jason, The World's Voice	Vampire	Malkavian	3	8	AUS DEM OBF for			primogen		Camarilla		u
javier-montoya	200680	Javier Montoya	Vampire	Tremere	2	9	AUS THA ani cel pre			prince	Barcelona	Camarilla		u		{"bleed":2}
javier-montoya-advanced	200681	Javier Montoya	Vampire	Tremere	2	9	AUS PRE THA ani cel					Anarch		au		{"merged":{"title":"baron","city":"Barcelona"}}
jayakumar	200682	Jayakumar	Vampire	Ravnos	5	6	ANI FOR chi tha					Independent		u
jayne-jonestown	200683	Jayne Jonestown	Vampire	Brujah antitribu	4	2	PRE					Sabbat	red list	u
jazz-wentworth	200684	Jazz Wentworth	Vampire	Ventrue	1	5	PRE dom for					Camarilla		u
jean-francois	201674	Jean-François	Vampire	Ravnos	7	4	ani obf pre					Anarch		pu
jean-lisle	200685	Jean Lisle	Vampire	Samedi	6	8	FOR OBF THN pot					Independent		u
jefferson-foster	200686	Jefferson Foster	Vampire	Ventrue antitribu	4	6	AUS DOM for tha			bishop		Sabbat		pu
jeffrey-mullins	200687	Jeffrey Mullins	Vampire	Gangrel antitribu	4	4	OBF cel					Sabbat		pu
jenna-cross	200688	Jenna Cross	Vampire	Caitiff	4	4	CEL pot pre					Anarch	sterile	u
jennie-cassie247-orne	200689	Jennie "Cassie247" Orne	Imbued	Visionary	4	5	inn jud viz
jennifer-flame61-vidisania	200690	Jennifer "Flame61" Vidisania	Imbued	Avenger	4	4	ven viz						weapon
jenny-silver	201593	Jenny Silver	Vampire	Ministry	6	5	PRE PRO obf					Anarch		pu
jephta-hester	200691	Jephta Hester	Vampire	Ventrue antitribu	4	5	DOM FOR aus					Sabbat		pu
jeremiah-noble	200692	Jeremiah Noble	Vampire	Brujah antitribu	3	6	CEL POT obt pre					Sabbat		pu
jeremy-macneil	200693	Jeremy MacNeil	Vampire	Brujah	3	7	AUS POT PRE cel chi					Camarilla		pu
jeremy-macneil-advanced	200694	Jeremy MacNeil	Vampire	Brujah	3	8	AUS POT PRE cel chi					Independent		au		{"merged":{"title":"baron","city":"Los Angeles","sect":"Anarch"}}
jeremy-talbot	200695	Jeremy Talbot	Vampire	Malkavian	3	4	dem obf					Camarilla		u
jeremy-wix-wyzchovsky	200696	Jeremy "Wix" Wyzchovsky	Vampire	Nosferatu	4	5	ani obf pot					Camarilla		u
jericho-founding	101022	Jericho Founding	Political Action
jerry	200697	Jerry	Vampire	Blood Brother	2	5	SAN cel for pot					Sabbat	sterile	u		{"circle":"Chicago"}
jesse-menks	200698	Jesse Menks	Vampire	Ventrue antitribu	3	8	AUS DOM FOR ani			archbishop	Amsterdam	Sabbat		u
jessica	200699	Jessica	Vampire	Toreador antitribu	2	7	AUS CEL OBT PRE			bishop		Sabbat		pu
jessica-advanced	200700	Jessica	Vampire	Toreador antitribu	2	8	AUS CEL OBT PRE			bishop		Sabbat		au		{"merged":{"title":"archbishop","city":"Brussels"}}
jesus-alcala	200701	Jesús Alcalá	Vampire	Gangrel antitribu	3	2	cel					Sabbat		pu
jezebelle	200702	Jezebelle	Vampire	Gangrel	4	4	ani for pro					Camarilla		u
jibade-el-bahrawi	200703	Jibade el-Bahrawi	Vampire	Ishtarri	4	9	CEL DEM FOR PRE aus					Laibon		u
jibade-el-bahrawi-advanced	200704	Jibade el-Bahrawi	Vampire	Ishtarri	4	9	CEL DEM FOR PRE aus					Laibon		au
jimmy-dunn	200705	Jimmy Dunn	Vampire	Pander	2	4	CEL POT for					Sabbat		u
jing-wei	200706	Jing Wei	Vampire	Tremere	1	3	dom tha					Camarilla		pu
joao-bile	200707	João Bilé	Vampire	Ventrue	4	5	DOM FOR pre					Camarilla		u
joaquin-de-cadiz	201595	Joaquín de Cádiz	Vampire	Gangrel	6	3	for pro					Anarch		pu
joaquin-murietta	200708	Joaquin Murietta	Vampire	Toreador	3	9	AUS CEL obf pre qui					Camarilla		u
joaquina-amaya	200709	Joaquina Amaya	Vampire	Ravnos	2	6	ANI CHI FOR					Independent		u
joe-boot-hill	200710	Joe "Boot" Hill	Vampire	Banu Haqim	4	7	CEL QUI for obf					Sabbat	black hand	u		{"strength":2}
johan-wrede	200711	Johan Wrede	Vampire	Caitiff	4	1	tha					Camarilla		u
johann-matheson	200712	Johann Matheson	Vampire	Ravnos	5	4	ani aus chi					Independent		u
johannes-castelein	200713	Johannes Castelein	Vampire	Ventrue	4	9	DEM DOM FOR PRE			prince	Amsterdam	Camarilla		u
johannes-worringen	200714	Johannes Worringen	Vampire	Tremere antitribu	5	6	AUS THA dom			archbishop	Amsterdam	Sabbat		pu
john-cop90-omalley	200715	John "Cop90" O'Malley	Imbued	Avenger	4	4	jud ven
john-paleologus	200716	John Paleologus	Vampire	Tzimisce	3	9	ANI AUS CEL VIC pot			archbishop	Istanbul	Sabbat		u
jonathan-gursel	200717	Jonathan Gursel	Vampire	Toreador antitribu	4	3	aus pre					Sabbat		pu
jorge-de-la-muerte-the-agent	200718	Jorge De La Muerte, The Agent	Vampire	Samedi	2	7	OBF THN cel for nec					Sabbat		u
josef	200719	Josef	Vampire	Nosferatu antitribu	2	4	ani obf obt					Sabbat		pu
josef-von-bauren	200720	Josef von Bauren	Vampire	Nosferatu	4	11	ANI DEM OBF POT cel			inner circle		Camarilla		u		{"bleed":2,"stealth":1}
joseph-cambridge	200721	Joseph Cambridge	Vampire	Nosferatu antitribu	4	6	POT ani dom obf			bishop		Sabbat		u
joseph-digiaccomo	200722	Joseph DiGiaccomo	Vampire	Ventrue	5	6	PRE aus dom for					Camarilla		u
joseph-fischer	200723	Joseph Fischer	Vampire	Gangrel antitribu	5	3	PRO					Anarch		pu
joseph-ogrady	200724	Joseph O'Grady	Vampire	Ventrue antitribu	3	7	DOM FOR aus cel					Sabbat		u		{"strength":2}
joseph-pander	101024	Joseph Pander	Master	Pander										u
josette	200725	Josette	Vampire	Samedi	6	8	FOR OBF THN pot pre					Independent		u
joshua-tarnopolski	200726	Joshua Tarnopolski	Vampire	Brujah	3	7	CEL PRE obf pot					Camarilla		u
jost-werner	200727	Jost Werner	Vampire	Toreador antitribu	2	6	AUS PRE ani					Sabbat		pu		{"stealth":1}
joumlons-axe	101025	Joumlon's Axe	Equipment										melee weapon/weapon	u
journal-of-hrorsh	101026	Journal of Hrorsh	Equipment	Salubri										du
jozz	200728	Jozz	Vampire	Nagaraja	6	2	nec					Independent	scarce	u
jua-vema	101027	Jua Vema	Combat				for
juan-cali	200729	Juan Cali	Vampire	Ventrue antitribu	2	3	aus for					Sabbat		pu
juanita-santiago	200730	Juanita Santiago	Vampire	Ahrimane	2	4	ani pre spi					Sabbat	sterile	pu
jubal	200731	Jubal	Vampire	Akunanse	4	6	ABO ANI for pot					Laibon		u
judah	200732	Judah	Vampire	Nosferatu	2	6	POT ani dom			primogen		Camarilla		pu
judgment-camarilla-segregation	101028	Judgment: Camarilla Segregation	Action						1							{"requiresTitle":["prince","justicar"]}
judgment-death-to-the-brujah	101029	Judgment: Death to the Brujah!	Action						1							{"requiresTitle":["prince","justicar"]}
juggler	200733	Juggler	Vampire	Brujah	3	7	CEL DOM obf pot					Camarilla		u
julia-prima	200734	Julia Prima	Vampire	Kiasyd	2	7	DOM OBT aus myt					Sabbat		u
julian-sanders	200735	Julian Sanders	Vampire	Brujah antitribu	2	6	CEL PRE pot					Sabbat		u
juliet-parr	201698	Juliet Parr	Vampire	Malkavian	7	9	AUS DOM OBF cel pot			justicar		Camarilla		u
julio-martinez	200736	Julio Martinez	Vampire	Nosferatu antitribu	3	9	ANI DOM OBF POT nec			bishop		Sabbat		u		{"strength":2}
julius	200737	Julius	Vampire	Caitiff	2	1	qui ser					Camarilla		u
jungle-hunting-ground	101030	Jungle Hunting Ground	Master	Akunanse				1					hunting ground/location	u
juniper	200738	Juniper	Vampire	Ventrue	4	6	FOR ani dom pre					Camarilla		u
jurgen-the-libertine	201758	Jürgen, The Libertine	Vampire	Toreador	6	8	AUS CEL PRE obf			archbishop	Mannheim	Sabbat	path of cathari	u
justicar-retribution	101031	Justicar Retribution	Political Action													{"requiresSect":["Camarilla"]}
justine-chen-innocent	200740	Justine Chen, Innocent	Vampire	Toreador antitribu	4	2	pre					Sabbat		pu
justine-elder-of-dallas	200739	Justine, Elder of Dallas	Vampire	Tremere	1	8	AUS DOM THA obf			primogen		Camarilla		u
kabede-maru	200741	Kabede Maru	Vampire	Banu Haqim	5	9	AUS CEL OBF QUI abo pot			magaji		Laibon		u
kahina-the-sorceress	200742	Kahina the Sorceress	Vampire	Ministry	3	9	AUS DOM OBF SER nec pre			1 vote		Independent		u
kai-simmons	200743	Kai Simmons	Vampire	Pander	4	1	cel					Sabbat		u
kalila	200744	Kalila	Vampire	Malkavian	5	3	aus obf					Camarilla		u
kalinda	201596	Kalinda	Vampire	Banu Haqim	6	6	CEL OBF tha			primogen		Camarilla		u
kalinda-2	200745	Kalinda	Vampire	Banu Haqim	2	6	CEL OBF tha					Independent	blood cursed	u
kalis-fang	101032	Kali's Fang	Equipment	Banu Haqim				2					melee weapon/weapon	u
kallista-master-sculptor	200746	Kallista, Master Sculptor	Vampire	Toreador	1	6	AUS CEL pre pro					Camarilla		pu
kalyani-agent-of-doom	201759	Kalyani, Agent of Doom	Vampire	Banu Haqim	6	7	ANI CEL THA obf pot			bishop		Sabbat	path of caine	u		{"strength":2}
kamaluddin	201713	Kamaluddin	Vampire	Lasombra	6	6	DOM OBL for pot			primogen		Camarilla		pu
kamaria	200747	Kamaria	Vampire	Osebo	4	3	aus pot					Laibon		pu
kamau-jafari	200748	Kamau Jafari	Vampire	Banu Haqim	4	4	QUI obf					Laibon		pu
kamile-paukstys	201597	Kamile Paukstys	Vampire	Gangrel	6	5	PRO ani for					Anarch		pu		{"bleed":2}
kamiri-wa-itherero	200749	Kamiri wa Itherero	Vampire	Akunanse	4	10	ABO ANI FOR OBF pot qui					Laibon		u
kamiri-wa-itherero-advanced	200750	Kamiri wa Itherero	Vampire	Akunanse	4	10	ABO ANI FOR OBF pot qui					Laibon		au		{"merged":{}}
kanimana-belghazi	200751	Kanimana Belghazi	Vampire	Nagaraja	2	7	AUS DOM NEC pro					Independent	scarce	u
kanya-akhtar	200752	Kanya Akhtar	Vampire	Banu Haqim	2	2	cel					Independent	blood cursed	pu
karavalanisha-vrana	101033	Karavalanisha Vrana	Equipment	Ravnos				2						u
karen-suadela	200753	Karen Suadela	Vampire	Brujah	5	7	CEL POT obf pre			prince	Houston	Camarilla		u
karif-al-numair	200754	Karif al Numair	Vampire	Banu Haqim	5	10	AUS CEL OBF QUI for					Sabbat	black hand	u		{"bleed":2,"strength":2}
karl	200755	Karl	Vampire	Blood Brother	2	6	FOR POT pre san					Sabbat	sterile	pu		{"circle":"Torrance"}
karl-schrekt	201621	Karl Schrekt	Vampire	Tremere	6	10	AUS DOM FOR PRE THA			2 votes		Camarilla		u		{"intercept":1}
karmenita-yoryari	200756	Karmenita Yoryari	Vampire	Ravnos	6	9	ANI CHI DEM FOR			archbishop	Lisbon	Sabbat		u
karsh	200757	Karsh	Vampire	Gangrel	3	10	ANI CEL FOR POT PRO					Camarilla		u
karsh-advanced	200758	Karsh	Vampire	Gangrel	3	10	ANI CEL FOR POT PRO					Camarilla		au		{"merged":{},"intercept":1}
kashan	200759	Kashan	Vampire	Banu Haqim	4	7	CEL OBF QUI obt pre			1 vote		Independent	blood cursed	pu
kasim-bayar	201598	Kasim Bayar	Vampire	Banu Haqim	6	9	CEL OBF THA aus pot			justicar		Camarilla		u		{"bleed":2}
kassandra-tassaki	201604	Kassandra Tassaki	Vampire	Banu Haqim	6	6	CEL THA obf			prince	Thessaloniki	Camarilla		pu
kassiym-malikhair	200760	Kassiym Malikhair	Vampire	Kiasyd	2	6	MYT OBT dom for					Sabbat		u
katarina	200761	Katarina	Vampire	Gangrel	2	9	ANI FOR pot pro			prince	Glasgow	Camarilla		u
katarina-kornfeld	200762	Katarina Kornfeld	Vampire	Ventrue	3	8	DOM FOR PRE ani			primogen		Camarilla		u
kateline-nadasdy	200763	Kateline Nadasdy	Vampire	Toreador	4	7	AUS CEL PRE					Camarilla		u
katherine-stoddard	200764	Katherine Stoddard	Vampire	Ventrue antitribu	3	4	dom for					Sabbat	black hand	u
kathy-glens	201552	Kathy Glens	Vampire	Toreador	6	5	PRE aus cel tha					Camarilla		pu
kay-polerno	200765	Kay Polerno	Vampire	Giovanni	5	4	dom nec pro					Independent		pu
kaymakli-barrier	101034	Kaymakli Barrier	Action					1						u
kaymakli-fragment	101035	Kaymakli Fragment	Equipment											u
kaymakli-nightmares	101036	Kaymakli Nightmares	Master
kazimir-savostin	200766	Kazimir Savostin	Vampire	Tzimisce	3	7	AUS VIC ani pot					Sabbat	black hand/seraph	u
kazuki-hanabira	201699	Kazuki Hanabira	Vampire	Toreador	7	2	aus					Camarilla		pu
kduvas-mask	101037	Kduva's Mask	Equipment					2						u		{"requiresSect":["Laibon"]}
keegan	201659	Keegan	Vampire	Gangrel	6	8	ANI FOR PRO aus cel					Anarch		u
keep-it-simple	101038	Keep it Simple	Reaction						1
keith-moody	200767	Keith Moody	Vampire	Tremere antitribu	4	3	DOM					Sabbat		u
keller-thiel	200768	Keller Thiel	Vampire	Malkavian	5	4	aus dem					Camarilla		u
kemintiri	200769	Kemintiri	Vampire	Ministry	2	10	OBF PRE SER THA aus dom					Independent		u
kemintiri-advanced	200770	Kemintiri	Vampire	Ministry	2	10	OBF PRE SER THA aus dom					Independent	red list	au		{"merged":{},"stealth":1}
kendrick	200771	Kendrick	Vampire	Nosferatu antitribu	2	7	ANI POT aus obf			priscus		Sabbat		u
kenyatta	200772	Kenyatta	Vampire	Ishtarri	4	4	cel for pre					Laibon		pu
kephamos-high-priest-of-marrakech	200773	Kephamos, High Priest of Marrakech	Vampire	Ministry	2	8	SER dom obf pre			2 votes		Independent		pu		{"bleed":2}
kerrie	101039	Kerrie	Equipment					1					melee weapon/weapon			{"requiresSect":["Laibon"]}
kervos-the-lieutenant	200774	Kervos, The Lieutenant	Vampire	Salubri antitribu	2	3	aus val					Sabbat		pu
kestrelle-hayes	200775	Kestrelle Hayes	Vampire	Ventrue antitribu	5	6	AUS dom for obt					Sabbat	black hand	u
kevin-jackson	201629	Kevin Jackson	Vampire	Ventrue	7	7	DOM FOR PRE			prince	Chicago	Camarilla		u
kevlar-vest	101040	Kevlar Vest	Equipment					1
keystone-kine	101041	Keystone Kine	Action				cel nec obf									{"requiresSect":["Anarch"]}
khabar-glory	101043	Khabar: Glory	Action	Banu Haqim										u
khabar-loyalty	101045	Khabar: Loyalty	Action	Banu Haqim
khadija-al-kindi	201599	Khadija Al-Kindi	Vampire	Banu Haqim	6	6	CEL OBF THA			primogen		Camarilla		pu
khalid	200776	Khalid	Vampire	Nosferatu	3	9	ANI AUS OBF POT tha			primogen		Camarilla		u
khalil-anvari	200777	Khalil Anvari	Vampire	Ministry	2	3	pre ser					Independent		pu
khalil-ravana	200778	Khalil Ravana	Vampire	Ravnos	2	5	CHI ani for pre					Independent		u
khalu	200779	Khalu	Vampire	Osebo	3	7	AUS CEL POT ani pro					Laibon		u
khaytall-snake-of-eden	200780	Khay'tall, Snake of Eden	Vampire	Ministry	2	9	DOM OBF PRE SER aus					Independent		u
khazars-diary-endless-night	101046	Khazar's Diary (Endless Night)	Action	Giovanni
kherebutu	101047	Kherebutu	Ally	Ministry				5					mummy	u	Kherebutu (Bane Mummy)	{"life":3,"bleed":2,"strength":3,"asVampire":{"disciplines":["nec"],"capacity":3}}
khin-aye	201760	Khin Aye	Vampire	Ventrue	6	7	POT PRE dom for			priscus		Sabbat	path of power and the inner voice	u
khobar-towers-al-khubar	101048	Khobar Towers, Al-Khubar	Master	Ministry				2					location	u
khurshid	200781	Khurshid	Vampire	Harbinger of Skulls	6	8	AUS FOR NEC POT					Sabbat		pu		{"strength":3}
kij-dansky	200782	Kij Dansky	Vampire	Tremere antitribu	2	8	AUS DOM THA obt			priscus		Sabbat		pu
kindred-coercion	101049	Kindred Coercion	Reaction				dom		X
kindred-intelligence	101050	Kindred Intelligence	Action	Nosferatu
kindred-manipulation	101051	Kindred Manipulation	Action Modifier	Ventrue antitribu					1
kindred-restructure	101052	Kindred Restructure	Political Action											b		{"requiresTitle":["prince","justicar"]}
kindred-segregation	101053	Kindred Segregation	Political Action
kindred-society-games	101054	Kindred Society Games	Master	Toreador
kindred-spirits	101055	Kindred Spirits	Action				dem
kine-resources-contested	101056	Kine Resources Contested	Political Action
king-of-the-mountain	101057	King of the Mountain	Combat				for		2
kings-favor	101058	King's Favor	Reaction	Guruhi									boon
kings-rising	101059	King's Rising	Master
kingston-penitentiary-ontario	101060	Kingston Penitentiary, Ontario	Master					4					hunting ground/location	u
kiradin	200784	Kiradin	Vampire	Ravnos	4	8	CHI DEM FOR ani pot					Independent		u
kisha-bhimji	200785	Kisha Bhimji	Vampire	Osebo	3	5	AUS cel obf pot			magaji		Laibon		u
kiss-of-cathari	102330	Kiss of Cathari	Combat				obf pre		1							{"requiresTraits":["path of cathari"]}
kiss-of-lachesis	101061	Kiss of Lachesis	Action				ser tem		1
kite	200786	Kite	Vampire	Malkavian antitribu	2	7	AUS DEM obf pre			bishop		Sabbat		pu		{"intercept":1}
klaus-konrecht	200787	Klaus Konrecht	Vampire	Toreador antitribu	4	8	AUS CEL PRE for pot			cardinal		Sabbat		pu
klaus-van-der-veken	200788	Klaus van der Veken	Vampire	Toreador	2	9	CEL PRE aus obf tha			prince	Amsterdam	Camarilla		u
knotted-cord	101064	Knotted Cord	Action Modifier/Reaction													{"requiresTraits":["infernal"]}
koko	200789	KoKo	Vampire	Nosferatu	1	2	pot					Camarilla		pu
konrad-fleischer	200790	Konrad Fleischer	Vampire	Ventrue antitribu	4	9	ANI AUS DOM FOR tha					Sabbat		u
korah	200791	Korah	Vampire	Malkavian antitribu	2	7	AUS DEM OBF ani			priscus		Sabbat		pu
kostantin-baro-of-the-caravan	200792	Kostantin, Baro of the Caravan	Vampire	Ravnos	2	9	ANI CHI FOR cel dom					Independent		u
kpist-m-45	101065	Kpist m/45	Equipment					3					weapon
krakens-kiss	101066	Kraken's Kiss	Combat				vic		1
krassimir	200793	Krassimir	Vampire	True Brujah	2	7	POT TEM dom nec pre					Independent	scarce	u
krcg-news-radio	101067	KRCG News Radio	Master					2					location	u
krid	200794	Krid	Vampire	Nosferatu	3	2	obf					Camarilla		pu
kumpania	101068	Kumpania	Master	Ravnos				1						u
kurt-densch	200795	Kurt Densch	Vampire	Nosferatu	3	8	OBF POT ani aus cel					Camarilla		u		{"intercept":1}
kurt-strauss	200796	Kurt Strauss	Vampire	Tremere antitribu	2	5	DOM aus tha					Sabbat		pu
kuta	101069	Kuta	Political Action													{"requiresSect":["Laibon"]}
kuyen	201574	Kuyén	Vampire	Gangrel	6	6	ANI PRO			baron	Santiago	Anarch		u
kyle-strathcona-cardinal-of-canada	200797	Kyle Strathcona, Cardinal of Canada	Vampire	Ventrue antitribu	2	9	AUS DOM POT PRE for			cardinal		Sabbat		u
kyoko-shinsegawa	200798	Kyoko Shinsegawa	Vampire	Tremere	3	5	aus cel dom for					Camarilla		u
kyrylo	200799	Kyrylo	Vampire	Blood Brother	5	4	SAN for					Sabbat	sterile	pu		{"circle":"Kiev"}
la-viuda-blanca	200801	La Viuda Blanca	Vampire	Harbinger of Skulls	6	6	AUS NEC for obf					Sabbat		u
lachlan-noddist	200802	Lachlan, Noddist	Vampire	Toreador antitribu	2	8	AUS CEL PRE dom			archbishop	Chicago	Sabbat		pu
ladislas-toth-the-torch	200803	Ladislas Toth, The Torch	Vampire	Tremere antitribu	3	7	AUS DOM THA for			archbishop	Frankfurt	Sabbat		pu
lady-constancia	200804	Lady Constancia	Vampire	Giovanni	4	10	AUS DOM FOR NEC POT			2 votes		Independent		u
lady-scarlett-churchill	201643	Lady Scarlett Churchill	Vampire	Ventrue	6	5	PRE dom for					Camarilla		u
lady-vadislava	201516	Lady Vadislava	Vampire	Tzimisce	5	9	ANI AUS DOM VIC nec			priscus		Sabbat		u
lady-zara-slatikov	200805	Lady Zara Slatikov	Vampire	Tzimisce	4	8	ANI AUS OBF VIC			bishop		Sabbat		u
laecanus	200806	Laecanus	Vampire	Toreador	4	5	CEL obt pre					Camarilla		u
laika	200807	Laika	Vampire	Tzimisce	4	7	ANI AUS chi obf vic					Sabbat		u
lailah	200808	Lailah	Vampire	Salubri antitribu	6	4	VAL aus					Sabbat		pu
lalitha	200809	Lalitha	Vampire	Ministry	2	2	ser					Independent		pu
lam-into	101071	Lam Into	Combat				for pot vic									{"requiresSect":["Anarch"]}
lambach	200810	Lambach	Vampire	Tzimisce	2	10	ANI AUS DOM VIC pre			cardinal		Sabbat		u		{"strength":2}
lambach-advanced	200811	Lambach	Vampire	Tzimisce	2	10	ANI AUS DOM VIC pre			2 votes		Independent		au		{"merged":{}}
lana-butcher	200812	Lana Butcher	Vampire	Ventrue	3	3	dom for					Camarilla		pu
langa	200813	Langa	Vampire	Salubri antitribu	4	5	VAL for					Laibon		u
lapse	101072	Lapse	Combat				pot tem		2
laptop-computer	101073	Laptop Computer	Equipment					1					electronic
larissa-moreira	201553	Larissa Moreira	Vampire	Nosferatu	6	6	ANI OBF pot			primogen		Camarilla		u
larry	200814	Larry	Vampire	Blood Brother	2	5	SAN dem for pot					Sabbat	sterile	u		{"circle":"Chicago"}
lasombra-justicar	102272	Lasombra Justicar	Political Action										title
last-stand	101074	Last Stand	Master					6						u
laszlo-mirac	200815	Laszlo Mirac	Vampire	Ventrue antitribu	4	10	AUS DOM FOR cel obf vic			bishop		Sabbat		u		{"bleed":2}
laura-goldman	200816	Laura Goldman	Vampire	Brujah	5	3	cel pre					Anarch		pu
lauren	201554	Lauren	Vampire	Tremere	6	4	aus dom tha					Camarilla		pu
laurent-de-valois	200817	Laurent de Valois	Vampire	Nosferatu	2	4	ani dom obf					Camarilla		pu
lawbringer	201761	Lawbringer	Vampire	Tzimisce	6	3	ani pro					Sabbat	path of caine	pu
lay-low	101075	Lay Low	Action Modifier/Combat						1							{"requiresSect":["Anarch"]}
layla-bint-nadr	200818	Layla bint-Nadr	Vampire	Banu Haqim	4	5	CEL OBF qui					Independent	blood cursed	pu
lazar-dobrescu	200819	Lázár Dobrescu	Vampire	Ravnos	2	3	for					Independent		u
lazarene-inquisitor	101076	Lazarene Inquisitor	Master	Harbinger of Skulls										du
lazarus	200820	Lazarus	Vampire	Tremere	1	9	AUS DOM THA cel pot			primogen		Camarilla		u
lazarus-advanced	200821	Lazarus	Vampire	Tremere	1	9	AUS DOM THA cel pot			primogen		Camarilla		au		{"merged":{}}
lazarus-james	200822	Lazarus James	Vampire	Malkavian	4	8	AUS DEM PRE obf tha					Camarilla		pu		{"bleed":2}
lazverinus-thrall-of-lambach	200823	Lazverinus, Thrall of Lambach	Vampire	Ventrue antitribu	2	10	AUS DOM FOR POT pro			archbishop	Houston	Sabbat		pu		{"strength":3}
le-dinh-tho	200824	Le Dinh Tho	Vampire	Nagaraja	2	5	NEC aus dom					Independent	scarce	u
lead-fist	101077	Lead Fist	Combat				tha vis
leadership-vacuum	101078	Leadership Vacuum	Master											ou
leaf-potter116-pankowski	200825	Leaf "Potter116" Pankowski	Imbued	Redeemer	4	4	inn red viz
leandro	200826	Leandro	Vampire	Malkavian	2	11	AUS OBF PRE cel dom			inner circle		Camarilla		u		{"bleed":3}
leapfrog	101079	Leapfrog	Combat				obf spi
learjet	101080	Learjet	Equipment					1					vehicle
leather-jacket	101081	Leather Jacket	Equipment
leathery-hide	101082	Leathery Hide	Combat	Gangrel antitribu
lectora	200827	Lectora	Vampire	Tremere antitribu	4	3	aus tha					Sabbat		pu
leech	101083	Leech	Action
left-for-dead	101084	Left for Dead	Master											o
legacy	101085	Legacy	Action											d
legacy-of-caine	101086	Legacy of Caine	Master
legacy-of-pander	101087	Legacy of Pander	Political Action													{"requiresSect":["Sabbat"]}
legacy-of-power	101088	Legacy of Power	Reaction						3							{"requiresTitle":["prince","justicar","inner circle"]}
legal-manipulations	101089	Legal Manipulations	Action				pre		1
legba	200828	Legba	Vampire	Ministry	6	8	PRE SER THA obf			archbishop	Port-au-Prince	Sabbat		u
legend-of-the-leopard	101090	Legend of the Leopard	Action	Osebo					1
legendary-vampire	101091	Legendary Vampire	Master					2						u
legion	101092	Legion	Action													{"requiresCapacity":8}
legwork	101093	Legwork	Reaction						1
leila-monroe	200829	Leila Monroe	Vampire	Lasombra	4	4	dom obt pre					Sabbat		u
len-konopka	201622	Len Konopka	Vampire	Nosferatu antitribu	3	8	ANI OBF POT dom ser					Sabbat	black hand	u
lena-rowe	200830	Lena Rowe	Vampire	Pander	2	3	aus obf pre					Sabbat		u
lenelle-mambo-of-birmingham	201721	Lenelle, Mambo of Birmingham	Vampire	Hecata	6	6	FOR OBL aus					Independent		u
lenny-burkhead	201555	Lenny Burkhead	Vampire	Nosferatu	6	6	ANI obf pot pre			primogen		Camarilla		pu		{"bleed":2}
leo-washington	200831	Leo Washington	Vampire	Gangrel antitribu	4	2	cel pro					Sabbat		u
leon	200832	Leon	Vampire	Gangrel antitribu	2	3	ani for					Sabbat		u
leonardo-mortician	101094	Leonardo, Mortician	Ally	Giovanni				1					mortal	u		{"life":2,"bleed":0,"strength":1}
lepuisette	200800	L'Épuisette	Vampire	Toreador antitribu	4	4	aus cel pro					Sabbat		u	L'Epuisette
lernean	200833	Lernean	Vampire	Tremere antitribu	4	10	AUS CEL DOM THA for pro			cardinal		Sabbat		u
lesser-boon	101095	Lesser Boon	Master										boon	o
lessons-in-the-steel	101096	Lessons in the Steel	Combat				aus+for
letter-from-vienna	101097	Letter from Vienna	Master
leumeah	201526	Leumeah	Vampire	Brujah	6	6	PRE cel for pot			baron	Canberra	Anarch		pu
leverage	101098	Leverage	Action Modifier
lextalionis	101099	Lextalionis	Political Action
lia-milliner	200834	Lia Milliner	Vampire	Giovanni	3	3	dom nec					Independent		pu
libertas	101100	Libertas	Master					1								{"requiresSect":["Anarch"]}
liberty-club-intrigue	101101	Liberty Club Intrigue	Action
library-hunting-ground	101102	Library Hunting Ground	Master	Tzimisce				2					hunting ground/location	u
life-boon	101103	Life Boon	Master										boon	o
life-in-the-city	101104	Life in the City	Master											t
lifeless-tongues	101105	Lifeless Tongues	Action				nec
light-intensifying-goggles	101106	Light Intensifying Goggles	Equipment										electronic
lightning-reflexes	101107	Lightning Reflexes	Combat				cel		1
lika-the-purger	201762	Lika, The Purger	Vampire	Lasombra	6	3	dom pot					Sabbat	path of power and the inner voice	pu
liliths-blessing	101108	Lilith's Blessing	Master					1						b
lille-haake	200835	Lille Haake	Vampire	Tremere	3	9	AUS DOM THA nec pre			primogen		Camarilla		u
lillian	200836	Lillian	Vampire	Gangrel	5	3	ani pro					Independent		pu
lily-prelude	101109	Lily Prelude	Political Action				mel		1
lin-jun	200837	Lin Jun	Vampire	Toreador	4	4	aus cel pre tha					Camarilla		u
lindsay-yates	200838	Lindsay Yates	Vampire	Toreador	5	5	CEL aus for pre					Camarilla		pu
line-brawl	102229	Line Brawl	Action				cel pot pre									{"requiresSect":["Anarch"]}
liquefy-the-mortal-coil	101111	Liquefy the Mortal Coil	Combat				vic		2
liquidation	101112	Liquidation	Master
lisa-noble	200839	Lisa Noble	Vampire	Caitiff	3	1	ani					Camarilla		u
lisandro-giovanni	200840	Lisandro Giovanni	Vampire	Giovanni	3	9	DOM FOR NEC POT THN					Independent		u		{"stealth":1}
lise	200841	Lisé	Vampire	Gangrel	5	6	ANI FOR pot pro					Independent		pu
lisette-vizquel	200842	Lisette Vizquel	Vampire	Lasombra	2	6	DOM POT pro			bishop		Sabbat		u
lithrac	200843	Lithrac	Vampire	Samedi	2	5	OBF for thn					Camarilla		u
little-mountain-cemetery	101113	Little Mountain Cemetery	Action	Samedi
little-tailor-of-prague	200844	Little Tailor of Prague	Vampire	Tzimisce	2	8	ANI AUS VIC dem					Sabbat		u		{"bleed":2}
little-willie	200845	Little Willie	Vampire	Ventrue antitribu	4	4	for obf pro					Sabbat		pu
living-manse	101114	Living Manse	Equipment	Tzimisce					1				location in play
living-wood-staff	101115	Living Wood Staff	Equipment	Avenger									melee weapon/weapon	u
liz-ticket312-thornton	200846	Liz "Ticket312" Thornton	Imbued	Innocent	4	2	inn red
lizette	200847	Lizette	Vampire	Ravnos	4	10	ANI CEL CHI FOR PRO pot					Independent		u
lloyd-brooks	201556	Lloyd Brooks	Vampire	Tremere	6	6	DOM THA aus pot			primogen		Camarilla		pu
lobotomy	101116	Lobotomy	Action Modifier				vic
local-1111	101117	Local 1111	Equipment						2				location in play	u		{"requiresSect":["Sabbat"]}
lock	101118	Lock	Action				def
lodin-olaf-holte	200848	Lodin (Olaf Holte)	Vampire	Ventrue	5	8	DOM FOR PRE aus pro			prince	Chicago	Camarilla		u
lokis-gift	101119	Loki's Gift	Action				pro
lolita	200849	Lolita	Vampire	Toreador antitribu	2	3	for pre					Sabbat		pu
lolita-houston	200850	Lolita Houston	Vampire	Tzimisce	2	4	VIC aus					Sabbat		pu
london-evening-star-tabloid-newspaper	101120	London Evening Star, Tabloid Newspaper	Master					3					location	u
loner	101121	Loner	Master
loonar	200851	Loonar	Vampire	Toreador antitribu	4	4	PRE cel					Sabbat		pu
loose-cannon	101122	Loose Cannon	Action Modifier				dem tha vic		1							{"requiresSect":["Anarch"]}
lord-aaron-wesley-wilkshire	200852	Lord Aaron Wesley Wilkshire	Vampire	Brujah antitribu	4	8	CEL POT PRE ani obf					Sabbat	black hand	u
lord-ashton	200853	Lord Ashton	Vampire	Gangrel	3	5	ANI for pro					Independent		u
lord-ephraim-wainwright	200854	Lord Ephraim Wainwright	Vampire	Tremere	5	6	AUS THA for pre					Camarilla		u
lord-fianna	200855	Lord Fianna	Vampire	Malkavian	5	8	AUS DEM OBF cel pro					Camarilla	red list	u		{"stealth":1}
lord-leopold-valdemar	201517	Lord Leopold Valdemar	Vampire	Lasombra	5	8	OBT POT cel dom obf			priscus		Sabbat		u
lord-of-serenity	101123	Lord of Serenity	Action				for obe		3
lord-tremere	200856	Lord Tremere	Vampire	Tremere	5	11	ANI AUS DOM THA VIC obe					Camarilla		u		{"bleed":3,"intercept":1}
lord-vauxhall	200857	Lord Vauxhall	Vampire	Lasombra	4	7	DOM OBT POT THA					Sabbat		pu
lorenzo-detuono	200858	Lorenzo Detuono	Vampire	Giovanni	5	9	DOM NEC POT aus dem					Independent	red list	u
lorrie-dunsirn	200859	Lorrie Dunsirn	Vampire	Abomination	4	4	POT for nec					Independent	scarce/sterile	u		{"strength":2}
loss	101124	Loss	Action				qui		1
lost-in-crowds	101125	Lost in Crowds	Action Modifier				obf
lost-in-translation	101126	Lost in Translation	Reaction						2
louhi	200860	Louhi	Vampire	Malkavian antitribu	4	10	ANI AUS DEM OBF THA pro			cardinal		Sabbat		u
louis-de-maisonneuve	200861	Louis de Maisonneuve	Vampire	Ventrue antitribu	4	5	FOR aus dom obf					Sabbat		pu
louis-fortier	200862	Louis Fortier	Vampire	Ventrue	4	5	aus dom for obf pre					Camarilla		pu
louis-fortier-advanced	200863	Louis Fortier	Vampire	Ventrue	4	5	aus dom for obf pre					Anarch		au		{"merged":{}}
loup	102273	Loup	Action Modifier	Toreador
loving-agony	101128	Loving Agony	Combat				ani val		1
loyal-street-gang	101129	Loyal Street Gang	Ally	Brujah				1					mortal			{"life":2,"bleed":0,"strength":1}
loyalist	101130	Loyalist	Reaction	Ventrue antitribu
loyiso-the-ruthless	201763	Loyiso, The Ruthless	Vampire	Nosferatu	6	4	POT ani					Sabbat	path of caine	pu
luanda-magere	200864	Luanda Magere	Vampire	Ishtarri	4	8	CEL PRE PRO for					Laibon		u
lubomira-hradok	200865	Lubomira Hradok	Vampire	Nosferatu antitribu	5	3	OBF					Sabbat	black hand	u
luc	200866	Luc	Vampire	Malkavian antitribu	4	5	OBF dem vic					Sabbat		u
luca-italicus	200867	Luca Italicus	Vampire	Lasombra	4	10	DOM FOR NEC OBT POT tha			archbishop	Philadelphia	Sabbat		u
lucas-halton	200868	Lucas Halton	Vampire	Tremere	3	10	AUS CEL DOM THA qui			prince	Houston	Camarilla		u
luccia-paciola	200869	Luccia Paciola	Vampire	Ventrue	1	6	DOM for pre					Camarilla		pu		{"strength":2}
lucian	200870	Lucian	Vampire	Malkavian	1	10	AUS DOM OBF cel tha			justicar		Camarilla		u
lucian-the-perfect	200871	Lucian, the Perfect	Vampire	Guruhi	4	11	ANI AUS DOM OBF POT PRE					Laibon		u		{"bleed":4}
luciano-carvalho	201675	Luciano Carvalho	Vampire	Ravnos	7	6	ANI OBF pre					Anarch		u
lucina	200872	Lucina	Vampire	Toreador	3	7	AUS PRE cel pro			primogen		Camarilla		u
lucinde-alastor	200873	Lucinde, Alastor	Vampire	Ventrue	3	10	DOM FOR PRE obf pot tha			justicar		Camarilla		u
lucinde-alastor-7	201700	Lucinde, Alastor	Vampire	Ventrue	7	10	DOM FOR PRE obf pot tha			justicar		Camarilla		u		{"bleed":2}
lucita	200874	Lucita	Vampire	Lasombra	2	8	DOM FOR OBT cel pot					Independent		u
lucita-advanced	200875	Lucita	Vampire	Lasombra	2	8	DOM FOR OBT cel pot					Sabbat		au		{"merged":{"title":"archbishop","city":"Aragon"}}
lucky-blow	101131	Lucky Blow	Combat
lucretia-cess-queen	200876	Lucretia, Cess Queen	Vampire	Nosferatu	1	10	ANI OBF aus cel for pot			primogen		Camarilla		pu		{"stealth":1}
lucubratio	200877	Lucubratio	Vampire	Tremere antitribu	4	10	AUS DOM POT PRE THA			archbishop	Brussels	Sabbat		u
lucy-markowitz	200878	Lucy Markowitz	Vampire	Lasombra	4	3	dom obt					Sabbat		pu
ludmijla-rakoczy	200879	Ludmijla Rakoczy	Vampire	Tzimisce	5	7	ANI AUS VIC			bishop		Sabbat		u
lukas	200880	Lukas	Vampire	Nosferatu antitribu	4	8	ANI OBF POT pre ser			archbishop	Toronto	Sabbat		pu
luke-fellows	200881	Luke Fellows	Vampire	Gangrel antitribu	4	7	CEL OBF PRO					Sabbat		u
lula-burch	200882	Lula Burch	Vampire	Gangrel antitribu	4	3	for pro					Sabbat		pu
luma-stone-beauty	200883	Luma, Stone Beauty	Vampire	Gargoyle	2	5	FOR aus pot vis					Camarilla	flight	pu		{"slaveOf":"Tremere"}
lumumba	200884	Lumumba	Vampire	Guruhi	4	4	PRE ani					Laibon		pu
luna-giovanni	200885	Luna Giovanni	Vampire	Giovanni	5	10	DOM NEC OBF OBT POT cel			1 vote		Independent		u
lunatic-eruption	101132	Lunatic Eruption	Action				dem		2
lupe-cabbie22-droin	200886	Lupe "Cabbie22" Droin	Imbued	Defender	4	4	def ven
lupine-assault	101133	Lupine Assault	Master					1
lupo	200887	Lupo	Vampire	Brujah	1	2	pot					Camarilla		pu
lupo-giovanni	200888	Lupo Giovanni	Vampire	Giovanni	6	6	NEC dom pot pre					Independent		u
lure-of-the-serpent	101134	Lure of the Serpent	Action				ser		1
luther	200889	Luther	Vampire	Gangrel antitribu	2	6	ANI for obt pro					Sabbat		u
lutz-von-hohenzollern	200890	Lutz von Hohenzollern	Vampire	Malkavian	4	11	AUS DEM OBF PRE pot			inner circle		Camarilla		u		{"bleed":3}
lydia-grand-praetor	200891	Lydia, Grand Praetor	Vampire	True Brujah	6	9	AUS FOR POT TEM dom pre			1 vote		Independent	scarce	u
lydia-van-cuelen	200892	Lydia Van Cuelen	Vampire	Tremere	1	6	aus dom pre tha					Camarilla		pu		{"bleed":2}
lyndhurst-estate-new-york	101135	Lyndhurst Estate, New York	Equipment						3				location in play	u
lynn-thompson	200893	Lynn Thompson	Vampire	Brujah	5	3	cel pot					Camarilla		u
lyyli-yosydan	201764	Lyyli Yösydän	Vampire	Lasombra	6	5	POT dom for obl					Sabbat	path of power and the inner voice	pu
maabara	101136	Maabara	Master	Harbinger of Skulls									location	u
macalister-marshall	200894	MacAlister Marshall	Vampire	Tremere	5	6	THA aus dom obf pre					Camarilla		u
machine-blitz	101137	Machine Blitz	Combat				tha
macoute	200895	Macoute	Vampire	Samedi	4	6	FOR NEC obf thn					Independent		pu
madame-guil	200896	Madame Guil	Vampire	Toreador	3	10	AUS CEL PRE for pot ser			justicar		Camarilla		pu		{"bleed":2}
maddji-mistress-of-szlachtas	201784	Máddji, Mistress of Szlachtas	Vampire	Tzimisce	6	7	ANI DOM PRO for					Anarch		u
madeleine-giovanni	200897	Madeleine Giovanni	Vampire	Giovanni	6	9	CEL DOM NEC POT PRO					Independent		u
madison	201557	Madison	Vampire	Ventrue	6	6	DOM FOR PRE					Camarilla		pu
madmans-quill	101138	Madman's Quill	Action				aus+dem		1
madness-network	101139	Madness Network	Master	Malkavian										u
madness-of-the-bard	101140	Madness of the Bard	Master	Malkavian				2						bu
madrigal	101141	Madrigal	Action Modifier/Reaction				mel pre
magazine	101142	Magazine	Combat
magdelena-schaefer	200898	Magdelena Schaefer	Vampire	Caitiff	2	2	THA					Camarilla		u
magic-of-the-smith	101143	Magic of the Smith	Action				tha		1
magnetic-authority	102331	Magnetic Authority	Action Modifier				dom pot									{"requiresTraits":["path of power and the inner voice"]}
maila	201633	Maila	Vampire	Toreador	6	6	AUS PRE cel			primogen		Camarilla		u
majesty	101144	Majesty	Combat				pre		1
major-boon	101145	Major Boon	Master										boon	o
makarios-the-seducer	200899	Makarios, The Seducer	Vampire	Toreador	2	8	AUS PRE SER dom					Camarilla		u		{"bleed":2}
make-an-example	101146	Make an Example	Action Modifier	Guruhi
make-the-misere	101147	Make the Misere	Action				cel obf pot									{"requiresSect":["Anarch"]}
malabranca	200900	Malabranca	Vampire	Toreador antitribu	4	9	AUS CEL PRE PRO obf			archbishop	Rome	Sabbat		u
malachai	200901	Malachai	Vampire	Gargoyle	6	5	VIS for pot pre					Independent	flight	pu
malachi	201676	Malachi	Vampire	Salubri	7	6	AUS DOM FOR					Independent		pu
malajit-chandramouli	101148	Malajit Chandramouli	Retainer					1					mortal	u		{"life":1}
malcolm	200902	Malcolm	Vampire	Gangrel	5	2	ani					Independent		pu
maldavis	200903	Maldavis	Vampire	Caitiff	3	4	AUS for pre					Camarilla		u
maldavis-advanced	200904	Maldavis	Vampire	Caitiff	3	4	AUS for pre					Anarch		au		{"merged":{"title":"baron","city":"Chicago"}}
maleficia	101149	Maleficia	Master											t
malgorzata	200905	Malgorzata	Vampire	Tremere antitribu	4	9	AUS DOM THA VIC pre			priscus		Sabbat		u
malkavian-dementia	101150	Malkavian Dementia	Master
malkavian-derangement-alternate-personality	101151	Malkavian Derangement: Alternate Personality	Master					2
malkavian-derangement-paranoia	101152	Malkavian Derangement: Paranoia	Master
malkavian-game	101153	Malkavian Game	Master	Malkavian antitribu
malkavian-justicar	101154	Malkavian Justicar	Political Action										title
malkavian-prank	101155	Malkavian Prank	Master	Malkavian
malkavian-rider-clause	101156	Malkavian Rider Clause	Reaction	Malkavian					1
malkavian-time-auction	101158	Malkavian Time Auction	Master	Malkavian
malleable-visage	101159	Malleable Visage	Action Modifier				vic		1
mamadou-keita	200906	Mamadou Keita	Vampire	Osebo	4	7	CEL aus pot pre vic			magaji		Laibon		u
maman-boumba	200907	Maman Boumba	Imbued	Martyr	4	4	inn mar
mambo-jeanne	200908	Mambo Jeanne	Vampire	Samedi	6	9	FOR NEC OBF THN					Independent		u		{"bleed":2}
manstopper-rounds	101160	Manstopper Rounds	Combat
mantle-of-the-bestial-majesty	101161	Mantle of the Bestial Majesty	Action				pro		1
mantle-of-the-moon	101162	Mantle of the Moon	Action Modifier	Ravnos					4
mapatano-utando	101163	Mapatano Utando	Master	Akunanse										u
marcel	201600	Marcel	Vampire	Ministry	6	4	obf pre pro					Anarch		pu
marcel-de-breau	200909	Marcel de Breau	Vampire	Brujah antitribu	3	9	CEL POT PRE ani pro			archbishop	Paris	Sabbat		u		{"bleed":2}
marcellus	200910	Marcellus	Vampire	Toreador	2	8	AUS CEL pro			prince	Monaco	Camarilla		u		{"bleed":2}
march-halcyon	200911	March Halcyon	Vampire	Pander	2	1	for					Sabbat		u
marchesa-liliana	201722	Marchesa Liliana	Vampire	Hecata	6	9	ANI AUS FOR OBL dom					Independent		u		{"bleed":2}
marcia-felicia-licinia	200912	Marcia Felicia Licinia	Vampire	Ravnos	5	9	ANI CHI FOR THA dom			2 votes		Independent		u
marciana-giovanni-investigator	200913	Marciana Giovanni, Investigator	Vampire	Giovanni	2	2	dom					Independent		u
marconius	200914	Marconius	Vampire	Kiasyd	2	9	DOM MYT OBT pot			archbishop	Strasbourg	Sabbat		u		{"strength":2}
marcos-belegrad	201702	Marcos Belegrad	Vampire	Toreador	7	8	AUS CEL PRE ani			prince	Bogota	Camarilla		u
marcus-vitel	200915	Marcus Vitel	Vampire	Ventrue	3	10	DOM FOR OBF OBT PRE			prince	Washington, D.C.	Camarilla		u
marcus-vitel-advanced	200916	Marcus Vitel	Vampire	Lasombra	3	10	DOM FOR OBF OBT POT PRE					Sabbat		au		{"merged":{}}
margaret-milliner	200917	Margaret Milliner	Vampire	Giovanni	4	5	dom for nec pot pre					Independent		u
margarite	200918	Margarite	Vampire	Pander	4	1	obt					Sabbat		u
marge-khan	200919	Marge Khan	Vampire	Malkavian antitribu	5	7	DEM OBF POT aus for					Sabbat	black hand	pu
marguerite-foccart	200920	Marguerite Foccart	Vampire	Brujah	4	6	CEL PRE aus pot					Camarilla		u
marguerite-foccart-advanced	200921	Marguerite Foccart	Vampire	Brujah	4	6	CEL PRE aus pot					Anarch		au		{"merged":{"strength":1}}
maria-del-toro	201714	María del Toro	Vampire	Lasombra	6	7	DOM OBL POT			prince	Barcelona	Camarilla		pu
maria-stone	200922	Maria Stone	Vampire	Gangrel antitribu	3	5	FOR cel obf pro					Sabbat		pu
maria-stone-advanced	200923	Maria Stone	Vampire	Ahrimane	3	5	FOR cel obf pre pro spi					Sabbat	sterile	au		{"merged":{}}
marialena	201677	Marialena	Vampire	Tzimisce	6	5	DOM PRO ani					Anarch		u
mariana-gilbert	200924	Mariana Gilbert	Vampire	Toreador	1	4	PRE cel					Camarilla		pu
marianna	200925	Marianna	Vampire	Giovanni	2	8	DOM POT THA aus nec					Independent		u
mariano-pomposo	200926	Mariano Pomposo	Vampire	Brujah antitribu	3	4	aus cel pot					Sabbat	black hand	pu
marie-faucigny	200927	Marie Faucigny	Vampire	Malkavian antitribu	3	7	AUS OBF dem tha			archbishop	Geneva	Sabbat		u
marie-pierre	200928	Marie-Pierre	Vampire	Samedi	6	4	THN for nec					Independent		u
mariel-lady-thunder	200929	Mariel, Lady Thunder	Vampire	Malkavian	1	7	DOM OBF aus tha					Camarilla		u
mariel-st-john	200930	Mariel St. John	Vampire	Ventrue antitribu	4	6	AUS FOR dom pro					Sabbat		pu
marijava-ghoul	101164	Marijava Ghoul	Retainer						2				ghoul			{"life":2}
marijava-thuggee	101165	Marijava Thuggee	Ally					2					ghoul			{"requiresTraits":["black hand"],"life":3,"bleed":1,"strength":1,"asVampire":{"disciplines":["obf"]}}
marino-reymundo-vasquez	200931	Marino Reymundo Vásquez	Vampire	Tremere antitribu	3	9	AUS DOM NEC THA ani			archbishop	Barcelona	Sabbat		pu		{"bleed":2}
mario-giovanni	200932	Mario Giovanni	Vampire	Giovanni	2	3	nec pot					Independent		pu
marion-french	200933	Marion French	Vampire	Ravnos	4	3	ani chi					Independent		pu
marion-teacher193-perks	200934	Marion "Teacher193" Perks	Imbued	Redeemer	4	4	jud red
maris-streck	200935	Maris Streck	Vampire	Malkavian	3	9	AUS OBF ani dem dom			justicar		Camarilla		u
mark	200936	Mark	Vampire	Blood Brother	2	6	SAN for obf pot			bishop		Sabbat	sterile	u		{"circle":"Torrance"}
mark-decker	200937	Mark Decker	Vampire	Gangrel	3	8	CEL PRO ani for obf pot			prince	Milwaukee	Camarilla		u		{"strength":2}
mark-of-damnation	101166	Mark of Damnation	Action				ser		1
mark-of-the-damned	101167	Mark of the Damned	Political Action
mark-v	101168	Mark V	Equipment					2					gun/weapon
marked-path	101169	Marked Path	Action Modifier				obf
marked-territory	101170	Marked Territory	Action	Gangrel antitribu
market-square	101171	Market Square	Master	Banu Haqim				1					location	u
marla-kenyon	200938	Marla Kenyon	Vampire	Ministry	4	4	PRE ser					Independent		pu
marlena	200939	Marlena	Vampire	Brujah	3	5	POT cel pre					Camarilla		u
marlene-the-infernalist	200940	Marlene, The Infernalist	Vampire	Ventrue antitribu	2	6	AUS DOM dem for tha					Sabbat		pu
marta	200941	Marta	Vampire	Malkavian antitribu	4	3	aus dem					Sabbat		u
marthe-dizier	200942	Marthe Dizier	Vampire	Toreador antitribu	3	10	AUS CEL OBF PRE pro					Sabbat	black hand	u		{"bleed":2}
martial-ritus	101173	Martial Ritus	Action						1							{"requiresSect":["Sabbat"]}
martin-franckel	200943	Martin Franckel	Vampire	Tremere	3	3	AUS tha					Camarilla		u
martina-srnankova	201601	Martina Srnankova	Vampire	Gangrel	6	6	FOR PRO ani					Anarch		u
martinellis-ring	101174	Martinelli's Ring	Equipment											u
martino-della-passaglia	200944	Martino della Passaglia	Vampire	Giovanni	6	7	DOM NEC POT obf					Independent		u
marty-lechtansi	200945	Marty Lechtansi	Vampire	Nosferatu	1	9	DOM OBF POT ani for			primogen		Camarilla		u
martyrs-resilience	101175	Martyr's Resilience	Combat				aus+for
mary-anne-blaire	200946	Mary Anne Blaire	Vampire	Ventrue	5	10	AUS DOM FOR PRE ani pot			justicar		Camarilla		u
mary-johnson	200947	Mary Johnson	Vampire	Pander	4	2	for pre					Sabbat		u
mary-the-black	200948	Mary the Black	Vampire	Baali	2	7	DAI PRE cel obf pot					Independent	infernal	u
masai-blood-milk	101176	Masai Blood Milk	Action						1					u		{"requiresSect":["Laibon"]}
masca	101177	Masca	Action Modifier				obf str		1
masdela	200949	Masdela	Vampire	Toreador	5	5	POT aus cel pre					Camarilla		pu
masika	200950	Masika	Vampire	Toreador	1	10	AUS CEL PRE			primogen		Camarilla		u		{"bleed":2}
masika-advanced	200951	Masika	Vampire	Toreador	1	10	AUS CEL PRE			primogen		Camarilla		au		{"merged":{"title":"prince","city":"Lisbon"}}
masika-st-john	200952	Masika St. John	Vampire	Tremere	3	3	THA					Camarilla		pu
mask-empathy	101178	Mask Empathy	Combat				pre
mask-of-a-thousand-faces	101179	Mask of a Thousand Faces	Action Modifier				obf								mask of 1,000 faces
maskini	200953	Maskini	Vampire	Guruhi	4	7	ANI POT PRE SER abo					Laibon		u
masochism	101180	Masochism	Action				for
mason-ha	201630	Mason Ha	Vampire	Tremere	6	5	THA aus cel dom					Camarilla		pu
masque-of-judas	101181	Masque of Judas	Combat				aus+obf		1
masquer	101182	Masquer	Retainer				nec		1				wraith		Masquer (Wraith)	{"life":1}
masquerade-endangered	101183	Masquerade Endangered	Master											o
masquerade-enforcement	101184	Masquerade Enforcement	Political Action													{"requiresTitle":["prince","justicar"]}
mass-reality	101185	Mass Reality	Action				chi		2
massassi	200954	Massassi	Vampire	Osebo	4	9	AUS CEL POT QUI obf					Laibon		u
massassis-honor	101186	Massassi's Honor	Action Modifier	Osebo
massimiliano	201602	Massimiliano	Vampire	Gangrel	6	7	ANI FOR pro			baron	Belo Horizonte	Anarch		pu		{"strength":2}
massimo-falconi	201558	Massimo Falconi	Vampire	Toreador	6	4	aus cel pre					Camarilla		pu
mata-hari	200955	Mata Hari	Vampire	Ravnos	4	7	CHI OBF aus for qui			2 votes		Independent	red list	u
matasuntha	200956	Matasuntha	Vampire	Gangrel	5	10	ANI AUS CEL FOR PRO					Independent		u		{"strength":3}
matata	200957	Matata	Vampire	Akunanse	3	9	ABO ANI FOR aus cel obf					Laibon		u		{"strength":2}
mateo-garcia	201631	Mateo García	Vampire	Toreador	6	2	pre					Camarilla		pu
mateusz-gryzbowsky	200958	Mateusz Gryzbowsky	Vampire	Nosferatu antitribu	3	8	ANI OBF POT					Sabbat		u		{"strength":3}
mateusz-kazimirski-biker-of-blood	200959	Mateusz Kazimirski, Biker of Blood	Vampire	Banu Haqim	6	4	CEL qui					Sabbat		u
matteus-flesh-sculptor	200960	Matteus, Flesh Sculptor	Vampire	Toreador antitribu	2	10	AUS CEL PRE VIC			priscus		Sabbat		u
matthew	200961	Matthew	Vampire	Salubri	6	7	AUS FOR OBE cel					Independent	scarce	u
matthew-romans	200962	Matthew Romans	Vampire	Pander	4	7	AUS OBF OBT pot					Sabbat		u
matthias	200963	Matthias	Vampire	Salubri	2	7	AUS FOR OBE nec					Independent	scarce	u		{"intercept":1}
maureen-dark-priestess	200964	Maureen, Dark Priestess	Vampire	Baali	4	6	DAI PRE dom obf			1 vote		Independent	infernal	u
max-lowell	200965	Max Lowell	Vampire	Gangrel antitribu	2	3	cel obf					Sabbat		pu
maxwell	200966	Maxwell	Vampire	Brujah	3	9	CEL FOR POT PRE PRO					Camarilla		u
mayaparisatya	101188	Mayaparisatya	Combat				chi		2
mazz	200967	Mazz	Vampire	Brujah	3	3	cel pre					Camarilla		pu
mbare-market-harare	101189	Mbare Market, Harare	Master					3					location	u
meaghan	201559	Meaghan	Vampire	Malkavian	6	3	aus obf					Camarilla		pu
meat-cleaver	101190	Meat Cleaver	Equipment					1					melee weapon/weapon
meat-hook	101191	Meat Hook	Equipment										melee weapon/weapon
media-influence	101193	Media Influence	Action				pre		1
meditative-grove	102252	Meditative Grove	Master	Salubri				2					hunting ground/location	u
mehemet-of-the-ahl-i-batin	101194	Mehemet of the Ahl-i-Batin	Ally					3					mage	u	Mehemet of the Ahl-i-Batin (Mage)	{"life":2,"bleed":0,"strength":0}
melange	101195	Melange	Reaction				aus
meld-with-the-land	101196	Meld with the Land	Combat				vic
melech	201603	Melech	Vampire	Ministry	6	4	OBF pro					Anarch		pu
melek	200969	Melek	Vampire	Banu Haqim	2	7	OBF QUI cel pre					Independent	blood cursed	u
melinda-galbraith	200970	Melinda Galbraith	Vampire	Lasombra	4	10	AUS CEL DOM POT PRE obt			cardinal		Sabbat		pu
melinda-galbraith-advanced	200971	Melinda Galbraith	Vampire	Toreador antitribu	4	10	AUS CEL DOM POT PRE obt			bishop		Sabbat		au		{"merged":{},"bleed":3}
melisande	200972	Melisande	Vampire	Toreador antitribu	2	9	AUS CEL DOM PRE tha					Sabbat		u
melissa-barton	200973	Melissa Barton	Vampire	Ventrue	1	5	cel dom for pre					Camarilla		u
melusine-danjou	200974	Mélusine d'Anjou	Vampire	Toreador antitribu	5	8	AUS CEL PRE dem			archbishop	London	Sabbat		u
member-of-the-entourage	101197	Member of the Entourage	Ally	Daughter of Cacophony									mortal			{"life":2,"bleed":0,"strength":0}
memories-of-mortality	101198	Memories of Mortality	Master					1						b
memory-rift	101199	Memory Rift	Action Modifier				dem obf pre									{"requiresSect":["Anarch"]}
memorys-fading-glimpse	101200	Memory's Fading Glimpse	Action				obf		3
menele	200975	Menele	Vampire	Brujah	3	10	CEL POT PRE THA aus dom					Camarilla		u		{"bleed":2}
menele-advanced	200976	Menele	Vampire	Brujah	3	10	CEL POT PRE THA aus dom					Independent		au		{"merged":{}}
meno-ngari	200977	Meno Ngari	Vampire	Akunanse	4	2	abo					Laibon		pu
mental-maze	101201	Mental Maze	Reaction				obf		1
mercurys-arrow	101202	Mercury's Arrow	Combat				cel		1
mercy-for-seth	101203	Mercy for Seth	Combat				nec		1
mercy-for-the-weak	101204	Mercy for the Weak	Combat						2
mercy-knight-inquisitor	200978	Mercy, Knight Inquisitor	Vampire	Toreador antitribu	2	5	AUS cel dom pre					Sabbat		pu
merrill-molitor	200979	Merrill Molitor	Vampire	Tremere	1	5	THA aus dom					Camarilla		u
meshenka	200980	Meshenka	Vampire	Tzimisce	2	8	ANI AUS VIC			priscus		Sabbat		u
mesmerize	101205	Mesmerize	Action				dom
mesu-bedshet	101206	Mesu Bedshet	Action	Ministry					1
metro-underground	101207	Metro Underground	Master										location	u
michael-dicarlo	200981	Michael diCarlo	Vampire	Banu Haqim	4	5	CEL obf qui					Sabbat		u
michael-harris-the-incinerator	102239	Michael Harris, the Incinerator	Ally					3					mortal	u		{"life":3,"bleed":1,"strength":1}
michael-luther	200982	Michael Luther	Vampire	Toreador	3	4	aus pre					Camarilla		u
michaela	200983	Michaela	Vampire	Salubri antitribu	5	7	AUS FOR PRE VAL					Sabbat		u
mickey-wheeler	201644	Mickey Wheeler	Vampire	Gangrel	6	5	ani cel for pro					Anarch		u
mictlantecuhtli	200984	Mictlantecuhtli	Vampire	Gangrel	5	10	ANI FOR POT THA pre pro					Independent		u		{"strength":2}
midget	200985	Midget	Vampire	Malkavian antitribu	3	3	DEM obf pre					Sabbat	infernal	u
might-of-the-camarilla	101208	Might of the Camarilla	Political Action													{"requiresTitle":["justicar","inner circle"]}
mighty-grapple	101209	Mighty Grapple	Combat				pot						grapple
miguel-cordovera	200986	Miguel Cordovera	Vampire	Tremere	5	6	AUS DOM POT THA					Camarilla		u		{"bleed":2}
miguel-santo-domingo	200987	Miguel Santo Domingo	Vampire	Brujah antitribu	3	7	POT PRE cel for					Sabbat		u
mikael-birkholm	200988	Mikael Birkholm	Vampire	True Brujah	6	8	PRE TEM aus for pot					Independent	scarce	u
miller-delmardigan-teacher-of-bahari	200989	Miller Delmardigan, Teacher of Bahari	Vampire	Toreador antitribu	2	8	CEL PRE aus pro			bishop		Sabbat		u		{"strength":2}
millicent-smith-puritan-vampire-hunter	101210	Millicent Smith, Puritan Vampire Hunter	Master											u
milo-the-invisible-horror	200990	Milo, The Invisible Horror	Vampire	Malkavian	3	3	aus obf					Camarilla		pu
milton-fox	201605	Milton Fox	Vampire	Ministry	6	3	pre pro					Anarch		pu
mimir	200991	Mimir	Vampire	Gangrel antitribu	5	10	ANI FOR PRO THA dom			cardinal		Sabbat		u		{"bleed":2}
min-seo	201560	Min-seo	Vampire	Toreador	6	3	aus cel					Camarilla		pu
mina-grotius	200992	Mina Grotius	Vampire	Harbinger of Skulls	3	6	FOR NEC cel					Laibon		u
mind-numb	101211	Mind Numb	Action				pre		1
mind-of-a-child	101212	Mind of a Child	Action				dem		3
mind-of-a-killer	101213	Mind of a Killer	Action				dem
mind-of-the-wilds	101214	Mind of the Wilds	Action Modifier				ani+aus
mind-tricks	101216	Mind Tricks	Action Modifier				dem		1
minion-tap	101217	Minion Tap	Master
ministry	101218	Ministry	Reaction						1							{"requiresTraits":["black hand"]}
minor-boon	101219	Minor Boon	Master										boon	o
minor-curse	101220	Minor Curse	Action				mal							d
minor-irritation	101221	Minor Irritation	Reaction
miranda-sanova	200993	Miranda Sanova	Vampire	Brujah	1	8	CEL PRE aus obf pot			primogen		Camarilla		u
mirembe-kabbada	200994	Mirembe Kabbada	Vampire	Gangrel	2	5	PRO SER ani					Camarilla		pu
miriam-benyona	200995	Miriam Benyona	Vampire	Salubri	2	5	AUS for obe					Independent	scarce	u
mirror-image	101222	Mirror Image	Action Modifier/Combat				chi		1
mirror-walk	101223	Mirror Walk	Action Modifier				tha
mirrors-visage	101224	Mirror's Visage	Action Modifier				chi		1
misdirection	101225	Misdirection	Master					1
misrak	200996	Misrak	Vampire	Osebo	4	2	pot					Laibon		pu
missy-shillingford	200997	Missy Shillingford	Vampire	Ministry	6	7	AUS SER obf pre			archbishop	Pittsburgh	Sabbat		pu
mistaken-identity	101227	Mistaken Identity	Reaction						1
mister-schwartz	200998	Mister Schwartz	Vampire	Samedi	6	6	NEC THN for obf					Camarilla		pu
mistress-fanchon	200999	Mistress Fanchon	Vampire	Tremere	4	11	AUS CEL DOM OBF THA VIC			inner circle		Camarilla		u		{"bleed":3}
mistrust	101228	Mistrust	Master					1
mitchell-the-headhunter	201000	Mitchell, The Headhunter	Vampire	Pander	2	2	obt pot					Sabbat		u
mithraic-cultist	102241	Mithraic Cultist	Master											t
mithras	201001	Mithras	Vampire	Ventrue	3	11	DOM FOR POT PRE QUI					Camarilla		u		{"bleed":3,"strength":2}
mithras-6	201645	Mithras	Vampire	Ventrue	6	11	DOM FOR POT PRE THA					Independent		u		{"bleed":3,"strength":2}
mitru-the-hunter	201002	Mitru the Hunter	Vampire	Gangrel antitribu	4	8	CEL OBF PRO ani for					Sabbat		u
mkhokheli	201561	Mkhokheli	Vampire	Toreador	6	6	PRE aus cel for			prince	Cape Town	Camarilla		pu
mob-connections	101229	Mob Connections	Master											u
mob-rule	101230	Mob Rule	Action Modifier/Reaction
mobile-hq-operation-antigen	102242	Mobile HQ, Operation Antigen	Master					2					location	u
modius	201703	Modius	Vampire	Toreador	7	8	AUS CEL PRE obf			prince	Gary	Camarilla		u
moise-kasavubu	101231	Moise Kasavubu	Ally					2					mortal	u		{"life":1,"bleed":0,"strength":0}
mokole-blood	101232	Mokolé Blood	Equipment	Ministry				1						u
moles-tunneling	101234	Mole's Tunneling	Action Modifier				ani spi		1
molly-macdonald	201704	Molly MacDonald	Vampire	Nosferatu	7	10	ANI OBF POT PRO			justicar		Camarilla		u		{"strength":2}
molotov-cocktail	101235	Molotov Cocktail	Combat
momentary-delay	101236	Momentary Delay	Action Modifier													{"requiresCapacity":7}
momentums-edge	101237	Momentum's Edge	Master											u
monastery-of-shadows	101238	Monastery of Shadows	Master					3					location	u
monica-chang	201003	Monica Chang	Vampire	Tremere	5	3	dom tha					Anarch		pu
monica-giovanni	201723	Monica Giovanni	Vampire	Hecata	6	6	AUS FOR OBL					Independent		pu
monique	201004	Monique	Vampire	Gangrel antitribu	2	5	ani aus for pro					Sabbat		pu
monique-kim	201005	Monique Kim	Vampire	Toreador antitribu	4	3	aus cel					Sabbat		pu
monkey-wrench	101239	Monkey Wrench	Action Modifier						X							{"requiresSect":["Anarch"]}
monocle-of-clarity	101240	Monocle of Clarity	Equipment											u
monomancy	101241	Monomancy	Action													{"requiresSect":["Sabbat"]}
monster	101242	Monster	Master										archetype
monstrous-form	102253	Monstrous Form	Action/Combat				dom+pro
montano	201006	Montano	Vampire	Lasombra	3	11	ANI DOM FOR OBT POT			2 votes		Independent		u		{"bleed":2}
montecalme	201007	Montecalme	Vampire	Toreador	5	10	AUS CEL DOM PRE obt			justicar		Camarilla		u
monty-coven	201008	Monty Coven	Vampire	Banu Haqim	5	8	CEL OBF QUI dom for pre					Sabbat		u
mora-the-death-seer	201724	Mora, the Death Seer	Vampire	Hecata	6	7	AUS FOR OBL ani					Independent		u		{"bleed":2}
morbidity	102332	Morbidity	Combat				obl tha									{"requiresTraits":["path of death and the soul"]}
mordechai-ben-nun	201009	Mordechai Ben-Nun	Vampire	Harbinger of Skulls	5	8	ANI AUS FOR NEC					Sabbat		pu		{"intercept":1}
morel	201010	Morel	Vampire	Malkavian	4	6	AUS DEM OBF					Camarilla		pu
morgue-hunting-ground	101243	Morgue Hunting Ground	Master	Giovanni				2					hunting ground/location	u
morlock	201011	Morlock	Vampire	Samedi	4	8	FOR NEC THN obf					Sabbat	black hand	u		{"bleed":2}
morphean-blow	101244	Morphean Blow	Combat				cel val		1
morrow-the-sage	201012	Morrow the Sage	Vampire	Gangrel antitribu	4	6	OBF PRO cel vic					Sabbat		u
mosfair	201013	Mosfair	Vampire	Tremere antitribu	4	4	cel dom tha					Sabbat	black hand	pu
mother-anja-giovanni	201725	"Mother" Anja Giovanni	Vampire	Hecata	6	8	AUS FOR OBL dom pot					Independent		u
mouse	201014	Mouse	Vampire	Nosferatu	3	2	ani					Camarilla		pu
mouthpiece	101245	Mouthpiece	Action Modifier				dom
movement-of-the-mind	101246	Movement of the Mind	Combat				tha
movement-of-the-slow-body	101247	Movement of the Slow Body	Action				pro
mowgli	201015	Mowgli	Vampire	Gangrel antitribu	4	5	FOR PRO ani cel					Sabbat		u
mozambique-allure	101248	Mozambique Allure	Action
mr-noir	201016	Mr. Noir	Vampire	Salubri	4	3	for obe					Independent	scarce	u
mr-winthrop	101249	Mr. Winthrop	Retainer										mortal	u		{"life":1}
muaziz-archon-of-ulugh-beg	201017	Muaziz, Archon of Ulugh Beg	Vampire	Tremere	2	7	THA aus dom for					Camarilla		u
muddled-vampire-hunter	101250	Muddled Vampire Hunter	Ally	Malkavian				2					mortal	u		{"life":1,"bleed":0,"strength":4}
mugur-sabau	201018	Mugur Sabau	Vampire	Gangrel antitribu	4	9	CEL NEC OBF PRO vic			archbishop	Pittsburgh	Sabbat		u
muhandis	201019	Muhandis	Vampire	Toreador	4	8	AUS CEL PRE for qui					Camarilla		u		{"bleed":2}
muhsin-samir	201020	Muhsin Samir	Vampire	Tremere	4	6	DOM THA aus pot					Camarilla		pu
mukhtar-bey	201021	Mukhtar Bey	Vampire	Caitiff	4	7	FOR PRE QUI obf pot			prince	Cairo	Camarilla		u
mummify	101251	Mummify	Combat				ser
mummys-tongue	101252	Mummy's Tongue	Equipment	Ministry				1						u
mundane	101253	Mundane	Master
murat	201022	Murat	Vampire	Nosferatu	2	7	OBF POT ser			prince	Istanbul	Camarilla		u
murder-of-crows	101254	Murder of Crows	Retainer				ani		1				animal			{"life":1}
muricia	201023	Muricia	Vampire	Ahrimane	4	7	ANI PRE SPI					Sabbat	sterile	u		{"strength":2}
muricias-call	101255	Muricia's Call	Action				ani+spi
muriel-foucade	201024	Muriel Foucade	Vampire	Malkavian antitribu	2	5	DEM aus					Sabbat		pu		{"strength":2}
murmur-of-the-false-will	101256	Murmur of the False Will	Action Modifier/Reaction				dom
muse	201025	Muse	Vampire	Daughter of Cacophony	2	3	ani for mel					Sabbat		u
muse-of-flame	101257	Muse of Flame	Action				ven
mustafa-rahman	201027	Mustafa Rahman	Vampire	Tremere	2	2	dom					Camarilla		pu
mustafa-the-heir	201026	Mustafa, The Heir	Vampire	Ventrue	4	6	FOR PRE cel dom			prince	Istanbul	Camarilla		u
mustajib	101258	Mustajib	Action													{"requiresTraits":["black hand"]}
my-enemys-enemy	101259	My Enemy's Enemy	Reaction				aus
my-kin-against-the-world	101260	My Kin Against the World	Political Action						X
mylan-horseed	101261	Mylan Horseed	Ally					1					changeling	u	Mylan Horseed (Goblin)	{"life":1,"bleed":1,"strength":0}
myrna-goldman	201028	Myrna Goldman	Vampire	Kiasyd	6	9	ANI DOM MYT OBT					Sabbat		u		{"bleed":2}
mythic-form	101262	Mythic Form	Combat				pro		3
nadezhda	201765	Nadezhda	Vampire	Hecata	6	3	aus obl					Sabbat	path of death and the soul	pu
nadima	201029	Nadima	Vampire	Gangrel	3	8	FOR PRO SER ani aus					Independent		pu		{"intercept":1}
nahir	201030	Nahir	Vampire	Lasombra	3	10	ANI DOM OBT POT tha					Sabbat		u		{"bleed":2}
nahum-enosh	201031	Nahum Enosh	Vampire	Salubri	6	10	AUS OBE OBF VAL for pre					Independent	scarce	u		{"bleed":2}
nails	201032	Nails	Vampire	Nosferatu antitribu	4	5	POT ani obf pro					Sabbat	black hand	pu
nakhthorheb	201033	Nakhthorheb	Vampire	Ministry	4	10	OBF PRE SER					Independent		u		{"strength":2}
nakova-advocate-of-golconda	201034	Nakova, Advocate of Golconda	Vampire	Ventrue	2	6	FOR pot			primogen		Camarilla		u
nana-buruku	201035	Nana Buruku	Vampire	Guruhi	4	8	ANI POT PRE					Laibon		u
nangila-were	201036	Nangila Were	Vampire	Guruhi	4	9	ANI POT PRE obf ser					Laibon		u
naomi-stewart	201562	Naomi Stewart	Vampire	Ventrue	6	5	FOR PRE dom					Camarilla		pu
nar-sheptha	101264	Nar-Sheptha	Retainer	Banu Haqim				1					wraith	u		{"life":1}
narrow-minds	101265	Narrow Minds	Event
nassir	201563	Nassir	Vampire	Tremere	6	4	THA aus					Camarilla		pu
natalia	201037	Natalia	Vampire	Ravnos	2	7	ANI chi dom for					Independent		pu		{"bleed":2}
natasha-volfchek	201038	Natasha Volfchek	Vampire	Ventrue	1	9	FOR PRE cel dom pot			primogen		Camarilla		u		{"bleed":2}
nathan-turner	201606	Nathan Turner	Vampire	Gangrel	6	4	PRO ani					Anarch		pu
nathaniel-bordruff	201632	Nathaniel Bordruff	Vampire	Nosferatu	6	7	DOM OBF POT ani					Camarilla		u
national-guard-support	101266	National Guard Support	Political Action
navar-mcclaren	201039	Navar McClaren	Vampire	Caitiff	1	1	ani					Camarilla		u
nayarana	201607	Nayarana	Vampire	Banu Haqim	6	4	THA cel					Camarilla		pu
necromancy	101267	Necromancy	Master										discipline
necrosis	101268	Necrosis	Combat				pot thn
nedal-the-careless	201040	Nedal, The Careless	Vampire	Caitiff	3	1	cel nec					Camarilla		u
neebi	101269	Neebi	Combat											d		{"requiresSect":["Laibon"]}
neel-ramanathan	201041	Neel Ramanathan	Vampire	Ravnos	4	3	ani for					Independent		pu
nefertiti	201042	Nefertiti	Vampire	Ministry	2	10	DOM OBF PRE SER cel pot					Independent		u		{"bleed":2}
nefertiti-advanced	201520	Nefertiti	Vampire	Ministry	2	10	DOM OBF PRE SER cel pot					Independent		au		{"merged":{}}
neferu	201043	Neferu	Vampire	Ministry	4	9	OBF PRE SER THA dom nec			2 votes		Independent		u
nehemiah	201044	Nehemiah	Vampire	True Brujah	4	9	POT PRE SER TEM obt			2 votes		Independent	scarce	u
nehsi	201045	Nehsi	Vampire	Ministry	2	10	OBF PRE PRO SER aus for			2 votes		Independent		u
neighbor-john	201046	Neighbor John	Vampire	Ventrue antitribu	4	5	AUS dom for					Sabbat		pu		{"intercept":1}
neighborhood-watch-commander	101270	Neighborhood Watch Commander	Ally						2				mortal		Neighborhood Watch Commander (Hunter)	{"life":1,"bleed":0,"strength":1}
neonate-breach	101271	Neonate Breach	Political Action
nepata	201047	Nepata	Vampire	Ministry	2	4	obf pre ser					Independent		pu
nephandus	101272	Nephandus	Ally	Tremere antitribu				2					mage		Nephandus (Mage)	{"life":2,"bleed":1,"strength":0}
nephren-ka	101273	Nephren-Ka	Ally	Ministry				3					mummy	u		{"life":5,"bleed":0,"strength":2,"asVampire":{"disciplines":["nec"]}}
nergal	201048	Nergal	Vampire	Baali	5	10	AUS DAI FOR OBF PRE THA					Independent	infernal	u		{"bleed":3}
nergal-advanced	201049	Nergal	Vampire	Baali	5	10	AUS DAI FOR OBF PRE THA					Independent	infernal	au
neserian	201678	Neserian	Vampire	Tzimisce	6	6	ANI DOM cel pro					Anarch		u
nest-of-eagles	101274	Nest of Eagles	Reaction	Banu Haqim
nestor-kaba	201050	Nestor Kaba	Vampire	Akunanse	4	4	abo ani for					Laibon		pu
nettie-hale	201051	Nettie Hale	Vampire	Ahrimane	2	5	ani cel pre pro spi					Sabbat	sterile	u
netwar	101275	Netwar	Reaction				aus chi dem									{"requiresSect":["Anarch"]}
neutral-guard	101276	Neutral Guard	Action Modifier				for obe		1
new-blood	201052	New Blood	Vampire	Blood Brother		2	san					Sabbat	sterile	u
new-carthage	101277	New Carthage	Master	Brujah				3					location	u
new-in-town	101278	New in Town	Master											u
new-management	101280	New Management	Action
new-moon-sigil	101281	New Moon Sigil	Action				spi		2					d
ngozi-ekwensu	201053	Ngozi Ekwensu	Vampire	Guruhi	5	9	ANI POT PRE VIC cel			magaji		Laibon		u
ni-dieu-ni-maitre	101282	Ni Dieu ni Maître	Action Modifier				ani for vic									{"requiresSect":["Anarch"]}
nichodemus	201054	Nichodemus	Vampire	Nosferatu	5	2	pot					Camarilla		pu
nicholas-chang	201055	Nicholas Chang	Vampire	Toreador antitribu	3	2	aus					Sabbat		pu
nickolai-the-survivor	201056	Nickolai, The Survivor	Vampire	Tremere antitribu	4	6	aus dom pot pre tha vic					Sabbat		u
nicomedes	201057	Nicomedes	Vampire	Harbinger of Skulls	4	5	aus for nec vic					Sabbat	black hand	u
nigel-the-shunned	201058	Nigel the Shunned	Vampire	Nosferatu antitribu	2	5	ANI POT obf					Sabbat		pu
night-moves	101283	Night Moves	Action				obf
night-terrors	102254	Night Terrors	Reaction	Ravnos			obf+pre		1
nightmare-curse	101284	Nightmare Curse	Action				aus+chi		2
nightmares-upon-nightmares	101285	Nightmares upon Nightmares	Event										gehenna
nightshades	101286	Nightshades	Action Modifier				obt
nightstick	101287	Nightstick	Equipment					1					melee weapon/weapon
nik	201059	Nik	Vampire	Caitiff	1	1	cel					Camarilla		u
nik-sikko	201564	Nik Sikko	Vampire	Toreador	6	3	cel pre					Camarilla		pu
nikolaus-vermeulen	201060	Nikolaus Vermeulen	Vampire	Nosferatu	2	7	POT ani for obf			prince	Brussels	Camarilla		u
nikolaus-vermeulen-6	201705	Nikolaus Vermeulen	Vampire	Nosferatu	6	7	ANI POT for obf			prince	Brussels	Camarilla		u
nimble-feet	101288	Nimble Feet	Combat				cel
nitidas	201061	Nitidas	Vampire	Kiasyd	6	5	ani dom myt obt pre					Sabbat		u
nizzam-al-latif	201062	Nizzam al-Latif	Vampire	Banu Haqim	5	9	ANI CEL OBF QUI dem					Sabbat	black hand	u
nkechi	201063	Nkechi	Vampire	Salubri antitribu	4	4	aus for val					Laibon		u
nkishi	101289	Nkishi	Equipment											u		{"requiresSect":["Laibon"]}
nkule-galadima	201064	Nkule Galadima	Vampire	Akunanse	4	8	ABO FOR ani aus pre			magaji		Laibon		u
no-confidence	101290	No Confidence	Action Modifier
no-secrets-from-the-magaji	101291	No Secrets From the Magaji	Action													{"requiresTitle":["magaji"]}
no-trace	101292	No Trace	Combat				obf		1
nocturn	101293	Nocturn	Ally				obt		1				demon			{"life":1,"bleed":1,"strength":1}
nocturn-theater	101294	Nocturn Theater	Master					2					location	u
nod	101295	Nod	Master											t
noluthando	201785	Noluthando	Vampire	Ravnos	7	8	ANI OBF PRE aus cel					Anarch		u
nonu-dis	201608	Nonu Dis	Vampire	Ministry	6	8	OBF PRE PRO for					Anarch		u		{"bleed":2}
normal	201065	Normal	Vampire	Malkavian	1	2	obf					Camarilla		pu
nose-of-the-hound	101296	Nose of the Hound	Action				aus spi
nosferatu-bestial	101297	Nosferatu Bestial	Action	Nosferatu				1						u
nosferatu-hosting	101298	Nosferatu Hosting	Master	Nosferatu				1
nosferatu-justicar	101299	Nosferatu Justicar	Political Action										title
nosferatu-kingdom	101300	Nosferatu Kingdom	Master	Nosferatu antitribu				2					location	u
nosferatu-performance-art	101301	Nosferatu Performance Art	Action	Nosferatu					2
nosferatu-putrescence	101302	Nosferatu Putrescence	Combat
nostoket	201066	Nostoket	Vampire	Gangrel antitribu	4	8	ANI DEM PRO for obt					Sabbat	black hand	u
not-to-be	101303	Not to Be	Master					1						o
notorious-brutality	101304	Notorious Brutality	Action Modifier						1							{"requiresSect":["Sabbat"],"requiresCapacity":8}
nra-pac	101305	NRA PAC	Event										government
nsa-trio	101306	NSA Trio	Event										government
nu-the-pillar	201067	Nu, The Pillar	Vampire	True Brujah	2	9	POT PRE TEM ani aus pro					Independent	scarce	u
nunzio-giovanni	201068	Nunzio Giovanni	Vampire	Giovanni	4	3	nec pot					Independent		pu
nuriel	201069	Nuriel	Vampire	Salubri antitribu	6	8	AUS FOR VAL cel dom					Sabbat		u
oath-of-loyalty	101308	Oath of Loyalty	Master
obaluaye	201070	Obaluaye	Vampire	Salubri	5	5	FOR abo aus obe					Laibon	scarce	u
obedience	101309	Obedience	Reaction				dom
obedient-flesh	102255	Obedient Flesh	Action Modifier/Combat				dom+pro		1
obfuscate	101310	Obfuscate	Master										discipline
oblivion	102277	Oblivion	Master										discipline
obsession	101311	Obsession	Master					2
obsidian	201071	Obsidian	Vampire	Gargoyle	2	5	VIS for pot					Independent	flight	pu
obtenebration	101312	Obtenebration	Master										discipline
occlusion	101313	Occlusion	Action Modifier/Combat				chi
octane	201609	Octane	Vampire	Brujah	6	6	CEL POT PRE					Anarch		pu
octopod	101314	Octopod	Combat				san		1
of-noble-blood	101315	Of Noble Blood	Action						1				title			{"requiresTitle":["primogen"]}
off-kilter	101316	Off Kilter	Action	Samedi
ogwon	201072	Ogwon	Vampire	Ministry	5	7	OBF PRE SER for					Independent		u
ohanna	201073	Ohanna	Vampire	Malkavian	2	2	dom					Camarilla		pu
ohoyo-hopoksia-bastet	101317	Ohoyo Hopoksia (Bastet)	Ally	Ahrimane				3					werewolf	u		{"life":3,"bleed":0,"strength":3}
okulos	201618	Okulos	Vampire	Nosferatu	7	5	OBF ani pot					Independent		u
old-friends	101318	Old Friends	Action Modifier				obf		1
old-neddacka	201074	Old Neddacka	Vampire	Nosferatu antitribu	4	2	obf					Sabbat		pu
oleg-kaprizov	201679	Oleg Kaprizov	Vampire	Ravnos	7	3	obf pre					Anarch		pu
olga-triminov	201075	Olga Triminov	Vampire	Pander	3	1	vic					Sabbat		u
olid-loa	101319	Olid Loa	Combat	Samedi
oliver-thrace	201076	Oliver Thrace	Vampire	Tremere	3	9	AUS DOM THA nec obf pot					Camarilla		u
olivia	201077	Olivia	Vampire	Nosferatu antitribu	2	5	OBF POT vic			bishop		Sabbat		pu
olugbenga	201078	Olugbenga	Vampire	Banu Haqim	4	7	OBF QUI ani cel			magaji		Laibon		u
oluwafunmilayo	201656	Oluwafunmilayo	Vampire	Banu Haqim	6	8	AUS CEL OBF THA			prince	Lagos	Camarilla		u
omael-kuman	101320	Omael Kuman	Retainer	Banu Haqim				1					ghoul	u		{"life":1}
omaya	201079	Omaya	Vampire	Gangrel antitribu	2	7	ANI AUS FOR pro					Sabbat		u
omer	201080	Omer	Vampire	Banu Haqim	6	5	CEL QUI obf					Independent	blood cursed	pu
ominous-chorus	102278	Ominous Chorus	Action Modifier/Reaction	Lasombra
omme-enberbenight	201081	Omme Enberbenight	Vampire	Kiasyd	4	7	MYT OBT cel dom			priscus		Sabbat		u
on-the-qui-vive	101321	On the Qui Vive	Reaction
onaedo	201082	Onaedo	Vampire	Lasombra	4	6	DOM OBT aus pot					Laibon		u
ondine-boudicca-sinclair	201083	Ondine "Boudicca" Sinclair	Vampire	Toreador antitribu	5	9	AUS CEL PRE PRO obt					Sabbat	black hand	u		{"strength":2}
one-with-the-land	102256	One With the Land	Reaction	Tzimisce			pro
onkabetse-arriviste	201766	Onkabetse, Arriviste	Vampire	Brujah	6	4	for pot pre					Sabbat	path of power and the inner voice	pu
open-dossier	101322	Open Dossier	Reaction						1
open-grate	101323	Open Grate	Combat
open-war	101324	Open War	Action													{"requiresTitle":["baron"]}
ophidian-gaze	101325	Ophidian Gaze	Reaction				pre+ser
opikun	201680	Opikun	Vampire	Salubri	7	5	FOR aus dom					Independent		u
opium-den	101326	Opium Den	Master	Ministry				1					location	u
oppugnant-night	101327	Oppugnant Night	Action	Blood Brother
orb-of-ulain	101328	Orb of Ulain	Equipment											u
order-of-hermes-cabal	101329	Order of Hermes Cabal	Ally					4					mage	u		{"life":2,"bleed":1,"strength":0}
organized-resistance	102230	Organized Resistance	Reaction													{"requiresTitle":["baron"]}
orgy-of-blood	101330	Orgy of Blood	Combat
orlando-oriundus	201084	Orlando Oriundus	Vampire	Tremere antitribu	4	9	AUS DOM THA obf			bishop		Sabbat		u		{"bleed":2}
orun	101331	Orun	Master											t
osebo-kholo	101332	Osebo Kholo	Action Modifier/Reaction	Osebo									title
oshri-dahan	201565	Oshri Dahan	Vampire	Ventrue	6	4	dom for pre					Camarilla		pu
oskar-anasov	201646	Oskar Anasov	Vampire	Nosferatu	6	8	ANI OBF cel pot					Camarilla		u		{"stealth":1}
osric-vladislav	201085	Osric Vladislav	Vampire	Malkavian	5	7	AUS DEM OBF cel					Camarilla		u
ossian	101333	Ossian	Ally					3					red list/werewolf	u		{"life":4,"bleed":0,"strength":2}
osvaldo-kuhnemann	201767	Osvaldo Kühnemann	Vampire	Brujah	6	6	CEL PRE for pot					Sabbat	path of cathari	u
otieno	201086	Otieno	Vampire	Lasombra	4	6	OBT POT ani dom					Laibon		u
oubliette	101334	Oubliette	Combat				obt		1
out-of-control	101335	Out of Control	Master					2
out-of-the-frying-pan	101336	Out of the Frying Pan	Master											t
outcast-mage	101337	Outcast Mage	Ally	Tremere				3					mage			{"life":2,"bleed":1,"strength":0}
outside-the-hourglass	101338	Outside the Hourglass	Combat				obf tem
overseer	101339	Overseer	Political Action										title			{"requiresSect":["Laibon"],"requiresCapacity":5}
owain-evans-the-wanderer	201087	Owain Evans, The Wanderer	Vampire	Ventrue antitribu	3	8	AUS DOM FOR cel pre					Sabbat		u
owl-companion	101340	Owl Companion	Retainer				ani						animal			{"life":1}
ox-viceroy-of-the-hollows	201088	Ox, Viceroy of the Hollows	Vampire	Nosferatu antitribu	2	6	ANI OBF POT					Sabbat		pu
oxford-university-england	101341	Oxford University, England	Master	Brujah									location	u
ozmo	201089	Ozmo	Vampire	Malkavian	1	6	AUS dom obf					Camarilla		pu		{"bleed":2}
pack-alpha	101342	Pack Alpha	Combat				ani
pack-tactics	101343	Pack Tactics	Reaction						1
palace-hunting-ground	101344	Palace Hunting Ground	Master	Guruhi				1					hunting ground/location	u
palatial-estate	101345	Palatial Estate	Equipment						2				location in play	u
palla-grande	101346	Palla Grande	Master	Toreador antitribu										u
pallid	101347	Pallid	Master
panacea	101348	Panacea	Action				aus obe
panagos-levidis	201090	Panagos Levidis	Vampire	Gangrel	2	3	ani obf					Camarilla		pu
pandoras-whisper	101349	Pandora's Whisper	Action				myt nec
panya-the-wicked	201091	Panya, The Wicked	Vampire	Ishtarri	4	3	cel pre					Laibon		pu
paolo-sardenzo	201092	Paolo Sardenzo	Vampire	Giovanni	5	7	NEC POT THA dom pro					Independent		u
papa-legba	201093	Papa Legba	Vampire	Ravnos	5	5	ani chi for obt					Independent		u
papillon	101350	Papillon	Master					3					hunting ground/location	u		{"requiresTitle":["prince","baron","archbishop"]}
paragon	101351	Paragon	Master	Ventrue										u
pariah	201094	Pariah	Vampire	Abomination	2	6	OBF PRO pot pre					Independent	scarce/sterile	u		{"strength":2}
parijat-the-dark-oracle	201726	Parijat, the Dark Oracle	Vampire	Hecata	6	7	AUS DOM FOR OBL					Independent		u
paris-opera-house	101352	Paris Opera House	Master	Daughter of Cacophony				2					location	du
parity-shift	101353	Parity Shift	Political Action													{"requiresTitle":["prince","justicar"]}
park-hunting-ground	101354	Park Hunting Ground	Master	Ravnos				2					hunting ground/location	u
parmenides	201095	Parmenides	Vampire	Banu Haqim	2	4	CEL qui					Independent	blood cursed	u		{"strength":2}
parnassus	201096	Parnassus	Vampire	Banu Haqim	2	7	CEL QUI aus tha					Independent	blood cursed	pu		{"strength":2}
party-out-of-bounds	102231	Party Out Of Bounds	Reaction				obf pre pro									{"requiresSect":["Anarch"]}
pass-through-shadow	102279	Pass Through Shadow	Combat				obl		1
passion	101356	Passion	Action				dem
patagia-flaps-allowing-limited-flight	101357	Patagia: Flaps Allowing Limited Flight	Action	Nosferatu					1
path-of-death-and-the-soul	101360	Path of Death and the Soul	Master											u
path-of-evil-revelations	101361	Path of Evil Revelations	Master											u
path-of-the-void	101372	Path of the Void	Master					1						u
paths-in-two-worlds	102300	Paths in Two Worlds	Action Modifier				obl
patrick	201097	Patrick	Vampire	Brujah antitribu	4	4	POT pre					Sabbat		pu
patrik-soderberg	201566	Patrik Söderberg	Vampire	Tremere	6	5	AUS dom for tha					Camarilla		pu
patrizia-giovanni-collector-of-secrets	201098	Patrizia Giovanni, Collector of Secrets	Vampire	Giovanni	2	5	nec qui tha					Independent		u
patrol	101374	Patrol	Reaction				fli
patronage	101375	Patronage	Action	Toreador antitribu				1
patshiv	101376	Patshiv	Action	Ravnos
patsy	101377	Patsy	Political Action													{"requiresTitle":["baron"]}
patterns-in-the-chaos	101378	Patterns in the Chaos	Action Modifier				dem
paul-calderone	201099	Paul Calderone	Vampire	Brujah	5	4	cel pot pre					Camarilla		pu
paul-cordwood	201100	Paul Cordwood	Vampire	Tremere antitribu	4	8	AUS DOM THA obf pre			bishop		Sabbat		u
paul-dicarlo-the-alpha	201101	Paul DiCarlo, The Alpha	Vampire	Giovanni	2	2	pot					Independent		pu
paul-forrest-false-prophet	201102	Paul Forrest, False Prophet	Vampire	Ravnos	4	5	chi for pre					Independent		u
paul-sixofswords29-moreton	201103	Paul "Sixofswords29" Moreton	Imbued	Visionary	4	4	def viz
paulo-de-castille	201104	Paulo de Castille	Vampire	Lasombra	4	4	ani dom pot					Sabbat		u
pavlo	201105	Pavlo	Vampire	Blood Brother	5	4	SAN pro					Sabbat	sterile	u		{"circle":"Kiev"}
peace-treaty	101380	Peace Treaty	Political Action
peacemaker	101381	Peacemaker	Reaction				obe pre
pearl	201106	Pearl	Vampire	Malkavian antitribu	5	4	AUS obf					Sabbat		pu
pedrag-hasek	201107	Pedrag Hasek	Vampire	Ventrue	5	7	DOM FOR PRE aus val					Camarilla		u
pedro-cortez	201108	Pedro Cortez	Imbued	Avenger	4	4	mar ven
penitent-resilience	101382	Penitent Resilience	Action Modifier/Combat				for+obe
pentex-loves-you	101383	Pentex™ Loves You!	Master					2					location	u
pentex-subversion	101384	Pentex™ Subversion	Master					2						u
pentweret	201109	Pentweret	Vampire	Ministry	5	9	OBF PRE SER aus for obe					Independent		u
percival	201518	Percival	Vampire	Lasombra	5	8	FOR OBT POT aus dom			archbishop	Guadalajara	Sabbat		pu
pere-lachaise-france	101385	Père Lachaise, France	Master					3					location	u	Pere Lachaise, France
perfect-clarity	101386	Perfect Clarity	Action Modifier				tha		2
perfect-paragon	101387	Perfect Paragon	Action Modifier				pre		1
perfectionist	101388	Perfectionist	Master										archetype
permanency	101389	Permanency	Action Modifier				chi
permanent-vacation	101390	Permanent Vacation	Political Action
perpetual-care	101391	Perpetual Care	Political Action
persephone-tar-anis	201110	Persephone Tar-Anis	Vampire	Malkavian antitribu	4	8	AUS DEM OBF cel pot					Sabbat		pu		{"bleed":2}
persia-the-beautiful-statue	201111	Persia, The Beautiful Statue	Vampire	Malkavian	3	5	DEM aus obf					Camarilla		u
persistent-echo	101392	Persistent Echo	Action				aus mel		1
persona-non-grata	101393	Persona Non Grata	Political Action
personal-involvement	101394	Personal Involvement	Master					3
personal-scourge	101395	Personal Scourge	Combat				dem
petaniqua	201112	Petaniqua	Vampire	Malkavian	4	9	AUS DAI DEM OBF THA chi					Camarilla	infernal/red list	u		{"bleed":2}
petaniqua-advanced	201113	Petaniqua	Vampire	Baali	4	9	AUS DAI DEM OBF THA chi					Independent	infernal/red list	au		{"strength":2}
peter-blaine	201114	Peter Blaine	Vampire	Ventrue antitribu	2	4	aus dom for					Sabbat		u
peter-outback295-rophail	201115	Peter "Outback295" Rophail	Imbued	Redeemer	4	4	red ven
peter-st-john	201727	Peter St. John	Vampire	Hecata	6	2	obl					Independent		pu
petra	201116	Petra	Vampire	Nosferatu	4	5	ANI OBF aus					Camarilla		u
petra-resonance	101396	Petra Resonance	Action	Malkavian
petru-sipos	201117	Petru Sipos	Vampire	Ravnos	2	7	CHI SER ani for					Independent		u
phaedyme	201118	Phaedyme	Vampire	Ravnos	5	10	ANI CHI DEM FOR pre tha					Independent		u		{"strength":2}
phagian	201119	Phagian	Vampire	Harbinger of Skulls	4	8	AUS NEC THA dom for					Sabbat		u
phaibun	201681	Phaibun	Vampire	Ravnos	7	5	OBF PRE ani					Anarch		u
phantasmagoria	102358	Phantasmagoria	Action	Ravnos			pre		1
phantom-speaker	101397	Phantom Speaker	Action Modifier				chi mel
phased-motion-detector	101398	Phased Motion Detector	Equipment										electronic
pherydima	201120	Pherydima	Vampire	Kiasyd	4	8	DOM MYT NEC obt pot			bishop		Sabbat		u
philip-van-vermeer-iv	201121	Philip van Vermeer IV	Vampire	Malkavian	2	7	AUS DEM OBF dom pro					Anarch		u
philippe-de-marseilles	201122	Philippe de Marseilles	Vampire	Toreador	5	7	AUS CEL dem pre			primogen		Camarilla		u
phillipe-rigaud	201123	Phillipe Rigaud	Vampire	Gangrel antitribu	4	7	DOM OBF PRO ani aus obt					Sabbat	black hand	u
phobia	101399	Phobia	Action				ser
pier-13-port-of-baltimore	101400	Pier 13, Port of Baltimore	Equipment						2				location in play	u
pieter	201124	Pieter	Vampire	Gangrel antitribu	2	6	OBF PRO for tha					Sabbat		pu
pieter-van-dorn	201125	Pieter van Dorn	Vampire	Tremere	3	4	dom pre tha					Camarilla		u
pillars-fall	102333	Pillars Fall	Action													{"requiresTraits":["path of caine"]}
piotr-andreikov	201126	Piotr Andreikov	Vampire	Tzimisce	3	2	aus					Sabbat	black hand	pu
piper	101401	Piper	Master													{"requiresSect":["Anarch"]}
pit-of-contemplation	102291	Pit of Contemplation	Action	Hecata										u
plasmic-form	101402	Plasmic Form	Action Modifier/Combat				vic		1
playing-for-keeps	101403	Playing for Keeps	Master					X						bu
poachers-hunting-ground	101404	Poacher's Hunting Ground	Master										derivative/hunting ground/location
pochtli	201127	Pochtli	Vampire	Giovanni	2	8	NEC OBF POT cel dom					Independent		u
pocket-out-of-time	101405	Pocket Out of Time	Action Modifier				obt tem
poison-pill	101406	Poison Pill	Reaction
poison-the-well-of-life	101407	Poison the Well of Life	Action				qui
poker	101408	Poker	Equipment										melee weapon/weapon
polaris-coach	101409	Polaris Coach	Equipment						1				haven/vehicle
police-department	101410	Police Department	Master										location	u
political-ally	101411	Political Ally	Ally	Ventrue				2					mortal	u		{"life":1,"bleed":3,"strength":0}
political-antagonist	101412	Political Antagonist	Ally	Ventrue antitribu				2					mortal			{"life":1,"bleed":1,"strength":1}
political-backlash	101413	Political Backlash	Reaction
political-flux	101414	Political Flux	Political Action
political-hunting-ground	101415	Political Hunting Ground	Master	Lasombra				2					hunting ground/location	u
political-seizure	101416	Political Seizure	Master	Lasombra				2
political-stranglehold	101417	Political Stranglehold	Political Action
political-struggle	101418	Political Struggle	Action	Lasombra
polly-kay-fisher	201128	Polly Kay Fisher	Vampire	Ventrue antitribu	4	8	AUS DOM THA for pot			archbishop	New York	Sabbat		pu
ponticulus	101419	Ponticulus	Ally	Tremere				2					wraith	u		{"life":1,"bleed":0,"strength":0}
porphyrion	201129	Porphyrion	Vampire	Ministry	5	9	CHI OBF PRE SER for					Independent		u		{"stealth":1}
porphyry	201130	Porphyry	Vampire	Gargoyle	6	4	POT vis					Camarilla	flight	u		{"slaveOf":"Tremere"}
port-authority	101420	Port Authority	Event										government
port-hunting-ground	101421	Port Hunting Ground	Master	Ishtarri				2					hunting ground/location	u
portia	201131	Portia	Vampire	Ventrue	5	4	for pre pro					Camarilla		u
possession	101423	Possession	Action				nec		2
potence	101424	Potence	Master										discipline
potio-martyrium	101425	Potio Martyrium	Action	Tremere/Tremere antitribu
pounce	101426	Pounce	Combat				fli
powder-of-rigidity	101427	Powder of Rigidity	Equipment
power-of-all	101428	Power of All	Reaction						2							{"requiresSect":["Anarch"]}
power-of-one	101429	Power of One	Action Modifier				obt pot pre		1							{"requiresSect":["Anarch"]}
power-structure	101430	Power Structure	Master	Lasombra										u
powerbase-barranquilla	101431	Powerbase: Barranquilla	Master					1					location	u
powerbase-berlin	101432	Powerbase: Berlin	Master	Ventrue									location	u
powerbase-cape-verde	101433	Powerbase: Cape Verde	Master	Giovanni									location	u
powerbase-chicago	101434	Powerbase: Chicago	Master					1					location	u
powerbase-los-angeles	101435	Powerbase: Los Angeles	Master										location	u
powerbase-luanda	101436	Powerbase: Luanda	Master										location	u		{"requiresSect":["Laibon"]}
powerbase-madrid	101437	Powerbase: Madrid	Master					1					location	u
powerbase-mexico-city	101438	Powerbase: Mexico City	Master					2					location	u
powerbase-montreal	101439	Powerbase: Montreal	Master										location	u
powerbase-munich	102301	Powerbase: Munich	Master	Hecata									location	u
powerbase-new-york	101440	Powerbase: New York	Master					1					location	u
powerbase-rome	101441	Powerbase: Rome	Master										location	u
powerbase-savannah	101442	Powerbase: Savannah	Master										elysium/location	u
powerbase-tshwane	101443	Powerbase: Tshwane	Master										location	u		{"requiresSect":["Laibon"]}
powerbase-washington-d-c	101444	Powerbase: Washington, D.C.	Master					1					location	u
powerbase-zurich	101445	Powerbase: Zürich	Master										location	u
praetorian-backer	101446	Praetorian Backer	Action					1					title	u		{"requiresTraits":["seraph"]}
praxis-seizure-amsterdam	101447	Praxis Seizure: Amsterdam	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-athens	101448	Praxis Seizure: Athens	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-atlanta	101449	Praxis Seizure: Atlanta	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-barcelona	101450	Praxis Seizure: Barcelona	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-berlin	101451	Praxis Seizure: Berlin	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-boston	101452	Praxis Seizure: Boston	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-brussels	101453	Praxis Seizure: Brussels	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-cairo	101454	Praxis Seizure: Cairo	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-chicago	101455	Praxis Seizure: Chicago	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-cleveland	101456	Praxis Seizure: Cleveland	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-dallas	101457	Praxis Seizure: Dallas	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-dublin	101458	Praxis Seizure: Dublin	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-frankfurt	101459	Praxis Seizure: Frankfurt	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-geneva	101460	Praxis Seizure: Geneva	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-glasgow	101461	Praxis Seizure: Glasgow	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-houston	101462	Praxis Seizure: Houston	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-istanbul	101463	Praxis Seizure: Istanbul	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-london	101464	Praxis Seizure: London	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-miami	101465	Praxis Seizure: Miami	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-monaco	101466	Praxis Seizure: Monaco	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-paris	101467	Praxis Seizure: Paris	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-rome	101468	Praxis Seizure: Rome	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-seattle	101469	Praxis Seizure: Seattle	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-stockholm	101470	Praxis Seizure: Stockholm	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-venice	101471	Praxis Seizure: Venice	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-washington-d-c	101472	Praxis Seizure: Washington, D.C.	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-seizure-york	102307	Praxis Seizure: York	Political Action										title			{"requiresSect":["Camarilla"]}
praxis-solomon	101473	Praxis Solomon	Political Action
precision	101474	Precision	Action				cel
precognition	101475	Precognition	Reaction				aus
precognizant-mobility	101476	Precognizant Mobility	Action				aus		1
predators-communion	101477	Predator's Communion	Reaction				abo
predators-mastery	101478	Predator's Mastery	Action Modifier				abo
predators-transformation	101479	Predator's Transformation	Action Modifier/Combat				abo
prejudice	201132	Prejudice	Vampire	Nagaraja	4	4	aus dom nec					Independent	scarce	u
prentis-derby	201682	Prentis Derby	Vampire	Tzimisce	6	4	ani dom pro					Anarch		pu
presence	101480	Presence	Master										discipline
pressing-flesh	101481	Pressing Flesh	Action				thn
preston-varrick	201133	Preston Varrick	Vampire	Tremere	4	7	DOM OBF THA aus nec					Camarilla		u
preternatural-evasion	101482	Preternatural Evasion	Combat				cel
preternatural-strength	101483	Preternatural Strength	Action				pot		1
priestess-of-sekhmet	101484	Priestess of Sekhmet	Retainer	Ministry					1				mortal			{"life":1}
primal-instincts	101485	Primal Instincts	Combat				aus		1
primo-giovanni	201134	Primo Giovanni	Vampire	Giovanni	4	4	dom nec pot					Independent		pu
principia-discordia	101486	Principia Discordia	Action				aus qui ser									{"requiresSect":["Anarch"]}
priority-contract	101487	Priority Contract	Master	Banu Haqim									contract	tu
priority-shift	101488	Priority Shift	Action													{"requiresTraits":["non-red list"]}
prison-of-the-mind	101489	Prison of the Mind	Action				dem		3
private-audience	101490	Private Audience	Action Modifier													{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
privileged-position	102334	Privileged Position	Master											u		{"requiresTraits":["path of power and the inner voice"]}
procurer	101491	Procurer	Ally						2				ghoul			{"life":1,"bleed":0,"strength":1}
project	101492	Project	Power				mar
projectile	101493	Projectile	Combat				cel
promise-of-1528	101494	Promise of 1528	Action Modifier/Reaction	Giovanni
propaganda	101495	Propaganda	Action				pre		2
propaganda-of-the-deed	101496	Propaganda of the Deed	Action Modifier													{"requiresSect":["Anarch"]}
prophecies-of-gehenna	101497	Prophecies of Gehenna	Master											u
protean	101498	Protean	Master										discipline
protect-thine-own	101499	Protect Thine Own	Political Action						1					b		{"requiresTitle":["justicar","inner circle"]}
protected-district	102214	Protected District	Reaction													{"requiresTitle":["primogen"]}
protected-resources	101500	Protected Resources	Master					2
protection-racket	101501	Protection Racket	Reaction													{"requiresSect":["Anarch"]}
protracted-investment	101502	Protracted Investment	Master					2					investment
provision-of-the-silsila	101503	Provision of the Silsila	Action Modifier/Reaction	Banu Haqim
proxy-kissed	101504	Proxy Kissed	Master	Giovanni										o
przemys-aw-war-beast	201768	Przemysław, War Beast	Vampire	Tzimisce	6	6	ANI PRO cel tha			bishop		Sabbat	path of caine	pu
psalm-of-the-damned	101505	Psalm of the Damned	Action Modifier				mal pre
pseudo-blindness	101506	Pseudo-Blindness	Reaction				chi		1
psyche	101507	Psyche!	Combat				cel
psychic-assault	101508	Psychic Assault	Combat				aus
psychic-projection	101509	Psychic Projection	Action				aus								Physchic Projection
psychic-veil	101510	Psychic Veil	Action				obf		1
psychomachia	101511	Psychomachia	Action Modifier				dai pre		1
psychophagia	102302	Psychophagia	Action	Hecata
public-enemy	101512	Public Enemy	Action													{"requiresTraits":["non-red list"]}
public-trust	101513	Public Trust	Action				pre		1
public-vilification	101514	Public Vilification	Political Action													{"requiresSect":["Sabbat"]}
pug-jackson	201135	Pug Jackson	Vampire	Brujah	3	6	CEL POT for pre			primogen		Camarilla		pu
pugfar	201136	Pugfar	Vampire	Gargoyle	2	5	POT aus for vis					Sabbat	flight	u		{"slaveOf":"Tremere antitribu"}
pulled-fangs	101515	Pulled Fangs	Combat
pulling-strings	101516	Pulling Strings	Reaction				dom
pulse-of-the-canaille	101517	Pulse of the Canaille	Action				aus		3
punish	101518	Punish	Action/Combat				red
puppet-master	101215	Puppet Master	Action				dom		2						Mind Rape
puppeteer	101519	Puppeteer	Ally				nec	1					wraith		Puppeteer (Wraith)	{"life":1,"bleed":0,"strength":1}
purchase-pact	101520	Purchase Pact	Master											u		{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
purification	101521	Purification	Action/Reaction				qui
purity-of-the-beast	101522	Purity of the Beast	Action
pursuit	101523	Pursuit	Combat				cel
pushing-the-limit	101524	Pushing the Limit	Combat				pot		1
putrefaction	101525	Putrefaction	Combat				pre thn		1
putrescent-servitude	101526	Putrescent Servitude	Action				thn		1
putrescent-sustenance	102335	Putrescent Sustenance	Action				obl tha									{"requiresTraits":["path of death and the soul"]}
qadir-ul-ghani	201137	Qadir ul-Ghani	Vampire	Banu Haqim	2	9	CEL OBF QUI nec tha					Independent	blood cursed	u		{"bleed":2}
qawiyya-el-ghaduba	201138	Qawiyya el-Ghaduba	Vampire	Salubri antitribu	5	9	FOR POT VAL aus pre					Sabbat	red list	u		{"strength":3}
qetu-the-evil-doer	101527	Qetu the Evil Doer	Ally	Ministry				3					mummy	u	Qetu the Evil Doer (Bane Mummy)	{"life":3,"bleed":2,"strength":1}
queen-anne	201139	Queen Anne	Vampire	Ventrue	2	10	DOM FOR PRE aus obf			prince	London	Camarilla		u		{"bleed":2}
queen-anne-6	201647	Queen Anne	Vampire	Ventrue	6	10	DOM FOR PRE aus obf			prince	London	Camarilla		u		{"bleed":2}
quentin	201140	Quentin	Vampire	Ventrue antitribu	2	9	AUS DOM FOR cel obt			bishop		Sabbat		u
quentin-king-iii	201141	Quentin King III	Vampire	Malkavian	3	7	AUS DEM obf pre			prince	Boston	Camarilla		pu
quentin-king-iii-advanced	201142	Quentin King III	Vampire	Malkavian	3	7	AUS DEM OBF cel pre					Camarilla		au		{"merged":{}}
qufur-am-heru	201143	Qufur am-Heru	Vampire	Ministry	2	7	OBF PRE SER cel tha					Independent		u
quick-exit	101528	Quick Exit	Combat				obf
quick-jab	101529	Quick Jab	Combat
quick-meld	101530	Quick Meld	Combat				pro
quicken-sight	101531	Quicken Sight	Reaction				aus+cel
quickness	101532	Quickness	Combat				cel
quicksilver-contemplation	101533	Quicksilver Contemplation	Action Modifier/Reaction				aus+tem		1
quietus	101534	Quietus	Master										discipline
quincy-the-trapper	201144	Quincy, The Trapper	Vampire	Kiasyd	3	4	dom myt obt					Sabbat		u
quinton-mcdonnell	201145	Quinton McDonnell	Vampire	Gangrel	1	8	FOR ani cel pro			primogen		Camarilla		pu		{"strength":2}
quira-the-bitch-queen	201146	Quira, The Bitch Queen	Vampire	Malkavian antitribu	2	6	AUS OBF obt tha					Sabbat		pu		{"bleed":2}
rabbat-the-sewer-goddess	201147	Rabbat, The Sewer Goddess	Vampire	Nosferatu	4	7	ANI FOR OBF pot					Independent	red list	u
rabble-razing	101535	Rabble Razing	Political Action
rachel-brandywine	201148	Rachel Brandywine	Vampire	Malkavian	3	10	AUS DEM OBF PRO ani			prince	Cleveland	Camarilla		u		{"bleed":2}
radeyah	201149	Radeyah	Vampire	Toreador	2	6	CEL pot pre					Camarilla		u
radu-bistri	201150	Radu Bistri	Vampire	Tzimisce	4	8	AUS DOM ani pre vic			cardinal		Sabbat		u
rafael-de-corazon	201151	Rafael de Corazon	Vampire	Toreador	4	11	AUS CEL DOM OBF PRE			inner circle		Camarilla		u		{"bleed":3}
rafaele-giovanni	201152	Rafaele Giovanni	Vampire	Giovanni	2	6	NEC cel obf					Independent		u		{"bleed":2}
rafastio-ghoul	101537	Rafastio Ghoul	Ally					3					ghoul			{"life":2,"asVampire":{"disciplines":["tha"],"capacity":3},"strength":1,"bleed":1}
raful-al-zarqa	201153	Raful al-Zarqa	Vampire	Nagaraja	2	6	AUS dom nec obf					Independent	scarce	u
rage-of-apedemak	102336	Rage of Apedemak	Combat				ani pot						frenzy			{"requiresTraits":["path of caine"]}
ragnar-nordstrom	201660	Ragnar Nordstrom	Vampire	Gangrel	6	8	ANI FOR PRO cel pot					Anarch		u
rain	201154	Rain	Vampire	Toreador antitribu	4	7	AUS cel chi dem pot pre					Sabbat		u
raising-the-portcullis	102303	Raising the Portcullis	Political Action	Lasombra
rake	201155	Rake	Vampire	Brujah	1	6	PRE aus cel pot			prince	Atlanta	Camarilla		u
raking-talons	101538	Raking Talons	Combat	Gargoyle
ramiel-dupre	201156	Ramiel DuPre	Vampire	Toreador	1	5	PRE aus cel dom					Camarilla		pu
ramiro	201157	Ramiro	Vampire	Lasombra	2	4	dom obt vic					Sabbat		pu
ramona	201158	Ramona	Vampire	Gangrel	2	4	for pro					Camarilla		u
ramona-advanced	201159	Ramona	Vampire	Gangrel	2	4	for pro					Camarilla		au		{"merged":{}}
rampage	101539	Rampage	Action				pot
randall	201160	Randall	Vampire	Gangrel	4	8	ANI AUS FOR PRO			1 vote		Independent		u
randel-the-coward	201161	Randel, The Coward	Vampire	Ventrue antitribu	4	4	dom for obt					Sabbat		pu
random-patterns	101540	Random Patterns	Action Modifier/Reaction				aus+dem
ranjan-rishi-camarilla-scholar	201162	Ranjan Rishi, Camarilla Scholar	Vampire	Ventrue	2	5	DOM PRE for					Camarilla		u
ransam-the-old-man	201163	Ransam, The Old Man	Vampire	Toreador	4	6	CEL PRE aus dom					Camarilla		u
rant	101541	Rant!	Action Modifier													{"requiresSect":["Anarch"]}
raphael-catarari	201164	Raphael Catarari	Vampire	Nosferatu antitribu	4	5	OBF PRE aus pot tha					Sabbat		u		{"bleed":2}
raphaela-giovanni	201165	Raphaela Giovanni	Vampire	Giovanni	4	6	DOM NEC pot pre					Independent		pu
rapid-change	101542	Rapid Change	Action Modifier/Combat				pro		1
rapid-healing	101543	Rapid Healing	Action				for
rapid-thought	101544	Rapid Thought	Combat				cel
raptor	101545	Raptor	Retainer				ani		2				animal			{"life":1}
rasha-tarabzouni	201769	Rasha Tarabzouni	Vampire	Lasombra	6	6	DOM POT obl pre			bishop		Sabbat	path of power and the inner voice	pu
rashid-stockton	201166	Rashid Stockton	Vampire	Gangrel antitribu	5	4	cel obf vic					Sabbat	black hand	pu
rashiel	201167	Rashiel	Vampire	Salubri antitribu	4	3	for val					Sabbat		pu
rastacourere	101546	Rastacourere	Action					1
rathmere	201168	Rathmere	Vampire	Gangrel	5	5	FOR ani pro					Independent		u
rats-warning	101547	Rat's Warning	Reaction				ani
ravager	101548	Ravager	Master	Kiasyd
rave	101549	Rave	Action
raven-spy	101550	Raven Spy	Retainer				ani		1				animal			{"life":1}
ravnos-acceptance	101551	Ravnos Acceptance	Political Action
ravnos-cache	101552	Ravnos Cache	Master	Ravnos									location	u
ravnos-carnival	101553	Ravnos Carnival	Master	Ravnos				1					location	u
raw-recruit	101554	Raw Recruit	Action	Gargoyle
rayne	201610	Rayne	Vampire	Brujah	6	2	pot					Anarch		pu
rayzeels-song	101555	Rayzeel's Song	Action				ani val
raziya-samater	201169	Raziya Samater	Vampire	Brujah	2	3	ani pot					Camarilla		pu
razor-bat	101556	Razor Bat	Retainer	Gargoyle				2								{"life":2}
react-with-conviction	101557	React with Conviction	Conviction
read-intentions	101558	Read Intentions	Combat				aus
read-the-winds	101559	Read the Winds	Reaction				ani+aus		1
reality	101560	Reality	Action				chi		3
reality-mirror	101561	Reality Mirror	Combat	Malkavian antitribu
reanimated-corpse	101563	Reanimated Corpse	Ally				thn		X				zombie			{"life":2,"bleed":2,"strength":2}
rebekah	201170	Rebekah	Vampire	Banu Haqim	3	9	AUS CEL DOM OBF QUI			prince	Athens	Camarilla	blood cursed	u
rebekka-chantry-elder-of-munich	201171	Rebekka, Chantry Elder of Munich	Vampire	Tremere	2	8	AUS PRE THA pot					Camarilla		u
rebel	101564	Rebel	Master										archetype	t
rebirth	101565	Rebirth	Action Modifier													{"requiresTraits":["red list"]}
recalled-to-the-founder	101566	Recalled to the Founder	Event										gehenna
reckless-agitation	101567	Reckless Agitation	Political Action						2							{"requiresSect":["Independent","Anarch"],"requiresCapacity":5}
recruiting-party	101568	Recruiting Party	Action	Ventrue antitribu
recruitment	101569	Recruitment	Master					2
recruitment-exercise	101570	Recruitment Exercise	Action													{"requiresTraits":["black hand"]}
recure-of-the-homeland	101571	Recure of the Homeland	Action	Tremere antitribu
recurring-contemplation	101572	Recurring Contemplation	Action Modifier				pre tem
red-herring	101573	Red Herring	Action Modifier				chi		1
red-list	101574	Red List	Action													{"requiresTraits":["non-red list"]}
redbone-mccray	201172	Redbone McCray	Vampire	Toreador antitribu	4	6	AUS PRE cel pro					Sabbat		u
redcap-wilder	101576	Redcap Wilder	Retainer				myt		2				changeling			{"life":2}
redeem-the-lost-soul	101577	Redeem the Lost Soul	Master
redirection	101578	Redirection	Reaction				dom
redistribution	101579	Redistribution	Action				san
redline	101580	Redline	Master											o
reform-body	101581	Reform Body	Combat/Reaction				vic
reformation	101582	Reformation	Action				chi dom ser									{"requiresSect":["Anarch"]}
reg-driscoll	201173	Reg Driscoll	Vampire	Samedi	2	8	OBF THN aus for pre					Independent		u		{"bleed":2}
regaining-the-upper-hand	101583	Regaining the Upper Hand	Political Action
regarhagans-hold	101584	Regarhagan's Hold	Master					2						o
regeneration	101585	Regeneration	Action				for
regenerative-blood	101586	Regenerative Blood	Master	Samedi				1						du
regent	101587	Regent	Master					1					title
regilio-the-seeker-of-akhenaten	201174	Regilio, The Seeker of Akhenaten	Vampire	Nosferatu	2	3	aus obf					Camarilla		pu
regina-blake	201648	Regina Blake	Vampire	Toreador	6	5	AUS PRE					Camarilla		u
regina-giovanni-the-right-hand-of-augustus	201175	Regina Giovanni, The Right Hand of Augustus	Vampire	Giovanni	2	10	DOM NEC POT aus for			2 votes		Independent		u
reginald-moore	201176	Reginald Moore	Vampire	Brujah	4	4	PRE			primogen		Camarilla		u
rego-motum	101588	Rego Motum	Combat				tha		1						Rego Motus
reindoctrination	101589	Reindoctrination	Action	Tremere/Tremere antitribu					2
reiner-stoschka	201177	Reiner Stoschka	Vampire	Malkavian	5	7	AUS DEM THA obf					Camarilla		u
reinforcements	101590	Reinforcements	Political Action
reins-of-power	101591	Reins of Power	Political Action
rejuvenate	101592	Rejuvenate	Power				def
release-of-the-shackled-soul	101593	Release of the Shackled Soul	Action				nec		1
relentless-pursuit	101594	Relentless Pursuit	Combat				pot		1
relentless-reaper	101595	Relentless Reaper	Combat				for thn
relentlessness	102337	Relentlessness	Action Modifier				cel for		1							{"requiresTraits":["path of power and the inner voice"]}
reliquary-akunanse-remains	101596	Reliquary: Akunanse Remains	Equipment	Akunanse				1						u
reliquary-biague	101597	Reliquary: Biague	Equipment
reliquary-shango-remains	101598	Reliquary: Shango Remains	Equipment	Banu Haqim
reliquary-trinket	101599	Reliquary: Trinket	Equipment					1
remilliard-devout-crusader	201178	Remilliard, Devout Crusader	Vampire	Toreador antitribu	2	4	AUS pre					Sabbat		pu
remnant-of-the-endless-storm	101600	Remnant of the Endless Storm	Ally					6					werewolf	u		{"requiresTitle":["magaji"],"life":5,"bleed":0,"strength":1}
remover	101601	Remover	Master
renegade-garou	101602	Renegade Garou	Ally	Gangrel				5					werewolf		Renagade Garou	{"life":3,"bleed":0,"strength":2}
renenet	201179	Renenet	Vampire	Ministry	4	5	OBF PRE ser					Independent		pu
renewed-vigor	101603	Renewed Vigor	Action				for obe		1
repair-the-undead-flesh	101604	Repair the Undead Flesh	Action				for
repo-man	101605	Repo Man	Ally						1				ghoul	u		{"life":1,"bleed":0,"strength":0}
repulsion	101606	Repulsion	Action Modifier				obe pre
research	101607	Research	Master
resilience	101608	Resilience	Combat				for
resilient-mind	101609	Resilient Mind	Action				for
resist-earths-grasp	101610	Resist Earth's Grasp	Action Modifier/Combat				cel		1
respire	101611	Respire	Power				red
resplendent-protector	101612	Resplendent Protector	Retainer	Toreador									mortal			{"life":1}
restoration	101613	Restoration	Action				for
restricted-vitae	101614	Restricted Vitae	Event										gehenna
restructure	101615	Restructure	Action				dem		1
resume-the-coil	101616	Resume the Coil	Action				nec
resurrection	101617	Resurrection	Action				obe val		1
retain-the-quick-blood	101618	Retain the Quick Blood	Action				cel+qui
retribution	101619	Retribution	Master
reunion-kamut	101621	Reunion Kamut	Action													{"requiresTraits":["black hand"]}
revelation-of-desire	101622	Revelation of Desire	Action Modifier				ser
revelation-of-despair	101623	Revelation of Despair	Reaction				ser
revelation-of-ecstasy	101624	Revelation of Ecstasy	Action				ser
revelation-of-the-serpent	102233	Revelation of the Serpent	Action Modifier				pre+pro
revelation-of-the-sire	101625	Revelation of the Sire	Action						1							{"requiresTraits":["non-sterile"]}
revelation-of-wrath	101626	Revelation of Wrath	Combat				ser
revelations	101627	Revelations	Action				aus		1
revenant	101628	Revenant	Retainer	Tzimisce					1				ghoul			{"life":2}
reverend-adams	201180	Reverend Adams	Vampire	Caitiff	4	3	PRE aus					Independent		u
reverend-adams-advanced	201181	Reverend Adams	Vampire	Ventrue	4	4	PRE aus					Camarilla		au
reverend-blackwood	201182	Reverend Blackwood	Vampire	Tremere antitribu	2	6	DOM THA obf			bishop		Sabbat		u
reverend-djoser-jones	201183	Reverend Djoser Jones	Vampire	Ministry	4	3	pre ser					Independent		pu
reversal-of-fortunes	101629	Reversal of Fortunes	Political Action
revocation-of-tyre	101630	Revocation of Tyre	Political Action
revolutionary-council	101631	Revolutionary Council	Political Action													{"requiresTitle":["baron"]}
rewilding	101632	Rewilding	Action	Gangrel
rewind-time	101633	Rewind Time	Reaction				pre tem		2
rex-the-necronomist	201184	Rex, The Necronomist	Vampire	Pander	2	3	pot pro vic					Sabbat		u
rexton-savage-abernathy	201770	Rexton "Savage" Abernathy	Vampire	Brujah	6	8	DOM POT PRE cel			archbishop	Geneva	Sabbat	path of power and the inner voice	u
reza-fatir-the-dark-angel	201185	Reza Fatir, The Dark Angel	Vampire	Banu Haqim	4	6	CEL QUI obf pro					Sabbat	black hand	pu
richard-de-worde	201649	Richard de Worde	Vampire	Nosferatu	6	8	ANI OBF POT tha					Camarilla		u
richard-tauber-ayeleas-puppet	201186	Richard Tauber, Ayelea's Puppet	Vampire	Tremere antitribu	2	4	AUS tha					Sabbat		u
richter-the-templar-of-du-mont	201187	Richter, The Templar of Du Mont	Vampire	Brujah antitribu	2	7	CEL POT for pre					Sabbat		pu		{"strength":2}
ricki-van-demsi	201188	Ricki Van Demsi	Vampire	Gangrel	1	3	for pro					Camarilla		pu
rico-loco	201189	Rico Loco	Vampire	Ventrue antitribu	4	2	FOR					Sabbat	black hand	u
riddle-phantastique	101634	Riddle Phantastique	Action	Kiasyd					2					d
rigby-crusade-vanguard	201190	Rigby, Crusade Vanguard	Vampire	Brujah antitribu	2	5	CEL PRE aus pot					Sabbat		u
righteous-aura	101635	Righteous Aura	Combat	Salubri antitribu
righteous-blade	102359	Righteous Blade	Equipment	Salubri									melee weapon/weapon
righteous-endeavor	201191	Righteous Endeavor	Vampire	Tzimisce	5	8	ANI AUS THA VIC			priscus		Sabbat		u
rigor-mortis	101636	Rigor Mortis	Combat				pre thn		1
rinaldo-albizzi	201715	Rinaldo Albizzi	Vampire	Lasombra	6	7	DOM OBL POT pre			primogen		Camarilla		pu		{"intercept":1}
riposte	101637	Riposte	Combat				cel		1
rise-of-the-fallen	101638	Rise of the Fallen	Action											u		{"requiresTraits":["infernal"]}
rise-of-the-nephtali	101639	Rise of the Nephtali	Event										gehenna
ritual-challenge	101641	Ritual Challenge	Action	Gangrel					1
ritual-goblet	102243	Ritual Goblet	Equipment					1						u
ritual-of-the-bitter-rose	101642	Ritual of the Bitter Rose	Action Modifier/Combat
ritual-scalpel	101643	Ritual Scalpel	Equipment	Nagaraja										du
robert-carter	101644	Robert Carter	Retainer						1				ghoul	u		{"life":1}
robert-price	201192	Robert Price	Vampire	Gangrel	4	2	pro					Independent		pu
roberto-rivamonte	201683	Roberto Rivamonte	Vampire	Ravnos	7	6	ANI OBF PRE					Anarch		pu
robin-withers	201193	Robin Withers	Vampire	Ventrue	4	4	dom obf pre					Camarilla		pu
rocia	201194	Rocia	Vampire	Gargoyle	4	8	FOR POT VIS obf					Camarilla	flight	u
rock-cat	101645	Rock Cat	Ally	Gargoyle				4								{"life":4,"bleed":0,"strength":3,"asVampire":{"disciplines":["pot"],"capacity":3}}
rockheart	101646	Rockheart	Combat				tha vis
roderick-phillips-march	201195	Roderick Phillips March	Vampire	Kiasyd	4	7	DOM MYT cel obt tha					Sabbat		u
rodolfo	201196	Rodolfo	Vampire	Malkavian antitribu	3	8	AUS DEM OBF pro			bishop		Sabbat		pu		{"bleed":2}
rodrigo	201197	Rodrigo	Vampire	Brujah antitribu	4	5	CEL pot pre qui					Sabbat		pu
roger-de-camden	201732	Roger de Camden	Vampire	Hecata	6	10	AUS FOR OBF OBL PRE			prince	Edinburgh	Camarilla		u
roger-farnsworth	201198	Roger Farnsworth	Vampire	Malkavian antitribu	3	4	OBF aus					Sabbat	black hand	pu
rogue	101647	Rogue	Master											t
roland-bishop	201199	Roland Bishop	Vampire	Malkavian	1	4	aus dom obf					Camarilla		pu
roland-loussarian	201200	Roland Loussarian	Vampire	Ventrue	1	3	for pre					Camarilla		pu
roll	101648	Roll	Combat				fli									{"requiresTraits":["flight"]}
rolling-with-the-punches	101649	Rolling with the Punches	Combat				for
rom-gypsy	101650	Rom Gypsy	Ally	Ravnos				3					mortal	b		{"life":2,"bleed":0,"strength":0}
roman-alexander	201201	Roman Alexander	Vampire	Gangrel	1	4	ani for pro					Camarilla		pu
rooftop-shadow	101651	Rooftop Shadow	Reaction				cel		1
root-of-vitality	101652	Root of Vitality	Action				vic
roreca-quaid	201202	Roreca Quaid	Vampire	Tremere	1	2	tha					Camarilla		pu
rosa-hernandez	201203	Rosa Hernández	Vampire	Gangrel	4	7	ANI CEL FOR PRO					Independent		u
rosa-martinez	201204	Rosa Martínez	Vampire	Toreador antitribu	3	9	AUS CEL FOR PRE			bishop		Sabbat		u		{"bleed":2}
rosalina-cortez	201567	Rosalina Cortez	Vampire	Tremere	6	3	THA					Camarilla		pu
rose-abawi	201650	Rose Abawi	Vampire	Toreador	6	4	aus obf pre					Camarilla		u
rosemarie	201206	Rosemarie	Vampire	Daughter of Cacophony	4	3	FOR mel					Camarilla		u
rotschreck	101654	Rötschreck	Master										frenzy	o
rotting-behemoth	102304	Rotting Behemoth	Ally	Hecata			obl		3				zombie			{"life":6,"bleed":0,"strength":3}
roundhouse	102215	Roundhouse	Combat				pot
rowan-ring	101655	Rowan Ring	Equipment					1					melee weapon/weapon	u
rowena	201651	Rowena	Vampire	Gangrel	6	7	FOR PRO ani pot					Camarilla		u
roxanne-rectrix-of-the-13th-floor	201207	Roxanne, Rectrix of the 13th Floor	Vampire	Malkavian	1	9	AUS DOM FOR OBF pot			primogen		Camarilla		u
roy	201684	Roy	Vampire	Ravnos	7	2	obf					Anarch		u
royce	201208	Royce	Vampire	Pander	2	1	dom					Sabbat		u
rpg-launcher	101656	RPG Launcher	Equipment					2					weapon
rubicon	101657	Rubicon	Action
rudolfo-giovanni	201209	Rudolfo Giovanni	Vampire	Giovanni	2	3	NEC					Independent		pu
rufina-soledad	201210	Rufina Soledad	Vampire	Ventrue	1	2	for					Camarilla		pu
ruins-of-ceoris	101658	Ruins of Ceoris	Equipment	Tremere antitribu									location in play	u
ruins-of-charizel	101659	Ruins of Charizel	Master	Baali									location	u
ruins-of-villers-abbey-belgium	101660	Ruins of Villers Abbey, Belgium	Equipment										location in play	u	Ruins of Villars Abbey, Belgium
rumble	101661	Rumble	Action													{"requiresSect":["Sabbat"]}
rumors-of-gehenna	101663	Rumors of Gehenna	Political Action
rurik-rakoczy	201519	Rurik Rakoczy	Vampire	Tzimisce	5	6	ANI VIC aus					Sabbat		u
ruslan-fedorenko	201611	Ruslan Fedorenko	Vampire	Gangrel	6	2	pro					Anarch		pu
rusticus	201211	Rusticus	Vampire	Gargoyle	5	4	VIS for					Camarilla	flight	pu		{"slaveOf":"Tremere"}
ruth-mcginley	201212	Ruth McGinley	Vampire	Malkavian	3	6	DEM aus cel obf			primogen		Camarilla		u
rutor	201213	Rutor	Vampire	Tremere	5	7	AUS DOM THA pro vic					Camarilla		u
rutors-hand	101664	Rutor's Hand	Action				tha		1
ruxandra	201214	Ruxandra	Vampire	Nosferatu	5	5	OBF ani aus					Camarilla		u
ryan	201568	Ryan	Vampire	Nosferatu	6	4	ani obf pot					Camarilla		pu
ryder	201215	Ryder	Vampire	Gangrel	4	7	FOR PRO ani pot					Independent		u
ryszard	201216	Ryszard	Vampire	Gangrel antitribu	4	6	CEL OBF pre pro			bishop		Sabbat		u
saankalaxt	201786	Saankaláxt	Vampire	Tzimisce	6	7	ANI DOM PRO aus					Anarch		u
saatet-ta	101665	Saatet-ta	Ally	Ministry				2					mummy	u	Saatet-ta (Bane Mummy)	{"life":2,"bleed":1,"strength":2}
sabbat-inquisitor	101666	Sabbat Inquisitor	Political Action													{"requiresTitle":["archbishop","cardinal","regent"]}
sabbat-priest	101667	Sabbat Priest	Political Action													{"requiresSect":["Sabbat"]}
sabbat-threat	101668	Sabbat Threat	Political Action													{"requiresTitle":["prince","justicar"]}
sabine-lafitte	201217	Sabine Lafitte	Vampire	Tremere	1	5	aus dom pot tha					Camarilla		u
sabrina	201218	Sabrina	Vampire	Toreador antitribu	3	4	aus cel pre					Sabbat		pu
sacrament-of-carnage	101669	Sacrament of Carnage	Combat				pot		1
sacre-c-ur-cathedral-france	101670	Sacré-Cœur Cathedral, France	Equipment						2				location in play	u	Sacre-Cour Cathedral, France
sacrifice	101671	Sacrifice	Political Action													{"requiresSect":["Sabbat"],"requiresCapacity":8}
sacrificial-lamb	101672	Sacrificial Lamb	Action				obf		3
sadie	201219	Sadie	Vampire	Gangrel antitribu	2	2	pro					Sabbat		pu
safe-passage	101673	Safe Passage	Action Modifier				for obe
sahana	201220	Sahana	Vampire	Ahrimane	4	5	ANI pre pro spi					Sabbat	sterile	pu
sahira-siraj	201221	Sahira Siraj	Vampire	Ministry	4	4	obf ser tha					Independent		pu
saiz	201222	Saiz	Vampire	Tremere antitribu	3	3	aus dom					Sabbat		pu
sajid-al-misbah	201223	Sajid al Misbah	Vampire	Banu Haqim	5	4	QUI					Independent	blood cursed	u
sakhar	201685	Sakhar	Vampire	Salubri	7	6	AUS FOR dom					Independent		u
saku-pihlajamaki	201658	Saku Pihlajamäki	Vampire	Brujah	6	8	CEL POT PRE for pro			baron	Helsinki	Anarch		u
sakura-the-merciless	201771	Sakura, The Merciless	Vampire	Lasombra	6	7	DOM OBL THA aus pot					Sabbat	path of death and the soul	u
salbatore-bokkengro	201224	Salbatore Bokkengro	Vampire	Ravnos	2	4	CHI for pro					Independent		pu
salinger	201225	Salinger	Vampire	Brujah antitribu	2	9	CEL POT PRE tha			archbishop	Philadelphia	Sabbat		u		{"bleed":2}
salt-of-thoth	101674	Salt of Thoth	Reaction	Tremere					2
salvador-garcia	201226	Salvador Garcia	Vampire	Brujah	4	7	CEL PRE pot pro					Anarch		u
salvatore-giovanni	201227	Salvatore Giovanni	Vampire	Giovanni	6	5	NEC POT dom					Independent		pu
samantha	201228	Samantha	Vampire	Gangrel antitribu	2	10	CEL OBF PRO ani tha			bishop		Sabbat		u
samat-ramal-ra-archon	201229	Samat Ramal-Ra, Archon	Vampire	Ministry	2	6	OBF pre ser tha					Camarilla		u
sammy	201230	Sammy	Vampire	Nosferatu	1	4	ani obf pot					Camarilla		pu
samson	201231	Samson	Vampire	Ventrue antitribu	2	2	dom					Sabbat		pu
samuel-haight	101675	Samuel Haight	Ally					5					werewolf	u		{"life":4,"bleed":0,"strength":3,"asVampire":{"disciplines":["cel","tha"],"either":true}}
san-lorenzo-de-el-escorial-spain	101676	San Lorenzo de El Escorial, Spain	Equipment						1				location in play	u
san-nicolas-de-los-servitas	101677	San Nicolás de los Servitas	Equipment	Lasombra					2				location in play	u
sandra-white	201232	Sandra White	Vampire	Caitiff	3	1	-					Camarilla		u
sanguinary-wind	101678	Sanguinary Wind	Combat				cel
sanguine-entrapment	101679	Sanguine Entrapment	Combat				cel+qui
sanguine-instruction	101680	Sanguine Instruction	Action
sanjay-chakrabarti	201233	Sanjay Chakrabarti	Vampire	Ravnos	6	4	CHI ani					Independent		pu
sanjo	201234	Sanjo	Vampire	Akunanse	3	6	ANI FOR abo chi					Laibon		pu
santaleous	201235	Santaleous	Vampire	Malkavian	5	9	AUS CEL DEM OBF					Camarilla		u
saqqaf-keeper-of-the-grand-temple-of-set	201236	Saqqaf, Keeper of the Grand Temple of Set	Vampire	Ministry	2	9	OBF PRE SER cel for					Independent		u
sarah-brando	201237	Sarah Brando	Vampire	Brujah antitribu	2	3	CEL					Sabbat		u
sarah-cobbler	201238	Sarah Cobbler	Vampire	Tremere	1	4	THA dom					Camarilla		pu
sarah-raines	201239	Sarah Raines	Vampire	Gangrel	3	2	for					Independent		u
sargon	201240	Sargon	Vampire	Baali	2	5	cel dai obf pre					Independent	infernal	u		{"strength":2}
sarisha-veliku	201241	Sarisha Veliku	Vampire	Ravnos	2	6	ANI FOR chi dom					Independent		pu
sarrasine	201242	Sarrasine	Vampire	Ministry	2	7	OBF PRE aus nec ser					Independent		u
sarrasine-advanced	201243	Sarrasine	Vampire	Ministry	2	8	OBF PRE SER aus nec			prince	Sydney	Camarilla		au		{"merged":{}}
sascha-vykos-the-angel-of-caine	201244	Sascha Vykos, The Angel of Caine	Vampire	Tzimisce	2	8	AUS THA VIC ani dom			priscus		Sabbat		u
sascha-vykos-the-angel-of-caine-advanced	201245	Sascha Vykos, The Angel of Caine	Vampire	Tzimisce	2	8	AUS THA VIC ani dom			archbishop	Washington, D.C.	Sabbat		au		{"merged":{}}
sasha-miklos	201246	Sasha Miklos	Vampire	Ravnos	2	2	chi					Independent		pu
saturday-night-special	101682	Saturday-Night Special	Equipment					1					gun/weapon
saul-meira	201247	Saul Meira	Vampire	Lasombra	5	8	CHI DOM OBT POT					Sabbat	black hand	u
saulot-the-wanderer	201248	Saulot, The Wanderer	Vampire	Salubri	4	11	AUS FOR OBE THA VAL dai					Independent	scarce	u		{"bleed":2,"strength":2}
saulots-avenging-fist	102257	Saulot's Avenging Fist	Master	Salubri				2					archetype	u
saulots-guiding-wisdom	102258	Saulot's Guiding Wisdom	Master	Salubri				1					archetype/title	u
saulots-healing-touch	102259	Saulot's Healing Touch	Master	Salubri									archetype	u
savannah-runner	101683	Savannah Runner	Reaction				cel									{"requiresSect":["Laibon"]}
save-face	101684	Save Face	Combat
sawed-off-shotgun	101685	Sawed-Off Shotgun	Equipment					2					gun/weapon
saxum-master-of-slaves	201249	Saxum, Master of Slaves	Vampire	Gargoyle	2	6	FOR VIS pot pre					Camarilla	flight	pu		{"slaveOf":"Tremere"}
sayshila	201250	Sayshila	Vampire	Daughter of Cacophony	4	7	FOR MEL PRE dem					Independent		u
scalpel-tongue	101686	Scalpel Tongue	Action Modifier/Reaction				cel+pre		1
scapelli-the-family-mechanic	101687	Scapelli, The Family "Mechanic"	Ally	Giovanni				3					mortal	u		{"life":3,"bleed":1,"strength":0}
scarlet-carson-otoole	201251	Scarlet Carson O'Toole	Vampire	Gangrel antitribu	3	4	CEL pro					Sabbat		pu
scarlet-lore	101688	Scarlet Lore	Action				myt nec		2
scattershot	101689	Scattershot	Combat
schrecknet	101690	SchreckNET	Action	Nosferatu										u
schuyler	201252	Schuyler	Vampire	Pander	4	1	tha					Sabbat		u
scobax	101691	Scobax	Reaction				pre str
scorn-of-adonis	101692	Scorn of Adonis	Action Modifier	Toreador
scorpion-sting	101693	Scorpion Sting	Combat				ani
scorpions-touch	101694	Scorpion's Touch	Combat				qui		1
scourge	101695	Scourge	Political Action
scourge-of-alecto	101696	Scourge of Alecto	Combat				cel+pre						frenzy
scourge-of-the-enochians	101697	Scourge of the Enochians	Event
scout-youngwood	201253	Scout Youngwood	Vampire	Daughter of Cacophony	6	8	MEL OBF PRE for qui			2 votes		Independent		u
scouting-mission	101698	Scouting Mission	Action				dom
screamer	102292	Screamer	Ally	Hecata				1					wraith			{"life":1,"bleed":1,"strength":1}
screw-the-masquerade	101699	Screw the Masquerade!	Political Action
scrounging	101700	Scrounging	Action
scry-the-hearthstone	101701	Scry the Hearthstone	Reaction				tha vis
scrying-of-secrets	101702	Scrying of Secrets	Action Modifier				aus		1
sculpt-the-flesh	102260	Sculpt the Flesh	Combat	Tzimisce			pro
seal-of-veddartha	101703	Seal of Veddartha	Equipment					1						u
sean-andrews	201254	Sean Andrews	Vampire	Toreador	4	2	cel					Camarilla		pu
sean-rycek	201255	Sean Rycek	Vampire	Malkavian	4	4	aus dem					Camarilla		u
seattle-committee	101704	Seattle Committee	Master											u
sebastian-marley	201256	Sebastian Marley	Vampire	Nosferatu	1	7	ANI aus obf pot					Camarilla		pu		{"strength":2}
sebastien-goulet	201257	Sébastien Goulet	Vampire	Gangrel antitribu	3	8	DOM OBF cel pre pro					Sabbat		u	Sébastian Goulet
sebastien-goulet-advanced	201258	Sébastien Goulet	Vampire	Gangrel antitribu	3	8	DOM OBF cel pre pro					Sabbat		au	Sébastian Goulet	{"merged":{}}
second-sight	101705	Second Sight	Conviction
second-tradition-domain	101706	Second Tradition: Domain	Reaction												The Second Tradition: Domain	{"requiresTitle":["prince","justicar"]}
secret-horde	101707	Secret Horde	Master					X					investment
secret-passage	101710	Secret Passage	Master
secure-haven	101711	Secure Haven	Master					1					haven/location	u
seduction	101712	Seduction	Action Modifier				dom
seeds-of-corruption	101713	Seeds of Corruption	Action				tha		2					b
seeds-of-terror	102338	Seeds of Terror	Action Modifier				obf pre		1							{"requiresTraits":["path of cathari"]}
sela	201259	Sela	Vampire	Brujah antitribu	2	6	POT PRE cel obt			bishop		Sabbat		u		{"bleed":2}
sela-advanced	201260	Sela	Vampire	Brujah antitribu	2	7	POT PRE cel obt			archbishop	Rome	Sabbat		au
selective-silence	101714	Selective Silence	Combat				qui
selena	201261	Selena	Vampire	Tremere antitribu	3	6	AUS DOM THA					Sabbat	black hand	u
selma-the-repugnant	201262	Selma the Repugnant	Vampire	Nosferatu	1	8	OBF POT ani for			prince	Cleveland	Camarilla		u
sengir-dagger	101715	Sengir Dagger	Equipment					2					melee weapon/weapon	u
sennadurek	201263	Sennadurek	Vampire	Nagaraja	4	6	AUS NEC dom					Sabbat	black hand/scarce	u
sennuwy-the-promoter	201264	Sennuwy, The Promoter	Vampire	Ravnos	2	4	ani chi for					Independent		pu
sense-death	101716	Sense Death	Action				ani val
sense-the-savage-way	101717	Sense the Savage Way	Reaction				ani									{"requiresCapacity":7}
sense-the-sin	101718	Sense the Sin	Action Modifier/Reaction				aus dai
sense-vibrations	101719	Sense Vibrations	Master											t
sense-vitality	101720	Sense Vitality	Action				for val
sensory-deprivation	101721	Sensory Deprivation	Action				chi		3
sensory-overload	101722	Sensory Overload	Action				chi		1
sentry-signal	102339	Sentry Signal	Reaction				ani tha		1							{"requiresTraits":["path of caine"]}
seraph	101723	Seraph	Political Action													{"requiresTraits":["black hand"]}
seraphina	201686	Seraphina	Vampire	Salubri	7	8	AUS DOM FOR cel tha					Independent		u
seraphs-second	101724	Seraph's Second	Action Modifier													{"requiresTraits":["seraph"]}
seren-sukardi	201265	Seren Sukardi	Vampire	Ministry	4	7	OBF SER THA pre					Independent		u
serenading-the-kami	101725	Serenading the Kami	Action Modifier				tha		1
serenna-the-white	201266	Serenna the White	Vampire	Salubri	6	8	AUS FOR OBE ani dem					Independent	scarce	u
sergei-voshkov-the-eye	201267	Sergei Voshkov, The Eye	Vampire	Nosferatu	5	10	ANI AUS OBF POT dom pro					Camarilla		u		{"intercept":1}
sergio-bueno	201662	Sergio Bueno	Vampire	Ministry	6	8	OBF PRE PRO aus pot			baron	Santo Domingo	Anarch		u
serhat-gunde-combat-junkie	201772	Serhat Gunde, Combat Junkie	Vampire	Nosferatu	6	7	ANI OBF POT for tha					Sabbat	path of caine	u
sermon-of-caine	101726	Sermon of Caine	Master
serpentis	101728	Serpentis	Master										discipline
serpents-numbing-kiss	101727	Serpent's Numbing Kiss	Combat				pre+ser
servitor-of-irad	101729	Servitor of Irad	Master
servius-marius-pustula	201268	Servius Marius Pustula	Vampire	Nosferatu antitribu	4	10	ANI CHI DOM OBT POT obf					Sabbat		u
seterpenre	201269	Seterpenre	Vampire	Ministry	5	10	AUS NEC OBF PRE SER					Independent		u
sets-call	101730	Set's Call	Reaction				ser
sets-curse	101731	Set's Curse	Action				ser		2
sha-ennu	201270	Sha-Ennu	Vampire	Tzimisce	4	11	ANI AUS CHI VIC obf tha			regent		Sabbat		u		{"bleed":3}
shaal-fragment	101732	Shaal Fragment	Equipment	Harbinger of Skulls										du
shackles-of-enkidu	101733	Shackles of Enkidu	Equipment	Gangrel				2						u
shade	101734	Shade	Retainer				obt		1				demon			{"life":2}
shadow-body	101735	Shadow Body	Combat				obt		1
shadow-boxing	101736	Shadow Boxing	Action Modifier/Combat				obf+pot
shadow-cast	102280	Shadow Cast	Action Modifier				obl
shadow-cloak	102281	Shadow Cloak	Action Modifier				obl
shadow-court-satyr	101737	Shadow Court Satyr	Ally	Gangrel antitribu				3					changeling		Shadow Court Satyr (Changeling)	{"life":3,"bleed":1,"strength":1}
shadow-feint	101738	Shadow Feint	Combat				cel+obf		1
shadow-of-taint	101739	Shadow of Taint	Action				dom val
shadow-of-the-beast	101740	Shadow of the Beast	Action				pro		1
shadow-of-the-wolf	101741	Shadow of the Wolf	Combat				pro		2
shadow-parasite	101742	Shadow Parasite	Combat				obt		1
shadow-play	101743	Shadow Play	Action Modifier				obt		1
shadow-sentinel	102294	Shadow Sentinel	Reaction				obl
shadow-shift	102305	Shadow Shift	Combat				obl
shadow-step	101744	Shadow Step	Combat				obt
shadow-strike	101745	Shadow Strike	Combat				obt		1
shadow-twin	101746	Shadow Twin	Action				obt
shadowed-eyes	101747	Shadowed Eyes	Action				aus+obt		1
shaggydog	201271	Shaggydog	Vampire	Gangrel antitribu	5	7	FOR PRO ani obf qui					Sabbat	black hand	u
shahara-al-rashwa	201272	Shahara al-Rashwa	Vampire	Ministry	6	5	OBF SER pre					Independent		pu
shahid	201273	Shahid	Vampire	Nosferatu	4	7	OBF POT ani for pro					Camarilla		u
shakar	101748	Shakar	Master					1
shakar-the-hunt	101749	Shakar: the Hunt	Master										contract	tu		{"requiresTraits":["black hand"]}
shalmath	201274	Shalmath	Vampire	True Brujah	6	10	POT PRE TEM					Independent	scarce	u
shaman	101750	Shaman	Retainer						1				mage	u		{"requiresSect":["Laibon"],"life":2}
shambling-hordes	101751	Shambling Hordes	Ally				nec		3				zombie			{"life":3,"bleed":0,"strength":0}
shame	101752	Shame	Power				red
shane-grimald	201275	Shane Grimald	Vampire	Gangrel antitribu	2	4	ani dom pot					Sabbat		pu
shannon-price-the-whisperer	201276	Shannon Price, the Whisperer	Vampire	Nosferatu antitribu	2	3	ani obf					Sabbat		pu
shanty-town-hunting-ground	101753	Shanty Town Hunting Ground	Master	Nosferatu antitribu				2					hunting ground/location	u
shape-mastery	101754	Shape Mastery	Combat/Reaction				pro
shared-nightmare	101755	Shared Nightmare	Action				chi		3
shared-strength	101756	Shared Strength	Combat				for		1
shasa-abu-badr	201277	Shasa Abu Badr	Vampire	Ishtarri	4	5	PRE cel for					Laibon		u
shatter-the-gate	101757	Shatter the Gate	Action	Baali										d		{"requiresCapacity":9,"requiresTraits":["infernal"]}
shattered-mirror	101758	Shattered Mirror	Reaction				dem
shattering	101759	Shattering	Action				chi dem pro		1							{"requiresSect":["Anarch"]}
shattering-blow	101760	Shattering Blow	Combat				pot
shattering-crescendo	101761	Shattering Crescendo	Action				mel pro		1
shawnda-dorrit	201278	Shawnda Dorrit	Vampire	Brujah antitribu	4	6	CEL obt pot pre			priscus		Sabbat		pu
sheela-na-gig	201279	Sheela Na Gig	Vampire	Gargoyle	5	2	vis					Sabbat	flight	u		{"slaveOf":"Tremere antitribu"}
sheepdog	101762	Sheepdog	Action
sheila-mezarin	201280	Sheila Mezarin	Vampire	Toreador antitribu	2	6	AUS PRE cel for					Sabbat		pu		{"bleed":2}
sheldon-lord-of-the-clog	201281	Sheldon, Lord of the Clog	Vampire	Nosferatu	1	9	ANI AUS OBF POT for			justicar		Camarilla		pu
shell-break	101763	Shell Break	Action	Giovanni
shell-game	101764	Shell Game	Action Modifier				san
shemti	201282	Shemti	Vampire	Ministry	5	9	OBF POT PRE SER vic			1 vote		Independent		u
shepherds-innocence	101765	Shepherd's Innocence	Action				ani		2
sheva-carr	201283	Sheva Carr	Vampire	Toreador	5	4	aus cel dom					Camarilla		u
shilmulo-deception	101766	Shilmulo Deception	Reaction				chi
shilmulo-tarot	101767	Shilmulo Tarot	Equipment	Ravnos										u
shiloh-marie-vengeance	201284	Shiloh Marie, Vengeance	Vampire	Gangrel	5	6	ANI FOR PRO					Independent		u
shock-troops	101768	Shock Troops	Master					X								{"requiresTitle":["archbishop","cardinal","regent"]}
short-term-investment	101769	Short-Term Investment	Master					1					investment
shotgun-ritual	101770	Shotgun Ritual	Combat				tha		2
shoulder-drop	101771	Shoulder Drop	Combat										grapple
show-of-force	101772	Show of Force	Action				pot+pre
shroud-mastery	101773	Shroud Mastery	Action Modifier				nec
shroud-of-absence	101774	Shroud of Absence	Action Modifier				dom+obt
shroud-of-decay	102295	Shroud of Decay	Action				obl
shroud-of-night	101775	Shroud of Night	Action Modifier				obt
shroudsight	101776	Shroudsight	Action Modifier				nec
siarhei-levchenko	201612	Siarhei Levchenko	Vampire	Brujah	6	5	CEL PRE pot					Anarch		pu
sibyls-tongue	101777	Sibyl's Tongue	Action	Malkavian antitribu					X
side-strike	101778	Side Strike	Combat				cel
sideslip	101779	Sideslip	Combat				cel
sight-beyond-sight	101780	Sight Beyond Sight	Master	Salubri										du
sigrid-bekker	201286	Sigrid Bekker	Vampire	Toreador	2	6	AUS cel pot pre					Camarilla		u
silas	201287	Silas	Vampire	Salubri antitribu	6	5	FOR aus dom val					Sabbat		u
silence-of-death	101782	Silence of Death	Combat				qui		1
silvia-giovanni	201288	Silvia Giovanni	Vampire	Giovanni	2	10	ANI DOM NEC POT for vic					Independent		u		{"strength":2}
silvian-popescu	201706	Silvian Popescu	Vampire	Toreador	7	4	PRE cel					Camarilla		u
sins-of-the-cauchemar	101783	Sins of the Cauchemar	Reaction				aus		1
siphon	101784	Siphon	Action
sir-henry-johnson	201289	Sir Henry Johnson	Vampire	Toreador	3	4	aus pot pre					Camarilla		pu
sir-marriot-durban	201290	Sir Marriot D'Urban	Vampire	Ministry	2	5	PRE aus obf ser					Independent		pu
sir-ralph-hamilton	201291	Sir Ralph Hamilton	Vampire	Brujah	3	6	POT PRE cel ser					Camarilla		u
sir-walter-nash	201292	Sir Walter Nash	Vampire	Ventrue	1	7	DOM FOR PRE			prince	Chicago	Camarilla		pu
sirens-lure	101786	Siren's Lure	Action Modifier				cel mel
sires-command-childer-inherit	101787	Sires Command, Childer Inherit	Action													{"requiresSect":["Laibon"]}
sires-index-finger	101785	Sire's Index Finger	Equipment											u
sisocharis	201293	Sisocharis	Vampire	Ministry	5	4	cel obf pre					Independent		pu
sister-evelyn	201294	Sister Evelyn	Vampire	Ventrue antitribu	3	3	aus dom					Sabbat		pu
sixth-tradition-destruction	101788	Sixth Tradition: Destruction	Action												The Sixth Tradition: Destruction	{"requiresTitle":["prince","justicar"]}
skaald	101789	Skaald	Action	Gangrel										u		{"requiresCapacity":5}
skidmark	201295	Skidmark	Vampire	Nosferatu antitribu	4	5	FOR OBF aus pot					Sabbat		u
skin-of-night	101790	Skin of Night	Combat				for
skin-of-rock	101791	Skin of Rock	Combat				for
skin-of-steel	101792	Skin of Steel	Combat				for		1
skin-of-the-adder	101793	Skin of the Adder	Combat				ser		1
skin-of-the-chameleon	101794	Skin of the Chameleon	Action Modifier				tha vis		1
skin-trap	101795	Skin Trap	Combat				vic		1
skryta-zyleta	201296	Skryta Zyleta	Vampire	Gangrel antitribu	3	5	CEL obf pot pro					Sabbat	black hand	pu
skulk	201297	Skulk	Vampire	Nosferatu antitribu	5	4	OBF ani					Sabbat		pu
skullduggery	101796	Skullduggery	Action				obf pre pro									{"requiresSect":["Anarch"]}
slag	201298	Slag	Vampire	Nosferatu	5	4	ani obf pot					Camarilla		u
slake-the-thirst	101797	Slake the Thirst	Action Modifier/Combat				san
slam	101798	Slam	Combat				pot		1
slaughtering-the-herd	101801	Slaughtering the Herd	Action				dom		2
slave-auction	101802	Slave Auction	Master					1						u
sleep-of-reason	101803	Sleep of Reason	Action				dem		2
sleep-unseen	101804	Sleep Unseen	Action Modifier				obf		1
sleight-of-hand	101806	Sleight of Hand	Action				chi		1
slum-hunting-ground	101808	Slum Hunting Ground	Master	Nosferatu				2					hunting ground/location	u
smallpox-griet	201299	Smallpox Griet	Vampire	Nosferatu antitribu	3	9	ANI CEL OBF POT thn					Sabbat		u
smash	201300	Smash	Vampire	Brujah antitribu	4	3	pot pre					Sabbat		pu
smash-and-grab	101809	Smash and Grab	Action				ani dem pot									{"requiresSect":["Anarch"]}
smear-campaign	101810	Smear Campaign	Master					1						u		{"requiresSect":["Anarch"]}
smiling-jack-the-anarch	101811	Smiling Jack, The Anarch	Master											u
smite	101812	Smite	Combat				ven
smoke-and-mirrors	101813	Smoke and Mirrors	Action Modifier				chi obf obt									{"requiresSect":["Anarch"]}
smoke-grenade	101814	Smoke Grenade	Equipment										weapon
smudge-the-ignored	201301	Smudge the Ignored	Vampire	Caitiff	1	1	-					Camarilla		u
snipe-hunt	101815	Snipe Hunt	Political Action
sniper-rifle	101816	Sniper Rifle	Equipment					2					gun/weapon
soak	101817	Soak	Combat				for
soar	101818	Soar	Action Modifier				fli
sobayifa	201302	Sobayifa	Vampire	Guruhi	3	8	ANI PRE aus pot pro spi			magaji		Laibon		pu
social-charm	101819	Social Charm	Action				pre
social-ladder	101820	Social Ladder	Master
society-hunting-ground	101821	Society Hunting Ground	Master	Toreador				2					hunting ground/location	u
society-of-leopold	101822	Society of Leopold	Master											u
sociopath	101823	Sociopath	Master
socrate-cidibe	201303	Socrate Cidibe	Vampire	Akunanse	4	5	ABO FOR ani					Laibon		pu
soldat	201304	Soldat	Vampire	Gangrel antitribu	3	7	POT PRO cel dom obf					Sabbat	black hand	u
solomon-batanea	201305	Solomon Batanea	Vampire	Harbinger of Skulls	4	5	AUS FOR nec					Laibon		u
sonar	101824	Sonar	Reaction				pro
song-in-the-dark	101825	Song in the Dark	Combat				ani		2
song-of-pan	101826	Song of Pan	Action	Kiasyd				1						u
song-of-serenity	101827	Song of Serenity	Combat				ani
songs-of-the-distant-vitae	101828	Songs of the Distant Vitae	Action				qui
sonja-blue	201306	Sonja Blue	Vampire	Ventrue	4	5	CEL FOR PRE dom pot					Independent		u
sophia-watson	201307	Sophia Watson	Vampire	Gangrel	3	6	ANI FOR obf pro					Independent		pu
soul-burn	101829	Soul Burn	Combat				tha		1
soul-decoration	101830	Soul Decoration	Action				obf+vic
soul-feasting	101831	Soul Feasting	Action				nec
soul-gem-of-etrius	101832	Soul Gem of Etrius	Equipment											u
soul-of-the-earth	101833	Soul of the Earth	Action	Tremere/Tremere antitribu
soul-painting	101834	Soul Painting	Action				aus+pre		1
soul-scan	101835	Soul Scan	Action				aus		1
soul-stealing	101836	Soul Stealing	Action Modifier/Combat				nec
soulgrinder	102340	Soulgrinder	Combat				pot tha									{"requiresTraits":["path of caine"]}
sound-of-a-breaking-oath	101837	Sound of a Breaking Oath	Action/Reaction				aus+dom
sowing-dissension	101838	Sowing Dissension	Action													{"requiresSect":["Anarch"]}
speak-with-spirits	101840	Speak with Spirits	Reaction				ani spi
special-report	101841	Special Report	Master											o
specialization	101842	Specialization	Master											u
spectral-divination	101843	Spectral Divination	Action Modifier/Reaction				nec		1
spectral-servitor	102296	Spectral Servitor	Ally				obl		1				wraith			{"life":1,"bleed":1,"strength":1}
speed-of-thought	101844	Speed of Thought	Action				cel		1
spell-of-life	101845	Spell of Life	Action	Ministry
spider	201308	Spider	Vampire	Gangrel antitribu	4	6	CEL PRO ani for					Sabbat		u
spider-killer	201309	Spider-Killer	Vampire	Ravnos	2	10	ANI CHI FOR OBF aus cel					Independent		pu		{"stealth":1}
spike-thrower	101846	Spike-Thrower	Equipment					1					weapon
spiridonas	201310	Spiridonas	Vampire	Tremere	2	9	DOM THA pot pre			prince	Athens	Camarilla		u
spirit-claws	101847	Spirit Claws	Action/Combat				pro+spi		1
spirit-marionette	101848	Spirit Marionette	Action				dom obe
spirit-summoning-chamber	101849	Spirit Summoning Chamber	Master	Tremere antitribu				2					location	u
spirits-touch	101850	Spirit's Touch	Reaction				aus
spiritual-guidance	101851	Spiritual Guidance	Combat	Giovanni
spiritual-intervention	101852	Spiritual Intervention	Combat				nec
spiritual-protector	101853	Spiritual Protector	Retainer	Giovanni					3				wraith	u		{"life":1}
spleen-georgio-gutterpunk	201311	Spleen, Georgio Gutterpunk	Vampire	Ravnos	2	2	ani chi					Independent		u
split-the-veil	102297	Split the Veil	Action	Hecata
spoils-of-war	101854	Spoils of War	Action Modifier	Brujah antitribu
spontaneous-power	101855	Spontaneous Power	Master					2						u
sport-bike	101856	Sport Bike	Equipment					1					vehicle
spying-mission	101857	Spying Mission	Action Modifier				obf
squirrel-balance	101858	Squirrel Balance	Action Modifier				cel spi		1
sreelekha	201687	Sreelekha	Vampire	Ravnos	7	8	ANI FOR OBF PRE					Anarch		u		{"bleed":2}
sri-sansa	201652	Sri Sansa	Vampire	Tremere	6	5	DOM aus tha					Camarilla		u
stanislava	201312	Stanislava	Vampire	Gangrel	2	11	ANI CEL DOM FOR PRO			inner circle		Camarilla		u		{"bleed":3}
staredown	101859	Staredown	Combat				pre
starshell-grenade-launcher	101860	Starshell Grenade Launcher	Equipment					2					weapon
starvation-of-marena	101861	Starvation of Marena	Combat				vic		1
static-virtue	101862	Static Virtue	Master													{"requiresSect":["Laibon"]}
stavros	201313	Stavros	Vampire	Malkavian antitribu	4	7	AUS OBF PRE dem			priscus		Sabbat		pu
steadfastness	101864	Steadfastness	Reaction				for
steal-the-mind	101865	Steal the Mind	Action				dom myt		1
stealing-years	101866	Stealing Years	Action													{"requiresSect":["Anarch"]}
stealth-ritus	101867	Stealth Ritus	Action Modifier						1							{"requiresSect":["Sabbat"]}
steam-tunnels	101868	Steam Tunnels	Master	Nosferatu antitribu									location	u
steely-tenacity	101869	Steely Tenacity	Action/Combat				ani dom qui		1							{"requiresSect":["Anarch"]}
stefano-giovanni	201314	Stefano Giovanni	Vampire	Giovanni	2	6	DOM nec pot pre					Independent		u
stephen-bateson	201315	Stephen Bateson	Vampire	Tzimisce	5	6	ani aus tha vic					Sabbat		u		{"stealth":1}
stephen-milliner	201316	Stephen Milliner	Vampire	Giovanni	5	3	nec pre					Independent		pu
steve-booth	201317	Steve Booth	Vampire	Brujah	3	5	CEL pot pre pro					Camarilla		pu
stick	201318	Stick	Vampire	Nosferatu antitribu	4	3	ANI					Sabbat		pu
stiff-contempt	101870	Stiff Contempt	Action Modifier	Samedi
still-the-mortal-flesh	101871	Still the Mortal Flesh	Combat				dom		1
stolen-police-cruiser	101872	Stolen Police Cruiser	Equipment										vehicle			{"requiresSect":["Anarch"]}
stone-dog	101873	Stone Dog	Retainer	Gargoyle				3								{"life":4}
stone-quills	101874	Stone Quills	Combat				tha vis		1
stone-travel	101875	Stone Travel	Action Modifier				myt obt
stonestrength	101876	Stonestrength	Combat				tha vis
storage-annex	101877	Storage Annex	Master										location
storm-sewers	101878	Storm Sewers	Master	Nosferatu									location	u
strained-vitae-supply	101879	Strained Vitae Supply	Master
strange-day	101880	Strange Day	Action Modifier						2							{"requiresSect":["Laibon"]}
stravinsky	201319	Stravinsky	Vampire	Tzimisce	2	9	ANI AUS VIC pot			archbishop	Mexico City	Sabbat		u		{"bleed":2}
street-cred	101882	Street Cred	Combat				pot		1
strength-of-the-bear	101883	Strength of the Bear	Combat				ani spi		1
striga	101884	Striga	Master											t
strike-at-the-true-flesh	101885	Strike at the True Flesh	Combat				qui
strike-with-conviction	101886	Strike with Conviction	Conviction
strix	101887	Strix	Reaction				str		1					d
strohmann	201320	Strohmann	Vampire	Nosferatu antitribu	5	9	ANI OBF POT THA dom			archbishop	Berlin	Sabbat		u		{"bleed":2}
stunt-cycle	101888	Stunt Cycle	Combat				pot
stutter-step	101889	Stutter-Step	Combat				cel
stygian-shroud	102282	Stygian Shroud	Action Modifier				obl
styles-margs	201321	Styles Margs	Vampire	Gangrel antitribu	5	5	CEL PRO ani					Sabbat		u
subdued-by-the-blood	101890	Subdued by the Blood	Master											ot
submachine-gun	101891	Submachine Gun	Equipment					4					gun/weapon
subversion	102341	Subversion	Action Modifier				cel pre									{"requiresTraits":["path of cathari"]}
succubus	101892	Succubus	Ally	Tremere antitribu				4					demon			{"life":3,"bleed":0,"strength":1}
succubus-club	101893	Succubus Club	Master										location	bu
succulent-vitae	101894	Succulent Vitae	Action Modifier				qui
sudario-refraction	101895	Sudario Refraction	Action	Giovanni
sudden-reversal	101896	Sudden Reversal	Master											o
suhailah	201322	Suhailah	Vampire	Ventrue	2	9	FOR OBF pot ser			prince	Cairo	Camarilla		u		{"bleed":2}
sukainah	201323	Sukainah	Vampire	Banu Haqim	5	3	aus qui					Independent	blood cursed	pu
sully	201569	Sully	Vampire	Malkavian	6	4	aus dom obf					Camarilla		pu
summon-history	101897	Summon History	Action				tem		X
summon-soul	101898	Summon Soul	Action				nec
summon-spirit-beast	101899	Summon Spirit Beast	Combat/Reaction				ani spi		X
summon-the-abyss	101900	Summon the Abyss	Action				obt		2
summon-the-serpent	101901	Summon the Serpent	Action	Ministry					2
sundervere-the-devil-brahmin	201324	Sundervere, The Devil Brahmin	Vampire	Ministry	4	8	AUS PRE SER THA obf					Independent	red list	u		{"bleed":2}
sundown	201325	Sundown	Vampire	Nosferatu	3	6	ANI POT obf pre					Camarilla		u
sundown-advanced	201326	Sundown	Vampire	Nosferatu	3	6	ANI POT obf pre					Anarch		au		{"merged":{}}
sunrise-service	101903	Sunrise Service	Action													{"requiresSect":["Sabbat"]}
sunset-strip-hollywood	101904	Sunset Strip, Hollywood	Master					1					location	u
superior-mettle	101905	Superior Mettle	Combat				for		1
supernatural-resistance	101906	Supernatural Resistance	Combat/Reaction											d		{"requiresSect":["Laibon"]}
suppressing-fire	101907	Suppressing Fire	Action Modifier
surapong	201773	Surapong	Vampire	Nosferatu	6	2	ani					Sabbat	path of caine	pu
surge	101908	Surge	Power				ven
surprise-influence	101909	Surprise Influence	Reaction
survivalist	101910	Survivalist	Ally	Brujah antitribu				2					mortal			{"life":1,"bleed":0,"strength":0}
susie-kano	201688	Susie Kano	Vampire	Tzimisce	6	3	ani dom					Anarch		pu
suspension-of-disbelief	101911	Suspension of Disbelief	Action				chi
sutekh-the-dark-god	201327	Sutekh, The Dark God	Vampire	Ministry	2	11	NEC OBF PRE SER cel pot			2 votes		Independent		u		{"bleed":2}
suwira	201774	Suwira	Vampire	Ventrue	6	2	pre					Sabbat	path of power and the inner voice	pu
suzanne-kadim	201328	Suzanne Kadim	Vampire	Toreador	3	7	CEL PRE aus dom obf					Camarilla		pu		{"bleed":2}
svadharma	101912	Svadharma	Master	Ravnos
swallowed-by-the-night	101913	Swallowed by the Night	Action Modifier/Combat				obf
swarm	101914	Swarm	Retainer						1				animal			{"requiresSect":["Laibon"],"life":1}
sweeper	101915	Sweeper	Political Action													{"requiresTitle":["baron"]}
swift-cover	102342	Swift Cover	Action Modifier/Combat				cel obf									{"requiresTraits":["path of cathari"]}
swiftness-of-the-stag	101916	Swiftness of the Stag	Action Modifier/Combat				cel spi
swiss-cut	101917	Swiss Cut	Master	Giovanni									investment	u
swoop	101918	Swoop	Combat				fli
sword-of-judgment	101919	Sword of Judgment	Equipment	Brujah antitribu				2					melee weapon/weapon	u
sword-of-nuln	101920	Sword of Nuln	Equipment	Tremere				1					melee weapon/weapon	u
sword-of-the-archangel	102261	Sword of the Archangel	Equipment	Salubri				2					melee weapon/weapon	u
sword-of-the-righteous	101921	Sword of the Righteous	Combat				ani val		1
sword-of-troile	101922	Sword of Troile	Equipment	Brujah				3					melee weapon/weapon	u
sybren-van-oosten	201570	Sybren van Oosten	Vampire	Ventrue	6	7	FOR PRE dom tha			prince	Rotterdam	Camarilla		u
sylvester-simms	201329	Sylvester Simms	Vampire	Malkavian	1	8	AUS OBF ani dom pre			primogen		Camarilla		u
sylvie-helgon	201330	Sylvie Helgon	Vampire	Ahrimane	6	9	ANI PRE PRO SPI aus vic					Sabbat	sterile	u
sympathetic-agony	101923	Sympathetic Agony	Combat				chi+for
synesios	201331	Synesios	Vampire	True Brujah	2	8	POT PRE TEM obf ser			2 votes		Independent	scarce	u
synner-g	201332	Synner-G	Vampire	Gangrel antitribu	5	5	CEL OBF pro					Sabbat		u
szechenyi-jolan-mother-of-horrors	201333	Szechenyi Jolán, Mother of Horrors	Vampire	Tzimisce	3	9	ANI AUS VIC cel for pro			bishop		Sabbat		u
szlachta-assistant	102360	Szlachta Assistant	Retainer	Tzimisce									ghoul			{"life":2}
szlachta-bodyguard	102361	Szlachta Bodyguard	Retainer	Tzimisce					1				ghoul			{"life":2}
t-j	201334	T.J.	Vampire	Gangrel	4	3	cel for					Independent		u
tabitha-fisk	201335	Tabitha Fisk	Vampire	Lasombra	3	4	obt pot pro					Sabbat		u
tabriz-assembly	101924	Tabriz Assembly	Master	True Brujah										du
tainted-spring	101925	Tainted Spring	Action Modifier				ani		1
tainted-vitae	101926	Tainted Vitae	Reaction	Ministry					2
tajdid	101927	Tajdid	Master	Banu Haqim
taking-the-skin-minion	101928	Taking the Skin: Minion	Action Modifier/Combat				abo
taking-the-skin-vulture	101929	Taking the Skin: Vulture	Reaction				abo		1
talaq-the-immortal	101930	Talaq, The Immortal	Ally					3					mage	u		{"life":3,"bleed":0,"strength":0,"asVampire":{"disciplines":["qui","tha"],"capacity":3,"either":true}}
talbot	201336	Talbot	Vampire	Gangrel	5	7	ANI NEC PRO for					Independent		u
talbots-chainsaw	101931	Talbot's Chainsaw	Equipment					3					weapon	u
talith	101932	Talith	Equipment	Ravnos									melee weapon/weapon
talley-the-hound	201337	Talley, The Hound	Vampire	Lasombra	2	6	OBT POT aus dom					Sabbat		u
talons-of-the-dead	101933	Talons of the Dead	Master	Gangrel antitribu				2						u
taming-the-beast	101934	Taming the Beast	Combat				abo
tammy-walenski	201338	Tammy Walenski	Vampire	Nosferatu	3	8	ANI OBF POT nec tha					Camarilla		u
tamoszius	201571	Tamoszius	Vampire	Toreador	6	5	CEL PRE aus					Camarilla		pu
tangine	201339	Tanginé	Vampire	Samedi	4	7	OBF THN ani nec pot					Independent		u
tangle-atropos-hand	101935	Tangle Atropos' Hand	Action Modifier				pot tem		1
tansu-bekir	201340	Tansu Bekir	Vampire	Banu Haqim	2	4	OBF cel					Independent	blood cursed	pu
tapestry-of-blood	101936	Tapestry of Blood	Equipment						1					u
tara	201341	Tara	Vampire	Brujah	5	6	POT PRE cel			prince	San Diego	Camarilla		pu
tara-the-hollow-one	101937	Tara, The Hollow One	Ally	Ravnos				3					mage	u	Tara, The Hollow One (Mage)	{"life":2,"bleed":0,"strength":0}
tarautas	201342	Tarautas	Vampire	Tremere	4	4	aus nec tha					Camarilla		u
tarbaby-jack	201343	Tarbaby Jack	Vampire	Nosferatu antitribu	3	8	ANI OBF POT dom ser					Sabbat	black hand	bu
target-hand	101938	Target Hand	Combat										aim
target-head	101939	Target Head	Combat										aim
target-leg	101940	Target Leg	Combat										aim
target-retainer	101941	Target Retainer	Combat										aim
target-vitals	101942	Target Vitals	Combat										aim
tariq-the-silent	201344	Tariq, The Silent	Vampire	Banu Haqim	2	7	AUS FOR OBF QUI cel					Independent		u
tariq-the-silent-advanced	201345	Tariq, The Silent	Vampire	Banu Haqim	2	7	AUS FOR OBF QUI cel					Sabbat	black hand/red list	au		{"merged":{}}
tarrence-moore	201346	Tarrence Moore	Vampire	Tremere	5	4	aus dom tha					Camarilla		pu
tasha-morgan	101943	Tasha Morgan	Retainer										mortal	u		{"life":1}
taste-of-death	101944	Taste of Death	Combat				qui		1
taste-of-vitae	101945	Taste of Vitae	Combat
tatiana-romanov	201347	Tatiana Romanov	Vampire	Toreador	1	7	AUS cel pre			prince	Houston	Camarilla		pu		{"bleed":2}
tatiana-stepanova-alastor	201348	Tatiana Stepanova, Alastor	Vampire	Ravnos	4	7	CHI PRE ani for obf					Camarilla		u
tattoo-signal	101946	Tattoo Signal	Action											d		{"requiresTraits":["seraph"]}
tatu-sawosa	201349	Tatu Sawosa	Vampire	Osebo	4	8	AUS OBF POT ani cel					Laibon		pu		{"strength":2}
taunt-the-caged-beast	101947	Taunt the Caged Beast	Action				ani
tayshawn-kearns	201350	Tayshawn Kearns	Vampire	Brujah	3	4	cel obf pot					Camarilla		pu
tears-the-dark-pierrot	201351	Tears, The Dark Pierrot	Vampire	Toreador antitribu	4	6	AUS DEM PRE cel					Sabbat		u
tegyrius-vizier	201352	Tegyrius, Vizier	Vampire	Banu Haqim	2	9	AUS CEL FOR QUI pre					Camarilla	blood cursed	u		{"strength":2}
tegyrius-vizier-6	201654	Tegyrius, Vizier	Vampire	Banu Haqim	6	10	AUS CEL FOR PRE THA			2 votes		Camarilla		u		{"strength":2}
tegyrius-vizier-advanced	201353	Tegyrius, Vizier	Vampire	Banu Haqim	2	9	AUS CEL FOR PRE QUI					Camarilla	blood cursed	au		{"merged":{}}
telepathic-counter	101948	Telepathic Counter	Reaction				aus
telepathic-misdirection	101949	Telepathic Misdirection	Reaction				aus		1
telepathic-tracking	101950	Telepathic Tracking	Combat				aus		1
telepathic-vote-counting	101951	Telepathic Vote Counting	Action Modifier				aus
templar	101952	Templar	Political Action													{"requiresSect":["Sabbat"]}
temple-hunting-ground	101953	Temple Hunting Ground	Master	Ministry				2					hunting ground/location	u
temptation	101954	Temptation	Action				ser		1
temptation-of-greater-power	101955	Temptation of Greater Power	Master					3						b		{"requiresTitle":["justicar"]}
tend-the-flock	101956	Tend the Flock	Master	Baali
tenebrous-form	101957	Tenebrous Form	Action Modifier				obt		1
tension-in-the-ranks	101958	Tension in the Ranks	Master											u
teresita-the-godmother	201354	Teresita, The Godmother	Vampire	Nosferatu antitribu	3	7	ANI OBF POT for					Sabbat		u
tereza-rostas	201355	Tereza Rostas	Vampire	Ravnos	2	8	CHI FOR ani aus pot					Independent		u
terra-incognita	101959	Terra Incognita	Reaction													{"requiresSect":["Laibon"]}
terrell-harding	201356	Terrell Harding	Vampire	Tremere antitribu	3	7	AUS THA cel dom obf					Sabbat		u
terrence	201357	Terrence	Vampire	Tzimisce	2	4	ani aus vic					Sabbat		pu
terrifisto	201358	Terrifisto	Vampire	Tzimisce	4	10	ANI AUS FOR VIC cel obt			archbishop	Detroit	Sabbat		u
terrifying-visage	102343	Terrifying Visage	Master					1								{"requiresTraits":["path of cathari"]}
terror-frenzy	101960	Terror Frenzy	Combat				ani		1				frenzy
terrorists	101961	Terrorists	Ally	Banu Haqim				2					mortal	b		{"life":1,"bleed":1,"strength":2}
terry	201359	Terry	Vampire	Blood Brother	2	5	POT aus dom san					Sabbat	sterile	u		{"circle":"Chicago"}
thadius-zho	101963	Thadius Zho	Ally	Tremere				3					mage	u	Thadius Zho, Mage	{"life":2,"bleed":2,"strength":0}
thanks-for-the-donation	101964	Thanks for the Donation	Action				dom
thaumaturgy	101965	Thaumaturgy	Master										discipline
the-admonitions	100023	The Admonitions	Master											u
the-ailing-spirit	100030	The Ailing Spirit	Action				dom obe
the-anarch-free-press	100052	The Anarch Free Press	Master					1						u		{"requiresSect":["Anarch"]}
the-ancestors-talisman	100063	The Ancestor's Talisman	Equipment	Banu Haqim										u
the-ankara-citadel-turkey	100071	The Ankara Citadel, Turkey	Equipment	Tremere					2				location in play	u
the-ankou	200101	The Ankou	Vampire	Malkavian	5	10	AUS DEM OBF					Camarilla		u
the-arcadian	200127	The Arcadian	Vampire	Kiasyd	5	8	DOM MYT OBT chi for					Sabbat		u
the-art-of-love	100096	The Art of Love	Master	Toreador antitribu
the-art-of-memory	100097	The Art of Memory	Action Modifier													{"requiresTraits":["black hand"]}
the-art-of-pain	100098	The Art of Pain	Master	Toreador antitribu				2						u
the-baron	200167	The Baron	Vampire	Samedi	2	9	FOR NEC OBF THN dom			2 votes		Independent		u		{"bleed":2}
the-barrens	100135	The Barrens	Master										location	u
the-becoming	100147	The Becoming	Action						2							{"requiresTraits":["non-sterile"]}
the-bitter-and-sweet-story	100163	The Bitter and Sweet Story	Event
the-black-beast	100164	The Black Beast	Combat	Salubri antitribu										d
the-black-throne	100172	The Black Throne	Master	Banu Haqim				1					location	u
the-book-of-going-forth-by-night	100239	The Book of Going Forth by Night	Equipment					1						u
the-british-museum-london	102236	The British Museum, London	Master					2					location	u
the-bruisers	100259	The Bruisers	Ally	Brujah antitribu				3					mortal	u		{"life":2,"bleed":0,"strength":2}
the-call	100278	The Call	Action				aus+dem
the-capuchin	200242	The Capuchin	Vampire	Harbinger of Skulls	5	11	AUS DOM FOR NEC THA THN					Independent		u		{"bleed":2,"intercept":1}
the-church-of-vindicated-faith	100348	The Church of Vindicated Faith	Master					1					location	u
the-colonel	200287	The Colonel	Vampire	Malkavian antitribu	3	5	AUS cel dem obf					Sabbat	black hand	pu
the-coven	100435	The Coven	Master											tu
the-crimson-sentinel	100448	The Crimson Sentinel	Equipment					2					melee weapon/weapon	u
the-crocodile-temple	100449	The Crocodile Temple	Master	Ministry									location	u
the-crusader-sword	100474	The Crusader Sword	Equipment					1					melee weapon/weapon	u
the-damned	100490	The Damned	Master					1						u
the-deadliest-sin	100505	The Deadliest Sin	Reaction
the-death-of-my-conscience	100507	The Death of My Conscience	Combat				pot		3							{"requiresCapacity":6}
the-diamond-thunderbolt	100543	The Diamond Thunderbolt	Master											o
the-dowager	201545	The Dowager	Vampire	Nosferatu	6	6	ANI OBF aus pot			primogen		Camarilla		u
the-dracon	200385	The Dracon	Vampire	Tzimisce	5	11	ANI AUS POT THA VIC					Independent	flight	u		{"bleed":2,"strength":3}
the-eldest-are-kholo	100622	The Eldest Are Kholo	Action Modifier/Reaction	Ravnos
the-eldest-command-undeath	100623	The Eldest Command Undeath	Political Action						X							{"requiresSect":["Laibon"]}
the-embrace	100633	The Embrace	Action						2							{"requiresTraits":["non-sterile"]}
the-erciyes-fragments	100656	The Erciyes Fragments	Master											u
the-eternal-mask	100665	The Eternal Mask	Action				ser		1
the-eternals-of-sirius	100667	The Eternals of Sirius	Master					4
the-final-nights	100731	The Final Nights	Political Action
the-fourth-cycle	100781	The Fourth Cycle	Event
the-framing	100786	The Framing	Action						2							{"requiresSect":["Anarch"]}
the-gate-of-acheron	102290	The Gate of Acheron	Action	Hecata										u
the-ghouls-of-plaza-moreria	100822	The Ghouls of Plaza Morería	Ally	Banu Haqim				2					ghoul	u		{"life":2,"bleed":0,"strength":1}
the-grandest-trick	100849	The Grandest Trick	Action Modifier	Kiasyd					2					d
the-guardian	201641	The Guardian	Vampire	Nosferatu	6	4	ani cel pot					Camarilla		u
the-guruhi-are-the-land	100873	The Guruhi Are the Land	Action Modifier	Guruhi
the-haunting	100894	The Haunting	Action				dem
the-horde	200605	The Horde	Vampire	Baali	6	3	dai obf pre					Independent	infernal
the-hungry-coyote	100945	The Hungry Coyote	Master					2					location	u
the-hunt-club	100946	The Hunt Club	Master											u
the-jones	101023	The Jones	Combat				ser
the-khabar-community	101042	The Khabar: Community	Master	Banu Haqim				2						u
the-khabar-honor	101044	The Khabar: Honor	Combat	Banu Haqim
the-kikiyaon	200783	The Kikiyaon	Vampire	Akunanse	4	5	FOR abo ani					Laibon	flight	u
the-kiss-of-ra	101062	The Kiss of Ra	Action Modifier				for		3
the-knights	101063	The Knights	Ally	Brujah				1					mortal	u		{"life":2,"bleed":0,"strength":2}
the-labyrinth	101070	The Labyrinth	Master	Nosferatu				1					location	u
the-line	101110	The Line	Master										location	u
the-louvre-paris	101127	The Louvre, Paris	Master	Toreador									location	u	Le Louvre, Paris
the-malkavian-seven-miseries	101157	The Malkavian Seven Miseries	Master	Malkavian				1
the-marrakesh-codex	101172	The Marrakesh Codex	Master											u
the-mausoleum-venice	101187	The Mausoleum, Venice	Master	Giovanni				1					location	u
the-meddling-of-semsith	101192	The Meddling of Semsith	Political Action
the-medic	200968	The Medic	Vampire	Nosferatu	5	6	OBF POT dem for					Anarch		u
the-missing-voice	101226	The Missing Voice	Action Modifier				cel mel
the-mithraeum-london	102240	The Mithraeum, London	Master					1					location	u
the-mole	101233	The Mole	Reaction				ani cel dom									{"requiresSect":["Anarch"]}
the-name-forgotten	101263	The Name Forgotten	Action				tha
the-new-inquisition	101279	The New Inquisition	Event										gehenna
the-oath	101307	The Oath	Combat/Reaction
the-parthenon	101355	The Parthenon	Master					2					location	u
the-path-of-blood	101358	The Path of Blood	Master	Banu Haqim				1						u
the-path-of-bone	101359	The Path of Bone	Master	Giovanni				1						u
the-path-of-harmony	101362	The Path of Harmony	Master	Ahrimane				1						u
the-path-of-lilith	101363	The Path of Lilith	Master											u
the-path-of-metamorphosis	101364	The Path of Metamorphosis	Master	Tzimisce				1						u
the-path-of-night	101365	The Path of Night	Master	Lasombra				1						u
the-path-of-paradox	101366	The Path of Paradox	Master	Ravnos				1						u
the-path-of-retribution	101367	The Path of Retribution	Master	Salubri antitribu				1						u
the-path-of-service	101368	The Path of Service	Master	Gargoyle				1						u
the-path-of-tears	101369	The Path of Tears	Master	Salubri				1						o
the-path-of-the-feral-heart	101370	The Path of the Feral Heart	Master	Gangrel antitribu				1						u
the-path-of-the-scorched-heart	101371	The Path of the Scorched Heart	Action	True Brujah
the-path-of-typhon	101373	The Path of Typhon	Master	Ministry				1						u
the-peace-of-khetamon	101379	The Peace of Khetamon	Political Action
the-platinum-protocol	102232	The Platinum Protocol	Action				obf pre pro									{"requiresSect":["Anarch"]}
the-portrait	101422	The Portrait	Action	Toreador					1
the-rack	101536	The Rack	Master										location	u
the-realm-of-the-black-sun	101562	The Realm of the Black Sun	Master	Ministry										u
the-red-question	101575	The Red Question	Action Modifier						1					d
the-return-to-innocence	101620	The Return to Innocence	Action						4					b
the-rising	101640	The Rising	Event										gehenna
the-rose	201205	The Rose	Vampire	Tzimisce	3	5	PRE VIC aus					Sabbat		pu
the-rose-foundation	101653	The Rose Foundation	Master					1					location	u
the-rumor-mill-tabloid-newspaper	101662	The Rumor Mill, Tabloid Newspaper	Master					1					location	u
the-sargon-fragment	101681	The Sargon Fragment	Equipment					1						u
the-secret-library-of-alexandria	101708	The Secret Library of Alexandria	Master	Nosferatu				1					location	u
the-secret-must-be-kept	101709	The Secret Must Be Kept	Political Action													{"requiresSect":["Laibon"]}
the-shard-london	102244	The Shard, London	Master					2					location	u
the-siamese	201285	The Siamese	Vampire	Ahrimane	2	7	PRE SPI ani pro					Sabbat	sterile	pu		{"bleed":2}
the-signet-of-king-saul	101781	The Signet of King Saul	Equipment					1						u
the-slashers	101799	The Slashers	Ally	Brujah				1					mortal	u		{"life":3,"bleed":0,"strength":0}
the-slaughterhouse	101800	The Slaughterhouse	Master	Harbinger of Skulls				1					location	d
the-sleeping-mind	101805	The Sleeping Mind	Action Modifier				dom		1
the-slow-withering	101807	The Slow Withering	Event										gehenna
the-spawning-pool	101839	The Spawning Pool	Master	Nosferatu									location	u
the-status-perfectus	101863	The Status Perfectus	Action											u		{"requiresSect":["Anarch"]}
the-stranger-among-us	101881	The Stranger Among Us	Master					1
the-summoning	101902	The Summoning	Action				pre
the-textbook-damnation	101962	The Textbook Damnation	Equipment					1						u
the-treatment	102017	The Treatment	Master	Ravnos				1
the-trick-of-the-danya	102024	The Trick of the Danya	Action				chi		1
the-uncoiling	102057	The Uncoiling	Event
the-unmasking	102079	The Unmasking	Event										gehenna
the-unnamed	201411	The unnamed	Vampire	Baali	6	10	CEL DAI OBF PRE PRO					Independent	infernal	u
the-vozhd-of-gravesend	102363	The Vozhd of Gravesend	Ally	Tzimisce				4					ghoul	u		{"life":5,"bleed":0,"strength":4}
the-vozhd-of-juiz-de-fora	102364	The Vozhd of Juiz de Fora	Ally	Tzimisce				3					ghoul	u		{"life":5,"bleed":0,"strength":4,"asVampire":{"disciplines":["ani"],"capacity":5}}
the-vozhd-of-sofia	102267	The Vozhd of Sofia	Ally	Tzimisce				3					ghoul	u	Vozhd of Sofia	{"life":5,"bleed":0,"strength":3}
the-vozhd-of-szczecin	102365	The Vozhd of Szczecin	Ally	Tzimisce				4					ghoul	u		{"life":5,"bleed":0,"strength":4}
the-warrens	102216	The Warrens	Reaction	Nosferatu					1
the-wildebeest	102181	The Wildebeest	Action	Ahrimane					1
the-worlds-a-canvas	102193	The World's a Canvas	Action				dom obf vic		2							{"requiresSect":["Anarch"]}
theft-of-vitae	101966	Theft of Vitae	Combat				tha
their-masters-voice	101967	Their Master's Voice	Reaction	Tremere/Tremere antitribu
thelonius	201360	Thelonius	Vampire	Tremere antitribu	2	4	aus dom tha					Sabbat		pu
themistocles	201361	Themistocles	Vampire	Brujah	5	8	AUS CEL FOR POT pre					Camarilla		u
theo-bell	201362	Theo Bell	Vampire	Brujah	2	7	POT cel dom pre					Camarilla		u
theo-bell-6	201613	Theo Bell	Vampire	Brujah	6	8	CEL POT PRE aus dom					Anarch		u		{"strength":2}
theo-bell-advanced	201363	Theo Bell	Vampire	Brujah	2	7	CEL POT PRE aus dom					Independent		au		{"strength":2}
therbold-realty	101968	Therbold Realty	Master										location	u
theron	201364	Theron	Vampire	Malkavian antitribu	2	8	AUS DEM OBF for obt					Sabbat		u
thetmes-caliph-of-alamut	201365	Thetmes, Caliph of Alamut	Vampire	Banu Haqim	2	10	CEL OBF QUI dom pot			2 votes		Independent	blood cursed	u
thicker-than-blood	101969	Thicker than Blood	Master	Blood Brother				2
thin-blood	101970	Thin Blood	Combat				qui		1
thin-blooded-seer	101971	Thin-Blooded Seer	Action						1							{"requiresTraits":["non-sterile"]}
thing	101972	Thing	Action	Gangrel
third-tradition-progeny	101973	Third Tradition: Progeny	Action						1						The Third Tradition: Progeny	{"requiresTitle":["prince","justicar"],"requiresTraits":["non-sterile"]}
thirst	101974	Thirst	Event										gehenna
thomas-de-lutrius	201366	Thomas De Lutrius	Vampire	Toreador	4	4	aus cel pre			primogen		Camarilla		u
thomas-steed-the-angry	201367	Thomas Steed, The Angry	Vampire	Salubri antitribu	2	4	ani aus val					Sabbat		u
thomas-thorne	201368	Thomas Thorne	Vampire	Tremere	1	6	DOM ani aus cel tha					Camarilla		pu
thomasso-ghiberti	201369	Thomasso Ghiberti	Vampire	Giovanni	4	4	NEC pot					Independent		u
those-who-endure-judge	101975	Those Who Endure Judge	Action Modifier						1							{"requiresSect":["Laibon"],"requiresCapacity":5}
thoughts-betrayed	101976	Thoughts Betrayed	Combat				dom		2
threading-the-path-of-orpheus	101977	Threading the Path of Orpheus	Action	Harbinger of Skulls
threats	101978	Threats	Action Modifier				dom
threes-a-crowd	101979	Three's a Crowd	Combat	Blood Brother					1
threestar-cab-company	101980	Threestar Cab Company	Master					3					hunting ground/location	u
thrones-crumble	101981	Thrones Crumble	Action				ser
thrown-gate	101982	Thrown Gate	Combat				pot
thrown-sewer-lid	101983	Thrown Sewer Lid	Combat				pot
thucimia	201370	Thucimia	Vampire	Banu Haqim	4	10	CEL DEM OBF QUI for pro			1 vote		Independent	blood cursed	u
tiberius-the-scandalmonger	201371	Tiberius, The Scandalmonger	Vampire	Nosferatu	1	5	ani cel obf pot					Camarilla		u
tier-of-souls	101984	Tier of Souls	Action				ani
timothy-crowley	201372	Timothy Crowley	Vampire	Ventrue	1	7	FOR PRE ani dom			prince	Dallas	Camarilla		pu
tinglestripe	101985	Tinglestripe	Equipment				myt						weapon
tithings	101986	Tithings	Political Action													{"requiresSect":["Sabbat"],"requiresCapacity":7}
titi-camara	201373	Titi Camara	Vampire	Osebo	5	5	AUS CEL pot					Laibon		pu
titus-camille	201374	Titus Camille	Vampire	Ventrue antitribu	4	8	AUS DOM OBF for					Sabbat		u		{"strength":2}
tobias-smith	201375	Tobias Smith	Vampire	Lasombra	3	7	DOM OBT PRE pot					Sabbat		u
toby	201376	Toby	Vampire	Nosferatu	4	5	ani obf pre					Camarilla		u
tock	201377	Tock	Vampire	Nosferatu antitribu	3	4	obf pot pre					Sabbat		pu
tom	201378	Tom	Vampire	Blood Brother	2	3	for pot san					Sabbat	sterile	u		{"circle":"Chicago"}
tomaine	201379	Tomaine	Vampire	Brujah	4	6	CEL POT PRE			primogen		Camarilla		u
tomb-of-rameses-iii	101987	Tomb of Rameses III	Master					3					location	u
tommaso-sforza	201728	Tommaso Sforza	Vampire	Hecata	6	7	AUS OBL THA dom for					Independent		u
tommy	201380	Tommy	Vampire	Nosferatu antitribu	2	3	ani pot					Sabbat		pu
tongue-of-the-serpent	101988	Tongue of the Serpent	Combat				ser
tony	201381	Tony	Vampire	Malkavian	3	6	AUS DEM dom obf					Camarilla		pu
topaz	201382	Topaz	Vampire	Nosferatu	4	7	OBF POT ani for qui					Camarilla		u
toreador-grand-ball	101989	Toreador Grand Ball	Master	Toreador				1
toreador-justicar	101990	Toreador Justicar	Political Action										title
toreadors-bane	101991	Toreador's Bane	Combat				mel pre
tori-longwood	201383	Tori Longwood	Vampire	Caitiff	2	4	cel pot pre pro					Anarch		u
torment-the-soul	101992	Torment the Soul	Combat				nec
torn-signpost	101993	Torn Signpost	Combat				pot
torpid-blood	101994	Torpid Blood	Event										gehenna
torrent	101995	Torrent	Combat				cel		2
tortured-confession	101996	Tortured Confession	Combat						1
torvus-bloodbeard	201384	Torvus Bloodbeard	Vampire	Gangrel	3	9	ANI FOR OBF PRO pot					Independent		u		{"strength":2}
total-insanity	101997	Total Insanity	Action				dem
touch-of-clarity	101998	Touch of Clarity	Action Modifier/Reaction				dem		1
touch-of-oblivion	102283	Touch of Oblivion	Combat				obl		2
touch-of-pain	101999	Touch of Pain	Reaction				pot		1
touch-of-valeren	102262	Touch of Valeren	Action/Combat	Salubri			for		1
tourettes-voice	102000	Tourette's Voice	Reaction				aus mel
tower-of-london	102001	Tower of London	Master	Giovanni				2					location	u
toy	201385	Toy	Vampire	Samedi	5	2	DEM POT THN for obf					Sabbat		u		{"slaveOf":"Malkavian antitribu"}
toy-chest-test	102002	Toy Chest Test	Master					1								{"requiresSect":["Sabbat"],"requiresCapacity":5}
trackers-mark	102003	Tracker's Mark	Combat	Salubri antitribu										d
tradition-upheld	102004	Tradition Upheld	Political Action													{"requiresTitle":["prince","justicar","inner circle"]}
traditionalist	102005	Traditionalist	Master											t
tragic-love-affair	102006	Tragic Love Affair	Master
trainer	102007	Trainer	Action				ani
tranquility	102008	Tranquility	Combat				dom
tranquility-shield	102362	Tranquility Shield	Combat	Salubri			for		1
transcendent-laibon	102009	Transcendent Laibon	Master											du
transfer-of-power	102010	Transfer of Power	Political Action
transfusion	102011	Transfusion	Action Modifier				nec thn		1
trap	102012	Trap	Combat
travelers-obey-the-tenets	102013	Travelers Obey the Tenets	Action													{"requiresTitle":["magaji"]}
travis-traveler72-miller	201386	Travis "Traveler72" Miller	Imbued	Martyr	4	5	def mar
treachery	102014	Treachery	Reaction				pre
treasured-samadji	102015	Treasured Samadji	Equipment	Ravnos				1						u
treat-the-sick-mind	102016	Treat the Sick Mind	Action/Reaction				dem obe
treaty-of-laibach	102018	Treaty of Laibach	Master	Ministry/Tremere										u
treaty-of-tyre-enforced	102019	Treaty of Tyre Enforced	Political Action
tremere-convocation	102020	Tremere Convocation	Master	Tremere										u
tremere-justicar	102021	Tremere Justicar	Political Action										title
trevon-parker	201572	Trevon Parker	Vampire	Tremere	6	6	AUS DOM THA					Camarilla		pu
tribunal-judgment	102022	Tribunal Judgment	Political Action													{"requiresSect":["Sabbat"]}
tribute-to-the-master	102023	Tribute to the Master	Master
trioles-revenge	102025	Triole's Revenge	Action	Brujah					2
trochomancy	102026	Trochomancy	Action Modifier				aus+nec
troglodytia	201387	Troglodytia	Vampire	Samedi	4	10	AUS FOR NEC THN obf pot					Independent		u		{"strength":2}
troius	201388	Troius	Vampire	Tremere	4	8	AUS DOM THA cel			prince	Geneva	Camarilla		u		{"strength":2}
trophy-chosen	102027	Trophy: Chosen	Master										trophy
trophy-clan-respect	102028	Trophy: Clan Respect	Master										trophy
trophy-diablerie	102029	Trophy: Diablerie	Master										trophy
trophy-discipline	102030	Trophy: Discipline	Master										trophy
trophy-domain	102031	Trophy: Domain	Master										trophy
trophy-hunting-ground	102032	Trophy: Hunting Ground	Master										hunting ground/trophy
trophy-library	102033	Trophy: Library	Master										trophy
trophy-no-questions	102034	Trophy: No Questions	Master										trophy
trophy-progeny	102035	Trophy: Progeny	Master										trophy
trophy-retainers	102036	Trophy: Retainers	Master										trophy
trophy-revered	102037	Trophy: Revered	Master										trophy
trophy-safe-passage	102038	Trophy: Safe Passage	Master										trophy
trophy-wealth	102039	Trophy: Wealth	Master										trophy
true-faith	102040	True Faith	Master					1						u
true-loves-face	102041	True Love's Face	Action Modifier				obf+pre
truman	201389	Truman	Vampire	Blood Brother	2	6	FOR SAN dom pot					Sabbat	sterile	pu		{"circle":"Torrance"}
trumped-up-charges	102042	Trumped-Up Charges	Political Action													{"requiresTraits":["non-red list"]}
trung-chau-pham	201689	Trung Chau Pham	Vampire	Ravnos	7	3	ANI					Anarch		pu
truth-in-darkness	102284	Truth in Darkness	Reaction				obl
truth-in-ink	102043	Truth in Ink	Reaction													{"requiresTraits":["black hand"]}
truth-of-a-thousand-lies	102044	Truth of a Thousand Lies	Action Modifier				ser		2
truth-of-blood	102045	Truth of Blood	Action				aus+qui
tryphosa	201390	Tryphosa	Vampire	Malkavian	4	10	AUS DEM DOM OBF POT			prince	Rome	Camarilla		u
tsigane	201391	Tsigane	Vampire	Ravnos	2	3	aus chi					Independent		bpu
tsunda	201392	Tsunda	Vampire	Ravnos	4	6	CHI abo ani dem			magaji		Laibon		pu
tumnimos	102046	Tumnimos	Action	Ravnos					2							{"requiresCapacity":5,"requiresTraits":["non-sterile"]}
tunnel-runner	102047	Tunnel Runner	Ally	Akunanse				4					werewolf			{"life":3,"bleed":1,"strength":1,"asVampire":{"disciplines":["ani"]}}
tupdog	201393	Tupdog	Vampire	Gargoyle	3	1	POT VIS					Sabbat	flight			{"slaveOf":"Tremere antitribu"}
tura-vaughn	201394	Tura Vaughn	Vampire	Brujah	1	8	CEL POT PRE dom			primogen		Camarilla		u
tusk-the-talebearer	201395	Tusk, The Talebearer	Vampire	Nosferatu	1	6	OBF ani pot					Camarilla		u
tusk-the-talebearer-advanced	201396	Tusk, The Talebearer	Vampire	Nosferatu	1	6	OBF ani pot					Camarilla		au
tutu-the-doubly-evil-one	102048	Tutu the Doubly Evil One	Ally	Ministry				4					mummy	u	Tutu the Doubly Evil One (Bane Mummy)	{"life":3,"bleed":1,"strength":2}
twilight-camp	102049	Twilight Camp	Master
twisted-bloodhound	102344	Twisted Bloodhound	Retainer					1					ghoul			{"requiresTraits":["path of caine"],"life":3}
twisted-forest	102050	Twisted Forest	Master	Gangrel antitribu				2					location	u
twisting-the-knife	102051	Twisting the Knife	Combat				pot		1
two-wrongs	102052	Two Wrongs	Master											ot
tye-cooper	102053	Tye Cooper	Ally	Giovanni				3					wraith	u		{"life":1,"bleed":1,"strength":0}
tyler	201397	Tyler	Vampire	Brujah	3	9	CEL POT PRE dom for obt			primogen		Camarilla		u
tyler-mcgill	201398	Tyler McGill	Vampire	Toreador	5	4	AUS pre					Camarilla		u
typhonic-beast	102054	Typhonic Beast	Combat				pot+ser		1
ubende	201399	Ubende	Vampire	Ishtarri	4	7	CEL PRE for obf qui			magaji		Laibon		pu
ublo-satha	201400	Ublo-Satha	Vampire	Gargoyle	2	7	FOR POT VIS cel					Camarilla	flight	u		{"slaveOf":"Tremere"}
uchenna	201401	Uchenna	Vampire	Akunanse	4	7	ABO ANI FOR			magaji		Laibon		u
ugadja	201402	Ugadja	Vampire	Guruhi	4	10	ABO ANI POT PRE dom for			magaji		Laibon		u
ulrike-rothbart	201403	Ulrike Rothbart	Vampire	Ventrue antitribu	4	3	dom for					Sabbat		pu
ulugh-beg-the-watcher	201404	Ulugh Beg, The Watcher	Vampire	Tremere	1	10	AUS DOM THA cel for pot			justicar		Camarilla		u
uma-hatch	201405	Uma Hatch	Vampire	Brujah	1	3	cel pre					Camarilla		pu
umbrous-clutch	102306	Umbrous Clutch	Action				obl
umdava	201406	Umdava	Vampire	Akunanse	4	9	ABO ANI FOR PRE vic			magaji		Laibon		u
una	201407	Una	Vampire	Gangrel antitribu	3	9	ANI FOR PRE PRO dem			archbishop	Dublin	Sabbat		u
unacceptable-appearance	102055	Unacceptable Appearance	Master
unburdening-the-bestial-soul	102056	Unburdening the Bestial Soul	Action				ani obe
uncle-george	201408	Uncle George	Vampire	Malkavian antitribu	3	5	DEM aus dom obf					Sabbat		pu
uncontrollable-rage	102058	Uncontrollable Rage	Action Modifier				pro		2
uncontrolled-impulse	102059	Uncontrolled Impulse	Action Modifier	Ishtarri					1
undead-persistence	102060	Undead Persistence	Combat				for
undead-strength	102061	Undead Strength	Combat				pot
undele	201409	Undele	Vampire	Ishtarri	5	9	CEL FOR obf pre ser			magaji		Laibon		u
under-my-skin	102062	Under My Skin	Action Modifier				obf thn		1
under-siege	102063	Under Siege	Action					1						u		{"requiresSect":["Sabbat"]}
under-the-skin	102064	Under the Skin	Action Modifier				aus+pre
underbridge-stray	102065	Underbridge Stray	Ally				ani		1				animal			{"life":1,"bleed":0,"strength":0}
underworld-hunting-ground	102066	Underworld Hunting Ground	Master	Banu Haqim				2					hunting ground/location	u
undue-influence	102067	Undue Influence	Action				chi pre qui									{"requiresSect":["Anarch"]}
undying-tenacity	102068	Undying Tenacity	Combat				for
undying-thirst	102069	Undying Thirst	Reaction	Baali										d
unexpected-coalition	102070	Unexpected Coalition	Action Modifier/Reaction	Brujah antitribu
unflinching-persistence	102071	Unflinching Persistence	Combat				for
unholy-penance	102072	Unholy Penance	Combat				pre		1
unholy-radiance	102073	Unholy Radiance	Action Modifier/Reaction											d		{"requiresSect":["Laibon"]}
unholy-sacrament	102345	Unholy Sacrament	Master					3
unity	102074	Unity	Master	Visionary										u
university-hunting-ground	102075	University Hunting Ground	Master	Tremere antitribu				2					hunting ground/location	u
unleash-hells-fury	102076	Unleash Hell's Fury	Action				dai	2						du		{"requiresTraits":["infernal"]}
unleash-the-hounds	102077	Unleash the Hounds	Action Modifier				dom vis
unleashing-the-bestial-soul	102263	Unleashing the Bestial Soul	Action Modifier	Salubri			dom		1
unlicensed-taxicab	102078	Unlicensed Taxicab	Equipment										vehicle
unmada	201410	Unmada	Vampire	Malkavian	5	10	AUS DEM OBF VIC cel for			justicar		Camarilla		u
unnatural-disaster	102080	Unnatural Disaster	Master					2
unre-keeper-of-golgotha	201412	Unre, Keeper of Golgotha	Vampire	Harbinger of Skulls	2	9	AUS FOR NEC dom ser thn			bishop		Sabbat		u		{"bleed":2}
unseen-hibernation	102081	Unseen Hibernation	Reaction				abo		1
unthinkable-humiliation	102346	Unthinkable Humiliation	Action Modifier				pot pre									{"requiresTraits":["path of power and the inner voice"]}
unwholesome-bond	102082	Unwholesome Bond	Action				san
up-yours	102083	Up Yours!	Combat						1
uptown-hunting-ground	102084	Uptown Hunting Ground	Master	Ventrue				2					hunting ground/location	u
ur-shulgi-the-shepherd	201413	Ur-Shulgi, The Shepherd	Vampire	Banu Haqim	2	11	CEL DOM OBF QUI THA aus			2 votes		Independent	blood cursed	u		{"bleed":2}
urban-jungle	102085	Urban Jungle	Event
urenna-bunu	201414	Urenna Bunu	Vampire	Guruhi	4	4	ani pot pre					Laibon		pu
uresseg	201775	Üresség	Vampire	Brujah	6	8	CEL POT PRE dom for			archbishop	Budapest	Sabbat	path of power and the inner voice	u
uriah-winter	201415	Uriah Winter	Vampire	Caitiff	1	1	for pot					Camarilla		u
uriel	201416	Uriel	Vampire	Salubri antitribu	4	8	AUS FOR VAL ani obe			bishop		Sabbat		u
urraca	201417	Urraca	Vampire	Brujah antitribu	4	7	ANI CEL POT pre			bishop		Sabbat		u
using-the-advantage	102086	Using the Advantage	Master	Nosferatu antitribu				1
uta-kovacs	201418	Uta Kovacs	Vampire	Tremere antitribu	4	8	AUS DOM THA ser					Sabbat		u
uzoma	201419	Uzoma	Vampire	Osebo	4	5	POT aus cel vic					Laibon		pu
vaclav-petalengro	201420	Vaclav Petalengro	Vampire	Ravnos	2	6	ANI CHI for pot					Independent		u
vagabond-mystic	102087	Vagabond Mystic	Ally										mortal	u		{"life":2,"bleed":0,"strength":0}
valentina-osako	201707	Valentina Osako	Vampire	Toreador	7	3	PRE					Camarilla		pu
valerie-diaz-antigen-commander	102245	Valerie Diaz, Antigen Commander	Ally					3					mortal	u		{"life":3,"bleed":1,"strength":1}
valerius	201653	Valerius	Vampire	Ventrue	6	9	DOM FOR PRE aus cel pot					Camarilla		u		{"bleed":2}
valerius-maior-hells-fool	201421	Valerius Maior, Hell's Fool	Vampire	Tremere	4	7	AUS DAI DOM THA nec pre					Camarilla	infernal/red list	u
valerius-maior-hells-fool-advanced	201422	Valerius Maior, Hell's Fool	Vampire	Tremere antitribu	4	7	AUS DAI DOM THA nec pre					Sabbat	infernal/red list	au		{"merged":{}}
valeriya-zinovieva	201614	Valeriya Zinovieva	Vampire	Brujah	6	7	POT cel pre pro			baron	Moscow	Anarch		pu		{"strength":2}
valkyrie	201423	Valkyrie	Vampire	Gangrel	3	4	for pre pro					Independent				{"strength":2}
valois-sang-the-watcher	201424	Valois Sang, The Watcher	Vampire	Tremere	3	6	AUS DOM nec tha					Camarilla		pu
vampiric-disease	102088	Vampiric Disease	Master
vampiric-speed	102089	Vampiric Speed	Combat				cel
vanessa	201425	Vanessa	Vampire	Ventrue antitribu	2	6	DOM FOR aus pre					Sabbat		pu
vanish-from-the-minds-eye	102090	Vanish from the Mind's Eye	Combat				obf
vardar-vardarian	201426	Vardar Vardarian	Vampire	Banu Haqim	4	6	OBF QUI cel pre					Independent	blood cursed	u
vasantasena	201427	Vasantasena	Vampire	Malkavian antitribu	2	9	AUS DEM OBF dom pot					Sabbat		u		{"bleed":2}
vascular-explosion	102091	Vascular Explosion	Combat				qui		2
vasilis-the-traitor-of-don-cruez	201428	Vasilis, The Traitor of Don Cruez	Vampire	Brujah	2	2	pre					Camarilla		u
vasiliy-vasilevich	201429	Vasiliy Vasilevich	Vampire	Ravnos	5	8	ANI CHI for pro					Independent		u		{"bleed":2}
vasily	201430	Vasily	Vampire	Toreador	5	6	CEL aus pre ser			prince	Prague	Camarilla		u
vassily-taltos	201431	Vassily Taltos	Vampire	Ravnos	4	6	aus cel chi dom for obf					Independent		u
vast-wealth	102092	Vast Wealth	Master
vaticination	102093	Vaticination	Action	True Brujah										d
vaulderie	102094	Vaulderie	Action													{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
vedel-esbreno	201432	Vedel Esbreno	Vampire	Ravnos	2	3	chi for					Independent		pu
veejay-vinod	201433	Veejay Vinod	Vampire	Nagaraja	6	3	AUS					Independent	scarce	u
veil-of-darkness	102095	Veil of Darkness	Event										gehenna
veil-of-silence	102096	Veil of Silence	Reaction				qui		1
veil-the-legions	102097	Veil the Legions	Action Modifier				obf
veiled-sight	102098	Veiled Sight	Reaction				chi		2
veles-hunt	102099	Veles' Hunt	Political Action	Gangrel				3
velvet-tongue	102100	Velvet Tongue	Action Modifier/Reaction				ser
velya-the-flayer	201434	Velya, The Flayer	Vampire	Tzimisce	3	9	ANI AUS PRE VIC for			cardinal		Sabbat		u
venceslava-the-implacable	201776	Věnceslava, The Implacable	Vampire	Brujah	6	9	DOM FOR POT PRE cel			archbishop	Ostrava	Sabbat	path of power and the inner voice	u
vendetta	102101	Vendetta	Reaction	Brujah antitribu
veneficorum-artum-sanguis	102102	Veneficorum Artum Sanguis	Equipment											u
veneficti	102103	Veneficti	Ally	Baali				1					mage	du	Veneficti (Mage)	{"requiresTraits":["infernal"],"life":2,"bleed":2,"strength":1}
venenation	102104	Venenation	Action Modifier				ser		1
venere-carboni	201435	Venere Carboni	Vampire	Toreador antitribu	3	8	AUS CEL PRE ani			priscus		Sabbat		u
venetian-conference	102105	Venetian Conference	Reaction	Giovanni					1
vengeance-of-samiel	102106	Vengeance of Samiel	Combat				pot val		1
vengeful-spirit	102107	Vengeful Spirit	Retainer	Harbinger of Skulls					1				wraith			{"life":2}
ventrue-directorate-assembly	102108	Ventrue Directorate Assembly	Master	Ventrue				2
ventrue-headquarters	102109	Ventrue Headquarters	Master	Ventrue				1					location	u
ventrue-investment	102110	Ventrue Investment	Master	Ventrue antitribu									investment
ventrue-justicar	102111	Ventrue Justicar	Political Action										title		Venture Justicar
verbruch	201436	Verbruch	Vampire	Gargoyle	5	5	POT VIS for					Camarilla	flight	u		{"slaveOf":"Tremere"}
vermin-channel	102112	Vermin Channel	Action	Nosferatu antitribu					1
verrix-naughty-boy	201777	Verrix, Naughty Boy	Vampire	Ministry	6	7	AUS PRE cel obf pro			bishop		Sabbat	path of cathari	u
vessel	102113	Vessel	Master					1						t
vestgeir	201437	Vestgeir	Vampire	Ravnos	6	10	ANI CHI FOR PRE THA			priscus		Sabbat		u		{"bleed":2}
vial-of-elder-vitae	102114	Vial of Elder Vitae	Equipment					1
vial-of-garou-blood	102115	Vial of Garou Blood	Equipment					1
vicissitude	102116	Vicissitude	Master										discipline
vicissitude-poisoning	102117	Vicissitude Poisoning	Master
victim-of-habit	102118	Victim of Habit	Action						1
victor-donaldson	201438	Victor Donaldson	Vampire	Ventrue	5	6	DOM for pre			prince	Atlanta	Camarilla		u
victor-gerard	201439	Victor Gerard	Vampire	Toreador	2	7	AUS PRE cel dom for obf					Anarch		u
victor-pelletier	201440	Victor Pelletier	Vampire	Ventrue	4	5	PRE cel dom for					Camarilla		u
victor-revell-loyalist	201441	Victor Revell, Loyalist	Vampire	Toreador antitribu	2	5	CEL aus dem pre					Sabbat		pu
victor-tolliver	201442	Victor Tolliver	Vampire	Brujah antitribu	2	4	CEL pot					Sabbat		pu
victoria	201443	Victoria	Vampire	Malkavian	2	5	AUS cel obf					Camarilla		u
victoria-ash	201444	Victoria Ash	Vampire	Toreador	2	6	PRE aus cel dom			primogen		Camarilla		u
victoria-ash-7	201619	Victoria Ash	Vampire	Toreador	7	6	PRE aus cel dom					Camarilla		u		{"bleed":2}
victorine-lafourcade	201445	Victorine Lafourcade	Vampire	Ventrue	3	8	DOM FOR PRE tha			prince	Atlanta	Camarilla		u
vidal-jarbeaux	201446	Vidal Jarbeaux	Vampire	Toreador	5	8	PRE aus cel obf pot					Camarilla		u		{"bleed":2}
vigil-the-thin-line	102119	Vigil: The Thin Line	Master	Defender										u
vigilance	102120	Vigilance	Power				jud
viktor-the-night-general	201447	Viktor, The Night General	Vampire	Gangrel	5	9	ANI CEL PRE PRO obf					Independent		pu		{"stealth":1}
villein	102121	Villein	Master											t
vincent-day-paladin-and-paragon	201448	Vincent Day, Paladin and Paragon	Vampire	Ventrue antitribu	2	5	aus dom for pot tha					Sabbat		u
violation-of-trust	102122	Violation of Trust	Action
violet-tremain	201449	Violet Tremain	Vampire	Tzimisce	2	6	dom pre tha vic			bishop		Sabbat		u
violette-prentiss	201450	Violette Prentiss	Vampire	Ventrue	1	4	PRE dom					Camarilla		pu
virgil	201451	Virgil	Vampire	Malkavian antitribu	2	8	AUS DEM OBF cel			bishop		Sabbat		u
virginie-prodigy	201452	Virginie, Prodigy	Vampire	Lasombra	4	6	DOM POT obt			bishop		Sabbat		u
viri	201453	Viri	Vampire	Blood Brother	6	3	san vic					Sabbat	sterile	u		{"circle":"Budapest"}
virolax-facility	102123	Virolax Facility	Master										location	u
virstania-the-great-mother	201454	Virstania, The Great Mother	Vampire	Tremere	3	7	AUS THA dom pre vic					Camarilla		u
virtuosa	102124	Virtuosa	Action Modifier				mel pre		3
visionquest	102125	Visionquest	Action	Ahrimane
visions-of-gehenna	102264	Visions of Gehenna	Action Modifier	Ravnos			pre
visions-of-zapathasura	102265	Visions of Zapathasura	Reaction				obf+pre		1
visit-from-the-capuchin	102126	Visit from the Capuchin	Master											u
vitae-block	102127	Vitae Block	Combat				ani obe
vittorio-giovanni	201455	Vittorio Giovanni	Vampire	Giovanni	2	5	dom for nec pot					Independent		pu
vivian-vi	201615	Vivian VI	Vampire	Ministry	6	7	PRE PRO obf tha			baron	Johannesburg	Anarch		pu
vivienne-geroux	102128	Vivienne Géroux	Ally					1					ghoul	u		{"requiresSect":["Anarch"],"life":2,"bleed":1,"strength":2,"asVampire":{"disciplines":["cel","for"],"sect":"Anarch"}}
vlad-tepes	201456	Vlad Tepes	Vampire	Tzimisce	3	10	ANI DOM PRO THA VIC aus					Independent		u		{"bleed":2}
vliam-andor	201457	Vliam Andor	Vampire	Gangrel	1	2	ani					Camarilla		pu
voice-of-madness	102129	Voice of Madness	Reaction				dem		1
voices-of-the-castle	102130	Voices of the Castle	Reaction				tha vis
volker-the-puppet-prince	201458	Volker, The Puppet Prince	Vampire	Brujah	2	5	CEL pot			prince	Frankfurt	Camarilla		u
volo	201459	Volo	Vampire	Blood Brother	5	4	POT pro san					Sabbat	sterile	u		{"circle":"Kiev"}
voracious-vermin	102266	Voracious Vermin	Combat				ani
voter-captivation	102131	Voter Captivation	Action Modifier				pre
vox-domini	102132	Vox Domini	Master					1						o
vox-senis	102133	Vox Senis	Master											u
vulnerability	102134	Vulnerability	Master					1
vulture	201460	Vulture	Vampire	Gangrel	2	7	ANI POT PRO for pre					Anarch		u
vultures-buffet	102135	Vulture's Buffet	Action				obf spi
wah-chun-yuen	201461	Wah Chun-Yuen	Vampire	Brujah antitribu	3	5	POT cel dom pre					Sabbat	black hand	pu
waiting-game	102136	Waiting Game	Event
wake-with-evenings-freshness	102137	Wake with Evening's Freshness	Reaction
walk-of-caine	102138	Walk of Caine	Action Modifier				san
walk-of-flame	102139	Walk of Flame	Combat				tha
walk-through-arcadia	102140	Walk through Arcadia	Action Modifier	Malkavian antitribu					1
walker-grimes	201462	Walker Grimes	Vampire	Caitiff	5	1	ani					Camarilla		u
walks-with-might	102141	Walks-With-Might	Ally					2					werewolf	u		{"life":4,"bleed":0,"strength":3}
wall-of-filth	102347	Wall of Filth	Combat				pro tha									{"requiresTraits":["path of caine"]}
wall-street-night-financial-newspaper	102142	Wall Street Night, Financial Newspaper	Master					1					location	u
wamukota	201463	Wamukota	Vampire	Ravnos	4	9	ANI CHI FOR PRE aus					Laibon		u		{"bleed":2}
wanderers-counsel	102143	Wanderer's Counsel	Action Modifier/Reaction	Akunanse
war-ghoul	102144	War Ghoul	Ally	Tzimisce				3					ghoul			{"life":5,"bleed":0,"strength":4}
war-of-ages	102348	War of Ages	Political Action											u		{"requiresSect":["Sabbat"]}
war-party	102145	War Party	Action													{"requiresTitle":["archbishop","priscus","cardinal","regent"]}
warding-the-beast	102146	Warding the Beast	Action				pre val
warmaksan	201594	Warmaksan	Vampire	Banu Haqim	6	5	THA cel obf			prince	Algiers	Camarilla		pu
warning-sirens	102147	Warning Sirens	Master											o
warrant	102148	Warrant	Political Action
warsaw-station	102149	Warsaw Station	Master	Nosferatu				2					location	u
warzone-hunting-ground	102150	Warzone Hunting Ground	Master	Brujah				2					hunting ground/location	u
wash	102151	Wash	Master											ot
wasserschloss-anif-austria	102152	Wasserschloss Anif, Austria	Master	Tremere									location	u
waste-management-operation	102153	Waste Management Operation	Master	Brujah antitribu				1					location	u
watch-commander	102154	Watch Commander	Reaction													{"requiresTraits":["black hand"]}
watchtower-chosen-are-called	102155	Watchtower: Chosen are Called	Master					1						d		{"requiresTraits":["seraph"]}
watchtower-four-ride-forth	102156	Watchtower: Four Ride Forth	Master					1						d		{"requiresTraits":["seraph"]}
watchtower-greatest-fall	102157	Watchtower: Greatest Fall	Political Action					1								{"requiresTraits":["seraph"]}
watchtower-the-wolves-feed	102158	Watchtower: The Wolves Feed	Master					1						d
watenda	201464	Watenda	Vampire	Malkavian	2	3	obf					Camarilla		u
waters-of-duat	102159	Waters of Duat	Action	Ministry					1							{"requiresCapacity":5,"requiresTraits":["non-sterile"]}
wauneka	201573	Wauneka	Vampire	Nosferatu	6	5	POT ani aus obf					Camarilla		pu
wave-of-insanity	102160	Wave of Insanity	Action				dem
wave-of-lethargy	102161	Wave of Lethargy	Combat				qui		1
waxen-poetica	102162	Waxen Poetica	Equipment					1					weapon	u
weakness	102163	Weakness	Combat				qui		1
weather-control	102164	Weather Control	Combat				tha
web-of-knives-recruit	102165	Web of Knives Recruit	Action	Banu Haqim				1
week-of-nightmares	102166	Week of Nightmares	Master	Ravnos
weeping-stone	102167	Weeping Stone	Master					3					location	u
weigh-the-heart	102168	Weigh the Heart	Action Modifier				aus+ser
weighted-walking-stick	102169	Weighted Walking Stick	Combat
weirding-stone	102170	Weirding Stone	Equipment	Tzimisce					1
weirich-waldburg	201465	Weirich Waldburg	Vampire	Ventrue	3	8	DOM FOR PRE cel					Camarilla		u
well-aimed-car	102171	Well-Aimed Car	Combat				pot
well-marked	102172	Well-Marked	Action						1							{"requiresSect":["Laibon"]}
wendell-delburton	102173	Wendell Delburton	Ally					3					mortal	u	Wendell Delburton (Hunter)	{"life":3,"bleed":0,"strength":0}
wendy-wade	201466	Wendy Wade	Vampire	Tzimisce	2	3	ani aus					Sabbat		pu
werewolf-pack	102174	Werewolf Pack	Ally	Gangrel				4					werewolf	u		{"life":3,"bleed":0,"strength":3}
where-the-veil-thins	102285	Where the Veil Thins	Action Modifier				obl
whisper	201690	Whisper	Vampire	Tzimisce	6	5	ANI DOM pro					Anarch		pu
whispers-from-the-dead	102175	Whispers from the Dead	Action				nec		1
whispers-of-the-nictuku	102176	Whispers of the Nictuku	Master											u
whistling-up-the-beast	102177	Whistling Up the Beast	Combat				abo						frenzy
white-lily	201467	White Lily	Vampire	Malkavian antitribu	4	8	DEM OBF cel dom for					Sabbat	black hand	u
white-nights-massacre	102178	White Nights Massacre	Event
white-phosphorus-grenade	102179	White Phosphorus Grenade	Equipment					1					weapon
wider-view	102180	Wider View	Master					1						t
wilhelm-waldburg	201468	Wilhelm Waldburg	Vampire	Ventrue	2	9	DOM FOR PRE aus cel			prince	Berlin	Camarilla		u
will-o-the-wisp	102183	Will-o'-the-Wisp	Action Modifier				chi		X
will-of-the-council	102182	Will of the Council	Action													{"requiresTitle":["primogen"]}
william-biltmore	201469	William Biltmore	Vampire	Malkavian	3	9	AUS DEM OBF THA dom					Camarilla		u		{"bleed":2}
william-thorbecke	201470	William Thorbecke	Vampire	Tremere	5	10	AUS DOM PRE PRO THA			primogen		Camarilla		u
winchester-mansion	102184	Winchester Mansion	Equipment										location in play	u
wind-dance	102185	Wind Dance	Combat				tha
winged-second	102186	Winged Second	Reaction				fli
winterlich	201471	Winterlich	Vampire	Kiasyd	6	7	MYT OBT aus dom for					Sabbat		u
wise-frog	201472	Wise Frog	Vampire	Banu Haqim	6	5	OBF aus cel qui					Camarilla	blood cursed	u
wise-spider	102187	Wise Spider	Action	Akunanse					1
withering	102188	Withering	Combat				ani thn
wmrh-talk-radio	102189	WMRH Talk Radio	Master					1					location	u
wolf-claws	102190	Wolf Claws	Combat				pro		1
wolf-companion	102191	Wolf Companion	Retainer				ani		1				animal			{"life":2}
wolf-valentine	201473	Wolf Valentine	Vampire	Salubri antitribu	2	4	VAL for					Sabbat		u
wolfgang	201474	Wolfgang	Vampire	Nosferatu	3	4	for obf pot					Camarilla		pu
wooden-stake	102192	Wooden Stake	Equipment										melee weapon/weapon		Stake
wormwood	102194	Wormwood	Event										gehenna
wrath-of-the-inner-circle	102195	Wrath of the Inner Circle	Political Action													{"requiresTitle":["inner circle"]}
wren	201475	Wren	Vampire	Gangrel antitribu	2	4	cel obf pro					Sabbat		pu
writ-of-acceptance	102196	Writ of Acceptance	Equipment
wrong-and-crosswise	102197	Wrong and Crosswise	Reaction				dem		1
wynn	201476	Wynn	Vampire	Gangrel	1	10	ANI FOR PRO obf pot			primogen		Camarilla		u
xaviar	201477	Xaviar	Vampire	Gangrel	3	10	ANI FOR PRO aus cel pot			2 votes		Independent		u
xaviar-advanced	201478	Xaviar	Vampire	Gangrel	3	10	ABO ANI FOR PRO aus cel pot			justicar		Camarilla		au
xendil-charmer	201479	Xendil Charmer	Vampire	Gangrel antitribu	4	7	CEL PRO SER obf			priscus		Sabbat		pu
xeper-sultan-of-lepers	201480	Xeper, Sultan of Lepers	Vampire	Baali	6	7	OBF PRE ani dai pro					Independent	infernal	u
xian-dzidzat155-quan	201481	Xian "DziDzat155" Quan	Imbued	Defender	4	4	def inn
ximena	201778	Ximena	Vampire	Ministry	6	3	obf pre					Sabbat	path of cathari	pu
xipe-totec	201482	Xipe Totec	Vampire	Tzimisce	5	9	ANI AUS PRO VIC			archbishop	Guatemala City	Sabbat		u		{"strength":2}
xtc-laced-blood	102198	XTC-Laced Blood	Master											o
yael	201691	Yael	Vampire	Salubri	7	4	aus dom for					Independent		pu
yasmin-the-black	201483	Yasmin the Black	Vampire	Tremere antitribu	3	6	AUS THA dom pre					Sabbat	black hand	pu
yavu-matebo	201484	Yavu Matebo	Vampire	Nagaraja	4	8	AUS DOM NEC abo					Independent	scarce	u
yawp-court	102199	Yawp Court	Master										location	u		{"requiresSect":["Sabbat"]}
yazid-tamari	201485	Yazid Tamari	Vampire	Banu Haqim	3	8	CEL QUI ani dom obf					Sabbat	black hand/seraph	pu		{"bleed":2}
yazid-tamari-advanced	201486	Yazid Tamari	Vampire	Banu Haqim	3	8	CEL QUI ani dom obf					Sabbat	black hand	au		{"merged":{}}
year-of-fortune	102200	Year of Fortune	Political Action
yewon-ong	201716	Yewon Ong	Vampire	Lasombra	6	8	DOM OBL POT for			prince	Singapore	Camarilla		u
yitzak	201487	Yitzak	Vampire	Toreador antitribu	3	7	AUS CEL THA pre					Sabbat		u
yong-sun-harmonist	201488	Yong-Sun, Harmonist	Vampire	Nosferatu antitribu	2	10	ANI OBF POT THA aus			cardinal		Sabbat		u
yong-sun-harmonist-advanced	201489	Yong-Sun, Harmonist	Vampire	Nosferatu antitribu	2	10	ANI OBF POT THA aus			cardinal		Sabbat		au
yorik	201490	Yorik	Vampire	Malkavian antitribu	2	3	dem obf					Sabbat		pu
yoruba-shrine	102201	Yoruba Shrine	Master	Banu Haqim				1					location	u
young-bloods	102202	Young Bloods	Ally					2					mortal	u		{"life":3,"bleed":0,"strength":2}
ysador-the-foul	201491	Ysador the Foul	Vampire	Nosferatu antitribu	4	10	ANI DEM FOR OBF POT obt			cardinal		Sabbat		u
yseult	201492	Yseult	Vampire	Daughter of Cacophony	3	6	FOR MEL PRE					Sabbat		u
yurena-the-boor	201779	Yurena, The Boor	Vampire	Tremere	6	2	tha					Sabbat	path of death and the soul	pu
yuri-kerezenski	201494	Yuri Kerezenski	Vampire	Tzimisce	4	5	ANI aus for vic			bishop		Sabbat		pu
yuri-the-talon	201493	Yuri, The Talon	Vampire	Brujah	1	4	cel pot pre					Camarilla		pu
yusuf-scribe-of-alamut	201495	Yusuf, Scribe of Alamut	Vampire	Banu Haqim	2	5	CEL aus obf qui					Independent	blood cursed	u
yvette-the-hopeless	201496	Yvette, The Hopeless	Vampire	Toreador	3	3	aus cel					Camarilla		pu
zachary	201497	Zachary	Vampire	Gangrel antitribu	2	7	CEL OBF PRO for pre					Sabbat		pu
zack-north	201498	Zack North	Vampire	Gangrel	1	6	ani for pot pro					Camarilla		pu		{"strength":2}
zack-north-advanced	201499	Zack North	Vampire	Gangrel	1	6	ANI PRO for pot					Anarch		au		{"merged":{}}
zafira	201692	Zafira	Vampire	Ravnos	7	4	PRE obf					Anarch		pu
zahir-hand-of-the-silsila	201500	Zahir, Hand of the Silsila	Vampire	Banu Haqim	2	6	CEL OBF qui tha					Independent	blood cursed	u
zaire-river-ferry	102203	Zaire River Ferry	Equipment	Lasombra					2				haven/location in play	u
zane	201501	Zane	Vampire	Tremere	5	5	THA aus dom			primogen		Camarilla		u
zapaderin	102204	Zapaderin	Action Modifier	Ravnos					1
zayyat-the-sandstorm	201502	Zayyat, The Sandstorm	Vampire	Gangrel	3	10	ANI FOR PRO aus qui tha			2 votes		Independent		u
zbigniew-hunter-of-mekhet	201780	Zbigniew, Hunter of Mekhet	Vampire	Lasombra	6	5	OBL aus dom tha					Sabbat	path of death and the soul	pu
zebulon	201503	Zebulon	Vampire	Malkavian	1	5	OBF aus dom pro					Camarilla		pu
zelios	201504	Zelios	Vampire	Nosferatu	5	8	ANI OBF POT pro			primogen		Camarilla		u		{"strength":2}
zephyr	102205	Zephyr	Action Modifier				cel
zhara	201505	Zhara	Vampire	Ishtarri	3	4	ani for pre					Laibon		u
zhenga	201506	Zhenga	Vampire	Ministry	4	5	SER obf pre					Laibon		u
zillahs-tears	102206	Zillah's Tears	Action													{"requiresSect":["Sabbat"]}
zillahs-valley	102207	Zillah's Valley	Master					5
zip	201507	Zip	Vampire	Ravnos	3	2	ani					Sabbat		pu
zip-gun	102208	Zip Gun	Combat
zip-line	102209	Zip Line	Action
zizi	201508	Zizi	Vampire	Blood Brother	6	3	san vic					Sabbat	sterile	u		{"circle":"Budapest"}
zoe	201509	Zöe	Vampire	Malkavian	2	3	AUS cel obf					Camarilla		u
zombie	102210	Zombie	Retainer	Giovanni					1				zombie			{"life":2}
zoning-board	102211	Zoning Board	Master					1						u
zoo-hunting-ground	102212	Zoo Hunting Ground	Master	Gangrel				2					hunting ground/location	u
zubeida	201510	Zubeida	Vampire	Abomination	5	8	OBF PRE PRO for ser					Sabbat	black hand/scarce/sterile	u
zygodat	201511	Zygodat	Vampire	Harbinger of Skulls	4	6	AUS NEC pot					Sabbat		u`
