/** What work is about and done with, in Romanian, in the forms that resumes use. Rows as in `advert-words.ts`. */
export const romanianThings = `
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
