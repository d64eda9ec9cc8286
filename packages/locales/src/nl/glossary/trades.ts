/** Kitchens, shops, health, care, schools, building, machines, vehicles. */
export const trades = `
adjustment | afstell- instellen
air conditioning | airco- klimaatinstall-
ambulance | ambulance-
animals | dier dieren
apartment | appartement-
apprenticeship | leerlingwezen leerwerktraject
art | kunst-
assemblies | samenstelling-
assembly | assembl- monteren
assembly line | lopende_band productielijn-
automated tests | geautomatiseerde_tests
automation | automatiser-
baking | bakken oven-
bathroom | badkamer-
battery | accu accu's batterij-
beverages | drank-
blood | bloed-
blood pressure | bloeddruk-
body care | lichaamsverzorging wassen_en_aankleden
boiler | ketel ketels boiler-
books | boek boeken
brakes | rem remmen
bread | brood-
breakfast | ontbijt-
bricks | baksteen metsel-
building | gebouw-
bus | bus bussen
cable | kabel- bekabeling
calculation | berekening-
car | auto auto's autotechniek
cardiology | cardiolog-
care | zorg zorgen verzorg-
carrier | vervoerder-
cash | contant-
catering | catering- kantine-
cattle | vee koeien
circuit | stroomkring- circuit-
class | klas klassen
cleaning | schoonmaak-
cleanliness | schoon schoonhouden
clinic | kliniek-
clothing | kleding-
CNC machines | cnc-machines
code | code
cold | koud-
computer | computer-
concrete | beton-
connect | aansluit-
construction site | bouwplaats- bouwplaatsen op_de_bouw
containers | container-
cooking | koken bereiden bereiding kookt
crane | hijskraan- hijsen
crops | gewas- teelt
curriculum | leerplan- lesprogramma-
customs | douane-
data | gegevens
database | database-
delivery | lever- bezorg-
dental | tandheelkund-
diagnosis | diagnos-
dinner | diner diners avondeten
disabilities | beperking- gehandicapt-
dishes | gerecht gerechten
disinfection | desinf-
doors and windows | deur deuren raam ramen kozijn-
drawing | tekening-
drilling | boren boor-
driving | rijden rijdt besturen
elderly | oudere ouderen bejaard-
electric switchboard | schakelkast- meterkast-
electrical | elektrisch- elektro-
electricity | elektriciteit stroom
electronics | elektronica
elementary school | basisschool- basisonderwijs lagere_school
elevator | lift liften
emergency | spoed- noodgeval-
engine | motor-
equipment | apparatuur apparaat apparaten uitrusting
excavator | graafmachine-
export | export-
fabric | stof stoffen textiel-
factory | fabriek-
faults | storing- defect-
feeding | eten_geven voedingshulp
finite element analysis | eindige-elementenberekening eindige_elementen
fire protection | brandveilig- brandblus-
first aid | eerste_hulp ehbo
fish | vis vissen
floor | vloer-
forest | bos bossen bosbouw
forklift | heftruck-
freight rates | tarieven
fruit | fruit-
fuel | brandstof-
furniture | meubel- meubilair
garden | tuin tuinen
gas | gas gasleiding-
goods | goederen-
goods receiving | goederenontvangst
graphic design | grafisch_ontwerp
grinding | slijpen slijp-
guests | gast gasten
hair | haar_knippen haren knippen
harvest | oogst-
health | gezondheid-
heating | verwarming- cv-ketel
home care | thuiszorg
homework | huiswerk-
hospital | ziekenhuis-
hot | warm warme
hotel | hotel-
housekeeping | huishoud-
houses | huis huizen woning-
hydraulic | hydraul-
hygiene | hygiën-
import | import-
infusion | infus- infuus
ingredients | ingrediënt-
injections | injectie-
insulation | isolat- isoler-
interface | interface- koppeling-
inventory | voorraad- inventaris-
kindergarten | kinderopvang- peuter- kleuter-
kitchen | keuken-
laboratory | laborator- lab
laundry | wasgoed linnen
lawn | gras gazon maaien
laying | leggen aanleg-
leaks | lek lekkage-
legal | juridisch-
lessons | lesuren
library | bibliotheek
lighting | verlicht- lampen
loading | laden lading- lossen laden_en_lossen
logistics | logistiek-
lubrication | smer- smeren
lunch | lunch-
machine | machine-
massage | massage-
meals | maaltijd-
measurement | meten meting- meet-
meat | vlees-
mechanical | mechanisch-
medical | medisch-
medication | medicijn- medicatie-
mental | psychisch- geestelijke
menu | menu- menukaart van_de_kaart
merchandise display | etalage-
metal | metaal- metalen
meters | meterstand-
milking | melk-
milling | frezen frees-
mobility | mobilis- mobiliteit transfers
modelling | modeller-
music | muziek-
network | netwerk-
nursing home residents | bewoner- verpleeghuis- verzorgingshuis-
oil | olie-
olympiad | olympiade
order | bestelling- order-
order picking | orders_verzamelen orderpicking
packaging | verpakk- inpakken
painting | schilderwerk verven verf-
pallets | pallet-
parcels | pakket- post
parts | onderdel- onderdeel
pastry | gebak- banket-
patient | patiënt-
patient care | patiëntenzorg
pharmacy | apotheek
pipes | buis buizen leidingen pijp-
plants | plant planten
plaster | stuc- pleister- gips-
play | spel spelen
plumbing | sanitair- loodgieterswerk
power | vermogen_elektrisch
prices | prijs prijzen
printing | drukwerk printen drukker-
programming | programmer-
protective equipment | beschermingsmiddel-
prototype | prototyp-
psychology | psychologie
public | openbar- overheid-
pump | pomp-
reading | lezen
real estate | vastgoed-
receipts | kassabon- bonnen
receiving | ontvangst
reception | receptie onthaal
recipes | recept recepten
refrigeration | koel- koudetechniek
reservations | reserver- boeking-
restaurant | restaurant- horeca
road | weg wegen wegenbouw
robot | robot-
roof | dak daken
rooms | kamer kamers
route | rit ritten route-
samples | monster monsters
sawing | zaag- zagen
scaffolding | steiger-
screws | schroev- schroef-
security guard | beveiliger-
serving | serveren serveer- bediening
sewer | riool riolering- afvoer-
sewing | naaien naaimachine-
sheet metal | plaatwerk plaatstaal
shelves | schap schappen vakken_vullen vakkenvullen
ship | schip schepen scheeps-
shipping | verzending-
shoes | schoen-
skin | huid-
social | sociaal
software | software- toepassing-
solar panels | zonnepane-
spare parts | reserveonderdel-
special education | speciaal_onderwijs zorgleerling-
sports | sport-
stairs | trap trappen
steel | staal- stalen
strength calculation | sterkteberekening-
surgery | chirurg- operatie-
swimming | zwem-
switches and outlets | schakelaar- stopcontact-
system | systeem systemen
systems installation | installatietechniek
tables | tafel tafels
tachograph | tachograaf
teaching | lesgeven lessen les
technical | technisch-
technical drawings | technische_tekeningen
technology | technolog-
temperature | temperatuur
therapy | therap- revalid-
tiles | tegel-
tires | band banden
tolerances | tolerantie-
tools | gereedschap-
tourism | toeris-
trailer | aanhanger- oplegger- trailer
train | trein- spoor-
translation | vertal- vertaler-
transport | transport- vervoer-
travel | reis- reizen
treatment | behandel-
trees | boom bomen snoeien
troubleshooting | storingen_verhelpen opsporen_van_storingen storingzoeken
truck | vrachtwagen-
turning | draaien draaibank-
unit tests | unittest-
vaccination | vaccin-
valves | klep kleppen kraan kranen
vegetables | groente-
vehicle | voertuig-
ventilation | ventilatie-
vital signs | vitale_functies
voltage | spanning- hoogspanning laagspanning
wall | muur muren wand wanden
ward | verpleegafdeling
warehouse | magazijn-
washing | wassen afwas-
waste | afval-
water | water-
web application | webapplicatie-
web services | webservice-
welding | lassen laswerk lasser_van
wiring | bedrad-
wiring diagrams | schema schema’s schemas elektrische_schema’s
wood | hout- houten
workshop | werkplaats-
wound | wond- wondverzorging
`;
