import type { PasskeyTexts } from './passkey-texts.ts';

export const texts: PasskeyTexts = {
  heading: 'Llaves de acceso',
  explanation: 'Inicia sesión con tu huella, tu cara o un PIN en lugar de una contraseña.',
  signIn: 'Iniciar sesión con llave de acceso',
  use: 'Usar una llave de acceso',
  none: 'Una llave de acceso se queda en tu dispositivo o en tu gestor de contraseñas. Nadie puede adivinarla y las páginas de inicio de sesión falsas no pueden pedirla.',
  some: 'Cada una inicia sesión por sí sola, sin contraseña ni código. Si pierdes un dispositivo, inicia sesión de otra forma y elimina aquí su llave de acceso.',
  add: 'Agregar una llave de acceso',
  rename: 'Cambiar nombre',
  renameNamed: (name) => `Cambiar el nombre de ${name}`,
  remove: 'Eliminar',
  removeNamed: (name) => `Eliminar ${name}`,
  cancel: 'Cancelar',
  unnamed: 'Llave de acceso',
  since: (date) => `Agregada el ${date}`,
  used: (date) => `usada por última vez el ${date}`,
  neverUsed: 'aún sin usar',
  waiting: 'Cargando tus llaves de acceso',
  failed: 'No pudimos cargar tus llaves de acceso',
  retry: 'Reintentar',
  added: 'Llave de acceso agregada.',
  removed: 'Llave de acceso eliminada. Se cerró la sesión en los dispositivos que entraron con ella.',
  naming: {
    title: 'Cambiar el nombre de esta llave de acceso',
    explanation: 'Elige un nombre que diga dónde está.',
    label: 'Nombre',
    submit: 'Guardar nombre',
    required: 'Escribe un nombre de 120 caracteres como máximo',
  },
  removing: {
    title: (name) => `¿Eliminar ${name}?`,
    explanation:
      'Ya no podrás iniciar sesión con ella. Después, elimínala también de tu dispositivo o de tu gestor de contraseñas. Tu contraseña y los códigos por correo siguen funcionando.',
  },
  errors: {
    another: 'Esta llave de acceso es de otra cuenta. Elige una de la cuenta en la que inicias sesión.',
    refused:
      'No se aceptó esta llave de acceso. Puede que se haya eliminado de la cuenta. Inicia sesión de otra forma.',
    expired: 'Tardó demasiado. Inténtalo de nuevo.',
    exists: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
    many: 'Tienes el máximo de llaves de acceso. Elimina una primero.',
    onlyWay:
      'Esta llave de acceso es la única forma de entrar en tu cuenta. Agrega otra llave de acceso o define una contraseña primero.',
    browser:
      'Tu navegador no pudo usar una llave de acceso aquí. Inténtalo de nuevo o inicia sesión de otra forma.',
  },
};
