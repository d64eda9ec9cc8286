/** Money, people, offices, media, law, computers, and other fields of work. */
export const subjects = `
access control | zutrittskontroll- einlasskontroll- zutrittskontrolle zugangskontrolle zugänge zugang zutritt-
account | konto konten-
accounting | buchhalt- rechnungswesen buchführung finanzbuchhaltung
accounts payable | kreditoren- kreditorenbuchhaltung
accounts receivable | debitoren-
administration | verwalt-
advertisements | anzeige anzeigen
advertising | werbung
alarm | alarm- alarmanlage-
animals | tier tieren
applications of candidates | bewerbung- bewerbungsunterlagen
appointments | termin-
articles | beitrag beiträge- blogbeitrag blogbeiträge artikel
artificial intelligence | künstliche_intelligenz
assets | anlagevermögen vermögen-
audience reach | reichweite-
audit | audit- wirtschaftsprüf- revision-
authorities | behörde- amt ämter
backup | datensicherung-
bakery | bäckerei- backstube backwaren-
balance sheet | bilanz-
bank | bank-
bank statements | kontoauszug kontoauszüge-
banners | banner bannern werbebanner
beard | bart bärte bartpflege
bookkeeping entries | buchungssatz kontier-
brakes | bremsen
brand | marke marken-
bread | brötchen- laib-
bride and wedding | hochzeit- braut-
budget | budget- haushalt-
business administration | betriebswirtschaft- betriebswirtschaftslehre
cakes and pastries | gebäck feingebäck konditorei-
call center | callcenter- kundenhotline hotline-
calls | anruf-
campaigns | kampagne-
cars | kraftfahrzeug- automobil-
cash register | kasse kassieren
child protection | jugendamt jugendhilfe kinderschutz
claims | schaden schäden- schadenfall-
clutch and transmission | kupplung- getriebe-
communication | kommunikat- kommuniz-
complaint | reklamation- beschwerde-
contents | inhalt-
contract | vertrag verträg- vertrags-
controlling | controlling
correspondence | korrespondenz-
cosmetics | pflegemittel haarpflege-
cost | kosten-
court | gerichts-
crisis | krisen- krisengespräch- notlage-
customer | kunde- kunden-
customer service | kundenservice kundendienst kundenbetreuung kundenberatung
data entry | datenerfassung- dateneingabe- erfassung
deadline and punctuality | pünktlich-
debt collection | mahnung-
debts | mahn- mahnwesen inkasso- forderung-
dental impressions | abdrücke abdruck abformung-
dental treatment chair | behandlungsstuhl
design of layouts | layout- gestaltung_von
disabled people | behinderung- behinderte- menschen_mit_behinderung
dough | teig- sauerteig- hefeteig-
elderly people | senioren- alte_menschen altenheim altenpflege-
employees | mitarbeitern beschäftigte- angestellte-
employment contracts | arbeitsvertrag arbeitsverträge-
events | veranstaltung- event-
exhaust systems | auspuff-
expenses | spesen- ausgaben- aufwand
families | familien familie
fermentation | gärzeit- gärung gärprozess-
field sales | außendienst
figures | zahlen kennzahl-
filing | ablage- archiv-
fillings and cleaning of teeth | füllung füllungen prophylaxe zahnreinigung zahnsteinentfernung
finance | finanz-
financial statements | jahresabschluss jahresabschlüsse jahresabschlüssen
flowers | blumen- blüten- sträuße
food safety | lebensmittelhygiene haccp
forklift truck | hubwagen flurförderzeug-
forms | formular-
foster home | wohngruppe- heimerziehung kinderheim
freight documents | frachtpapiere lieferschein- ladepapiere
friendly manner | freundlich- auftreten umgangsform-
garage | kfz-werkstatt autohaus werkstatt
goods | ware waren
graphics | grafik- grafisch-
hair | haar haaren
hair salon | friseursalon friseurhandwerk friseurlehre salon
haircuts | haarschnitt- damenschnitt- herrenschnitt-
hardware | hardware-
headset and scripts | gesprächsleitfaden
heating systems | heizungsanlage- heizkörper
hedges and lawn | hecke- grünanlage- beet beete
hiring | einstellungen einstellung personalbeschaffung
hotel | gasthof pension herberge
hotel guests | hotelgäste hotelgast
human resources | personalwesen personalabteilung personal-
identity cards | ausweis- dienstausweis
images | bild
incidents | vorfall vorfälle vorfällen
information | information-
information security | informationssicherheit it-sicherheit
inquiries | anfrage-
instruments | instrument- besteck-
insurance | versicherung-
internet | internet-
interviews | vorstellungsgespräch- bewerbungsgespräch- bewerbergespräch- interview-
investment | investition- anlagenberatung wertpapier-
invoice | rechnung- faktur-
irrigation | bewässerung- bewässern gießen
job postings | stellenanzeige- stellenausschreib-
journalism | journalis-
kitchen staff | küchenteam küchenpersonal
labor law | arbeitsrecht-
laundry | wäscherei
leak | leck lecks rohrbruch-
ledger | hauptbuch- nebenbuch- konten kontenabstimmung
legislation | gesetzgebung vorschrift-
loan | kredit- darlehen
logos and icons | logo logos symbole piktogramm-
machine learning | maschinelles_lernen
mail | e-mail- mail mails schriftverkehr
managers | führungskraft führungskräfte- vorgesetzt-
market | markt märkte
marketing | marketing-
media | medien- medienwissenschaft-
medical practice | arztpraxis zahnarztpraxis
meeting | besprechung- sitzung-
mobile | mobil-
month-end closing | monatsabschluss monatsabschlüsse monats
nails | maniküre nagelpflege
negotiation | verhandl- verhandlungs-
new customers acquisition | kundenakquise neukundengewinnung akquise
newsletter | newsletter- rundbrief-
notary | notar-
offer | angebot-
office | büro-
onboarding | einarbeiten
online store | onlineshop- webshop- online-handel onlinehandel
operating systems | betriebssystem-
oven | ofen
paint | farbe farben lacke
parcels | päckchen pakete
parents | eltern elternabend- elterngespräch-
patient records | patientenakte- krankenakte-
payment | zahlung- zahlungsverkehr
payroll | lohnbuchhaltung lohnabrechnung gehaltsabrechnung
personnel administration | personalverwaltung personalakte-
phone calls | telefonat- telefonisch- kundenanruf-
photos | foto- bilder bild-
physically fit | körperlich_belastbar
police | polizei-
present | heute
presentation | präsent-
press | presse-
primary school | grundschule- volksschule primarschule
printing | druck druckvorlage- printmedien
product | produkt-
profit | gewinn- rentabil-
public relations | öffentlichkeitsarbeit
pupils | grundschüler-
purchasing | einkauf beschaffung-
reading and writing | lesen_und_schreiben rechtschreibung
receipts and vouchers | belege
records | akte- dokumentation- unterlagen
recruitment | rekrutierung personalgewinnung
report | bericht-
retail | einzelhandel-
risk | risik-
route | fahrstrecke
sales | vertrieb- verkauf- absatz-
scanner | handscanner scanner-
search engines | suchmaschine-
selection of personnel | personalauswahl
shopping center | einkaufszentrum einkaufscenter
social insurance contributions | sozialversicherung-
social media | soziale_medien sozialen_medien sozialer_medien sozialen_netzwerken soziale_netzwerke
social services | sozialdienst- sozialamt soziale_arbeit sozialarbeit- sozialwesen
staff | personal belegschaft
statistics | statisti-
store | geschäft laden filiale-
stores | filiale filialen geschäft-
studies | studien
subscriptions | abonnement- vertragsverlängerung-
supplier | lieferant-
surveillance | bewach- objektschutz wachdienst
surveillance cameras | kamera kameras videoüberwachung überwachungskamera-
survey | umfrage- befragung-
target | ziel- umsatzziel-
tax | steuer-
tax law | steuerrecht
tax return | steuererklärung- umsatzsteuervoranmeldung-
teeth | zähne zahnärztlich- gebiss
telephone | telefon-
texts | text texte texten
timing belts | zahnriemen- keilriemen
toilets | toilette- wc-
trade | handel-
trade fairs | messe messestand
trainees | praktikanten auszubildenden
transfers | überweis-
trial balance | summen_und_saldenliste
truck | lastwagen- lastkraftwagen
turnover | umsatz-
typing | tippen schreibmaschin-
typography | schriften typografie schriftart-
user interfaces | benutzeroberfläche- oberflächengestaltung
users | benutzer- nutzer- anwender-
vacancies | stellen offene_stellen vakanz-
value added tax | umsatzsteuer- mehrwertsteuer
vehicle inspection | hauptuntersuchung tüv abgasuntersuchung
video | video- film-
visitors | besucher besucherzahl-
wages | lohn löhne-
water pipes | wasserleitung- rohre
web pages | homepage
website | webseite- internetseite- internetauftritt- website-
x-rays | röntgen- röntgenaufnahme- röntgenbild-
youth | jugend-
`;
