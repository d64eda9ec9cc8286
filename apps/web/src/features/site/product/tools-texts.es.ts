import type { ToolsTexts } from './tools-texts.ts';

export const texts: ToolsTexts = {
  title: 'Herramientas · Winnow',
  description:
    'Las herramientas de Winnow: compara un currículum sin cuenta, genera una descripción del puesto, analiza una pila de currículums, compara candidatos y consulta el historial.',
  heading: 'Herramientas',
  introduction: 'Dos de ellas funcionan sin cuenta.',
  open: 'Sin cuenta',
  signedIn: 'Con cuenta',
  tools: [
    {
      to: '/resume-matcher',
      name: 'Comparador de currículums',
      words:
        'Compara un currículum con una descripción del puesto. Para quienes buscan empleo y quieren saber qué encontraría un reclutador. No se guarda nada.',
      action: 'Comparar un currículum',
      isOpen: true,
    },
    {
      to: '/resume-analyzer',
      name: 'Analizador de currículums',
      words:
        'Analiza hasta 50 currículums para una descripción del puesto: una lista ordenada por grupos, con la evidencia de cada puntuación.',
      action: 'Abrir el analizador',
      isOpen: false,
    },
    {
      to: '/tools/job-description-creator',
      name: 'Generador de descripciones de puesto',
      words:
        'Convierte un título y unas notas en una descripción completa con sus requisitos. Se marca el lenguaje excluyente.',
      action: 'Generar una descripción del puesto',
      isOpen: false,
    },
    {
      to: '/job-descriptions',
      name: 'Descripciones de puesto',
      words: 'Todos tus puestos en un solo lugar, con sus requisitos, pesos y versiones.',
      action: 'Ver tus puestos',
      isOpen: false,
    },
    {
      to: '/resume-history',
      name: 'Historial de currículums',
      words: 'Busca, compara, exporta y comparte los resultados de todos tus análisis.',
      action: 'Ver tu historial',
      isOpen: false,
    },
    {
      to: '/api/docs',
      name: 'API',
      words: 'Todo lo que hacen las pantallas, para tus propios programas, con una descripción en OpenAPI.',
      action: 'Leer la referencia de la API',
      isOpen: true,
    },
  ],
};
