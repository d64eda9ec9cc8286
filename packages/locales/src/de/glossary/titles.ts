/** Titles of jobs and the words they are built from. */
export const titles = `
accountant | buchhalter- finanzbuchhalter- bilanzbuchhalter- steuerfachangestellt-
actor | schauspieler-
administrator | administrator-
analyst | analyst- analytiker-
apprentice | azubi- lehrling-
architect | architekt-
assembler | montagemitarbeiter- monteurin
assistant | assistent-
auditor | wirtschaftsprüfer- prüfer- revisor-
automotive mechanic | kfz-mechatroniker- kfz-mechaniker- automechaniker- kraftfahrzeugmechatroniker- autoschlosser-
baker | bäcker- konditor- bäckergeselle backwarenverkäufer-
bank clerk | bankkaufmann bankkauffrau bankangestellt-
bank teller | bankberater-
bartender | barkeeper- barmann barfrau barista-
beautician | kosmetikerin kosmetiker- nageldesigner- visagist-
body repairer | karosseriebauer- fahrzeuglackierer-
bookkeeper | buchhaltungsfachkraft buchhaltungskraft kontierer-
bus driver | busfahrer-
butcher | metzger- fleischer- schlachter-
buyer | einkäufer-
call center agent | callcenteragent- callcenter-agent- telefonist- telefonagent-
caretaker of the building | hausmeister- hausverwalter-
carpenter | tischler- schreiner- zimmerer- zimmermann- zimmermann
cashier | kassierer- kassenkraft
chief | chef
chief accountant | leiter_buchhaltung hauptbuchhalter-
childcare worker | tagesmutter kinderpfleger- kinderbetreuer-
civil engineering | bauingenieur- bauwesen
cleaner | reinigungskraft raumpfleger- gebäudereiniger- putzkraft
clerk | sachbearbeiter- bürokaufmann bürokauffrau
coach | coach-
construction worker | bauarbeiter- maurer- bauhelfer-
consultant | berater- consultant-
cook | koch köchin beikoch
coordinator | koordinator-
courier | kurier- paketzusteller- zusteller- briefträger- auslieferungsfahrer-
customer service representative | kundenberater- kundenbetreuer- servicemitarbeiter- kundendienstmitarbeiter-
data analyst | datenanalyst-
dental assistant | zahnarzthelfer- zahnmedizinische_fachangestellte zahnmedizinischer_fachangestellter dentalassistent- stuhlassistenz
dental technician | zahntechniker-
dentist | zahnarzt zahnärzt-
design engineer | konstrukteur- konstruktionsingenieur- entwicklungsingenieur-
designer | designer- gestalter-
developer | entwickler-
dietitian | diätassistent- ernährungsberat-
director | direktor- geschäftsführer-
draftsman | bauzeichner- technischer_zeichner technische_zeichnerin
driver | fahrer- kraftfahrer- berufskraftfahrer- chauffeur-
editor | lektor-
electrical engineering | elektrotechnik-
electrical technician | elektroinstallateur- elektroanlagenmonteur-
electrician | elektriker- elektroniker-
elementary school teacher | grundschullehrer- grundschullehrkraft volksschullehrer- primarlehrer-
engineer | ingenieur-
engineering | ingenieurwesen ingenieurwissenschaft-
event manager | veranstaltungskaufmann veranstaltungskauffrau eventmanager-
executive assistant | direktionsassistent- vorstandsassistent-
farm worker | erntehelfer- landarbeiter-
farmer | landwirt- bauer
financial analyst | finanzanalyst-
firefighter | feuerwehrmann feuerwehrfrau feuerwehr-
fisher | fischer-
flight attendant | flugbegleiter- stewardess
florist | florist- blumenbinder-
foreman | vorarbeiter- polier- meister- schichtleiter-
forester | förster- forstwirt-
forklift operator | staplerfahrer- gabelstaplerfahrer-
funeral director | bestatter-
gardener | gärtner- landschaftsgärtner- landschaftsbau-
glazier | glaser-
graphic designer | grafikdesigner- mediengestalter- grafiker-
hairdresser | friseur- friseurin frisör-
help desk technician | it-support it-supporter-
helper | helfer- aushilfe- aushilfskraft
home health aide | pflegehilfskraft altenpflegehelfer- alltagsbegleiter-
hotel receptionist | hotelfach- empfangskraft
housekeeper | zimmermädchen hausdame hauswirtschafter- roomboy etagenkraft
human resources manager | personalleiter-
human resources specialist | personalreferent- personalsachbearbeiter- personaler-
inspector | inspektor- kontrolleur-
insurance agent | versicherungsvertreter- versicherungskaufmann versicherungskauffrau versicherungsmakler-
interior designer | innenarchitekt- raumausstatter-
journalist | journalist- redakteur-
judge | richter-
junior | junior-
kindergarten teacher | erzieher-
kitchen helper | küchenhilfe- küchenhelfer- spülkraft spüler-
laboratory technician | laborant- mta
lawyer | rechtsanwalt rechtsanwält- jurist- syndikus
librarian | bibliothekar-
locksmith | metallbauer- schlüsseldienst-
logistics coordinator | disponent- logistiker- speditionskaufmann- speditionskauffrau-
machine operator | maschinenführer- anlagenführer-
machinist | zerspanungsmechaniker- dreher- fräser- cnc-fräser- cnc-dreher-
maintenance technician | instandhalter- servicetechniker- haustechniker- betriebstechniker-
manager | leiter- manager-
marketing manager | marketingmanager- marketingleiter- marketingreferent-
mathematics teacher | mathematiklehrer-
mechanic | mechaniker- mechatroniker- schlosser- monteur-
mechanical engineering | maschinenbau-
medical assistant | arzthelfer- fachangestellte_medizinische medizinische_fachangestellte
midwife | hebamme-
musician | musiker-
nurse | krankenpfleger- krankenschwester- pflegekraft gesundheitspfleger-
nursing | pflege- krankenpflege
nursing assistant | altenpfleger- pflegehelfer- pflegeassistent- pflegehelferin pflegehilfe- krankenpflegehelfer- pflegefachhelfer-
occupational therapist | ergotherapeut-
office manager | büroleiter-
operator | maschinenbediener- anlagenbediener-
optician | optiker- augenoptiker-
packer | verpacker- packer-
painter | maler- lackierer- anstreicher-
paralegal | rechtsanwaltsfachangestellt- notarfachangestellt- rechtsfachwirt-
paramedic | rettungssanitäter- notfallsanitäter-
pastry cook | patissier-
payroll clerk | lohnbuchhalter- gehaltsbuchhalter- entgeltabrechner-
pharmacist | apotheker-
pharmacy technician | apothekenhelfer- pharmazeutisch-technische-
photographer | fotograf-
physical therapist | physiotherapeut-
physician | arzt ärzte- ärztin fachärzt- facharzt
pilot | pilot-
plumber | klempner- installateur- anlagenmechaniker- sanitärinstallateur- heizungsbauer-
police officer | polizist- polizeibeamt-
principal of the school | schulleiter- rektor-
printer | drucker- medientechnolog-
process engineer | prozessingenieur- verfahrenstechnik-
product manager | produktmanager-
production manager | produktionsleiter- fertigungsleiter-
production worker | produktionsmitarbeiter- fabrikarbeiter-
professor | professor- dozent-
project manager | projektleiter- projektmanager-
psychologist | psycholog-
quality inspector | qualitätsprüfer-
radiologic technologist | radiologieassistent- röntgenassistent-
real estate agent | immobilienmakler-
receptionist | empfangsmitarbeiter- rezeptionist-
recruiter | recruiter- personalvermittler-
registered nurse | pflegefachkraft pflegefachfrau pflegefachmann krankenpflegerin
representative | vertreter-
roofer | dachdecker-
sailor | seemann matrose-
sales manager | vertriebsleiter- verkaufsleiter-
sales representative | außendienstmitarbeiter- vertriebsmitarbeiter- handelsvertreter- vertriebsbeauftragt-
salesperson | verkäufer- verkaufsberater- verkaufskraft einzelhandelskaufmann einzelhandelskauffrau kaufmann_im_einzelhandel kauffrau_im_einzelhandel
scientist | wissenschaftler- forscher-
secretary | sekretär- büroassistent- bürokraft kaufmann_für_büromanagement kauffrau_für_büromanagement
security guard | wachmann wachleute sicherheitskraft sicherheitsdienst wachschutz- werkschutz- pförtner-
sheet metal worker | blechner- spengler-
shoemaker | schuhmacher-
site manager | bauleiter-
social media manager | social-media-manager-
social worker | sozialarbeiter- sozialpädagog- jugendarbeiter-
software developer | softwareentwickler- anwendungsentwickler- programmierer- fachinformatiker-
software engineer | softwareingenieur-
software tester | softwaretester- tester-
soldier | soldat-
sous chef | souschef- küchenchef-
specialist | spezialist- fachkraft fachkräfte
speech therapist | logopäd-
stock clerk | regalauffüller- warenverräumer-
store manager | filialleiter- marktleiter-
surveyor | vermesser- vermessungstechniker-
system administrator | systemadministrator- it-administrator- netzwerkadministrator-
tailor | schneider- näher-
tax advisor | steuerberater-
tax clerk | steuerfachwirt- steuerfachkraft
taxi driver | taxifahrer-
teacher | lehrer- lehrkraft lehrkräfte lehramt referendar-
teaching assistant | schulbegleiter- lehrassistent-
team leader | teamleiter- gruppenleiter-
technician | techniker-
tiler | fliesenleger-
tour guide | reiseleiter- reiseführer- stadtführer-
train driver | lokführer- triebfahrzeugführer-
trainee | praktikant- werkstudent- auszubildende- volontär-
trainer | trainer- ausbilder-
translator | übersetzer- dolmetscher-
travel agent | reiseverkehrskaufmann reiseverkehrskauffrau reiseberater- reisekaufmann reisekauffrau
truck driver | lkw-fahrer- lastkraftwagenfahrer- fernfahrer-
user interface designer | ux-designer- ui-designer-
veterinarian | tierarzt tierärzt-
veterinary assistant | tierarzthelfer- tiermedizinische_fachangestellte tierpfleger-
waiter | kellner- servicekraft restaurantfach-
warehouse worker | lagerist- fachlagerist- lagermitarbeiter- lagerarbeiter- kommissionierer- lagerhelfer- fachkraft_für_lagerlogistik
web designer | webdesigner- webgestalter-
web developer | webentwickler-
welder | schweißer-
worker | arbeiter- hilfsarbeiter- mitarbeiter mitarbeiterin
`;
