/** What people do at work, as verbs and as nouns. */
export const tasks = `
accompany | acompaña-
accuracy | precisión minucios-
activity | actividad-
advice | asesora-
advise | asesorar aconsejar orientar
agriculture | agricultur- agrícola-
analysis | análisis analizar
annual | anual-
answer | atender responder respuesta-
apply for benefits | tramitación_de_prestaciones tramitar_ayudas prestaciones
area | área- zona-
assess | calificar calificaciones
assist | asistir asistencia
bake | horneado
book | reservar
build | construir levantar
building materials | materiales_de_construcción
buy | compra comprar
calculate | calcular
care for | atención
careful | cuidados-
carry | manipul- levantar_peso
check | comprob- verific- comprobar comprobación revisar verificar
check in | registro_de_entrada llegadas
children | niñ-
city | ciudad-
clean | limpieza-
collect | recoger recogida_de
color hair | teñir tintes tinte mechas
commercial | mercantil-
compare | compar-
conduct | realizar realización llevar_a_cabo
construction | construcc- obra obras
control | control controlar
cook | guisar
coordinate | coordinar tratar_con
coordination | coordin-
counsel | asesoramiento acompañamiento acompañar orientación
count | recuento
count stock | inventario inventarios
country | país países extranjer-
create | crear creación
creativity | creativ-
cut | cortar corte cortes
daily | diari-
day | día días jornada-
deliver | entregar repartir
department | departamento-
design | diseñ- diseñar diseño- maqueta- maquetación
development | desarroll-
diagnose faults | localizar_fallos localizar_averías diagnosis
difficult | difícil- dificultad-
digital | digital-
disinfect | desinfec- desinfect-
dispatch | expedir
document | documento-
drill | taladrar perforar
edit images | retoque_de_imágenes retoque_fotográfico
encourage | fomenta- potenciar
energy | energ-
environmental | ambiental- medioambient-
evaluation | evalu- valora-
explain | explic-
family | familia-
feed | alimentar
find | localizar localización encontrar
flexible | flexib-
food | aliment-
grade | corregir
group | grupo-
guard | custodiar custodia vigilar guardar
harvest | cosechar cosecha recolección
help | ayuda ayudar ayud-
hours | hora horas
house calls | visitas_a_domicilio
implementation | implement- implant-
improvement | mejora- optimiz-
industrial | industrial-
industry | industri- sector-
inform | informar
inspection | inspecc-
install | instalar instalaci-
installation | instal- montaje
instruct | formar instruir
international | internaciona-
invoice | facturar
knead | amasar amasado
label | etiquet-
large | gran grande grandes
leadership | liderazgo liderar
lift and move patients | movilizar movilización cambios_posturales
list | lista listas listado-
listen | escuch-
maintain | mantener mantenimiento revisiones
maintenance | mantenimient-
management | gestión gestionar dirección
manufacturing | fabrica- mecanizado
material | material-
mechanical design | diseño_mecánico
method | método-
monitoring | seguimiento vigila-
monthly | mensual-
motivate | motiva-
mow and prune | segar podar siega
national | naciona-
negotiate | negociar negociaci-
new | nuevo nuevos nueva nuevas
night | noche- nocturn-
observe | observ-
operate | operar manejar
order | pedir pedidos
order supplies | hacer_pedidos realizar_pedidos
organization | organiz-
pack | embalar embalaje- empaquetar envasar envasado
parents | padres familias
passion | pasión vocación
patience | paciencia
patrol | ronda patrull-
person | persona-
physical strength | fuerza_física esfuerzo_físico
pick orders | preparar_los_pedidos preparar_pedidos
plan | plan planes
planning | planific-
plant | plantar sembrar
plastic | plástic-
post entries | contabilizar asientos
preparation | prepara- elabora-
prepare | preparar preparación
prepare lessons | preparar_las_clases
private | privad- particular-
problem | problema-
process | proceso-
processing | procesa- tramita-
production | producción
professional | profesional-
profile | perfil
project | proyecto-
protect | proteger protección
publish | publicar publicación publicaciones
quality | calidad
quality control | control_de_calidad
receive | recibir acoger
record | registrar anotar
refer | derivar derivación
reliability | fiabilidad
remove | retirar desmont- eliminar
repair | repara- reparar arreglar arreglo- reparación reparaciones arreglo
replace | sustitu- reemplaz- cambio_de cambiar cambio sustituir sustitución reemplazar
report | avisar comunicar aviso notificar
requirements analysis | análisis_de_requisitos
research | investiga- investigar investigaci-
respond to complaints | gestión_de_reclamaciones gestión_de_quejas
responsible | responsabl-
results | resultado-
review | revis-
rules | norma normas regla reglas reglament-
safety | seguridad prevención_de_riesgos
schedule | horario- calendario
schedule appointments | dar_citas
screen | cribar criba preselección
secure cargo | sujeción_de_la_carga estibar estiba
sell | vender venta ventas
serve | atender_mesas
service | servicio-
shape | moldear dar_forma
small | pequeñ-
software development | desarrollo_de_software
solution | solucion- solución
solve | resolver resolución
sort | clasific- clasificar clasificación
standards | estándar-
sterilize | esteriliz-
store | almacenar almacenaje almacenamiento
strategy | estrateg-
style hair | peinar peinado- recogidos permanentes
supervise | supervisar supervisión
supervision | supervis-
support | apoy- soporte-
take calls | atender_llamadas recepción_de_llamadas atender_el_teléfono
talk | conversacion- hablar
teach | enseñar
teamwork | trabajo_en_equipo
test | prueba- ensayo-
train staff | capacitar
translate | traducir traducci-
transport of patients | traslado_de_pacientes
update | actualiza-
use | uso utiliz- manejo
use of computers | informática_a_nivel
visit | visit-
visit homes | visitas_domiciliarias
wash and dress | vestir
week | semana semanas
weekly | semana-
weigh | pesar pesaje
welcome guests | acoger_a_los_huéspedes atención_al_huésped recibir_a_los_huéspedes
weld | soldadura
workplace | lugar_de_trabajo
write | redactar redacción elaborar elaboración
writing | escrib- redac- escribí
`;
