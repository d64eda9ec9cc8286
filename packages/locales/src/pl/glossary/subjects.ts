/** Money, people, offices, media, law, computers, and other fields of work. */
export const subjects = `
access control | kontrola_dostępu kontroli_dostępu kontrola_wejść wejść wejścia
account | konto konta kont
accounting | księgowoś- rachunkowoś-
administration | administr- podawanie podawania
advertisements | ogłosze-
advertising | reklam-
alarm | alarm-
animals | zwierzę- zwierząt
applications of candidates | aplikacji_kandydatów selekcja_aplikacji
appointments | terminarz- umawiani- kalendarz-
articles | artykuł- wpis wpisy wpisów
artificial intelligence | sztuczna_inteligencja
assets | środki_trwałe środków_trwałych aktyw-
audience reach | zasięg-
audit | audyt-
authorities | urząd urzęd-
backup | kopie_zapasowe
bakery | piekarni-
balance sheet | bilans-
bank | bank-
bank statements | wyciągi_bankowe wyciągów_bankowych wyciąg-
banners | baner-
beard | brod- barber- zarost-
bookkeeping entries | zapisy_księgowe dekretac-
brakes | hamulc- hamulec
brand | marka marki markę
bread | bochen- bułk- bułek
bride and wedding | ślub- ślubn- wesel-
budget | budżet-
business administration | zarządzanie_przedsiębiorstwem
cakes and pastries | tort torty ciastk- cukiernicz-
call center | call_center infolini-
calls | połącze- rozmowy_telefoniczne
campaigns | kampani-
cars | aut
cash register | kasa kasy
child protection | kurator- opieka_nad_dzieckiem
children | dzieci dzieck- dziecięc-
claims | szkod- szkód
clutch and transmission | sprzęgł- skrzyni-_biegów
communication | komunik-
complaint | reklamac- skarg-
contents | treści treść
contract | umow- umów kontrakt-
controlling | kontroling
correspondence | korespondenc-
cosmetics | kosmetyk-
cost | koszt-
court | sąd sądy sądow-
crisis | kryzys- trudn-_sytuacj-
customer | klient-
customer service | obsługa_klienta obsługi_klienta
data entry | wprowadzanie_danych wprowadzania_danych
deadline and punctuality | punktualn-
debt collection | windykacj-
debts | windykac- należności dług-
dental impressions | wycisk-
dental treatment chair | fotel- fotel_dentystyczny
design of layouts | skład_graficzny
dough | ciasto ciasta ciast zakwas-
elderly people | osob-_starsz- senior_y seniorów
employees | pracownik- zatrudnion-
employment contracts | umowa_o_pracę umowy_o_pracę umów_o_pracę
events | wydarze- imprez-
exhaust systems | tłumik-
expenses | wydatk- wydatków
families | rodzinn-
fermentation | fermentacj- wyrastani-
figures | liczb- wskaźnik-
filing | archiw-
fillings and cleaning of teeth | wypełnieni- skaling- plomb-
finance | finans-
financial statements | sprawozdani-_finansow- sprawozdanie_roczne
flowers | kwiat- bukiet-
food safety | bezpieczeństwo_żywności
forklift truck | wózkiem wózkach
forms | formularz-
foster home | placówk- dom_dziecka domu_dziecka
freight documents | list-_przewozow- dokument-_przewozow- cmr
friendly manner | uprzejm- miła_aparycja
garage | warsztat_samochodowy warsztac-
graphics | graficzn-
hair salon | salon_fryzjersk- fryzjersk-
haircuts | strzyżeni-_męsk- cięcia_damskie
hardware | sprzęt_komputerowy sprzętu_komputerowego
heating systems | ogrzewani-
hedges and lawn | żywopłot- zieleń zieleni
hiring | zatrudni-
hotel | pensjonat-
hotel guests | goście
human resources | zasoby_ludzkie kadry kadr
identity cards | przepust- legitymacj- identyfikator-
images | obraz- grafiki
incidents | zdarze- incydent-
information | informacj-
information security | cyberbezpieczeństw- bezpieczeństwo_informacji
inquiries | zapyta- pytań
instruments | instrument-
insurance | ubezpiecz-
internet | internet-
interviews | rozmow-_kwalifikacyjn- rozmowy rozmów
investment | inwestyc-
invoice | faktur-
irrigation | nawadnia- podlewa-
job postings | ogłoszenie_o_pracę ogłoszeń_o_pracę
journalism | dziennikarst-
kitchen staff | personel-_kuchni
labor law | prawo_pracy prawa_pracy
laundry | bieliz-
leak | nieszczelnoś-
ledger | księg-_główn-
legislation | przepis- ustaw-
loan | kredyt-
logos and icons | logotyp- ikony ikon
machine learning | uczenie_maszynowe
machines and tools | elektronarzędzi-
mail | e-mail- mail- poczt-
managers | kierownikom kierowników przełożon-
market | rynek rynku rynki
marketing | marketing-
media | media mediów mediach mediami
medical practice | gabinet-
meeting | spotkan- zebran-
mobile | mobiln-
month-end closing | zamknięcie_miesiąca
nails | paznokci- manicure
negotiation | negocj-
new customers acquisition | pozyskiwan-
newsletter | newsletter- biuletyn-
notary | notari-
offer | ofert-
office | biur-
onboarding | wprowadzanie_pracowników
online store | sklep_internetowy e-sklep
operating systems | system_operacyjny systemy_operacyjne systemów_operacyjnych
oven | piece pieców piekarnik-
paint | farby lakier-
patient records | kartotek- dokumentacj-_medyczn-
payment | płatnoś- rozliczeni-
payroll | lista_płac listy_płac płac płace naliczanie_płac
personnel administration | administracja_kadrowa
phone calls | połączeń połączeni-
photos | zdjęci-
physically fit | sprawnoś-_fizyczn-
police | policj-
present | obecnie
presentation | prezent-
press | pras-
primary school | szkoł-_podstawow- edukacj-_wczesnoszkoln- nauczani-_początkow-
printer | drukark-
printing | druk drukarni-
product | produkt-
profit | zysk- rentown-
public relations | relacje_publiczne
pupils | uczniów
purchasing | zakup- zaopatrzen-
reading and writing | czytani-_i_pisani-
receipts and vouchers | rachunk-
records | dokumentac- ewidenc- rejestr-
recruitment | rekrut-
report | raport- sprawozda-
retail | handel_detaliczny
risk | ryzyk-
route | tras- kurs_y przejazd-
sales | sprzedaż- handlow-
scanner | skaner-
search engines | wyszukiwark- wyszukiwarek
selection of personnel | selekcj-
shelf | regał-
shopping center | centrum_handlow- galeri-_handlow-
social insurance contributions | zus składek składki
social media | media_społecznościowe mediach_społecznościowych mediów_społecznościowych
social services | pomoc_społeczn- pracy_socjalnej praca_socjalna opiek-_społeczn-
staff | personel- pracownik
statistics | statyst-
store | sklep-
stores | sklep sklepy sklepów sklepu
studies | studia studiów
subscriptions | abonament-
supplier | dostawc-
surveillance | ochron- dozor-
surveillance cameras | kamer- monitoring
survey | ankiet-
target | cel cele celów
tax | podat-
tax law | prawo_podatkowe prawa_podatkowego
tax return | deklaracj-_podatkow-
teeth | ząb zęby zębów stomatologi-
telephone | telefon-
texts | tekst-
timing belts | rozrząd- pasek_rozrządu
tires | opon opony
trade | handel handlu
trade fairs | targi targów targach
trainees | staży-
transfers | przelew-
truck | ciągnik_siodłowy tir
turnover | obrót obroty
typing | przepisywani-
typography | typografi- kroj-_pisma czcionk-
user interfaces | interfejsów
users | użytkownik-
vacancies | wakat- stanowisk
value added tax | vat
vehicle inspection | badani-_techniczn-
video | wideo film-
visitors | odwiedzin- odwiedzając-
wages | wynagrodzeń pensj-
web pages | stron_www sklep-_internetow-
website | stron-_internetow- strony_www witryn-
x-rays | rentgen- rtg zdjęcia_rentgenowskie
youth | młodzież- nastolat- nieletni-
`;
