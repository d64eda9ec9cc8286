import type { OperatorGateTexts } from './operator-gate-texts.ts';

export const texts: OperatorGateTexts = {
  title: 'Consola del operador · Winnow',
  unproved: {
    heading: 'Confirma tu correo',
    words:
      'Los operadores confirman su correo una vez. Inicia sesión con un código enviado por correo o con Google. Esta vez no basta con la contraseña.',
    action: 'Iniciar sesión con un código',
  },
  secondFactor: {
    heading: 'Activa el inicio de sesión en dos pasos',
    words:
      'Los operadores necesitan el inicio de sesión en dos pasos. Actívalo en la configuración y vuelve aquí.',
    action: 'Abrir configuración',
  },
  signIn: {
    heading: 'Vuelve a iniciar sesión',
    words:
      'Inicia sesión de nuevo para usar la consola del operador. Permanece abierta 12 horas después de cada inicio de sesión; el resto de Winnow no cambia.',
    action: 'Iniciar sesión de nuevo',
  },
};
