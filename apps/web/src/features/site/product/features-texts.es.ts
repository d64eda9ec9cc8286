import type { FeaturesTexts } from './features-texts.ts';

export const texts: FeaturesTexts = {
  title: 'Funciones · Winnow',
  description:
    'Qué lee Winnow, cómo puntúa, qué no mira nunca y qué tan bien funciona: cifras medidas, cada una con el comando que la produce.',
  heading: 'Qué hace Winnow y qué tan bien lo hace',
  introduction:
    'Una puntuación solo es útil si ves de dónde sale y sabes con qué frecuencia acierta. Esta página muestra ambas cosas, y también lo que Winnow no puede hacer.',
  sections: [
    {
      id: 'reading',
      heading: 'Lee lo que vería una persona',
      points: [
        'PDF, DOCX, DOC, RTF, ODT, texto sin formato, HTML, JSON Resume, XML de Europass e imágenes de páginas. Los escaneos se reconocen en el propio servidor.',
        'Columnas, tablas, cuadros de texto, encabezados y barras laterales se leen en el orden en que los leería una persona.',
        'El texto que no se ve se aparta: blanco sobre blanco, de un punto de alto, fuera de la página o en una capa oculta. No suma puntos y aparece como alerta.',
        'Un archivo que no se puede leer recibe un motivo en lugar de una puntuación.',
      ],
    },
    {
      id: 'judging',
      heading: 'Puntúa requisito por requisito',
      points: [
        'Tu descripción del puesto se convierte en una lista de requisitos, primero los indispensables. Puedes cambiar la redacción, los pesos y cuáles son indispensables.',
        'Cumplido, cumplido en parte, no cumplido o no encontrado. Lo que un currículum no menciona no suma puntos y por eso baja la puntuación, pero se marca como «no encontrado», nunca como «no cumplido». Junto a la puntuación ves hasta dónde podría llegar.',
        'Una habilidad usada en el trabajo, durante años y hace poco, vale más que una en una lista. Repetir una palabra no ayuda.',
        'La puntuación la calcula un programa a partir de los hallazgos. Ningún modelo de lenguaje pone números y no interviene el azar, así que los mismos datos dan siempre la misma puntuación.',
      ],
    },
    {
      id: 'showing',
      heading: 'Muestra sus evidencias',
      points: [
        'Los hallazgos citan las palabras en que se basan. Elige una cita y la verás marcada en el archivo original.',
        'La puntuación y la confianza se muestran por separado, y los empates se muestran como empates.',
        'Al cambiar un peso, la lista se reordena al instante, en tu navegador y con el mismo código.',
        'Cada resultado conserva aquello de lo que salió y se puede volver a calcular: la misma versión da un resultado idéntico.',
      ],
    },
    {
      id: 'fairness',
      heading: 'Deja fuera lo que no debe importar',
      points: [
        'Nombres, fotos, datos de contacto, direcciones, pronombres y años de graduación se quitan antes de puntuar. Cambiarlos no cambia la puntuación.',
        'Los nombres y las fotos están ocultos por defecto. Tú decides cuándo mostrarlos.',
        'Winnow nunca descarta a un candidato. Muestra qué requisitos indispensables no se cumplen; una persona decide y da un motivo.',
      ],
    },
    {
      id: 'bulk',
      heading: 'Puede con toda la pila',
      points: [
        'Hasta 50 archivos de 10 MB a la vez, incluidas carpetas y archivos comprimidos, cada uno con su progreso y sus errores, y cada uno se puede reintentar.',
        'Ves el precio antes de empezar. Los archivos que fallan, los duplicados y los análisis cancelados no cuestan nada.',
        'Exportaciones para tus otras herramientas y enlaces para compartir que caducan.',
      ],
    },
  ],
  measured: {
    heading: 'Qué medimos',
    introduction:
      'Cifras de nuestra propia evaluación, cada una con el comando que la produce. El 95%, 10x, 80% y 24/7 de la página de inicio son afirmaciones; estas son mediciones. Cuando otro programa lo hace mejor, lo decimos.',
    command: 'Producido con',
    record:
      'Las tablas provienen de docs/quality.md y de las páginas que enlaza, donde también se explican el método, la confianza y las debilidades conocidas.',
  },
  limits: {
    heading: 'Lo que Winnow no puede hacer',
    points: [
      'Lee lo que está escrito. No sabe si es cierto y no dice nada de la persona.',
      'Los currículums y las descripciones en inglés se leen mejor. El alemán, el francés, el español, el italiano, el portugués, el neerlandés, el rumano y el polaco se leen con un glosario y se puntúan con menos confianza. De otros idiomas se lee poco más que nombres, fechas y datos de contacto.',
      'Dos personas que puntúan el mismo currículum coinciden solo en parte. Una puntuación ordena una lista de lectura; no decide.',
      'No se leen la escritura a mano, la escritura vertical ni los escaneos en idiomas distintos del inglés.',
    ],
  },
  tryIt: 'Comparar un currículum',
  seePrices: 'Ver precios',
};
