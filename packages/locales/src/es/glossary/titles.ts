/** Titles of jobs and the words they are built from. */
export const titles = `
accountant | contable- contador-
actor | actor actriz
administrator | administrador-
agent | agente-
analyst | analista-
architect | arquitect-
assembler | montador- ensamblador-
assistant | asistente- ayudante- auxiliar-
auditor | auditor-
automotive mechanic | mecánico_de_automóvil- mecánico_de_coches oficial_de_taller electromecánic-
baker | panader- pastele- reposter- oficial_de_panadería
bank clerk | empleado_de_banca cajero_de_banco
bank teller | gestor_bancario
bartender | barman camarero_de_barra
beautician | esteticista- esteticien-
body repairer | chapista-
bookkeeper | auxiliar_contable
bus driver | conductor_de_autobús
business analyst | analista_de_negocio
butcher | carnicer-
buyer | comprador-
call center agent | teleoperador- agente_telefónico telefonist- operador_telefónic-
caretaker of the building | conserje- portero conserje
carpenter | carpinter- ebanista- ebanist-
cashier | cajer-
chief | jefe jefa
chief accountant | jefe_de_contabilidad jefa_de_contabilidad
childcare worker | niñer- cuidadora_de_niños educadora_infantil
civil engineering | ingeniería_civil
cleaner | limpiador- personal_de_limpieza operario_de_limpieza
clerk | administrativo administrativa oficinista
coach | entrenador- monitor_deportivo
construction worker | albañil- peón_de_obra obrero_de_la_construcción oficial_de_obra
consultant | consultor- asesor-
cook | cociner-
coordinator | coordinador-
courier | mensajer- repartidor- cartero carteros carter-
customer service representative | agente_de_atención_al_cliente asesor_comercial gestor_de_clientes
data analyst | analista_de_datos
data scientist | científico_de_datos
dental assistant | auxiliar_de_odontología auxiliar_de_clínica_dental auxiliar_dental higienista_dental higiene_bucodental
dental technician | protésico_dental
dentist | odontólog- dentista-
design engineer | proyectista
designer | diseñador-
dietitian | dietista- nutricionist-
director | director-
draftsman | delineante-
driver | conductor- chófer
electrical engineering | ingeniería_eléctrica
electrician | electricista-
elementary school teacher | maestro_de_primaria maestra_de_primaria maestro_de_educación_primaria maestra_de_educación_primaria profesor_de_primaria maestr-_de_primaria maestro maestra
engineer | ingenier-
engineering | ingeniería
event manager | organizador_de_eventos
executive assistant | asistente_de_dirección
farm worker | jornaler- peón_agrícola
farmer | agricultor- ganader-
financial analyst | analista_financiero
firefighter | bomber-
fisher | pescador-
flight attendant | auxiliar_de_vuelo azafat- tripulante_de_cabina
florist | florist-
foreman | capataz- encargado_de_obra
forester | guarda_forestal
forklift operator | carretiller-
funeral director | agente_funerario
gardener | jardiner-
glazier | cristaler-
graphic designer | diseñador_gráfico diseñadora_gráfica grafist-
hairdresser | peluquer-
help desk technician | técnico_informático técnico_de_soporte
home health aide | cuidador- auxiliar_de_geriatría gerocultor-
hotel receptionist | recepcionist-
housekeeper | camarera_de_pisos gobernant- empleada_del_hogar emplead-_de_hogar gobernanta-
human resources manager | responsable_de_recursos_humanos director_de_recursos_humanos
human resources specialist | técnico_de_recursos_humanos
inspector | inspector-
insurance agent | agente_de_seguros corredor_de_seguros
interior designer | interiorista- decorador-
journalist | periodista- redactor-
judge | juez- magistrad-
kindergarten teacher | educador_infantil
kitchen helper | pinche- friegaplatos
laboratory technician | técnico_de_laboratorio
lawyer | abogad- jurista-
librarian | bibliotecari-
locksmith | cerrajer-
logistics coordinator | coordinador_de_logística gestor_de_tráfico
machine operator | maquinist- operario_de_máquina
machinist | torner- fresador-
maintenance technician | técnico_de_mantenimiento operario_de_mantenimiento
manager | gerente- encargad- responsable- gestor-
marketing manager | responsable_de_marketing director_de_marketing
mechanic | mecánico_de
medical assistant | auxiliar_médico
midwife | matron-
nurse | enfermer-
nursing | enfermería
nursing assistant | auxiliar_de_enfermería auxiliar_de_clínica auxiliar_sanitario celador-
occupational therapist | terapeuta_ocupacional
office manager | jefe_de_oficina
operator | operari- operador-
optician | óptico_optometrista óptica_optometrista
packer | empaquetador- envasador-
painter | pintor-
paralegal | procurador- oficial_de_notaría
paramedic | técnico_en_emergencias
pastry cook | pasteler- repostero repostera
payroll clerk | técnico_de_nóminas técnica_de_nóminas
pharmacist | farmacéutic-
pharmacy technician | auxiliar_de_farmacia técnico_de_farmacia
photographer | fotógraf-
physical therapist | fisioterapeut-
physician | médico médica médicos
pilot | pilot-
plumber | fontaner- plomero- plomer-
police officer | policía- policía agente_de_policía
principal of the school | director_de_escuela
product manager | jefe_de_producto
production manager | jefe_de_producción
production worker | operario_de_producción
professor | catedrátic-
project manager | jefe_de_proyecto gestor_de_proyectos
psychologist | psicólog-
quality inspector | inspector_de_calidad
radiologic technologist | técnico_en_radiología técnico_de_rayos
real estate agent | agente_inmobiliario agente_inmobiliari-
receptionist | recepcionista-
recruiter | reclutador- técnico_de_selección técnica_de_selección
representative | representante-
roofer | techador- tejador-
sailor | marinero
sales manager | director_comercial jefe_de_ventas
sales representative | representante_comercial delegado_comercial delegada_comercial agente_comercial comercial_de
salesperson | vendedor- dependient- asesor_de_ventas
scientist | científic- investigador-
secretary | secretari- administrativ- auxiliar_administrativ-
security guard | guardia_de_seguridad vigilante- vigilante guarda
sheet metal worker | calderer-
shoemaker | zapater-
site manager | jefe_de_obra
social media manager | gestor_de_redes_sociales gestora_de_redes_sociales
social worker | trabajador_social trabajadora_social educador_social educadora_social integrador_social
software developer | desarrollador- programador-
software tester | probador- tester-
soldier | militar soldado-
sous chef | segundo_de_cocina jefe_de_cocina ayudante_de_cocina cocinero_jefe
specialist | especialista-
speech therapist | logoped-
stock clerk | reponedor-
store manager | encargado_de_tienda gerente_de_tienda
surveyor | topógraf-
system administrator | administrador_de_sistemas
tailor | costurer- modist- sastre-
tax advisor | asesor_fiscal
taxi driver | taxista-
teacher | profesor- maestr- docente-
teaching assistant | auxiliar_educativo
team leader | jefe_de_equipo
technician | técnico técnica
tiler | alicatador- solador-
tour guide | guía_turístico guía_turística
train driver | maquinista_de_tren
trainee | becari- aprendiz- prácticas
trainer | formador-
translator | traductor- intérprete-
travel agent | agente_de_viajes
truck driver | camioner- conductor_de_camión chófer_de_camión transportista
user interface designer | diseñador_de_interfaces
veterinarian | veterinari-
veterinary assistant | auxiliar_veterinari-
waiter | camarer-
warehouse worker | mozo_de_almacén almacenero operario_de_almacén almacener- preparador_de_pedidos
web designer | diseñador_web diseñadora_web
welder | soldador-
worker | obrer- trabajador-
`;
