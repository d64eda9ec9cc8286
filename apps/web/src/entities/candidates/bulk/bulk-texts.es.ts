import { limits } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { BulkTexts } from './bulk-texts.ts';

const { number, plural } = formatsOf('es');
const candidates = (count: number) =>
  plural(count, { one: '1 candidato', other: `${number(count)} candidatos` });

export const texts: BulkTexts = {
  decisions: { yes: 'Sí', maybe: 'Quizá', no: 'No' },
  stages: {
    new: 'Nuevo',
    screening: 'Preselección',
    interview: 'Entrevista',
    offer: 'Oferta',
    hired: 'Contratado',
    declined: 'Descartado',
  },
  toolbar: {
    label: 'Acciones para los candidatos seleccionados',
    selected: (count) => plural(count, { one: '1 seleccionado', other: `${number(count)} seleccionados` }),
    selectAll: (count) => `Seleccionar los ${number(count)}`,
    clear: 'Quitar selección',
    decide: (count) => `Decisión sobre ${candidates(count)}`,
    undecided: 'Quitar decisión',
    stage: 'Etapa',
    tag: 'Etiqueta',
    assign: 'Asignar',
    share: 'Compartir',
    remove: 'Eliminar',
    more: 'Más acciones',
    compare: (count) => `Comparar ${number(count)}`,
    compareSome: 'Comparar',
    compareUpTo: (most) => `Comparar 2–${number(most)}`,
    compareOneRun: 'Compara candidatos de un mismo lote',
    notForSoMany: (most) => `Selecciona hasta ${number(most)} candidatos`,
    saving: 'Guardando',
  },
  keys: {
    toggle: 'Seleccionar o deseleccionar al candidato',
    range: 'Seleccionar un rango',
    all: 'Seleccionar todos los visibles',
    clear: 'Quitar la selección',
    shiftClick: 'Mayús+clic',
    space: 'Espacio',
  },
  done: {
    decided: {
      yes: (count) => `Sí a ${candidates(count)}.`,
      maybe: (count) => `Quizá para ${candidates(count)}.`,
      no: (count) => `No a ${candidates(count)}.`,
    },
    undecided: (count) => `Se quitó la decisión sobre ${candidates(count)}.`,
    moved: (count, stage) =>
      plural(count, {
        one: `Se movió 1 candidato a ${stage}.`,
        other: `Se movieron ${number(count)} candidatos a ${stage}.`,
      }),
    tagged: (count, tags) =>
      plural(count, {
        one: `Se etiquetó 1 candidato: ${tags}.`,
        other: `Se etiquetaron ${number(count)} candidatos: ${tags}.`,
      }),
    untagged: (count, tags) => `Se quitó de ${candidates(count)}: ${tags}.`,
    assigned: (count, name) =>
      plural(count, {
        one: `Se asignó 1 candidato a ${name}.`,
        other: `Se asignaron ${number(count)} candidatos a ${name}.`,
      }),
    unassigned: (count) =>
      plural(count, {
        one: '1 candidato ya no está asignado.',
        other: `${number(count)} candidatos ya no están asignados.`,
      }),
    nothing: 'Nada que cambiar: todos lo tienen ya.',
    kept: (count) =>
      plural(count, {
        one: '1 candidato se modificó después y queda como está.',
        other: `${number(count)} candidatos se modificaron después y quedan como están.`,
      }),
    removed: (count) =>
      plural(count, {
        one: 'Se eliminó 1 candidato. Su currículum se conserva.',
        other: `Se eliminaron ${number(count)} candidatos. Sus currículums se conservan.`,
      }),
    removedWithFiles: (count) =>
      plural(count, {
        one: 'Se eliminó 1 candidato con su currículum.',
        other: `Se eliminaron ${number(count)} candidatos con sus currículums.`,
      }),
    removedFiles: (count) =>
      plural(count, {
        one: 'Se eliminó 1 currículum con sus análisis.',
        other: `Se eliminaron ${number(count)} currículums con sus análisis.`,
      }),
  },
  removal: { analyses: 'Eliminar y conservar los currículums', files: 'Eliminar con los currículums' },
  decline: {
    title: (name) => `¿No a ${name}?`,
    titleOfMany: (count) => `¿No a ${candidates(count)}?`,
    explanation:
      'Elige al menos un motivo. Se guarda con la decisión y nunca aparece en una exportación anónima.',
    reasons: {
      'missing-must': 'Falta un indispensable',
      location: 'Ubicación',
      pay: 'Expectativa salarial',
      level: 'Nivel de experiencia',
      other: 'Otro',
    },
    musts: (names) => `Falta: ${names}`,
    someMissing: (count, all) =>
      `${number(count)} de ${candidates(all)} no ${plural(count, { one: 'cumple', other: 'cumplen' })} un requisito indispensable.`,
    words: 'Con tus palabras',
    addWords: 'Agregar una nota',
    missingReason: 'Elige un motivo.',
    missingWords: 'Explica el motivo en pocas palabras.',
    tooLong: `El motivo debe tener menos de ${number(limits.reasonMax)} caracteres.`,
    decide: 'Decidir no',
    cancel: 'Cancelar',
    keys: 'Las teclas 1 a 5 eligen un motivo; Intro confirma.',
  },
  tags: {
    title: (count) => `Etiquetas de ${candidates(count)}`,
    explanation: 'Una etiqueta pertenece al candidato y se muestra en todos los puestos.',
    field: 'Etiqueta',
    add: 'Agregar',
    onAll: 'En todos',
    onSome: (count, all) => `en ${number(count)} de ${number(all)}`,
    suggestions: 'Usadas antes',
    remove: (tag) => `Quitar ${tag}`,
    willAdd: 'Agregar',
    willRemove: 'Quitar',
    none: 'Aún no hay etiquetas.',
    save: 'Guardar etiquetas',
    tooLong: `La etiqueta debe tener menos de ${number(limits.tagMax)} caracteres.`,
    of: (tags) => `Etiquetas: ${tags}`,
  },
  assign: {
    person: 'Persona',
    whoSees: 'Quien se encarga de ellos. Recibirá una notificación.',
    failed: 'No pudimos cargar los miembros',
    retry: 'Reintentar',
    title: (count) => `Asignar ${candidates(count)}`,
    explanation: 'La persona responsable. No se envía ninguna notificación.',
    field: 'Nombre o correo',
    suggestions: 'Usados antes',
    cancel: 'Cancelar',
    save: 'Asignar',
    clear: 'Quitar asignación',
    empty: 'Escribe un nombre o un correo.',
    tooLong: `El nombre debe tener menos de ${number(limits.assigneeMax)} caracteres.`,
    to: (name) => `Asignado a ${name}`,
  },
  filter: {
    mine: 'A mí',
    former: 'Antiguos miembros',
    tag: 'Etiqueta',
    assignee: 'Asignado a',
    any: 'Todo',
    unassigned: 'Sin asignar',
  },
};
