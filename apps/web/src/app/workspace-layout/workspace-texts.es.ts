import { formatsOf } from '../../lib/language/formats.ts';
import type { WorkspaceTexts } from './workspace-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: WorkspaceTexts = {
  navigation: 'Espacio de trabajo',
  dashboard: 'Panel',
  jobs: 'Puestos',
  candidates: 'Candidatos',
  'talent-pool': 'Banco de talento',
  reviews: 'Revisiones',
  records: 'Registro de decisiones',
  analyze: 'Analizar currículums',
  dashboardShort: 'Panel',
  recordsShort: 'Decisiones',
  analyzeShort: 'Analizar',
  tools: 'Herramientas',
  credits: 'Créditos',
  organization: 'Organización',
  fairness: 'Equidad',
  support: 'Soporte',
  operator: 'Operador',
  creditsLeft: (credits) =>
    plural(credits, { one: `queda ${number(credits)}`, other: `quedan ${number(credits)}` }),
  unlimited: 'ilimitados',
  more: 'Más',
  maintenance: {
    heading: 'Mantenimiento: solo lectura',
    words: 'Puedes consultarlo todo. No se puede cambiar nada hasta que termine el mantenimiento.',
  },
  density: { label: 'Densidad', comfortable: 'Cómoda', compact: 'Compacta' },
  shortcuts: {
    open: 'Atajos de teclado',
    heading: 'Atajos de teclado',
    explanation: 'Atajos de esta pantalla.',
    singleKeys: 'Atajos de una tecla',
    singleKeysHelp: 'Desactívalos si el dictado por voz u otra herramienta los activa por error.',
  },
  palette: {
    open: 'Buscar o ir a',
    goTo: 'Ir a',
    act: 'Acciones',
    profile: 'Perfil',
    settings: 'Configuración',
    billing: 'Facturación y facturas',
    analyze: 'Analizar currículums',
    addJob: 'Agregar puesto',
    writeJob: 'Generar descripción del puesto',
    toComfortable: 'Usar filas cómodas',
    toCompact: 'Usar filas compactas',
    theme: { system: 'Tema del sistema', light: 'Tema claro', dark: 'Tema oscuro' },
    signOut: 'Cerrar sesión',
    archived: 'archivado',
  },
};
