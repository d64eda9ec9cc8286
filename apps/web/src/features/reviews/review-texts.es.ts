import { formatsOf } from '../../lib/language/formats.ts';
import type { ReviewTexts } from './review-texts.ts';

const { number, percent, plural } = formatsOf('es');
const two = (value: number) => number(Math.round(value * 100) / 100);
const share = (part: number, all: number) => percent(all === 0 ? 0 : part / all);

export const texts: ReviewTexts = {
  failed: 'No pudimos cargar esta revisión',
  retry: 'Reintentar',
  missing: 'No se encontró la revisión',
  missingWords: 'Puede que se haya eliminado o que se haya pedido a otra persona.',
  otherAccount: (email) => `Has iniciado sesión como ${email}. La revisión puede ser para otra cuenta.`,
  toReviews: 'Todas las revisiones',
  titleOf: (job) => `Revisión: ${job} · Winnow`,
  list: {
    title: 'Revisiones · Winnow',
    heading: 'Revisiones',
    explanation:
      'Los miembros responden por separado sobre los candidatos y después comparan sus respuestas.',
    views: 'Revisiones de quién',
    ofMe: 'Me las pidieron',
    byMe: 'Pedidas por mí',
    noneOfMe: 'No te han pedido revisiones',
    noneOfMeWords: 'Cuando un miembro te pida revisar candidatos, aparecerá aquí.',
    noneByMe: 'No has pedido revisiones',
    noneByMeWords: 'Selecciona candidatos de un puesto y elige «Pedir revisión».',
    more: 'Mostrar más',
  },
  heading: (job) => `Revisión para ${job}`,
  askedBy: (name, day) => `Pedida por ${name} el ${day}`,
  due: (day) => `Vence el ${day}`,
  marking: {
    progress: (marked, all) => `${number(marked)} de ${number(all)} respondidos`,
    blind: 'Verás las puntuaciones y las respuestas de los demás cuando termine la revisión.',
    place: (place, all) => `Candidato ${number(place)} de ${number(all)}`,
    next: 'Candidato siguiente',
    previous: 'Candidato anterior',
    mark: (name) => `Tu respuesta sobre ${name}`,
    yes: 'Responder sí',
    maybe: 'Responder quizá',
    no: 'Responder no',
    reason: 'Motivo (opcional)',
    requirements: 'Requisitos',
    markEach: 'Responde sobre cada requisito, hasta donde lo muestre el currículum.',
    must: 'Requisito indispensable',
    answers: {
      met: 'Cumplido',
      partly: 'Cumplido en parte',
      'not-met': 'No cumplido',
      'cannot-tell': 'No se sabe',
    },
    facts: 'Datos del currículum',
    experience: 'Experiencia',
    education: 'Formación',
    skills: 'Habilidades',
    languages: 'Idiomas',
    certifications: 'Certificaciones',
    contact: 'Contacto',
    present: 'actualidad',
    text: 'Currículum',
    factsHint: 'Elige un dato para ver dónde lo dice el currículum.',
    read: (fact) => `Leído aquí: ${fact}`,
    failed: 'No pudimos cargar este candidato',
    status: {
      saved: 'Guardado',
      saving: 'Guardando…',
      waiting: 'Aún sin guardar. Lo intentaremos de nuevo.',
      refused: 'No se guardó',
    },
    finish: 'Terminar la revisión',
    finishTitle: '¿Terminar esta revisión?',
    finishWords: 'Tus respuestas se entregan y ya no se pueden cambiar.',
    summary: (yes, maybe, no) => `${number(yes)} sí · ${number(maybe)} quizá · ${number(no)} no`,
    goOn: 'Seguir revisando',
    finishing: 'Terminando…',
    unsaved: 'Algunas respuestas aún no se han guardado. Comprueba tu conexión y reintenta.',
    empty: 'Se eliminaron todos los candidatos de esta revisión',
    emptyWords: 'Ya no queda nada que revisar.',
  },
  waiting: {
    done: 'Has terminado. Gracias.',
    words: 'Verás todas las respuestas cuando terminen todos, o cuando la revisión venza o se cierre.',
    progress: 'Personas',
    progressWords:
      'Verás todas las respuestas cuando terminen todos, o cuando la revisión venza o se cierre.',
    isDone: (day) => `Terminó el ${day}`,
    marked: (marked, all) => `${number(marked)} de ${number(all)} respondidos`,
    left: 'Ya no puede revisar',
    canceled: 'Esta revisión se canceló',
    canceledWords: 'Sus respuestas se eliminaron.',
    closed: 'Esta revisión terminó',
    closedWords: 'Se cerró antes de que terminaras, así que no ves los resultados.',
  },
  actions: {
    label: 'Gestionar la revisión',
    remind: 'Enviar recordatorio',
    reminded: (count) =>
      plural(count, {
        one: 'Se envió un recordatorio a 1 persona.',
        other: `Se envió un recordatorio a ${number(count)} personas.`,
      }),
    nobodyReminded: 'No se recordó a nadie: todos recibieron un correo en las últimas 20 horas.',
    due: 'Cambiar la fecha límite',
    dueTitle: 'Cambiar la fecha límite',
    dueLabel: 'Fecha límite',
    dueHelper: 'Déjala vacía para no tener fecha límite.',
    dueError: 'Elige un día a partir de hoy, en el plazo de un año.',
    dueSaved: 'Fecha límite cambiada.',
    save: 'Guardar cambios',
    close: 'Cerrar y mostrar resultados',
    closeTitle: '¿Cerrar esta revisión?',
    closeWords: (done, all) =>
      `Se muestran las respuestas de ${number(done)} de ${number(all)} personas. Las demás ya no pueden responder.`,
    closed: 'La revisión se cerró.',
    cancelReview: 'Cancelar la revisión',
    cancelTitle: '¿Cancelar esta revisión?',
    cancelWords: 'Se eliminan todas las respuestas dadas hasta ahora.',
    canceled: 'La revisión se canceló.',
    keep: 'Conservar la revisión',
  },
  results: {
    heading: 'Resultados',
    agreement: 'Acuerdo',
    same: (same, pairs) =>
      `Dos personas dieron la misma respuesta en ${number(same)} de ${number(pairs)} casos (${share(same, pairs)}).`,
    kappa: (value, low, high) => `κ = ${two(value)} (intervalo del 95% de ${two(low)} a ${two(high)})`,
    kappaWords: {
      'cohen-linear':
        'Acuerdo más allá del azar: 1 es perfecto, 0 es lo que da el azar. κ de Cohen con pesos lineales: sí y quizá coinciden a medias.',
      fleiss:
        'Acuerdo más allá del azar: 1 es perfecto, 0 es lo que da el azar. κ de Fleiss: solo cuenta la misma respuesta.',
    },
    absence: {
      'one-reviewer': 'Solo una persona entregó respuestas, así que no hay con quién comparar.',
      'few-pairs': 'Con menos de 20 pares de respuestas, el acuerdo no se distingue del azar.',
      'same-marks':
        'Todas las respuestas son iguales, así que no se puede calcular el acuerdo más allá del azar.',
    },
    withScore: (agreeing, pairs) =>
      `Cuando alguien respondió distinto sobre dos candidatos, la mejor respuesta fue para la puntuación más alta en ${number(agreeing)} de ${number(pairs)} casos (${share(agreeing, pairs)}).`,
    noScore:
      'Nadie respondió distinto sobre dos candidatos con puntuaciones diferentes, así que no se pueden comparar respuestas y puntuaciones.',
    withVerdicts: (same, marks) =>
      `${number(same)} de ${number(marks)} respuestas sobre requisitos dicen lo mismo que el análisis.`,
    opened: (name, count) =>
      plural(count, {
        one: `${name} abrió 1 candidato con su puntuación antes de terminar.`,
        other: `${name} abrió ${number(count)} candidatos con su puntuación antes de terminar.`,
      }),
    caption: 'Candidatos con las respuestas de cada persona, la puntuación y la decisión',
    candidate: 'Candidato',
    score: 'Puntuación',
    notScored: 'No se pudo evaluar',
    decision: 'Decisión',
    undecided: 'Sin decisión',
    noMark: 'Sin respuesta',
    requirements: 'Respuestas por requisito',
    requirementsCaption: (name) => `Respuestas sobre requisitos para ${name}`,
    requirement: 'Requisito',
    analysis: 'Análisis',
    notMarked: 'Sin respuesta',
  },
};
