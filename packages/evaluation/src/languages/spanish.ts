import type { LanguageSample } from './sample.ts';

/** Fictional people and employers. */
export const spanish: LanguageSample = {
  language: 'es',
  byProfession: {
    software: {
      advert: `Desarrollador Java
Somos una empresa de Zaragoza que crea soluciones para la banca.
Funciones
- Diseño y desarrollo de servicios web con Java y Spring Boot
- Escribir pruebas automatizadas y revisar el código de los compañeros
- Análisis de requisitos con el equipo de producto
Requisitos
- Al menos 3 años de experiencia en desarrollo de software
- Conocimientos sólidos de bases de datos relacionales y SQL
- Grado en ingeniería informática
- Inglés avanzado
- Se valorará experiencia con Docker
Ofrecemos: contrato indefinido, teletrabajo, seguro médico`,
      resume: `Íñigo Larrazabal
inigo.larrazabal@example.com | 600 123 456 | Zaragoza
Sobre mí
Programador con seis años de trayectoria en medios de pago
Experiencia laboral
Desarrollador de software
Ebrosoft SL, Zaragoza
marzo de 2019 – actualidad
- Diseñé servicios web en Java para transferencias inmediatas
- Escribí pruebas unitarias y de integración
Programador
Datos del Moncayo SA
junio de 2016 – febrero de 2019
- Módulos de facturación y consultas SQL
Formación académica
Grado en Ingeniería Informática, Universidad de Zaragoza, 2012 – 2016
Idiomas
Inglés – avanzado, Alemán – intermedio`,
      facts: {
        name: 'Íñigo Larrazabal',
        positions: ['Desarrollador de software | 2019-03 | present', 'Programador | 2016-06 | 2019-02'],
        languages: ['English', 'German'],
        level: 'bachelor',
      },
    },
    nursing: {
      advert: `Enfermero/a para planta de cardiología
Responsabilidades
- Administración de los tratamientos prescritos por el médico
- Control de constantes vitales y cuidado de los pacientes
- Registro en la historia clínica
Se requiere
- Grado o diplomatura en Enfermería
- Colegiación vigente, imprescindible
- Mínimo un año de experiencia hospitalaria
- Disponibilidad para turnos rotativos`,
      resume: `Rocío Valdearenas
rocio.valdearenas@example.com, 622 555 010, Cádiz
EXPERIENCIA PROFESIONAL
Enero 2018 – Actualidad
Enfermera, Hospital Bahía Sur, servicio de cirugía
- Cuidados antes y después de la operación, curas de heridas
- Administración de medicación intravenosa
Octubre 2015 – Diciembre 2017
Enfermera, Clínica Los Pinares
- Extracciones de sangre, toma de tensión
ESTUDIOS
Grado en Enfermería, Universidad de Cádiz, 2015
IDIOMAS
Francés B2, Inglés A2`,
      facts: {
        name: 'Rocío Valdearenas',
        positions: ['Enfermera | 2018-01 | present', 'Enfermera | 2015-10 | 2017-12'],
        languages: ['French', 'English'],
        level: 'bachelor',
      },
    },
    accounting: {
      advert: `Contable
Empresa de distribución en Valladolid busca contable.
¿Qué harás?
- Registro de facturas y conciliación bancaria
- Preparación de balances y declaraciones de impuestos
- Nóminas y seguros sociales
¿Qué buscamos?
- Licenciatura en Económicas o ADE
- Experiencia mínima de 4 años en contabilidad
- Conocimiento de la normativa fiscal
- Manejo de Excel y A3`,
      resume: `Asunción Berrueco
asuncion.berrueco@example.com
Valladolid, tel. 633 222 111
Perfil profesional
Economista especializada en la contabilidad de pequeñas empresas
Trayectoria profesional
Jefa de contabilidad, Distribuciones Pisuerga SL, 05/2017 – presente
Cierre mensual, IVA, impuesto de sociedades, cuentas anuales
Contable, Maderas del Duero SA, 09/2012 – 04/2017
Proveedores, clientes y nóminas
Educación
Licenciada en Administración y Dirección de Empresas, Universidad de Valladolid, 2012
Conocimientos
A3, SAP, Excel
Idiomas: inglés (medio)`,
      facts: {
        name: 'Asunción Berrueco',
        positions: ['Jefa de contabilidad | 2017-05 | present', 'Contable | 2012-09 | 2017-04'],
        languages: ['English'],
        level: 'bachelor',
      },
    },
    logistics: {
      advert: `Coordinador de logística
Descripción del puesto
- Planificar el transporte nacional e internacional
- Organizar la recepción y el envío de mercancías en el almacén
- Controlar existencias y hacer inventarios
- Negociar tarifas con los transportistas
Requisitos mínimos
- 2 años de experiencia en logística
- Permiso de conducir B
- Deseable carné de carretillero`,
      resume: `Fermín Olivenza
fermin.olivenza@example.com · Murcia
Experiencia
Gestor de tráfico – Transportes Segura SL (abril 2020 – actualmente)
Rutas de 40 camiones por España y Europa, negociación con transportistas, seguimiento de entregas
Mozo de almacén – Gran Almacén Sur (2016 – 2020)
Recepción, preparación de pedidos, expedición, inventario, carretilla elevadora
Estudios
Bachillerato, IES Huerta Alta, 2012
Carnés de conducir
B y C
Idiomas
Italiano – bueno, Inglés – básico`,
      facts: {
        name: 'Fermín Olivenza',
        positions: ['Gestor de tráfico | 2020-04 | present', 'Mozo de almacén | 2016 | 2020'],
        languages: ['Italian', 'English'],
        level: 'secondary',
      },
    },
    sales: {
      advert: `Comercial de materiales de construcción
Tareas
- Visitar a los clientes actuales y captar clientes nuevos
- Presentar la oferta y cerrar contratos
- Cumplir los objetivos mensuales de ventas
- Cobro de facturas
Perfil requerido
- Al menos 1 año de experiencia en ventas
- Dotes de comunicación y negociación
- Carné de conducir`,
      resume: `Gonzalo Trespaderne
Burgos | gonzalo.trespaderne@example.com
Resumen
Vendedor con cartera propia en Castilla
Historial laboral
Delegado comercial
Cementos Arlanza SA
feb. 2018 – hoy
• Superé el plan de ventas un 15 % tres años seguidos
• Negocié contratos con almacenes de materiales
• Prospección y apertura de cuentas
Dependiente
Ferretería La Llana
2014 – 2018
• Atención al público, caja, reposición
Educación
Bachillerato, IES Cardenal, 2013
Idiomas
Inglés B1`,
      facts: {
        name: 'Gonzalo Trespaderne',
        positions: ['Delegado comercial | 2018-02 | present', 'Dependiente | 2014 | 2018'],
        languages: ['English'],
        level: 'secondary',
      },
    },
    teaching: {
      advert: `Profesor de matemáticas
Colegio privado busca profesor de matemáticas para secundaria.
Funciones principales
- Impartir clases de 1.º a 4.º de ESO
- Preparar a los alumnos para los exámenes
- Evaluar y hablar con las familias
Requisitos
- Grado en matemáticas y máster del profesorado
- Vocación por la enseñanza
- Inglés, se valorará`,
      resume: `Maravillas Echenique
maravillas.echenique@example.com, Pamplona
Experiencia docente
Septiembre de 2017 – actualidad
Profesora de matemáticas, Colegio Valle Alto
Clases en ESO y bachillerato, tutoría, preparación de la olimpiada
2014 – 2017
Maestra sustituta, Escuela Río Blanco
Formación
Máster en Formación del Profesorado, Universidad de Navarra, 2016
Grado en Matemáticas, Universidad de Navarra, 2014
Idiomas
Inglés C1, Euskera B1`,
      facts: {
        name: 'Maravillas Echenique',
        positions: ['Profesora de matemáticas | 2017-09 | present', 'Maestra sustituta | 2014 | 2017'],
        languages: ['English', 'Basque'],
        level: 'master',
      },
    },
    engineering: {
      advert: `Ingeniero de diseño mecánico
Tu papel
- Diseñar piezas y conjuntos en SolidWorks
- Elaborar planos técnicos y cálculos de resistencia
- Seguir la fabricación de prototipos con el taller
Qué pedimos
- Ingeniería mecánica o industrial
- Mínimo dos años de experiencia en diseño mecánico
- Conocimiento de tolerancias y procesos de mecanizado
- Inglés técnico`,
      resume: `Unai Goikolea
unai.goikolea@example.com | Vitoria
Experiencia profesional
01/2019 - presente: Ingeniero mecánico, Motores Zadorra SA
Modelado 3D en SolidWorks y CATIA, planos de soportes de motor
Cálculo por elementos finitos, ensayo de prototipos
07/2016 - 12/2018: Ingeniero de procesos, Fábrica Álava
Preparación de la producción, máquinas de control numérico
Formación
Grado en Ingeniería Mecánica, Universidad del País Vasco, 2012 - 2016
Idiomas: inglés (avanzado), francés (básico)`,
      facts: {
        name: 'Unai Goikolea',
        positions: ['Ingeniero mecánico | 2019-01 | present', 'Ingeniero de procesos | 2016-07 | 2018-12'],
        languages: ['English', 'French'],
        level: 'bachelor',
      },
    },
  },
};
