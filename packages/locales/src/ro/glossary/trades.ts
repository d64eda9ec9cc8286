/** Kitchens, shops, health, care, schools, building, machines, vehicles. */
export const trades = `
adjustment | reglare reglaj- ajust-
air conditioning | climatiz- aer_condiționat
ambulance | ambulanț-
animals | animal-
apartment | apartament-
apprenticeship | ucenicie calificare_profesională
art | artă arte artistic-
assemblies | ansambl-
assembly | asambl-
assembly line | linie_de_asamblare
automated tests | teste_automate
automation | automatiz-
baking | coacere cuptor-
bathroom | baie băi băilor
battery | bateri- acumulator-
beauty | cosmetic-
beverages | băutur-
blood | sânge
blood pressure | tensiune_arterială tensiunea_arterială tensiunii tensiune
body care | igiena_corporală toaleta_pacientului toaletă
boiler | centrală_termică centrale_termice boiler- cazan-
books | cărți carte
brakes | frân-
bread | pâine pâini
breakfast | mic_dejun
bricks | cărămid-
building | clădir-
bus | autobuz- autocar-
cable | cablu- cabluri cablaj-
car | mașină_personală autoturism- auto
cardiology | cardiolog-
care | îngriji-
carrier | transportator- cărăuș-
cash | numerar
catering | catering cantin-
cattle | vite vaci
circuit | circuit-
class | clasele
cleaning | curățeni- curăț-
cleanliness | curat curată
clinic | clinic-
clothing | îmbrăcămint-
CNC machines | comandă_numerică mașini_cu_comandă_numerică
code | cod codul codului
cold | rece reci
computer | calculator-
concrete | beton-
connect | conect- racord-
containers | container-
cooking | gătit- găti pregătirea_mâncărurilor
crane | macara-
crops | culturi cultivare semănat cereale
customs | vamal- vamă
delivery | livr-
dental | dentar-
diagnosis | diagnos-
dinner | cină cine_festive
disabilities | dizabilit- handicap-
dishes | mâncăr-
disinfection | dezinf-
doors and windows | uși ferestre geamuri tâmplărie
drawing | desen desene
drilling | găurire foraj-
elderly | vârstnic- bătrân-
electric switchboard | tablou_electric tablouri_electrice tablouri
electrical | electric-
electricity | electricit- curent_electric
electronics | electronic-
elementary school | școală_primară învățământ_primar învățământul_primar ciclul_primar clasele_primare
elevator | ascensor- lift-
emergency | urgenț-
engine | motor-
equipment | echipament- aparat-
excavator | excavator-
export | export-
fabric | țesătur- textil- materiale_textile
factory | uzin- fabrica fabricii
faults | defecțiun- defect- avari-
feeding | hrănire alimentarea
finite element analysis | element_finit analiza_cu_element_finit
fire protection | incendiu- stingere
fish | pește pește-
floor | pardosel- podel- parchet
forest | pădur- silvic-
forklift | stivuitor- motostivuitor-
freight rates | tarif-
fruit | fructe fruct-
fuel | carburant- combustibil-
furniture | mobilă mobilier-
garden | grădin-
gas | gaz gaze
goods | marfă mărfi- mărfur-
goods receiving | recepția_mărfii recepția_mărfurilor recepție_marfă
grinding | șlefui- polizor
guests | oaspeț- oaspete- meseni
hair | păr tuns- tunsori
harvest | recolt- cules
health | sănătat-
heating | încălzire încălzirea termic-
home care | la_domiciliu
homework | teme_pentru_acasă teme
hospital | spital-
hot | cald calde caldă
hotel | hotel-
housekeeping | menaj-
houses | casă case locuinț-
hydraulic | hidraul-
hygiene | igien-
import | import-
infusion | perfuzi-
ingredients | ingredient-
injections | injecț-
insulation | izolaț- izolați-
interface | interfaț- interfețe
inventory | inventar-
kindergarten | grădiniț- creșă
kitchen | bucătări-
laboratory | laborato-
laundry | lenjeri- spălător- rufe
lawn | gazon- iarb-
laying | pozare tragere
leaks | scurgeri pierderi_de_apă
lessons | lecți- ore_de_curs
library | bibliotec-
lighting | iluminat- corpuri_de_iluminat
loading | încărc- descărc-
logistics | logistic-
lubrication | lubrif- ungere
lunch | prânz-
machine | mașin- utilaj-
marketing specialist | specialist_marketing
massage | masaj-
meals | mese masă_caldă
measurement | măsur-
meat | carne carnea cărn-
mechanical | mecanic-
medical | medical- sanitar-
medication | medicați- medicament-
mental | mental- psihic-
menu | meniu-
merchandise display | vitrin- aranjarea_mărfii
metal | metal-
meters | contoar- contor-
milking | muls lapte
milling | frezar-
mobility | mobiliz-
modelling | modelar-
music | muzic-
nursing home residents | cămin_de_bătrâni azil
oil | ulei-
olympiad | olimpiad-
order | comand- comenz-
order picking | pregătirea_comenzilor
packaging | ambal-
painting | vopsi- vopsea
pallets | palet- paleți
parcels | colete colet- pachet-
parts | piese piesă pieselor
pastry | cofetări- prăjitur-
patient | pacient- bolnav-
patient care | îngrijirea_bolnavilor
pharmacy | farmaci-
pipes | țevi țeavă conduct-
plants | plante plantelor plantare
plaster | tencui- gips- rigips
play | jocuri joacă
plumbing | instalații_sanitare sanitare obiecte_sanitare
power | putere
prices | preț-
printing | tipări- tipograf- imprim-
programming | programar- programez programat
protective equipment | echipament_de_protecție
prototype | prototip-
public | public-
pump | pomp-
reading | citire citit citesc lectur-
real estate | imobiliar-
receipts | chitanț- bonuri
receiving | recepți-
reception | recepția recepție
recipes | rețet-
refrigeration | frigorif- refriger-
relational databases | baze_de_date_relaționale
reservations | rezerv-
restaurant | restaurant-
road | drum drumuri rutier-
robot | robot-
roof | acoperiș-
rooms | cameră camere camerelor
route | curselor curse rute rută traseu- trase-
samples | probe mostre eșantion-
sawing | fierăstr- debit-
scaffolding | schel-
screws | șurub-
security guard | agent_de_pază agent_pază
server | server-
serving | servire servit-
sewer | canalizare canalizări scurger-
sewing | cusut- croitori- cusături
sheet metal | tablă table_metalice
shelves | raft-
ship | navă nave naval-
shipping | expedi- expediere-
shoes | pantof- încălțămint-
skin | piele pielii
social | social-
software | aplicați- soft
solar panels | fotovolta- panouri_solare solar-
spare parts | piese_de_schimb
special education | cerințe_educaționale_speciale învățământ_special
sports | sport-
stairs | scări trepte
steel | oțel-
strength calculation | calcule_de_rezistență
surgery | chirurg- operați-
swimming | înot bazin
switches and outlets | întrerupăto- prize
system | sistem-
systems installation | instalații instalațiilor instalația
tables | masa mesele
tachograph | tahograf-
teaching | predare- predă didactic- pedagogic-
technical | tehnic-
technical drawings | desene_de_execuție
technology | tehnolog-
temperature | temperatur-
therapy | terap- recuperare
tiles | gresi- faianț- plăci
tires | anvelop-
tolerances | toleranț-
tourism | turis-
trailer | remorc- semiremorc-
train | tren- feroviar-
translation | traduc-
transport | transport-
travel | călători- voiaj
treatment | tratament-
trees | pomi copac- arbori
troubleshooting | depanare- depistarea_defectelor
truck | camion- camioane
turning | strung- strunjire
unit tests | teste_unitare
vaccination | vaccin-
valves | robinet- valve supap- vană vane
vegetables | legum-
vehicle | vehicul- autovehicul-
ventilation | ventilaț- ventilați-
voltage | joasă_tensiune înaltă_tensiune
wall | perete pereți zid ziduri zidări-
warehouse | depozit-
washing | spălare spăl-
waste | deșeu- gunoi-
water | apă ape apei
web application | aplicații_web
web services | servicii_web
welding | sudur- sudare sudează
wiring | conductori_electrici
wiring diagrams | scheme schemă schemelor
wood | lemn-
workshop | atelier-
wound | pansament- plăg-
`;
