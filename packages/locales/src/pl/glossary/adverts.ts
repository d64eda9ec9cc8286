/** Headings and phrases of adverts, degrees, subjects, licenses. */
export const adverts = `
a plus | atutem będą_atutem dodatkowym_atutem plusem
ability | zdolnoś-
about us | o_nas o_firmie kim_jesteśmy
and | i oraz
apprenticeship certificate | dyplom_czeladnika czeladnik-
at least | co_najmniej przynajmniej
availability | gotowość dyspozycyjność
bachelor degree | licencjat licencjata
benefits | benefity świadczenia
biology | biolog-
candidate | kandydat-
certificate | certyfikat- zaświadczeni- uprawnieni-
chemistry | chemi-
colleagues | współpracownik- koleg-
company | firma firmie firmy przedsiębiorstw-
computer science | informatyk- informatyczn-
course | kurs-
criminal record | niekaralnoś-
degree | dyplom wykształcenie
desirable | pożądan-
driving license | prawo_jazdy prawa_jazdy
Dutch | niderlandzki
economics | ekonomi-
education | edukacj- kształceni-
eight | osiem
English | angielski angielskiego angielskim
environment | środowisk-
equal opportunity | równe_szanse
essential | niezbędne niezbędna niezbędny
exam | egzamin-
experience | doświadczeni- doświadczon-
first aid course | kurs_pierwszej_pomocy
five | pięć pięciu
fluent | biegł- zaawansowan- płynn-
forklift license | uprawnienia_na_wózek uprawnienia_na_wózki
four | cztery czterech
French | francuski francuskiego
full time | pełny_etat
German | niemiecki niemieckiego niemieckim
good | dobr-
graduate | absolwent-
health certificate | książeczka_sanepid- badania_sanepid-
health insurance | opieka_medyczna opiekę_medyczną prywatną_opiekę
high school | wykształcenie_średnie matura
in | w we
Italian | włoski włoskiego
job | stanowisk-
job description | opis_stanowiska
knowledge | znajomoś- wiedz-
language | język języka języku języki języków
law | prawo prawa prawn-
level | poziom- stopni-
master craftsman | dyplom_mistrzowski
master degree | magister magistra studia_magisterskie magisterskie
mathematics | matematy-
minimum | minimum minimaln-
month | miesiąc miesiąca
months | miesięcy miesiące
nice to have | mile_widziane mile_widziana mile_widziany dodatkowe_atuty
night work | praca_w_nocy zmiana_nocna nocn-_zmian-
one year | rok roku jeden_rok
or | lub albo
part time | niepełny_etat pół_etatu
phd | doktorat doktora
physics | fizyk-
Polish | polski polskiego
Portuguese | portugalski
preferred | preferowan-
professional qualification | kwalifikacje_zawodowe uprawnienia_zawodowe
pupils | uczni- uczeń
qualifications | kwalifikacje
remote | praca_zdalna pracę_zdalną zdaln-
required | wymagany wymagana wymagane konieczne konieczna obowiązkowe
requirements | wymagania nasze_wymagania wymagane_kwalifikacje profil_kandydata
responsibilities | obowiązki zadania
Romanian | rumuński
Russian | rosyjski rosyjskiego
salary | wynagrodzenie
school | szkoł- szkół liceum
science | nauk- naukow-
security certificate | licencja_pracownika_ochrony kwalifikowan-_pracownik-
seven | siedem
shift work | praca_zmianowa pracy_zmianowej zmian zmianow-
six | sześć sześciu
skills | umiejętnoś- kompetencj-
Spanish | hiszpański hiszpańskiego
strong | solidn-
student | student-
team | zespół zespołu zespole zespołem zespoły
ten | dziesięć
the role | twoja_rola o_stanowisku
three | trzy trzech
training | szkoleni-
two | dwa dwóch dwie
university | uniwersytet- politechnik- uczelni-
university degree | wykształcenie_wyższe wykształcenie_wyższym studia_wyższe ukończone_studia
university degree in computer science | wykształcenie_wyższe_informatyczne
university degree in economics | wykształcenie_wyższe_ekonomiczne
vocational training | wykształcenie_zawodowe szkoła_zawodowa zasadnicza_szkoła_zawodowa technikum szkoła_policealna
we are | jesteśmy
we offer | oferujemy co_oferujemy
weekend work | weekend-
what we expect | czego_oczekujemy oczekujemy wymagamy nasze_oczekiwania
what we look for | kogo_szukamy szukamy
what you bring | co_wnosisz
what you will do | co_będziesz_robić
with | z ze
work | praca pracy pracę
work experience | doświadczenie_zawodowe
work permit | pozwolenie_na_pracę
years | lat lata
your profile | twój_profil
your responsibilities | twoje_zadania twoje_obowiązki zakres_obowiązków
`;
