import { formatsOf } from '../../lib/language/formats.ts';
import type { SignOnTexts } from './sign-on-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: SignOnTexts = {
  heading: 'Inicio de sesión único',
  explanation: 'Los miembros entran con las cuentas de tu organización mediante OpenID Connect.',
  failed: 'No pudimos cargar esto',
  retry: 'Reintentar',
  saved: 'Guardado.',
  cancel: 'Cancelar',
  unavailable:
    'Un servicio alojado gestiona las cuentas de esta instalación, así que el inicio de sesión único no está disponible.',
  domains: {
    heading: 'Dominios de correo',
    explanation: 'El inicio de sesión único es para las direcciones de los dominios que verificas.',
    label: 'Dominio',
    invalid: 'Escribe un dominio, como example.com.',
    add: 'Agregar dominio',
    check: 'Comprobar ahora',
    checkNamed: (domain) => `Comprobar ${domain} ahora`,
    remove: 'Quitar',
    removeNamed: (domain) => `Quitar ${domain}`,
    record: 'Registro TXT',
    how: (domain) =>
      `Agrega este registro TXT al DNS de ${domain} y después compruébalo. Puede tardar una hora en verse.`,
    gone: 'Falta el registro. Agrégalo de nuevo: tras siete días sin él, el dominio deja de estar verificado.',
    notFound: 'El registro todavía no está. Vuelve a intentarlo más tarde.',
    verified: (domain) => `${domain} está verificado.`,
    states: {
      pending: 'Sin verificar',
      verified: 'Verificado',
      missing: 'Falta el registro',
      lapsed: 'Caducado',
    },
  },
  provider: {
    heading: 'Proveedor de identidad',
    explanation: 'Crea una aplicación web en tu proveedor, como Entra ID, Okta, Google o Keycloak.',
    redirectAddress: 'Dirección de redirección',
    issuer: 'Emisor (issuer)',
    issuerHelper: 'La dirección que va antes de /.well-known/openid-configuration.',
    clientId: 'ID de cliente',
    clientSecret: 'Secreto de cliente',
    secretHelper: 'Se guarda cifrado y no se vuelve a mostrar.',
    secretKept: 'Déjalo vacío para conservar el secreto actual.',
    missing: 'Completa este campo.',
    defaultRole: 'Rol de los miembros nuevos',
    admits: 'Agregar a las personas cuando inician sesión por primera vez',
    admitsHelper: 'Si no, solo pueden entrar los miembros.',
    save: 'Guardar proveedor',
    remove: 'Quitar proveedor',
    removed: 'Se quitó el inicio de sesión único.',
    test: 'Probar conexión',
    works: 'La conexión funciona.',
    fails: 'La conexión no funciona',
    link: 'Enlace de acceso para el panel de aplicaciones de tu proveedor',
    problems: {
      'private-address': 'La dirección no es pública o no empieza por https://.',
      unreachable: 'El proveedor no responde. Revisa la dirección.',
      certificate: 'El certificado del proveedor no es válido.',
      'no-provider': 'En esta dirección no hay un proveedor de OpenID Connect.',
      'other-issuer': 'El proveedor indica otro emisor. Escríbelo exactamente, con o sin la barra final.',
      'many-tenants':
        'Muchas organizaciones comparten esta dirección. Escribe la que lleva tu ID de inquilino.',
      'no-code-flow': 'El proveedor no ofrece el flujo de código de autorización.',
      'no-keys': 'No se pueden leer las claves del proveedor.',
      'wrong-client': 'El proveedor rechaza el ID o el secreto de cliente.',
    },
  },
  required: {
    heading: 'Obligación',
    label: 'Exigir inicio de sesión único',
    explanation:
      'Los miembros con una dirección de tus dominios entran en esta organización solo con el inicio de sesión único.',
    title: '¿Exigir inicio de sesión único?',
    consequence:
      'Las demás sesiones pierden al instante el acceso a esta organización. Las cuentas y los espacios personales siguen disponibles.',
    confirm: 'Exigir inicio de sesión único',
    affected: (count) =>
      plural(count, {
        one: 'Un miembro tendrá que usarlo:',
        other: `${number(count)} miembros tendrán que usarlo:`,
      }),
    guests: (count) =>
      plural(count, {
        one: 'Un miembro con una dirección de otro dominio entra como antes.',
        other: `${number(count)} miembros con direcciones de otros dominios entran como antes.`,
      }),
    owners: (count) =>
      plural(count, {
        one: 'Un propietario con contraseña e inicio de sesión en dos pasos puede entrar siempre.',
        other: `${number(count)} propietarios con contraseña e inicio de sesión en dos pasos pueden entrar siempre.`,
      }),
    noWayIn: 'Ningún propietario podría entrar sin el proveedor',
    obstacles: {
      'no-connection': 'Configura primero el proveedor de identidad.',
      'no-domain': 'Verifica primero un dominio.',
      'never-used': 'Entra primero una vez con el inicio de sesión único para saber que funciona.',
      'no-way-in':
        'Primero, un propietario necesita contraseña e inicio de sesión en dos pasos, para entrar si falla el proveedor.',
    },
  },
};
