/** What people do at work, as verbs and as nouns. */
export const tasks = `
accompany | însoț- acompani-
accuracy | precizie acuratețe
activity | activit-
adapted | adaptat adaptarea adaptare adapta adaptabilitate
advise | consili- sfătui-
advised | consiliat consiliez sfătuit recomandat recomandări recomandările recomandarea
agile methodology | metodologii_agile metodologia_agile metodologie_agile metodologiilor_agile
agriculture | agricol- agricultur-
analysis | analiză analizei analize analizele analiz-
analyzed | analizat analizată analizate analizez analizează analizând analiza_datelor_pentru
annual | anual-
answer | răspun- preluare
applied | aplicat aplicată aplicate
apply | aplica aplicați aplic aplicarea
apply for benefits | dosare_pentru_ajutoare ajutor_social
approved | aprobat aprobarea aprobare aprobări
area | zon- domeni- regiun-
assess | notare apreci-
assessed | apreciat apreciez estimat estimez
assessment | apreciere aprecierea
assist | asista- ajuta-
assisted | asistat asist asistând ajutat ajut ajutând
automated | automatizat automatizez automatizare automatizarea automatizării automatizări
bake | coace- copt
big data | date_mari volume_mari_de_date big_data
blueprints | planuri_tehnice schițe schițele schemele_electrice scheme_electrice
book | rezerva-
budget | buget bugetul bugetului bugete bugetele bugetelor bugetare bugetarea
build | construire construim ridicare
building materials | materiale_de_construcții materiale_de_construcție
built | construit construită construite construiesc construiește construind construirea construi
buy | cumpărăt- achiziționare achiziția
calculate | calculare
calculated | calculat calculez calcularea calcul calcule calculul
calibration | calibrat calibrez calibrarea calibrare
care for | îngrijire îngrijesc
careful | atent-
carry | manipul-
cash register | casă_de_marcat case_de_marcat
check | verificări verifica- controla-
check in | cazare check-in
children | copil copilul copii copiii copiilor copil-
city | oraș-
clean | curăța- spăla- spălat
collaborated | colaborat colaborez colaborează colaborând colabora
collaboration | colaborare colaborarea colaborării
collect | colect- ridicare_colete
collected | colectat colectez colectarea colectare colecta adunat
color hair | șuvițe decolor-
commercial | comerciale
communicated | comunicat comunic comunică comunicând
communication | comunicare comunicarea comunicării
communities | comunitățile comunităților
compare | compar-
compliance | respectarea respectare respectării conformitate conformitatea conformității respectarea_reglementărilor
conditions | condiție condiții condițiile condițiilor
conduct | desfășur- efectu- realiz-
conducted | efectuat efectuată efectuate efectuez efectuează efectuând desfășurat desfășor realizat realizată realizate realizez realizează realizând efectua realiza
configured | configurat configurez configurează configurând configurare configurarea configurării configura
construction | construcți- șantier-
contractual | contractual contractuale contractuală
contribution | contribuția contribuție contribuții contribuțiile contribuit contribui contribuie
control | control- verific-
controlled | controlat controlul controlului controlez controla
cook | găti-
coordinate | coordona- discuții
coordinated | coordonat coordonată coordonate coordonez coordonează coordonând coordona coordonați
coordination | coordonare coordonarea coordonării coordon-
cost | cost costul costuri costurile costurilor
counsel | însoți- îndruma-
count | numărare
count stock | inventare inventariere
country | țară țări străinătate
created | creat creată create creez creează creând crearea creare crea
creativity | creativ-
customer relations | relațiile_cu_clienții relațiilor_cu_clienții managementul_relațiilor_cu_clienții
customer satisfaction | satisfacția_clienților satisfacția_clientului satisfacție_a_clienților
customer service | serviciu_clienți serviciul_clienți servicii_clienți serviciul_pentru_clienți relații_cu_clienții relația_cu_clienții asistență_clienți deservirea_clienților servirea_clienților
customer visits | vizitarea_clienților
customers | client clientul clienți clienții clienților clientului clientă clientela
cut | tăia- tuns tunsoare croi-
daily | zilnic-
day | zi zile
deadlines | termene termenele termene_limită termenelor_limită
delegated | delegat delegarea delegare
deliver | predare_colete livra-
delivered | livrat livrez livrează livrând livrarea livrare livrării livrări livrările livra
department | departament- secți-
deployed | implementat_în_producție
design | proiectare proiectarea proiectării design designul designului proiectar- proiectezi proiecta- desena-
designed | proiectat proiectată proiectate proiectez proiectează proiectând conceput concepută concepe conceperea proiecta
developed | dezvoltat dezvoltată dezvoltate dezvoltați dezvolt dezvoltă dezvoltând
development | dezvoltare dezvoltarea dezvoltării dezvoltări dezvolt-
diagnose faults | diagnostic- depana-
difficult | dificil- dificultăț-
digital | digital-
disinfect | dezinfec- dezinfect-
distributed | distribuit distribuirea distribuire distribuție distribuția distribuției
document | document-
documentation | documentație documentația documentației documentații documente documentele documentelor
documented | documentat documentez documentând documenta
drill | găuri- forare
e-commerce | comerț_electronic comerțul_electronic comerțului_electronic magazin_online
edit images | prelucrare_de_imagini editare_foto
edited | editat editez edita
efficiency | eficiență eficienței eficientizare eficientizarea
embedded systems | sisteme_încorporate sisteme_integrate
emergencies | situații_de_urgență situațiilor_de_urgență situație_de_urgență
encourage | încuraj- stimul-
energy | energ-
ensure | asigura asigurați asigurarea
ensured | asigurat asigur asigurând asigurarea_respectării
entered | introdus introduse introducerea introduc introduce
environmental | mediului
established | stabilit stabilită stabilite stabilesc stabilește stabilirea înființat înființarea
evaluated | evaluat evaluată evaluate evaluez evaluează evaluând evalua
evaluation | evaluare evaluarea evaluării evaluări evalu-
events | eveniment evenimentul evenimente evenimentele evenimentelor
executed | executare executarea executării
expanded | extindere extinderea extinderii extinde
expertise | expertiză expertizei
explain | explic-
external | extern externă externe externi
facilitated | facilitat facilitez facilitează facilitarea facilitare facilita facilitând
familiar | familiarizat familiarizată familiarizați familiarizare familiaritate familiar familiară
families | familie familia familii familiile familiilor
family | famili-
feed | hrăni- alimenta-
find | identific- depist- găsire căutare
first aid | prim_ajutor primul_ajutor primului_ajutor acordarea_primului_ajutor
flexible | flexib-
food | aliment-
forecasting | previziuni prognoză prognoze prognozarea previzionare previziune
framework | cadru_de_lucru cadre_de_lucru framework framework-uri
generated | generat generez generează generând generarea generare genera
goals | scopuri scopurile
grade | corecta- evaluarea_elevilor
group | grup-
growth | creșterea_afacerii creșterea_vânzărilor
guard | păzi- supraveghea-
guidelines | linii_directoare orientări ghiduri îndrumări
hand tools | scule_de_mână unelte_de_mână scule
harvest | recolta-
healing | vindecare vindecarea
heavy equipment | utilaje_grele echipamente_grele
help | ajutor ajut-
high | ridicat ridicată ridicate ridicați înalt înaltă înalte înalți
hired | angajat_personal angajarea_personalului recrutat recrutez angajarea
hours | oră ore
house calls | vizite_la_domiciliu
hygiene | igienă igienei igienic igienice
identified | identificat identific identifică identificând identificarea identificare
implementation | implementare implementarea implementării implement-
implemented | implementat implementată implementate implementez implementează implementând implementa
improved | îmbunătățit îmbunătățită îmbunătățesc îmbunătățește îmbunătățind îmbunătăți ameliorat
improvement | îmbunătățire îmbunătățirea îmbunătățirii îmbunătățiri optimizarea_proceselor îmbunătăț- optimiz-
increased | crescut creșterea creștere sporit majorat majorarea
individual | individual individuală individuale individ indivizi
industrial | industrial-
industries | sector sectorul sectoare sectoarele sectorului
industry | industri- sector-
infection control | controlul_infecțiilor prevenirea_infecțiilor
inform | informare informez
infrastructure | infrastructură infrastructurii
inspected | inspectat inspectez inspectarea inspecție inspecția inspecții inspecțiile
inspection | inspecț-
install | instala- racorda-
installation | instalare instalarea instalării montaj montajul montare instal- monta-
installed | instalat instalată instalez instalează instalând instala
instruct | instrui- îndrum-
integrated | integrat integrată integrate integrez integrare integrarea integrării
internal | intern internă interne interni
international | internațional-
internship | stagiu stagii
interviews | interviu interviul interviuri interviurile interviurilor intervievat intervievarea
investigated | investigat investighez investigarea investigații investigația investigație anchetă anchete
invoice | factura-
key | cheie
key performance indicators | indicatori_cheie_de_performanță indicatorii_cheie_de_performanță indicatori_de_performanță
knead | frământ-
label | etichet-
large | mare mari
launched | lansat lansez lansarea lansare lansări lansa
lead | lider liderul lideri liderii
lead generation | generarea_de_clienți_potențiali generare_de_clienți generarea_clienților_potențiali clienți_potențiali
leadership | conducere conducerea conducerii leadership leadershipul
lean manufacturing | producție_lean fabricație_lean
led | condus condusă conduse conduc conduce conducând conducerea_echipei
lessons | lecție lecția lecțiile
lift and move patients | mobiliza-
list | list- liste
listen | ascult-
load | încărca-
maintain | revizii revizie
maintained | menținut menținută menținute mențin menține menținând întreținut întrețin
maintenance | mentenanță mentenanței întreținere întreținerea întreținerii întreține- mentenanț-
manage | gestiona gestionați administra
managed | gestionat gestionată gestionate gestionez gestionează gestionând gestionare gestionarea gestionării administrat administrez administrează administrând
management | gestiune gestiunea gestiunii managementul managementului administrarea administrării gestion- conducer- management- managerial-
manufacturing | fabric- prelucr-
material | materia-
measure | măsura-
measured | măsurat măsurarea măsurare măsurători măsoară
mechanical design | proiectare_mecanică
medical records | fișe_medicale dosare_medicale dosarele_medicale evidențe_medicale fișele_medicale
mentored | îndrumat îndrum îndrumând îndrumarea îndrumare mentorat mentoratul
method | metod-
methodology | metodologie metodologia metodologii metodologiile metodologiilor
metrics | metrici metricile indicatori indicatorii indicatorilor
migrated | migrat migrare migrarea migrării
mobility | mobilitate mobilitatea mobilității
modeling | modelare modelarea modelării model modele modelele modelelor
monitored | monitorizat monitorizată monitorizate monitorizez monitorizează monitorizând monitoriza
monitoring | monitorizare monitorizarea monitorizării urmărirea urmărire monitoriz- urmări-
monthly | lunar-
motivate | motiv-
motivated | motivat motivată motivați
motivated staff | motivarea motivare
mow and prune | tunde tuns_gazon toaleta-_copac-
national | național- intern-
natural language processing | procesarea_limbajului_natural prelucrarea_limbajului_natural procesare_a_limbajului_natural
negotiate | negocia- negocier-
negotiated | negociat negociez negociază negociind negocia
negotiation | negociere negocierea negocierii negocieri negocierilor
new | nou nouă noi_clienți noilor
night | noapte nopți
object-oriented programming | programare_orientată_pe_obiecte programarea_orientată_pe_obiecte programării_orientate_pe_obiecte
objectives | obiective obiectivele obiectivelor obiectiv obiectivul ținte țintelor
observe | observ-
opened | deschis deschiderea deschidere
operate | operarea manevr-
operated | operat operez operează operând manevrat
operating systems | sisteme_de_operare sistem_de_operare sistemele_de_operare sistemelor_de_operare
operations | operațiuni operațiunile operațiunilor operațiune operațional operațională operaționale
optimized | optimizat optimizez optimizează optimizând optimizare optimizarea optimizării optimiza
order | comandare
order supplies | comanda_de_marfă
organization | organiz-
organized | organizat organizată organizate organizez organizează organizând organizarea organizare organiza organizat-
oriented | orientat orientată orientați orientate
pack | ambala- împacheta-
pages | pagină pagini paginile paginilor
paint | vopsit
parameters | parametri parametrii parametrilor parametru
parents | părinte părinți părinții părinților părinț-
parking | parcare parcarea parcări
part | parte părți părții părților partea
participated | participat participă particip participând participare participarea participării
partners | partener partenerul parteneri partenerii partenerilor
partnerships | parteneriat parteneriate parteneriatul parteneriatele parteneriatelor
passion | pasiun-
patience | răbdare
patients | pacient pacientul pacienți pacienții pacienților pacientă pacientului
patrol | rond rondul patrul-
performance | performanță performanței performanțe performanțele
performed | executat executată executate execut execută executând îndeplinit îndeplinesc îndeplinește
person | persoan-
personal | personală personale
physical strength | forță_fizică rezistență_fizică fizic
pick orders | pregătire_comenzi
plan | plan planuri planului
planned | planificat planificată planificate planific planifică planificând
planning | planificare planificarea planificării planific-
plant | planta- semăna- însămânț-
plastic | plastic- mase_plastice
platform | platformă platforme platformele platformei platformelor
play music | cânta-
point of sale | punct_de_vânzare punctul_de_vânzare puncte_de_vânzare
policies | politici politicile politicilor politica
portfolio | portofoliu portofoliul portofoliului portofolii
post entries | înregistra-
power tools | scule_electrice unelte_electrice
preparation | pregătire pregătirea pregătirii întocmire întocmirea întocmirii elaborare elaborarea pregăt- întocm-
prepare | preparare
prepare lessons | pregătirea_lecțiilor
prepared | pregătit pregătită pregătite pregătesc pregătește pregătind întocmit întocmită întocmite întocmesc întocmește întocmind pregăti întocmi
presentations | prezentare prezentarea prezentări prezentările prezentărilor
presented | prezentat prezint prezentând
preventive maintenance | întreținere_preventivă mentenanță_preventivă întreținerea_preventivă
priorities | priorități prioritățile prioritizare prioritizarea
private | privat- particular-
problem | problem-
procedures | proceduri procedurile procedurilor procedură
process | proces- procedur-
processed | procesat procesată procesate procesez procesează procesând prelucrat prelucrez procesa
processes | proces procesul procese procesele proceselor procesului
processing | procesare procesarea procesării prelucrare prelucrarea prelucrării procesa- prelucrare_date
production | producți-
production line | linie_de_producție linia_de_producție linii_de_producție liniei_de_producție
productivity | productivitate productivitatea productivității
products | produs produsul produse produsele produselor produsului
profession | profesie profesia profesiei profesional profesională profesionale profesionist profesioniști profesionistă
professional | profesional-
profile | profil profilul
profit | profit profitul profitului profitabilitate profitabilitatea
programs | program programul programe programele programelor programului
project | proiect-
project management | managementul_proiectelor management_de_proiect managementul_de_proiect gestionarea_proiectelor managementul_proiectului gestionare_a_proiectelor
projects | proiect proiectul proiecte proiectele proiectelor proiectului
promoted | promovat promovată promovez promovează promovarea promovare promovării promova
promotional | promoțional promoționale promoțională promoții promoție
proposals | propunere propuneri propunerile propunerilor propus
protect | protecți- protej-
publish | publicare publicarea postare
quality | calitate calitatea calității calitat-
quality assurance | asigurarea_calității asigurare_a_calității asigurării_calității
quality control | controlul_calității control_al_calității controlului_calității controlul_de_calitate control_calitate
quality standards | standarde_de_calitate standardele_de_calitate standardelor_de_calitate
receive | primirea primire
record | consemn-
recruitment | recrutare recrutarea recrutării
reduced | redus reduc reduce reducând reducerea reducere diminuat
refer | orientarea
regulations | reglementări reglementările reglementărilor reglementare regulamente regulamentul
relationships | relație relația relații relațiile relațiilor
reliability | seriozitate
remove | îndepărt- demont-
repair | repar- depan- reparare repara-
repaired | reparat repar repară reparând reparații reparația reparațiilor repararea
replace | înlocu- schimbare schimba- înlocui-
report | anunța- raporta- sesiza-
reported | raportat raportez raportează raportând
reporting | raportare raportarea raportării
reports | raport raportul rapoarte rapoartele rapoartelor raportului
represented | reprezentat reprezint reprezintă reprezentarea reprezentare
requests | solicitare solicitări solicitările solicitărilor
research | cercetare cercetarea cercetării cercetări cercet- cerceta-
researched | cercetat cercetez cercetând
residents | rezidenți rezidenții rezidenților
resolved | rezolvat rezolv rezolvă rezolvând rezolvarea rezolvare soluționat soluționarea soluționare
respond to complaints | gestionarea_reclamațiilor soluționarea_reclamațiilor
responsible | responsabil
results | rezultat rezultatul rezultate rezultatele rezultatelor rezultat-
return on investment | rentabilitatea_investiției randamentul_investiției
revenue | venit venituri veniturile veniturilor
review | revizui-
reviewed | revizuit revizuită revizuiesc revizuind revizuirea revizuire revizui
rooms | sală sălii săli sălile încăperi
rules | norme norma normelor reguli regulament-
safety | securitat- siguranț-
schedule | orar- program_de_lucru
schedule appointments | programarea_pacienților
scheduled | programat_întâlniri programarea_întâlnirilor programarea_programărilor programări programarea_turelor orare orarul
screen | trierea triere preselecț-
secure cargo | ancorarea_mărfii asigurarea_încărcăturii
sell | vinde vindere vinde-
serve | servi- servit
service | servici-
services | serviciu serviciul servicii serviciile serviciilor
sessions | sesiune sesiuni sesiunile sesiunilor
shape | modela-
significant | important importantă importante importanți semnificativ semnificativă semnificative
simulation | simulare simularea simulări
small | mici mic mică
solution | soluți-
solutions | soluție soluția soluții soluțiile soluțiilor
solve | rezolv- remedi-
sort | sortar- sortez sorta-
speaking | vorbitul vorbitor vorbitori
spreadsheets | foi_de_calcul foaie_de_calcul foile_de_calcul
staff | personal personalul personalului angajați angajații angajaților
stakeholders | părți_interesate părțile_interesate părților_interesate
standards | standarde standardele standardelor standard standard-
sterilize | steriliz-
store goods | depozita- așezarea
strategic | strategic strategică strategice strategici
strategy | strategie strategia strategiei strategii strategiile strategiilor strateg-
strengthened | consolidat consolidarea consolidare consolida
structures | structură structuri structurile structurilor structurii
students | student studentul studenți studenții studenților elev elevul elevi elevii elevilor elevă
style hair | coafa- coafat coafur-
supervise | supraveghe- superviza-
supervised | supravegheat supraveghez supraveghează supraveghind supravegherea supraveghere supervizat supervizez supervizarea supervizare supraveghea
supervision | supravegh- supervis-
suppliers | furnizor furnizorul furnizori furnizorii furnizorilor
support | suport suportul asistență sprijinul sprijin- asisten-
supported | sprijinit sprijin sprijină sprijinind sprijinirea susținut susțin susținerea sprijini
systems | sistem sistemul sisteme sistemele sistemelor sistemului
take calls | preluarea_apelurilor
talk | discuți- vorbi-
teach | preda- învăț-
technical drawings | desene_tehnice desenelor_tehnice desen_tehnic planșe_tehnice
test | test-
tested | testat testată testate testez testează testând testa
testing | testare testarea testării teste testele testelor
textiles | textil textile textilelor textilă
throughout | parcursul decursul
trained | instruit instruită instruiesc instruiește instruind instrui format_personal
training | instruire instruirea instruirii training traininguri formare formarea formării
training of staff | instruirea_personalului
translate | traduce- traducer-
translated | tradus traduc traduceam
transport of patients | transportul_pacienților
trends | trend trendul trenduri trendurile tendințe tendințele tendințelor tendință
troubleshooting | depanare depanarea depanării depanat depanez
unload | descărca-
update | actualiz-
updated | actualizat actualizez actualizarea actualizare actualizări actualiza
use | utiliz- folos- operare
use of computers | operare_calculator cunoștințe_pc
vendors | vânzător vânzători vânzătorii
verified | verificat verificată verificate verific verifică verificând verificarea verificare
version control | controlul_versiunilor control_al_versiunilor
visit | vizit-
vital signs | semne_vitale semnele_vitale semnelor_vitale funcții_vitale
wash and dress | igiena_personală îmbrăca-
week | săptămână săptămâni
weekly | săptămân-
weigh | cântăr-
welcome guests | primirea_oaspeților întâmpina-
weld | suda-
workflows | flux fluxul fluxuri fluxurile fluxurilor flux_de_lucru fluxuri_de_lucru fluxurile_de_lucru fluxurilor_de_lucru
workplace | loc_de_muncă
write | redacta- întocmi- elabora-
writing | scriere- scris redact-
`;
