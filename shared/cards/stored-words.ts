/**
 * What stored games are likely to say, as a preset dictionary for their compression (`functions/store/codec.ts`): the
 * keys of the cards that winning decks play most, then parts of states and events, the likeliest last, for what is near
 * is told in fewer bits. Chosen by how often 7 letters in a row stood in some hundred games of two to five.
 *
 * What was compressed with a dictionary opens with that very one and with no other. So not a letter of one that has been
 * used is ever changed: a better one gets the next number, and stands beside it.
 */
export const STORED_WORDS_1 = `earthshock kaymakli-nightmares rodolfo kite zebulon hecate haqims-law-leadership erick-shophet125-franco lisa-noble
blood-rage little-tailor-of-prague alvaro-the-scion-of-angelica melange annazir two-wrongs zygodat effie-lowery
denette-stensen nicholas-chang renewed-vigor giotto-verducci felicia-mostrom lambach selma-the-repugnant
aintzane-arriaga kamaluddin maria-del-toro siarhei-levchenko poachers-hunting-ground conceal john-cop90-omalley
stonestrength katherine-stoddard rachel-brandywine paul-dicarlo-the-alpha demonstration major-boon potence
as-the-crow the-khabar-community pherydima saulot-the-wanderer kduvas-mask maldavis restructure eugenio-estevez
cristofero-giovanni greta-kircher ozmo caitlin bears-skin walker-grimes arthur-denholm dis-pater vox-domini
elizabeth-westcott salbatore-bokkengro mario-giovanni revenant iliana rake the-capuchin olga-triminov
ana-rita-montana gillespi-giovanni reinforcements funeral-wake the-fourth-cycle biothaumaturgic-experiment
andrew-emory virginie-prodigy tabriz-assembly tony fetish-club-hunting-ground marked-path cameron joseph-fischer
alonso-petrodon fae-contortion anesthetic-touch madmans-quill club-zombie london-evening-star-tabloid-newspaper
mitchell-the-headhunter the-shard-london oluwafunmilayo summon-history guillaume-giovanni young-bloods
ancestor-spirit humanitas dramatic-upheaval from-a-sinking-ship restricted-vitae fee-stake-perth
the-meddling-of-semsith marcellus institution-hunting-ground lena-rowe guardian-vigil condemnation-mute
yoruba-shrine no-secrets-from-the-magaji specialization quentin-king-iii murat alek-konig theo-bell-6 dario-ziggler
well-marked crypts-sons zaire-river-ferry the-rose aura-absorption mirror-image private-audience body-flare
arms-of-the-abyss soul-gem-of-etrius delilah-easton mask-of-a-thousand-faces gianna-di-canneto molotov-cocktail
asanbonsam-ghoul nightmares-upon-nightmares anastasz-di-zagreb erebus-mask spirit-marionette goratrix
third-tradition-progeny closed-session dorian-strack mina-grotius taunt-the-caged-beast fee-stake-corte
dummy-corporation francisco-domingo-de-polonia constanza-vinti coma spectral-servitor diana-iadanza abraham-mellon
nayarana mordechai-ben-nun mind-of-the-wilds unmada ruins-of-ceoris fish truth-of-a-thousand-lies thirst feo-ramos
wolf-claws chandler-hungerford acheron-vortex failsafe petra the-path-of-bone count-ormonde cardinal-benediction
donal-oconnor decapitate social-charm tyler-mcgill ehrich-weiss art-scam form-of-the-cobra lillian karen-suadela
champion joseph-ogrady calebros-the-martyr autarkis-persecution great-symposium victor-pelletier dia-de-los-muertos
acquired-ventrue-assets meld-with-the-land resilience restoration mariana-gilbert basil angela-decker
vengeful-spirit cooler swiftness-of-the-stag idalia-prophet-of-guadalajara gilbert-duane-6 emily-carson determine
fee-stake-seattle speak-with-spirits telepathic-vote-counting zip-gun mark-decker seal-of-veddartha
powerbase-chicago tier-of-souls nikolaus-vermeulen behind-you powerbase-savannah esoara strange-day mustafa-the-heir
falcons-eye ambrosio-luis-moncada-plenipotentiary huang-blood-cultist loup libertas nergal march-halcyon
gilbert-duane matasuntha undele twilight-camp the-ankara-citadel-turkey underworld-hunting-ground rats-warning
brooke antoinette-duchamp xaviar-advanced lord-tremere yawp-court janine big-game repulsion park-hunting-ground
alexandra ohanna luciano-carvalho gift-of-sleep gabrielle-di-righetti ladislas-toth-the-torch mouse
leonardo-mortician dolphin-black rejuvenate enkidu-the-noah enticement samson violette-prentiss undead-strength
jacques-rouge victor-donaldson jackie discern mbare-market-harare confusion-of-the-eye maris-streck beast-meld omaya
flak-jacket shroud-of-decay pass-through-shadow kalinda kaymakli-fragment call-the-great-beast eternal-vigilance
franciscus the-eternals-of-sirius meshenka genevieve elysium-the-arboretum morel apache-jones mosfair
andrea-giovanni hannigan francesca-giovanni blood-tears-of-kephran temptation-of-greater-power temple-hunting-ground
one-with-the-land maila ferraille propaganda-of-the-deed le-dinh-tho the-sleeping-mind piotr-andreikov
treasured-samadji marciana-giovanni-investigator entombment gideon-fontaine neserian aluc-romas-de-leon double-deuce
erlik lana-butcher the-call assault-rifle xeper-sultan-of-lepers wall-street-night-financial-newspaper
break-the-code travis-traveler72-miller midget telepathic-tracking palla-grande mind-tricks korah thrown-gate
francois-villon onaedo celeste-lamontagne blythe-candeleria temptation fourth-tradition-the-accounting
fifth-tradition-hospitality sreelekha kasim-bayar brick-by-brick touch-of-clarity lucinde-alastor walk-of-flame
leandro greger-anderssen francois-warden-loehr zip stone-travel form-of-corruption shadow-sentinel
childe-of-the-revolution powerbase-barranquilla shilmulo-tarot madness-network jack-hannibal137-harmon arson
mustafa-rahman celerity lucy-markowitz vigilance the-crusader-sword amaranth the-path-of-night ir-goggles
christine-boscacci alu stavros mental-maze khabar-glory disguised-weapon ranjan-rishi-camarilla-scholar erebus
field-training infernal-servitor blind-spot dog-pack power-structure university-hunting-ground shadow-cloak
visions-of-gehenna mickey-wheeler lodin-olaf-holte leverage oubliette jost-werner victoria anathema banjoko
rudolfo-giovanni alamut ariane angel-of-berlin command-of-the-beast ingrid-russo jimmy-dunn shadow-cast
jean-francois crow gerald-windham slam the-church-of-vindicated-faith crocodiles-tongue martin-franckel
persia-the-beautiful-statue dementation corporate-hunting-ground isanwayen veil-of-darkness renegade-garou
helicopter alastor horatio hunters-mark powerbase-madrid tend-the-flock powerbase-luanda malgorzata fast-hands
blood-weakens corine-marcon presence stygian-shroud prentis-derby oleg-kaprizov orlando-oriundus
jennie-cassie247-orne lolita-houston hartmut-stover uncle-george sheila-mezarin bollix babalawo-alafin nocturn
read-the-winds cryptic-rider where-the-veil-thins roberto-rivamonte zafira phaibun break-the-bonds farah-sarroub
psychomachia depravity royce grooming-the-protege aisling-sturbridge owl-companion queen-anne doc-martina nonu-dis
monster auspex market-square illegalism nicomedes shambling-hordes gratiano the-british-museum-london
charismatic-aura pulse-of-the-canaille laptop-computer the-horde piper antediluvian-awakening jefferson-foster
gathii hunger-of-marduk doctor-morocco solomon-batanea true-loves-face storage-annex not-to-be morgue-hunting-ground
power-of-one tye-cooper powerbase-cape-verde animalism anneke mob-connections puppet-master open-war dame-hollerton
groundfighting raking-talons graham-gottesman ulrike-rothbart thrown-sewer-lid pulled-fangs bobby-lemon marcus-vitel
warzone-hunting-ground dodge andre-leroux isabel-giovanni saku-pihlajamaki infernal-pursuit nose-of-the-hound
codex-of-the-edenic-groundskeepers beetleman black-forest-base society-of-leopold catherine-du-bois
carna-the-princess-witch remilliard-devout-crusader jephta-hester blackhorse-tanner devin-bisley
visions-of-zapathasura ermenegildo-the-rake owain-evans-the-wanderer muddled-vampire-hunter crimethinc
carvers-meat-packing-and-storage iron-glare tenebrous-form gangrel-revel caliban plasmic-form war-ghoul whisper
clara-hjortshoj elen-kamjian political-hunting-ground arishat nra-pac fortune-teller-shop react-with-conviction
living-manse volker-the-puppet-prince marialena khadija-al-kindi saatet-ta hell-for-leather cybele procurer selena
camarilla-conclave kassandra-tassaki lia-milliner flurry-of-action lost-in-translation frontal-assault
aksinya-daclau second-sight trochomancy bleeding-the-vine quickness stanislava strike-with-conviction
domain-of-evernight blanket-of-night glancing-blow quicken-sight deny sergio-bueno priority-contract
gran-madre-di-dio-italy eluding-the-arms-of-morpheus stick gloria-giovanni warmaksan jenny-silver heroic-might
ingrid-rossler protean dmitra-ilyanova shadow-body approximation-of-loyalty liliths-blessing eat-the-rich line-brawl
fortitude new-carthage breath-of-thanatos pack-alpha hide-the-mind marcel crystal-lynn public-trust threats
sudario-refraction protected-resources memory-rift the-unnamed adana-de-sforza haqims-law-retribution life-boon
telepathic-counter contagion dust-up mistress-fanchon drawing-out-the-beast breath-of-the-dragon aline-gadeke
spiritual-intervention the-signet-of-king-saul superior-mettle millicent-smith-puritan-vampire-hunter new-blood
arika aura-reading force-of-personality fake-out library-hunting-ground poison-pill staredown
judgment-camarilla-segregation camera-phone tupdog soak fragment-of-the-book-of-nod anson the-platinum-protocol saiz
chiropteran-marauder ember-wright the-slow-withering flesh-of-marble the-rumor-mill-tabloid-newspaper
the-sargon-fragment terror-frenzy computer-hacking enchanting-gaze leumeah nana-buruku under-siege sense-the-sin
neighbor-john revelation-of-the-serpent legendary-vampire changeling heart-of-the-city zoe isabel-de-leon diversion
the-hungry-coyote side-strike ambush veneficti week-of-nightmares the-bitter-and-sweet-story mind-numb
rafael-de-corazon antonio-derlette party-out-of-bounds harass the-kiss-of-ra atiena unflinching-persistence
ponticulus shroud-of-night i-am-legion fear-of-mekhet valeriya-zinovieva emerald-legionnaire rumors-of-gehenna
domain-challenge flash adrino-manauara nephandus leather-jacket dark-influences rutors-hand andre-the-manipulator
confusion eyes-of-chaos camarillas-iron-fist joaquin-de-cadiz obfuscate skin-of-steel scouting-mission
legal-manipulations branimira elysian-fields martina-srnankova channel-10 palatial-estate lutz-von-hohenzollern
revolutionary-council ruslan-fedorenko indomitability tribute-to-the-master hanna-nokelainen angel-guerrero
elisha-tucker no-trace gregory-winter kindred-spirits the-uncoiling trap homunculus dominate ennoias-theater
charisma the-embrace dabbler sideslip vivian-vi opium-den rego-motum shroud-of-absence tasha-morgan keith-moody
conservative-agitation disputed-territory rapid-change fortschritt-library far-mastery reckless-agitation
spectral-divination abbot eyes-of-the-wild dominate-kine rewilding neonate-breach rotschreck wmrh-talk-radio
vagabond-mystic zoo-hunting-ground shadow-play graverobbing into-thin-air protection-racket anthelios-the-red-star
j-s-simmons-esq weighted-walking-stick nathan-turner claws-of-the-dead torn-signpost instantaneous-transformation
donnybrook powerbase-los-angeles indira aid-from-bats call-of-the-hungry-dead awe constant-revolution disarm psyche
thing anarch-revolt murmur-of-the-false-will tension-in-the-ranks the-erciyes-fragments metro-underground
kamile-paukstys sense-the-savage-way blur concealed-weapon monkey-wrench unleash-hells-fury
fbi-special-affairs-division ossian canine-horde heidelberg-castle-germany massimiliano forced-march
effective-management redirection bums-rush obedience backways casey-snyder narrow-minds veil-the-legions kuyen
deep-ecology army-of-rats dragonbound liquidation minion-tap the-anarch-free-press ecoterrorists pursuit
rolling-with-the-punches sniper-rifle krcg-news-radio papillon scourge-of-the-enochians golconda-inner-peace
mylan-horseed form-of-the-bat club-illusion political-stranglehold target-vitals seduction zillahs-valley
garibaldi-meucci-museum ancient-influence reins-of-power anarch-railroad mr-winthrop forgotten-labyrinth
anarchist-uprising organized-resistance earth-control enhanced-senses aranthebes-the-immortal forced-awakening
carfax-abbey eagles-sight bait-and-switch the-unmasking perfectionist anarch-convert secure-haven sudden-reversal
wash enkil-cog banishment form-of-mist ashur-tablets earth-meld ivory-bow jake-washington monastery-of-shadows
entrancement the-coven the-parthenon the-rack my-enemys-enemy archon-investigation carlton-van-wyk
elder-impersonation powerbase-montreal heart-of-nizchetus delaying-tactics direct-intervention giants-blood
hidden-strength wake-with-evenings-freshness freak-drive daring-the-dawn ancilla-empowerment intimidation
visit-from-the-capuchin ventrue-headquarters uptown-hunting-ground information-highway anarch-troublemaker
brock-sterling oshri-dahan naomi-stewart chelsea-blake madison alexa-draper horst-von-bruhl sybren-van-oosten
alice-chen theft-of-vitae apportation spirits-touch precognition mirror-walk sport-bike kevlar-vest
bowl-of-convergence 44-magnum magic-of-the-smith wasserschloss-anif-austria pentex-subversion misdirection chantry
arcane-library academic-hunting-ground rosalina-cortez nassir lauren patrik-soderberg chrysanthemum lloyd-brooks
trevon-parker ines-tristao ayelech majesty second-tradition-domain scalpel-tongue resist-earths-grasp
voter-captivation perfect-paragon change-of-target bewitching-oration aire-of-elation toreador-justicar parity-shift
kine-resources-contested consanguineous-boon enchant-kindred villein toreador-grand-ball society-hunting-ground
elysium-the-palace-of-versailles creepshow-casino art-museum nik-sikko min-seo massimo-falconi bret-stryker
tamoszius kathy-glens mkhokheli flavio-goncalves catalina-vega taste-of-vitae roundhouse immortal-grapple
carrion-crows the-warrens protected-district instinctive-reaction guard-dogs cats-guidance raven-spy murder-of-crows
underbridge-stray preternatural-strength deep-song creeping-sabotage warsaw-station vessel the-labyrinth
smiling-jack-the-anarch slum-hunting-ground rebel haven-uncovered guardian-angel fame baixinho ryan aunt-linda
wauneka horace-radcliffe the-dowager lenny-burkhead larissa-moreira belinde telepathic-misdirection on-the-qui-vive
eyes-of-argus deflection swallowed-by-the-night spying-mission lost-in-crowds foreshadowing-destruction
faceless-night conditioning cloak-the-gathering bonding revelations govern-the-unaligned wider-view the-barrens
life-in-the-city elder-library dreams-of-the-sphinx blood-doll asylum-hunting-ground meaghan ashley sully
dr-stephen-norton colette gelasia-fotiou donny-kowalczyk andi-liu alexander-silverson
{"name":"entered@2","of":89,"n":1
[],"toChoose":[],"strikes":[],"pair":2
{"blood":6,"locked":true}
{"blood":1,"locked":true}
,"do":"pass"}]},{"seat":0,"scope":27
,"plus":0,"ops":
{\\"same\\":[\\"target\\",\\"stealth\\"],\\"was\\":[1,0]},\\"says\\":{\\"key\\":\\"when-same\\"
[3,89],[4,89]],"more":{}}}
,"masterActions":1,"transfers":4
,"path":"/state/version","value":5}
{\\"from\\":{\\"pool\\":0},\\"to\\":\\"bank\\",\\"amount\\":1,\\"why\\":\\"bleed\\",\\"left\\":
,"of":4}},{"name":"entered@3","of":38
,"path":"/state/views/2","value":4}
{"blood":4,"locked":true}}}}
,"to":"bank","amount":1,"why":"effect"
,"outcome":"blocked"},{"kind":"combat"
{"what":"card:on-the-qui-vive","by":11
,\\"phase\\":\\"discard\\"},\\"text\\":\\"You begin the discard phase.\\",\\"class\\":\\"plain\\",\\"actor\\":0}
,89],"uncontrolled":[90,96]
,\\"ask\\":{\\"key\\":\\"ask-window\\"
,"handEpoch":11},{"pool":6
,"until":"game"}],"watches":
,"path":"/state/nextId","value":2},
{\\"stealth\\":1},\\"text\\":\\"As long as the stealth is 1, and nobody has changed your hand.\\"}}]
,"kind":"number","stat":"handSize","delta":-1
,"lead":0,"round":1
{"format":"two-player"
,\\"text\\":\\"Pass: no response before the action resolves\\"},\\"whens\\":[{\\"when\\":\\"unchanged\\",\\"says\\":
,"from":"library"
,"seat":2,"source":null,"cost":{"blood":2}
{"name":"entered@1","of":9,"n":1
,"path":"/dueAt"
,"events":[{"key":"passed","window":"resolved","seats":[0],"byDefault":[]}
,"turn":0,"pool":20
,"of":3}},{"id":82,"kind":"trait","traits":
,"range":"close","committed":
{"op":"remove","path":"/state/sealed/0"}
{"phase":"unlock","of":2}},{"what":"ability:feed"
,2],"fx":22,"edge":null
{"on":2,"vars":{"v":[2]}}
{"name":"disciplines","of":0,"n":1
,1],"asked":[0,1],"id":90}],"modifiers":[{"id":15
,\\"text\\":\\"If nobody has used or declared anything until then.\\"}},{\\"when\\":{\\"same\\":
,"chosen":{},"ops":[{"op":"bleed"}],"action":"card"
,"nextId":3,"present":0
[],"bleed":null,"stealth":1,"reach":null
,\\"next\\":[],\\"silence\\":{\\"key\\":\\"option-pass\\"
,\\"options\\":[{\\"id\\":\\"pass\\",\\"kind\\":\\"decline\\",\\"effect\\":
,"value":0},{"op":"add","path":"/state/frames/1","value":{"kind":"action","step":"declined","acting":97
,"lines":[{"window":"as-played"
,"strike":true},{"key":"counters","from":{"card":{"id":5
[],\\"lines\\":[]}}"},"undo":{"schema":2
{\\"window\\":\\"blocks\\",\\"seats\\":[1],\\"byDefault\\":[]},\\"text\\":\\"You do not block.\\"
,\\"params\\":{\\"seat\\":0,\\"card\\":{\\"id\\":1
,"shown":true,"fx":11
,\\"sealable\\":true}],\\"default\\":{\\"optionId\\":\\"pass\\"},\\"then\\":[]
,"path":"/state/views/0","value":3}
,"inPlay":[9,38]
,"action":{"kind":["bleed"],"card":null,"by":0,"minion":2,"againstMe":false
,{"kind":"window","name":"blocks"
[1,89],[2,89],[3,89]
,96],"concerns":
,"traits":{"sect":"Anarch"},"on":{"card":93},"source":-1,"by":93
,"intercept":null,"lacking":null,"ousts":false}}
[],"sealed":[{"seat":3,"scope":13
,"of":1}},{"name":"came-out@0","of":3
,"value":1},{"op":"remove"
,\\"class\\":\\"important\\",\\"actor\\":null},{\\"key\\":\\"passed\\",\\"params\\":
{"blood":5,"locked":true}
,"path":"/state/waitingSince"
,"handEpoch":11}
,"asked":{"seat":1,"prey":0,"predator":0
[],"facts":[{"name":"voluntary","of":1
,"when":"unchanged","do":"pass"}]}],"nextId":15
,"cost":{},"vars":{},"stealth":0,"plus":0
,"uncontrolled":[3],"contested":[]
,"window":"blocked","action":
,"modifiers":[],"watches":[],"uses":[{"what":"bleed","by":2
,\\"accepted\\":true,\\"version\\":8,\\"events\\":[],\\"prompt\\":null}"},"undo":
,"owners":[[0,89],[1,89]],"more":
,"round":0,"open":true,"stage":"all","leadPassed":false,"order":
,"seats":[{"pool":18,"victoryPoints":0
,"transfers":0,"discardActions":0,"idle":0,"id":2
,"bleed":true,"targets":[1],"declined":[],"blocker":null,"failed":[]
,"answer":{"optionId":"pass"}},"events":[],"views":[8
,"n":1,"until":{"phase":"influence","of":0}},{"name":"entered@0"
,"frames":[{"kind":"turn","seat":0,"number":9,"phase":"minion","step":"act","masterActions":1
,"settings":{"format":"standard","answerWithinHours":72,"cards":"all"},"version":2
{"schema":2,"operations":[{"op":"replace","path":"/state/version"`
