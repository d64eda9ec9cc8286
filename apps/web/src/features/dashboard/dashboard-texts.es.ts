import { formatsOf } from '../../lib/language/formats.ts';
import type { DashboardTexts } from './dashboard-texts.ts';

const { number, plural } = formatsOf('es');

const resumes = (count: number) =>
  plural(count, { one: '1 currículum', other: `${number(count)} currículums` });

export const texts: DashboardTexts = {
  title: 'Panel · Winnow',
  waiting: 'Cargando tu panel',
  greeting: (name) => (name === '' ? 'Hola' : `Hola, ${name}`),
  onboarding: {
    words:
      'Responde tres preguntas breves sobre tus contrataciones y con ellas prepararemos tu primera descripción del puesto.',
    action: 'Responder preguntas',
  },
  failed: 'No pudimos cargar tu panel',
  retry: 'Reintentar',
  steps: {
    start: {
      heading: 'Empieza con una descripción del puesto',
      words:
        'Pega una descripción o genérala. Luego agrega hasta 50 currículums y verás con quién hablar primero y por qué.',
    },
    review: {
      heading: (count) =>
        plural(count, { one: '1 candidato por revisar', other: `${number(count)} candidatos por revisar` }),
      words: 'Ya están evaluados y cada punto está explicado. La decisión es tuya.',
      action: 'Revisarlos',
    },
    run: {
      heading: (title) => `Leyendo currículums para ${title}`,
      words: 'Puedes salir de esta página. El lote continúa en segundo plano.',
      action: 'Ver progreso',
    },
    unreadable: {
      heading: (count) =>
        plural(count, {
          one: 'No se pudo leer un currículum',
          other: `No se pudieron leer ${number(count)} currículums`,
        }),
      words: 'No tienen puntuación ni cuestan créditos. Cada uno indica qué falló y cómo corregirlo.',
      action: 'Ver currículums ilegibles',
    },
    analyze: {
      heading: (title) => `Agrega currículums para ${title}`,
      words:
        'La descripción del puesto está lista. Agrega hasta 50 currículums a la vez para evaluarlos con ella.',
    },
    rest: {
      heading: 'Estás al día',
      words: 'Todos los candidatos tienen una decisión.',
    },
  },
  firstSteps: {
    heading: 'Cómo funciona',
    steps: [
      {
        name: 'Una descripción del puesto',
        words:
          'Winnow lee sus requisitos e identifica los indispensables. Tú decides cuánto cuenta cada uno.',
      },
      {
        name: 'Hasta 50 currículums',
        words:
          'PDF, Word, OpenDocument, RTF, texto o escaneos, de hasta 10 MB cada uno. Un crédito por cada currículum evaluado.',
      },
      {
        name: 'Una lista ordenada y con razones',
        words:
          'Cada punto de un requisito lleva a palabras del currículum. No se descarta a nadie automáticamente.',
      },
    ],
  },
  analyze: 'Analizar currículums',
  writeJob: 'Generar con IA',
  addJob: 'Agregar un puesto',
  figures: {
    heading: 'Resumen',
    toReview: (count) => plural(count, { one: 'candidato por revisar', other: 'candidatos por revisar' }),
    running: (count) => plural(count, { one: 'lote en curso', other: 'lotes en curso' }),
    unreadable: 'currículums ilegibles en los últimos 30 días',
    credits: (count) => plural(count, { one: 'crédito disponible', other: 'créditos disponibles' }),
    unlimited: 'Ilimitados',
    unlimitedCredits: 'créditos',
  },
  sample: {
    tour: 'Hacer el recorrido',
    start: 'Probar con currículums de ejemplo',
    words:
      'Catorce candidatos ficticios y un puesto ficticio, con un breve recorrido. No necesitas créditos y puedes quitarlo cuando quieras.',
    started: 'El ejemplo se está procesando. Tarda unos segundos.',
    heading: 'Tienes un puesto de ejemplo',
    explanation: 'El puesto y los candidatos son ficticios. No cuesta créditos.',
    remove: 'Quitar ejemplo',
    removed: 'Ejemplo quitado.',
    badge: 'Ejemplo',
  },
  runs: {
    heading: 'Últimos lotes',
    all: 'Todos los lotes',
    empty: 'Aún no hay lotes',
    emptyWords: 'Un lote evalúa hasta 50 currículums para un puesto. Tus últimos lotes aparecen aquí.',
    job: 'Puesto',
    when: 'Inicio',
    resumes: 'Currículums',
    outcome: 'Resultado',
    done: (done) => plural(done, { one: '1 evaluado', other: `${number(done)} evaluados` }),
    unread: (failed) => plural(failed, { one: '1 ilegible', other: `${number(failed)} ilegibles` }),
    cancelled: 'cancelado',
    progress: (ended, total) => `${number(ended)} de ${resumes(total)}`,
    progressLabel: 'Currículums leídos',
  },
  jobs: {
    heading: 'Puestos',
    all: 'Todos los puestos',
    empty: 'Aún no hay puestos',
    emptyWords: 'Cada currículum se evalúa según los requisitos de una descripción del puesto.',
    requirements: (musts, all) =>
      `${plural(musts, { one: '1 indispensable', other: `${number(musts)} indispensables` })} de ${plural(all, { one: '1 requisito', other: `${number(all)} requisitos` })}`,
    scored: (count) =>
      count === 0
        ? 'aún sin currículums'
        : plural(count, { one: '1 currículum evaluado', other: `${number(count)} currículums evaluados` }),
    analyze: (title) => `Analizar currículums para ${title}`,
  },
};
