/** Things, places and people of work. */
export const things = `
accounting | contabilitate contabilitatea contabilității contabile
accounts payable | conturi_de_plată conturi_de_plătit conturile_de_plată datorii_furnizori
accounts receivable | conturi_de_încasat creanțe conturile_de_încasat
addiction | dependenț- adicți-
administrative | administrativ administrativă administrative administrativi
advertising | publicitate publicitatea publicității publicitar publicitare reclame
agreements | acord acorduri acordurile acordurilor
agriculture | agricultură agriculturii agricol agricolă agricole
airport | aeroport-
algorithms | algoritm algoritmi algoritmii algoritmilor
analytical skills | abilități_analitice competențe_analitice
applications | aplicație aplicația aplicații aplicațiile aplicațiilor
architecture | arhitectură arhitecturii
artificial intelligence | inteligență_artificială inteligenței_artificiale
assembly | asamblare asamblarea asamblării ansamblu
asylum seekers and migrants | migranți refugiați integrare_socială
attention to detail | atenție_la_detalii atenția_la_detalii
audit | audit auditul auditului audituri
bachelor's degree | diplomă_de_licență licență licențiat licențiată grad_de_licență
balance sheet | bilanț bilanțul bilanțului bilanțuri balanță_de_verificare
bank reconciliation | reconciliere_bancară reconcilieri_bancare reconcilierea_conturilor reconcilierea_bancară
banking | bancar bancară bancare servicii_bancare bancă băncii bănci
banquet | banchet- nunți
bathroom fittings | chiuvet- duș
beds | pat paturi paturilor
biology | biologie biologia biologiei biologic biologică
brand | brandul brandului branduri marcă mărcii
buildings | clădire clădirea clădiri clădirile clădirilor
business | afacere afacerea afaceri afacerile afacerilor
business administration | administrarea_afacerilor administrare_a_afacerilor administrare_de_afaceri
business development | dezvoltarea_afacerilor dezvoltare_a_afacerilor dezvoltare_de_afaceri dezvoltarea_afacerii
camera and film | filmare film montaj_video
campaigns | campanie campania campanii campaniile campaniilor
cashing and payment | încasar- încasez
cattle and dairy | fermă mulsul animalelor
certification | certificare certificarea certificări certificările certificat certificate atestat
change management | managementul_schimbării gestionarea_schimbării managementul_schimbărilor
chemicals | chimic- substanțe
chemistry | chimie chimia chimiei chimic chimică chimice
childbirth | naștere maternitate
classroom | clasă clasei clase sală_de_clasă
cleaning | curățenie curățenia curățeniei curățare curățarea curățat
cleaning of floors and windows | spații
clinic | clinici cabinet_medical
clinical | clinic clinică clinice
cloud and servers | centru_de_date
cloud computing | cloud cloud_computing servicii_cloud
colleagues | coleg colegi colegii colegilor
communication skills | abilități_de_comunicare competențe_de_comunicare abilitățile_de_comunicare
community | comunitate comunitatea comunității comunități comunitar comunitară
compensation and benefits | compensații_și_beneficii remunerare remunerația salarii_și_beneficii
complaints | plângere plângeri plângerile plângerilor reclamație reclamații reclamațiile reclamațiilor
computer science | informatică informaticii știința_calculatoarelor știința_computerelor informatică_aplicată
computer skills | competențe_informatice abilități_informatice cunoștințe_de_operare_pc operare_pc utilizarea_calculatorului
conferences | conferință conferințe conferințele conferințelor
construction | construcție construcția construcții construcțiile construcțiilor
content | conținut conținutul conținutului
continuous improvement | îmbunătățire_continuă îmbunătățirea_continuă îmbunătățirii_continue
contracts | contract contractul contracte contractele contractelor
contracts and deeds | acte
cooking | gătit gătirea gătesc preparare_culinară
corporate | corporativ corporativă corporative corporație corporații
correspondence | corespondență corespondenței
counseling | consiliere consilierea consilierii
creativity | creativitate creativitatea creativ creativă creative
critical thinking | gândire_critică gândirea_critică gândire_analitică
cross-functional teams | echipe_interfuncționale echipe_inter-funcționale echipe_multifuncționale echipele_interfuncționale echipe_transfuncționale
curriculum | curriculum programa_școlară programe_școlare curriculară planuri_de_învățământ planificare_calendaristică
customer calls | apeluri_inbound apeluri_outbound
customer questions | solicitări_clienți întrebări
cyber security | securitate_cibernetică securitatea_cibernetică securității_cibernetice
daily life | viața_de_zi activități_zilnice
dangerous goods | mărfuri_periculoase adr
data | date datele datelor
data analysis | analiza_datelor analiză_de_date analiză_a_datelor analizei_datelor
data entry | introducerea_datelor introducere_de_date introducere_a_datelor introducere_date
data mining | extragerea_datelor minerit_de_date
data visualization | vizualizarea_datelor vizualizare_a_datelor vizualizare_de_date
databases | bază_de_date baze_de_date bazele_de_date bazelor_de_date
decision making | luarea_deciziilor luare_a_deciziilor
departments | departament departamentul departamente departamentele departamentelor departamentului
diagnosis | diagnostic diagnosticul diagnosticare diagnosticarea
digital | digital digitală digitale digitali digitalizare
doctorate | doctorat doctoratul doctor_în diplomă_de_doctor
drainage | scurgere desfund-
drawing and crafts | lucru_manual
dressings and wounds | pansamente bandaje
drinks and bar | băuturi bar
driving | condusul conducere_auto șofat
driving license | permis_de_conducere permis_auto carnet_de_conducere
economics | economie economia economiei economic economică economice
editing | editare editarea editării
education | educație educația educației educațional educațională educaționale învățământ învățământul
electrical | electric electrică electrice electrici
electronics | electronică electronice electronic
email | e-mailuri e-mailurile poștă_electronică
emergency | urgență urgențe de_urgență
employee relations | relații_cu_angajații relațiile_cu_angajații relațiilor_cu_angajații
energy | energie energia energiei energetic energetică energetice
engineering | inginerie ingineria ingineriei ingineresc inginerească inginerești
environment | protecția_mediului mediul_înconjurător
equipment | echipament echipamentul echipamente echipamentele echipamentelor utilaje utilajele utilajelor
excursion | excursi-
exercises | exerciții
fashion and clothes | îmbrăcăminte haine modă
fields and crops | câmp
filing | arhivare arhivarea îndosariere dosare dosarele dosarelor
finance | finanțe finanțele finanțelor financiar financiară financiare financiari
financial reporting | raportare_financiară raportarea_financiară raportări_financiare
financial statements | situații_financiare situațiile_financiare situațiilor_financiare declarații_financiare declarațiilor_financiare
fitness | fitness condiție_fizică exerciții_fizice antrenament antrenamente
food | alimente alimentele alimentelor mâncare mâncăruri preparate_culinare alimentar alimentară
food processing | procesare_alimentară mezeluri
food safety | siguranța_alimentară siguranței_alimentare siguranța_alimentelor
forest and timber | pădure păduri lemn_exploatat
freight | marfă_transportată încărcătur-
fundraising | strângere_de_fonduri strângerea_de_fonduri colectare_de_fonduri
general ledger | cartea_mare registrul_general registru_general registrul_contabil
glasses and lenses | ochelari lentile
global | global globală globale
government | guvern guvernul guvernului guvernamental guvernamentală guvernamentale
grants | grant granturi granturile finanțări finanțare finanțarea nerambursabile
graphic design | design_grafic designul_grafic grafică graficii
greenhouse | seră sere solar
groceries | supermarket produse_alimentare
guests | oaspete oaspeți oaspeții oaspeților musafiri
hardware | hardware echipamente_hardware
health care | sănătate sănătatea sănătății asistență_medicală îngrijire_medicală îngrijiri_medicale servicii_medicale
heat pumps and boilers | pompă_de_căldură centrale
high school diploma | diplomă_de_bacalaureat bacalaureat diplomă_de_liceu
highway and long distance | cursă_lungă autostrad- curse_interne
home care | îngrijire_la_domiciliu domiciliu
hospital | spital spitalul spitalului spitale
hospitality | ospitalitate ospitalitatea ospitalității industria_ospitalității
hotel | hotel hotelul hotelului hoteluri hotelier hotelieră hoteliere
hotel rooms | camere_de_hotel camerele
human resources | resurse_umane resurselor_umane resursele_umane
industry | industrie industria industriei industrii industrial industrială industriale
information technology | tehnologia_informației tehnologia_informațiilor tehnologiei_informației
innovation | inovare inovarea inovație inovații inovator inovatoare
insurance | asigurări asigurările asigurărilor asigurare_medicală polițe_de_asigurare
insurance claims | daune polițe poliță
international | internațional internațională internaționale internaționali
interpersonal skills | abilități_interpersonale competențe_interpersonale relații_interpersonale
inventory | inventar inventarul inventarului stoc stocul stocuri stocurile stocurilor
investments | investiție investiția investiții investițiile investițiilor
invoices | factură facturi facturile facturilor facturare facturarea facturării
journalism | jurnalism jurnalismul jurnalismului
kitchen | bucătărie bucătăria bucătăriei
labor law | legislația_muncii dreptul_muncii legislației_muncii
laboratory | laborator laboratorul laboratorului laboratoare
laboratory tests | laborator-
ladder and heights | înălțime lucru_la_înălțime
law | drept dreptul dreptului lege legea legi legislație legislația legislației
layout | aspect_grafic machetare machetarea machete
leadership skills | abilități_de_conducere competențe_de_conducere abilități_de_leadership
learning support | meditații sprijin_educațional
leave and working time | concedii pontaj grafic_de_lucru
legal | juridic juridică juridice legal legală legale
leisure activities | activități_recreative
lesson plans | planuri_de_lecție planurile_de_lecție lecții lecțiilor
license | licență_de licențe autorizație autorizații permis
litigation | litigiu litigii litigiile litigiilor
loans | credit creditul credite creditele creditelor împrumut împrumuturi
logistics | logistică logisticii logistic logistice
machine learning | învățare_automată învățarea_automată învățării_automate
machines | mașină mașini mașinile mașinilor
make-up | machiaj
manufacturing | fabricație fabricația fabricației fabricare fabricarea manufactură
market | piață pieței piețe piețele
market research | cercetare_de_piață cercetarea_de_piață studii_de_piață cercetări_de_piață
marketing | marketing marketingul marketingului
masonry and plastering | zidărie tencuial- gips-carton
master's degree | diplomă_de_master masterat masteratul master_în grad_de_master
materials | material materialul materiale materialele materialelor
mathematics | matematică matematicii
meals | mesei
mechanical | mecanic_al mecanică mecanice mecanicii
medical | medical medicală medicale medicali
medications | medicament medicamente medicamentele medicamentelor medicație medicației
medicines | rețete
meetings | întâlnire întâlniri întâlnirile întâlnirilor ședință ședințe ședințele ședințelor
menus | meniu meniul meniuri meniurile meniului
mobile applications | aplicații_mobile
municipality | primări- instituții_publice administrație_publică
negotiation of contracts | negocierea_contractelor
networks | rețea rețeaua rețele rețelele rețelelor
newspaper and radio | ziar- radio televiziune
nonprofit | nonprofit organizație_non-profit organizații_nonprofit ong
nursing | nursing asistență_de_îngrijire
nursing home | cămin
occupational health and safety | securitate_și_sănătate_în_muncă sănătate_și_securitate_în_muncă securitatea_și_sănătatea_în_muncă
office | birou biroul biroului birouri
onboarding | integrarea_noilor_angajați integrarea_angajaților onboarding
orders | comandă comenzi comenzile comenzilor
organizational skills | abilități_organizatorice abilități_de_organizare competențe_organizatorice capacitate_de_organizare
patient care | îngrijirea_pacienților îngrijirea_pacientului îngrijire_a_pacienților
payments | plată plăți plățile plăților
payroll | salarizare salarizarea salarizării stat_de_plată state_de_plată
performance management | managementul_performanței gestionarea_performanței evaluarea_performanței
photography | fotografie fotografia fotografii fotografiere
physics | fizică fizicii
port | port portuar-
press releases | comunicate_de_presă comunicatelor_de_presă
private customers | clienți_privați persoane_fizice
problem solving | rezolvarea_problemelor rezolvare_a_problemelor rezolvare_de_probleme
procurement | achiziții achizițiile achizițiilor achiziție aprovizionare aprovizionarea aprovizionării
production | producție producția producției
production line | bandă
programming | programare programarea programării
programming languages | limbaje_de_programare limbajele_de_programare limbaj_de_programare
psychology | psihologie psihologia psihologiei psihologic psihologică
public relations | relații_publice relațiile_publice relațiilor_publice
purchasing | cumpărare cumpărarea cumpărări
rail | cale_ferată
real estate | imobiliar imobiliară imobiliare bunuri_imobiliare proprietăți proprietăților locuințe chirie închirier-
records | înregistrări înregistrările înregistrărilor evidență evidențe registre
rehabilitation | reabilitare reabilitarea recuperare_medicală
requirements analysis | analiza_cerințelor colectarea_cerințelor
reservations | rezervare rezervări rezervările rezervărilor
rest periods and driving times | timpi_de_conducere timpul_de_odihnă
restaurant | restaurant restaurantul restaurantului restaurante
retail | retail comerț_cu_amănuntul vânzare_cu_amănuntul
risk | risc riscul riscuri riscurile riscurilor
risk management | managementul_riscului managementul_riscurilor gestionarea_riscurilor gestionarea_riscului management_al_riscului
room keys | chei
safety | siguranță siguranței securitatea_muncii protecția_muncii
sales | vânzări vânzările vânzărilor vânzare vânzarea vândut vând
school | școală școlii școli școlar școlară școlare
science | știință științei științe științific științifică științifice
search engine optimization | optimizare_pentru_motoarele_de_căutare optimizarea_pentru_motoarele_de_căutare optimizare_pentru_motoare_de_căutare
security | securitate securitatea securității
servers | server serverul servere serverele serverelor
setting up machines | setare
sewing machine | mașină_de_cusut
shipping | expediere expedierea expediții expediere_a expedierilor transport_maritim
shop window | aranjare_marfă
site | șantier șantierul șantierului șantiere
skin and face treatments | tratamente_faciale epilat
small repairs | mici_reparații reparații_curente
social media | rețele_sociale rețelele_sociale rețelelor_sociale rețelelor_de_socializare rețele_de_socializare social_media
software | software software-ul software-ului
software development | dezvoltare_software dezvoltarea_de_software dezvoltare_de_software dezvoltarea_software dezvoltării_software
solar and wind energy | fotovoltaic- eolian-
sports | sport sportul sportiv sportivă sportive sporturi
sports lessons | sală_de_fitness
stage and theater | scenă teatr- spectacol-
statistics | statistică statistici statistice
supply chain | lanț_de_aprovizionare lanțul_de_aprovizionare lanțului_de_aprovizionare
surgery | chirurgie chirurgical chirurgicală chirurgicale
sustainability | sustenabilitate sustenabilitatea durabilitate dezvoltare_durabilă
swimming pool | piscin-
targets and sales figures | ținte_de_vânzări target
tax | fiscal fiscală fiscale fiscalitate impozit impozite impozitelor taxe taxelor
teaching | predare predarea predării predat predau învățare didactic didactică didactice
teamwork | lucru_în_echipă lucrul_în_echipă munca_în_echipă spirit_de_echipă
technical | tehnic tehnică tehnice tehnici
technical support | suport_tehnic suportul_tehnic asistență_tehnică
technology | tehnologie tehnologia tehnologiei tehnologii tehnologiile
telephone calls | apeluri apelurile apelurilor apeluri_telefonice apel_telefonic
telephone sales | vânzări_telefonice telesales telemarketing
therapy | terapie terapia terapii
tickets and support requests | tichete_de_suport
time management | gestionarea_timpului managementul_timpului gestionare_a_timpului
tools | unealtă unelte uneltele instrument instrumente instrumentele instrumentelor
tourism | turism turismul turismului turistic turistică turistice
tractor | tractor-
translation | traducere traducerea traduceri traduceri_scrise
transportation | transport transportul transportului transporturi
treatment | tratament tratamentul tratamente tratamentului
user experience | experiența_utilizatorului experiență_utilizator experienței_utilizatorului
user interface | interfață_cu_utilizatorul interfețe_utilizator interfața_utilizatorului interfață_utilizator interfețe_cu_utilizatorul
users | utilizator utilizatorul utilizatori utilizatorii utilizatorilor
vehicle fleet | flotă parc_auto
vehicles | vehicul vehicule vehiculele vehiculelor autovehicul autovehicule
video | videoclipuri videoclip
vineyard and wine | vie vii podgorie vin
vital signs | puls
volunteering | voluntariat voluntariatul voluntariatului
volunteers | voluntar-
warehouse | depozit depozitul depozite depozitului depozitare depozitarea
waste and recycling | deșeuri reciclare gunoi
web development | dezvoltare_web dezvoltarea_web dezvoltarea_site-urilor
website | site site-ul site-uri site_web site-ul_web site-uri_web pagină_web pagini_web
welded steel | oțel confecții_metalice
well-being and dignity | bunăstare demnitate confort
windows and doors | fereastră ușă
wooden furniture | mobilier lemn
work orders | comenzi_de_lucru fișe_de_lucru
workshops | atelier ateliere atelierele atelierelor
writing | scriere scrierea redactare redactarea redactării redactat redactez
`;
