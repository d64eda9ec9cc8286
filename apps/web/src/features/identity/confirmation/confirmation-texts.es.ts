import type { ConfirmationTexts } from './confirmation-texts.ts';

export const texts: ConfirmationTexts = {
  title: 'Confirma que eres tú',
  explanation:
    'Iniciaste sesión hace un rato. Para proteger tu cuenta, confirma tu identidad antes de continuar.',
  waiting: 'Cargando las formas de confirmar',
  password: 'Tu contraseña',
  submit: 'Confirmar y continuar',
  cancel: 'Cancelar',
  byCode: 'Enviarme un código por correo',
  byPassword: 'Usar mi contraseña',
  sent: (email) => `Enviamos un código de 6 dígitos a ${email}.`,
  wrongPassword: 'Contraseña incorrecta.',
  googleHelp: 'Google te devolverá a esta página. Después, empieza de nuevo.',
};
