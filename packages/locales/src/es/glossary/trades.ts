/** Kitchens, shops, health, care, schools, building, machines, vehicles. */
export const trades = `
adjustment | ajust- regulación
air conditioning | climatiz- aire_acondicionado
ambulance | ambulancia-
animals | animal-
apartment | piso pisos apartament-
apprenticeship | aprendizaje
art | arte artes artístic-
assemblies | conjuntos
assembly | ensambl- montar
assembly line | línea_de_montaje cadena_de_montaje línea_de_producción
automated tests | pruebas_automatizadas
automation | automatiz-
baking | hornead- hornear horno
bathroom | baño baños cuarto_de_baño
battery | batería-
beauty | estética
beverages | bebida-
blood | sangre
blood pressure | tensión_arterial presión_arterial
body care | aseo aseos higiene_personal
boiler | caldera- calentador-
books | libro libros
brakes | freno-
bread | pan panes
breakfast | desayun-
bricks | ladrillo- albañiler-
building | edificio-
bus | autobús autobuses autocar-
cable | cable- cablead-
calculation | cálcul-
car | coche- automóvil- automoción
cardiology | cardiolog-
care | cuidado- cuidar
carrier | transportista-
cash | efectivo
catering | catering colectividades
cattle | ganado- vaca-
circuit | circuito-
class | clase aula
cleaning | limpieza
cleanliness | limpia limpio limpiar
clinic | clínic-
clothing | ropa
CNC machines | control_numérico máquinas_de_control_numérico
code | código
cold | frío fríos fría frías
computer | ordenador-
concrete | hormig- concreto
connect | conectar conexión conexiones conexion-
construction site | pie_de_obra
containers | contenedor-
cooking | cocinar cocción elaborar_platos
crane | grúa-
crops | cultivo- siembra cereal-
curriculum | programación_didáctica plan_de_estudios
customs | aduan-
data | datos
database | base_de_datos bases_de_datos
delivery | entrega- reparto
dental | dental-
diagnosis | diagnós-
dinner | cena cenas
disabilities | discapac-
dishes | plato platos
disinfection | desinf-
doors and windows | puerta- ventana-
drawing | plano planos dibuj-
drilling | taladr- perfor-
driving | conducir conducción
elderly | ancian- personas_mayores mayores
electric switchboard | cuadro_eléctrico cuadros_eléctricos cuadros
electrical | eléctric-
electricity | electricid-
electronics | electrónic-
elementary school | escuela_primaria educación_primaria primaria
elevator | ascensor-
emergency | urgencia- emergencia-
engine | motor-
equipment | equipamiento- aparato-
excavator | excavador- retroexcavador-
export | exporta-
fabric | tejido- tela telas textil-
factory | fábric-
faults | avería- fallo fallos
feeding | alimentación dar_de_comer
finite element analysis | elementos_finitos cálculo_por_elementos_finitos
fire protection | incendio- contraincendios
first aid | primeros_auxilios
fish | pescad-
floor | suelo- pavimento-
forest | forest- bosque-
forklift | carretilla- carretilla_elevadora
freight rates | tarifas
fruit | fruta-
fuel | combustible-
furniture | mueble- mobiliari-
garden | jardín jardines
gas | gas gases
goods | mercancía- mercadería-
goods receiving | recepción_de_mercancías
graphic design | diseño_gráfico
grinding | lijado pulido rectificado
guests | comensal- huésped-
hair | cabello- pelo
harvest | cosech- recogida vendimia
health | salud sanitari-
heating | calefac-
home care | a_domicilio asistencia_domiciliaria
homework | deberes
hospital | hospital-
hot | calient-
hotel | hotel-
housekeeping | tareas_domésticas
houses | casa casas vivienda-
hydraulic | hidrául-
hygiene | higien-
import | importa-
infusion | intravenos-
ingredients | ingrediente-
injections | inyec-
insulation | aislamient- aislant-
interface | interfaz interfaces
inventory | inventari- existencias
kindergarten | guardería- jardín_de_infancia educación_infantil
kitchen | cocin-
laboratory | laborato-
laundry | lavander- ropa_de_cama
lawn | césped-
laying | tender tendido colocación colocar
leaks | fuga fugas escape
legal | jurídic- legal-
lessons | lección lecciones
library | biblioteca-
lighting | alumbrad- iluminac- luminaria-
loading | carga cargar descarga descargar carga_y_descarga
logistics | logístic-
lubrication | engras- lubric-
lunch | almuerzo-
machine | máquina- maquinari-
massage | masaje-
meals | comida comidas
measurement | medición mediciones medir
meat | carne carnes
mechanical | mecánic-
medical | médic-
medication | medica- fármaco-
mental | mental- psiquiátric-
menu | menú menús de_la_carta
merchandise display | escaparate- reposición
metal | metal-
meters | contadores_eléctricos contador_de contadores
milking | ordeñ- leche
milling | fresa- fresado
mobility | movilid- moviliz-
modelling | modelado modelad-
music | músic-
network | redes red
nursing home residents | residente- residencia_de_mayores geriátric-
oil | aceite-
olympiad | olimpiada
order | pedido-
order picking | preparación_de_pedidos
packaging | embal- envas- empaquet-
painting | pintura pinturas pintar
pallets | palé palés palet palets
parcels | paquete- paquetería
parts | pieza-
pastry | pastel- repostería-
patient | paciente-
patient care | cuidado_de_los_pacientes
pharmacy | farmacia-
pipes | tubería- tubo tubos
plants | planta_ornamental plantas
plaster | yeso- enlucid- enfoscad- pladur
play | juego- jugar
plumbing | fontanería sanitarios
power | potencia
prices | precio-
printing | impresión imprenta impresor-
programming | programa-
protective equipment | equipos_de_protección
prototype | prototip-
psychology | psicología
public | públic-
pump | bomba bombas bombeo
reading | lectura leer
real estate | inmobiliari-
receipts | recibo- tique-
receiving | recepción
reception | recepción_de_visitas recibir_visitas
recipes | receta-
refrigeration | frigoríf- refriger-
relational databases | bases_de_datos_relacionales
reservations | reserva-
restaurant | restaurant- hosteler-
road | carretera-
robot | robot-
roof | tejado- techo techos cubierta
rooms | habitacion- habitación sala salas
route | ruta-
samples | muestra-
sawing | sierra- aserrad- serrar
scaffolding | andamio- andamiaj-
screws | tornillo- atornill-
security guard | vigilante_de_seguridad
server | servidor-
serving | servir sirviendo
sewer | desagüe- saneamiento- alcantarill- desatasc-
sewing | coser costura-
sheet metal | chapa chapas
shelves | estante- lineal lineales
ship | buque- barco- naval
shipping | expedición envío-
shoes | zapato- calzado
skin | piel
social | social-
software | aplicacion- aplicación software
solar panels | fotovolta- placas_solares solar solares
spare parts | repuesto- recambio-
special education | educación_especial necesidades_educativas
sports | deport-
stairs | escalera-
steel | acero-
strength calculation | cálculos_de_resistencia
surgery | cirug- operación_quirúrgica quirófano
swimming | natación piscina
switches and outlets | interruptor- enchufe-
system | sistema-
systems installation | instalaciones_técnicas
tables | mesa mesas
tachograph | tacógrafo-
teaching | impartir docencia clases
technical | técnic-
technical drawings | planos_técnicos
technology | tecnolog-
temperature | temperatur-
therapy | terapi- rehabilit-
tiles | azulejo- baldosa- alicatad-
tires | neumátic-
tolerances | toleranci-
tools | herramienta-
tourism | turis-
trailer | remolque- semirremolque- tráiler
train | tren trenes ferroviari-
translation | traduc-
transport | transport-
travel | viaje-
treatment | tratamient-
trees | árbol- poda
troubleshooting | localización_de_averías diagnóstico_de_averías
truck | camion- camión
turning | torno tornos torneado
unit tests | pruebas_unitarias
vaccination | vacun-
valves | válvula- grifo grifos griferí-
vegetables | verdura- hortaliza-
vehicle | vehículo-
ventilation | ventilac-
vital signs | constantes_vitales
voltage | baja_tensión alta_tensión
wall | pared paredes muro muros tabique-
ward | planta
warehouse | almacén-
washing | lavar lavado fregar
waste | residuo- basura-
water | agua aguas
web application | aplicaciones_web
web services | servicios_web
welding | soldad- soldar
wiring | tendido_de_cables
wiring diagrams | esquemas esquema esquemas_eléctricos
wood | madera-
workshop | taller-
wound | herida- curas
`;
