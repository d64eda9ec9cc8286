/** Kitchens, shops, health, care, schools, building, machines, vehicles. */
export const trades = `
adjustment | regolaz-
air conditioning | climatizz- condizionament- condizionator-
ambulance | ambulanz-
animals | animal-
apartment | appartament-
apprenticeship | apprendistato
art | arte arti artistic-
assemblies | assiem-
assembly | assembl- montare
assembly line | catena_di_montaggio linea_di_produzione
automated tests | test_automatici
automation | automazion- automatizz-
baking | infornare forno
bathroom | bagno bagni
battery | batteri-
beverages | bevand-
blood | sangue
blood pressure | pressione_arteriosa pressione_sanguigna
body care | igiene_personale igiene_della_persona
boiler | caldai-
books | libro libri
brakes | fren-
bread | pane
breakfast | colazion-
bricks | matton- muratur-
building | edifici-
bus | autobus pullman
cable | cavo cavi cablagg-
calculation | calcol-
car | auto automobil-
cardiology | cardiolog-
care | assistenza cura cure
carrier | vettor-
cash | contant- incass-
catering | catering mensa mense
cattle | bestiame mucch- allevament-
circuit | circuit-
class | classe classi
cleaning | pulizi-
cleanliness | pulito pulita pulire
clinic | clinic-
clothing | abbigliament-
CNC machines | controllo_numerico macchine_a_controllo_numerico
code | codice
cold | fredd-
computer | computer
concrete | calcestruzz- cemento
connect | collegare collegament- allacci-
containers | container-
cooking | cottur- cucinare
crane | gru gruist-
crops | coltiv- seminare cereal-
curriculum | programma_scolastico
customs | dogan-
data | dati
database | base_di_dati basi_di_dati database
delivery | consegn-
dental | dental- odontoiatric-
diagnosis | diagnos-
dinner | cena cene
disabilities | disabil-
dishes | piatto piatti pietanz-
disinfection | disinf-
doors and windows | porte finestr- serrament- infissi
drawing | disegn-
drilling | foratur- trapan- perfor-
driving | guida guidare
elderly | anzian-
electric switchboard | quadro_elettrico quadri_elettrici quadri
electrical | elettric-
electricity | elettricit-
electronics | elettronic-
elementary school | scuola_primaria scuola_elementare primaria elementar-
elevator | ascensor-
emergency | emergenz- pronto_soccorso urgenz-
engine | motor-
equipment | apparecch- attrezzatur-
excavator | escavator-
export | esporta- export
fabric | tessut- tessil- stoff-
factory | fabbric- stabiliment-
faults | guast- anomali-
feeding | imboccare alimentazione
finite element analysis | elementi_finiti analisi_agli_elementi_finiti
fire protection | antincendi-
first aid | primo_soccorso
fish | pesce pesci
floor | paviment-
forest | bosc- forest-
forklift | carrello_elevatore muletto
freight rates | tariff-
fruit | frutt-
fuel | carburant-
furniture | mobili arredament-
garden | giardin-
gas | gas
goods | merci merce
goods receiving | ricevimento_merci
graphic design | grafica
grinding | smerigl- levig- rettific- molatur-
guests | ospit- copert-
hair | capell-
harvest | raccolt- vendemmi-
health | salute sanità
heating | riscaldament-
home care | a_domicilio assistenza_domiciliare
homework | compiti_a_casa
hospital | ospedal-
hot | caldo calda caldi calde
hotel | hotel alberg-
housekeeping | faccende pulizia_delle_camere
houses | casa case abitazion-
hydraulic | idraulica oleodinamic-
hygiene | igien-
import | importa-
infusion | endovenos- fleb-
ingredients | ingredient-
injections | iniez-
insulation | isolament- coibent-
interface | interfacc-
inventory | inventari- giacenz-
kindergarten | asilo asili scuola_dell_infanzia
kitchen | cucin-
laboratory | laborato-
laundry | biancher- lavander-
lawn | prato prati
laying | posa posare stesura stendere
leaks | perdit-
legal | legal- giuridic-
lessons | lezione lezioni
library | bibliotec-
lighting | illuminaz- lampad-
loading | carico caricare scarico scaricare carico_e_scarico
logistics | logistic-
lubrication | ingrass- lubrific-
lunch | pranz-
machine | macchin-
massage | massagg-
meals | pasto pasti
measurement | misur-
meat | carne carni
mechanical | meccanic-
medical | medic- sanitari-
medication | farmac- medicin-
mental | mental- psichic- psichiatr-
menu | menù
merchandise display | vetrin- allestiment- rifornimento
metal | metall- metalmeccanic-
meters | contator-
milking | mungitur- latte
milling | fresa- fresatura
mobility | mobilit- mobilizz- deambulazion-
modelling | modella-
music | musica-
network | reti rete
nursing home residents | casa_di_riposo rsa ospiti_della_struttura
oil | olio
olympiad | olimpiad-
order | ordin-
order picking | preparazione_ordini
packaging | imball- confezion-
painting | pittura tinteggi- vernici-
pallets | pallet bancal-
parcels | pacchi pacco
parts | pezzi parti
pastry | pasticc- dolci
patient | pazient-
patient care | assistenza_ai_pazienti
pharmacy | farmacia farmacie
pipes | tubi tubo tubazion-
plants | piante pianta
plaster | intonac- cartongesso
play | gioco giochi giocare
plumbing | sanitari
power | potenza
prices | prezz-
printing | stampa_offset stampa stampant- tipograf-
programming | programmaz-
protective equipment | dispositivi_di_protezione dpi
prototype | prototip-
psychology | psicologia
public | pubblic-
pump | pompa pompe
reading | lettur- leggere
real estate | immobiliar-
receipts | ricevut- scontrin-
receiving | riceviment-
reception | accoglienz- ricevimento_ospiti
recipes | ricett-
refrigeration | frigorif- refriger-
relational databases | basi_di_dati_relazionali
reservations | prenotaz-
restaurant | ristora-
road | strada strade stradal-
robot | robot-
roof | tetto tetti
rooms | camera camere stanz- sala sale
route | giri percors-
samples | campion- prelievi
sawing | sega seghe segatur-
scaffolding | ponteggi-
screws | viti avvit-
security guard | guardia_giurata
serving | servire
sewer | scarich- fognatur-
sewing | cucit- cucire
sheet metal | lamier-
shelves | scaffal-
ship | nave navi naval-
shipping | spedizion-
shoes | scarp- calzatur-
skin | pelle
social | social-
software | applicazion- software
solar panels | fotovolta- pannelli_solari solar-
spare parts | pezzi_di_ricambio ricambi
special education | sostegno educazione_speciale
sports | sport-
stairs | scala scale
steel | acciai-
strength calculation | calcoli_strutturali
surgery | chirurg- intervent-
swimming | nuoto piscina
switches and outlets | interruttor- pres-_di_corrente
system | sistem-
systems installation | impianti impianto impiantistic-
tables | tavolo tavoli
tachograph | tachigraf- cronotachigraf-
teaching | insegnare insegnamento lezion- didattic-
technical | tecnic-
technical drawings | disegni_tecnici
technology | tecnolog-
temperature | temperatur-
therapy | terap- riabilit-
tiles | piastrell-
tires | pneumatici gomm-
tolerances | tolleranz-
tools | utensil- attrezz-
tourism | turis-
trailer | rimorch- semirimorch- bilico
train | treno treni ferroviari-
translation | traduz- traduttor-
transport | trasport-
travel | viagg-
treatment | terapi- trattament-
trees | alber- potatur-
troubleshooting | ricerca_guasti
truck | camion
turning | tornio torni tornitur-
unit tests | test_unitari
vaccination | vaccin-
valves | valvol- rubinett-
vegetables | verdur- ortaggi
vehicle | veicol-
ventilation | ventilaz- aerazion-
vital signs | parametri_vitali
voltage | bassa_tensione alta_tensione
wall | muro muri paret-
ward | corsia
warehouse | magazzin- deposit-
washing | lavare lavaggio
waste | rifiuti smaltiment-
water | acqua acque idric-
web application | applicazioni_web
web services | servizi_web
welding | saldat- saldare
wiring | cablare
wiring diagrams | schemi schema schemi_elettrici
wood | legn-
workshop | officin-
wound | medicazion- ferit-
`;
