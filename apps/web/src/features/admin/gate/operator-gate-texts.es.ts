import type { OperatorGateTexts } from './operator-gate-texts.ts';

export const texts: OperatorGateTexts = {
  title: 'Consola del operador · Winnow',
  unproved: {
    heading: 'Confirma tu correo',
    words:
      'Los operadores confirman su correo una vez. Inicia sesión con un código que te enviamos o con Google. Esta vez no basta con la contraseña.',
    action: 'Iniciar sesión con un código',
  },
  secondFactor: {
    heading: 'Configura la verificación en dos pasos',
    words:
      'Los operadores necesitan la verificación en dos pasos. Configúrala en Configuración y vuelve aquí.',
    action: 'Abrir Configuración',
  },
  signIn: {
    heading: 'Vuelve a iniciar sesión',
    words:
      'Vuelve a iniciar sesión para usar la consola del operador. Permanece abierta 12 horas después de cada inicio de sesión; el resto de Winnow no se ve afectado.',
    action: 'Volver a iniciar sesión',
  },
};
