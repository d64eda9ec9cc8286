import { jobLimits, presetLimits } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { PresetTexts } from './preset-texts.ts';

const { number, plural } = formatsOf('es');
const lines = (count: number, musts: number) =>
  `${plural(count, { one: '1 requisito', other: `${number(count)} requisitos` })}, ${plural(musts, {
    one: '1 indispensable',
    other: `${number(musts)} indispensables`,
  })}`;

export const texts: PresetTexts = {
  retry: 'Reintentar',
  open: 'Plantillas',
  title: 'Plantillas de requisitos',
  explanation: 'Guarda los requisitos de un puesto y agrégalos a otros parecidos.',
  failed: 'No pudimos cargar tus plantillas',
  saveHeading: 'Guardar estos requisitos',
  name: 'Nombre de la plantilla',
  nameHint: 'Por ejemplo, «Contadores»',
  nameMissing: 'Escribe un nombre.',
  nameTooLong: `El nombre debe tener menos de ${number(presetLimits.nameMax)} caracteres.`,
  what: (count, musts) =>
    count === 0
      ? 'Este puesto aún no tiene requisitos que guardar.'
      : `${lines(count, musts)}, con sus pesos. El ajuste general se lee de cada descripción del puesto.`,
  save: 'Guardar plantilla',
  saving: 'Guardando',
  saved: (name) => `Se guardó la plantilla «${name}».`,
  listHeading: 'Tus plantillas',
  count: (count, all) => `${number(count)} de ${number(all)}`,
  empty: 'Aún no hay plantillas',
  emptyWords: 'Las plantillas que guardes aparecen aquí.',
  lines,
  apply: 'Vista previa',
  applyNamed: (name) => `Vista previa de «${name}»`,
  menu: (name) => `Opciones de «${name}»`,
  rename: 'Cambiar nombre',
  replace: 'Reemplazar con los requisitos de este puesto',
  remove: 'Eliminar',
  removed: (name) => `Se eliminó la plantilla «${name}».`,
  renamed: (name) => `Ahora se llama «${name}».`,
  replaced: (name) => `«${name}» tiene ahora los requisitos de este puesto.`,
  saveName: 'Guardar nombre',
  requirements: 'Requisitos',
  cancel: 'Cancelar',
  adds: (count) =>
    count === 0
      ? 'Todos los requisitos de esta plantilla ya están en la lista.'
      : plural(count, { one: 'Agrega 1 requisito:', other: `Agrega ${number(count)} requisitos:` }),
  known: (count) =>
    plural(count, {
      one: '1 requisito ya está en la lista.',
      other: `${number(count)} requisitos ya están en la lista.`,
    }),
  leftOut: (count) =>
    `Un puesto puede tener ${number(jobLimits.requirements)} requisitos, así que ${plural(count, {
      one: '1 más no cabe',
      other: `${number(count)} más no caben`,
    })}.`,
  takeOver: (count) =>
    `Usar también los indispensables y pesos de la plantilla donde difieran (${number(count)})`,
  add: (count) =>
    count === 0
      ? 'Aplicar plantilla'
      : plural(count, { one: 'Agregar 1 requisito', other: `Agregar ${number(count)} requisitos` }),
  applied: (name) => `Se aplicó la plantilla «${name}». Guarda la descripción del puesto para conservarla.`,
  must: 'indispensable',
};
