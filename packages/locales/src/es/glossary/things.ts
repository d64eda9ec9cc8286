/** Things, places and people of work. */
export const things = `
addiction | adiccion- drogodependen-
airport | aeropuerto-
annual accounts | cierre-
asylum seekers and migrants | migrante- refugiad- inmigra- inserción
bank customers and loans | hipoteca-
banquet | banquete- eventos
bathroom fittings | grifo- grifería lavabo- ducha-
beds | cama camas
bookings | reservas
bus | autocar
camera and film | rodaje cine edición_de_vídeo
cashing and payment | cobrar cuentas_de_los_clientes
cattle and dairy | vacas ganado ordeño establo
childbirth | parto- maternidad
classroom | aulas
cleaning of floors and windows | suelos cristales limpieza_de_oficinas
cloud and servers | nube centro_de_datos
contracts and deeds | escrituras contratos notaría
curriculum | currículo
customer calls | llamadas_entrantes llamadas_salientes
customer complaints | reclamación
customer questions | consultas_de_clientes dudas
daily life | vida_diaria actividades_básicas
dangerous goods | mercancías_peligrosas adr
drainage | alcantarillado
drawing and crafts | manualidades plástica
dressings and wounds | vendaje- heridas
drinks and bar | bebidas barra bar
excursion | excursion- salidas
exercises | ejercicios
fashion and clothes | moda prendas
fields and crops | campos cultivos cereales
food processing | industria_alimentaria elaborados
forest and timber | tala
freight | carga_de_mercancías flete-
front desk | mostrador
glasses and lenses | gafas lentillas graduación
greenhouse | invernadero-
groceries | supermercado alimentos
heat pumps and boilers | bomba_de_calor calderas
highway and long distance | larga_distancia autopista-
home care | ayuda_a_domicilio domicilio
homework | tareas_escolares
insurance claims | pólizas póliza
job interviews | entrevistas_de_trabajo entrevistas entrevista
laboratory tests | laboratorio- análisis_clínicos muestras
ladder and heights | altura trabajos_en_altura
lawsuits | juicio- demanda pleito- procesal
learning support | refuerzo apoyo_educativo
leave and working time | vacaciones cuadrantes horarios
leisure activities | actividades_de_ocio ocio dinamización
make-up | maquillaje
market research | investigación_de_mercado estudio_de_mercado
masonry and plastering | albañilería enfoscado
meals | comida-
medicines | receta recetas medicamentos
mobile applications | aplicaciones_móviles
municipality | ayuntamiento municip- administración_pública
newspaper and radio | periódico- radio televisión
nursing home | residencia residencia_de_ancianos geriátrico
playgroup | escuela_infantil
port | puerto portuari-
private customers | particulares hogares
production line | línea
quality checks | controles_de_calidad
rail | vías
real estate | inmueble- alquiler-
rehabilitation | rehabilitación
rest periods and driving times | tiempos_de_conducción descansos
room keys | llave-
setting up machines | ajuste preparación_de_máquinas
sewing machine | máquina_de_coser costura
skin and face treatments | tratamientos_faciales depilación
small repairs | pequeñas_reparaciones
solar and wind energy | fotovoltaic- eólic-
sports lessons | clases_deportivas gimnasio-
stage and theater | escenario teatro- espectáculo-
swimming pool | piscina- socorrista-
targets and sales figures | objetivos_de_venta
telephone sales | televenta telemarketing venta_telefónica
tickets and support requests | incidencias soporte_técnico
tractor | tractor-
vehicle fleet | flota
vineyard and wine | viñedo- viña- vino bodega-
vital signs | constantes
volunteers | voluntari-
waste and recycling | residuos reciclaje
welded steel | estructuras_metálicas
well-being and dignity | bienestar dignidad
windows and doors | puerta puertas
wooden furniture | muebles mueble madera
work orders | partes_de_trabajo órdenes_de_trabajo
`;
