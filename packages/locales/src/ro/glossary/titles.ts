/** Titles of jobs and the words they are built from. */
export const titles = `
account executive | executiv_de_cont executiv_de_conturi
account manager | manager_de_cont manager_de_conturi manager_conturi manager_clienți manager_de_clienți
accountant | contabil contabili contabilă contabilul contabilului economist-
accounting clerk | funcționar_contabil asistent_contabil operator_contabil
accounting manager | manager_contabilitate manager_de_contabilitate director_contabil
actor | actor actriță actori
actuary | actuar
administrative assistant | asistent_administrativ asistentă_administrativă asistent_administrație asistenți_administrativi
administrator | administrator- administrator administratoare administratori
aerospace engineer | inginer_aerospațial inginer_aeronautic
agent | agent- agent agentă agenți
agronomist | agronom inginer_agronom agronomi
analyst | analist- analist analistă analiști analistul
animator | animator animatoare
apprentice | ucenic
architect | arhitect- arhitect arhitectă arhitecți
art director | director_artistic director_de_artă directoare_artistică
artist | artist artistă artiști
assembler | montator- asamblor-
assistant | asistent asistenți asistente asistentul
auditor | auditor- auditor auditori auditoare auditorul
automation engineer | inginer_automatist inginer_de_automatizare inginer_automatizări
automotive mechanic | electrician_auto tinichigiu
back end developer | dezvoltator_back_end dezvoltator_backend programator_backend inginer_backend
baker | brutar- cofetar- patiser- lucrător_panificație brutar brutari
bank clerk | funcționar_bancar consilier_bancar
bank teller | consilier_clienți_bancă ofițer_bancar casier_bancar casier_de_bancă
bartender | barman- barman barmaniță barista
beautician | cosmetician- manichiurist- cosmetician cosmeticiană
biologist | biolog biologă biologi
body repairer | vopsitor_auto
bookkeeper | contabil_primar ținător_de_registre ținător_de_evidență
branch manager | director_de_sucursală manager_de_sucursală șef_de_sucursală director_de_agenție
brand manager | manager_de_brand manager_brand manager_de_marcă
bus driver | șofer_de_autobuz șofer_autobuz
business analyst | analist_de_afaceri analist_business analist_afaceri analistă_de_afaceri
business consultant | consultant_de_afaceri consultant_în_afaceri
business development manager | manager_de_dezvoltare_a_afacerilor manager_dezvoltare_afaceri manager_de_dezvoltare_afaceri manager_dezvoltare director_de_dezvoltare
business development representative | reprezentant_de_dezvoltare_a_afacerilor reprezentant_dezvoltare_afaceri
business intelligence analyst | analist_business_intelligence analist_de_inteligență_a_afacerilor analist_bi
butcher | măcelar- tranșator- măcelar tranșator
buyer | achizitor- cumpărător- specialist_achiziții cumpărător achizitor achizitori
call center agent | operator_call_center agent_call_center telefonist- operator_call operator_telefonic operator_relații_clienți agent_de_call_center operator_centru_de_apeluri
car mechanic | mecanici_auto
caregiver | îngrijitoare_la_domiciliu îngrijitor_de_bătrâni asistent_personal
caretaker of the building | portar- administrator_de_bloc administrator_bloc
carpenter | tâmplar- dulgher- tâmplar dulgher tâmplari
cashier | casier- casier casieră casieri casierul
chef | bucătară_șefă chef
chemical engineer | inginer_chimist
chemist | chimist chimistă chimiști
chief | șefi
chief accountant | contabil_șef contabila_șefă
chief executive officer | director_executiv director_general director_general_executiv
chief financial officer | director_general_financiar director_financiar_executiv
chief operating officer | director_operațional director_de_operațiuni director_operațiuni director_general_de_operațiuni
chief technology officer | director_tehnic director_tehnologie director_de_tehnologie
childcare worker | bonă bone îngrijitoare_copii educator_puericultor babysitter îngrijitor_de_copii
civil engineer | inginer_civil inginer_constructor inginer_construcții inginer_de_construcții
civil engineering | construcții_civile
claims adjuster | inspector_daune inspector_de_daune lichidator_daune evaluator_de_daune
cleaner | femeie_de_serviciu îngrijitor_curățenie agent_curățenie personal_de_curățenie agent_de_curățenie lucrător_curățenie îngrijitor_spații îngrijitor_clădiri
clerk | funcționar- referent- funcționar funcționară funcționari referent
cloud engineer | inginer_cloud inginer_de_cloud arhitect_cloud
coach | antrenor- antrenor antrenoare antrenori
communications manager | manager_de_comunicare manager_comunicare director_de_comunicare responsabil_de_comunicare
communications specialist | specialist_în_comunicare specialist_comunicare specialist_de_comunicare
compliance officer | ofițer_de_conformitate ofițer_conformitate responsabil_conformitate specialist_conformitate manager_de_conformitate
construction manager | manager_de_construcții manager_construcții
construction worker | zidar- muncitor_construcții muncitor_necalificat muncitor_în_construcții muncitor_constructor zidar
consultant | consultant- consilier- consultant consultantă consultanți consultantul
content manager | manager_de_conținut manager_conținut
controller | controlor_financiar controller_financiar
cook | bucătar- bucătar bucătară bucătari bucătarul
coordinator | coordonator- coordonator coordonatoare coordonatori coordonatorul
copywriter | copywriter redactor_publicitar
counselor | consilier consilieră consilieri
courier | curier- poștaș- livrator-
creative director | director_creativ director_de_creație
credit analyst | analist_de_credit analist_credit analist_de_credite analist_risc_de_credit
customer service manager | manager_servicii_clienți manager_relații_clienți manager_relații_cu_clienții manager_serviciu_clienți
customer service representative | consilier_clienți reprezentant_clienți reprezentant_relații consultant_clienți reprezentant_servicii_clienți reprezentant_al_serviciului_clienți reprezentant_de_servicii_clienți reprezentant_serviciu_clienți reprezentant_relații_clienți reprezentant_relații_cu_clienții agent_servicii_clienți
customer success manager | manager_de_succes_al_clienților manager_succes_clienți
data analyst | analist_de_date analist_date analistă_de_date analist_al_datelor
data engineer | inginer_de_date inginer_date ingineri_de_date
data entry clerk | operator_introducere_date operator_de_introducere_a_datelor operator_introducere_de_date operator_date operator_calculator
data scientist | om_de_știință_a_datelor om_de_știință_de_date specialist_în_știința_datelor cercetător_de_date cercetător_în_date oameni_de_știință_a_datelor
database administrator | administrator_de_baze_de_date administrator_baze_de_date administrator_al_bazei_de_date
delivery driver | șofer_livrator șofer_de_livrări șofer_livrări curier
dental assistant | asistent_stomatologie asistentă_stomatologie asistent_dentar asistentă_de_cabinet_stomatologic asistentă_dentară asistent_stomatologic asistentă_stomatologică
dental technician | tehnician_dentar
dentist | stomatolog- dentist- dentist medic_dentist stomatolog medic_stomatolog
design engineer | proiectant- inginer_proiectant inginer_de_proiectare proiectant proiectanți
designer | designer- grafician-
developer | dezvoltator dezvoltatori dezvoltatorul dezvoltatoare dezvoltatorii
devops engineer | inginer_devops specialist_devops
dietitian | dietetician- nutriționist-
digital marketing manager | manager_de_marketing_digital manager_marketing_digital
digital marketing specialist | specialist_în_marketing_digital specialist_marketing_digital specialist_de_marketing_digital
director | director- director directoare directorul directori
dishwasher | spălător_de_vase spălătoare_vase
dispatcher | dispecer dispeceri dispeceră
draftsman | desenator- desenator_tehnic desenator
driver | șofer- conducător_auto conducător șofer șoferi șoferul
economist | economist economistă economiști
editor | redactor redactoare editor editoare editori
electrical engineer | inginer_electric inginer_electrician inginer_electrotehnist
electrical engineering | electrotehnic- inginerie_electrică
electrical technician | electromecanic-
electrician | electrician- electrician electricieni electriciană
electronics engineer | inginer_electronist inginer_electronică
elementary school teacher | învățător profesor_învățământ_primar profesor_pentru_învățământul_primar
engineer | inginer- inginer ingineri inginerul ingineră
engineering | ingineresc-
english teacher | profesor_de_engleză profesor_de_limba_engleză profesoară_de_engleză
environmental engineer | inginer_de_mediu inginer_mediu
estimator | devizier estimator
event manager | organizator_evenimente
event planner | organizator_de_evenimente planificator_de_evenimente coordonator_de_evenimente manager_de_evenimente
executive assistant | asistent_manager asistentă_manager asistent_executiv asistentă_executivă asistent_director asistent_al_directorului
farm worker | muncitor_agricol
farmer | fermier- agricultor- crescător_de_animale fermier agricultor fermieri
fashion designer | designer_de_modă creator_de_modă
financial advisor | consilier_financiar consultant_financiar consilieră_financiară
financial analyst | analist_financiar analistă_financiară analiști_financiari
financial manager | manager_financiar director_financiar manager_de_finanțe
firefighter | pompier- pompier pompieri
fisher | pescar-
flight attendant | însoțitor_de_bord stewardes- însoțitoare_de_bord stewardesă
florist | florar- florăreas-
foreman | maistru- șef_de_șantier șef_de_tură maistru maiștri
forester | pădurar-
forklift operator | stivuitorist- motostivuitorist- operator_stivuitor motostivuitorist operator_de_stivuitor
front end developer | dezvoltator_front_end dezvoltator_frontend programator_frontend inginer_frontend
full stack developer | dezvoltator_full_stack programator_full_stack inginer_full_stack
fundraiser | specialist_strângere_de_fonduri
funeral director | agent_funerar
game developer | dezvoltator_de_jocuri dezvoltator_jocuri programator_de_jocuri
gardener | grădinar- peisagist- grădinar peisagist
general manager | manager_general director_general_adjunct
general practitioner | medic_de_familie medic_generalist
geologist | geolog
glazier | geamgiu-
grant writer | redactor_de_granturi
graphic designer | designer_grafic designeri_grafici grafician graficiană designeră_grafică
hairdresser | coafez- frizer- coafor- coafor coafeză frizer hairstilist coafeze
health and safety officer | inspector_ssm responsabil_ssm inspector_protecția_muncii specialist_ssm
help desk technician | tehnician_it tehnician_help_desk tehnician_de_asistență_tehnică operator_help_desk
helper | ajutor-
home health aide | îngrijitoare_bătrâni îngrijitor_la_domiciliu
hotel manager | manager_de_hotel manager_hotel director_de_hotel
housekeeper | cameristă cameriste menajer- cameristă- menajeră- guvernantă- menajeră guvernantă
human resources assistant | asistent_resurse_umane asistent_de_resurse_umane asistentă_resurse_umane
human resources coordinator | coordonator_resurse_umane coordonator_de_resurse_umane
human resources generalist | generalist_resurse_umane generalist_în_resurse_umane generalist_de_resurse_umane generalist_hr
human resources manager | manager_resurse_umane director_resurse_umane manager_de_resurse_umane director_de_resurse_umane manager_hr șef_resurse_umane
human resources specialist | specialist_resurse_umane inspector_resurse_umane specialist_în_resurse_umane specialist_de_resurse_umane specialist_hr
illustrator | ilustrator ilustratoare
industrial engineer | inginer_industrial
information security specialist | specialist_în_securitate_cibernetică specialist_securitate_cibernetică specialist_în_securitatea_informațiilor inginer_de_securitate
inspector | inspector- controlor- inspector inspectoare inspectori
instructor | instructor instructoare instructori
insurance agent | agent_de_asigurări broker_de_asigurări agent_asigurări agentă_de_asigurări
insurance underwriter | subscriitor_de_asigurări asigurător
interior designer | designer_de_interior decorator- designer_interior designer_de_interioare
intern | stagiar stagiară practicant stagiari
interpreter | interpretă translator
inventory clerk | funcționar_de_inventar gestionar_de_stocuri gestionar_stocuri operator_inventar
investigator | anchetator investigator detectiv
investment analyst | analist_de_investiții analist_investiții
it manager | manager_it director_it șef_it manager_tehnologia_informației
it project manager | manager_de_proiect_it manager_proiecte_it
journalist | jurnalist- redactor- jurnalist jurnalistă ziarist reporter reporteră
judge | judecător- judecător judecătoare judecători
junior | junior-
key account manager | manager_de_conturi_cheie manager_conturi_cheie
kindergarten teacher | educatoare educator- educator educatoarea profesor_preșcolar
kitchen assistant | lucrător_bucătărie
kitchen helper | ajutor_bucătărie spălător_vase
laboratory technician | laborant- tehnician_de_laborator tehnician_laborator laborant laborantă
laborer | muncitori_necalificați
lawyer | avocat- jurist- consilier_juridic avocat avocată avocați avocatul
lecturer | lector lectoră asistent_universitar
legal advisor | jurisconsult consilieră_juridică
legal secretary | secretară_juridică grefier
librarian | bibliotecar- bibliotecar bibliotecară bibliotecari
loan officer | ofițer_de_credite ofițer_de_credit ofițer_credite consilier_credite
logistics coordinator | coordonator_logistică dispecer_transport dispecer- coordonator_de_logistică coordonator_logistic specialist_logistică
logistics manager | manager_logistică manager_de_logistică director_logistică șef_logistică
machine learning engineer | inginer_de_învățare_automată inginer_machine_learning inginer_învățare_automată
machine operator | operator_utilaje operator_mașini_unelte operator_de_mașini operator_utilaj
machinist | strungar- frezor- strungar frezor operator_cnc prelucrător_prin_așchiere operator_mașini
maintenance engineer | inginer_de_întreținere inginer_mentenanță inginer_de_mentenanță
maintenance technician | tehnician_mentenanță mecanic_întreținere tehnician_de_întreținere tehnician_întreținere electromecanic lăcătuș_mecanic
management consultant | consultant_de_management consultant_în_management consultant_management
manager | manager- șef șefă șeful manager managerul manageră
manufacturing engineer | inginer_de_fabricație inginer_fabricație
market research analyst | analist_de_cercetare_de_piață analist_cercetare_de_piață analist_de_piață analist_marketing
marketing assistant | asistent_marketing asistent_de_marketing asistentă_de_marketing
marketing coordinator | coordonator_de_marketing coordonator_marketing
marketing manager | manager_de_marketing director_de_marketing manager_marketing șef_de_marketing
marketing specialist | specialist_în_marketing specialist_de_marketing specialistă_în_marketing
mason | zidari faianțar
massage therapist | maseur maseuză terapeut_masaj
mathematics teacher | profesor_de_matematică profesoară_de_matematică
mechanic | mecanic_auto lăcătuș- mecanic mecanici mecanicul
mechanical engineer | inginer_mecanic inginer_mecanică inginer_mecanici
medical assistant | registrator_medical asistent_de_cabinet_medical asistent_de_medic
medical secretary | secretar_medical secretară_medicală
merchandiser | merchandiser comerciant
midwife | moașă moașe
mobile developer | dezvoltator_mobil dezvoltator_mobile dezvoltator_de_aplicații_mobile dezvoltator_aplicații_mobile
musician | muzician- muzician muziciană
network administrator | administrator_de_rețele
network engineer | inginer_de_rețea inginer_de_rețele inginer_rețea
notary | notar notari
nurse | asistent_medical asistente_medicale asistentului_medical asistenți_medicali soră_medicală infirmieră_diplomată
nursing assistant | infirmier- îngrijitor- infirmieră infirmiere infirmierei îngrijitoare infirmier îngrijitor asistent_de_îngrijire
nutritionist | nutriționist nutriționistă dietetician dieteticiană
occupational therapist | terapeut_ocupațional ergoterapeut
office clerk | funcționar_de_birou funcționar_birou lucrător_de_birou
office manager | manager_de_birou șef_birou manager_birou administrator_de_birou office_manager șef_de_birou
operations manager | manager_de_operațiuni manager_operațiuni manager_operațional șef_de_operațiuni
operator | operator- operator operatoare operatori operatorul
optician | optician-
packer | ambalator-
painter | zugrav- vopsitor- zugrav vopsitor
paralegal | secretar_juridic grefier- asistent_juridic asistentă_juridică paralegal
paramedic | paramedic- ambulanțier- paramedic ambulanțier
pastry chef | cofetar patiser cofetară patiseră
payroll clerk | inspector_salarizare specialist_salarizare
payroll specialist | specialist_în_salarizare responsabil_salarizare
pediatrician | pediatru medic_pediatru
personal trainer | antrenor_personal instructor_de_fitness instructor_fitness antrenor_de_fitness antrenoare_personală
petroleum engineer | inginer_petrolist
pharmacist | farmacist- farmacist farmacistă farmaciști
pharmacy technician | asistent_de_farmacie asistent_farmacie tehnician_farmacist tehnician_în_farmacie
photographer | fotograf- fotograf fotografă fotografi
physical education teacher | profesor_de_educație_fizică profesor_de_sport
physical therapist | kinetoterapeut- fizioterapeut- fizioterapeut kinetoterapeut kinetoterapeută fizioterapeută
physician | medic medici medicul medicului doctor doctor_medic doctoriță medic_specialist
physicist | fizician fiziciană
pilot | pilot- pilot piloți pilotul
planner | planificator planificatori
plant manager | director_de_fabrică manager_de_fabrică director_de_uzină
plumber | instalator- instalator instalatori instalator_sanitar
police officer | polițist- polițist polițistă ofițer_de_poliție agent_de_poliție
policy analyst | analist_de_politici
portfolio manager | manager_de_portofoliu manager_portofoliu
principal of the school | director_de_școală
process engineer | inginer_tehnolog tehnolog inginer_de_proces inginer_proces inginer_de_procese
procurement specialist | specialist_în_achiziții agent_de_achiziții
producer | producător producătoare
product manager | manager_de_produs manager_produs manager_de_produse
product owner | proprietar_de_produs product_owner responsabil_de_produs
production engineer | inginer_de_producție inginer_producție
production manager | șef_producție manager_producție manager_de_producție director_de_producție șef_de_producție
production operator | operator_de_producție
production worker | operator_producție muncitor_producție
professor | conferențiar lector_universitar profesor_universitar
program coordinator | coordonator_de_program coordonator_de_programe
program manager | manager_de_program manager_de_programe director_de_program
programmer | programator programatori programatoare programatorul programatorii
project coordinator | coordonator_de_proiect coordonator_proiecte coordonator_de_proiecte coordonatoare_de_proiect
project manager | manager_de_proiect manager_proiect șef_de_proiect manager_de_proiecte manager_proiecte director_de_proiect responsabil_de_proiect
property manager | manager_de_proprietăți administrator_de_proprietăți administrator_de_imobile administrator_imobile administrator_proprietăți
psychiatrist | psihiatru medic_psihiatru
psychologist | psiholog- psiholog psihologi psihologă
public relations specialist | specialist_în_relații_publice specialist_relații_publice specialist_pr ofițer_de_presă purtător_de_cuvânt
purchasing manager | manager_achiziții manager_de_achiziții director_achiziții șef_achiziții responsabil_achiziții
quality assurance engineer | inginer_de_asigurare_a_calității inginer_asigurarea_calității inginer_qa inginer_de_calitate inginer_calitate
quality inspector | inspector_calitate inspector_de_calitate controlor_calitate controlor_de_calitate
quality manager | manager_de_calitate manager_calitate responsabil_calitate
radiologic technologist | tehnician_radiologie asistent_radiologie tehnician_radiolog
real estate agent | agent_imobiliar agentă_imobiliară agenți_imobiliari broker_imobiliar
receptionist | recepționer- recepționer recepționeră recepționist recepționistă
recruiter | recrutor- specialist_recrutare specialist_în_recrutare recrutor recrutori recrutoare
regional sales manager | manager_regional_de_vânzări manager_de_vânzări_regional director_regional_de_vânzări
registered nurse | asistent_medical_generalist asistentă_înregistrată asistent_medical_înregistrat
representative | reprezentant- reprezentant reprezentantă reprezentanți
research assistant | asistent_de_cercetare asistent_cercetare asistentă_de_cercetare
researcher | cercetător cercetătoare cercetători
restaurant manager | manager_de_restaurant manager_restaurant director_de_restaurant șef_de_sală
retail manager | manager_de_retail manager_retail manager_de_magazin șef_de_magazin director_de_magazin
risk analyst | analist_de_risc analist_risc analist_riscuri
risk manager | manager_de_risc manager_risc manager_de_riscuri
roofer | acoperiș_dulgher țiglar- acoperișar- tinichigiu_acoperiș acoperișar
sailor | marinar-
sales associate | asociat_de_vânzări asociat_vânzări asistent_vânzări
sales consultant | consultant_de_vânzări consultant_în_vânzări consilier_de_vânzări consilier_vânzări
sales engineer | inginer_de_vânzări inginer_vânzări
sales executive | executiv_de_vânzări executiv_vânzări
sales manager | director_de_vânzări director_vânzări director_comercial manager_vânzări manager_de_vânzări șef_de_vânzări
sales representative | agent_de_vânzări agent_vânzări reprezentant_vânzări reprezentant_de_vânzări reprezentant_comercial reprezentantă_de_vânzări reprezentanți_de_vânzări
salesperson | vânzător- vânzătoare lucrător_comercial consultant_vânzări
school counselor | consilier_școlar consilieră_școlară
school principal | director_școlar directoare_de_școală
scientist | cercetător-
scrum master | scrum_master
seamstress | croitoreas- cusătoreas-
secretary | secretar- secretar secretară secretare
security analyst | analist_de_securitate analist_securitate analist_de_securitate_cibernetică analist_în_securitate
security guard | paznic- gardian- agent_securitate agent_de_securitate paznic gardian
senior | senior-
senior accountant | contabil_senior
seo specialist | specialist_seo specialist_în_seo
sheet metal worker | tinichigiu-
shoemaker | cizmar-
site manager | diriginte_de_șantier
social media manager | manager_de_social_media manager_social_media manager_de_rețele_sociale manager_rețele_sociale specialist_social_media
social worker | asistent_social asistentă_socială lucrător_social asistenți_sociali
software architect | arhitect_software arhitect_de_software
software developer | programator- dezvoltator- dezvoltator_software dezvoltator_de_software dezvoltatori_software programator_software
software engineer | inginer_software inginer_de_software inginer_programator inginerul_software ingineri_software
software tester | tester- tester_software tester_de_software testator_de_software inginer_de_testare inginer_testare
soldier | soldat- militar- soldat militar
solutions architect | arhitect_de_soluții arhitect_soluții
sous chef | ajutor_de_bucătar bucătar_șef ajutor_bucătar
special education teacher | profesor_de_educație_specială profesor_de_sprijin profesor_educație_specială
specialist | specialist- specialist specialistă specialiști specialistul
speech therapist | logoped- logoped logopedă
statistician | statistician statisticiană
stock clerk | lucrător_raft aranjator_marfă
store manager | manager_magazin șef_magazin administrator_magazin responsabil_magazin gestionar_magazin
supervisor | supervizor supraveghetor supervizori supraveghetoare supervizorul
supply chain manager | manager_de_lanț_de_aprovizionare manager_lanț_de_aprovizionare manager_al_lanțului_de_aprovizionare manager_supply_chain
surgeon | chirurg chirurgi
surveyor | topograf- topograf cadastrist topometrist
system administrator | administrator_de_sistem administrator_rețea administrator_de_rețea
systems administrator | administrator_de_sisteme administrator_sisteme administrator_sistem
systems analyst | analist_de_sisteme analist_sisteme analist_de_sistem
systems engineer | inginer_de_sisteme inginer_de_sistem inginer_sisteme
tailor | croitor- croitor croitoreasă confecționer
talent acquisition specialist | specialist_în_achiziția_de_talente specialist_atragere_talente specialist_în_atragerea_talentelor
tax accountant | contabil_fiscal specialist_fiscal
tax advisor | consultant_fiscal consilier_fiscal
tax consultant | consultantă_fiscală
taxi driver | taximetrist-
teacher | profesor- învățătoare învățător- dascăl- cadru_didactic profesor profesoară profesori cadre_didactice profesorul
teaching assistant | asistent_educațional
team leader | șef_de_echipă lider_de_echipă team_leader conducător_de_echipă coordonator_de_echipă
technical support specialist | specialist_suport_tehnic specialist_în_suport_tehnic specialist_în_asistență_tehnică tehnician_suport inginer_de_suport agent_suport_tehnic
technical writer | redactor_tehnic scriitor_tehnic
technician | tehnician- tehnician tehnicieni tehniciană
telemarketer | agent_de_telemarketing operator_telemarketing
therapist | terapeut terapeută terapeuți
tiler | faianțar-
tour guide | ghid- ghid_turistic ghid ghid_de_turism
train driver | mecanic_de_locomotivă
trainee | stagiar- practicant- ucenic-
trainer | formator- trainer- instructor-
training manager | manager_de_instruire manager_de_formare manager_training
training specialist | specialist_în_instruire specialist_în_formare formator formatori formatoare instructor_de_formare
translator | traducător- interpret traducător traducătoare traducători
travel agent | agent_de_turism agent_turism agent_de_voiaj
truck driver | șofer_tir șofer_de_tir șofer_de_camion șofer_camion camionagiu
tutor | tutore meditator tutori
urban planner | urbanist urbaniști
ux designer | designer_ux designer_de_experiență_utilizator designer_ux/ui proiectant_ux
veterinarian | veterinar- medic_veterinar veterinar
veterinary assistant | asistent_veterinar
vice president | vicepreședinte vice_președinte vicepreședintele
video editor | editor_video editor_de_video monteur
volunteer | voluntar voluntară voluntari
waiter | ospătar- chelner- ospătar ospătară chelner chelneriță ospătari chelneri
warehouse manager | manager_de_depozit manager_depozit șef_de_depozit șef_depozit
warehouse worker | gestionar_depozit lucrător_depozit manipulant- gestionar gestionar- lucrător_în_depozit lucrător_de_depozit muncitor_depozit manipulant_marfă manipulant_mărfuri
web designer | web_designer designer_web designer_de_web webdesigner
web developer | dezvoltator_web dezvoltator_de_site-uri programator_web
welder | sudor- sudor sudori
worker | muncitor- lucrător- muncitor muncitoare muncitori lucrător lucrătoare lucrători
writer | scriitor scriitoare redactor_de_conținut redactor_conținut creator_de_conținut
`;
