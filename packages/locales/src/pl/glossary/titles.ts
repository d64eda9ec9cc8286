/** Titles of jobs and the words they are built from. */
export const titles = `
accountant | księgow-
actor | aktor-
administrator | administrator-
agent | agent-
analyst | analityk-
apprentice | uczeń_zawodu
architect | architekt-
assembler | monter-
assistant | asystent-
auditor | audytor- rewident-
automotive mechanic | mechanik_samochodow- mechanik_pojazd- mechanik_aut-
baker | piekarz- cukiernik- piekark-
bank clerk | doradca_bankowy
bank teller | doradca_klienta_bank- pracownik_banku
bartender | barman- barista
beautician | kosmetyczk- kosmetolog-
body repairer | blacharz-
bookkeeper | samodzielna_księgowa młodsza_księgowa asystentka_księgowej
bus driver | kierowca_autobusu
business analyst | analityk_biznesowy
butcher | rzeźnik- masarz- wędliniar-
buyer | kupiec zaopatrzeniow-
call center agent | telemarketer- konsultant_telefoniczny telefonistk- telefonist- konsultant_telefoniczn-
caretaker of the building | dozorc- konserwator- dozorca
carpenter | stolarz- cieśl- cieśla-
cashier | kasjer-
chief | szef główny główna
chief accountant | główna_księgowa główny_księgowy
childcare worker | niani- opiekunka_dziecięca niania
civil engineering | budownictwo
cleaner | sprzątacz- pracownik_sprzątający osoba_sprzątająca
clerk | pracownik_biurowy referent-
coach | instruktor-
construction worker | murarz- pracownik_budowlan- robotnik_budowlan-
consultant | konsultant- doradc-
cook | kucharz- kuchark-
coordinator | koordynator-
courier | kurier- listonosz-
customer service representative | doradca_klienta doradczyni_klienta konsultant_klienta pracownik_obsługi_klienta
data analyst | analityk_danych
data scientist | badacz_danych
dental assistant | asystentk-_stomatologiczn- asysta_stomatologiczna higienistk-_stomatologiczn- pomoc_dentystyczna
dental technician | technik_dentystyczn-
dentist | stomatolog- dentyst-
design engineer | konstruktor-
designer | projektant- grafik-
dietitian | dietetyk-
director | dyrektor-
draftsman | kreślarz-
driver | kierowc-
electrical engineering | elektrotechni-
electrical technician | elektromonter-
electrician | elektryk elektryka
elementary school teacher | nauczyciel_nauczania_początkowego nauczycielka_nauczania_początkowego nauczyciel_wczesnoszkolny nauczycielka_edukacji_wczesnoszkolnej nauczyciel_edukacji_wczesnoszkolnej nauczycielka_klas
engineer | inżynier-
engineering | inżynieri-
event manager | organizator_imprez
executive assistant | asystentka_zarządu asystent_zarządu
farm worker | pracownik_roln-
farmer | rolnik- hodowc-
financial analyst | analityk_finansowy
firefighter | strażak-
fisher | rybak-
flight attendant | steward-
florist | florysta- kwiaciark-
foreman | majster- kierownik_budowy
forester | leśni-
forklift operator | operator_wózka_widłowego
funeral director | przedsiębiorca_pogrzebow-
gardener | ogrodnik- ogrodni-
glazier | szklarz-
graphic designer | grafik_komputerowy projektant_graficzny grafik grafika grafik_komputerow- graficzk-
hairdresser | fryzjer-
help desk technician | informatyk wsparcie_techniczne
helper | pomocnik- pomoc
home health aide | opiekunk-
housekeeper | pokojow- gosposi- gosposia
human resources manager | kierownik_kadr dyrektor_personalny
human resources specialist | specjalista_ds_kadr kadrow- specjalista_hr
inspector | inspektor- kontroler-
insurance agent | agent_ubezpieczeniowy agent_ubezpieczeniow- doradca_ubezpieczeniow-
interior designer | projektant_wnętrz dekorator-
journalist | dziennikarz- dziennikark- redaktor-
judge | sędzia
junior | młodszy młodsza
kindergarten teacher | przedszkolank- wychowawc-
kitchen helper | pomoc_kuchenn- pomocy_kuchennych zmywaczk-
laboratory technician | laborant-
lawyer | prawnik- adwokat- radca_prawny radca_prawn- prawni-
librarian | bibliotekar- bibliotekarz- bibliotekark-
locksmith | ślusarz-
logistics coordinator | spedytor- koordynator_logistyki dyspozytor-
machine operator | operator_maszyn
machinist | tokarz- frezer-
maintenance technician | technik_utrzymania serwisant-
manager | kierowni- menedżer-
marketing manager | kierownik_marketingu
mechanic | mechanik ślusarz
mechanical engineering | mechanika_i_budowa_maszyn budowa_maszyn
medical assistant | asystentka_medyczna rejestratorka_medyczna
midwife | położn-
musician | muzyk
nurse | pielęgniarka pielęgniarki pielęgniarz- pielęgniarek
nursing | pielęgniarstw- pielęgniarski-
nursing assistant | opiekun- opiekun_medyczny asystent_pielęgniarki salow- opiekun_medyczn-
occupational therapist | terapeut_zajęciow-
office manager | kierownik_biura
operator | operator-
optician | optyk- optometryst-
packer | pakowacz- pakowaczk-
painter | malarz- lakiernik-
paralegal | asystent_prawn- aplikant-
paramedic | ratownik-
pastry cook | cukierni-
payroll clerk | specjalista_ds_płac
pharmacist | farmaceut-
pharmacy technician | technik_farmaceutyczn-
photographer | fotograf-
physical therapist | fizjoterapeut-
physician | lekarz- lekark-
pilot | pilot_samolot-
plumber | hydraulik- instalator- monter_instalacji
police officer | policjant-
principal of the school | dyrektor_szkoły
printer | drukarz-
process engineer | technolog technologa
product manager | kierownik_produktu
production manager | kierownik_produkcji
production worker | pracownik_produkcji
professor | wykładowc- profesor-
project manager | kierownik_projektu kierownika_projektu
psychologist | psycholog-
quality inspector | kontroler_jakości
radiologic technologist | technik_elektroradiolog- elektroradiolog-
real estate agent | pośrednik_nieruchomości agent_nieruchomości
receptionist | recepcjonist-
recruiter | rekruter-
representative | przedstawiciel-
roofer | dekarz-
sailor | marynarz-
sales manager | kierownik_sprzedaży dyrektor_handlowy
sales representative | przedstawiciel_handlowy przedstawicielka_handlowa handlowiec handlowca
salesperson | sprzedawc- doradca_handlow- ekspedient-
scientist | naukowc- badacz-
seamstress | krawiec-
secretary | sekretark- sekretarz pracownik_biurow- asystentk-_biura
security guard | strażnik- portier- ochroniarz- stróż-
senior | starszy starsza
shoemaker | szewc-
social media manager | specjalista_mediów_społecznościowych specjalistka_mediów_społecznościowych
social worker | pracownik_socjalny pracownik_socjaln- pedagog_społeczn- wychowawca wychowawczyni
software developer | programist-
software tester | tester-
soldier | żołnierz-
sous chef | szef_kuchni zastępca_szefa_kuchni pomoc_kuchenna
specialist | specjalist-
speech therapist | logoped-
stock clerk | wykładacz-_towaru
store manager | kierownik_sklepu
surveyor | geodet-
system administrator | administrator_systemów administrator_sieci administrator_system-
tailor | krawiec krawcow- krawiect- szwaczk-
tax advisor | doradc-_podatkow-
taxi driver | taksówkarz-
teacher | nauczyciel-
teaching assistant | asystent_nauczyciela pomoc_nauczyciela
team leader | lider_zespołu brygadzist-
technician | technik technika
tiler | glazurnik- płytkarz-
tour guide | przewodnik- pilot_wycieczek
train driver | maszynist-
trainee | stażyst- praktykant-
trainer | szkoleniowiec trener-
travel agent | doradca_turystyczny agent_turystyczn- doradca_turystyczn-
truck driver | kierowca_ciężarówki kierowca_samochodu_ciężarowego kierowca_ciężarów- kierowca_c kierowca_kat kierowca_tir
veterinarian | weterynarz-
veterinary assistant | asystent_weterynari- technik_weterynari-
waiter | kelner-
warehouse worker | magazynier- pracownik_magazyn-
web designer | projektant_stron webdesigner- projektantka_stron
welder | spawacz-
worker | pracowni- robotnik-
`;
