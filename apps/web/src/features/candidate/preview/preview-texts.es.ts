import { formatsOf } from '../../../lib/language/formats.ts';
import type { PreviewTexts } from './preview-texts.ts';

const { number } = formatsOf('es');

export const texts: PreviewTexts = {
  titleOf: (name, job) => `${[name, job].filter(Boolean).join(' · ')} · Vista previa · Winnow`,
  back: 'Volver a la persona',
  heading: 'Vista previa de un análisis',
  badge: 'Vista previa, sin guardar',
  job: 'Puesto',
  choose: 'Elige un puesto',
  chooseWords:
    'Evaluamos el currículum más reciente según los requisitos actuales del puesto. Es gratis y no se guarda nada.',
  noJobs: 'Aún no hay puestos abiertos.',
  scoring: 'Evaluando el currículum',
  explanation: (job, version) =>
    `El currículum más reciente para ${job}, versión ${number(version)}. La puntuación es la que daría hoy un análisis en lote. Para decidir, comentar o exportar, agrega a la persona a un lote.`,
  scored: 'Abrir el análisis de un lote',
  failed: 'No pudimos cargar esta vista previa',
  retry: 'Reintentar',
  missing: 'Vista previa no disponible',
  missingWords:
    'Es posible que la persona o el puesto se haya eliminado, o que aún no se haya leído ningún currículum de la persona.',
};
