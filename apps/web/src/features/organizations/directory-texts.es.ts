import { formatsOf } from '../../lib/language/formats.ts';
import type { DirectoryTexts } from './directory-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: DirectoryTexts = {
  heading: 'Sincronización del directorio',
  explanation:
    'Tu directorio, como Entra ID u Okta, agrega y quita miembros mediante SCIM 2.0. Necesita un dominio de correo verificado.',
  failed: 'No pudimos cargar esto',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  unavailable:
    'Un servicio alojado gestiona las cuentas de esta instalación, así que no hay sincronización del directorio.',
  address: 'URL base (URL del inquilino) para tu directorio',
  tokens: {
    heading: 'Tokens',
    none: 'No hay ningún directorio conectado. Crea un token y pégalo en tu directorio.',
    create: 'Crear token',
    another: 'Crear segundo token',
    full: 'Para sustituir un token, revoca uno primero.',
    ending: (ending) => `Token que termina en ${ending}`,
    made: (by, when) => `Creado por ${by} el ${when}`,
    former: 'un antiguo miembro',
    used: (when) => `Último uso: ${when}`,
    unused: 'Sin usar todavía',
    revoke: 'Revocar',
    revokeNamed: (ending) => `Revocar el token que termina en ${ending}`,
    revoked: 'El token se ha revocado.',
    revokeTitle: '¿Revocar este token?',
    revokeConsequence:
      'Tu directorio ya no podrá agregar ni quitar miembros con él. Los miembros siguen como están.',
    revokeConfirm: 'Revocar token',
    madeTitle: 'Copia tu token',
    madeExplanation: 'Solo se muestra ahora. Pégalo en tu directorio como token secreto.',
    secret: 'Token',
    done: 'Listo',
  },
  roles: {
    heading: 'Roles',
    explanation:
      'Asigna un rol a cada grupo de tu directorio. Quien está en varios recibe el rol que más permite. Los propietarios siguen siéndolo.',
    none: 'Tu directorio aún no ha enviado grupos.',
    roleOf: (group) => `Rol de ${group}`,
    noRole: 'Sin rol',
    people: (count) => plural(count, { one: 'Una persona', other: `${number(count)} personas` }),
    otherwise: 'Todos los demás',
    otherwiseHelper: 'El rol de los nuevos miembros que no están en ningún grupo con rol.',
    saved: 'Guardado.',
  },
  users: (active, inactive) =>
    `${plural(active, { one: 'Una persona activa', other: `${number(active)} personas activas` })}, ${number(inactive)} inactivas`,
};
