import type { AuthenticatorAppsTexts } from './authenticator-apps-texts.ts';

export const texts: AuthenticatorAppsTexts = {
  none: 'Con una app de autenticación en tu teléfono, una contraseña robada no basta para entrar.',
  some: 'Al iniciar sesión se pide un código de una de estas apps.',
  add: 'Agregar una app de autenticación',
  remove: 'Quitar',
  removeAdded: (date) => `Quitar la app agregada el ${date}`,
  since: (date) => `Agregada el ${date}`,
  unnamed: 'App de autenticación',
  waiting: 'Cargando tus apps de autenticación',
  failed: 'No pudimos cargar tus apps de autenticación',
  retry: 'Reintentar',
  dialog: {
    title: 'Agregar una app de autenticación',
    scan: 'Escanea este código con la app. Sirve solo para esta cuenta.',
    qrLabel: 'Código para escanear con la app de autenticación',
    byHand: '¿No puedes escanearlo? Escribe esta clave en la app:',
    copy: 'Copiar clave',
    copied: 'Clave copiada.',
    code: 'Después, escribe el código que muestra la app.',
    submit: 'Activar',
    cancel: 'Cancelar',
  },
  added: 'App de autenticación agregada. Se cerró la sesión en los demás dispositivos.',
  removing: {
    title: '¿Quitar esta app de autenticación?',
    explanation: 'Ya no se pedirán sus códigos al iniciar sesión.',
    submit: 'Quitar',
    cancel: 'Cancelar',
  },
  removed: 'App de autenticación quitada.',
};
