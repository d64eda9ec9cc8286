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
colleagues | ro coleg colegi colegii colegilor
departments | ro departament departamentul departamente departamentele departamentelor departamentului
cross-functional teams | ro echipe_interfuncționale echipe_inter-funcționale echipe_multifuncționale echipele_interfuncționale echipe_transfuncționale
meetings | ro întâlnire întâlniri întâlnirile întâlnirilor ședință ședințe ședințele ședințelor
events | ro eveniment evenimentul evenimente evenimentele evenimentelor
workshops | ro atelier ateliere atelierele atelierelor
conferences | ro conferință conferințe conferințele conferințelor
inventory | ro inventar inventarul inventarului stoc stocul stocuri stocurile stocurilor
warehouse | ro depozit depozitul depozite depozitului depozitare depozitarea
orders | ro comandă comanda comenzi comenzile comenzilor
shipping | ro expediere expedierea expediții expediere_a expedierilor transport_maritim
transportation | ro transport transportul transportului transporturi
supply chain | ro lanț_de_aprovizionare lanțul_de_aprovizionare lanțului_de_aprovizionare
logistics | ro logistică logistica logisticii logistic logistice
procurement | ro achiziții achizițiile achizițiilor achiziție aprovizionare aprovizionarea aprovizionării
purchasing | ro cumpărare cumpărarea cumpărări
contracts | ro contract contractul contracte contractele contractelor
agreements | ro acord acorduri acordurile acordurilor
sales | ro vânzări vânzările vânzărilor vânzare vânzarea vândut vând
retail | ro retail comerț_cu_amănuntul vânzare_cu_amănuntul
marketing | ro marketing marketingul marketingului
advertising | ro publicitate publicitatea publicității publicitar publicitare reclame
campaigns | ro campanie campania campanii campaniile campaniilor
market research | ro cercetare_de_piață cercetarea_de_piață studii_de_piață cercetări_de_piață
market | ro piață piața pieței piețe piețele
brand | ro brandul brandului branduri marcă mărcii
content | ro conținut conținutul conținutului
digital | ro digital digitală digitale digitali digitalizare
social media | ro rețele_sociale rețelele_sociale rețelelor_sociale rețelelor_de_socializare rețele_de_socializare social_media
website | ro site site-ul site-uri site_web site-ul_web site-uri_web pagină_web pagini_web
search engine optimization | ro optimizare_pentru_motoarele_de_căutare optimizarea_pentru_motoarele_de_căutare optimizare_pentru_motoare_de_căutare
business development | ro dezvoltarea_afacerilor dezvoltare_a_afacerilor dezvoltare_de_afaceri dezvoltarea_afacerii
business | ro afacere afacerea afaceri afacerile afacerilor
finance | ro finanțe finanțele finanțelor financiar financiară financiare financiari
financial reporting | ro raportare_financiară raportarea_financiară raportări_financiare
financial statements | ro situații_financiare situațiile_financiare situațiilor_financiare declarații_financiare declarațiilor_financiare
accounting | ro contabilitate contabilitatea contabilității contabile
invoices | ro factură factura facturi facturile facturilor facturare facturarea facturării
payments | ro plată plata plăți plățile plăților
payroll | ro salarizare salarizarea salarizării stat_de_plată state_de_plată
tax | ro fiscal fiscală fiscale fiscalitate impozit impozite impozitelor taxe taxelor
audit | ro audit auditul auditului audituri
bank reconciliation | ro reconciliere_bancară reconcilieri_bancare reconcilierea_conturilor reconcilierea_bancară
balance sheet | ro bilanț bilanțul bilanțului bilanțuri balanță_de_verificare
accounts payable | ro conturi_de_plată conturi_de_plătit conturile_de_plată datorii_furnizori
accounts receivable | ro conturi_de_încasat creanțe conturile_de_încasat
general ledger | ro cartea_mare registrul_general registru_general registrul_contabil
banking | ro bancar bancară bancare servicii_bancare bancă banca băncii bănci
investments | ro investiție investiția investiții investițiile investițiilor
loans | ro credit creditul credite creditele creditelor împrumut împrumuturi
insurance | ro asigurări asigurările asigurărilor asigurare_medicală polițe_de_asigurare
risk management | ro managementul_riscului managementul_riscurilor gestionarea_riscurilor gestionarea_riscului management_al_riscului
risk | ro risc riscul riscuri riscurile riscurilor
human resources | ro resurse_umane resurselor_umane resursele_umane
employee relations | ro relații_cu_angajații relațiile_cu_angajații relațiilor_cu_angajații
performance management | ro managementul_performanței gestionarea_performanței evaluarea_performanței
onboarding | ro integrarea_noilor_angajați integrarea_angajaților onboarding
compensation and benefits | ro compensații_și_beneficii remunerare remunerația salarii_și_beneficii
labor law | ro legislația_muncii dreptul_muncii legislației_muncii
legal | ro juridic juridică juridice legal legală legale
law | ro drept dreptul dreptului lege legea legi legislație legislația legislației
litigation | ro litigiu litigii litigiile litigiilor
health care | ro sănătate sănătatea sănătății asistență_medicală îngrijire_medicală îngrijiri_medicale servicii_medicale
medical | ro medical medicală medicale medicali
clinical | ro clinic clinică clinice
patient care | ro îngrijirea_pacienților îngrijirea_pacientului îngrijire_a_pacienților
nursing | ro nursing asistență_de_îngrijire
medications | ro medicament medicamente medicamentele medicamentelor medicație medicației
diagnosis | ro diagnostic diagnosticul diagnosticare diagnosticarea
treatment | ro tratament tratamentul tratamente tratamentului
surgery | ro chirurgie chirurgical chirurgicală chirurgicale
emergency | ro urgență urgențe urgența de_urgență
hospital | ro spital spitalul spitalului spitale
clinic | ro clinica clinici cabinet_medical
laboratory | ro laborator laboratorul laboratorului laboratoare
therapy | ro terapie terapia terapii
rehabilitation | ro reabilitare reabilitarea recuperare_medicală
counseling | ro consiliere consilierea consilierii
education | ro educație educația educației educațional educațională educaționale învățământ învățământul
teaching | ro predare predarea predării predat predau învățare didactic didactică didactice
curriculum | ro curriculum programa_școlară programe_școlare curriculară planuri_de_învățământ
lesson plans | ro planuri_de_lecție planurile_de_lecție lecții lecțiile lecțiilor
classroom | ro clasă clasa clasei clase sală_de_clasă
school | ro școală școala școlii școli școlar școlară școlare
engineering | ro inginerie ingineria ingineriei ingineresc inginerească inginerești
mechanical | ro mecanic_al mecanică mecanice mecanicii
electrical | ro electric electrică electrice electrici
electronics | ro electronică electronice electronic
manufacturing | ro fabricație fabricația fabricației fabricare fabricarea manufactură
production | ro producție producția producției
assembly | ro asamblare asamblarea asamblării ansamblu
equipment | ro echipament echipamentul echipamente echipamentele echipamentelor utilaje utilajele utilajelor
machines | ro mașină mașina mașini mașinile mașinilor
tools | ro unealtă unelte uneltele instrument instrumente instrumentele instrumentelor
materials | ro material materialul materiale materialele materialelor
construction | ro construcție construcția construcții construcțiile construcțiilor
buildings | ro clădire clădirea clădiri clădirile clădirilor
site | ro șantier șantierul șantierului șantiere
safety | ro siguranță siguranța siguranței securitatea_muncii protecția_muncii
occupational health and safety | ro securitate_și_sănătate_în_muncă sănătate_și_securitate_în_muncă securitatea_și_sănătatea_în_muncă
environment | ro protecția_mediului mediul_înconjurător
energy | ro energie energia energiei energetic energetică energetice
software | ro software software-ul software-ului
software development | ro dezvoltare_software dezvoltarea_de_software dezvoltare_de_software dezvoltarea_software dezvoltării_software
web development | ro dezvoltare_web dezvoltarea_web dezvoltarea_site-urilor
programming | ro programare programarea programării
programming languages | ro limbaje_de_programare limbajele_de_programare limbaj_de_programare
applications | ro aplicație aplicația aplicații aplicațiile aplicațiilor
databases | ro bază_de_date baza_de_date baze_de_date bazele_de_date bazelor_de_date
data | ro date datele datelor
data analysis | ro analiza_datelor analiză_de_date analiză_a_datelor analiza_de_date analizei_datelor
data entry | ro introducerea_datelor introducere_de_date introducere_a_datelor introducere_date
data visualization | ro vizualizarea_datelor vizualizare_a_datelor vizualizare_de_date
data mining | ro extragerea_datelor minerit_de_date
machine learning | ro învățare_automată învățarea_automată învățării_automate
artificial intelligence | ro inteligență_artificială inteligența_artificială inteligenței_artificiale
algorithms | ro algoritm algoritmi algoritmii algoritmilor
networks | ro rețea rețeaua rețele rețelele rețelelor
servers | ro server serverul servere serverele serverelor
cloud computing | ro cloud cloud_computing servicii_cloud
security | ro securitate securitatea securității
cyber security | ro securitate_cibernetică securitatea_cibernetică securității_cibernetice
information technology | ro tehnologia_informației tehnologia_informațiilor tehnologiei_informației
technology | ro tehnologie tehnologia tehnologiei tehnologii tehnologiile
technical | ro tehnic tehnică tehnice tehnici
technical support | ro suport_tehnic suportul_tehnic asistență_tehnică
hardware | ro hardware echipamente_hardware
user interface | ro interfață_cu_utilizatorul interfețe_utilizator interfața_utilizatorului interfață_utilizator interfețe_cu_utilizatorul
user experience | ro experiența_utilizatorului experiență_utilizator experienței_utilizatorului
users | ro utilizator utilizatorul utilizatori utilizatorii utilizatorilor
requirements analysis | ro analiza_cerințelor analiza_cerinţelor colectarea_cerințelor
architecture | ro arhitectură arhitectura arhitecturii
graphic design | ro design_grafic designul_grafic grafică graficii
layout | ro aspect_grafic machetare machetarea machete
photography | ro fotografie fotografia fotografii fotografiere
video | ro videoclipuri videoclip
writing | ro scriere scrierea redactare redactarea redactării redactat redactez
editing | ro editare editarea editării
translation | ro traducere traducerea traduceri traduceri_scrise
public relations | ro relații_publice relațiile_publice relațiilor_publice
press releases | ro comunicate_de_presă comunicatelor_de_presă
journalism | ro jurnalism jurnalismul jurnalismului
kitchen | ro bucătărie bucătăria bucătăriei
cooking | ro gătit gătirea gătesc preparare_culinară
food | ro alimente alimentele alimentelor mâncare mâncăruri preparate_culinare alimentar alimentară
food safety | ro siguranța_alimentară siguranță_alimentară siguranței_alimentare siguranța_alimentelor
menus | ro meniu meniul meniuri meniurile meniului
restaurant | ro restaurant restaurantul restaurantului restaurante
hotel | ro hotel hotelul hotelului hoteluri hotelier hotelieră hoteliere
hospitality | ro ospitalitate ospitalitatea ospitalității industria_ospitalității
reservations | ro rezervare rezervări rezervările rezervărilor
guests | ro oaspete oaspeți oaspeții oaspeților musafiri
tourism | ro turism turismul turismului turistic turistică turistice
cleaning | ro curățenie curățenia curățeniei curățare curățarea curățat
fitness | ro fitness condiție_fizică exerciții_fizice antrenament antrenamente
sports | ro sport sportul sportiv sportivă sportive sporturi
agriculture | ro agricultură agricultura agriculturii agricol agricolă agricole
vehicles | ro vehicul vehicule vehiculele vehiculelor autovehicul autovehicule
driving | ro condusul conducere_auto șofat
real estate | ro imobiliar imobiliară imobiliare bunuri_imobiliare proprietăți proprietăților
administrative | ro administrativ administrativă administrative administrativi
office | ro birou biroul biroului birouri
filing | ro arhivare arhivarea îndosariere dosare dosarele dosarelor
records | ro înregistrări înregistrările înregistrărilor evidență evidența evidențe registre
correspondence | ro corespondență corespondența corespondenței
telephone calls | ro apeluri apelurile apelurilor apeluri_telefonice apel_telefonic
complaints | ro plângere plângeri plângerile plângerilor reclamație reclamații reclamațiile reclamațiilor
email | ro e-mailuri e-mailurile poștă_electronică
negotiation of contracts | ro negocierea_contractelor
change management | ro managementul_schimbării gestionarea_schimbării managementul_schimbărilor
continuous improvement | ro îmbunătățire_continuă îmbunătățirea_continuă îmbunătățirii_continue
problem solving | ro rezolvarea_problemelor rezolvare_a_problemelor rezolvare_de_probleme
decision making | ro luarea_deciziilor luare_a_deciziilor
teamwork | ro lucru_în_echipă lucrul_în_echipă munca_în_echipă muncă_în_echipă spirit_de_echipă
time management | ro gestionarea_timpului managementul_timpului gestionare_a_timpului
attention to detail | ro atenție_la_detalii atenția_la_detalii
critical thinking | ro gândire_critică gândirea_critică gândire_analitică
creativity | ro creativitate creativitatea creativ creativă creative
organizational skills | ro abilități_organizatorice abilități_de_organizare competențe_organizatorice capacitate_de_organizare
communication skills | ro abilități_de_comunicare competențe_de_comunicare abilitățile_de_comunicare
interpersonal skills | ro abilități_interpersonale competențe_interpersonale relații_interpersonale
leadership skills | ro abilități_de_conducere competențe_de_conducere abilități_de_leadership
analytical skills | ro abilități_analitice competențe_analitice
computer skills | ro competențe_informatice abilități_informatice cunoștințe_de_operare_pc operare_pc utilizarea_calculatorului
community | ro comunitate comunitatea comunității comunități comunitar comunitară
government | ro guvern guvernul guvernului guvernamental guvernamentală guvernamentale
nonprofit | ro nonprofit organizație_non-profit organizații_nonprofit ong
fundraising | ro strângere_de_fonduri strângerea_de_fonduri colectare_de_fonduri
grants | ro grant granturi granturile finanțări finanțare finanțarea nerambursabile
volunteering | ro voluntariat voluntariatul voluntariatului
science | ro știință știința științei științe științific științifică științifice
mathematics | ro matematică matematica matematicii
statistics | ro statistică statistica statistici statistice
physics | ro fizică fizica fizicii
chemistry | ro chimie chimia chimiei chimic chimică chimice
biology | ro biologie biologia biologiei biologic biologică
psychology | ro psihologie psihologia psihologiei psihologic psihologică
economics | ro economie economia economiei economic economică economice
computer science | ro informatică informatica informaticii știința_calculatoarelor știința_computerelor informatică_aplicată
business administration | ro administrarea_afacerilor administrare_a_afacerilor administrare_de_afaceri
international | ro internațional internațională internaționale internaționali
global | ro global globală globale
corporate | ro corporativ corporativă corporative corporație corporații
industry | ro industrie industria industriei industrii industrial industrială industriale
innovation | ro inovare inovarea inovație inovații inovator inovatoare
sustainability | ro sustenabilitate sustenabilitatea durabilitate dezvoltare_durabilă
bachelor's degree | ro diplomă_de_licență licență licența licențiat licențiată grad_de_licență
master's degree | ro diplomă_de_master masterat masteratul master_în grad_de_master
doctorate | ro doctorat doctoratul doctor_în diplomă_de_doctor
high school diploma | ro diplomă_de_bacalaureat bacalaureat diplomă_de_liceu
certification | ro certificare certificarea certificări certificările certificat certificate atestat
license | ro licență_de licențe autorizație autorizații permis
driving license | ro permis_de_conducere permis_auto carnet_de_conducere
`;
