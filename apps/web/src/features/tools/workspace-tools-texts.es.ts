import type { WorkspaceToolsTexts } from './workspace-tools-texts.ts';

export const texts: WorkspaceToolsTexts = {
  title: 'Herramientas · Winnow',
  heading: 'Herramientas',
  introduction: 'Todo lo que Winnow puede hacer, herramienta por herramienta.',
  cost: {
    free: 'Gratis',
    credit: '1 crédito, si termina bien',
    perResume: '1 crédito por currículum, si termina bien',
  },
  tools: [
    {
      id: 'analyzer',
      to: '/resume-analyzer',
      name: 'Analizador de currículums',
      words:
        'Analiza hasta 50 currículums para una descripción del puesto y mira las mejores coincidencias, y por qué lo son.',
      cost: 'perResume',
    },
    {
      id: 'creator',
      to: '/tools/job-description-creator',
      name: 'Generador de descripciones de puesto',
      words: 'Convierte un título y unas notas en un texto completo sin lenguaje excluyente.',
      cost: 'credit',
    },
    {
      id: 'jobs',
      to: '/job-descriptions',
      name: 'Requisitos de un anuncio',
      words:
        'Pega un anuncio: Winnow extrae sus requisitos y cuáles son indispensables, y tú fijas los pesos.',
      cost: 'free',
    },
    {
      id: 'history',
      to: '/resume-history',
      name: 'Comparar y exportar',
      words: 'Compara hasta cuatro candidatos lado a lado. Exporta una lista en CSV, XLSX, PDF o JSON.',
      cost: 'free',
    },
    {
      id: 'matcher',
      to: '/resume-matcher',
      name: 'Comparador de currículums',
      words: 'Compara un currículum con una descripción del puesto, sin cuenta. No se guarda nada.',
      cost: 'free',
    },
    {
      id: 'api',
      to: '/api/docs',
      name: 'API REST',
      words: 'Todo lo que hacen estas pantallas, para tus propios programas.',
      cost: 'free',
    },
  ],
};
