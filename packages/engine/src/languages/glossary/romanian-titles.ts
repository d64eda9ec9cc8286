/** What people are in Romanian, as adverts and resumes name it, also where they were put into Romanian word by word. Rows as in `advert-words.ts`. */
export const romanianTitles = `
software engineer | ro inginer_software inginer_de_software inginer_programator inginerul_software ingineri_software
software developer | ro dezvoltator_software dezvoltator_de_software dezvoltatori_software programator_software
full stack developer | ro dezvoltator_full_stack programator_full_stack inginer_full_stack
front end developer | ro dezvoltator_front_end dezvoltator_frontend programator_frontend inginer_frontend
back end developer | ro dezvoltator_back_end dezvoltator_backend programator_backend inginer_backend
web developer | ro dezvoltator_web dezvoltator_de_site-uri programator_web
mobile developer | ro dezvoltator_mobil dezvoltator_mobile dezvoltator_de_aplicații_mobile dezvoltator_aplicații_mobile
game developer | ro dezvoltator_de_jocuri dezvoltator_jocuri programator_de_jocuri
developer | ro dezvoltator dezvoltatori dezvoltatorul dezvoltatoare dezvoltatorii
programmer | ro programator programatori programatoare programatorul programatorii
data scientist | ro om_de_știință_a_datelor om_de_știință_de_date specialist_în_știința_datelor cercetător_de_date cercetător_în_date oameni_de_știință_a_datelor
data engineer | ro inginer_de_date inginer_date ingineri_de_date
data analyst | ro analist_de_date analist_date analistă_de_date analist_al_datelor
business analyst | ro analist_de_afaceri analist_afaceri analist_business analistă_de_afaceri
business intelligence analyst | ro analist_business_intelligence analist_de_inteligență_a_afacerilor analist_bi
machine learning engineer | ro inginer_de_învățare_automată inginer_machine_learning inginer_învățare_automată
systems analyst | ro analist_de_sisteme analist_sisteme analist_de_sistem
systems engineer | ro inginer_de_sisteme inginer_de_sistem inginer_sisteme
systems administrator | ro administrator_de_sisteme administrator_de_sistem administrator_sisteme administrator_sistem
network administrator | ro administrator_de_rețea administrator_de_rețele administrator_rețea
network engineer | ro inginer_de_rețea inginer_de_rețele inginer_rețea
database administrator | ro administrator_de_baze_de_date administrator_baze_de_date administrator_al_bazei_de_date
cloud engineer | ro inginer_cloud inginer_de_cloud arhitect_cloud
devops engineer | ro inginer_devops specialist_devops
security analyst | ro analist_de_securitate analist_securitate analist_de_securitate_cibernetică analist_în_securitate
information security specialist | ro specialist_în_securitate_cibernetică specialist_securitate_cibernetică specialist_în_securitatea_informațiilor inginer_de_securitate
quality assurance engineer | ro inginer_de_asigurare_a_calității inginer_asigurarea_calității inginer_qa inginer_de_calitate inginer_calitate
software tester | ro tester_software tester_de_software testator_de_software inginer_de_testare inginer_testare
technical support specialist | ro specialist_suport_tehnic specialist_în_suport_tehnic specialist_în_asistență_tehnică tehnician_suport inginer_de_suport agent_suport_tehnic
help desk technician | ro tehnician_help_desk tehnician_de_asistență_tehnică operator_help_desk
it manager | ro manager_it director_it șef_it manager_tehnologia_informației
it project manager | ro manager_de_proiect_it manager_proiecte_it
solutions architect | ro arhitect_de_soluții arhitect_soluții
software architect | ro arhitect_software arhitect_de_software
scrum master | ro scrum_master
product manager | ro manager_de_produs manager_produs manager_de_produse
product owner | ro proprietar_de_produs product_owner responsabil_de_produs
project manager | ro manager_de_proiect manager_de_proiecte manager_proiect manager_proiecte șef_de_proiect director_de_proiect responsabil_de_proiect
program manager | ro manager_de_program manager_de_programe director_de_program
project coordinator | ro coordonator_de_proiect coordonator_proiecte coordonator_de_proiecte coordonatoare_de_proiect
program coordinator | ro coordonator_de_program coordonator_de_programe
ux designer | ro designer_ux designer_de_experiență_utilizator designer_ux/ui proiectant_ux
graphic designer | ro designer_grafic designeri_grafici grafician graficiană designeră_grafică
web designer | ro designer_web designer_de_web webdesigner
interior designer | ro designer_de_interior designer_interior designer_de_interioare
fashion designer | ro designer_de_modă creator_de_modă
art director | ro director_artistic director_de_artă directoare_artistică
creative director | ro director_creativ director_de_creație
illustrator | ro ilustrator ilustratoare
photographer | ro fotograf fotografă fotografi
video editor | ro editor_video editor_de_video monteur
animator | ro animator animatoare
copywriter | ro copywriter redactor_publicitar
writer | ro scriitor scriitoare redactor_de_conținut redactor_conținut creator_de_conținut
technical writer | ro redactor_tehnic scriitor_tehnic
editor | ro redactor redactoare editor editoare editori
journalist | ro jurnalist jurnalistă ziarist reporter reporteră
translator | ro traducător traducătoare traducători
interpreter | ro interpret interpretă translator
marketing manager | ro manager_de_marketing manager_marketing director_de_marketing șef_de_marketing
marketing specialist | ro specialist_în_marketing specialist_marketing specialist_de_marketing specialistă_în_marketing
marketing coordinator | ro coordonator_de_marketing coordonator_marketing
marketing assistant | ro asistent_marketing asistent_de_marketing asistentă_de_marketing
digital marketing specialist | ro specialist_în_marketing_digital specialist_marketing_digital specialist_de_marketing_digital
digital marketing manager | ro manager_de_marketing_digital manager_marketing_digital
social media manager | ro manager_de_social_media manager_social_media manager_de_rețele_sociale manager_rețele_sociale specialist_social_media
content manager | ro manager_de_conținut manager_conținut
brand manager | ro manager_de_brand manager_brand manager_de_marcă
seo specialist | ro specialist_seo specialist_în_seo
public relations specialist | ro specialist_în_relații_publice specialist_relații_publice specialist_pr ofițer_de_presă purtător_de_cuvânt
communications manager | ro manager_de_comunicare manager_comunicare director_de_comunicare responsabil_de_comunicare
communications specialist | ro specialist_în_comunicare specialist_comunicare specialist_de_comunicare
event planner | ro organizator_de_evenimente planificator_de_evenimente coordonator_de_evenimente manager_de_evenimente
market research analyst | ro analist_de_cercetare_de_piață analist_cercetare_de_piață analist_de_piață analist_marketing
sales manager | ro manager_de_vânzări manager_vânzări director_de_vânzări șef_de_vânzări
sales representative | ro reprezentant_de_vânzări reprezentant_vânzări reprezentantă_de_vânzări reprezentant_comercial agent_de_vânzări agent_vânzări reprezentanți_de_vânzări
sales associate | ro asociat_de_vânzări asociat_vânzări lucrător_comercial consultant_vânzări asistent_vânzări
sales executive | ro executiv_de_vânzări executiv_vânzări
sales consultant | ro consultant_de_vânzări consultant_în_vânzări consilier_de_vânzări consilier_vânzări
sales engineer | ro inginer_de_vânzări inginer_vânzări
regional sales manager | ro manager_regional_de_vânzări manager_de_vânzări_regional director_regional_de_vânzări
account manager | ro manager_de_cont manager_de_conturi manager_conturi manager_clienți manager_de_clienți
account executive | ro executiv_de_cont executiv_de_conturi
key account manager | ro manager_de_conturi_cheie manager_conturi_cheie
business development manager | ro manager_de_dezvoltare_a_afacerilor manager_dezvoltare_afaceri manager_de_dezvoltare_afaceri manager_dezvoltare director_de_dezvoltare
business development representative | ro reprezentant_de_dezvoltare_a_afacerilor reprezentant_dezvoltare_afaceri
customer service representative | ro reprezentant_servicii_clienți reprezentant_al_serviciului_clienți reprezentant_de_servicii_clienți reprezentant_serviciu_clienți reprezentant_relații_clienți reprezentant_relații_cu_clienții agent_servicii_clienți
customer service manager | ro manager_servicii_clienți manager_relații_clienți manager_relații_cu_clienții manager_serviciu_clienți
customer success manager | ro manager_de_succes_al_clienților manager_succes_clienți
call center agent | ro agent_call_center operator_call_center agent_de_call_center operator_centru_de_apeluri
telemarketer | ro agent_de_telemarketing operator_telemarketing
retail manager | ro manager_de_retail manager_retail manager_de_magazin manager_magazin șef_de_magazin director_de_magazin
store manager | ro administrator_magazin responsabil_magazin gestionar_magazin
cashier | ro casier casieră casieri casierul
merchandiser | ro merchandiser comerciant
real estate agent | ro agent_imobiliar agentă_imobiliară agenți_imobiliari broker_imobiliar
property manager | ro manager_de_proprietăți administrator_de_proprietăți administrator_de_imobile administrator_imobile administrator_proprietăți
insurance agent | ro agent_de_asigurări agent_asigurări agentă_de_asigurări
insurance underwriter | ro subscriitor_de_asigurări asigurător
claims adjuster | ro inspector_daune inspector_de_daune lichidator_daune evaluator_de_daune
buyer | ro cumpărător achizitor achizitori
purchasing manager | ro manager_achiziții manager_de_achiziții director_achiziții șef_achiziții responsabil_achiziții
procurement specialist | ro specialist_achiziții specialist_în_achiziții agent_de_achiziții
supply chain manager | ro manager_de_lanț_de_aprovizionare manager_lanț_de_aprovizionare manager_al_lanțului_de_aprovizionare manager_supply_chain
logistics manager | ro manager_logistică manager_de_logistică director_logistică șef_logistică
logistics coordinator | ro coordonator_logistică coordonator_de_logistică coordonator_logistic specialist_logistică
warehouse manager | ro manager_de_depozit manager_depozit șef_de_depozit șef_depozit
warehouse worker | ro lucrător_depozit lucrător_în_depozit lucrător_de_depozit muncitor_depozit manipulant_marfă manipulant_mărfuri
inventory clerk | ro funcționar_de_inventar gestionar_de_stocuri gestionar_stocuri operator_inventar
forklift operator | ro stivuitorist operator_stivuitor motostivuitorist operator_de_stivuitor
truck driver | ro șofer_de_camion șofer_camion șofer_de_tir șofer_tir camionagiu
delivery driver | ro șofer_livrator șofer_de_livrări șofer_livrări curier
bus driver | ro șofer_de_autobuz șofer_autobuz
driver | ro șofer șoferi șoferul conducător_auto
dispatcher | ro dispecer dispeceri dispeceră
pilot | ro pilot piloți pilotul
flight attendant | ro însoțitor_de_bord însoțitoare_de_bord stewardesă
travel agent | ro agent_de_turism agent_turism agent_de_voiaj
accountant | ro contabil contabilă contabili contabilul contabila
senior accountant | ro contabil_senior contabil_șef contabilă_șefă
accounting clerk | ro funcționar_contabil asistent_contabil operator_contabil
accounting manager | ro manager_contabilitate manager_de_contabilitate director_contabil
bookkeeper | ro ținător_de_registre ținător_de_evidență
auditor | ro auditor auditori auditoare auditorul
tax consultant | ro consultant_fiscal consultantă_fiscală consilier_fiscal
tax accountant | ro contabil_fiscal specialist_fiscal
payroll specialist | ro specialist_salarizare specialist_în_salarizare inspector_salarizare responsabil_salarizare
controller | ro controlor_financiar controller_financiar
financial analyst | ro analist_financiar analistă_financiară analiști_financiari
financial manager | ro manager_financiar director_financiar manager_de_finanțe
chief financial officer | ro director_general_financiar director_financiar_executiv
financial advisor | ro consilier_financiar consultant_financiar consilieră_financiară
investment analyst | ro analist_de_investiții analist_investiții
portfolio manager | ro manager_de_portofoliu manager_portofoliu
bank teller | ro casier_bancar casier_de_bancă ofițer_bancar funcționar_bancar
loan officer | ro ofițer_de_credite ofițer_de_credit ofițer_credite consilier_credite
credit analyst | ro analist_de_credit analist_credit analist_de_credite analist_risc_de_credit
risk analyst | ro analist_de_risc analist_risc analist_riscuri
risk manager | ro manager_de_risc manager_risc manager_de_riscuri
economist | ro economist economistă economiști
actuary | ro actuar
statistician | ro statistician statisticiană
human resources manager | ro manager_de_resurse_umane manager_resurse_umane director_de_resurse_umane director_resurse_umane manager_hr șef_resurse_umane
human resources specialist | ro specialist_resurse_umane specialist_în_resurse_umane specialist_de_resurse_umane specialist_hr inspector_resurse_umane
human resources generalist | ro generalist_resurse_umane generalist_în_resurse_umane generalist_de_resurse_umane generalist_hr
human resources assistant | ro asistent_resurse_umane asistent_de_resurse_umane asistentă_resurse_umane
human resources coordinator | ro coordonator_resurse_umane coordonator_de_resurse_umane
recruiter | ro recrutor recrutori recrutoare specialist_recrutare specialist_în_recrutare
talent acquisition specialist | ro specialist_în_achiziția_de_talente specialist_atragere_talente specialist_în_atragerea_talentelor
training manager | ro manager_de_instruire manager_de_formare manager_training
training specialist | ro specialist_în_instruire specialist_în_formare formator formatori formatoare instructor_de_formare
administrative assistant | ro asistent_administrativ asistentă_administrativă asistent_administrație asistenți_administrativi
executive assistant | ro asistent_executiv asistentă_executivă asistent_director asistent_al_directorului asistent_manager
office manager | ro manager_de_birou manager_birou administrator_de_birou office_manager șef_de_birou
office clerk | ro funcționar_de_birou funcționar_birou lucrător_de_birou
receptionist | ro recepționer recepționeră recepționist recepționistă
secretary | ro secretar secretară secretare secretara
data entry clerk | ro operator_introducere_date operator_de_introducere_a_datelor operator_introducere_de_date operator_date operator_calculator
clerk | ro funcționar funcționară funcționari referent
chief executive officer | ro director_executiv director_general director_general_executiv
chief operating officer | ro director_operațional director_de_operațiuni director_operațiuni director_general_de_operațiuni
chief technology officer | ro director_tehnic director_tehnologie director_de_tehnologie
general manager | ro manager_general director_general_adjunct
operations manager | ro manager_de_operațiuni manager_operațiuni manager_operațional șef_de_operațiuni
branch manager | ro director_de_sucursală manager_de_sucursală șef_de_sucursală director_de_agenție
team leader | ro lider_de_echipă șef_de_echipă conducător_de_echipă coordonator_de_echipă
supervisor | ro supervizor supraveghetor supervizori supraveghetoare supervizorul șef_de_tură
vice president | ro vicepreședinte vice_președinte vicepreședintele
consultant | ro consultant consultantă consultanți consultantul
management consultant | ro consultant_de_management consultant_în_management consultant_management
business consultant | ro consultant_de_afaceri consultant_în_afaceri
compliance officer | ro ofițer_de_conformitate ofițer_conformitate responsabil_conformitate specialist_conformitate manager_de_conformitate
lawyer | ro avocat avocată avocați avocatul
legal advisor | ro consilier_juridic jurisconsult consilieră_juridică
paralegal | ro asistent_juridic asistentă_juridică paralegal
legal secretary | ro secretar_juridic secretară_juridică grefier
notary | ro notar notari
judge | ro judecător judecătoare judecători
police officer | ro polițist polițistă ofițer_de_poliție agent_de_poliție
firefighter | ro pompier pompieri
security guard | ro agent_de_securitate agent_de_pază agent_securitate paznic gardian
investigator | ro anchetator investigator detectiv
soldier | ro soldat militar
teacher | ro profesor profesoară profesori cadru_didactic cadre_didactice profesorul
primary school teacher | ro învățător învățătoare profesor_pentru_învățământul_primar profesor_învățământ_primar
kindergarten teacher | ro educator educatoare educatoarea profesor_preșcolar
special education teacher | ro profesor_de_educație_specială profesor_de_sprijin profesor_educație_specială
english teacher | ro profesor_de_engleză profesor_de_limba_engleză profesoară_de_engleză
mathematics teacher | ro profesor_de_matematică profesoară_de_matematică
physical education teacher | ro profesor_de_educație_fizică profesor_de_sport
professor | ro profesor_universitar lector_universitar conferențiar
lecturer | ro lector lectoră asistent_universitar
school principal | ro director_de_școală director_școlar directoare_de_școală
school counselor | ro consilier_școlar consilieră_școlară
tutor | ro tutore meditator tutori
instructor | ro instructor instructoare instructori
librarian | ro bibliotecar bibliotecară bibliotecari
researcher | ro cercetător cercetătoare cercetători
research assistant | ro asistent_de_cercetare asistent_cercetare asistentă_de_cercetare
laboratory technician | ro tehnician_de_laborator tehnician_laborator laborant laborantă
chemist | ro chimist chimistă chimiști
biologist | ro biolog biologă biologi
physicist | ro fizician fiziciană
geologist | ro geolog
physician | ro medic medici medicul doctor_medic doctoriță medic_specialist
general practitioner | ro medic_de_familie medic_generalist
surgeon | ro chirurg chirurgi
pediatrician | ro pediatru medic_pediatru
psychiatrist | ro psihiatru medic_psihiatru
psychologist | ro psiholog psihologi psihologă
dentist | ro dentist medic_dentist stomatolog medic_stomatolog
pharmacist | ro farmacist farmacistă farmaciști
pharmacy technician | ro asistent_de_farmacie asistent_farmacie tehnician_farmacist tehnician_în_farmacie
registered nurse | ro asistent_medical asistentă_medicală asistente_medicale asistenți_medicali asistent_medical_generalist asistentă_înregistrată asistent_medical_înregistrat
nurse | ro asistenta_medicală soră_medicală infirmieră_diplomată
nursing assistant | ro infirmier infirmieră infirmiere îngrijitor îngrijitoare asistent_de_îngrijire
midwife | ro moașă moașe
paramedic | ro paramedic ambulanțier
medical assistant | ro asistent_de_cabinet_medical asistent_de_medic
medical secretary | ro registrator_medical secretar_medical secretară_medicală
dental assistant | ro asistent_stomatologic asistentă_stomatologică asistent_dentar asistentă_dentară
dental technician | ro tehnician_dentar
radiologic technologist | ro tehnician_radiolog tehnician_radiologie asistent_radiologie
physical therapist | ro fizioterapeut kinetoterapeut kinetoterapeută fizioterapeută
occupational therapist | ro terapeut_ocupațional ergoterapeut
speech therapist | ro logoped logopedă
therapist | ro terapeut terapeută terapeuți
massage therapist | ro maseur maseuză terapeut_masaj
nutritionist | ro nutriționist nutriționistă dietetician dieteticiană
veterinarian | ro medic_veterinar veterinar
social worker | ro asistent_social asistentă_socială lucrător_social asistenți_sociali
counselor | ro consilier consilieră consilieri
caregiver | ro îngrijitor_la_domiciliu îngrijitoare_la_domiciliu îngrijitor_de_bătrâni îngrijitoare_bătrâni asistent_personal
childcare worker | ro bonă babysitter îngrijitor_de_copii îngrijitoare_copii
personal trainer | ro antrenor_personal instructor_de_fitness instructor_fitness antrenor_de_fitness antrenoare_personală
coach | ro antrenor antrenoare antrenori
chef | ro bucătar-șef bucătar_șef bucătară_șefă chef
cook | ro bucătar bucătară bucătari bucătarul
kitchen assistant | ro ajutor_de_bucătar ajutor_bucătar lucrător_bucătărie
baker | ro brutar brutari
pastry chef | ro cofetar patiser cofetară patiseră
butcher | ro măcelar tranșator
waiter | ro ospătar ospătară chelner chelneriță ospătari chelneri
bartender | ro barman barmaniță barista
restaurant manager | ro manager_de_restaurant manager_restaurant director_de_restaurant șef_de_sală
dishwasher | ro spălător_de_vase spălătoare_vase
hotel manager | ro manager_de_hotel manager_hotel director_de_hotel
housekeeper | ro cameristă menajeră guvernantă
cleaner | ro femeie_de_serviciu personal_de_curățenie agent_de_curățenie lucrător_curățenie îngrijitor_spații îngrijitor_clădiri
hairdresser | ro coafor coafeză frizer hairstilist coafeze
beautician | ro cosmetician cosmeticiană
tour guide | ro ghid_turistic ghid_de_turism
civil engineer | ro inginer_civil inginer_constructor inginer_construcții inginer_de_construcții
mechanical engineer | ro inginer_mecanic inginer_mecanică inginer_mecanici
electrical engineer | ro inginer_electric inginer_electrician inginer_electrotehnist
electronics engineer | ro inginer_electronist inginer_electronică
industrial engineer | ro inginer_industrial
chemical engineer | ro inginer_chimist
environmental engineer | ro inginer_de_mediu inginer_mediu
process engineer | ro inginer_de_proces inginer_proces inginer_de_procese
production engineer | ro inginer_de_producție inginer_producție
design engineer | ro inginer_proiectant inginer_de_proiectare proiectant proiectanți
manufacturing engineer | ro inginer_de_fabricație inginer_fabricație
automation engineer | ro inginer_automatist inginer_de_automatizare inginer_automatizări
maintenance engineer | ro inginer_de_întreținere inginer_mentenanță inginer_de_mentenanță
petroleum engineer | ro inginer_petrolist
aerospace engineer | ro inginer_aerospațial inginer_aeronautic
engineer | ro inginer ingineri inginerul ingineră
architect | ro arhitect arhitectă arhitecți
surveyor | ro topograf cadastrist topometrist
draftsman | ro desenator_tehnic desenator
construction manager | ro manager_de_construcții manager_construcții șef_de_șantier diriginte_de_șantier
construction worker | ro muncitor_în_construcții muncitor_construcții muncitor_constructor zidar
foreman | ro maistru maiștri
estimator | ro devizier estimator
carpenter | ro tâmplar dulgher tâmplari
electrician | ro electrician electricieni electriciană
plumber | ro instalator instalatori instalator_sanitar
welder | ro sudor sudori
painter | ro zugrav vopsitor
mason | ro zidari faianțar
roofer | ro acoperișar
mechanic | ro mecanic mecanici mecanicul
car mechanic | ro mecanic_auto mecanici_auto
maintenance technician | ro tehnician_de_întreținere tehnician_mentenanță tehnician_întreținere electromecanic lăcătuș_mecanic
machinist | ro strungar frezor operator_cnc prelucrător_prin_așchiere operator_mașini
machine operator | ro operator_mașini_unelte operator_de_mașini operator_utilaje operator_utilaj
production operator | ro operator_producție operator_de_producție muncitor_producție
production manager | ro manager_de_producție manager_producție director_de_producție șef_de_producție șef_producție
plant manager | ro director_de_fabrică manager_de_fabrică director_de_uzină
quality manager | ro manager_de_calitate manager_calitate responsabil_calitate
quality inspector | ro inspector_calitate inspector_de_calitate controlor_de_calitate controlor_calitate
health and safety officer | ro inspector_ssm responsabil_ssm inspector_protecția_muncii specialist_ssm
tailor | ro croitor croitoreasă confecționer
farmer | ro fermier agricultor fermieri
agronomist | ro agronom inginer_agronom agronomi
gardener | ro grădinar peisagist
technician | ro tehnician tehnicieni tehniciană
worker | ro muncitor muncitoare muncitori lucrător lucrătoare lucrători
laborer | ro muncitor_necalificat muncitori_necalificați
apprentice | ro ucenic
intern | ro stagiar stagiară internă practicant stagiari
volunteer | ro voluntar voluntară voluntari
manager | ro manager manageri managerul manageră
director | ro director directoare directorul directori
assistant | ro asistent asistentă asistenți
coordinator | ro coordonator coordonatoare coordonatori coordonatorul
specialist | ro specialist specialistă specialiști specialistul
analyst | ro analist analistă analiști analistul
operator | ro operator operatoare operatori operatorul
representative | ro reprezentant reprezentantă reprezentanți
agent | ro agent agentă agenți
inspector | ro inspector inspectoare inspectori
administrator | ro administrator administratoare administratori
planner | ro planificator planificatori
musician | ro muzician muziciană
actor | ro actor actriță actori
artist | ro artist artistă artiști
producer | ro producător producătoare
fundraiser | ro specialist_strângere_de_fonduri
grant writer | ro redactor_de_granturi
policy analyst | ro analist_de_politici
urban planner | ro urbanist urbaniști
`;
