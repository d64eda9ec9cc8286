import { formatsOf } from '../../lib/language/formats.ts';
import type { ImportsTexts } from './imports-texts.ts';

const { number, plural } = formatsOf('es');
const files = (count: number) => plural(count, { one: '1 archivo', other: `${number(count)} archivos` });
const runs = (count: number) =>
  plural(count, { one: '1 análisis en lote', other: `${number(count)} análisis en lote` });
const credits = (count: number) => plural(count, { one: '1 crédito', other: `${number(count)} créditos` });

export const texts: ImportsTexts = {
  title: 'Importaciones · Winnow',
  heading: 'Importar currículums',
  introduction: 'Importa carpetas y archivos ZIP con hasta 20,000 currículums. Importar es gratis.',
  reasons: {
    empty: 'Vacío',
    'no-text': 'Sin texto legible',
    encrypted: 'Protegido con contraseña',
    corrupt: 'Dañado',
    unsupported: 'Tipo de archivo no compatible',
    misnamed: 'El contenido no corresponde al nombre',
    'too-large': 'Más de 10 MB',
    timeout: 'La lectura tardó demasiado',
    'nested-archive': 'Un archivo comprimido dentro de otro',
    'outside-path': 'Su ruta sale del archivo comprimido',
    'no-room': 'Sin espacio de almacenamiento',
    failed: 'Algo falló de nuestro lado',
  },
  itemStates: {
    waiting: 'Sin enviar',
    queued: 'En espera de lectura',
    reading: 'En lectura',
    done: 'Importados',
    duplicate: 'Duplicados',
    refused: 'No importados',
    canceled: 'Cancelados',
  },
  states: { running: 'En curso', paused: 'En pausa', done: 'Terminada', canceled: 'Cancelada' },
  drop: {
    label: 'Currículums para importar',
    invitation: 'Suelta aquí carpetas, archivos ZIP o documentos',
    choose: 'Elegir archivos',
    folder: 'Elegir una carpeta',
    release: 'Suelta para revisarlos',
    limits: 'PDF, Word y otros documentos de hasta 10 MB cada uno, también en archivos ZIP.',
    looking: 'Revisando los archivos…',
  },
  summary: {
    heading: (count) =>
      plural(count, { one: '1 archivo elegido', other: `${number(count)} archivos elegidos` }),
    ready: (count, size) =>
      plural(count, {
        one: `1 archivo se puede importar (${size}).`,
        other: `${number(count)} archivos se pueden importar (${size}).`,
      }),
    left: (count) =>
      plural(count, {
        one: '1 archivo no se puede importar:',
        other: `${number(count)} archivos no se pueden importar:`,
      }),
    brokenArchive: (name) => `${name}: este archivo comprimido no se puede abrir.`,
    tooMany: (max) => `Una importación admite ${number(max)} archivos. Elige menos.`,
    none: 'Ninguno de estos archivos se puede importar.',
    noRoom: (room) =>
      `Tu almacenamiento tiene espacio para ${files(room)} más. El resto aparecerá en la lista y se podrá importar después.`,
    name: 'Nombre de la importación',
    nameHelp: 'Se muestra como origen de estos currículums.',
    usualName: (date) => `Importación del ${date}`,
    what: '¿Qué quieres hacer con ellos?',
    library: 'Importar a la biblioteca',
    libraryWords: 'Gratis. Podrás encontrarlos en el banco de talento.',
    score: 'Importar y evaluar para un puesto',
    scoreWords: (runCount, cost) =>
      `${runs(runCount)} de hasta 50 currículums, ${credits(cost)} como máximo. Los duplicados y los ilegibles no cuestan nada.`,
    balance: (left) => `Tienes ${credits(left)}.`,
    unlimited: 'Tu plan tiene créditos ilimitados.',
    short: (left) => `Tus créditos alcanzan para ${number(left)} de ellos. El resto espera a que haya más.`,
    job: 'Puesto',
    chooseJob: 'Elige un puesto',
    jobMissing: 'Elige el puesto para el que se evalúa.',
    begin: (count) => `Importar ${files(count)}`,
    other: 'Elegir otros archivos',
  },
  list: {
    heading: 'Importaciones',
    none: 'Aún no hay importaciones.',
    more: 'Mostrar más',
    failed: 'No se pudieron cargar las importaciones.',
    progress: (done, total) => `${number(done)} de ${files(total)}`,
  },
  one: {
    back: 'Todas las importaciones',
    reading: 'Progreso',
    progress: (done, total) => `${number(done)} de ${number(total)}`,
    rate: (perSecond, left) => `${perSecond} archivos por segundo, faltan ${left}`,
    seconds: (count) => plural(count, { one: '1 segundo', other: `${number(count)} segundos` }),
    minutes: (count) => plural(count, { one: '1 minuto', other: `${number(count)} minutos` }),
    sending: (done, total) =>
      `Enviando: ${number(done)} de ${number(total)}. Puedes trabajar en otras páginas; deja abierta esta ventana.`,
    lost: 'Se perdió la conexión. El envío seguirá solo cuando vuelva.',
    sendFailed: 'El envío se detuvo.',
    unsent: (count) =>
      plural(count, { one: '1 archivo sin enviar', other: `${number(count)} archivos sin enviar` }),
    unsentWords: 'Elige de nuevo los mismos archivos o carpetas. Lo que ya llegó no se envía otra vez.',
    pause: 'Pausar',
    goOn: 'Continuar',
    cancel: 'Cancelar',
    cancelHeading: '¿Cancelar esta importación?',
    cancelWords: 'Lo que ya se leyó se queda en la biblioteca. El resto no se importa.',
    keep: 'Seguir importando',
    retry: (count) => `Reintentar ${files(count)}`,
    report: 'Informe (CSV)',
    removed: (count) =>
      plural(count, {
        one: '1 archivo eliminado desde entonces.',
        other: `${number(count)} archivos eliminados desde entonces.`,
      }),
    scoring: 'Evaluación',
    scoringFor: (job) => `Para ${job}`,
    jobGone: 'El puesto se eliminó. No se evalúa nada más.',
    run: (place, count) => `Lote ${number(place)} (${number(count)})`,
    left: (count) =>
      plural(count, {
        one: 'Falta 1 currículum por evaluar.',
        other: `Faltan ${number(count)} currículums por evaluar.`,
      }),
    holds: {
      credits: 'Se acabaron los créditos. El resto se evalúa en cuanto haya más.',
      'spending-limit':
        'Alcanzaste tu límite de gasto de este mes. El resto se evalúa en cuanto el límite lo permita.',
      'no-seat':
        'El plan no tiene un lugar para que gastes créditos. El resto se evalúa en cuanto tengas uno.',
    },
    buy: 'Obtener créditos',
    files: 'Archivos',
    duplicateOf: (name) => `Igual que ${name}`,
    noneInState: 'Ningún archivo',
    more: 'Mostrar más',
    toLibrary: 'Abrir el banco de talento',
    failed: 'No se pudo cargar la importación.',
    retryLoad: 'Reintentar',
    missing: 'No se encontró la importación',
    missingWords: 'Es posible que se haya eliminado.',
  },
  csv: { file: 'Archivo', bytes: 'Bytes', state: 'Estado', reason: 'Motivo', duplicateOf: 'Igual que' },
  indicator: (done, total) => `Importando: ${number(done)} de ${number(total)}`,
};
