import { formatsOf } from '../../lib/language/formats.ts';
import type { HomeTexts } from './home-texts.ts';

const { number, percent, plural } = formatsOf('es');

export const texts: HomeTexts = {
  title: 'Winnow · Contratación con IA que muestra sus evidencias',
  description:
    'Winnow ordena hasta 50 currículums según tu descripción del puesto en segundos y explica cada puntuación, requisito por requisito, con las frases del currículum que la sustentan.',
  hero: {
    badge: 'Búsqueda de talento con IA',
    headline: 'Llegan cuarenta y siete currículums. Tres destacan, y puedes ver por qué.',
    introduction:
      'Winnow compara cada currículum con tu descripción del puesto y los ordena todos en segundos. Cada puntuación se explica requisito por requisito, con las frases del currículum que la sustentan.',
    joinWaitlist: 'Unirme a la lista de espera',
    getStarted: 'Empezar',
    tryMatcher: 'Comparar un currículum ahora',
    note: 'Las primeras 100 personas reciben el plan Pro gratis durante un mes. Sin tarjeta de crédito.',
    openNote:
      'Con «Empezar» abres hoy mismo una cuenta gratuita. La lista de espera es para la oferta: las primeras 100 personas reciben el plan Pro gratis durante un mes. Sin tarjeta de crédito.',
  },
  picture: {
    label: 'Cómo se criba una pila de currículums',
    came: (count) => `${number(count)} currículums`,
    asked: (count) => `${number(count)} requisitos`,
    group: 'Mejores coincidencias',
    years: (years) => plural(years, { one: '1 año', other: `${number(years)} años` }),
    mustHaves: (met, all) => `${met} de ${all} requisitos indispensables`,
    band: {
      strong: 'coincidencia alta',
      'worth-a-call': 'coincidencia buena',
      partial: 'coincidencia parcial',
      'little-found': 'coincidencia baja',
    },
    quoteOf: (fileName) => `La frase que lo hizo destacar, de ${fileName}`,
    page: (page) => `página ${page}`,
    speaksFor: (requirements) => `Evidencia de ${requirements}`,
    honesty: (count) =>
      `${number(count)} currículums de personas ficticias, evaluados por el mismo motor al crear esta página. Cada hoja está a la altura de su puntuación.`,
  },
  problems: {
    heading: 'Problemas que resolvemos',
    introduction: 'Lo que sale mal cuando llegan cien candidaturas, y lo que ocurre con Winnow.',
    items: [
      {
        problem: 'Revisión manual lenta',
        cost: 'Diez tardes de lectura, y el último currículum recibe una décima parte de la atención del primero.',
        answer:
          'Cincuenta currículums leídos, evaluados y ordenados antes de que se enfríe tu café, todos con el mismo cuidado.',
      },
      {
        problem: 'Sesgo de palabras clave',
        cost: 'Gana quien repite las palabras del anuncio. Quien dice lo mismo con otras palabras pasa inadvertido.',
        answer:
          'Cada palabra cuenta una vez, el texto oculto no cuenta, y una habilidad usada en el trabajo vale más que una en una lista.',
      },
      {
        problem: 'Criterios distintos en cada reclutador',
        cost: 'Dos reclutadores, dos preselecciones. Ya nadie recuerda por qué se descartó a la tercera persona.',
        answer:
          'Una sola lista de requisitos con tus propios pesos. El mismo currículum obtiene la misma puntuación, lo suba quien lo suba.',
      },
      {
        problem: 'Habilidades difíciles de comparar',
        cost: 'React implica JavaScript; Java, no. Quien busca una cosa encuentra la otra, o nada.',
        answer:
          '21,000 habilidades con sus variantes y habilidades afines: Postgres es PostgreSQL, y Java no es JavaScript.',
      },
    ],
    without: 'Sin Winnow',
    withWinnow: 'Con Winnow',
  },
  audiences: {
    heading: 'Para quién es',
    introduction: 'Para quienes leen currículums y tienen que justificar su elección.',
    items: [
      {
        name: 'Equipos de RR. HH. y reclutadores',
        words:
          'Sube toda la bandeja de entrada. Lee primero los pocos que importan, con la frase que respalda a cada uno, y da un motivo que puedas defender.',
      },
      {
        name: 'Responsables de adquisición de talento',
        words:
          'Los mismos criterios en todos los equipos, nombres y fotos fuera de la puntuación, y un registro de cada decisión que se puede revisar más tarde.',
      },
      {
        name: 'Startups y pequeñas empresas',
        words:
          'Sin reclutador y sin un fin de semana que perder. Escribe lo que necesitas, agrega los currículums y antes del almuerzo sabrás a quién llamar.',
      },
    ],
  },
  howItWorks: {
    heading: 'Cómo funciona',
    introduction: 'Lanza el grano, deja que el aire se lleve la paja y quédate con lo que pesa.',
    step: (step) => `Paso ${step}`,
    steps: [
      {
        name: 'Agrega o crea una descripción del puesto',
        words:
          'Pega tu anuncio o genera uno. Sus requisitos aparecen al lado, primero los indispensables, y puedes cambiarlos todos.',
      },
      {
        name: 'Sube los currículums',
        words:
          'Hasta 50 a la vez, de 10 MB cada uno: PDF, Word, OpenDocument, texto e incluso escaneos. Un archivo dañado no detiene a los demás.',
      },
      {
        name: 'Análisis con IA',
        words:
          'Winnow extrae habilidades, experiencia y formación. El texto oculto y los trucos se apartan y se señalan con una alerta.',
      },
      {
        name: 'Coincidencias inteligentes',
        words:
          'Una lista ordenada con puntuación, confianza y evidencias. Cambia un peso y la lista se reordena al instante.',
      },
    ],
  },
  demo: {
    heading: 'Míralo en acción',
    introduction: 'De una página en blanco a una preselección con motivos.',
    title: 'Demo de 3 minutos: así se analizan los currículums',
    play: 'Reproducir',
    videoNote: (host) => `No se carga nada de ${host} hasta que pulsas Reproducir.`,
    tourNote: 'Un recorrido grabado por el producto, alojado aquí mismo. No se carga nada de otros sitios.',
  },
  statistics: {
    label: 'En cifras',
    items: {
      accuracy: 'de precisión en las coincidencias',
      speed: 'más rapidez en la revisión',
      cost: 'menos costos',
      availability: 'disponibilidad',
    },
    notes: {
      accuracy: ({ order, verdicts }) => ({
        claim: 'Un objetivo, no una medición.',
        measured: `Medido: ${percent(order)} de los pares de currículums en el orden correcto y ${percent(verdicts)} de los resultados correctos.`,
      }),
      speed: ({ secondsOfRun }) => ({
        claim: 'Un objetivo. No hemos cronometrado a reclutadores con y sin Winnow.',
        measured: `Medido: un análisis de 50 currículums está en pantalla a los ${number(secondsOfRun)} segundos.`,
      }),
      cost: () => ({
        claim: 'Un objetivo que depende de lo que cuesta tu tiempo de lectura.',
        measured: 'Sin medir. Solo los currículums evaluados cuestan un crédito.',
      }),
      availability: ({ answers, errors }) => ({
        claim: 'Winnow funciona mientras funcione su servidor; no se garantiza una disponibilidad.',
        measured: `Medido: ${number(answers)} respuestas con ${number(errors)} errores en una prueba de carga de un minuto.`,
      }),
    },
  },
  features: {
    heading: 'Funciones',
    introduction: 'Cada una te muestra lo que hizo.',
    items: {
      analysis: {
        name: 'Análisis con IA',
        words:
          'Lee páginas a dos columnas, tablas y escaneos, en PDF, Word y otros siete formatos, en el orden en que los leería una persona.',
      },
      matching: {
        name: 'Coincidencias precisas',
        words:
          'Requisito por requisito: cumplido, cumplido en parte, no cumplido o no encontrado. Lo que un currículum no menciona no suma puntos y por eso baja la puntuación, pero se marca como «no encontrado», nunca como «no cumplido».',
      },
      speed: {
        name: 'Velocidad',
        words:
          'Cincuenta currículums en segundos en una computadora común. Al cambiar los pesos, la lista se reordena al instante, sin otro análisis.',
      },
      analytics: {
        name: 'Estadísticas detalladas',
        words:
          'Cómo se distribuyen las puntuaciones, qué falta en la mayoría de los currículums y qué requisito indispensable descarta a más candidatos.',
      },
      privacy: {
        name: 'Seguro y privado',
        words:
          'Funciona en tu propio servidor, sin clave de API ni conexión. Nombres y fotos nunca influyen en la puntuación. Sin telemetría.',
      },
      bulk: {
        name: 'Procesamiento en lote',
        words:
          'Suelta 50 archivos, una carpeta o un archivo comprimido. Cada uno muestra su progreso y sus errores, y se puede reintentar por separado.',
      },
    },
    all: 'Todas las funciones, con sus límites',
  },
};
