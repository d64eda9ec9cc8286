/** Money, people, offices, media, law, computers, and other fields of work. */
export const subjects = `
access control | controlul_accesului control_acces accesului acces
account | cont conturi conturilor
accounting | contabilit- contabilă_primară evidența_contabilă
accounts payable | evidența_furnizorilor
accounts receivable | evidența_clienților
administration | administr-
advertisements | anunț- anunțur-
advertising | publicitat- reclam-
alarm | alarm-
animals | animale animal
applicants | solicitanț- aplicanți
applications of candidates | aplicațiilor_candidaților candidatur-
appointments | programărilor agend-
articles | articol-
assets | mijloace_fixe active_fixe imobilizări
audience reach | audienț-
audit | audit-
authorities | autorităț- instituți-
backup | copii_de_siguranță
bakery | brutări-
balance sheet | bilanț- balanț-
bank | banc-
bank statements | extrase_bancare extraselor_bancare extras_de_cont
banners | banner-
beard | barbă bărbier- frizeri-
bookkeeping entries | înregistrări_contabile înregistrarea_facturilor
brakes | frâne
brand | brand- mărci
bread | pâinii franzel- chifl- panificați-
bride and wedding | mireasă nunt-
budget | buget-
cakes and pastries | torturi cozonac-
call center | call-center centru_de_apel
calls | apel
campaigns | campani-
cars | automobil-
child protection | protecția_copilului
claims | daun-
clutch and transmission | ambreiaj- cutie_de_viteze
communication | comunic-
complaint | reclamați- plânger-
contents | conținut-
contract | contract-
controlling | controlling
court | instanț- tribunal-
crisis | criză dificultate
customer | client-
customer service | suport_clienți
deadline and punctuality | punctual-
debts | datori- creanț- recuperare_creanțe
dental impressions | amprent-
dental treatment chair | scaun scaunul_stomatologic
design of layouts | machet-
disabled people | dizabilități persoane_cu_handicap handicap
documentation | documentați-
dough | aluat- maia
elderly people | vârstnici bătrâni persoane_vârstnice
employees | salariaț- angajat
employment contracts | contract_de_muncă contracte_de_muncă contracte_individuale
events | eveniment-
exhaust systems | eșapament-
expenses | cheltuiel-
fermentation | dospi- fermentați-
field sales | vânzări_de_teren vânzări_pe_teren
figures | cifr-
filing | arhiv- îndosar-
fillings and cleaning of teeth | plomb- detartraj-
finance | financi- finanț-
financial statements | bilanțul_anual
flowers | flori floare buchet-
food safety | normele_de_igienă
forms | formular-
foster home | centrul_de_plasament centru_de_plasament
freight documents | avize_de_însoțire scrisori_de_transport cmr
friendly manner | amabil- prezență_plăcută
garage | service_auto atelier_auto
goods | mărfii mărfuri
graphics | grafic-
hair | părul părului
hair salon | salon_de_coafură salon coafură
haircuts | tuns_și
hardware | echipamente_it
heating systems | calorifer-
hedges and lawn | gard_viu gazon spații_verzi
hiring | angajare angajări
hotel | pensiune
hotel guests | turiști
identity cards | legitimați-
images | imagini imagine
incidents | incident-
information | informați-
information security | securitate_informatică securitatea_informației
inquiries | solicităr- întrebăr- cerer-
instruments | instrument-
insurance | asigurăr- asigurare
internet | internet-
interviews | interviu-
investment | investiți-
invoice | factur-
irrigation | iriga- udat
job postings | anunț_de_angajare anunțuri_de_angajare
journalism | jurnalism-
kitchen staff | echipa_din_bucătărie
labor law | codul_muncii
laundry | spălătorie
ledger | registru_jurnal
legislation | reglementăr-
loan | credit- împrumut-
logos and icons | sigle logo-uri pictograme iconițe
mail | e-mail- poștă corespondenț-
managers | conducător- manageri managerilor
media | media mass-media
medical practice | cabinet cabinetului
meeting | ședinț- întâlnir-
mobile | mobil-
month-end closing | închiderea_lunară închidere_de_lună închideri_lunare
nails | unghii manichiură
negotiation | negoci-
new customers acquisition | prospect- atragere-
newsletter | buletin_informativ buletine_informative buletinului_informativ buletinul_informativ
notary | notar-
offer | ofert-
online store | comerț_online
paint | vopsele lacuri
patient records | fișa_pacientului
payment | încas-
payroll | calculul_salariilor
personnel administration | administrare_de_personal dosare_de_personal
phone calls | telefonic-
photos | foto- imagin-
physically fit | rezistență_la_efort
police | poliți-
present | prezent
presentation | prezent- prezentare-
press | presă presei
printer | imprimant-
printing | tipăr- tipografie
product | produs-
profit | profit- rentabil-
purchasing | achiziți- aprovizion-
reading and writing | citit_și_scris
records | fișe fișelor înregistr- registr-
recruitment | recrut-
report | raport-
retail | comerț comerțul
route | traseu trasee
sales | vânzării comercial-
scanner | scaner- scanner-
search engines | motoare_de_căutare motorul_de_căutare motoarele_de_căutare
selection of personnel | selecți-
shopping center | centru_comercial centrului_comercial unui_centru_comercial mall
social insurance contributions | contribuți- asigurări_sociale
social services | servicii_sociale
staff | angajat-
statistics | statisti-
store | magazin-
stores | magazin magazine magazinelor
studies | studii studiile
subscriptions | abonament-
supplier | furnizor-
surveillance | pază
surveillance cameras | camere_video camere_de_supraveghere
survey | sondaj- chestionar-
target | obiectiv- țint-
tax | impozit- fiscal-
tax law | legislație_fiscală legislația_fiscală legislației_fiscale
tax return | declarații_fiscale declarațiilor_fiscale declarațiile_fiscale
teeth | dinți dinte stomatologic-
telephone | telefon-
texts | text-
timing belts | curele curea_de_distribuție
tires | cauciuc-
toilets | grupuri_sanitare
trade fairs | târg- expozi-
trainees | practicanți
transfers | viramen- transfer-
trial balance | balanței_de_verificare
truck | autocamion- tir
turnover | cifră_de_afaceri
typing | tehnoredact- dactilograf-
typography | fonturi font- tipografi-
user interfaces | interfețelor
users | utilizator-
vacancies | posturi posturilor posturi_vacante locuri_de_muncă
value added tax | tva
vehicle inspection | itp inspecția_tehnică
video | video- film-
visitors | vizitator-
wages | salarii salariilor
water pipes | conducte conductă
web pages | site-urilor magazine_online
website | site-ului
x-rays | radiografi- raze_x
youth | adolescen- tineri tinerilor minori
`;
