/** Kitchens, shops, health, care, schools, building, machines, vehicles. */
export const trades = `
adjustment | regulac- ustawiani-
air conditioning | klimatyz-
ambulance | karetk- pogotowi-
animals | zwierz-
apartment | mieszkanie mieszkania
apprenticeship | nauka_zawodu czeladni-
art | sztuk- artystyczn-
assemblies | zespołów_i_części podzespoł-
assembly | składani- montow-
assembly line | linia_produkcyjna linii_produkcyjnej taśm-
automated tests | testów_automatycznych testy_automatyczne
automation | automatyz- automatyk-
baking | pieczeni-
bathroom | łazienk- łazienek
battery | akumulator- bateri-
beauty | kosmety-
beverages | napoj- napój
blood | krwi krew
blood pressure | ciśnieni-
body care | toalet- higien-_osobist- kąpiel-
boiler | kocioł kotł- bojler-
books | książk- książek
brakes | hamul-
bread | chleb- pieczyw-
breakfast | śniadan-
bricks | cegł- cegieł
building | budynk- budynek
bus | autobus-
cable | kabel kabl- okablowan-
calculation | oblicz- nalicz-
car | samochod- samochód
cardiology | kardiolog-
care | opiek-
carrier | przewoźni-
cash | gotówk-
catering | catering- stołówk-
cattle | bydł- krów
circuit | obwod- obwód
class | klas klasa klasach klasie
cleaning | sprzątan- czystoś-
cleanliness | czysty czysta porządk-
clinic | przychodni- klinik-
clothing | odzież-
code | kod kodu
cold | zimn-
computer | komputer-
concrete | beton-
connect | podłącz- przyłącz-
construction site | plac_budowy placu_budowy budowie
containers | kontener-
cooking | gotowani- gotuj- przyrządz-
crane | żuraw- dźwig-
crops | upraw- zboż-
curriculum | program_nauczania podstawa_programowa
customs | celn- odpraw-
data | dane danych danymi
database | baza_danych bazy_danych baz_danych bazami_danych
delivery | dostaw- dostawy
dental | stomatologiczn- dentystyczn-
diagnosis | diagnos- diagnoz-
dinner | kolacj-
disabilities | niepełnosprawn-
dishes | dań danie dania potraw-
disinfection | dezynf-
doors and windows | drzwi okn- okien
drawing | rysunk- rysunek
drilling | wiercen- wiert-
driving | prowadzenie_pojazdu jazd-
elderly | starsz- senior-
electric switchboard | rozdzieln- tablic-_rozdzielcz-
electrical | elektryczn-
electricity | prąd prądu elektryczność
electronics | elektroni-
elementary school | szkoła_podstawowa szkole_podstawowej szkoły_podstawowej edukacja_wczesnoszkolna edukacji_wczesnoszkolnej nauczanie_początkowe
elevator | wind dźwig_osobowy
emergency | ratunkow- nagły
engine | silnik-
equipment | urządzeni- sprzęt-
excavator | kopark-
export | eksport-
fabric | tkanin- tekstyl-
factory | fabryk- zakład-
faults | usterk- usterek awari- awarii
feeding | karmien-
finite element analysis | elementów_skończonych metoda_elementów_skończonych
fire protection | przeciwpożarow- ppoż
first aid | pierwsza_pomoc pierwszej_pomocy
fish | ryb-
floor | podłog- podłóg
forest | las lasy leśn-
forklift | wózek_widłowy wózki_widłowe wózka_widłowego widłow-
freight rates | staw-
fruit | owoc-
fuel | paliw-
furniture | mebl-
garden | ogród ogrod-
gas | gaz gazu gazow-
goods | towar-
goods receiving | przyjęcie_towaru przyjęć_towaru
grinding | szlifow-
guests | gości gość gościa gościom gośćmi
hair | włos- strzyżen-
harvest | zbiór_owoców zbior- żniw-
health | zdrow- zdrowia
heating | ogrzewan- grzewcz- centralne_ogrzewanie
home care | opieka_domowa
homework | prac-_domow-
hospital | szpital-
hot | ciepł- gorąc-
hotel | hotel-
housekeeping | sprzątanie_pokoi gospodarstw-
houses | dom domy domach domu mieszka-
hydraulic | hydraulik_siłow-
hygiene | higien-
import | import-
infusion | kroplów- infuz-
ingredients | składnik-
injections | zastrzyk- iniekcj-
insulation | izolac- ociepl-
interface | interfejs-
inventory | inwentaryz- zapas-
kindergarten | przedszkol- żłob-
kitchen | kuchni- kuchenn-
laboratory | laborator-
laundry | pralni- pościel- pranie
lawn | trawnik- koszeni-
laying | układani- kładzeni-
leaks | przeciek- wyciek- nieszczelno-
lessons | zajęć zajęcia lekcje lekcji
library | bibliotek-
lighting | oświetl- lamp
loading | załadun- rozładun- ładun-
logistics | logisty-
lubrication | smarow-
lunch | obiad-
machine | maszyn-
marketing specialist | specjalista_ds_marketingu
massage | masaż-
meals | posiłk- posiłek
measurement | pomiar-
meat | mięs-
mechanical | mechanicz- mechanika
medical | medyczn-
medication | leków leki lekami
mental | psychiczn- psychiatr-
menu | menu jadłospis-
merchandise display | ekspozycj- wystaw-
metal | metal-
meters | licznik-
milking | dojeni- mlek-
milling | frezow-
mobility | mobiliz- przemieszcz-
modelling | modelow-
music | muzy-
network | sieć sieci sieciow-
nursing home residents | dom_opieki mieszkańc- podopieczn-
oil | olej-
olympiad | olimpiad-
order | zamówie-
order picking | kompletac-
packaging | pakowan- opakow-
painting | malowani- farb lakierow-
pallets | palet-
parcels | paczk- paczek przesył-
parts | część części
pastry | ciast- wypiek-
patient | pacjent- chor-
patient care | opieka_nad_pacjentami opieka_nad_chorymi
pharmacy | aptek-
pipes | rur rura rury rurociąg- rurow-
plants | roślin-
plaster | tynk- gips- płyt-_gipsow-
play | zabaw- gier
plumbing | hydrauliczn- sanitarn- instalacj-_sanitarn-
power | moc mocy
prices | cen cena ceny cennik-
printing | drukowani- drukar-
programming | programow-
protective equipment | środki_ochrony
prototype | prototyp-
psychology | psychologi-
public | publiczn-
pump | pomp-
reading | czytani-
real estate | nieruchomoś-
receipts | paragon-
receiving | przyjęć przyjęcie
reception | recepcj-
recipes | przepis_kulinarny przepisy_kulinarne receptur-
refrigeration | chłodn- chłodnictw-
relational databases | relacyjnych_baz_danych relacyjne_bazy_danych
reservations | rezerw-
restaurant | restaurac- gastronom-
road | drog- dróg
robot | robot-
roof | dach dachy dachu dachow-
rooms | pokój pokoi pokoj- sal
route | tras trasy trasa
samples | próbk- próbek
sawing | piłowani- pił
scaffolding | rusztowa-
screws | śrub- wkręt-
security guard | pracownik_ochrony ochroniarz
server | serwer-
serving | serwow- podawanie_posiłków
sewer | kanalizac- odpływ-
sewing | szyci- szyj-
sheet metal | blach-
shelves | półk- półek
ship | statk- statek
shipping | wysyłk- wysyłan-
shoes | but buty butów obuwi-
skin | skór-
social | społeczn- socjaln-
software | oprogramowan- aplikac-
solar panels | fotowolta- słoneczn-
spare parts | części_zamienne części_zamiennych
special education | pedagogika_specjalna
sports | sport-
stairs | schod-
steel | stal stali stalow-
strength calculation | obliczeń_wytrzymałościowych obliczenia_wytrzymałościowe
surgery | chirurg- operac-
swimming | pływa- basen-
switches and outlets | gniazd- wyłączni-
system | system-
systems installation | instalacje instalacji instalacjach
tables | stolik-
tachograph | tachograf-
teaching | naucza- lekcj- pedagog- dydaktyczn-
technical | techniczn-
technical drawings | rysunków_technicznych rysunki_techniczne
technology | technologi-
temperature | temperatur-
therapy | rehabilit- terap-
tiles | płytk- płytek glazur-
tires | opon-
tolerances | toleranc-
tools | narzędzi-
tourism | turyst-
trailer | przyczep- naczep-
train | pociąg- kolej-
translation | tłumacz-
transport | transport- spedycj-
travel | podróż-
treatment | leczeni- terapi-
trees | drzew-
troubleshooting | usuwanie_usterek usuwanie_awarii wyszukiwanie_usterek
truck | ciężarów-
turning | toczeni- tokark-
unit tests | testów_jednostkowych testy_jednostkowe
vaccination | szczepi-
valves | zawor- zawór kran krany
vegetables | warzyw-
vehicle | pojazd-
ventilation | wentyl-
vital signs | parametrów_życiowych
voltage | napięci-
wall | ścian- mur mury murow-
ward | oddziale_szpitalnym
warehouse | magazyn-
washing | mycie zmywani- myci-
waste | odpad- śmieci
water | wod woda wody wodn- wodociąg-
web application | aplikacje_webowe aplikacji_webowych
web services | usług_sieciowych usługi_sieciowe
welding | spawan- spawal-
wiring | przewod- przewód
wiring diagrams | schemat- schematów
wood | drewn- drzewn-
workshop | warsztat-
wound | opatrunk- ran
`;
