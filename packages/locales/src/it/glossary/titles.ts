/** Titles of jobs and the words they are built from. */
export const titles = `
accountant | contabil- ragionier-
actor | attor- attric-
administrator | amministrator-
agent | agent-
analyst | analist-
architect | architett-
assembler | montator- assemblator-
assistant | assistent- aiutant-
auditor | revisor-
automotive mechanic | meccanico_auto meccanico_d_auto autoriparator- autoripara-
baker | panettier- pasticcier- fornai- panificator-
bank clerk | impiegato_di_banca
bank teller | bancari-
bartender | barista- barman
beautician | estetist-
body repairer | carrozzier-
bookkeeper | addett-_alla_contabilità aiuto_contabile
bus driver | autista_di_autobus
butcher | macellai-
buyer | buyer acquisitor-
call center agent | operatore_telefonico operatrice_telefonica operatore_di_call_center operator-_telefonic- operator-_call_center centralinist-
caretaker of the building | portinai- custode bidell- custod-
carpenter | falegnam- carpentier-
cashier | cassier- addett-_alla_cassa
chief | capo
chief accountant | responsabile_contabile capo_contabile
childcare worker | baby-sitter puericultric- educatrice_d_infanzia tata babysitter
civil engineering | ingegneria_civile ingegneria_edile
cleaner | addetto_alle_pulizie addett-_alle_pulizie addett-_pulizie
clerk | impiegat-
coach | allenator- istruttor-
construction worker | murator- operaio_edile manoval-
consultant | consulent-
cook | cuoco cuoca cuoc- chef_di_cucina
coordinator | coordinator- coordinatric-
courier | corrier- fattorin- postin-
customer service representative | addetto_al_servizio_clienti addetta_al_servizio_clienti addett-_al_servizio_clienti addett-_all_assistenza
data analyst | analista_dati
data scientist | scienziato_dei_dati
dental assistant | assistente_alla_poltrona assistente_di_studio_odontoiatrico assistente_dentale
dental technician | odontotecnic-
dentist | dentist- odontoiatr-
design engineer | progettist-
designer | grafico designer-
dietitian | dietist- nutrizionist-
director | direttor- direttric-
draftsman | disegnator-
driver | autist- conducent-
editor | redattric-
electrical engineering | ingegneria_elettrica
electrician | elettricist-
elementary school teacher | maestra_elementare insegnante_di_scuola_primaria insegnante_elementare maestro maestra maestri
engineer | ingegner-
engineering | ingegneria
event manager | organizzatore_di_eventi
executive assistant | assistente_di_direzione
farm worker | bracciant-
farmer | agricoltor- allevator-
financial analyst | analista_finanziario
firefighter | vigile_del_fuoco pompier- vigil-_del_fuoco
fisher | pescator-
flight attendant | assistente_di_volo
florist | fiorai- fiorist-
foreman | capocantiere caporeparto capoturno
forester | forestal- boscaiol-
forklift operator | mulettist-
funeral director | necroforo
gardener | giardinier-
glazier | vetrai-
graphic designer | grafico_pubblicitario designer_grafico grafic-
hairdresser | parrucchier- acconciator- acconciatric-
help desk technician | tecnico_informatico
helper | aiuto-
home health aide | badant- assistente_familiare
hotel receptionist | addett-_alla_reception addett-_al_ricevimento portiere_d_albergo
housekeeper | cameriera_ai_piani governant- colf
human resources manager | responsabile_risorse_umane responsabile_delle_risorse_umane
human resources specialist | addetto_alle_risorse_umane addett-_alle_risorse_umane
inspector | ispettor-
insurance agent | agente_assicurativo agente_di_assicurazioni agente_assicurativ- assicurator-
interior designer | arredator-
journalist | giornalist- redattor-
judge | giudice magistrat-
kindergarten teacher | educator-
kitchen helper | lavapiatti aiuto_cucina
laboratory technician | tecnico_di_laboratorio
lawyer | avvocat- giurist-
librarian | bibliotecari-
locksmith | fabbro fabbri
logistics coordinator | coordinatore_logistico addetto_traffico
machine operator | operator-_di_macchina addett-_alla_produzione conduttor-
machinist | tornitor- fresator-
maintenance technician | tecnico_manutentore
manager | responsabil- gestor-
marketing manager | responsabile_marketing
mechanic | meccanico_di manutentor-
medical assistant | assistente_di_studio_medico
midwife | ostetric-
musician | musicist-
nurse | infermier-
nursing | infermieristic-
nursing assistant | operatore_socio_sanitario oss ausiliari- operatrice_socio_sanitaria badante-
occupational therapist | terapista_occupazionale
office manager | responsabile_amministrativo
operator | operator- operaio
optician | ottic- optometrist-
packer | imballator- confezionator-
painter | imbianchin- verniciator- pittor-
paralegal | segretari-_legale praticante
paramedic | soccorritor-
payroll clerk | addett-_paghe addett-_alle_paghe
pharmacist | farmacist-
pharmacy technician | magazziniere_farmaceutico
photographer | fotograf-
physical therapist | fisioterapist-
physician | medico medici
pilot | pilot-
plumber | idraulic- termoidraulic-
police officer | poliziott- carabinier-
principal of the school | preside dirigente_scolastico
printer | stampator-
production manager | responsabile_di_produzione
production worker | operaio_di_produzione addetto_alla_produzione
professor | professore_universitario
project manager | capo_progetto responsabile_di_progetto
psychologist | psicolog-
quality inspector | addetto_al_controllo_qualità
radiologic technologist | tecnico_di_radiologia
real estate agent | agente_immobiliare agente_immobiliar-
receptionist | receptionist addetto_alla_reception
recruiter | selezionator- addetto_alla_selezione
representative | rappresentant-
roofer | lattonier- copritetto
sailor | marinai-
sales manager | direttore_commerciale responsabile_vendite
sales representative | agente_di_commercio rappresentante funzionario_commerciale agente_commerciale
salesperson | venditor- venditric- commess- addett-_alle_vendite
scientist | ricercator-
secretary | segretari- impiegat-_amministrativ-
security guard | guardia guardie vigilante- addett-_alla_sicurezza vigilante portier-
sheet metal worker | lamierist-
shoemaker | calzolai-
social media manager | social_media_manager
social worker | assistente_sociale educatric-
software developer | sviluppator- sviluppatric- programmator- programmatric-
software tester | collaudator-
soldier | militar- soldat-
sous chef | secondo_cuoco capocuoco aiuto_cuoco chef_de_cuisine
specialist | specialist- addett-
speech therapist | logopedist-
stock clerk | scaffalist- addett-_al_rifornimento
store manager | responsabile_negozio
surveyor | geometra geometri
system administrator | amministratore_di_sistema sistemist-
tailor | sart- cucitric-
tax advisor | commercialist- consulente_fiscale
taxi driver | tassista-
teacher | insegnant- docent- maestr- professor-
teaching assistant | insegnante_di_sostegno assistente_educatore
team leader | capo_squadra caposquadra
technician | tecnico perito
tiler | piastrellist-
tour guide | guida_turistica
train driver | macchinist-
trainee | tirocinant- stagist- apprendist-
trainer | formator-
translator | traduttric- interprete
travel agent | agente_di_viaggio
truck driver | camionist- autista_di_camion autotrasportator- conducente
user interface designer | designer_di_interfacce
veterinarian | veterinari-
veterinary assistant | assistente_veterinari-
waiter | camerier-
warehouse worker | magazzinier- addetto_al_magazzino addetta_al_magazzino facchin-
web designer | web_designer
welder | saldator-
worker | lavorator- operai-
`;
