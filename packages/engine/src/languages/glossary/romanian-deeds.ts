/** What people do, and the words around it, in Romanian, in the forms that resumes use. Rows as in `advert-words.ts`. */
export const romanianDeeds = `
promoted | ro promovat promovată promovez promovează promovarea promovare promovării promova
promotional | ro promoțional promoționale promoțională promoții promoție
proposals | ro propunere propuneri propunerile propunerilor propus
conditions | ro condiție condiții condițiile condițiilor
contractual | ro contractual contractuale contractuală
requests | ro solicitare solicitări solicitările solicitărilor
entered | ro introdus introduse introducerea introduc introduce
compliance | ro respectarea respectare respectării
strengthened | ro consolidat consolidarea consolidare consolida
relationships | ro relație relația relații relațiile relațiilor
workflows | ro flux fluxul fluxuri fluxurile fluxurilor flux_de_lucru fluxuri_de_lucru fluxurile_de_lucru fluxurilor_de_lucru
facilitated | ro facilitat facilitez facilitează facilitarea facilitare facilita facilitând
sessions | ro sesiune sesiuni sesiunile sesiunilor
calibration | ro calibrat calibrez calibrarea calibrare
vital signs | ro semne_vitale semnele_vitale semnelor_vitale funcții_vitale
represented | ro reprezentat reprezint reprezintă reprezentarea reprezentare
structures | ro structură structura structuri structurile structurilor structurii
opened | ro deschis deschiderea deschidere
calculated | ro calculat calculez calcularea calcul calcule calculul
pages | ro pagină pagina pagini paginile paginilor
edited | ro editat editez edita
translated | ro tradus traduc traduceam
generated | ro generat generez generează generând generarea generare genera
expanded | ro extindere extinderea extinderii extinde
updated | ro actualizat actualizez actualizarea actualizare actualizări actualiza
adapted | ro adaptat adaptarea adaptare adapta adaptabilitate
distributed | ro distribuit distribuirea distribuire distribuție distribuția distribuției
collected | ro colectat colectez colectarea colectare colecta adunat
delivered | ro livrat livrez livrează livrând livrarea livrare livrării livrări livrările livra
launched | ro lansat lansez lansarea lansare lansări lansa
investigated | ro investigat investighez investigarea investigații investigația investigație anchetă anchete
advised | ro consiliat consiliez sfătuit recomandat recomandări recomandările recomandarea
motivated staff | ro motivarea motivare
delegated | ro delegat delegarea delegare
approved | ro aprobat aprobarea aprobare aprobări
controlled | ro controlat controlul controlului controlez controla
measured | ro măsurat măsurarea măsurare măsurători măsoară
modeling | ro modelare modelarea modelării model modele modelele modelelor
simulation | ro simulare simularea simulări
methodology | ro metodologie metodologia metodologii metodologiile metodologiilor
framework | ro cadru_de_lucru cadre_de_lucru framework framework-uri
platform | ro platformă platforma platforme platformele platformei platformelor
infrastructure | ro infrastructură infrastructura infrastructurii
portfolio | ro portofoliu portofoliul portofoliului portofolii
interviews | ro interviu interviul interviuri interviurile interviurilor intervievat intervievarea
lessons | ro lecție lecția lecțiile
assessment | ro apreciere aprecierea
expertise | ro expertiză expertiza expertizei
industries | ro sector sectorul sectoare sectoarele sectorului
communities | ro comunitățile comunităților
emergencies | ro situații_de_urgență situațiilor_de_urgență situație_de_urgență
first aid | ro prim_ajutor primul_ajutor primului_ajutor acordarea_primului_ajutor
infection control | ro controlul_infecțiilor prevenirea_infecțiilor
hygiene | ro igienă igiena igienei igienic igienice
medical records | ro fișe_medicale dosare_medicale dosarele_medicale evidențe_medicale fișele_medicale
cash register | ro casă_de_marcat casa_de_marcat case_de_marcat
point of sale | ro punct_de_vânzare punctul_de_vânzare puncte_de_vânzare
e-commerce | ro comerț_electronic comerțul_electronic comerțului_electronic magazin_online
lead generation | ro generarea_de_clienți_potențiali generare_de_clienți generarea_clienților_potențiali clienți_potențiali
key performance indicators | ro indicatori_cheie_de_performanță indicatorii_cheie_de_performanță indicatori_de_performanță
return on investment | ro rentabilitatea_investiției randamentul_investiției
quality standards | ro standarde_de_calitate standardele_de_calitate standardelor_de_calitate
agile methodology | ro metodologii_agile metodologia_agile metodologie_agile metodologiilor_agile
version control | ro controlul_versiunilor control_al_versiunilor
object-oriented programming | ro programare_orientată_pe_obiecte programarea_orientată_pe_obiecte programării_orientate_pe_obiecte
operating systems | ro sisteme_de_operare sistem_de_operare sistemele_de_operare sistemelor_de_operare
embedded systems | ro sisteme_încorporate sisteme_integrate
natural language processing | ro procesarea_limbajului_natural prelucrarea_limbajului_natural procesare_a_limbajului_natural
big data | ro date_mari volume_mari_de_date big_data
spreadsheets | ro foi_de_calcul foaie_de_calcul foile_de_calcul
technical drawings | ro desene_tehnice desenelor_tehnice desen_tehnic planșe_tehnice
blueprints | ro planuri_tehnice schițe schițele schemele_electrice scheme_electrice
preventive maintenance | ro întreținere_preventivă mentenanță_preventivă întreținerea_preventivă mentenanța_preventivă
heavy equipment | ro utilaje_grele echipamente_grele
power tools | ro scule_electrice unelte_electrice
hand tools | ro scule_de_mână unelte_de_mână scule
production line | ro linie_de_producție linia_de_producție linii_de_producție liniei_de_producție
lean manufacturing | ro producție_lean fabricație_lean
key | ro cheie
events | ro eveniment evenimentul evenimente evenimentele evenimentelor
participated | ro participat participă particip participând participare participarea participării participa
partnerships | ro parteneriat parteneriate parteneriatul parteneriatele parteneriatelor
parameters | ro parametri parametrii parametrilor parametru
significant | ro important importantă importante importanți semnificativ semnificativă semnificative
trends | ro trend trendul trenduri trendurile tendințe tendințele tendințelor tendință
mobility | ro mobilitate mobilitatea mobilității
textiles | ro textil textile textilelor textilă
healing | ro vindecare vindecarea
parking | ro parcare parcarea parcări
rooms | ro sală sala sălii săli sălile încăperi
speaking | ro vorbitul vorbitor vorbitori
motivated | ro motivat motivată motivați
individual | ro individual individuală individuale individ indivizi
results | ro rezultat rezultatul rezultate rezultatele rezultatelor
lead | ro lider liderul lideri liderii
contribution | ro contribuția contribuție contribuții contribuțiile contribuit contribui contribuie
high | ro ridicat ridicată ridicate ridicați înalt înaltă înalte înalți
part | ro parte părți părții părților partea
throughout | ro parcursul decursul
familiar | ro familiarizat familiarizată familiarizați familiarizare familiaritate familiar familiară
internal | ro intern internă interne interni
external | ro extern externă externe externi
apply | ro aplica aplicați aplică aplic aplicarea
applied | ro aplicat aplicată aplicate
oriented | ro orientat orientată orientați orientate
ensure | ro asigura asigură asigurați asigurarea
personal | ro personală personale
profession | ro profesie profesia profesiei profesional profesională profesionale profesionist profesioniști profesionistă
managed | ro gestionat gestionată gestionate gestionez gestionează gestionând gestionare gestionarea gestionării administrat administrez administrează administrând
manage | ro gestiona gestionați administra
management | ro gestiune gestiunea gestiunii managementul managementului administrarea administrării
coordinated | ro coordonat coordonată coordonate coordonez coordonează coordonând coordona coordonați
coordination | ro coordonare coordonarea coordonării
led | ro condus condusă conduse conduc conduce conducând conducerea_echipei
leadership | ro conducere conducerea conducerii leadership leadershipul
supervised | ro supravegheat supraveghez supraveghează supraveghind supravegherea supraveghere supervizat supervizez supervizarea supervizare supraveghea
developed | ro dezvoltat dezvoltată dezvoltate dezvoltați dezvolt dezvoltă dezvoltând dezvolta dezvoltați
development | ro dezvoltare dezvoltarea dezvoltării dezvoltări
implemented | ro implementat implementată implementate implementez implementează implementând implementa
implementation | ro implementare implementarea implementării
created | ro creat creată create creez creează creând crearea creare crea
designed | ro proiectat proiectată proiectate proiectez proiectează proiectând conceput concepută concepe conceperea proiecta
design | ro proiectare proiectarea proiectării design designul designului
built | ro construit construită construite construiesc construiește construind construirea construi
established | ro stabilit stabilită stabilite stabilesc stabilește stabilirea înființat înființarea
organized | ro organizat organizată organizate organizez organizează organizând organizarea organizare organiza
planned | ro planificat planificată planificate planific planifică planificând planifica
planning | ro planificare planificarea planificării
scheduled | ro programat_întâlniri programarea_întâlnirilor programarea_programărilor programări programarea_turelor orare orarul
analyzed | ro analizat analizată analizate analizez analizează analizând analiza_datelor_pentru
analysis | ro analiză analiza analizei analize analizele
evaluated | ro evaluat evaluată evaluate evaluez evaluează evaluând evalua
evaluation | ro evaluare evaluarea evaluării evaluări
assessed | ro apreciat apreciez estimat estimez
monitored | ro monitorizat monitorizată monitorizate monitorizez monitorizează monitorizând monitoriza
monitoring | ro monitorizare monitorizarea monitorizării urmărirea urmărire
reported | ro raportat raportez raportează raportând
reports | ro raport raportul rapoarte rapoartele rapoartelor raportului
reporting | ro raportare raportarea raportării
prepared | ro pregătit pregătită pregătite pregătesc pregătește pregătind întocmit întocmită întocmite întocmesc întocmește întocmind pregăti întocmi
preparation | ro pregătire pregătirea pregătirii întocmire întocmirea întocmirii elaborare elaborarea
maintained | ro menținut menținută menținute mențin menține menținând întreținut întrețin
maintenance | ro mentenanță mentenanța mentenanței întreținere întreținerea întreținerii
improved | ro îmbunătățit îmbunătățită îmbunătățesc îmbunătățește îmbunătățind îmbunătăți ameliorat
improvement | ro îmbunătățire îmbunătățirea îmbunătățirii îmbunătățiri optimizarea_proceselor
optimized | ro optimizat optimizez optimizează optimizând optimizare optimizarea optimizării optimiza
increased | ro crescut creșterea creștere sporit majorat majorarea
reduced | ro redus reduc reduce reducând reducerea reducere diminuat
resolved | ro rezolvat rezolv rezolvă rezolvând rezolvarea rezolvare soluționat soluționarea soluționare rezolva
troubleshooting | ro depanare depanarea depanării depanat depanez
supported | ro sprijinit sprijin sprijină sprijinind sprijinirea susținut susțin susținerea sprijini
support | ro suport suportul asistență asistența sprijinul
assisted | ro asistat asist asistând ajutat ajut ajutând
collaborated | ro colaborat colaborez colaborează colaborând colabora
collaboration | ro colaborare colaborarea colaborării
communicated | ro comunicat comunic comunică comunicând comunica
communication | ro comunicare comunicarea comunicării
negotiated | ro negociat negociez negociază negociind negocia
negotiation | ro negociere negocierea negocierii negocieri negocierilor
presented | ro prezentat prezint prezentând
presentations | ro prezentare prezentarea prezentări prezentările prezentărilor
trained | ro instruit instruită instruiesc instruiește instruind instrui format_personal
training | ro instruire instruirea instruirii training traininguri formare formarea formării
mentored | ro îndrumat îndrum îndrumând îndrumarea îndrumare mentorat mentoratul
hired | ro angajat_personal angajarea_personalului recrutat recrutez angajarea
recruitment | ro recrutare recrutarea recrutării
conducted | ro efectuat efectuată efectuate efectuez efectuează efectuând desfășurat desfășor realizat realizată realizate realizez realizează realizând efectua realiza
performed | ro executat executată executate execut execută executând îndeplinit îndeplinesc îndeplinește
executed | ro executare executarea executării
operated | ro operat operez operează operând manevrat
operations | ro operațiuni operațiunile operațiunilor operațiune operațional operațională operaționale
processed | ro procesat procesată procesate procesez procesează procesând prelucrat prelucrez procesa
processing | ro procesare procesarea procesării prelucrare prelucrarea prelucrării
reviewed | ro revizuit revizuită revizuiesc revizuind revizuirea revizuire revizui
verified | ro verificat verificată verificate verific verifică verificând verificarea verificare verifica
inspected | ro inspectat inspectez inspectarea inspecție inspecția inspecții inspecțiile
tested | ro testat testată testate testez testează testând testa
testing | ro testare testarea testării teste testele testelor
installed | ro instalat instalată instalez instalează instalând instala
installation | ro instalare instalarea instalării montaj montajul montare
configured | ro configurat configurez configurează configurând configurare configurarea configurării configura
repaired | ro reparat repar repară reparând reparații reparația reparațiilor repararea
integrated | ro integrat integrată integrate integrez integrare integrarea integrării
automated | ro automatizat automatizez automatizare automatizarea automatizării automatizări
deployed | ro lansat lansez lansarea lansare implementat_în_producție
migrated | ro migrat migrare migrarea migrării
documented | ro documentat documentez documentând documenta
documentation | ro documentație documentația documentației documentații documente documentele documentelor
researched | ro cercetat cercetez cercetând
research | ro cercetare cercetarea cercetării cercetări
identified | ro identificat identific identifică identificând identificarea identificare identifica
ensured | ro asigurat asigur asigură asigurând asigurarea_respectării
quality assurance | ro asigurarea_calității asigurare_a_calității asigurării_calității
quality control | ro controlul_calității control_al_calității controlului_calității controlul_de_calitate
quality | ro calitate calitatea calității
compliance | ro conformitate conformitatea conformității respectarea_reglementărilor
regulations | ro reglementări reglementările reglementărilor reglementare regulamente regulamentul
policies | ro politici politicile politicilor politica
procedures | ro proceduri procedurile procedurilor procedură procedura
standards | ro standarde standardele standardelor standard
guidelines | ro linii_directoare orientări ghiduri îndrumări
strategy | ro strategie strategia strategiei strategii strategiile strategiilor
strategic | ro strategic strategică strategice strategici
objectives | ro obiective obiectivele obiectivelor obiectiv obiectivul ținte țintelor
goals | ro scopuri scopurile
budget | ro buget bugetul bugetului bugete bugetele bugetelor bugetare bugetarea
forecasting | ro previziuni prognoză prognoza prognoze prognozarea previzionare previziune
cost | ro cost costul costuri costurile costurilor
revenue | ro venit venituri veniturile veniturilor
profit | ro profit profitul profitului profitabilitate profitabilitatea
growth | ro creșterea_afacerii creșterea_vânzărilor
performance | ro performanță performanța performanței performanțe performanțele
productivity | ro productivitate productivitatea productivității
efficiency | ro eficiență eficiența eficienței eficientizare eficientizarea
metrics | ro metrici metricile indicatori indicatorii indicatorilor
deadlines | ro termene termenele termene_limită termenelor_limită
priorities | ro priorități prioritățile prioritizare prioritizarea
projects | ro proiect proiectul proiecte proiectele proiectelor proiectului
project management | ro managementul_proiectelor management_de_proiect managementul_de_proiect gestionarea_proiectelor managementul_proiectului gestionare_a_proiectelor
programs | ro program programul programe programele programelor programului
processes | ro proces procesul procese procesele proceselor procesului
systems | ro sistem sistemul sisteme sistemele sistemelor sistemului
solutions | ro soluție soluția soluții soluțiile soluțiilor
services | ro serviciu serviciul servicii serviciile serviciilor
products | ro produs produsul produse produsele produselor produsului
customers | ro client clientul clienți clienții clienților clientului clientă clientela clientelă
customer service | ro serviciu_clienți serviciul_clienți servicii_clienți serviciul_pentru_clienți relații_cu_clienții relația_cu_clienții asistență_clienți deservirea_clienților servirea_clienților
customer satisfaction | ro satisfacția_clienților satisfacția_clientului satisfacție_a_clienților
customer relations | ro relațiile_cu_clienții relațiilor_cu_clienții managementul_relațiilor_cu_clienții
patients | ro pacient pacientul pacienți pacienții pacienților pacientă pacientului
students | ro student studentul studenți studenții studenților elev elevul elevi elevii elevilor elevă
children | ro copil copilul copii copiii copiilor
parents | ro părinte părinți părinții părinților
families | ro familie familia familii familiile familiilor
residents | ro rezidenți rezidenții rezidenților
suppliers | ro furnizor furnizorul furnizori furnizorii furnizorilor
vendors | ro vânzător vânzători vânzătorii
partners | ro partener partenerul parteneri partenerii partenerilor
stakeholders | ro părți_interesate părțile_interesate părților_interesate
staff | ro personal personalul personalului angajați angajații angajaților
`;
