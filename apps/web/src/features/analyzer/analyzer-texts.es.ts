import { fileLimits, limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { AnalyzerTexts } from './analyzer-texts.ts';

const { fileSize, list, number, plural } = formatsOf('es');
const resumes = (count: number) =>
  plural(count, { one: '1 currículum', other: `${number(count)} currículums` });
const credits = (count: number) => plural(count, { one: '1 crédito', other: `${number(count)} créditos` });

export const texts: AnalyzerTexts = {
  title: 'Análisis de currículums · Winnow',
  heading: 'Analizar currículums',
  introduction: 'Elige un puesto, agrega currículums, revisa el precio y empieza.',
  job: {
    heading: 'Puesto',
    choose: 'Evaluar para',
    none: 'Elige un puesto',
    search: 'Buscar un puesto',
    searchHint: 'Nombre, empresa, ubicación o palabras del texto',
    listed: (listed, all) =>
      listed < all
        ? `La lista muestra los ${number(listed)} modificados más recientemente de ${number(all)}. La búsqueda encuentra los demás.`
        : plural(all, {
            one: 'La lista muestra el único que hay.',
            other: `La lista muestra los ${number(all)}.`,
          }),
    found: (count) => plural(count, { one: '1 encontrado', other: `${number(count)} encontrados` }),
    more: 'Mostrar más',
    add: 'Agregar otro puesto',
    addFirst: 'Agregar puesto',
    empty: 'Primero agrega un puesto',
    emptyWords: 'Pega una descripción del puesto o genérala. Luego vuelve con los currículums.',
    edit: 'Editar requisitos',
    asks: (musts, others) =>
      `${plural(musts, { one: '1 requisito indispensable', other: `${number(musts)} requisitos indispensables` })} y ${plural(
        others,
        { one: '1 más', other: `${number(others)} más` },
      )}`,
    open: (count) =>
      plural(count, {
        one: 'La descripción del puesto deja 1 requisito sin aclarar.',
        other: `La descripción del puesto deja ${number(count)} requisitos sin aclarar.`,
      }),
    check: 'Revisar antes de empezar',
    musts: 'Requisitos indispensables',
    noMusts: 'Sin requisitos indispensables: todos cuentan para la puntuación y no se filtra a nadie.',
    failed: 'No pudimos cargar tus puestos',
    retry: 'Reintentar',
  },
  files: {
    heading: 'Currículums',
    label: 'Currículums',
    invitation: 'Suelta aquí currículums, carpetas o un archivo ZIP',
    choose: 'Elegir archivos',
    folder: 'Elegir carpeta',
    fromLibrary: 'Elegir de la biblioteca',
    release: 'Suelta para subir',
    limits: `PDF, Word, OpenDocument, RTF, texto, HTML, JSON Resume, XML de Europass o imágenes de páginas. Hasta 10 MB cada uno, ${limits.filesPerBatch} a la vez; un archivo ZIP, hasta ${Math.round(fileLimits.archiveBytes / 1024 / 1024)} MB.`,
    caption: 'Archivos',
    waiting: 'En espera',
    uploading: (percent) => `Subiendo, ${percent}`,
    ready: 'Listo',
    known: 'Ya está en tu biblioteca',
    twin: (file) => `Mismo archivo que ${file}: se analiza y se cobra una sola vez`,
    cleared: 'La lista está vacía.',
    refused: 'Rechazado',
    failed: 'Error al subir',
    retry: 'Reintentar',
    retryNamed: (file) => `Reintentar: ${file}`,
    retryAll: (count) => `Reintentar los ${number(count)}`,
    remove: (file) => `Quitar ${file}`,
    clear: 'Quitar todos',
    leftOut: (files) => {
      const shown = files.slice(0, 5);
      const named = list(files.length > 5 ? [...shown, `${number(files.length - 5)} más`] : shown);
      return plural(files.length, {
        one: `1 archivo queda fuera: ${named}. Analiza ahora los demás y agrégalo al próximo lote.`,
        other: `${number(files.length)} archivos quedan fuera: ${named}. Analiza ahora los demás y agrega estos al próximo lote.`,
      });
    },
    count: (ready, all) => `${number(ready)} de ${resumes(all)} listos`,
    archiveReasons: {
      'too-large': `Este archivo ZIP contiene más de ${limits.filesPerBatch} archivos o resulta demasiado grande al descomprimirlo. Divídelo en varios.`,
      'no-text': 'Este archivo ZIP no contiene archivos.',
    },
    fullLimit: (full) => {
      switch (full.limit) {
        case 'files':
          return `Tienes ${number(full.used)} de ${number(full.max)} archivos. Elimina los que ya no necesites o elige un plan superior.`;
        case 'storage':
          return `Usas ${fileSize(full.usedBytes)} de ${fileSize(full.maxBytes)}. Elimina los archivos que ya no necesites o elige un plan superior.`;
        case 'day':
          return `Hoy has subido ${fileSize(full.usedBytes)} de ${fileSize(full.maxBytes)}. Inténtalo de nuevo mañana o elige un plan superior.`;
        case 'free-plan':
          return 'El almacenamiento del plan gratuito está agotado en este momento. Inténtalo más tarde o elige un plan superior.';
      }
    },
    errors: {
      empty: 'El archivo seleccionado está vacío.',
      'too-large': 'El archivo seleccionado debe ocupar menos de 10 MB.',
      'wrong-type':
        'El archivo seleccionado debe ser un PDF, un documento de Word u otro de los formatos indicados arriba.',
      'too-many': `Solo puedes seleccionar hasta ${limits.filesPerBatch} archivos a la vez.`,
    },
  },
  libraryDialog: {
    title: 'Biblioteca de currículums',
    failed: 'No pudimos cargar tus currículums',
    retry: 'Reintentar',
    search: 'Buscar por nombre de archivo',
    none: 'Aún no hay currículums.',
    noneFound: 'Ningún nombre de archivo contiene estas palabras.',
    inLibrary: (count) => `${number(count)} en tu biblioteca, los más recientes primero`,
    found: (count) =>
      `${plural(count, { one: '1 encontrado', other: `${number(count)} encontrados` })}, los más recientes primero`,
    more: (listed, all) => `Mostrar más: se ven ${number(listed)} de ${number(all)}`,
    analyzed: (count) =>
      plural(count, { one: 'analizado una vez', other: `analizado ${number(count)} veces` }),
    added: (date) => `agregado el ${date}`,
    listed: 'ya está en la lista',
    chosen: (count) =>
      count === 0
        ? 'Ninguno seleccionado'
        : plural(count, { one: '1 seleccionado', other: `${number(count)} seleccionados` }),
    chooseAll: (count) => `Seleccionar ${number(count)}`,
    tooMany: (room) =>
      plural(room, {
        one: 'Solo cabe uno más en el lote.',
        other: `Solo caben ${number(room)} más en el lote.`,
      }),
    add: (count) => (count === 0 ? 'Agregar' : `Agregar ${resumes(count)}`),
    cancel: 'Cancelar',
  },
  price: {
    heading: 'Precio',
    waiting: 'Agrega currículums para ver el precio.',
    chooseJob: 'Elige un puesto para ver el precio.',
    counting: 'Calculando el precio',
    retry: 'Reintentar',
    gone: 'El puesto o un currículum se eliminó mientras tanto.',
    deleted: (count) =>
      plural(count, {
        one: 'Mientras tanto se eliminó un currículum y se quitó de la lista.',
        other: `Mientras tanto se eliminaron ${number(count)} currículums y se quitaron de la lista.`,
      }),
    cost: (count) => (count === 0 ? 'Gratis' : credits(count)),
    left: (available, cost) =>
      cost === 0
        ? 'no necesitas créditos'
        : available < 0
          ? 'de créditos ilimitados'
          : plural(available, {
              one: `de ${number(available)} disponible`,
              other: `de ${number(available)} disponibles`,
            }),
    free: (count) =>
      plural(count, {
        one: '1 currículum ya se analizó para este puesto: gratis',
        other: `${number(count)} currículums ya se analizaron para este puesto: gratis`,
      }),
    duplicates: (count) =>
      plural(count, {
        one: '1 archivo está dos veces en la lista: gratis',
        other: `${number(count)} archivos están dos veces en la lista: gratis`,
      }),
    onlyOnSuccess: 'Se cobra por archivo y solo si se analiza. Los archivos ilegibles no cuestan nada.',
    tooFew: (missing) =>
      plural(missing, { one: 'Te falta 1 crédito.', other: `Te faltan ${number(missing)} créditos.` }),
    firstFew: (count) =>
      plural(count, { one: 'Analizar el primero', other: `Analizar los primeros ${number(count)}` }),
    more: 'Comprar créditos',
    run: (count) => `Analizar ${resumes(count)}`,
    runOthers: (count) =>
      plural(count, { one: 'Analizar el otro', other: `Analizar los otros ${number(count)}` }),
    running: 'Iniciando',
    runAll: 'Analizar todos cuando se suban',
    awaiting: 'Esperando archivos',
    stillSending: (count) =>
      plural(count, {
        one: 'Aún se está subiendo un archivo.',
        other: `Aún se están subiendo ${number(count)} archivos.`,
      }),
    startsWhenHere: (count) =>
      plural(count, {
        one: 'El lote empieza automáticamente cuando se suba el último archivo.',
        other: `El lote empieza automáticamente cuando se suban los últimos ${number(count)} archivos.`,
      }),
    notYet: 'No empezar todavía',
  },
  run: {
    allOf: (job) => `Todos los candidatos de ${job}`,
    titleOf: (job) => `${job} · Resultados · Winnow`,
    back: 'Analizar más currículums',
    version: (version) => `Evaluado según la versión ${number(version)}`,
    sample: 'Lote de ejemplo: personas ficticias, sin costo',
    progress: 'Lote',
    words: (done, all, left) => `${number(done)} de ${number(all)}${left ? `, faltan unos ${left}` : ''}`,
    seconds: (count) => plural(count, { one: '1 segundo', other: `${number(count)} segundos` }),
    leave: 'Puedes salir de esta página. El lote continúa.',
    reconnecting: 'Reconectando',
    cancel: 'Cancelar lote',
    cancelled: 'Cancelado. Los resultados terminados se conservan; el resto no costó nada.',
    done: (count) =>
      plural(count, {
        one: 'Listo: 1 currículum analizado.',
        other: `Listo: ${number(count)} currículums analizados.`,
      }),
    ended: 'Este lote se canceló.',
    emptied: 'Los currículums de este lote se eliminaron.',
    charged: (charged, released) =>
      charged + released === 0
        ? 'Sin costo'
        : released > 0
          ? `${credits(charged)} en total, ${plural(released, { one: '1 liberado', other: `${number(released)} liberados` })}`
          : `${credits(charged)} en total`,
    files: 'Archivos',
    filesOf: (count) => plural(count, { one: '1 archivo', other: `${number(count)} archivos` }),
    troubles: (count) =>
      plural(count, {
        one: '1 archivo necesita atención',
        other: `${number(count)} archivos necesitan atención`,
      }),
    states: {
      queued: 'En espera',
      reading: 'Leyendo',
      judging: 'Evaluando',
      done: 'Listo',
      failed: 'No analizado',
      duplicate: 'Archivo duplicado',
      cancelled: 'Cancelado',
    },
    reasons: {
      empty: 'El archivo está vacío. Sube otra copia.',
      'no-text':
        'No encontramos texto legible en este archivo. Puede ser un escaneo: sube el documento original.',
      encrypted: 'Este archivo está protegido con contraseña. Quita la contraseña y vuelve a subirlo.',
      corrupt: 'Este archivo está dañado o incompleto. Ábrelo, guarda una copia nueva y súbela.',
      unsupported:
        'No podemos leer este tipo de archivo. Sube un PDF, un documento de Word o un archivo de texto.',
      misnamed:
        'El contenido de este archivo no coincide con su extensión. Guárdalo como PDF, Word o texto sin formato y vuelve a subirlo.',
      'too-large': 'Este archivo es demasiado grande, o lo es al descomprimirse. Sube una copia más pequeña.',
      timeout: 'Leer este archivo tardó demasiado. Inténtalo de nuevo o sube una copia más sencilla.',
      failed:
        'Se produjo un error por nuestra parte y no se cobró nada. Vuelve a intentarlo con este archivo.',
    },
    duplicate: 'Este archivo ya está en este lote.',
    retry: 'Reintentar',
    retryNamed: (file) => `Reintentar: ${file}`,
    mend: 'Reintentar no cambia cómo se leen estos archivos. Corrígelos como se indica y súbelos de nuevo.',
    addCorrected: 'Subir archivos corregidos',
    failed: 'No pudimos cargar este lote',
    failedWords: 'Seguimos intentándolo. El lote continúa sin esta página y no se pierde nada.',
    missing: 'Lote no encontrado',
    missingWords: 'Quizá se eliminó o pertenece a otra cuenta.',
    history: 'Todos los resultados',
  },
};
