import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SourceTexts } from './source-texts.ts';

const { number, plural } = formatsOf('es');
const resumes = (count: number) =>
  plural(count, { one: '1 currículum', other: `${number(count)} currículums` });

export const texts: SourceTexts = {
  source: 'Origen',
  sources: {
    upload: 'Subido',
    run: 'Subido para un análisis en lote',
    import: 'Importado',
    'apply-page': 'Candidatura en la página del puesto',
    mailbox: 'Por correo',
    sample: 'Ejemplo',
  },
  any: 'Todos',
  edit: 'Indicar origen',
  title: (count) => `Origen de ${resumes(count)}`,
  explanation:
    'De dónde vienen, por ejemplo «Recomendación» o «Feria de empleo 2026». Deja el campo vacío para quitarlo.',
  field: 'Origen',
  suggestions: 'Usados antes',
  tooLong: `El origen no puede tener más de ${number(limits.sourceLabelMax)} caracteres.`,
  save: 'Guardar origen',
  cancel: 'Cancelar',
  done: (count, label) => `Origen de ${resumes(count)}: ${label}.`,
  cleared: (count) => `Se quitó el origen de ${resumes(count)}.`,
  nothing: 'Nada que cambiar: todos tienen ya este origen.',
};
