/** What people do at work, as verbs and as nouns. */
export const tasks = `
accompany | vergezel-
accuracy | nauwkeurig- zorgvuldig-
activity | activiteit-
advice | advies advis-
advise | adviser- adviezen
agriculture | landbouw-
analysis | analys-
annual | jaarlijks-
answer | beantwoord-
apply for benefits | aanvragen_van_uitkeringen uitkering-
area | gebied- regio
assess | inschatt- beoordelen
assist | assisteren assistentie ondersteunen ondersteuning
bake | afbakken
build | bouwen
building materials | bouwmaterialen
buy | inkoop inkopen kopen
calculate | berekenen calcul-
care for | verzorgen zorgen_voor
careful | voorzichtig-
carry | tillen dragen
check | keuren keuring- controler- nakijken controleren controle nagaan
check in | inchecken aankomst
children | kind- kinderen
city | stad steden
clean | schoonmaken poetsen schoonmaak reinigen
collect | ophalen verzamelen
color hair | haarkleuring highlights kleuren
commercial | zakelijk-
compare | vergelijk-
conduct | voeren uitvoeren
construction | bouw-
control | control-
coordinate | coördineren afstemmen overleg overleggen
coordination | coördin-
counsel | begeleiden begeleiding adviseren advisering
count | tellen
count stock | voorraad_tellen voorraadbeheer inventarisatie
country | land landen buitenland-
create | maken creëren
creativity | creati-
cut | snijden knippen_en
daily | dagelijks-
day | dag dagen
deliver | bezorgen afleveren leveren bezorging aflever-
department | afdeling-
design | ontwerp- ontwerpen vormgeven vormgeving
development | ontwikkel-
diagnose faults | storingen storing foutcodes storingen_zoeken
difficult | moeilijk-
digital | digitaal digitale
disinfect | desinfec- ontsmet-
dispatch | verzending verzenden expeditie
document | document-
drive | gereden
edit images | fotobewerking beeldbewerking
encourage | stimuler-
energy | energie-
environmental | milieu-
evaluation | beoordel- evalu-
explain | uitleg-
family | familie- gezin-
feed | voeden
find | opsporen zoeken vinden
flexible | flexib-
food | voeding- levensmiddel-
grade | nakijkwerk beoordelen_van
group | groep-
guard | bewaken beveiligen beveiliging-
harvest | oogsten oogst plukken
help | helpen hulp
hours | uur uren
house calls | huisbezoek-
implementation | implement- invoer-
improvement | verbeter- optimal-
industrial | industrieel industriële
industry | industrie- sector-
inform | informeren inlichting-
inspection | inspect-
install | installeren installatie- aanleggen aansluiten
installation | install- montage
instruct | instrueren opleiden inwerk-
international | internationa-
internship | stage stages
invoice | factureren facturatie factureren_van
knead | kneden
label | labelen etiketteren
large | groot grote
leadership | leidinggeven leiderschap
lift and move patients | mobiliseren
list | lijst-
listen | luister-
load | inladen
maintain | onderhouden beurten
maintenance | onderhoud-
management | leiding management sturing
manufacturing | fabric- vervaardig- bewerking-
material | materia-
measure | opmeten
mechanical design | mechanisch_ontwerp
method | methode-
monitoring | volgen
monthly | maandelijks-
motivate | motiver-
mow and prune | snoeiwerk
national | nationa-
new | nieuw nieuwe
night | nacht-
observe | observ- waarnem-
operate | bedienen besturing
order | bestellen bestel-
organization | organis-
organized | gestructureerd-
pack | verpakken
paint | schilderen
parents | ouder- ouders
passion | passie plezier
patience | geduld-
patrol | rondes ronde patrouill- nachtpatrouille surveillance surveill-
person | persoon personen mensen
physical strength | fysiek- lichamelijk-
pick orders | orderverzamelen orderpicken picken
plan | plan plannen_maken
planning | plannen planning-
plant | planten_van aanplant beplanten zaaien
plastic | kunststof- plastic-
post entries | inboeken
preparation | voorbereid- opstell-
prepare | voorbereiden klaarmaken
prepare lessons | lesvoorbereiding lessen_voorbereiden
private | particulier- privé
problem | probleem problemen
process | proces-
processing | verwerk-
production | productie-
professional | professionee-
profile | profiel
project | project-
protect | bescherm-
publish | plaatsen publicer-
quality | kwaliteit-
quality control | kwaliteitscontrole kwaliteitsborging
receive | ontvangen
record | registrer- vastleggen noteren
refer | doorverwijzen verwijzen doorverwijzing
reliability | betrouwbaar-
remove | verwijder- demonter-
repair | repar- repareren herstel- reparatie- herstellen herstel
replace | vervang- vervangen vervanging verwisselen
report | melden melding rapporteren rapportage-
research | onderzoek- onderzoeken
respond to complaints | klachtenbehandeling klachtenafhandeling
responsible | verantwoordelijk
results | resultat- resultaat
review | review- herzien-
rules | regel regels voorschrift-
safety | veiligheid-
schedule | rooster- planning dienstrooster
schedule appointments | afspraken afspraak
screen | screenen voorselectie
secure cargo | lading_zekeren ladingzekering
sell | verkopen verkocht verkoop
service | dienst diensten service-
shape | vormen opmaken
small | klein kleine
software development | softwareontwikkeling
solution | oplossing-
solve | oplossen verhelpen
sort | sorter- gesorteerd
standards | standaard- norm normen
sterilize | sterilis-
store | opslag opslaan
store goods | opbergen
strategy | strateg-
style hair | stylen föhnen kapsel- opsteken permanent
supervise | toezien superviseren
supervision | toezicht bewak-
support | ondersteun- begeleid-
take calls | telefoongesprekken telefonisch_contact
talk | praten gesprekk-
teach | onderwijzen leren
teamwork | samenwerk- teamspeler-
test | test-
translate | vertalen vertaling-
transport of patients | patiëntenvervoer
unload | uitladen
update | bijwerken actualiser-
use | gebruik- beheersing
use of computers | computervaardigheden computerkennis
visit | bezoek-
wash and dress | aankleden
week | week weken
weekly | wekelijks-
weigh | wegen_van
welcome guests | verwelkomen gasten_ontvangen
weld | solderen
workplace | werkplek-
write | opstellen schrijven_van
writing | schrijv-
`;
