import type { ShellTexts } from './shell-texts.ts';

export const texts: ShellTexts = {
  productName: 'Winnow',
  titleOf: (screen) => `${screen} · Winnow`,
  skipToContent: 'Saltar al contenido',
  navigation: 'Menú principal',
  matcherLink: 'Comparar un currículum',
  homeLink: 'Winnow, página de inicio',
  menu: 'Menú',
  links: {
    features: 'Funciones',
    pricing: 'Precios',
    tools: 'Herramientas',
    support: 'Soporte',
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
  },
  theme: { label: 'Tema', system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  language: 'Idioma',
  account: { logIn: 'Iniciar sesión', getStarted: 'Empezar', dashboard: 'Panel' },
  footer: {
    tagline: 'Revolucionamos la contratación con coincidencias impulsadas por IA.',
    copyright: (year) => `© ${year} Winnow`,
    api: 'API',
    product: 'Producto',
    help: 'Ayuda e información legal',
    follow: 'Contacto',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
    newTab: '(se abre en una pestaña nueva)',
  },
  toasts: { label: 'Notificaciones', close: 'Cerrar notificación' },
  loading: 'Cargando la página',
  notFound: {
    status: '404',
    heading: 'Página no encontrada',
    explanation:
      'No hay nada en esta dirección. Puede que la página se haya movido o que el enlace tenga un error.',
    goHome: 'Ir al inicio',
    goBack: 'Volver',
  },
  broken: {
    heading: 'Esta página dejó de funcionar',
    explanation:
      'El error es nuestro. No se envió nada de lo que escribiste. Volver a cargar la página suele resolverlo.',
    reload: 'Recargar la página',
  },
  missingPart:
    'No se pudo cargar una parte de esta página. El resto funciona; recarga la página para intentarlo de nuevo.',
  notFetched: {
    heading: 'No se pudo cargar esta página',
    explanation:
      'Puede que no tengas conexión o que Winnow se haya actualizado hace un momento. Lo intentaremos de nuevo cuando vuelvas a estar en línea.',
    reload: 'Reintentar',
  },
};
