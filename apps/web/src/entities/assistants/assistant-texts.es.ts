import { formatsOf } from '../../lib/language/formats.ts';
import type { AssistantTexts } from './assistant-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: AssistantTexts = {
  unnamed: 'Asistente sin nombre',
  retry: 'Reintentar',
  scopes: {
    'jobs:read': 'Leer puestos',
    'analyses:read': 'Leer análisis con sus evidencias',
    'pool:read': 'Buscar personas en el banco de talento',
    'candidates:read': 'Leer personas con sus currículums',
    'resumes:read': 'Ver qué currículums hay en la biblioteca',
    'jobs:write': 'Redactar borradores de puestos que tú agregas (un crédito cada uno)',
    'runs:write': 'Preparar lotes que tú inicias',
  },
  consent: {
    title: 'Conectar un asistente · Winnow',
    heading: '¿Conectar un asistente?',
    introduction: 'Un asistente de IA ajeno a Winnow pide actuar por ti.',
    unchecked: 'El propio asistente eligió este nombre. Winnow no lo ha comprobado.',
    organization: 'Organización',
    organizationHelper: 'El asistente no tiene acceso a tus otras organizaciones.',
    may: 'El asistente podrá',
    beyond: (role) => `Tu rol allí, ${role}, no permite el resto de lo que pide.`,
    nothing: (role) => `Tu rol allí, ${role}, no permite nada de lo que pide. Elige otra organización.`,
    forbidden:
      'Esta organización no permite asistentes de IA. Elige otra organización o pregunta a un propietario o administrador.',
    mayNot: 'No modifica ni elimina nada, no envía correos, no decide nada y no inicia ningún lote.',
    leaves:
      'Lo que lee llega al proveedor del asistente. Comprueba que puedes compartir con él datos de candidatos.',
    onlyIf: 'Permítelo solo si acabas de venir de un asistente en el que confías.',
    failed: 'El asistente no está conectado',
  },
  own: {
    heading: 'Asistentes conectados',
    explanation: 'Asistentes de IA que actúan por ti, dentro de tu rol.',
    none: 'No hay ningún asistente conectado.',
    organization: 'Organización',
    since: (day) => `Conectado el ${day}`,
    used: (moment) => `Último uso: ${moment}`,
    unused: 'Nunca se usó',
    disconnect: 'Desconectar',
    disconnectNamed: (assistant) => `Desconectar ${assistant}`,
    done: 'Desconectado. El asistente ya no tiene acceso.',
    notDone: 'El asistente sigue conectado. Inténtalo de nuevo.',
    failed: 'No pudimos cargar tus asistentes',
  },
  organization: {
    heading: 'Asistentes',
    explanation:
      'Asistentes de IA que los miembros conectaron sin clave de API. Cada uno lee lo que permiten sus permisos y el rol de su miembro.',
    none: 'No hay ningún asistente conectado.',
    failed: 'No pudimos cargar los asistentes',
    allowed: 'Permitir asistentes de IA',
    allowedHelper:
      'Los miembros pueden conectar asistentes. Si se desactiva, las claves de API tampoco pueden usar las herramientas de asistentes.',
    allowedDone: 'Los miembros pueden conectar asistentes.',
    forbidTitle: '¿Desactivar los asistentes de IA?',
    forbidConsequence: (count: number) =>
      `${plural(count, {
        one: 'El asistente conectado queda rechazado en menos de un segundo.',
        other: `Los ${number(count)} asistentes conectados quedan rechazados en menos de un segundo.`,
      })} Si vuelves a permitirlos, los miembros los conectan de nuevo.`,
    forbidConfirm: 'Desactivar asistentes',
    forbiddenDone: 'Los asistentes de IA están desactivados.',
    states: { connected: 'Conectado', ended: 'Desconectado', 'member-left': 'Detenido' },
    ended: (count) =>
      plural(count, { one: '1 asistente desconectado', other: `${number(count)} asistentes desconectados` }),
    by: (who, day) => `Conectado por ${who}, ${day}`,
    since: (day) => `Conectado el ${day}`,
    used: (moment) => `Último uso: ${moment}`,
    unused: 'Nunca se usó',
    endedOn: (day) => `Desconectado el ${day}`,
    lastRead: (count, moment) =>
      `Última lectura: ${plural(count, { one: '1 candidato', other: `${number(count)} candidatos` })}, ${moment}`,
    noRead: 'No ha leído datos de candidatos',
    memberLeft: 'Se detuvo porque su miembro dejó la organización.',
    scopes: 'Permisos',
    reads: 'Qué ha leído',
    readsTitle: (assistant) => `Qué ha leído ${assistant}`,
    readsExplanation: 'Las últimas 50 respuestas con datos de candidatos.',
    noReads: 'Este asistente no ha leído datos de candidatos.',
    end: 'Desconectar',
    endTitle: (assistant) => `¿Desconectar ${assistant}?`,
    endConsequence: 'Pierde el acceso en menos de un segundo. Su miembro puede volver a conectarlo.',
    endConfirm: 'Desconectar asistente',
    endDone: 'El asistente se desconectó.',
    cancel: 'Cancelar',
  },
};
