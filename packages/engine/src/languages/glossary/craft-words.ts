/** Building, electricity, water, metal, wood, vehicles, land and factories. Rows as in `advert-words.ts`. */
export const craftWords = `
construction site | de baustelle- rohbau | fr chantier- | es obra obras pie_de_obra | it cantier- | pt obra obras estaleiro- | nl bouwplaats- bouwplaatsen op_de_bouw | ro șantier- | pl plac_budowy placu_budowy budowie
cable | de kabel- leitung leitungen | fr câble- câblage- | es cable- cablead- | it cavo cavi cablagg- | pt cabo cabos cablage- | nl kabel- bekabeling | ro cablu- cabluri cablaj- | pl kabel kabl- okablowan-
wiring | de verdraht- verkabel- | fr filerie | es tendido_de_cables | it cablare | pt fiação | nl bedrad- | ro conductori_electrici | pl przewod- przewód
electric switchboard | de schaltschrank schaltschränke- schaltanlage- verteilerkasten | fr tableau_électrique tableaux_électriques armoire_électrique armoires_électriques tableaux | es cuadro_eléctrico cuadros_eléctricos cuadros | it quadro_elettrico quadri_elettrici quadri | pt quadro_elétrico quadros_elétricos quadros | nl schakelkast- meterkast- | ro tablou_electric tablouri_electrice tablouri | pl rozdzieln- tablic-_rozdzielcz-
circuit | de schaltkreis- stromkreis- | fr circuit- | es circuito- | it circuit- | pt circuito- | nl stroomkring- circuit- | ro circuit- | pl obwod- obwód
switches and outlets | de schalter steckdose- | fr interrupteur- prises_électriques | es interruptor- enchufe- | it interruttor- pres-_di_corrente | pt interruptor- tomadas | nl schakelaar- stopcontact- | ro întrerupăto- prize | pl gniazd- wyłączni-
voltage | de spannung- hochspannung niederspannung | fr basse_tension haute_tension | es baja_tensión alta_tensión | it bassa_tensione alta_tensione | pt baixa_tensão alta_tensão | nl spanning- hoogspanning laagspanning | ro joasă_tensiune înaltă_tensiune | pl napięci-
electricity | de strom- elektrizität- | fr électricité | es electricid- | it elettricit- | pt eletricid- | nl elektriciteit stroom | ro electricit- curent_electric | pl prąd prądu elektryczność
power | de leistung- | fr puissance | es potencia | it potenza | pt potência | nl vermogen_elektrisch | ro putere | pl moc mocy
lighting | de beleucht- leuchte- lampe- | fr éclairag- luminaire- | es alumbrad- iluminac- luminaria- | it illuminaz- lampad- | pt iluminaç- luminári- | nl verlicht- lampen | ro iluminat- corpuri_de_iluminat | pl oświetl- lamp
meters | de zähler | fr compteur- | es contadores_eléctricos contador_de contadores | it contator- | pt contadores | nl meterstand- | ro contoar- contor- | pl licznik-
faults | de störung- fehlersuche defekt- | fr panne- défaut- dysfonctionnement- | es avería- fallo fallos | it guast- anomali- | pt avaria- falha- | nl storing- defect- | ro defecțiun- defect- avari- | pl usterk- usterek awari- awarii
troubleshooting | de störungsbeseitigung fehlerbehebung fehlerdiagnose | fr recherche_de_pannes dépannage- diagnostic_de_pannes | es localización_de_averías diagnóstico_de_averías | it ricerca_guasti | pt deteção_de_avarias diagnóstico_de_avarias | nl storingen_verhelpen opsporen_van_storingen storingzoeken | ro depanare- depistarea_defectelor | pl usuwanie_usterek usuwanie_awarii wyszukiwanie_usterek
wiring diagrams | de schaltplan schaltpläne- | fr schéma- schémas_électriques | es esquemas esquema esquemas_eléctricos | it schemi schema schemi_elettrici | pt esquemas esquemas_elétricos | nl schema schema’s schemas elektrische_schema’s | ro scheme schemă scheme_electrice schemelor | pl schemat- schematów
connect | de anschließ- anschluss anschlüsse- verbinden | fr raccord- branch- | es conectar conexión conexiones conexion- | it collegare collegament- allacci- | pt ligar ligaç- conect- | nl aansluit- | ro conect- racord- | pl podłącz- przyłącz-
laying | de verleg- | fr tirer poser pose | es tender tendido colocación colocar | it posa posare stesura stendere | pt colocar assentamento passagem_de_cabos | nl leggen aanleg- | ro pozare montare tragere | pl układani- kładzeni-
solar panels | de solar- photovoltaik- | fr photovolta- panneaux_solaires solaire- | es fotovolta- placas_solares solar solares | it fotovolta- pannelli_solari solar- | pt fotovolta- painéis_solares solar solares | nl zonnepane- | ro fotovolta- panouri_solare solar- | pl fotowolta- słoneczn-
battery | de batterie- akku- | fr batterie- | es batería- | it batteri- | pt bateria- | nl accu accu's batterij- | ro bateri- acumulator- | pl akumulator- bateri-
pipes | de rohr rohre- rohrleitung- | fr tuyau- canalis- conduite_d_eau conduites | es tubería- tubo tubos | it tubi tubo tubazion- | pt tubage- tubo tubos cano canos canaliz- | nl buis buizen leiding leidingen pijp- | ro țevi țeavă conduct- | pl rur rura rury rurociąg- rurow-
water | de wasser- | fr eau eaux | es agua aguas | it acqua acque idric- | pt água águas | nl water- | ro apă ape apei | pl wod woda wody wodn- wodociąg-
gas | de gas gase gasleitung- | fr gaz | es gas gases | it gas | pt gás | nl gas gasleiding- | ro gaz gaze | pl gaz gazu gazow-
heating | de heizung- heiz- | fr chauffage- | es calefac- | it riscaldament- | pt aqueciment- | nl verwarming- cv-ketel | ro încălzire încălzirea termic- | pl ogrzewan- grzewcz- centralne_ogrzewanie
boiler | de heizkessel- kessel- warmwasserbereiter- | fr chaudière- chauffe-eau | es caldera- calentador- | it caldai- | pt caldeira- esquentador- | nl ketel ketels boiler- | ro centrală_termică centrale_termice boiler- cazan- | pl kocioł kotł- bojler-
sewer | de abwasser- kanalisation- abfluss- | fr égout- évacuation- assainissement | es desagüe- saneamiento- alcantarill- desatasc- | it scarich- fognatur- | pt esgoto- desentup- | nl riool riolering- afvoer- | ro canalizare canalizări scurger- | pl kanalizac- odpływ-
leaks | de leck- undicht- | fr fuite- | es fuga fugas escape | it perdit- | pt fuga_de_água fugas | nl lek lekkage- | ro scurgeri pierderi_de_apă | pl przeciek- wyciek- nieszczelno-
valves | de ventil ventile- armatur- | fr vanne- robinet- | es válvula- grifo grifos griferí- | it valvol- rubinett- | pt válvula- torneira- | nl klep kleppen kraan kranen | ro robinet- valve supap- vană vane | pl zawor- zawór kran krany
pump | de pumpe- | fr pompe- | es bomba bombas bombeo | it pompa pompe | pt bomba bombas | nl pomp- | ro pomp- | pl pomp-
plumbing | de sanitär- klempner- | fr plomberie sanitaire- | es fontanería sanitarios | it idraulic- sanitari | pt canalização picheleir- louças_sanitárias | nl sanitair- loodgieterswerk | ro instalații_sanitare sanitare obiecte_sanitare | pl hydrauliczn- sanitarn- instalacj-_sanitarn-
bathroom | de bad bäder badezimmer- | fr salle_de_bains salles_de_bains | es baño baños cuarto_de_baño | it bagno bagni | pt casa_de_banho casas_de_banho banheir- | nl badkamer- | ro baie băi băilor | pl łazienk- łazienek
ventilation | de lüftung- | fr ventilation- | es ventilac- | it ventilaz- aerazion- | pt ventilaç- | nl ventilatie- | ro ventilaț- ventilați- | pl wentyl-
air conditioning | de klima klimaanlage- klimatechnik | fr climatis- | es climatiz- aire_acondicionado | it climatizz- condizionament- condizionator- | pt climatiz- ar_condicionado | nl airco- klimaatinstall- | ro climatiz- aer_condiționat | pl klimatyz-
refrigeration | de kältetechnik- kälteanlag- kühl- | fr frigorif- réfrigér- | es frigoríf- refriger- | it frigorif- refriger- | pt frigoríf- refriger- | nl koel- koudetechniek | ro frigorif- refriger- | pl chłodn- chłodnictw-
insulation | de dämm- isolier- | fr isolation isolant- | es aislamient- aislant- | it isolament- coibent- | pt isolament- | nl isolat- isoler- | ro izolaț- izolați- | pl izolac- ociepl-
welding | de schweiß- | fr soud- | es soldad- soldar | it saldat- saldare | pt solda- soldar | nl lassen laswerk lasser_van | ro sudur- sudare sudează | pl spawan- spawal-
drilling | de bohr- | fr perç- perceuse | es taladr- perfor- | it foratur- trapan- perfor- | pt furar perfur- | nl boren boor- | ro găurire foraj- | pl wiercen- wiert-
milling | de fräsen fräs- | fr fraisag- fraiseuse- | es fresa- fresado | it fresa- fresatura | pt fresag- fresado- | nl frezen frees- | ro frezar- | pl frezow-
turning | de drehen drehmaschine- drehbank | fr tournage tour_numérique | es torno tornos torneado | it tornio torni tornitur- | pt torno tornos torneament- | nl draaien draaibank- | ro strung- strunjire | pl toczeni- tokark-
grinding | de schleif- | fr meulage ponçage rectification | es lijado pulido rectificado | it smerigl- levig- rettific- molatur- | pt lixar polir retific- | nl slijpen slijp- | ro șlefui- polizor | pl szlifow-
metal | de metall- | fr métal- métaux métallur- | es metal- | it metall- metalmeccanic- | pt metal metais metalúrg- metálic- | nl metaal- metalen | ro metal- | pl metal-
steel | de stahl- | fr acier- | es acero- | it acciai- | pt aço aços | nl staal- stalen | ro oțel- | pl stal stali stalow-
sheet metal | de blech- | fr tôle- tôlerie chaudronner- | es chapa chapas | it lamier- | pt chapa chapas | nl plaatwerk plaatstaal | ro tablă table_metalice | pl blach-
wood | de holz- hölzer | fr bois | es madera- | it legn- | pt madeira- | nl hout- houten | ro lemn- | pl drewn- drzewn-
sawing | de säge- sägen | fr scie scies sciage | es sierra- aserrad- serrar | it sega seghe segatur- | pt serra serrar serrote | nl zaag- zagen | ro fierăstr- debit- | pl piłowani- pił
painting | de malerarbeiten anstrich- streichen lackier- | fr peinture- peindre | es pintura pinturas pintar | it pittura tinteggi- vernici- | pt pintura pinturas pintar | nl schilderwerk verven verf- | ro zugrăv- vopsi- vopsea | pl malowani- farb lakierow-
wall | de wand wände- mauer- | fr mur murs cloison- | es pared paredes muro muros tabique- | it muro muri paret- | pt parede- muro muros | nl muur muren wand wanden | ro perete pereți zid ziduri zidări- | pl ścian- mur mury murow-
plaster | de putz verputz- gips- trockenbau- | fr plâtre- enduit- placo | es yeso- enlucid- enfoscad- pladur | it intonac- cartongesso | pt reboco- gesso estuque | nl stuc- pleister- gips- | ro tencui- gips- rigips | pl tynk- gips- płyt-_gipsow-
tiles | de fliese- kachel- | fr carrelage- carreau- | es azulejo- baldosa- alicatad- | it piastrell- | pt azulejo- ladrilho- mosaico- | nl tegel- | ro gresi- faianț- plăci | pl płytk- płytek glazur-
roof | de dach dächer- | fr toit- toiture- | es tejado- techo techos cubierta | it tetto tetti | pt telhado- | nl dak daken | ro acoperiș- | pl dach dachy dachu dachow-
concrete | de beton- | fr béton- | es hormig- concreto | it calcestruzz- cemento | pt betão concreto | nl beton- | ro beton- | pl beton-
bricks | de ziegel- maurer- mauerwerk | fr brique- maçonner- | es ladrillo- albañiler- | it matton- muratur- | pt tijolo- alvenaria | nl baksteen metsel- | ro cărămid- | pl cegł- cegieł
scaffolding | de gerüst- | fr échafaud- | es andamio- andamiaj- | it ponteggi- | pt andaime- | nl steiger- | ro schel- | pl rusztowa-
crane | de kran kräne kranführer- | fr grue grues grutier- | es grúa- | it gru gruist- | pt grua- | nl hijskraan- hijsen | ro macara- | pl żuraw- dźwig-
excavator | de bagger- | fr pelleteuse- pelle_mécanique | es excavador- retroexcavador- | it escavator- | pt escavador- retroescavador- | nl graafmachine- | ro excavator- | pl kopark-
road | de straße- | fr route routes voirie | es carretera- | it strada strade stradal- | pt estrada- | nl weg wegen wegenbouw | ro drum drumuri rutier- | pl drog- dróg
building | de gebäude- | fr immeuble- bâtiments | es edificio- | it edifici- | pt edifício- prédio- | nl gebouw- | ro clădir- | pl budynk- budynek
houses | de haus häuser wohnhaus wohnhäuser- | fr maison- logement- | es casa casas vivienda- | it casa case abitazion- | pt casa casas moradia- habitaç- | nl huis huizen woning- | ro casă case locuinț- | pl dom domy domach domu mieszka-
apartment | de wohnung- | fr appartement- | es piso pisos apartament- | it appartament- | pt apartament- | nl appartement- | ro apartament- | pl mieszkanie mieszkania
doors and windows | de tür türen fenster- | fr porte portes fenêtre- | es puerta- ventana- | it porte finestr- serrament- infissi | pt portas janela- caixilh- | nl deur deuren raam ramen kozijn- | ro uși ferestre geamuri tâmplărie | pl drzwi okn- okien
floor | de boden böden fußboden- bodenbelag | fr sol sols parquet- revêtement- | es suelo- pavimento- | it paviment- | pt pavimento- chão soalho | nl vloer- | ro pardosel- podel- parchet | pl podłog- podłóg
stairs | de treppe- | fr escalier- | es escalera- | it scala scale | pt escada- | nl trap trappen | ro scări trepte | pl schod-
elevator | de aufzug aufzüge- fahrstuhl | fr ascenseur- | es ascensor- | it ascensor- | pt elevador- | nl lift liften | ro ascensor- lift- | pl wind dźwig_osobowy
tools | de werkzeug- | fr outil outils outillage | es herramienta- | it utensil- attrezz- | pt ferramenta- | nl gereedschap- | ro scule unelte | pl narzędzi-
screws | de schraub- | fr vis visserie boulon- | es tornillo- atornill- | it viti avvit- | pt parafus- | nl schroev- schroef- | ro șurub- | pl śrub- wkręt-
measurement | de mess messung- messen messgerät- | fr mesure- métrologie | es medición mediciones medir | it misur- | pt mediç- medir | nl meten meting- meet- | ro măsur- | pl pomiar-
assembly | de montieren zusammenbau- | fr assembl- monter | es ensambl- montar | it assembl- montare | pt montar | nl assembl- monteren | ro asambl- | pl składani- montow-
adjustment | de einstellung_der einstellen justier- | fr réglag- ajust- | es ajust- regulación | it regolaz- | pt ajust- regulação | nl afstell- instellen | ro reglare reglaj- ajust- | pl regulac- ustawiani-
spare parts | de ersatzteil- | fr pièces_détachées pièces_de_rechange | es repuesto- recambio- | it pezzi_di_ricambio ricambi | pt peças_sobressalentes | nl reserveonderdel- | ro piese_de_schimb | pl części_zamienne części_zamiennych
car | de auto autos kfz- pkw | fr voiture- automobile- | es coche- automóvil- automoción | it auto automobil- | pt carro carros automóve- | nl auto auto's autotechniek | ro mașină_personală autoturism- auto | pl samochod- samochód
brakes | de bremse- | fr frein- | es freno- | it fren- | pt travõ- travão freio- | nl rem remmen | ro frân- | pl hamul-
tires | de reifen- | fr pneu- | es neumátic- | it pneumatici gomm- | pt pneu- | nl band banden | ro anvelop- | pl opon-
oil | de öl öle ölwechsel | fr huile- vidange | es aceite- | it olio | pt óleo- | nl olie- | ro ulei- | pl olej-
fuel | de kraftstoff- treibstoff- | fr carburant- | es combustible- | it carburant- | pt combustíve- | nl brandstof- | ro carburant- combustibil- | pl paliw-
hydraulic | de hydraul- | fr hydraul- | es hidrául- | it idraulica oleodinamic- | pt hidráulic- | nl hydraul- | ro hidraul- | pl hydraulik_siłow-
garden | de garten gärten- | fr jardin- espaces_verts | es jardín jardines jardiner- | it giardin- | pt jardim jardins jardinagem | nl tuin tuinen | ro grădin- | pl ogród ogrod-
plants | de pflanze- | fr plante- végét- | es planta_ornamental plantas | it piante pianta | pt planta- | nl plant planten | ro plante plantelor plantare | pl roślin-
trees | de baum bäume- | fr arbre- élagage | es árbol- poda | it alber- potatur- | pt árvore- poda | nl boom bomen snoeien | ro pomi copac- arbori | pl drzew-
lawn | de rasen- mähen | fr gazon- pelouse- tonte | es césped- | it prato prati | pt relva- relvado | nl gras gazon maaien | ro gazon- iarb- | pl trawnik- koszeni-
cattle | de vieh- rinder- kühe | fr bétail vaches élevage- | es ganado- vaca- | it bestiame mucch- allevament- | pt gado vacas | nl vee koeien | ro vite vaci | pl bydł- krów
milking | de melk- milch- | fr traite lait- | es ordeñ- leche | it mungitur- latte | pt ordenha leite | nl melk- | ro muls lapte | pl dojeni- mlek-
harvest | de ernte- ernten | fr récolt- vendange- | es cosech- recogida vendimia | it raccolt- vendemmi- | pt colheita- vindima | nl oogst- | ro recolt- cules | pl zbiór_owoców zbior- żniw-
crops | de anbau- saat- getreide- | fr culture_de cultures céréale- | es cultivo- siembra cereal- | it coltiv- seminare cereal- | pt cultivo- culturas sementeira | nl gewas- teelt | ro culturi cultivare semănat cereale | pl upraw- zboż-
forest | de forst- wald- | fr forêt- forest- | es forest- bosque- | it bosc- forest- | pt floresta- florestal florestais | nl bos bossen bosbouw | ro pădur- silvic- | pl las lasy leśn-
sewing | de nähen nähmaschine- | fr couture- coudre | es coser costura- | it cucit- cucire | pt costura- coser | nl naaien naaimachine- | ro cusut- croitori- cusături | pl szyci- szyj-
fabric | de stoff stoffe textil- | fr tissu- textil- | es tejido- tela telas textil- | it tessut- tessil- stoff- | pt tecido- têxt- | nl stof stoffen textiel- | ro țesătur- textil- materiale_textile | pl tkanin- tekstyl-
printing | de druck- drucker | fr impression imprim- | es impresión imprenta impresor- | it stampa_offset stampa stampant- tipograf- | pt impress- gráfica tipograf- | nl drukwerk printen drukker- | ro tipări- tipograf- imprim- | pl drukowani- drukar-
packaging | de verpack- | fr emball- conditionnement | es embal- envas- empaquet- | it imball- confezion- | pt embala- acondicion- | nl verpakk- inpakken | ro ambal- | pl pakowan- opakow-
pallets | de palette- | fr palette- | es palé palés palet palets | it pallet bancal- | pt palete- | nl pallet- | ro palet- paleți | pl palet-
loading | de belad- verlad- ladung- entlad- | fr charger chargement- décharg- | es carga cargar descarga descargar carga_y_descarga | it carico caricare scarico scaricare carico_e_scarico | pt carga cargas carregar carregament- descarga descarregar | nl laden lading- lossen laden_en_lossen | ro încărc- descărc- | pl załadun- rozładun- ładun-
trailer | de anhänger- sattelzug- auflieger- | fr remorque- semi-remorque- | es remolque- semirremolque- tráiler | it rimorch- semirimorch- bilico | pt reboque- semirreboque- | nl aanhanger- oplegger- trailer | ro remorc- semiremorc- | pl przyczep- naczep-
driving | de fahren gefahren fahrt- | fr conduire conduite | es conducir conducción | it guida guidare | pt condução conduzir | nl rijden rijdt besturen | ro conducere_auto conduc șofat | pl prowadzenie_pojazdu jazd-
tachograph | de fahrtenschreiber- tachograf- lenkzeit- | fr tachygraphe- chronotachygraphe- | es tacógrafo- | it tachigraf- cronotachigraf- | pt tacógrafo- | nl tachograaf | ro tahograf- | pl tachograf-
parcels | de paket- post sendung- | fr colis courrier | es paquete- paquetería | it pacchi pacco | pt encomendas_postais pacotes | nl pakket- post | ro colete colet- pachet- | pl paczk- paczek przesył-
bus | de bus busse- | fr bus autobus autocar- | es autobús autobuses autocar- | it autobus pullman | pt autocarro- ônibus | nl bus bussen | ro autobuz- autocar- | pl autobus-
train | de zug züge- eisenbahn- bahn- | fr train trains ferroviair- | es tren trenes ferroviari- | it treno treni ferroviari- | pt comboio- ferroviári- trem | nl trein- spoor- | ro tren- feroviar- | pl pociąg- kolej-
ship | de schiff- | fr navire- bateau- | es buque- barco- naval | it nave navi naval- | pt navio- barco- naval | nl schip schepen scheeps- | ro navă nave naval- | pl statk- statek
containers | de container- | fr conteneur- | es contenedor- | it container- | pt contentor- contêiner- | nl container- | ro container- | pl kontener-
assembly line | de fließband bandarbeit fertigungslinie- | fr chaîne_de_montage ligne_de_production | es línea_de_montaje cadena_de_montaje línea_de_producción | it catena_di_montaggio linea_di_produzione | pt linha_de_montagem linha_de_produção | nl lopende_band productielijn- | ro linie_de_producție linia_de_producție linie_de_asamblare | pl linia_produkcyjna linii_produkcyjnej taśm-
automation | de automatisier- | fr automatis- automatism- | es automatiz- | it automazion- automatizz- | pt automatiz- automaç- | nl automatiser- | ro automatiz- | pl automatyz- automatyk-
robot | de robot- roboter- | fr robot- | es robot- | it robot- | pt robô- robót- | nl robot- | ro robot- | pl robot-
lubrication | de schmier- | fr graiss- lubrif- | es engras- lubric- | it ingrass- lubrific- | pt lubrific- | nl smer- smeren | ro lubrif- ungere | pl smarow-
fire protection | de brandschutz- feuerlösch- | fr incendie- | es incendio- contraincendios | it antincendi- | pt incêndio- | nl brandveilig- brandblus- | ro incendiu- stingere | pl przeciwpożarow- ppoż
protective equipment | de schutzausrüstung- | fr équipements_de_protection epi | es equipos_de_protección | it dispositivi_di_protezione dpi | pt equipamentos_de_proteção | nl beschermingsmiddel- | ro echipament_de_protecție | pl środki_ochrony
equipment | de anlage anlagen gerät geräte- ausrüstung- | fr équipement- matériels appareil- | es equipamiento- aparato- | it apparecch- attrezzatur- | pt equipament- aparelho- | nl apparatuur apparaat apparaten uitrusting | ro echipament- aparat- | pl urządzeni- sprzęt-
systems installation | de anlagenbau | nl installatietechniek | fr installations_techniques | es instalaciones_técnicas | it impianti impianto impiantistic- | pt instalações_técnicas | ro instalații instalațiilor instalația | pl instalacje instalacji instalacjach
apprenticeship | de lehre gesellenbrief- gesellenprüfung meisterbrief- | fr apprentissage | es aprendizaje | it apprendistato | pt aprendizagem | nl leerlingwezen leerwerktraject | ro ucenicie calificare_profesională | pl nauka_zawodu czeladni-
`;
