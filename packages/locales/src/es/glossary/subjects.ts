/** Money, people, offices, media, law, computers, and other fields of work. */
export const subjects = `
access control | control_de_accesos control_de_acceso accesos acceso
account | cuenta cuentas
accounting | contabilid-
accounts payable | cuentas_por_pagar
accounts receivable | cuentas_por_cobrar
administration | administra-
advertisements | anuncio-
advertising | publicidad
alarm | alarma-
animals | animales animal mascotas
applicants | aspirante-
applications of candidates | candidatura-
appointments | cita citas agenda agendas
articles | artículo-
artificial intelligence | inteligencia_artificial
assets | inmovilizado activos_fijos
audience reach | alcance- audiencia-
audit | auditorí-
authorities | autoridad- organismos
backup | copias_de_seguridad
bakery | panadería obrador
balance sheet | balance balances
bank | banco- bancari- banca
bank reconciliation | conciliación_bancaria
bank statements | extractos_bancarios extracto-
banners | banner-
beard | barba barber-
bookkeeping entries | asientos_contables asiento- apunte-
brand | marca marcas
bread | barras hogaza- bollería
bride and wedding | novia boda-
budget | presupuest-
business administration | administración_de_empresas
cakes and pastries | tarta tartas pasteles repostería pastelería
call center | centro_de_llamadas
calls | llamada- llamadas
campaigns | campaña-
cash register | caja
child protection | servicios_de_menores protección_de_menores
children | niño- niña- alumnado
claims | siniestro-
clutch and transmission | embrague- caja_de_cambios
communication | comunic-
complaint | reclamacion- queja-
contact with customers | trato_con_clientes
contents | contenido-
contract | contrato-
controlling | control_de_gestión
correspondence | correspondenci-
cosmetics | cosmétic-
cost | coste costes costo
court | juzgado- tribunal-
crisis | crisis dificultad dificultades
customer | cliente- clientela
customer service | atención_al_cliente atención_al_público servicio_al_cliente
data entry | introducción_de_datos grabación_de_datos
deadline and punctuality | puntual-
debt collection | cobros recobro- morosos
debts | cobro- deuda- morosid-
dental impressions | moldes impresiones_dentales
dental treatment chair | sillón
design of layouts | maquet-
disabled people | discapacidad- discapacitad-
documentation | documenta-
dough | masa masas masa_madre
elderly people | ancianos tercera_edad residentes
employees | emplead-
employment contracts | contrato_laboral contratos_laborales
events | evento-
exhaust systems | escapes tubo_de_escape
expenses | gasto-
fermentation | fermentación
figures | cifra-
filing | archiv-
fillings and cleaning of teeth | empaste- limpieza_dental
finance | finanz- financ-
financial statements | cuentas_anuales estados_financieros
flowers | flor flores ramos_de_flores
food safety | higiene_alimentaria seguridad_alimentaria
forms | formulario-
foster home | pisos_tutelados centro_de_acogida hogar_de_acogida
freight documents | albarán albaranes carta_de_porte
friendly manner | trato_amable amable amabilidad buena_presencia
garage | taller_mecánico
goods | género
graphics | gráfic- grafismo
hair | cabello capilar-
hair salon | salón_de_belleza peluquería
haircuts | cortes_de_pelo cortes_de_señora
hardware | hardware
heating systems | calefacción radiadores
hedges and lawn | seto- césped zonas_verdes parterres
hiring | contratación contrataciones contratar
hotel | hostal
hotel guests | clientes_del_hotel
human resources | recursos_humanos
identity cards | credencial- acreditaci-
incidents | incidente-
information | información informaciones
information security | ciberseguridad seguridad_informática
inquiries | consulta- solicitud-
instruments | instrumental instrumento-
insurance | seguro seguros asegurador-
internet | internet en_línea
interviews | entrevista-
investment | inversi-
invoice | factura- facturación
irrigation | riego regar
job postings | oferta_de_empleo ofertas_de_empleo
journalism | periodis-
kitchen staff | personal_de_cocina ayudantes_de_cocina
labor law | derecho_laboral legislación_laboral
laundry | lavandería
leak | fuga- goteras
ledger | libro_mayor
legislation | legislación normativa-
loan | préstamo- crédito-
logos and icons | logotipo- logos iconos icono
machine learning | aprendizaje_automático
mail | correo- e-mail-
managers | mandos directivos responsables
market | mercado-
marketing | marketing mercadotecnia
media | medios_de_comunicación audiovisual-
medical practice | consulta consultorio gabinete gabinetes
meeting | reunion- reunión
mobile | móvil móviles
month-end closing | cierre_mensual
nails | uñas manicura
negotiation | negoci- negocié
new customers acquisition | captación captar prospección
newsletter | boletín boletines
notary | notar-
offer | oferta-
office | oficina- ofimática
onboarding | incorporación_de
online store | tienda_online tienda_en_línea comercio_electrónico
operating systems | sistema_operativo sistemas_operativos
oven | hornos
paint | barniz
parcels | bultos
parents | familias_de_los_alumnos
patient records | fichas historias_clínicas historia_clínica
payment | pago-
payroll | nómina nóminas
personnel administration | administración_de_personal
phone calls | telefónic-
photos | foto- imagen imágenes
physically fit | buena_forma_física
present | actualidad presente actual
presentation | present-
press | prensa
primary school | colegio colegio_público
printer | impresora-
printing | artes_gráficas
product | producto-
profit | rentabil- ganancia-
public relations | relaciones_públicas
pupils | escolares
purchasing | compras aprovisionamiento-
reading and writing | lectura_y_escritura lectoescritura
receipts and vouchers | comprobante- justificantes
records | registr- expediente-
recruitment | selección_de_personal reclutamiento
report | informe- reporte-
retail | comercio_minorista
risk | riesgo-
route | trayecto-
sales | venta- comercial-
scanner | lector lector_de_códigos escáner
search engines | buscador- motores_de_búsqueda posicionamiento_web
selection of personnel | selección
shelf | estantería- estantes
shopping center | centro_comercial centros_comerciales
social insurance contributions | seguridad_social cotizac-
social media | redes_sociales medios_sociales
social services | servicios_sociales trabajo_social
staff | personal plantilla
statistics | estadísti-
store | tienda-
stores | tienda tiendas
studies | estudios
subscriptions | abonad- suscripci-
supplier | proveedor-
surveillance | vigilancia rondas
surveillance cameras | cámara cámaras videovigilancia
survey | encuesta-
target | objetivo- meta-
tax | impuesto- fiscal- tributari-
tax law | normativa_fiscal derecho_tributario
tax return | declaraciones_de_impuestos declaración_de_impuestos
teeth | diente- bucal bucodental-
telephone | teléfon-
texts | texto-
timing belts | correas correa_de_distribución
tires | neumático-
trade | comercio
trade fairs | feria-
trainees | becarios
transfers | transferencia-
trial balance | balance_de_comprobación
truck | camiones
turnover | facturación_anual
typing | mecanograf-
typography | tipografía-
user interfaces | interfaces_de_usuario interfaz_de_usuario
users | usuario-
vacancies | vacante-
value added tax | iva
vehicle inspection | itv
video | vídeo- película-
visitors | visitante- visitas
wages | salarios sueldos
water pipes | cañería-
web pages | páginas tiendas_en_línea sitios_web
website | sitio_web página_web páginas_web la_web
x-rays | radiografía- rayos_x
youth | adolescente- jóvenes juventud menores
`;
