import { formatsOf } from '../../lib/language/formats.ts';
import type { SpendingTexts } from './spending-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: SpendingTexts = {
  former: 'Antiguo miembro',
  member: 'Miembro',
  everyone: 'Todos los miembros',
  month: 'Mes',
  allMonths: 'Todos los meses',
  own: (count) =>
    plural(count, {
      one: 'Incluye 1 crédito mensual tuyo, que se usa cuando la organización ya no tiene ninguno.',
      other: `Incluye ${number(count)} créditos mensuales tuyos, que se usan cuando la organización ya no tiene ninguno.`,
    }),
  limit: (left, all) => `Te quedan ${number(left)} de ${number(all)} este mes`,
  payOwn: (count) =>
    plural(count, {
      one: '1 crédito tuyo; vuelve a ti si no hace falta',
      other: `${number(count)} créditos tuyos; los que no hagan falta vuelven a ti`,
    }),
  overLimit: 'Esto supera tu límite mensual. Pide a un propietario o administrador que lo aumente.',
  noOwn:
    'En el plan Free una organización no tiene créditos propios. Sus miembros usan los suyos, o puedes comprar créditos.',
  report: {
    heading: 'Consumo',
    explanation: 'Créditos usados en cada mes (UTC), por miembro y por puesto.',
    failed: 'No pudimos cargar el consumo',
    retry: 'Reintentar',
    none: 'No se usó nada en este mes.',
    total: (count) => plural(count, { one: '1 crédito usado', other: `${number(count)} créditos usados` }),
    byMember: 'Por miembro',
    byJob: 'Por puesto',
    writer: 'Descripciones del puesto generadas',
    untitled: 'Puesto sin título',
    download: 'Descargar CSV',
  },
  limits: {
    heading: 'Límites mensuales',
    explanation: 'Lo que cada miembro puede gastar al mes. Sin límite puede gastar todos los créditos.',
    field: 'Créditos al mes',
    fieldOf: (name) => `Límite mensual de ${name}`,
    none: 'Sin límite',
    error: 'Escribe un número entero, o nada si no hay límite.',
    spent: (spent, limit) =>
      limit === null
        ? `${number(spent)} gastados este mes`
        : `${number(spent)} de ${number(limit)} gastados este mes`,
    save: 'Guardar',
    saveOf: (name) => `Guardar el límite de ${name}`,
    saved: (name) => `Límite de ${name} guardado.`,
  },
  seats: {
    used: (used, included) =>
      included < 0
        ? `${number(used)} plazas ocupadas`
        : `${number(used)} de ${number(included)} plazas ocupadas`,
    invited: (count) => plural(count, { one: '1 invitación', other: `${number(count)} invitaciones` }),
    rule: 'Los propietarios, administradores y reclutadores ocupan una plaza. Los responsables de contratación y auditores no.',
    full: 'Todas las plazas están ocupadas. Elige un plan superior o libera una plaza.',
    without: 'Sin plaza',
    withoutWords: 'Conserva el acceso, pero no puede gastar créditos hasta que haya una plaza libre.',
    lose: (names, included) =>
      `Free tiene ${number(included)} plazas. Estos miembros conservan su acceso y su trabajo, pero no pueden gastar créditos: ${names}.`,
  },
  defaults: {
    heading: 'Candidatos',
    explanation: 'Para toda la organización.',
    failed: 'No pudimos cargar esta configuración',
    retry: 'Reintentar',
    anonymous: 'Ocultar nombres y fotos por defecto',
    anonymousHelper: 'Para miembros que no han elegido. Cada miembro puede cambiarlo para su cuenta.',
    exporting: 'Los responsables de contratación pueden exportar candidatos',
    exportingHelper:
      'Los de los puestos de cuyo equipo forman parte, con nombres. El registro de auditoría anota cada exportación.',
    retention: 'Plazo de conservación (días)',
    retentionHelper: (min, max) =>
      `Después se eliminan los currículums y lo que se leyó de ellos. De ${number(min)} a ${number(max)}.`,
    retentionError: (min, max) => `Escribe un número entero de ${number(min)} a ${number(max)}.`,
    submit: 'Guardar plazo',
    saved: 'Configuración guardada.',
  },
};
