/** What people do at work, as verbs and as nouns. */
export const tasks = `
accompany | begleit-
accuracy | genauigkeit sorgfalt sorgfältig-
advice | beratung-
advise | beraten berät
agriculture | landwirtschaft-
analysis | analys-
annual | jährlich-
answer | beantwort- antwort-
apply for benefits | anträge_auf antragstellung hilfepläne hilfeplan-
area | bereich- gebiet-
assess | einschätz-
assist | assistieren assistenz mithilfe mithelfen
bake | gebacken backprozess-
book | buchen buchung- reservierung-
build | errichten
building materials | baustoff- baustoffe
buy | kaufen kauf
calculate | berechnen kalkul-
care for | betreuen umsorgen
careful | vorsichtig-
carry | tragen heben
check | prüfung_der überprüfen kontrollieren überprüfung nachprüfen
check in | einchecken check-in anreise
children | kind kinder kindern jugendlich-
city | stadt städt-
clean | putzen saubermachen reinigen säubern sauberhalten
collect | sammeln abhol-
color hair | haarfarbe strähnen färbung tönung
commercial | gewerblich- kaufmännisch-
compare | vergleich-
conduct | führen durchführ-
construction | bau- baustelle-
control | kontroll-
cook | zubereitung
coordinate | koordinier- abstimmen abstimmung absprache-
coordination | koordin- abstimmung-
counsel | beratung begleitung begleiten
count stock | bestandszählung inventur- bestandsaufnahme
country | land länder- inland ausland
create | schaffen
creativity | kreativ-
customer visits | kundenbesuche
cut | schneiden zuschneiden zuschnitt schnitt schnitte
daily | täglich-
day | tag tage
deliver | liefern ausliefern zustell- zustellen zustellung
department | abteilung-
design | entwurf entwerfen konzeption- gestaltung gestalten entwürfe entwurf- layouts
development | entwicklung-
diagnose faults | fehlerdiagnose- fehlerspeicher- störungssuche störungsbehebung
difficult | schwierig-
digital | digital-
disinfect | desinfiz- desinfektion-
dispatch | versand versenden versand_der disponieren
document | dokument- schriftstück-
drill | bohren bohrarbeiten
drive | lenken führen_von
edit images | bildbearbeitung fotobearbeitung bildretusche
encourage | förder- fördern
energy | energie-
environmental | umwelt-
evaluation | bewert- beurteil-
explain | erklär- erläuter-
family | familie-
feed | füttern essenreichen
find | suche suchen finden
flexible | flexib-
food | lebensmittel-
grade | benoten benotung korrigieren korrektur-
group | gruppe-
guard | bewachen bewachung- pfortendienst
harvest | ernte
help | hilfe hilfs- helfen assistier-
hours | stunde-
house calls | hausbesuch-
implementation | umsetzung- implementierung- einführung
improvement | verbesser- optimier-
industrial | industriell-
industry | industrie- branche-
inform | informieren auskunft auskünfte
inspection | inspektion- prüfen
install | installier- einbauen einbau verlegen verlegung anschließen anschluss-
installation | install- montage-
instruct | anleit- anweis- unterweis- einweis-
international | international-
internship | praktikum praktika
invoice | abrechnen abrechnung fakturier- rechnungsstellung
knead | kneten teigbereitung
label | etikettier- beschriften kennzeichnung
large | groß-
leadership | personalführung mitarbeiterführung führungserfahrung
lift and move patients | lagerung_der_patienten mobilisation mobilisier- umlagern umlagerung
list | liste listen
listen | zuhör-
load | beladen verladen verladung ladung
maintain | warten instandhalt-
maintenance | wartung- instandhaltung-
management | management- leitung führung steuerung
manufacturing | fertigung- herstellung
material | material- werkstoff-
measure | vermessung
mechanical design | konstruktion mechanische_konstruktion mechanischen_konstruktion
method | methode-
monthly | monatlich-
motivate | motivier-
mow and prune | rasenmähen beschneiden heckenschnitt baumschnitt
national | national-
negotiate | verhandeln verhandlung-
new | neu neue neuen neuer neues
night | nacht-
observe | beobacht-
operate | bedienung bedienen
order | bestellung bestellen bestellungen
order supplies | nachbestellen bestellwesen
organization | organis-
organized | strukturiert-
pack | verpacken verpackung- einpacken packen
paint | lackieren lackierung
parents | eltern-
passion | leidenschaft freude
patience | geduld-
patrol | streife rundgang rundgänge bestreifung nachtstreife kontrollgang-
person | personen
physical strength | körperlich- belastbar-
plan | pläne plan
planning | plan- planung-
plant | pflanzen bepflanzen anpflanzung bepflanzung aussaat säen
plastic | kunststoff- plastik-
play music | musizieren
post entries | buchen_von kontierung
preparation | vorbereit-
prepare | vorbereiten zubereiten aufbereit-
prepare lessons | unterrichtsvorbereitung unterrichtsplanung
private | privat-
problem | problem-
process | prozess- verfahren-
processing | bearbeit- verarbeit- verbuch-
production | produktion-
professional | beruflich-
profile | profil
project | projekt-
protect | schützen schutz-
publish | veröffentlich- schalten
quality | qualität-
quality control | qualitätskontrolle qualitätssicherung
reading of drawings | zeichnungslesen
receive | annehmen annahme entgegennahme entgegennehmen wareneingang- eingehend-
record | erfass- aufzeichn- protokoll-
refer | vermitteln vermittlung weiterleiten überweisung_an
reliability | zuverlässig-
remove | entfern- beseitig- abbau-
repair | reparatur- reparier- instandsetz- ausbesser- reparieren instandsetzung- beheben beseitigen beseitigung
replace | austausch- ersetz- wechsel- auswechseln austauschen austausch ersetzen wechsel wechseln erneuern
report | melden meldung berichten berichterstattung
requirements analysis | anforderungsanalyse
research | forschung- recherchieren recherche- forschen
respond to complaints | beschwerdemanagement reklamationsbearbeitung
responsible | verantwort- zuständig
results | ergebnis-
review | review- überprüfung-
rules | regel regeln vorschriften hygienevorschriften
safety | sicherheit- arbeitssicherheit
schedule | zeitplan- dienstplan-
schedule appointments | terminvergabe terminvereinbarung terminplanung terminverwaltung
screen | sichten sichtung vorauswahl
secure cargo | ladungssicherung ladung_sichern
sell | verkaufen verkauft verkauf veräußern
serve | bewirten bewirtung bedienung_der_gäste
service | dienst dienste dienstleistung- service-
shape | formen formung
small | klein-
software development | softwareentwicklung-
solution | lösung-
solve | lösen behebung beheb-
sort | sortier-
standards | standard- norm normen
sterilize | sterilis- steriliser-
store | lagern lagerung
store goods | einlager- einräumen
strategy | strateg-
style hair | föhnen frisieren frisur- hochsteckfrisur- dauerwelle-
supervise | beaufsichtig- überwachen überwachung
supervision | überwach- aufsicht
support | unterstütz- betreu- support-
take calls | telefonieren anrufe_entgegennehmen telefonannahme telefondienst
talk | gespräch-
teach | unterrichten lehren beibringen
teamwork | teamfähig- teamarbeit
test | test- erprobung- testautomatisierung
train staff | anleiten anleitung
training of staff | einarbeitung
translate | übersetzen übersetzung-
transport of patients | krankentransport- patiententransport
unload | entladen abladen entladung
update | aktualisier- pflegen
use | nutzung anwendung umgang
use of computers | edv-kenntnisse computerkenntnisse pc-kenntnisse
visit | besuch-
wash and dress | ankleiden körperpflege
week | woche wochen
weekly | wöchentlich-
weigh | wiegen
welcome guests | empfangen begrüßen begrüßung gästebetreuung gästeempfang
weld | schweißen schweißarbeiten löten
workplace | einsatzort-
write | verfassen schreiben_von erstellen erstellung anfertig-
writing | erstell- schreib-
`;
