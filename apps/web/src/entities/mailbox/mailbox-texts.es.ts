import { formatsOf } from '../../lib/language/formats.ts';
import type { MailboxTexts } from './mailbox-texts.ts';

const { number, plural } = formatsOf('es');
const emails = (count: number) => plural(count, { one: '1 correo', other: `${number(count)} correos` });
const resumes = (count: number) =>
  plural(count, { one: '1 currículum', other: `${number(count)} currículums` });

export const texts: MailboxTexts = {
  heading: 'Buzón',
  explanation:
    'Conecta una carpeta de correo: los currículums que lleguen a ella pasan a tu biblioteca y se pueden agregar a un lote de este puesto. La carpeta solo se lee: no se marca, mueve, elimina ni responde nada.',
  failed: 'No pudimos cargar el buzón',
  retry: 'Reintentar',
  none: 'Ningún buzón conectado',
  noneWords:
    'Necesitas el acceso IMAP de la dirección a la que escriben los candidatos. Lo mejor es una carpeta propia para este puesto.',
  connect: 'Conectar buzón',
  added: 'Buzón conectado.',
  saved: 'Conexión guardada.',
  save: 'Guardar conexión',
  cancel: 'Cancelar',
  test: 'Probar conexión',
  edit: 'Editar conexión',
  host: 'Servidor de correo (IMAP)',
  hostHelper: 'El nombre lo indica tu proveedor de correo.',
  hostMissing: 'Escribe el nombre del servidor de correo.',
  security: 'Cifrado',
  port: 'Puerto',
  portInvalid: 'Escribe un número de 1 a 65535.',
  username: 'Usuario',
  usernameMissing: 'Escribe el usuario.',
  password: 'Contraseña',
  passwordHelper: 'A menudo una contraseña de aplicación. Se guarda cifrada.',
  passwordKept: 'Déjala vacía para conservar la guardada.',
  passwordMissing: 'Escribe la contraseña.',
  folder: 'Carpeta',
  folderHelper: 'Por ejemplo, INBOX o Candidaturas.',
  folderMissing: 'Escribe la carpeta.',
  folders: 'Carpetas que se pueden leer:',
  beginning: 'Correos que ya están en la carpeta',
  receivingServer: 'Nombre del servidor receptor (opcional)',
  receivingServerHelper:
    'El nombre en la primera cabecera Authentication-Results de un correo que hayas recibido. Solo se muestran sus resultados de SPF y DKIM: cualquiera puede escribir una cabecera así. La prueba de conexión propone el nombre.',
  noReceivingServer: 'El correo más reciente no contiene resultados de SPF ni DKIM.',
  connected: 'Conectado',
  failing: 'No disponible',
  paused: 'En pausa',
  pausedWords:
    'Lo pusimos en pausa tras varios errores. Corrige la conexión o reanúdalo; continuará donde se detuvo.',
  checking: 'Comprobando ahora',
  unchecked: 'Aún sin comprobar',
  checkNow: 'Comprobar ahora',
  pause: 'Pausar',
  resume: 'Reanudar',
  disconnect: 'Desconectar buzón',
  disconnectTitle: '¿Desconectar este buzón?',
  disconnectWords:
    'Se elimina la contraseña y no se leen más correos. Los currículums recibidos siguen en tu biblioteca y la lista de correos se conserva aquí.',
  disconnected: 'Buzón desconectado.',
  emails: 'Correos',
  noEmails: 'Aún no ha llegado ningún correo.',
  more: 'Cargar más',
  chooseAll: 'Seleccionar todo',
  chooseNone: 'Quitar selección',
  anonymous: 'En la vista anónima se ocultan remitentes, asuntos y nombres de archivo.',
  hidden: 'Remitente oculto',
  unknownSender: 'Remitente desconocido',
  noSubject: 'Sin asunto',
  bare: 'Sin currículum adjunto',
  file: 'Archivo',
  reading: 'Leyéndose',
  known: 'Ya estaba en tu biblioteca',
  inLibrary: 'Agregado a tu biblioteca',
  remove: 'Quitar correo',
  removeTitle: '¿Quitar este correo de la lista?',
  removeWords: 'Sigue en el buzón y sus currículums siguen en tu biblioteca.',
  notChecked: 'El remitente no se comprobó (SPF y DKIM).',
  aDomain: 'el dominio del remitente',
  promise: (minutes) =>
    `Los correos nuevos se recogen cada ${number(minutes)} minutos. Los remitentes no reciben respuesta nuestra.`,
  works: (count) => `Funciona: ${emails(count)} en la carpeta.`,
  counts: (seen, taken) => `${emails(seen)}, ${resumes(taken)} en la biblioteca`,
  checked: (when) => `Última comprobación: ${when}`,
  leftOut: (count) =>
    plural(count, {
      one: '1 adjunto más sigue en el buzón.',
      other: `${number(count)} adjuntos más siguen en el buzón.`,
    }),
  choose: (name) => `Seleccionar ${name}`,
  removeOf: (name) => `Quitar el correo de ${name}`,
  securities: {
    tls: 'TLS',
    starttls: 'STARTTLS',
  },
  beginnings: {
    new: 'Solo correos nuevos',
    month: 'Correos de los últimos 30 días',
    all: 'Todos los correos',
  },
  reasons: {
    empty: 'El archivo está vacío.',
    'no-text': 'Sin texto legible',
    encrypted: 'Protegido con contraseña: pide una copia sin contraseña',
    corrupt: 'Dañado: pídelo de nuevo',
    unsupported: 'Este formato no se puede leer',
    misnamed: 'El nombre indica otro formato que el contenido',
    'too-large': 'Demasiado grande',
    timeout: 'Tarda demasiado en leerse',
    'not-a-resume': 'No es un tipo de archivo para currículums',
    winmail: 'Formato propio de Outlook que oculta los adjuntos: pide un PDF',
    'inline-picture': 'Imagen del texto, no se agregó',
  },
  problems: {
    'too-large': 'Supera los 40 MB: sus adjuntos siguen en el buzón.',
    'too-complex': 'Tiene una estructura que no se puede leer: sus adjuntos siguen en el buzón.',
    unreadable: 'No se pudo leer. Sigue en el buzón.',
  },
  spf: {
    pass: (domain) => `Enviado por un servidor de ${domain}`,
    fail: (domain) => `No fue enviado por un servidor de ${domain}: el remitente puede ser falso`,
    doubtful: (domain) => `Probablemente no fue enviado por un servidor de ${domain}`,
    none: (domain) => `${domain} no indica qué servidores envían en su nombre`,
    error: () => 'No se pudo comprobar',
    unchecked: () => 'Sin comprobar',
  },
  dkim: {
    pass: (domain) => `Firmado por ${domain} y sin cambios desde entonces`,
    fail: () => 'La firma no coincide: el correo puede ser falso o cambió por el camino',
    doubtful: () => 'El servidor receptor no acepta la firma',
    none: () => 'Sin firma',
    error: () => 'No se pudo comprobar',
    unchecked: () => 'Sin comprobar',
  },
  errors: {
    address: 'Este servidor de correo tiene una dirección privada. Escribe uno accesible desde internet.',
    name: 'No existe ningún servidor con este nombre. Revisa cómo está escrito.',
    timeout:
      'El servidor de correo no respondió a tiempo. Revisa el nombre y el puerto, o inténtalo más tarde.',
    connection:
      'No hay conexión con el servidor de correo. Revisa el nombre y el puerto, o inténtalo más tarde.',
    certificate:
      'El certificado del servidor de correo no es válido para este nombre. Escribe el nombre que indica tu proveedor.',
    'no-tls':
      'El servidor de correo no ofrece cifrado aquí, así que no se envió ninguna contraseña. Elige el otro tipo de cifrado u otro puerto.',
    login:
      'El servidor de correo rechazó el usuario o la contraseña. Muchos proveedores exigen una contraseña de aplicación para IMAP.',
    folder: 'Esta carpeta no existe o no se puede leer. Revisa el nombre.',
    protocol: 'No se entienden las respuestas del servidor de correo. Revisa el nombre y el puerto.',
    'no-room':
      'No queda espacio para más archivos. Elimina archivos o cambia de plan; después continuará automáticamente.',
    secret: 'La contraseña guardada ya no se puede leer. Escríbela de nuevo.',
    failed: 'Algo falló por nuestra parte. Se volverá a intentar.',
  },
};
