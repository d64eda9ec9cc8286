/** Headings and phrases of adverts, degrees, subjects, licenses. */
export const adverts = `
a plus | von_vorteil ein_plus vorteilhaft ein_vorteil
ability | fähig-
about us | über_uns
and | und
apprenticeship certificate | gesellenbrief gesellenstück
at least | mindestens wenigstens
availability | bereitschaft verfügbarkeit
bachelor degree | bachelor bachelorabschluss
benefits | benefits vorteile zusatzleistungen
biology | biolog-
candidate | bewerber- kandidat-
certificate | zertifikat- bescheinigung
chemistry | chemie- chemisch-
colleagues | kolleg-
company | unternehmen firma gesellschaft
computer science | informatik-
course | kurs- lehrgang
criminal record | führungszeugnis
desirable | wünschenswert gewünscht
driving license | führerschein fahrerlaubnis führerschein-
Dutch | niederländisch-
economics | wirtschaft- betriebswirt- volkswirt- bwl
education | bildung schulbildung
eight | acht
English | englisch-
English language skills | englischkenntnisse sprachkenntnisse_englisch
environment | umfeld umgebung
equal opportunity | chancengleichheit
essential | unbedingt unerlässlich notwendig zwingend
exam | prüfung- klausur-
experience | erfahrung- praxis
first aid course | erste-hilfe-kurs ersthelfer-
five | fünf
fluent | fließend verhandlungssicher-
forklift license | staplerschein- gabelstaplerschein- flurförderschein-
four | vier
French | französisch-
French language skills | französischkenntnisse
full time | vollzeit
German | deutsch-
German language skills | deutschkenntnisse
good | gut- sehr_gut-
graduate | absolvent-
health certificate | gesundheitszeugnis
health insurance | krankenversicherung
high school | abitur mittlere_reife realschulabschluss hauptschulabschluss fachabitur
in | in im
Italian | italienisch-
job | stelle arbeitsplatz
job description | stellenbeschreibung
knowledge | kenntnis- wissen
language | sprache sprachen sprachkenntnis- fremdsprache-
law | recht rechtswissenschaft- jura gesetz-
level | niveau
master craftsman | meisterbrief meisterprüfung
master degree | master diplom diplom-ingenieur staatsexamen masterabschluss
mathematics | mathemati-
minimum | min minimum
month | monat monats-
months | monate monaten
nice to have | nice_to_have wünschenswert_sind kein_muss das_wäre_schön wäre_schön pluspunkte zusätzlich_von_vorteil außerdem_wünschenswert
night work | nachtarbeit nachtschicht- nachtdienst-
one year | ein_jahr einem_jahr
or | oder bzw
part time | teilzeit- minijob-
phd | promotion doktor
physics | physik-
Polish | polnisch-
Portuguese | portugiesisch-
preferred | bevorzugt idealerweise
professional experience | berufserfahrung berufspraxis praxiserfahrung
pupils | schüler-
qualifications | qualifikation-
radiation protection certificate | röntgenschein strahlenschutz-
remote | homeoffice
required | erforderlich zwingend_erforderlich vorausgesetzt
requirements | anforderungen voraussetzungen anforderungsprofil fachliche_anforderungen
responsibilities | aufgaben verantwortlichkeiten aufgabenbereich aufgabengebiet tätigkeiten aufgabenstellung
Romanian | rumänisch-
Russian | russisch-
salary | gehalt vergütung- entgelt
school | schule schulen schul- gymnasium
science | wissenschaft-
security certificate | sachkundeprüfung sachkunde
seven | sieben
shift work | schichtdienst schichtarbeit schichtbereitschaft wechselschicht-
six | sechs
skills | fähigkeit- kompetenz-
Spanish | spanisch-
strong | fundiert- ausgeprägt- sicher-
student | student- studierende-
team | team- mannschaft
ten | zehn
the role | die_stelle die_position deine_rolle ihre_rolle
three | drei
training | schulung- weiterbildung- fortbildung-
two | zwei
university | universität- hochschule-
university degree | abgeschlossenes_studium hochschulabschluss hochschulstudium studium studienabschluss
vocational training | ausbildung berufsausbildung abgeschlossene_ausbildung abgeschlossene_berufsausbildung lehre fachausbildung lehrabschluss
we are | wir_sind
we offer | wir_bieten unser_angebot das_bieten_wir was_wir_bieten unsere_leistungen was_sie_von_uns_bekommen was_du_von_uns_bekommst was_du_bekommst was_sie_bekommen das_spricht_für_uns freuen_sie_sich_auf freu_dich_auf darauf_können_sie_sich_freuen darauf_kannst_du_dich_freuen
weekend work | wochenendarbeit wochenenddienst-
what we expect | was_wir_erwarten wir_erwarten das_erwarten_wir was_wir_uns_wünschen was_wir_von_ihnen_erwarten was_wir_von_dir_erwarten wir_wünschen_uns
what we look for | wir_suchen was_wir_suchen
what you bring | das_bringst_du_mit das_bringen_sie_mit was_du_mitbringst was_sie_mitbringen sie_bringen_mit du_bringst_mit das_solltest_du_mitbringen das_sollten_sie_mitbringen das_zeichnet_sie_aus das_zeichnet_dich_aus damit_überzeugen_sie damit_überzeugst_du ihre_stärken deine_stärken
what you will do | was_du_machst was_sie_tun deine_mission
who we are | wer_wir_sind
with | mit
work | arbeit arbeiten mitarbeit
work experience | arbeitserfahrung
work permit | arbeitserlaubnis
years | jahre jahren jahres-
your profile | dein_profil ihr_profil sie_passen_zu_uns
your responsibilities | deine_aufgaben ihre_aufgaben das_erwartet_dich das_erwartet_sie was_dich_erwartet was_sie_erwartet
`;
