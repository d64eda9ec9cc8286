/** What people do at work, as verbs and as nouns. */
export const tasks = `
accompany | towarzysz- opieka_nad
accuracy | dokładnoś- starannoś-
activity | działaln- działan-
advice | doradztw-
advise | doradz-
agriculture | rolnic-
analysis | analiz-
annual | roczn-
answer | odpowiada- odbierani- odpowiedzi
apply for benefits | wnioski_o_zasiłki zasiłk- zasiłek
area | obszar- rejon-
assess | ocenia- oceny
assist | asystowa- pomaga-
bake | piec_chleb
book | rezerwacj- rezerwowa-
build | wznoszeni- budowani-
building materials | materiały_budowlane
buy | kupn- zakup zakupy zakupów
calculate | obliczani- wylicz-
care for | opiekowa- zajmowa-_się
careful | uważn-
carry | przenoszeni- dźwiganie
check | sprawdz- kontrolow- sprawdza- kontrolowa-
check in | zameldowani- meldunek
children | dziec-
city | miast-
clean | czyścić czyszczeni- sprząta- czyszcz-
collect | zbierani- odbiór
color hair | farbowani- pasemka koloryzacj-
commercial | komercyjn-
compare | porówn-
conduct | przeprowadz- wykonyw-
construction | budow- budowlan-
control | kontrol-
cook | gotowa- przyrządza-
coordinate | koordynowa- ustaleni- uzgadnia-
coordination | koordyn-
counsel | doradza- poradnictw-
count | liczeni-
count stock | remanent-
country | kraj kraje zagranic-
create | tworzyć tworzen-
creativity | kreatywn-
cut | cięci- strzyżeni- strzyc wycina- przycina-
daily | codzienn- dzienn-
day | dzień dni
deliver | dostarcz- doręcz- dostarcza- doręcza-
department | dział działu oddział-
design | projektow- projektowa- projekt_graficzn- makiet- rysowani-
development | rozwój rozwoju rozwij- tworzeni-
diagnose faults | diagnostyk- wykrywani-
difficult | trudn-
digital | cyfrow-
disinfect | dezynfek-
dispatch | wysyłani- nadawani-
document | dokument-
documentation writing | sporządzan-
drill | wierc-
drive | jazda kierowani- prowadzeni-_pojazd-
edit images | obróbka_zdjęć retusz-
encourage | wspiera- zachęc-
energy | energ-
environmental | środowiskow-
evaluation | ocen-
explain | wyjaśni- tłumaczeni_klientom
family | rodzin-
feed | karmieni- karmi-
find | wyszukiwan- znajdowan- lokaliz-
flexible | elastyczn-
food | spożywcz- żywnoś-
grade | ocenianie
group | grup-
guard | pilnowa- strzec dozór dozorowa-
harvest | zbiór_plonów zbiory żniwa
help | pomag-
hours | godzin-
house calls | wizyty_domowe
implementation | wdroż- wdraż-
improvement | popraw- ulepsz- optymal-
industrial | przemysłow-
industry | przemysł- branż-
inform | informow-
inspection | inspekc- przegląd-
install | instalowa- instalacj- montowa- podłącza-
installation | instal- montaż-
instruct | instru- szkolić wdraża-
international | międzynarod-
internship | staż praktyki
invoice | fakturowa- wystawiani-_faktur
knead | wyrabianie zagniata-
label | etykiet- metkowa-
large | duż-
leadership | przywództw-
lift and move patients | pionizacj- zmiana_pozycji
list | lista listy
listen | słuch-
load | załadowywa-
maintain | konserwacj- serwisowa-
maintenance | konserwac- utrzyman-
management | zarządza-
manufacturing | wytwarza- obróbk-
material | materiał-
measure | mierzeni-
mechanical design | konstrukcj-
method | metod-
monitoring | monitor-
monthly | miesięczn-
motivate | motyw-
mow and prune | przycinani- cięci-_drzew
national | krajow-
negotiate | negocjowa- negocjacj-
new | nowy nowa nowe nowych
night | noc nocn-
observe | obserw-
operate | obsługa obsługi obsługiw-
order | zamawia- zamówi-
order supplies | zamawiani- zaopatrzeni-
organization | organiz-
organized | zorganizowan-
pack | pakowa-
paint | malowa- lakierowa-
parents | rodzic-
passion | pasj- zamiłowan-
patience | cierpliwo-
patrol | obchód obchody patrol-
person | osób osoby osoba osobami
physical strength | siła_fizyczna sprawność_fizyczna fizyczn-
pick orders | kompletowani- kompletacj-
plan | plan plany planów
planning | planow-
plant | sadzeni- sadzi- siew siani-
plastic | tworzyw- plastik-
post entries | księgowa- dekretacj- dekretowa-
preparation | przygotow-
prepare | przygotowywa- szykowa-
prepare lessons | przygotowywanie_lekcji
private | prywatn-
problem | problem-
process | proces-
processing | przetwarz- księgowanie księgowania
production | produkcj-
professional | zawodow-
profile | profil
project | projekt projektu projekty projektów projektach
protect | zabezpiecz- chroni-
publish | publikow- zamieszcz-
quality | jakoś-
quality control | kontrola_jakości kontroli_jakości
receive | przyjmowani- przyjęci- odbiera-
record | rejestrow- zapis- notow-
refer | skierowa-
reliability | rzeteln-
remove | usuwa- demont-
repair | napraw- naprawa napraw remont- naprawi-
replace | wymian- wymienia- wymieni-
report | zgłasza- raportowa- zawiadamia-
requirements analysis | analiza_wymagań
research | badawcz- badani-_naukow-
respond to complaints | obsługa_reklamacji rozpatrywanie_reklamacji
responsible | odpowiedzialn-
results | wynik-
review | przegląd_kodu weryfik-
rules | zasad- norm regulamin-
safety | bezpieczeństw- bhp
schedule | grafik_pracy harmonogram-
schedule appointments | umawianie
screen | preselekcj- weryfikacj-
secure cargo | mocowanie_ładunku zabezpieczanie_ładunk-
sell | sprzedawa- sprzeda-
serve | podawani- obsługiwa-_gości serwowa-
service | usług-
shape | formowa-
small | mał-
software development | tworzenie_oprogramowania tworzeniu_oprogramowania rozwój_oprogramowania
solution | rozwiązan-
solve | rozwiązywa- usuwan-
sort | sortow- sortowa- segregowa-
standards | standard-
sterilize | steryliz-
store | składowani-
store goods | składowa- magazynowa-
strategy | strateg-
style hair | modelowanie_włosów upięci- czesani- trwała
supervise | nadzorowa-
supervision | nadzor- nadzór
support | wsparci- wspier-
take calls | odbieranie_telefonów odbieranie_połączeń
talk | rozmaw- rozmow-
teach | uczyć uczeni-
teamwork | praca_zespołowa praca_w_zespole
test | test- badani-
train staff | szkoleni-_pracownik- wdrażani-
translate | tłumaczeni-
transport of patients | transport_pacjentów
unload | rozładowywa- wyładun-
update | aktualiz- uaktualni-
use | obsług- użytkow-
use of computers | obsługa_komputera obsługi_komputera
visit | odwiedz- wizyt-
visit homes | wizyt_domowych
wash and dress | toaleta mycie_i_ubieranie ubieran-
week | tydzień tygodni-
weekly | tygodniow-
weigh | ważeni-
welcome guests | witani- powitani-
weld | spawani- lutowani-
workplace | miejsce_pracy
write | sporządza- opracow-
writing | pisani- pisze-
`;
