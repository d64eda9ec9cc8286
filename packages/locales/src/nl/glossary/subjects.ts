/** Money, people, offices, media, law, computers, and other fields of work. */
export const subjects = `
access control | toegangscontrole toegang
account | rekening-
accounting | boekhoud- accountancy
accounts payable | crediteuren-
accounts receivable | debiteuren-
administration | administra- beheer-
advertisements | advertentie- adverteren-
advertising | reclame
alarm | alarm- alarmopvolging
applicants | sollicitant-
applications of candidates | sollicitatie-
appointments | afspra- agenda-
articles | artikel-
artificial intelligence | kunstmatige_intelligentie
assets | vaste_activa activa
audience reach | bereik doelgroep-
audit | audit-
authorities | overheden instanties
backup | back-up-
bakery | bakkerij-
balance sheet | balans
bank | bank-
bank statements | bankafschrift-
banners | banner-
beard | baard-
bookkeeping entries | boekingen journaalpost-
brand | merk merken
bread | broodjes broden
bride and wedding | bruid- bruiloft- huwelijk-
budget | begroting- budget-
business administration | bedrijfskund-
cakes and pastries | gebak taart- koek banket
call center | callcenter-
calls | gesprekken_voeren bellen oproep-
campaigns | campagne-
cars | autos auto- personenauto- motorvoertuig-
cash register | kassa
child protection | jeugdbescherming jeugdhulp-
children | kind
claims | schade- claim-
clutch and transmission | versnellingsbak-
communication | communic-
complaint | klacht-
contents | inhoud content
contract | contract-
correspondence | correspondentie
cosmetics | cosmetica- verzorgingsproducten schoonheidsverzorging
cost | kosten-
court | rechtbank-
crisis | crisis moeilijkheden
customer | klant-
customer service | klantenservice klantendienst
data entry | gegevensinvoer data-invoer
deadline and punctuality | stipt punctueel
debts | incasso- schuld- debiteurenbeheer
dental impressions | afdrukken gebitsafdruk-
dental treatment chair | behandelstoel tandartsstoel stoel
design of layouts | vormgeving-
documentation | documentatie
dough | deeg zuurdesem deeg-
elderly people | bejaarden
employees | personeelsleden medewerkers
employment contracts | arbeidscontract- arbeidsovereenkomst-
events | evenement-
exhaust systems | uitlaat uitlaten
expenses | uitgaven onkosten
families | gezinnen gezin
fermentation | rijzen rijsproces gisting
field sales | buitendienst
figures | cijfer-
filing | archiv- archief
fillings and cleaning of teeth | vulling- gebitsreiniging tandsteen
finance | financi-
financial statements | jaarrekening
flowers | bloem- boeket-
food safety | voedselveiligheid
forklift truck | reachtruck-
forms | formulier-
foster home | woongroep- begeleid_wonen
freight documents | vrachtbrief vrachtbrieven pakbon
friendly manner | vriendelijk- klantvriendelijk-
garage | garage- autobedrijf
goods | goederen waren
graphics | grafisch- grafiek
hair | haar haarverzorging haar-
hair salon | kapsalon- salon
haircuts | herenkapsels dameskapsels haarsnit-
hardware | hardware-
heating systems | cv-ketel-
hedges and lawn | heg heggen gazon- groenvoorziening groenonderhoud
hiring | aannemen aanname indiensttreding-
hotel | herberg
hotel guests | hotelgasten
human resources | personeelszaken hr
identity cards | legitimatie- pasjes identiteitsbewij-
images | afbeelding-
incidents | incident-
information | informatie
information security | informatiebeveiliging cyberbeveiliging
inquiries | vraag vragen aanvra-
instruments | instrument-
insurance | verzekering-
internet | internet-
interviews | sollicitatiegesprek- interview- gesprek gesprekken
investment | investering- belegg-
invoice | factuur facturen factur-
irrigation | bewatering irrigatie sproeien
job postings | vacaturetekst-
journalism | journalistiek
kitchen staff | keukenteam keukenpersoneel
labor law | arbeidsrecht-
laundry | wasserij
ledger | grootboek-
loan | lening- krediet-
logos and icons | logo logos pictogrammen iconen
mail | e-mail- mail
managers | leidinggevenden leidinggevende
market | markt-
media | media mediawetenschap-
medical practice | praktijk- huisartsenpraktijk
meeting | vergader-
mobile | mobiel-
month-end closing | maandafsluiting
nails | nagels manicure
negotiation | onderhandel-
new customers acquisition | werven acquisitie geworven
newsletter | nieuwsbrief nieuwsbrieven
notary | notar-
offer | aanbod offerte-
office | kantoor-
onboarding | inwerken
online store | webwinkel- webshop-
operating systems | besturingssysteem besturingssystemen
oven | oven ovens
paint | verf lak
parcels | pakketten
parents | oudergesprek-
patient records | dossiers patiëntendossier-
payment | betal- betaling-
payroll | salarisadministratie loonadministratie
personnel administration | personeelsadministratie
phone calls | telefoontje- telefonisch-
photos | foto- beeld beelden
physically fit | lichamelijk_fit stressbestendig
police | politie
present | heden nu
presentation | present-
press | pers-
primary school | basisschool pabo
printer | printer-
printing | drukkerij
product | product-
profit | winst rendement
public relations | publieke_relaties
purchasing | inkoop-
reading and writing | lezen_en_schrijven schrijven
records | dossier- verslag- bijhouden
recruitment | werving werving_en_selectie
report | rapport-
retail | detailhandel
risk | risico-
sales | verkoop-
scanner | scanner-
search engines | zoekmachine-
selection of personnel | selectie-
shelf | stelling
shopping center | winkelcentrum winkelcentra
social insurance contributions | sociale_verzekering- sociale_premies
social media | sociale_media
social services | maatschappelijk_werk sociaal_werk social_work
staff | personeel-
statistics | statisti-
store | winkel-
stores | winkel winkels
studies | studie studies
subscriptions | abonnement-
supplier | leverancier-
surveillance | bewaking toezicht_houden
surveillance cameras | camera camera- cameratoezicht
survey | enquête-
target | doel- verkoopdoel-
tax | belasting- fiscaal
tax law | belastingwetgeving belastingrecht
tax return | belastingaangifte btw-aangifte aangifte
teeth | tand tanden gebit gebits-
telephone | telefon- telefoon-
texts | tekst-
timing belts | distributieriem-
tires | autobanden
toilets | sanitair toilet-
trade | handel groothandel
trade fairs | beurs beurzen
transfers | overboek-
truck | vrachtauto-
turnover | omzet-
typing | typen typevaardig-
typography | lettertype- typografie
user interfaces | gebruikersinterface- interfaces
users | gebruiker-
vacancies | vacature-
value added tax | btw
vehicle inspection | apk apk-keuring
video | video- film-
visitors | bezoeker- bezoekcijfer-
wages | loon lonen salarissen
water pipes | waterleiding-
web pages | websites
website | website- webpagina-
x-rays | röntgenfoto- röntgen-
youth | jongeren jeugd- jeugdzorg
`;
