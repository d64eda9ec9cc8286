/** Titles of jobs and the words they are built from. */
export const titles = `
accountant | boekhouder- boekhoudster accountant-
actor | acteur- actrice-
administrator | beheerder-
analyst | analist- analyst-
apprentice | leerling-monteur
architect | architect-
assembler | assemblagemedewerker-
assistant | assistent-
auditor | auditor-
automotive mechanic | automonteur- autotechnicus
baker | bakker- banketbakker- broodbakker-
bank clerk | bankmedewerker-
bartender | barman barmedewerker- barista
beautician | schoonheidsspecialist-
body repairer | autoschadehersteller- autospuiter-
bookkeeper | assistent-accountant
bus driver | buschauffeur-
butcher | slager-
buyer | inkoper-
call center agent | callcentermedewerker- telefonist- klantcontactmedewerker- telefonisch_medewerker
caretaker of the building | conciërge- huismeester-
carpenter | timmerman- timmerlieden meubelmaker-
cashier | caissièr- kassamedewerker- kassière caissi-
chief accountant | hoofd_boekhouding
childcare worker | kinderopvangmedewerker- gastouder- oppas
civil engineering | civiele_techniek
cleaner | schoonmaker- schoonmaakster
clerk | medewerker medewerkster administratief_medewerker
coach | sportinstructeur-
construction worker | metselaar- bouwvakker-
consultant | adviseur- consultant-
cook | kok
coordinator | coördinator-
courier | koerier- bezorger- pakketbezorger- postbode-
customer service representative | klantadviseur- klantenservicemedewerker- medewerker_klantenservice
data analyst | data-analist
dental assistant | tandartsassistent-
dental technician | tandtechnicus
dentist | tandarts
design engineer | constructeur-
designer | ontwerper- vormgever-
developer | ontwikkelaar-
dietitian | diëtist- voedingsdeskundig-
director | directeur-
draftsman | tekenaar-
driver | chauffeur- bestuurder-
editor | eindredacteur-
electrical engineering | elektrotechniek
electrician | elektricien- elektromonteur-
elementary school teacher | basisschoolleraar- leerkracht_basisonderwijs groepsleerkracht- basisschoolleraar basisschoolleerkracht juf meester
engineer | ingenieur-
engineering | techniek
event manager | evenementenmanager-
executive assistant | directiesecretaresse directieassistent-
farm worker | landbouwer-
farmer | boer agrariër- veehouder-
financial analyst | financieel_analist
firefighter | brandweerman- brandweer-
fisher | visser-
flight attendant | stewardess steward steward-
florist | bloemist-
foreman | voorman- uitvoerder- ploegleider-
forester | boswachter-
forklift operator | heftruckchauffeur-
funeral director | uitvaartverzorger
gardener | hovenier- tuinman
glazier | glaszetter-
graphic designer | grafisch_ontwerper grafisch_vormgever dtp-er
hairdresser | kapper- kapster kapster-
help desk technician | helpdeskmedewerker- supportmedewerker-
helper | hulp- helper-
home health aide | thuishulp- helpende zorghulp-
hotel receptionist | hotelreceptionist- baliemedewerker-
housekeeper | kamermeisje huishoudelijk_medewerker kamermeisje- huishoudster
human resources manager | personeelsmanager- hr-manager
human resources specialist | personeelsfunctionaris hr-medewerker hr-medewerker- personeelsfunctionaris-
inspector | inspecteur- controleur-
insurance agent | verzekeringsadviseur-
interior designer | interieurontwerper- binnenhuisarchitect-
journalist | journalist- redacteur-
judge | rechter rechters
kindergarten teacher | pedagogisch_medewerker-
kitchen helper | keukenhulp- afwasser-
laboratory technician | laborant- analist_laboratorium
lawyer | advocaat jurist- advocaat-
librarian | bibliothecar- bibliothecaris-
locksmith | slotenmaker-
logistics coordinator | logistiek_coördinator transportplanner-
machine operator | machinebediener- procesoperator-
machinist | draaier- frezer- verspaner-
maintenance technician | onderhoudsmonteur- servicemonteur- onderhoudstechnicus
manager | leidinggevend- manager- hoofd
marketing manager | marketeer- marketingmanager- marketingmedewerker-
mathematics teacher | wiskundedocent- wiskundeleraar
mechanical engineering | werktuigbouwkund-
medical assistant | doktersassistent-
midwife | verloskundig-
musician | muzikant-
nurse | verpleegkundig- verpleger- wijkverpleegkundig-
nursing | verpleegkunde verpleging verpleeg-
nursing assistant | verzorgende verpleeghulp- zorgassistent- zorghulp zorgmedewerker- verzorgende_ig
occupational therapist | ergotherapeut-
office manager | officemanager-
operator | operator-
optician | opticien-
packer | inpakker-
painter | schilder-
paralegal | juridisch_medewerker notarisklerk
paramedic | ambulancebroeder- ambulanceverpleegkund-
pastry cook | patissier-
payroll clerk | salarisadministrateur-
pharmacist | apotheker-
pharmacy technician | apothekersassistent-
photographer | fotograaf fotografen fotografe
physical therapist | fysiotherapeut-
physician | arts artsen dokter
pilot | piloot piloten
plumber | loodgieter- installatiemonteur- installateur- cv-monteur
police officer | politieagent- agent_van_politie
principal of the school | schooldirecteur-
process engineer | procesingenieur-
production manager | productieleider-
production worker | productiemedewerker-
professor | hoogleraar-
project manager | projectleider- projectmanager-
psychologist | psycholoog psychologe
quality inspector | kwaliteitscontroleur-
radiologic technologist | radiologisch_laborant
real estate agent | makelaar-
receptionist | receptionist-
recruiter | recruiter-
representative | vertegenwoordig-
roofer | dakdekker-
sailor | matroos zeeman
sales manager | verkoopleider- salesmanager-
sales representative | vertegenwoordiger- accountmanager- buitendienstmedewerker-
salesperson | verkoper- verkoopmedewerker- verkoopster winkelmedewerker- winkelbediende
scientist | onderzoeker- wetenschapper-
seamstress | naaister- coupeuse
secretary | secretaresse secretaris secretares- administratief_medewerker-
security guard | bewaker- portier- beveiligingsmedewerker-
sheet metal worker | plaatwerker-
shoemaker | schoenmaker-
site manager | uitvoerder_bouw bouwplaatsleider
social media manager | socialmediamanager- socialmediamedewerker-
social worker | maatschappelijk_werker maatschappelijk_werkster jeugdhulpverlener- hulpverlener-
software developer | softwareontwikkelaar- programmeur-
software tester | softwaretester- tester
soldier | militair- soldaat
sous chef | souschef- chef-kok keukenchef-
specialist | specialist-
speech therapist | logoped-
stock clerk | vakkenvuller-
store manager | filiaalmanager- winkelmanager- bedrijfsleider-
surveyor | landmeter-
system administrator | systeembeheerder- netwerkbeheerder-
tailor | kleermaker- naaister
tax advisor | belastingadviseur-
taxi driver | taxichauffeur-
teacher | leraar leraren leerkracht- docent- lerares invalleerkracht-
teaching assistant | onderwijsassistent-
team leader | teamleider-
technician | technicus monteur-
tiler | tegelzetter-
tour guide | reisleider- gids
train driver | machinist-
trainee | stagiair-
trainer | trainer-
translator | tolk-
travel agent | reisadviseur- reisagent-
truck driver | vrachtwagenchauffeur-
undertaker | uitvaartondernemer
veterinarian | dierenarts-
veterinary assistant | dierenartsassistent- dierenverzorger-
waiter | ober serveerster bedieningsmedewerker- kelner-
warehouse worker | magazijnmedewerker- magazijnier- orderpicker- loodsmedewerker- logistiek_medewerker
web designer | webdesigner- webvormgever-
web developer | webontwikkelaar-
welder | lasser-
worker | arbeider- werknemer-
`;
