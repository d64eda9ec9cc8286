import type { RequestTranslation } from './request-texts.ts';
import { sentences } from './sentence-texts.es.ts';

export const texts: RequestTranslation = {
  fixed: {
    401: 'Debes iniciar sesión',
    403: 'Acceso denegado',
    404: 'No se encontró el recurso',
    429: 'Demasiadas solicitudes. Inténtalo de nuevo más tarde.',
    500: 'Error del servidor. Inténtalo de nuevo más tarde.',
  },
  fallback: {
    400: 'Solicitud no válida',
    409: 'Se produjo un conflicto',
    422: 'Los datos no son válidos',
  },
  sentences,
  codes: {
    'insufficient-credits': 'No tienes créditos suficientes.',
    'spending-limit':
      'Tu límite mensual en esta organización no alcanza. Pide a un propietario o administrador que lo aumente.',
    'no-seat':
      'Todas las plazas están ocupadas. Un propietario o administrador puede liberar una o elegir un plan superior.',
    'no-room': 'Se alcanzó el límite. Elimina lo que ya no necesites e inténtalo de nuevo.',
    'too-large': 'El archivo o el texto es demasiado grande.',
    'unsupported-media-type': 'Este formato no es compatible.',
    'method-not-allowed': 'Esta dirección no admite esa solicitud.',
    'request-timeout': 'El envío tardó demasiado. Inténtalo de nuevo.',
    'read-only':
      'Winnow está en mantenimiento: por ahora no se puede cambiar nada. Inténtalo de nuevo más tarde.',
    busy: 'El servidor está ocupado. Inténtalo de nuevo en un momento.',
    unavailable: 'Esta función no está disponible en este momento. Inténtalo de nuevo más tarde.',
    'out-of-space': 'El servidor no tiene espacio para más archivos. Inténtalo de nuevo más tarde.',
  },
  other: (status) => `Error ${status}`,
  timeout: 'Se agotó el tiempo de espera. La operación tarda más de lo previsto. Inténtalo de nuevo.',
  network: 'Error de red. Comprueba tu conexión.',
  unexpected: 'Ocurrió un error inesperado',
  credits: {
    'token-missing': 'No se encontró ningún token de autenticación. Inicia sesión de nuevo.',
    'session-expired': 'La sesión ha caducado. Inicia sesión de nuevo.',
  },
};
