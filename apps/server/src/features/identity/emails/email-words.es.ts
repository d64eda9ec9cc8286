import type { EmailWords } from './email-words.ts';

const notYou = 'Si no lo solicitaste tú, puedes ignorar este correo. Sin el enlace o el código no pasa nada.';
const resetAction = { label: '¿No fuiste tú? Restablece tu contraseña', path: '/forgot-password' };
const reportIt =
  'Si fuiste tú, no tienes que hacer nada. Si no, restablece tu contraseña ahora. Así se cierra la sesión en todos los demás dispositivos.';

export const words: EmailWords = {
  proofs: {
    confirmation: {
      subject: 'Confirma tu correo electrónico',
      opening: 'Te damos la bienvenida a Winnow. Confirma tu correo para empezar.',
      action: 'Confirmar correo',
      closing: notYou,
    },
    invite: {
      subject: 'Tienes una invitación a Winnow',
      opening: 'Se creó una cuenta para ti en Winnow. Acepta la invitación para empezar.',
      action: 'Aceptar invitación',
      closing: notYou,
    },
    recovery: {
      subject: 'Restablece tu contraseña',
      opening: 'Solicitaste restablecer tu contraseña de Winnow.',
      action: 'Elegir una nueva contraseña',
      closing: notYou,
    },
    magiclink: {
      subject: 'Inicia sesión en Winnow',
      opening: 'Solicitaste iniciar sesión sin contraseña. Usa este enlace o el código de abajo.',
      action: 'Iniciar sesión',
      closing: notYou,
    },
    'confirm-identity': {
      subject: 'Confirma que eres tú',
      opening: 'Escribe este código en Winnow para confirmar que eres tú.',
      action: null,
      closing:
        'Nunca compartas este código: también permite iniciar sesión en tu cuenta. Si no lo solicitaste, ignora este correo. Si crees que otra persona usa tu cuenta, restablece tu contraseña.',
    },
    email_change_new: {
      subject: 'Confirma tu nuevo correo electrónico',
      opening: 'Solicitaste usar este correo en tu cuenta de Winnow. Confirma que es tuyo.',
      action: 'Confirmar correo',
      closing: notYou,
    },
    email_change_current: {
      subject: 'Confirma el cambio de tu correo electrónico',
      opening:
        'Solicitaste cambiar el correo de tu cuenta de Winnow. Confirma el cambio también desde esta dirección. Hasta entonces no cambia nada.',
      action: 'Confirmar cambio',
      closing:
        'Si no fuiste tú, no lo confirmes y restablece tu contraseña. Puede que otra persona haya entrado en tu cuenta.',
    },
    reauthentication: {
      subject: 'Tu código de confirmación',
      opening: 'Escribe este código para confirmar que quieres cambiar tu contraseña.',
      action: null,
      closing: 'Si no fuiste tú, puede que otra persona haya entrado en tu cuenta. Restablece tu contraseña.',
    },
  },
  notices: {
    'already-registered': {
      subject: 'Ya tienes una cuenta',
      opening:
        'Alguien, probablemente tú, intentó registrarse en Winnow con este correo. Ya existe una cuenta con él.',
      action: { label: 'Iniciar sesión', path: '/login' },
      closing:
        'Si olvidaste tu contraseña, puedes restablecerla en la página de inicio de sesión. Si no fuiste tú, no tienes que hacer nada.',
    },
    'address-in-use': {
      subject: 'Este correo ya está en uso',
      opening:
        'Alguien, probablemente tú, solicitó usar este correo en otra cuenta de Winnow. El correo ya pertenece a una cuenta, así que no cambió nada.',
      action: { label: 'Iniciar sesión', path: '/login' },
      closing:
        'Para usar este correo en la otra cuenta, cambia primero el correo de esta cuenta o elimínala. Si no fuiste tú, no tienes que hacer nada.',
    },
    'password-changed': {
      subject: 'Se cambió tu contraseña',
      opening:
        'Se cambió la contraseña de tu cuenta de Winnow. Se cerró la sesión en todos los demás dispositivos.',
      action: resetAction,
      closing: reportIt,
    },
    'email-changed': {
      subject: 'Se cambió tu correo electrónico',
      opening: 'Tu cuenta de Winnow usa ahora otro correo. A esta dirección ya no llegarán más mensajes.',
      action: null,
      closing: 'Si no fuiste tú, escribe a soporte ahora mismo y menciona esta dirección.',
    },
    'factor-added': {
      subject: 'El inicio de sesión en dos pasos está activado',
      opening:
        'Se agregó una app de autenticación a tu cuenta de Winnow. A partir de ahora necesitas un código de la app para iniciar sesión. Se cerró la sesión en todos los demás dispositivos.',
      action: resetAction,
      closing: reportIt,
    },
    'factor-removed': {
      subject: 'Se quitó una app de autenticación',
      opening: 'Se quitó una app de autenticación de tu cuenta de Winnow.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-added': {
      subject: 'Se agregó una llave de acceso',
      opening:
        'Se agregó una llave de acceso a tu cuenta de Winnow. Quien pueda desbloquear su dispositivo puede iniciar sesión con ella, sin contraseña.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-removed': {
      subject: 'Se eliminó una llave de acceso',
      opening:
        'Se eliminó una llave de acceso de tu cuenta de Winnow. Ya no sirve para iniciar sesión, y se cerró la sesión en los dispositivos que entraron con ella.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-copied': {
      subject: 'Rechazamos una de tus llaves de acceso',
      opening:
        'Alguien intentó iniciar sesión en tu cuenta de Winnow con una llave de acceso que parece haber sido copiada, y la rechazamos. Inicia sesión de otra forma, elimina esa llave de acceso en la configuración y agrega una nueva.',
      action: resetAction,
      closing: reportIt,
    },
    'google-added': {
      subject: 'El inicio de sesión con Google está activado',
      opening:
        'Iniciaste sesión en Winnow con Google por primera vez. Google y tu contraseña abren ahora la misma cuenta.',
      action: resetAction,
      closing: reportIt,
    },
    'single-sign-on-added': {
      subject: 'El inicio de sesión con tu organización está activado',
      opening:
        'Iniciaste sesión en Winnow por primera vez con el inicio de sesión único de tu organización. Ahora abre la misma cuenta que antes.',
      action: resetAction,
      closing: reportIt,
    },
    'single-sign-on-bypassed': {
      subject: 'Se ha entrado en tu organización sin inicio de sesión único',
      opening:
        'Un propietario ha entrado sin inicio de sesión único, con el inicio de sesión en dos pasos, en una organización de la que eres propietario. Solo los propietarios pueden hacerlo, por si falla el proveedor de identidad.',
      action: { label: 'Abrir el registro de auditoría', path: '/organization#activity' },
      closing: 'Si nadie de tu equipo lo hizo, elimina al miembro y avisa a la persona titular de la cuenta.',
    },
    'new-device': {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      opening: 'Se acaba de iniciar sesión en tu cuenta de Winnow desde un dispositivo que no conocíamos.',
      action: resetAction,
      closing: reportIt,
    },
    'session-stolen': {
      subject: 'Cerramos una sesión para proteger tu cuenta',
      opening:
        'Dos dispositivos usaron la misma sesión de Winnow, lo que puede significar que se copió. Cerramos esa sesión en ambos. Vuelve a iniciar sesión para continuar.',
      action: { label: 'Restablecer contraseña', path: '/forgot-password' },
      closing:
        'Si restauraste un navegador desde una copia de seguridad, puede que fueras tú. Si no, restablece tu contraseña ahora y busca en tus dispositivos programas maliciosos y extensiones que no conozcas.',
    },
    'sessions-ended': {
      subject: 'Se cerraron tus otras sesiones',
      opening: 'Se cerró la sesión de tu cuenta de Winnow en todos los demás dispositivos.',
      action: resetAction,
      closing: reportIt,
    },
    'sign-in-guessed': {
      subject: 'Alguien intenta entrar en tu cuenta',
      opening:
        'Detuvimos muchos intentos de entrar en tu cuenta de Winnow con contraseñas o códigos incorrectos. Durante un tiempo, iniciar sesión en dispositivos nuevos será más lento. Los que ya usaste funcionan como siempre.',
      action: resetAction,
      closing:
        'Si fuiste tú, no tienes que hacer nada. Si usas la misma contraseña en otros sitios, cámbiala también allí.',
    },
    'factor-guessed': {
      subject: 'Se escribieron códigos incorrectos en tu cuenta',
      opening:
        'Alguien entró con la contraseña de tu cuenta de Winnow y después escribió varios códigos incorrectos de la app de autenticación. Por ahora lo detuvimos.',
      action: resetAction,
      closing:
        'Si fuiste tú, espera unos minutos o inicia sesión en un dispositivo que ya hayas usado. Si no, restablece tu contraseña ahora: otra persona la conoce.',
    },
    'recovery-codes-made': {
      subject: 'Se crearon nuevos códigos de recuperación',
      opening:
        'Se crearon nuevos códigos de recuperación para tu cuenta de Winnow. Cada uno sustituye una vez a un código de tu app de autenticación. Los anteriores ya no sirven.',
      action: resetAction,
      closing: reportIt,
    },
    'recovery-code-used': {
      subject: 'Se usó un código de recuperación',
      opening:
        'Se usó uno de tus códigos de recuperación para entrar en tu cuenta de Winnow, en lugar de tu app de autenticación. No volverá a servir.',
      action: resetAction,
      closing: reportIt,
    },
  },
  circumstances: { when: 'Cuándo:', device: 'Dispositivo:', network: 'Dirección IP:' },
  orCode: 'O escribe este código:',
  yourCode: 'Tu código:',
  validForBoth: (minutes) => `El enlace y el código sirven una vez y caducan en ${minutes} minutos.`,
  validForCode: (minutes) => `El código sirve una vez y caduca en ${minutes} minutos.`,
};
