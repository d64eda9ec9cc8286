/** Kitchens, guests, shops, health, care, children and school. Rows as in `advert-words.ts`. */
export const serviceWords = `
dishes | de gericht gerichte gerichten speise- | fr plat plats mets | es plato platos | it piatto piatti pietanz- | pt prato pratos | nl gerecht gerechten | ro mâncare mâncăr- preparate_culinare | pl dań danie dania potraw-
hot | de warm- heiß- | fr chaud- | es calient- | it caldo calda caldi calde | pt quente- | nl warm warme | ro cald calde caldă | pl ciepł- gorąc-
cold | de kalt- | fr froid- | es frío fríos fría frías | it fredd- | pt frio frios fria frias | nl koud- | ro rece reci | pl zimn-
menu | de menü- speisekarte- speiseplan- | fr menu menus de_la_carte | es menú menús de_la_carta | it menù menu | pt ementa- cardápio- menu menus | nl menu- menukaart van_de_kaart | ro meniu- | pl menu jadłospis-
ingredients | de zutat- | fr ingrédient- denrée- | es ingrediente- | it ingredient- | pt ingrediente- | nl ingrediënt- | ro ingredient- | pl składnik-
meat | de fleisch- | fr viande- | es carne carnes | it carne carni | pt carne carnes | nl vlees- | ro carne carnea cărn- | pl mięs-
fish | de fisch- | fr poisson- | es pescad- | it pesce pesci | pt peixe- | nl vis vissen | ro pește pește- | pl ryb-
vegetables | de gemüse- | fr légume- | es verdura- hortaliza- | it verdur- ortaggi | pt legume- verdura- | nl groente- | ro legum- | pl warzyw-
fruit | de obst- frücht- | fr fruit- | es fruta- | it frutt- | pt fruta- | nl fruit- | ro fructe fruct- | pl owoc-
bread | de brot- backwaren | fr pain pains | es pan panes | it pane | pt pão pães | nl brood- | ro pâine pâini | pl chleb- pieczyw-
pastry | de gebäck- torte- kuchen- | fr pâtisser- gâteau- | es pastel- repostería- | it pasticc- dolci | pt pastelaria bolo bolos | nl gebak- banket- | ro patiser- cofetări- prăjitur- | pl ciast- wypiek-
meals | de mahlzeit- verpflegung- | fr repas | es comida comidas | it pasto pasti | pt refeiç- refeições | nl maaltijd- | ro mese masă_caldă | pl posiłk- posiłek
lunch | de mittagessen mittagstisch mittags- | fr déjeuner- service_du_midi | es almuerzo- | it pranz- | pt almoço- | nl lunch- | ro prânz- | pl obiad-
dinner | de abendessen abendtisch | fr dîner dîners service_du_soir | es cena cenas | it cena cene | pt jantar- | nl diner diners avondeten | ro cină cine_festive | pl kolacj-
breakfast | de frühstück- | fr petit_déjeuner petits_déjeuners | es desayun- | it colazion- | pt pequeno_almoço pequenos_almoços café_da_manhã | nl ontbijt- | ro mic_dejun | pl śniadan-
beverages | de getränk- | fr boisson- | es bebida- | it bevand- | pt bebida- | nl drank- | ro băutur- | pl napoj- napój
recipes | de rezept- | fr recette- | es receta- | it ricett- | pt receita- | nl recept recepten | ro rețet- | pl przepis_kulinarny przepisy_kulinarne receptur-
cooking | de kochen zubereit- gekocht | fr cuisson- cuisiner | es cocinar cocción elaborar_platos | it cottur- cucinare | pt confeç- cozinhar confecionar | nl koken bereiden bereiding kookt | ro gătit- gătesc găti pregătirea_mâncărurilor | pl gotowani- gotuj- przyrządz-
baking | de backen backofen | fr cuire fournil | es hornead- hornear horno | it infornare forno | pt cozer forno | nl bakken oven- | ro coacere cuptor- | pl pieczeni- piec
catering | de catering- bewirtung- | fr traiteur- restauration_collective | es catering colectividades | it catering mensa mense | pt catering cantina- | nl catering- kantine- | ro catering cantin- | pl catering- stołówk-
guests | de gast gäste gästen gäste- | fr convive- couverts hôtes | es comensal- huésped- | it ospit- copert- | pt hóspede- comensal- | nl gast gasten | ro oaspeț- oaspete- meseni | pl gości gość gościa gościom gośćmi
serving | de servier- bedien- | fr servir servi | es servir sirviendo | it servire | pt servir | nl serveren serveer- bediening | ro servire servit- | pl serwow- podawanie_posiłków
tables | de tisch tische tischen | fr table tables | es mesa mesas | it tavolo tavoli | pt mesa mesas | nl tafel tafels | ro masa mesele | pl stolik-
housekeeping | de hauswirtschaft- haushalt- zimmerreinigung- | fr ménage- | es tareas_domésticas | it faccende pulizia_delle_camere | pt tarefas_domésticas arrumação | nl huishoud- | ro menaj- | pl sprzątanie_pokoi gospodarstw-
rooms | de zimmer- raum räume- | fr chambre- salle- | es habitacion- habitación sala salas | it camera camere stanz- sala sale | pt quarto quartos sala salas | nl kamer kamers | ro cameră camere camerelor săli | pl pokój pokoi pokoj- sal
reservations | de reservier- buchungen buchung | fr réserv- | es reserva- | it prenotaz- | pt reserva- | nl reserver- boeking- | ro rezerv- | pl rezerw-
reception | de empfang- rezeption- | fr accueil- | es recepción_de_visitas recibir_visitas | it accoglienz- ricevimento_ospiti | pt acolhiment- receção_de_hóspedes | nl receptie onthaal | ro recepția recepție | pl recepcj-
travel | de reise- | fr voyage- | es viaje- | it viagg- | pt viage- viagem | nl reis- reizen | ro călători- voiaj | pl podróż-
tourism | de tourismus- touristik- | fr touris- | es turis- | it turis- | pt turis- | nl toeris- | ro turis- | pl turyst-
cleanliness | de sauberkeit sauber- | fr propre propres | es limpia limpio limpiar | it pulito pulita pulire | pt limpo limpa limpar | nl schoon schoonhouden | ro curat curată curățare | pl czysty czysta porządk-
laundry | de wäsche- | fr linge blanchisser- | es lavander- ropa_de_cama | it biancher- lavander- | pt lavandar- roupa | nl wasgoed linnen | ro lenjeri- spălător- rufe | pl pralni- pościel- pranie
washing | de waschen spülen abwasch | fr laver lavage- vaisselle | es lavar lavado fregar | it lavare lavaggio | pt lavar lavagem loiça | nl wassen afwas- | ro spălare spăl- | pl mycie zmywani- myci-
disinfection | de desinf- | fr désinf- | es desinf- | it disinf- | pt desinf- | nl desinf- | ro dezinf- | pl dezynf-
waste | de abfall abfälle- müll- entsorg- | fr déchet- | es residuo- basura- | it rifiuti smaltiment- | pt resíduo- lixo | nl afval- | ro deșeu- gunoi- | pl odpad- śmieci
elderly | de senior- ältere älteren | fr âgé âgés âgées personnes_âgées | es ancian- personas_mayores mayores | it anzian- | pt idos- | nl oudere ouderen bejaard- | ro vârstnic- bătrân- | pl starsz- senior-
nursing home residents | de bewohner- pflegeheim- altenheim- seniorenheim- | fr résident- ehpad maison_de_retraite | es residente- residencia_de_mayores geriátric- | it casa_di_riposo rsa ospiti_della_struttura | pt lar_de_idosos residentes | nl bewoner- verpleeghuis- verzorgingshuis- | ro cămin_de_bătrâni azil rezidenți | pl dom_opieki mieszkańc- podopieczn-
body care | de körperpflege- waschen_der_patienten | fr toilette toilettes soins_d_hygiène | es aseo aseos higiene_personal | it igiene_personale igiene_della_persona | pt higiene_pessoal cuidados_de_higiene banho banhos | nl lichaamsverzorging wassen_en_aankleden | ro igiena_corporală toaleta_pacientului toaletă | pl toalet- higien-_osobist- kąpiel-
feeding | de nahrungsaufnahme nahrung essen_reichen | fr aide_aux_repas alimentation | es alimentación dar_de_comer | it imboccare alimentazione | pt alimentação | nl eten_geven voedingshulp | ro hrănire alimentarea | pl karmien-
mobility | de mobilis- mobilität lagerung- | fr mobilis- mobilité transferts | es movilid- moviliz- | it mobilit- mobilizz- deambulazion- | pt mobiliz- mobilidade posicionament- | nl mobilis- mobiliteit transfers | ro mobiliz- mobilitate | pl mobiliz- przemieszcz-
disabilities | de behinder- | fr handicap- invalid- | es discapac- | it disabil- | pt deficiên- | nl beperking- gehandicapt- | ro dizabilit- handicap- | pl niepełnosprawn-
home care | de hauspflege ambulante_pflege | fr à_domicile soins_à_domicile | es a_domicilio asistencia_domiciliaria | it a_domicilio assistenza_domiciliare | pt ao_domicílio apoio_domiciliário | nl thuiszorg | ro la_domiciliu | pl opieka_domowa
diagnosis | de diagnos- | fr diagnos- | es diagnós- diagnos- | it diagnos- | pt diagnós- | nl diagnos- | ro diagnos- | pl diagnos- diagnoz-
therapy | de therap- | fr thérap- rééduc- | es terapi- rehabilit- | it terap- riabilit- | pt terap- reabilit- | nl therap- revalid- | ro terap- recuperare | pl rehabilit- terap-
emergency | de notfall- notaufnahme- | fr urgence- | es urgencia- emergencia- | it emergenz- pronto_soccorso urgenz- | pt urgência- emergência- | nl spoed- noodgeval- | ro urgenț- | pl ratunkow- nagły
ambulance | de rettungswagen- krankenwagen- | fr ambulance- | es ambulancia- | it ambulanz- | pt ambulância- | nl ambulance- | ro ambulanț- | pl karetk- pogotowi-
blood pressure | de blutdruck- | fr tension tension_artérielle | es tensión_arterial presión_arterial | it pressione_arteriosa pressione_sanguigna | pt tensão_arterial pressão_arterial | nl bloeddruk- | ro tensiune_arterială tensiunea_arterială tensiunii tensiune | pl ciśnieni-
temperature | de temperatur- | fr températur- | es temperatur- | it temperatur- | pt temperatur- | nl temperatuur | ro temperatur- | pl temperatur-
injections | de injektion- spritz- | fr injection- piqûre- | es inyec- | it iniez- | pt injeç- | nl injectie- | ro injecț- | pl zastrzyk- iniekcj-
laboratory | de labor- | fr laborato- | es laborato- | it laborato- | pt laborató- | nl laborator- lab | ro laborato- | pl laborator-
samples | de probe proben | fr échantillon- prélèvement- | es muestra- | it campion- prelievi | pt amostra- | nl monster monsters | ro probe mostre eșantion- | pl próbk- próbek
dental | de zahn- dental- | fr dentaire- | es dental- | it dental- odontoiatric- | pt dentári- | nl tandheelkund- | ro dentar- | pl stomatologiczn- dentystyczn-
pharmacy | de apotheke apotheken | fr pharmacie- | es farmacia- | it farmacia farmacie | pt farmácia- | nl apotheek | ro farmaci- | pl aptek-
vaccination | de impf- | fr vaccin- | es vacun- | it vaccin- | pt vacin- | nl vaccin- | ro vaccin- | pl szczepi-
psychology | de psychologie | fr psychologie | es psicología | it psicologia | pt psicologia | nl psychologie | ro psihologie psihologia | pl psychologi-
mental | de psychisch- psychiatr- | fr psychique- mental- psychiatr- | es mental- psiquiátric- | it mental- psichic- psichiatr- | pt mental- psiquiátric- | nl psychisch- geestelijke | ro mental- psihic- | pl psychiczn- psychiatr-
kindergarten | de kindergarten kindertagesstätte- kita kitas | fr crèche- maternelle- | es guardería- jardín_de_infancia educación_infantil | it asilo asili scuola_dell_infanzia | pt infantário- creche- jardim_de_infância | nl kinderopvang- peuter- kleuter- | ro grădiniț- creșă | pl przedszkol- żłob-
elementary school | de grundschul- primarschul- volksschul- | fr école_primaire école_élémentaire élémentaire primaire primaires | es escuela_primaria educación_primaria primaria | it scuola_primaria scuola_elementare primaria elementar- | pt escola_primária 1_ciclo primeiro_ciclo ensino_básico ensino_fundamental | nl basisschool- basisonderwijs lagere_school | ro școală_primară școala_primară învățământ_primar învățământul_primar ciclul_primar clasele_primare | pl szkoła_podstawowa szkole_podstawowej szkoły_podstawowej edukacja_wczesnoszkolna edukacji_wczesnoszkolnej nauczanie_początkowe
lessons | de unterrichtsstunde- lektion- | fr leçon- | es lección lecciones | it lezione lezioni | pt lição lições | nl les lessen lesuren | ro lecți- lecție ore_de_curs | pl zajęć zajęcia lekcje lekcji
homework | de hausaufgabe- | fr devoirs | es deberes | it compiti_a_casa | pt trabalhos_de_casa | nl huiswerk- | ro teme_pentru_acasă teme | pl prac-_domow-
curriculum | de lehrplan lehrpläne- | fr programme_scolaire | es programación_didáctica plan_de_estudios | it programma_scolastico | pt plano_curricular currículo | nl leerplan- lesprogramma- | ro programă_școlară programa_școlară | pl program_nauczania podstawa_programowa
reading | de lesen | fr lecture lire | es lectura leer | it lettur- leggere | pt leitura ler | nl lezen | ro citire citit citesc lectur- | pl czytani-
play | de spiel- | fr jeu jeux | es juego- jugar | it gioco giochi giocare | pt jogo jogos brincar | nl spel spelen | ro jocuri joacă | pl zabaw- gier
special education | de förderschul- sonderpädagog- | fr éducation_spécialisée | es educación_especial necesidades_educativas | it sostegno educazione_speciale | pt educação_especial necessidades_educativas | nl speciaal_onderwijs zorgleerling- | ro cerințe_educaționale_speciale învățământ_special | pl pedagogika_specjalna
swimming | de schwimm- | fr natation nager piscine | es natación piscina | it nuoto piscina | pt natação piscina | nl zwem- | ro înot bazin | pl pływa- basen-
music | de musik- | fr musi- | es músic- | it musica- | pt músic- | nl muziek- | ro muzic- | pl muzy-
art | de kunst- | fr art arts artistique- | es arte artes artístic- | it arte arti artistic- | pt arte artes artístic- | nl kunst- | ro artă arte artistic- | pl sztuk- artystyczn-
library | de bibliothek- | fr bibliothèque- | es biblioteca- | it bibliotec- | pt biblioteca- | nl bibliotheek | ro bibliotec- | pl bibliotek-
books | de buch bücher- | fr livre livres | es libro libros | it libro libri | pt livro livros | nl boek boeken | ro cărți carte | pl książk- książek
hair | de haar- haare | fr cheveu- coupe coupes | es cabello- pelo | it capell- | pt cabelo- | nl haar_knippen haren knippen | ro păr tuns- tunsori | pl włos- strzyżen-
skin | de haut- | fr peau | es piel | it pelle | pt pele | nl huid- | ro piele pielii | pl skór-
massage | de massage- | fr massage- | es masaje- | it massagg- | pt massage- | nl massage- | ro masaj- | pl masaż-
shelves | de regal- | fr rayon rayons étagère- | es estante- lineal lineales | it scaffal- | pt prateleira- | nl schap schappen vakken_vullen vakkenvullen | ro raft- | pl półk- półek
prices | de preis- | fr prix tarification | es precio- | it prezz- | pt preço- | nl prijs prijzen | ro preț- | pl cen cena ceny cennik-
merchandise display | de warenpräsentation schaufenster- | fr mise_en_rayon vitrine- | es escaparate- reposición | it vetrin- allestiment- rifornimento | pt montra- reposição | nl etalage- | ro vitrin- aranjarea_mărfii | pl ekspozycj- wystaw-
cash | de bargeld- | fr espèces | es efectivo | it contant- incass- | pt dinheiro | nl contant- | ro numerar | pl gotówk-
receipts | de beleg- quittung- | fr reçus ticket_de_caisse | es recibo- tique- | it ricevut- scontrin- | pt recibo- | nl kassabon- bonnen | ro chitanț- bonuri | pl paragon-
furniture | de möbel- | fr meuble- mobilier | es mueble- mobiliari- | it mobili arredament- | pt móveis mobiliári- | nl meubel- meubilair | ro mobilă mobilier- | pl mebl-
shoes | de schuh- | fr chaussure- souliers | es zapato- calzado | it scarp- calzatur- | pt sapato- calçado | nl schoen- | ro pantof- încălțămint- | pl but buty butów obuwi-
animals | de tier- tiere | fr animal animaux | es animal- | it animal- | pt animal animais | nl dier dieren | ro animal- | pl zwierz-
`;
