import { formatsOf } from '../../lib/language/formats.ts';
import type { ImportsTexts } from './imports-texts.ts';

const { number, plural } = formatsOf('es');
const files = (count: number) => plural(count, { one: '1 archivo', other: `${number(count)} archivos` });
const rows = (count: number) => plural(count, { one: '1 fila', other: `${number(count)} filas` });
const runs = (count: number) => plural(count, { one: '1 lote', other: `${number(count)} lotes` });
const credits = (count: number) => plural(count, { one: '1 crédito', other: `${number(count)} créditos` });

export const texts: ImportsTexts = {
  title: 'Importaciones · Winnow',
  heading: 'Importar currículums',
  introduction:
    'Importa carpetas y archivos ZIP con hasta 20,000 currículums, o un archivo CSV con hasta 10,000 candidatos. Importar es gratis.',
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
    'row-problems': 'Corrige esta fila',
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
  states: {
    running: 'En curso',
    paused: 'En pausa',
    done: 'Terminada',
    canceled: 'Cancelada',
    undoing: 'Deshaciendo',
    undone: 'Deshecha',
  },
  drop: {
    label: 'Currículums para importar',
    invitation: 'Suelta aquí carpetas, archivos ZIP o documentos',
    choose: 'Elegir archivos',
    folder: 'Elegir una carpeta',
    release: 'Suelta para revisarlos',
    limits:
      'PDF, Word y otros documentos de hasta 10 MB cada uno, también en archivos ZIP. O un archivo CSV con una fila por candidato.',
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
    tooMany: (max) => `Una importación admite ${number(max)} archivos como máximo. Elige menos.`,
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
    short: (left) =>
      `Tus créditos alcanzan para ${number(left)} de ellos. El resto se evalúa en cuanto haya más.`,
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
    failed: 'No pudimos cargar las importaciones.',
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
    lost: 'Se perdió la conexión. El envío continuará automáticamente cuando vuelva.',
    sendFailed: 'El envío se detuvo.',
    unsent: (count) =>
      plural(count, { one: '1 archivo sin enviar', other: `${number(count)} archivos sin enviar` }),
    unsentWords: 'Elige de nuevo los mismos archivos o carpetas. Lo que ya llegó no se envía otra vez.',
    pause: 'Pausar',
    goOn: 'Continuar',
    cancel: 'Cancelar',
    cancelHeading: '¿Cancelar esta importación?',
    cancelWords: 'Lo que ya se leyó se queda en la biblioteca. El resto no se importa.',
    undo: 'Deshacer importación',
    undoHeading: '¿Deshacer esta importación?',
    undoWords:
      'Se eliminan los currículums, las etiquetas y los consentimientos que agregó. Lo que se haya usado o cambiado desde entonces se conserva, por ejemplo candidatos de un lote o de una lista de talento.',
    undoingHeading: 'Se está deshaciendo esta importación',
    undoingWords: (count) =>
      `Eliminados hasta ahora: ${files(count)}. Lo que se haya usado o cambiado desde entonces se conserva.`,
    undoFailed: 'Esta importación aún no se pudo deshacer',
    undoFailedWords:
      'Algo falló de nuestro lado. Seguimos intentándolo, y lo eliminado sigue eliminado. También puedes intentarlo de nuevo ahora.',
    undoAgain: 'Intentarlo ahora',
    keepImport: 'Conservar todo',
    keptSince: (count) => `${files(count)} se conservan porque se han usado o cambiado desde entonces.`,
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
        'Alcanzaste tu límite de gasto de este mes. El resto se evalúa el próximo mes, o en cuanto se aumente el límite.',
      'no-seat':
        'Necesitas una plaza para gastar créditos y no hay ninguna libre. El resto se evalúa en cuanto tengas una.',
    },
    buy: 'Comprar créditos',
    files: 'Archivos',
    duplicateOf: (name) => `Igual que ${name}`,
    noneInState: 'Ningún archivo',
    more: 'Mostrar más',
    toLibrary: 'Abrir el banco de talento',
    failed: 'No pudimos cargar la importación.',
    retryLoad: 'Reintentar',
    missing: 'No se encontró la importación',
    missingWords: 'Es posible que se haya eliminado.',
  },
  table: {
    failed: 'No pudimos leer este archivo',
    columns: 'Columnas',
    columnsWords: 'Comprueba qué contiene cada columna. Las columnas que omitas no se importan.',
    leftOut: 'Omitir',
    samples: (samples) => `Por ejemplo: ${samples.join(' · ')}`,
    noSamples: 'Esta columna está vacía.',
    nameMissing: 'Elige la columna con los nombres.',
    preview: (shown, total) =>
      shown === total
        ? `Vista previa: ${rows(total)}`
        : `Vista previa: las primeras ${number(shown)} de ${rows(total)}`,
    line: (line) => `Línea ${number(line)}`,
    lineRefused: (line) => `Línea ${number(line)} · no se importa`,
    row: (line, name) => (name === '' ? `Línea ${number(line)}` : `Línea ${number(line)}: ${name}`),
    unnamed: 'Sin nombre',
    noProblems: 'No se encontraron errores.',
    refused: (count) =>
      plural(count, {
        one: '1 fila no se puede importar',
        other: `${number(count)} filas no se pueden importar`,
      }),
    refusedWords:
      'Corrige estas filas y vuelve a elegir el archivo, o importa las demás. Las filas ya importadas no se importan dos veces.',
    moreRefused: (count) => `Y ${rows(count)} más. El informe de la importación las muestra todas.`,
    begin: (count) =>
      plural(count, { one: 'Importar 1 candidato', other: `Importar ${number(count)} candidatos` }),
    waiting: 'En espera',
    inColumn: (column, words) => `Columna «${column}»: ${words}`,
    fields: {
      name: 'Nombre completo',
      'first-name': 'Nombre',
      'last-name': 'Apellidos',
      email: 'Correo',
      phone: 'Teléfono',
      location: 'Ubicación',
      title: 'Cargo',
      company: 'Empresa',
      years: 'Años de experiencia',
      skills: 'Habilidades',
      languages: 'Idiomas',
      degree: 'Titulación',
      school: 'Escuela o universidad',
      summary: 'Resumen',
      link: 'Enlaces',
      source: 'Origen',
      tags: 'Etiquetas',
      'consent-date': 'Consentimiento dado el',
      notes: 'Notas (no se evalúan)',
    },
    problems: {
      'name-missing': 'Escribe un nombre.',
      'too-little': 'Agrega algo más que un nombre, como un correo o un cargo.',
      'email-invalid': 'Escribe un correo válido, como ada@example.com.',
      'years-invalid': 'Escribe un número de años, como 8.',
      'link-invalid': 'Escribe una dirección web, como https://example.com/ada.',
      'date-invalid': 'Escribe la fecha como 2026-04-03.',
      'date-ambiguous': 'Esta fecha es ambigua. Escribe la fecha como 2026-04-03.',
      'date-in-future': 'Esta fecha es futura. Escribe el día en que se dio el consentimiento.',
      'too-many-cells':
        'Esta fila tiene más celdas que encabezados. Pon entre comillas el texto con separadores.',
      'too-many-tags': 'Un candidato puede tener 20 etiquetas como máximo. Quita algunas.',
      'too-long': 'Este texto es demasiado largo. Acórtalo.',
    },
  },
  csv: {
    file: 'Archivo',
    line: 'Línea',
    bytes: 'Bytes',
    state: 'Estado',
    reason: 'Motivo',
    duplicateOf: 'Igual que',
    toDo: 'Qué hacer',
  },
  indicator: (done, total) => `Importando: ${number(done)} de ${number(total)}`,
};
