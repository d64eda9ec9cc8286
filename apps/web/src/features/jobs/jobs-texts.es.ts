import { formatsOf } from '../../lib/language/formats.ts';
import type { JobsTexts } from './jobs-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: JobsTexts = {
  title: 'Puestos · Winnow',
  heading: 'Puestos',
  introduction: 'Cada currículum se evalúa según los requisitos de uno de ellos.',
  add: 'Agregar puesto',
  write: 'Generar con IA',
  search: 'Buscar',
  searchHint: 'Nombre, empresa o ubicación',
  order: 'Orden',
  orders: { updated: 'Último cambio', created: 'Más recientes', title: 'Nombre' },
  show: 'Mostrar',
  statuses: { active: 'Activos', archived: 'Archivados' },
  failed: 'No pudimos cargar tus puestos',
  retry: 'Reintentar',
  more: 'Mostrar más',
  count: (count) => plural(count, { one: '1 puesto', other: `${number(count)} puestos` }),
  empty: 'Aún no hay puestos',
  emptyWords:
    'Pega o sube una descripción del puesto, o genérala a partir de un nombre. Sus requisitos aparecen mientras escribes.',
  emptyArchive: 'El archivo está vacío',
  emptyArchiveWords: 'Los puestos archivados aparecen aquí, con todos sus candidatos.',
  noneFound: 'No se encontró nada',
  noneFoundWords: 'Ningún nombre, empresa o ubicación contiene estas palabras.',
  clearSearch: 'Borrar búsqueda',
  requirements: (count, musts) =>
    `${plural(count, { one: '1 requisito', other: `${number(count)} requisitos` })}, ${plural(musts, {
      one: '1 indispensable',
      other: `${number(musts)} indispensables`,
    })}`,
  analyses: (count) =>
    plural(count, { one: '1 currículum evaluado', other: `${number(count)} currículums evaluados` }),
  noAnalyses: 'aún sin currículums evaluados',
  changed: (when) => `Cambió ${when}`,
  sources: { written: '', uploaded: 'De un archivo', generated: 'Generado', sample: 'Ejemplo' },
  menu: (job) => `Opciones de ${job}`,
  analyze: 'Analizar currículums',
  edit: 'Editar',
  duplicate: 'Duplicar',
  archive: 'Archivar',
  restore: 'Restaurar',
  remove: 'Eliminar',
  duplicated: 'Duplicado. Estás viendo la copia.',
  archived: (job) => `Se archivó «${job}».`,
  restored: (job) => `Se restauró «${job}».`,
  removed: (job) => `Se eliminó «${job}».`,
  removedWith: (job) =>
    `Se eliminó «${job}» con sus lotes y análisis. Los currículums siguen en tu biblioteca.`,
};
