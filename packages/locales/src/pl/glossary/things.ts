/** Things, places and people of work. */
export const things = `
addiction | uzależni-
airport | lotnisk-
annual accounts | zamknięci-_miesiąc-
asylum seekers and migrants | uchodźc- migrant- cudzoziem-
bank customers and loans | pożycz-
banquet | bankiet-
bathroom fittings | łazien- umywal- prysznic- armatur-
beds | łóżk- łóżek
camera and film | film filmow- zdjęcia_filmowe
cashing and payment | kas- kasow-
cattle and dairy | krowy obor-
chemicals | chemiczn- chemikali-
childbirth | poród porod-
classroom | sala_lekcyjna klas-
cleaning of floors and windows | mycie_okien pomieszcze-
cloud and servers | chmur- centr-_danych
contracts and deeds | akt_notarialn-
curriculum | podstaw-_programow-
customer calls | połącze-_przychodząc- połącze-_wychodząc-
customer complaints | reklamacj-
customer questions | zapytani- pytani-_klient-
daily life | życi-_codzienn-
dangerous goods | materiał-_niebezpieczn- adr
drainage | kanalizacj- udrażnia-
drawing and crafts | prac-_plastyczn- plastyk-
drinks and bar | bar drink-
electrical panels | rozdzielni- szaf-_sterownicz-
excursion | wycieczk- wycieczek
exercises | ćwicze-
fashion and clothes | odzież odzieżow- ubrani- mod
fields and crops | pol zbóż
food processing | przetwórstw- wędlin-
forest and timber | lasów wycink-
freight | fracht-
front desk | lad-
glasses and lenses | okular- soczew-
greenhouse | szklarni-
groceries | supermarket-
heat pumps and boilers | pomp-_ciepła piec_gazow-
highway and long distance | tras-_międzynarodow- autostrad-
home care | opiek-_domow- w_domu_pacjenta
hotel rooms | poko-
insurance claims | polis
job interviews | rekrutacj-
laboratory tests | próbki
ladder and heights | wysokoś-
lawsuits | spraw-_sądow- proces-_sądow-
learning support | korepetycj- wsparci-_uczni-
leave and working time | urlop-
leisure activities | zajęci-_rekreacyjn- animacj- czas_wolny
make-up | makijaż-
market research | badani-_rynk-
masonry and plastering | murowani- gładz-
meals | posił- jedzeni-
medicines | recept lekarstw-
mobile applications | aplikacj-_mobiln-
municipality | gmin-
newspaper and radio | gazet- radi telewizj-
nursing home | domu_opieki dom_seniora
playgroup | żłobek żłobk-
port | port portow-
private customers | klient-_indywidualn-
production line | linia_produkcyjn- linii_produkcyjn-
quality checks | kontrol-_jakości
real estate | najem wynajem
rest periods and driving times | czas_pracy_kierowcy czas_jazdy
room keys | klucz-
setting up machines | ustawiani-_maszyn regulacj- przezbraja-
sewing machine | maszyn-_do_szyci-
shop window | witryn-_sklepow- wykładani-_towar-
skin and face treatments | zabieg-_na_twarz depilacj-
small repairs | drobn-_napraw-
solar and wind energy | fotowoltai- wiatrow-
sports lessons | siłowni- zajęci-_sportow- trening-
stage and theater | scen- teatr- spektakl-
targets and sales figures | cel-_sprzedażow- targety
telephone sales | telesprzeda- sprzedaż_telefoniczn- telemarketing
tickets and support requests | zgłosze- wsparci-_techniczn-
tractor | ciągnik- traktor-
vehicle fleet | flot-
vineyard and wine | winnic- win
vital signs | tętn- parametrów
volunteers | wolontari-
waste and recycling | recykling-
welded steel | konstrukcj-_stalow-
well-being and dignity | dobrostan- godnoś- samopoczuci-
windows and doors | stolark-
work orders | zleceni-
`;
