/** Words for tasks of every kind of work, and related plain words. Rows as in `advert-words.ts`. */
export const taskWords = `
clean | de putzen saubermachen | fr nettoyer nettoyage- | es limpiar limpieza- | it pulire pulizia | pt limpar limpezas | nl schoonmaken poetsen | ro curăța curățenie | pl czyścić czyszczeni- sprząta-
advise | de beraten berät | fr conseiller- orienter | es asesorar asesor- aconsejar orientar | it consigliare | pt aconselhar orientar | nl adviser- adviezen | ro consiliere consili- sfătui- | pl doradz-
help | de hilfe hilfs- helfen assistier- | fr aide aider aides | es ayuda ayudar ayud- | it aiutare aiuto | pt ajuda ajudar | nl helpen hulp | ro ajutor ajut- | pl pomoc pomag- pomóc
accompany | de begleit- | fr accompagn- | es acompaña- | it accompagn- | pt acompanhar acompanhamento_de | nl begeleid- vergezel- | ro însoț- acompani- | pl towarzysz- opieka_nad
instruct | de anleit- anweis- unterweis- einweis- | fr former encadrer | es formar instruir | it formare istruire addestra- | pt formar instruir | nl instrueren opleiden inwerk- | ro instrui- îndrum- | pl instru- szkolić wdraża-
order | de bestellung bestellen bestellungen | fr commander | es pedir pedidos | it ordinare ordinazion- | pt encomendar | nl bestellen bestel- | ro comanda comenzi comandare | pl zamawia- zamówi-
publish | de veröffentlich- schalten | fr publi- diffuser | es publicar publicación publicaciones | it pubblicare pubblicazion- | pt publicar publicação publicações | nl plaatsen publicer- | ro publicare publicarea postare | pl publikow- zamieszcz-
screen | de sichten sichtung vorauswahl | fr trier tri | es cribar criba preselección | it screening scremare preselezion- | pt triar triagem | nl screenen voorselectie | ro trierea triere preselecț- | pl preselekcj- weryfikacj-
conduct | de führen durchführ- | fr mener conduire_des | es realizar realización llevar_a_cabo | it condurre effettuare svolgere | pt realizar realização conduzir_entrevistas | nl voeren uitvoeren | ro desfășur- efectu- realiz- | pl przeprowadz- wykonyw-
answer | de beantwort- antwort- | fr répondre réponse- | es atender responder respuesta- | it rispondere rispost- | pt atender responder resposta- | nl beantwoord- | ro răspun- preluare | pl odpowiada- odbierani- odpowiedzi
explain | de erklär- erläuter- | fr expliqu- | es explic- | it spiega- | pt explic- | nl uitleg- | ro explic- | pl wyjaśni- tłumaczeni_klientom
inform | de informieren auskunft auskünfte | fr informer renseigner | es informar | it informare | pt informar | nl informeren inlichting- | ro informare informez | pl informow-
solve | de lösen behebung beheb- | fr résoudre résolution- | es resolver resolución | it risolver- risoluzion- | pt resolver resolução | nl oplossen verhelpen | ro rezolv- remedi- | pl rozwiązywa- usuwan-
find | de suche suchen finden | fr rechercher_les trouver | es localizar localización encontrar | it individuare ricercare trovare | pt localizar detetar encontrar | nl opsporen zoeken vinden | ro identific- depist- găsire căutare | pl wyszukiwan- znajdowan- lokaliz-
check | de prüfung_der überprüfen kontrollieren prüfen | fr vérifi- | es comprob- verific- | it verific- | pt verific- | nl keuren keuring- controler- nakijken | ro verificare verificarea verificări | pl sprawdz- kontrolow-
repair | de reparier- instandsetz- ausbesser- | fr dépanner réparer | es reparar arreglar arreglo- | it riparare aggiustare | pt reparar consertar conserto- arranjar | nl repareren herstel- | ro reparare reparații reparațiilor repar- | pl naprawa napraw remont-
replace | de austausch- ersetz- wechsel- | fr remplac- | es sustitu- reemplaz- cambio_de | it sostitu- | pt substitu- troca_de | nl vervang- | ro înlocu- schimbare | pl wymian- wymienia-
remove | de entfern- beseitig- abbau- | fr enlev- démont- | es retirar desmont- eliminar | it rimuov- rimozion- smont- | pt retirar desmont- remov- | nl verwijder- demonter- | ro îndepărt- demont- | pl usuwa- demont-
build | de errichten | fr construire bâtir | es construir levantar | it costruire | pt construir | nl bouwen | ro construire construim ridicare | pl wznoszeni- budowani-
transport of patients | de krankentransport- patiententransport | fr brancardage | es traslado_de_pacientes | it trasporto_pazienti | pt transporte_de_doentes | nl patiëntenvervoer | ro transportul_pacienților | pl transport_pacjentów
carry | de tragen heben | fr porter manutention- | es manipul- levantar_peso | it movimentaz- | pt manuse- moviment- | nl tillen dragen | ro manipul- ridicat | pl przenoszeni- dźwiganie
sort | de sortier- | fr trier_les tri_des | es clasific- | it smist- cernit- | pt separar triagem_de | nl sorter- | ro sortar- sortez | pl sortow-
count | de zählen | fr compter comptage | es recuento | it conteggi- | pt contagem | nl tellen | ro numărare | pl liczeni-
weigh | de wiegen | fr pesée peser | es pesar pesaje | it pesatur- | pt pesar pesagem | nl wegen_van | ro cântăr- | pl ważeni-
store | de lagern lagerung | fr stocker stockage | es almacenar almacenaje almacenamiento | it stoccagg- | pt armazenar armazenamento armazenagem | nl opslag opslaan | ro depozitare depozitarea | pl składowani-
deliver | de liefern ausliefern zustell- | fr livrer livré- | es entregar repartir reparto | it consegnare recapit- | pt entregar distribuir | nl bezorgen afleveren leveren | ro livrare livrez livrări predare_colete | pl dostarcz- doręcz-
collect | de sammeln abhol- | fr collect- | es recoger recogida_de | it raccogliere ritir- | pt recolh- recolha | nl ophalen verzamelen | ro colect- ridicare_colete | pl zbierani- odbiór
sell | de verkaufen verkauft | fr vendre vendu | es vender | it vendere venduto | pt vender | nl verkopen verkocht | ro vând vinde vindere | pl sprzedawa- sprzedaż-
buy | de kaufen kauf | fr acheter achats_de | es compra comprar | it comprare spesa_di acquistare | pt compra comprar | nl inkoop inkopen kopen | ro cumpărare cumpărăt- cumpărări achiziționare achiziție achiziția | pl kupn- zakup zakupy zakupów
update | de aktualisier- pflegen | fr mettre_à_jour mise_à_jour | es actualiza- | it aggiorna- | pt atualiza- | nl bijwerken actualiser- | ro actualiz- | pl aktualiz- uaktualni-
record | de erfass- aufzeichn- protokoll- | fr enregistr- consign- | es registrar anotar | it registrare annotar- | pt registar registrar anotar | nl registrer- vastleggen noteren | ro înregistr- consemn- | pl rejestrow- zapis- notow-
calculate | de berechnen kalkul- | fr calculer | es calcular | it calcolare | pt calcular | nl berekenen calcul- | ro calculare calculez | pl obliczani- wylicz-
compare | de vergleich- | fr compar- | es compar- | it confront- | pt compar- | nl vergelijk- | ro compar- | pl porówn-
create | de schaffen | fr créer création | es crear creación | it creare creazion- | pt criar criação | nl maken creëren | ro creare crearea creez | pl tworzyć tworzen-
operate | de bedienung bedienen | fr faire_fonctionner opérer | es operar manejar | it utilizzare manovr- | pt operar manobr- | nl bedienen besturing | ro operare operarea manevr- | pl obsługa obsługi obsługiw-
prepare | de vorbereiten zubereiten aufbereit- | fr préparer préparation | es preparar preparación | it preparare preparazione | pt preparar preparação | nl voorbereiden klaarmaken | ro pregătire pregătesc pregătirea preparare | pl przygotowywa- szykowa-
protect | de schützen schutz- | fr protéger protection | es proteger protección | it protezion- protegg- | pt proteger proteção | nl bescherm- | ro protecți- protej- | pl zabezpiecz- chroni-
observe | de beobacht- | fr observ- | es observ- | it osserv- | pt observ- | nl observ- waarnem- | ro observ- | pl obserw-
assess | de einschätz- | fr apprécier notation | es calificar calificaciones | it giudic- votazion- | pt classificar classificações | nl inschatt- beoordelen | ro notare apreci- | pl ocenia- oceny
motivate | de motivier- | fr motiv- | es motiva- | it motiva- | pt motiva- | nl motiver- | ro motiv- | pl motyw-
encourage | de förder- fördern | fr encourag- | es fomenta- potenciar | it incoraggi- favorire | pt incentiv- fomentar | nl stimuler- | ro încuraj- stimul- | pl wspiera- zachęc-
listen | de zuhör- | fr écout- | es escuch- | it ascolt- | pt escut- | nl luister- | ro ascult- | pl słuch-
talk | de gespräch- | fr entretien_avec parler | es conversacion- hablar | it colloquiare parlare | pt conversa- falar | nl praten gesprekk- | ro discuți- vorbi- | pl rozmaw- rozmow-
respond to complaints | de beschwerdemanagement reklamationsbearbeitung | fr gestion_des_réclamations | es gestión_de_reclamaciones gestión_de_quejas | it gestione_reclami | pt tratamento_de_reclamações | nl klachtenbehandeling klachtenafhandeling | ro gestionarea_reclamațiilor soluționarea_reclamațiilor | pl obsługa_reklamacji rozpatrywanie_reklamacji
rules | de regel regeln vorschriften hygienevorschriften | fr règle- norme- | es norma normas regla reglas reglament- | it norma norme regol- | pt norma normas regra- regulament- | nl regel regels voorschrift- | ro norme norma normelor reguli regulament- | pl zasad- norm regulamin-
standards | de standard- norm normen | fr standard- | es estándar- | it standard | pt padrõ- padrão | nl standaard- norm normen | ro standard- | pl standard-
schedule | de zeitplan- dienstplan- | fr planning- horaire- calendrier | es horario- calendario | it orari- calendari- turnazion- | pt horário- calendário | nl rooster- planning dienstrooster | ro orar- program_de_lucru | pl grafik_pracy harmonogram-
daily | de täglich- | fr quotidien- | es diari- | it giornalier- quotidian- | pt diári- | nl dagelijks- | ro zilnic- | pl codzienn- dzienn-
weekly | de wöchentlich- | fr hebdomadair- | es semana- | it settiman- | pt semana- | nl wekelijks- | ro săptămân- | pl tygodniow-
day | de tag tage | fr jour jours journée- | es día días jornada- | it giorno giorni giornat- | pt dia dias | nl dag dagen | ro zi zile | pl dzień dni
week | de woche wochen | fr semaine- | es semana semanas | it settimana settimane | pt semana semanas | nl week weken | ro săptămână săptămâni | pl tydzień tygodni-
hours | de stunde- | fr heure- | es hora horas | it ora ore | pt hora horas | nl uur uren | ro oră ore | pl godzin-
night | de nacht- | fr nuit- | es noche- nocturn- | it notte notturn- | pt noite- noturn- | nl nacht- | ro noapte nopți | pl noc nocn-
new | de neu neue neuen neuer neues | fr nouveau nouveaux nouvelle- | es nuevo nuevos nueva nuevas | it nuov- | pt novo novos nova novas | nl nieuw nieuwe | ro nou nouă noi_clienți noilor | pl nowy nowa nowe nowych
large | de groß- | fr grand grande grands grandes | es gran grande grandes | it grandi grande | pt grande- | nl groot grote | ro mare mari | pl duż-
small | de klein- | fr petit petits petite petites | es pequeñ- | it piccol- | pt pequen- | nl klein kleine | ro mici mic mică | pl mał-
difficult | de schwierig- | fr difficil- difficult- | es difícil- dificultad- | it difficil- difficolt- | pt difícil- dificuldad- | nl moeilijk- | ro dificil- dificultăț- | pl trudn-
industrial | de industriell- | fr industriel- | es industrial- | it industrial- | pt industria- industriais | nl industrieel industriële | ro industrial- | pl przemysłow-
commercial | de gewerblich- kaufmännisch- | fr tertiair- | es mercantil- | it commerciali | pt comerciais | nl zakelijk- | ro comerciale | pl komercyjn-
digital | de digital- | fr digital- numérique- | es digital- | it digital- | pt digita- | nl digitaal digitale | ro digital- | pl cyfrow-
private | de privat- | fr privé- particulier- | es privad- particular- | it privat- | pt privad- particular- | nl particulier- privé | ro privat- particular- | pl prywatn-
family | de familie- | fr famill- | es familia- | it famigli- | pt famíli- | nl familie- gezin- | ro famili- | pl rodzin-
person | de personen | fr personne personnes | es persona- | it person- | pt pessoa- | nl persoon personen mensen | ro persoan- | pl osób osoby osoba osobami
group | de gruppe- | fr groupe- | es grupo- | it grupp- | pt grupo- | nl groep- | ro grup- | pl grup-
area | de bereich- gebiet- | fr domaine- zone- région- | es área- zona- | it area aree zona zone | pt área- zona- | nl gebied- regio | ro zon- domeni- regiun- | pl obszar- rejon-
city | de stadt städt- | fr ville- | es ciudad- | it città | pt cidade- | nl stad steden | ro oraș- | pl miast-
country | de land länder- inland ausland | fr pays étranger- | es país países extranjer- | it paese paesi ester- | pt país países estrangeir- | nl land landen buitenland- | ro țară țări străinătate | pl kraj kraje zagranic-
house calls | de hausbesuch- | fr visites_à_domicile | es visitas_a_domicilio | it visite_domiciliari | pt visitas_domiciliárias | nl huisbezoek- | ro vizite_la_domiciliu | pl wizyty_domowe
method | de methode- | fr méthode- | es método- | it metod- | pt método- | nl methode- | ro metod- | pl metod-
results | de ergebnis- | fr résultat- | es resultado- | it risultat- | pt resultado- | nl resultat- resultaat | ro rezultat- | pl wynik-
plan | de pläne plan | fr plan | es plan planes | it piano piani | pt plano planos | nl plan plannen_maken | ro plan planuri planului | pl plan plany planów
list | de liste listen | fr liste- | es lista listas listado- | it elenc- list- | pt lista- listage- | nl lijst- | ro list- liste | pl lista listy
document | de dokument- schriftstück- | fr document documents | es documento- | it document- | pt documento- | nl document- | ro document- | pl dokument-
workplace | de einsatzort- | fr lieu_de_travail | es lugar_de_trabajo | it luogo_di_lavoro | pt local_de_trabalho | nl werkplek- | ro loc_de_muncă | pl miejsce_pracy
accuracy | de genauigkeit sorgfalt sorgfältig- | fr rigueur précision minut- | es precisión minucios- | it precision- accuratezz- | pt precisão rigor | nl nauwkeurig- zorgvuldig- | ro precizie acuratețe atenție_la_detalii | pl dokładnoś- starannoś-
patience | de geduld- | fr patience | es paciencia | it pazienz- | pt paciência | nl geduld- | ro răbdare | pl cierpliwo-
physical strength | de körperlich- belastbar- | fr physique physiques force_physique | es fuerza_física esfuerzo_físico | it forza_fisica | pt força_física | nl fysiek- lichamelijk- | ro forță_fizică rezistență_fizică fizic | pl siła_fizyczna sprawność_fizyczna fizyczn-
careful | de vorsichtig- | fr soigneux soigneuse | es cuidados- | it attent- | pt cuidados- | nl voorzichtig- | ro atent- | pl uważn-
use of computers | de edv-kenntnisse computerkenntnisse pc-kenntnisse | fr outils_informatiques bureautique | es ofimática informática_a_nivel | it uso_del_computer informatica_di_base | pt informática_na_ótica conhecimentos_de_informática | nl computervaardigheden computerkennis | ro operare_pc operare_calculator cunoștințe_pc utilizarea_calculatorului | pl obsługa_komputera obsługi_komputera
professional | de beruflich- | fr professionnel- | es profesional- | it professional- | pt profissiona- | nl professionee- | ro profesional- | pl zawodow-
plastic | de kunststoff- plastik- | fr plasti- | es plástic- | it plastic- plastica | pt plástic- | nl kunststof- plastic- | ro plastic- mase_plastice | pl tworzyw- plastik-
profile | de profil | fr profil | es perfil | it profilo | pt perfil | nl profiel | ro profil profilul | pl profil
`;
