import { formatsOf } from '../../../lib/language/formats.ts';
import type { TrackingTexts } from './tracking-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: TrackingTexts = {
  heading: 'Sistemas de seguimiento de candidatos',
  explanation:
    'Importa puestos, candidatos y sus currículums de Greenhouse, Lever o Ashby, y devuelve las puntuaciones como notas.',
  failed: 'No pudimos cargar los sistemas conectados',
  retry: 'Reintentar',
  none: 'Todavía no hay ningún sistema conectado.',
  noneYet: 'No hay ningún sistema conectado. Los propietarios y administradores los conectan.',
  connect: 'Conectar sistema',
  connected: 'El sistema está conectado.',
  full: (max) => `Puedes conectar ${number(max)} sistemas como máximo.`,
  cancel: 'Cancelar',
  named: (action, name) => `${action}: ${name}`,
  last: (date) => `Última importación: ${date}`,
  never: 'Todavía no se ha importado nada',
  candidates: (count) => plural(count, { one: '1 candidato', other: `${number(count)} candidatos` }),
  states: {
    running: 'En curso',
    paused: 'En pausa',
    done: 'Terminada',
    canceled: 'Cancelada',
    undoing: 'Deshaciéndose',
    undone: 'Deshecha',
  },
  errors: {
    refused: 'El sistema rechaza las credenciales. Revísalas y sus permisos.',
    unavailable: 'El sistema no está disponible. Abre la importación y continúala más tarde.',
    limited: 'El sistema no permite más solicitudes. Vuelve a intentarlo en unos minutos.',
    unexpected: 'El sistema dio una respuesta inesperada. Abre la importación y continúala.',
    missing: 'El sistema ya no tiene este puesto.',
  },
  open: 'Abrir importación',
  chooseJobs: 'Elegir puestos',
  test: 'Probar conexión',
  works: 'La conexión funciona.',
  disconnect: 'Desconectar',
  disconnectTitle: (name) => `¿Desconectar ${name}?`,
  disconnectWords:
    'Se eliminan las credenciales y se cancelan las importaciones en curso. Los puestos y candidatos importados se conservan, pero ya no se podrán enviar sus puntuaciones.',
  disconnected: 'El sistema está desconectado.',
  system: 'Sistema',
  where: {
    greenhouse:
      'En Greenhouse, crea credenciales de API de tipo Harvest V3 (OAuth) que puedan listar puestos, anuncios, solicitudes, candidatos y adjuntos, y crear notas.',
    lever:
      'En Lever, crea una clave de API que pueda leer puestos, candidatos y currículums, y escribir notas.',
    ashby: 'En Ashby, crea una clave de API que pueda leer puestos y candidatos, y modificar candidatos.',
  },
  fields: {
    clientId: 'ID de cliente',
    clientSecret: 'Secreto de cliente',
    apiKey: 'Clave de API',
    userId: 'ID de usuario',
  },
  userIdHelp: {
    greenhouse:
      'El administrador del sitio (Site Admin) en cuyo nombre se leen los candidatos y se escriben las notas: el número de la dirección de su página.',
    lever: 'El usuario en cuyo nombre se escriben las notas.',
  },
  missing: 'Completa este campo.',
  name: 'Nombre',
  nameHelp: 'Opcional. Aparece como origen de los currículums.',
  jobsTitle: (name) => `Importar de ${name}`,
  jobsWords:
    'Se importan todos los candidatos de estos puestos con su currículum más reciente. Los ya importados no se importan dos veces.',
  openJobs: 'Puestos abiertos',
  noJobs: 'Este sistema no tiene puestos abiertos.',
  known: 'Ya importado',
  score: 'Evaluar a los candidatos',
  scoreHelp: 'Cada currículum que se evalúa cuesta un crédito. Sin esto, importar es gratis.',
  import: (count) =>
    count === 0
      ? 'Importar'
      : plural(count, { one: 'Importar 1 puesto', other: `Importar ${number(count)} puestos` }),
  begun: (count) =>
    plural(count, {
      one: 'La importación ha comenzado.',
      other: `Han comenzado ${number(count)} importaciones.`,
    }),
};
