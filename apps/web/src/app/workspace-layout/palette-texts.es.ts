import { formatsOf } from '../../lib/language/formats.ts';
import type { PaletteTexts } from './palette-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: PaletteTexts = {
  placeholder: 'Candidatos, habilidades, puestos…',
  recent: 'Recientes',
  candidates: 'Candidatos',
  jobs: 'Puestos',
  runs: 'Lotes',
  files: 'Archivos',
  comments: 'Comentarios',
  comment: 'Comentario',
  savedSearches: 'Búsquedas guardadas',
  newestJobs: 'Puestos más recientes',
  newestRuns: 'Lotes más recientes',
  searchPool: (words) => `Buscar «${words}» en el banco de talento`,
  allCandidates: (count, words) => `Mostrar los ${number(count)} candidatos con «${words}»`,
  allFiles: (count, words) => `Mostrar los ${number(count)} archivos con «${words}»`,
  noResults: (words) => `No hay resultados para «${words}».`,
  canFind:
    'Busca nombres, habilidades, empresas, cargos, ubicaciones, puestos, lotes, archivos, comentarios y configuración. Basta con parte de una palabra.',
  needsLetters: 'Escribe una letra o un número.',
  failed:
    'La búsqueda no está disponible en este momento. Aún puedes encontrar pantallas y opciones de configuración.',
  anonymous: 'La vista anónima está activada: no se buscan nombres ni datos de contacto.',
  pending: (count) =>
    plural(count, {
      one: 'Aún se está indexando 1 currículum.',
      other: `Aún se están indexando ${number(count)} currículums.`,
    }),
  showNames: 'Desactivar la vista anónima',
  hideNames: 'Activar la vista anónima',
  settings: 'Configuración',
  settingNames: {
    theme: { label: 'Tema', keywords: 'apariencia oscuro claro color modo' },
    language: { label: 'Idioma', keywords: 'apariencia español inglés francés alemán árabe traducción' },
    density: { label: 'Densidad de las listas', keywords: 'apariencia compacta cómoda filas' },
    singleKeys: { label: 'Atajos de una tecla', keywords: 'teclado accesibilidad letras' },
    anonymous: { label: 'Vista anónima', keywords: 'ocultar nombres fotos sesgo a ciegas privacidad' },
    retention: {
      label: 'Plazo de conservación',
      keywords: 'eliminar borrar currículums días rgpd privacidad almacenamiento',
    },
    mails: { label: 'Notificaciones por correo', keywords: 'email avisos alertas mensajes' },
    password: { label: 'Contraseña', keywords: 'cambiar seguridad iniciar sesión' },
    email: { label: 'Correo electrónico', keywords: 'email dirección cambiar iniciar sesión cuenta' },
    factors: {
      label: 'Inicio de sesión en dos pasos',
      keywords: '2fa dos factores autenticación mfa código seguridad',
    },
    sessions: { label: 'Sesiones activas', keywords: 'dispositivos cerrar sesión seguridad' },
    exportData: { label: 'Exportar mis datos', keywords: 'descargar rgpd privacidad zip copia' },
    deleteAccount: { label: 'Eliminar cuenta', keywords: 'borrar cerrar rgpd privacidad' },
  },
};
