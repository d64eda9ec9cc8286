import { limits } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { JobHomeTexts } from './job-home-texts.ts';

const { number, plural } = formatsOf('es');
const candidates = (count: number) =>
  plural(count, { one: '1 candidato', other: `${number(count)} candidatos` });
const resumes = (count: number) =>
  plural(count, { one: '1 currículum', other: `${number(count)} currículums` });
const requirements = (count: number) =>
  plural(count, { one: '1 requisito', other: `${number(count)} requisitos` });

export const texts: JobHomeTexts = {
  titleOf: (job) => `${job} · Winnow`,
  back: 'Todos los puestos',
  views: {
    label: 'Vistas de este puesto',
    candidates: 'Candidatos',
    applications: 'Candidaturas',
    library: 'Biblioteca',
    board: 'Tablero',
    requirements: 'Requisitos',
    mailbox: 'Buzón',
    activity: 'Actividad',
    figures: 'Cifras',
  },
  whatIf: 'Qué pasaría si: probar otros pesos',
  analyze: 'Subir currículums',
  archived: 'Archivado',
  missing: {
    missing: 'Puesto no encontrado',
    missingWords: 'Quizá se eliminó.',
    failed: 'No pudimos cargar este puesto',
    retry: 'Reintentar',
  },
  running: (job) =>
    plural(job, { one: 'Hay un lote en curso.', other: `Hay ${number(job)} lotes en curso.` }),
  runningWords: 'Los candidatos se suman a esta lista a medida que se analizan sus currículums.',
  openRun: 'Ver progreso',
  list: {
    caption: 'Candidatos de este puesto',
    failed: 'No pudimos cargar los candidatos',
    retry: 'Reintentar',
    empty: 'Aún no hay candidatos',
    emptyWords:
      'Sube currículums para evaluarlos según los requisitos de este puesto. Aquí aparecen los candidatos de todos los lotes.',
    onlyNew: (count) => `Solo nuevos (${number(count)})`,
    isNew: 'Nuevo',
    isNewHelp: 'Se sumó después de tu última visita',
    shown: (shown, all) => (shown === all ? candidates(all) : `${number(shown)} de ${candidates(all)}`),
    more: (loaded, all) => `Se cargaron los ${number(loaded)} mejores de ${candidates(all)}.`,
    loadMore: 'Cargar más',
    none: 'Ningún candidato coincide con estos filtros',
    noneWords: 'Cambia o quita los filtros para ver los demás.',
    clear: 'Quitar filtros',
  },
  outdated: {
    heading: 'Los requisitos cambiaron después',
    words: (count) =>
      plural(count, {
        one: '1 candidato se evaluó según una versión anterior. Esa puntuación queda en su registro.',
        other: `${number(count)} candidatos se evaluaron según una versión anterior. Esas puntuaciones quedan en sus registros.`,
      }),
    score: 'Evaluar de nuevo, sin costo',
    scoring: 'Evaluando de nuevo',
    done: 'Todos los candidatos están evaluados según los requisitos actuales.',
  },
  board: {
    label: 'Candidatos por etapa',
    stage: 'Etapa',
    empty: 'Sin candidatos',
    drop: 'Suelta aquí',
    hint: 'Arrastra una tarjeta, o pulsa Mayús y una flecha sobre un candidato, para cambiar la etapa.',
    actions: (name) => `Acciones para ${name}`,
    askForStage: (stage) => `Pedir revisión de todos en ${stage}`,
    moveTo: (stage) => `Pasar a ${stage}`,
    score: (score) => `Puntuación ${number(score)}`,
    notScored: 'No se pudo evaluar',
    more: (count) => `Mostrar ${number(count)} más`,
  },
  activity: {
    filter: {
      what: 'Mostrar',
      who: 'De',
      everything: 'Todo',
      anyone: 'Cualquiera',
      kinds: { note: 'Notas', candidate: 'Candidatos', job: 'Puesto', run: 'Análisis en lote' },
      none: 'Aún no hay nada.',
    },
    heading: 'Actividad',
    failed: 'No pudimos cargar la actividad',
    retry: 'Reintentar',
    more: 'Cargar más',
    note: 'Agregar una nota',
    noteHint: 'Por ejemplo, lo que pidió la persona que contrata',
    missing: 'Escribe una nota.',
    tooLong: `La nota debe tener menos de ${number(limits.jobNoteMax)} caracteres.`,
    add: 'Agregar nota',
    adding: 'Agregando',
    added: 'Nota agregada.',
    remove: 'Eliminar nota',
    removed: 'Nota eliminada.',
    reason: (reason) => `Motivo: ${reason}`,
    changes: {
      moved: (from, to) => `pasó de ${from} a ${to}`,
      decided: (decision) => `decisión: ${decision}`,
      undecided: 'se quitó la decisión',
      notesWritten: 'notas modificadas',
      notesRemoved: 'notas eliminadas',
      scoreSet: (score) => `puntuación fijada a mano en ${number(score)}`,
      scoreWithdrawn: 'se quitó la puntuación fijada a mano',
      corrected: 'datos corregidos',
      restored: 'correcciones quitadas',
      passageAccepted: 'pasaje aceptado',
      passageWithdrawn: 'aceptación de un pasaje retirada',
      scoredAgain: (version) => `evaluado de nuevo según la versión ${number(version)}`,
      assigned: (name) => `asignado a ${name}`,
      unassigned: 'ya no está asignado',
      tags: 'etiquetas modificadas',
      emailSent: (subject) => `correo enviado: ${subject}`,
      emailFailed: (subject) => `error al enviar el correo: ${subject}`,
      commented: 'comentario escrito',
      replied: 'respuesta a un comentario',
      exported: (isAnonymous) => (isAnonymous ? 'exportado sin nombre' : 'exportado'),
      shared: (title) => `compartido en la lista «${title}»`,
      reviewed: 'revisión entregada',
    },
    saved: (version, count) =>
      version === 1
        ? `Puesto agregado con ${requirements(count)}`
        : `Versión ${number(version)} guardada con ${requirements(count)}`,
    archived: 'Puesto archivado',
    restored: 'Puesto restaurado del archivo',
    runStarted: (files) => `Lote iniciado con ${resumes(files)}`,
    runEnded: (done, failed) =>
      [
        `Lote terminado: ${plural(done, { one: '1 analizado', other: `${number(done)} analizados` })}`,
        failed > 0 ? `${number(failed)} con error` : '',
      ]
        .filter(Boolean)
        .join(', '),
    runCanceled: (done) =>
      `Lote cancelado: ${plural(done, { one: '1 analizado', other: `${number(done)} analizados` })}`,
    openRun: 'Ver lote',
  },
  figures: {
    failed: 'No pudimos cargar las cifras',
    retry: 'Reintentar',
    empty: 'Aún no hay cifras',
    emptyWords: 'Se calculan a partir de los candidatos de este puesto.',
    totals: {
      candidates: 'Candidatos',
      undecided: 'Sin decisión',
      yes: 'Sí',
      maybe: 'Quizá',
      no: 'No',
    },
    funnel: 'Embudo de selección',
    funnelWords: 'Cada número cuenta a todos los que llegaron a la etapa, también a los descartados después.',
    stage: 'Etapa',
    reached: 'Candidatos',
    times: 'Tiempo en la etapa',
    timesWords:
      'La mitad de los candidatos salió de la etapa en este tiempo. No cuentan los cambios deshechos en menos de un minuto.',
    median: 'Tiempo habitual',
    here: 'Ahora en la etapa',
    longest: 'Mayor espera',
    notEnough: (fewest) => `Datos insuficientes: menos de ${number(fewest)} salieron de esta etapa`,
    noOneHere: 'nadie',
    hours: (hours) => plural(hours, { one: '1 hora', other: `${number(hours)} horas` }),
    days: (days) => plural(days, { one: '1 día', other: `${number(days)} días` }),
    lessThanAnHour: 'menos de una hora',
    musts: 'Efecto de los indispensables',
    mustsWords:
      'Cuántos candidatos evaluados no cumplen o no mencionan cada indispensable, y a cuántos es el único que les falta.',
    requirement: 'Indispensable',
    lacking: 'No cumplido o no encontrado',
    alone: 'Único que falta',
    ofScored: (count, scored) => `${number(count)} de ${number(scored)}`,
    noMusts: 'A ningún candidato le falta un indispensable.',
  },
  jobs: {
    isNew: (count) => plural(count, { one: '1 nuevo', other: `${number(count)} nuevos` }),
    candidates: (count) => candidates(count),
    noCandidates: 'Aún no hay candidatos',
    undecided: (count) => `${number(count)} sin decisión`,
    active: (when) => `Actividad ${when}`,
    stagesLabel: (parts) => `Por etapa: ${parts}`,
    inStage: (stage, count) => `${stage} ${number(count)}`,
  },
};
