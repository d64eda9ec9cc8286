/** Kitchens, shops, health, care, schools, building, machines, vehicles. */
export const trades = `
adjustment | einstellung_der einstellen justier-
air conditioning | klima klimaanlage- klimatechnik
ambulance | rettungswagen- krankenwagen-
animals | tier- tiere
apartment | wohnung-
apprenticeship | gesellenbrief- gesellenprüfung meisterbrief-
art | kunst-
assemblies | baugruppe-
assembly | montieren zusammenbau-
assembly line | fließband bandarbeit fertigungslinie-
automated tests | automatisierter_tests automatisierte_tests
automation | automatisier-
baking | backen backofen
bathroom | bad bäder badezimmer-
battery | batterie- akku-
beauty | kosmetik-
beverages | getränk-
blood | blut-
blood pressure | blutdruck-
body care | körperpflege- waschen_der_patienten
boiler | heizkessel- kessel- warmwasserbereiter-
books | buch bücher-
brakes | bremse-
bread | brot- backwaren
breakfast | frühstück-
bricks | ziegel- mauerwerk
building | gebäude-
bus | bus busse-
cable | kabel- leitungen
calculation | berechnung-
car | auto autos kfz- pkw
cardiology | kardiolog-
care | versorgung- pflege betreuung
carrier | spediteur- frachtführer-
cash | bargeld-
catering | catering- bewirtung-
cattle | vieh- rinder- kühe
circuit | schaltkreis- stromkreis-
class | klasse klassen jahrgang-
cleaning | reinig-
cleanliness | sauberkeit sauber-
clothing | bekleid-
code | code quellcode
cold | kalt-
computer | computer- edv- rechner
concrete | beton-
connect | anschließ- anschluss anschlüsse- verbinden
construction site | rohbau
containers | container-
cooking | kochen zubereit- gekocht
crane | kran kräne kranführer-
crops | anbau- saat- getreide-
curriculum | lehrplan lehrpläne-
customs | zoll-
data | daten-
database | datenbank-
delivery | lieferung- liefer- auslieferung-
dental | zahn- dental-
diagnosis | diagnos-
dinner | abendessen abendtisch
disabilities | behinder-
dishes | gericht gerichte gerichten speise-
disinfection | desinf-
doors and windows | tür türen fenster-
drawing | zeichnung-
drilling | bohr-
driving | fahren gefahren fahrt-
elderly | senior- ältere älteren
electric switchboard | schaltschrank schaltschränke- schaltanlage- verteilerkasten
electrical | elektrisch- elektro-
electricity | strom- elektrizität-
electronics | elektronik-
elementary school | grundschul- primarschul- volksschul-
elevator | aufzug aufzüge- fahrstuhl
emergency | notfall- notaufnahme-
engine | motor-
equipment | anlage anlagen gerät geräte- ausrüstung-
excavator | bagger-
export | export- ausfuhr
fabric | stoff stoffe textil-
factory | fabrik- werk
faults | störung- fehlersuche defekt-
feeding | nahrungsaufnahme nahrung essen_reichen
finite element analysis | finite-elemente-berechnung finite_elemente
fire protection | brandschutz- feuerlösch-
first aid | erste_hilfe
fish | fisch-
floor | boden fußboden- bodenbelag
forest | forst- wald-
forklift | gabelstapler- stapler- staplerschein
freight rates | frachtrate- frachtraten
fruit | obst- frücht-
fuel | kraftstoff- treibstoff-
furniture | möbel-
garden | garten gärten-
gas | gas gase gasleitung-
goods | ware- waren- güter-
goods receiving | wareneingang warenannahme
graphic design | grafikdesign
grinding | schleif-
guests | gast gäste gästen gäste-
hair | haar- haare
harvest | ernte- ernten
health | gesundheit-
heating | heizung- heiz-
home care | hauspflege ambulante_pflege
homework | hausaufgabe-
hospital | krankenhaus- klinik- klinikum
hot | warm- heiß-
hotel | hotel-
housekeeping | hauswirtschaft- zimmerreinigung-
houses | haus häuser wohnhaus wohnhäuser-
hydraulic | hydraul-
hygiene | hygien-
import | import- einfuhr
infusion | infusion-
ingredients | zutat-
injections | injektion- spritz-
insulation | dämm- isolier-
interface | schnittstelle-
inventory | inventur bestand bestände bestandsführung
kindergarten | kindergarten kindertagesstätte- kita kitas
kitchen | küche-
laboratory | labor-
laundry | wäsche-
lawn | rasen- mähen
laying | verleg-
leaks | leck- undicht-
legal | rechtlich-
lessons | unterrichtsstunde- lektion-
library | bibliothek-
lighting | beleucht- leuchte- lampe-
loading | belad- verlad- ladung- entlad-
logistics | logistik-
lubrication | schmier-
lunch | mittagessen mittagstisch mittags-
machine | maschine- maschinen-
massage | massage-
meals | mahlzeit- verpflegung-
measurement | mess messung- messen messgerät-
meat | fleisch-
mechanical | mechanisch- mechanik
medical | medizin- ärztlich-
medication | medikament- arzneimittel-
mental | psychisch- psychiatr-
menu | menü- speisekarte- speiseplan-
merchandise display | warenpräsentation schaufenster-
metal | metall-
meters | zähler
milking | melk- milch-
milling | fräsen fräs-
mobility | mobilis- mobilität lagerung-
modelling | modellier-
music | musik-
network | netzwerk-
nursing home residents | bewohner- pflegeheim- altenheim- seniorenheim-
oil | öl öle ölwechsel
olympiad | olympiade
order | bestell- auftrag aufträge
order picking | kommissionier-
packaging | verpack-
painting | malerarbeiten anstrich- streichen lackier-
pallets | palette-
parcels | paket- post sendung-
parts | bauteil- teile
pastry | gebäck- torte- kuchen-
patient | patient-
patient care | patientenversorgung patientenpflege behandlungspflege grundpflege
pharmacy | apotheke apotheken
pipes | rohr rohre- rohrleitung-
plants | pflanze-
plaster | putz verputz- gips- trockenbau-
play | spiel-
plumbing | sanitär-
power | leistung-
prices | preis-
printing | druck- drucker
programming | programmier-
protective equipment | schutzausrüstung-
prototype | prototyp-
psychology | psychologie
public | öffentlich-
pump | pumpe-
reading | lesen
real estate | immobilien-
receipts | beleg- quittung-
reception | empfang- rezeption-
recipes | rezept-
refrigeration | kältetechnik- kälteanlag- kühl-
relational databases | relationaler_datenbanken relationale_datenbanken
reservations | reservier- buchungen buchung
restaurant | restaurant- gastronom-
road | straße-
robot | robot- roboter-
roof | dach dächer-
rooms | zimmer- raum räume-
route | tour touren tourenplanung strecke-
samples | probe proben
sawing | säge- sägen
scaffolding | gerüst-
screws | schraub-
security guard | sicherheitsmitarbeiter-
server | server-
serving | servier- bedien-
sewer | abwasser- kanalisation- abfluss-
sewing | nähen nähmaschine-
sheet metal | blech-
shelves | regal-
ship | schiff-
shipping | versand-
shoes | schuh-
skin | haut-
social | sozial-
software | software- anwendung-
solar panels | solar- photovoltaik-
spare parts | ersatzteil-
special education | förderschul- sonderpädagog-
sports | sport-
stairs | treppe-
steel | stahl-
strength calculation | festigkeitsberechnung-
surgery | operation- chirurg-
swimming | schwimm-
switches and outlets | schalter steckdose-
system | system-
systems installation | anlagenbau
tables | tisch tische tischen
tachograph | fahrtenschreiber- tachograf- lenkzeit-
teaching | unterricht-
technical | technisch-
technical drawings | technischer_zeichnungen technische_zeichnungen fertigungszeichnung-
technology | technolog- technik
temperature | temperatur-
therapy | therap-
tiles | fliese- kachel-
tires | reifen-
tolerances | toleranz-
tools | werkzeug-
tourism | tourismus- touristik-
trailer | anhänger- sattelzug- auflieger-
train | zug züge- eisenbahn- bahn-
translation | übersetz-
transport | transport- spedition- beförder-
travel | reise-
treatment | behandlung-
trees | baum bäume-
troubleshooting | störungsbeseitigung fehlerbehebung fehlerdiagnose
truck | lastwagen lkw
turning | drehen drehmaschine- drehbank
unit tests | unittests unit-tests
vaccination | impf-
valves | ventil ventile- armatur-
vegetables | gemüse-
vehicle | fahrzeug-
ventilation | lüftung-
vital signs | vitalzeichen vitalwerte
voltage | spannung- hochspannung niederspannung
wall | wand wände- mauer-
ward | station stationen
warehouse | lager-
washing | waschen spülen abwasch
waste | abfall abfälle- müll- entsorg-
water | wasser-
web application | webanwendung-
web services | webdienst- webservice-
welding | schweiß-
wiring | verdraht- verkabel-
wiring diagrams | schaltplan schaltpläne-
wood | holz- hölzer
workshop | werkstatt-
wound | wund- wundversorgung
`;
