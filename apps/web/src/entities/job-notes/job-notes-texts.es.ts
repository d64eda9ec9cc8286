import type { JobNotesTexts } from './job-notes-texts.ts';

export const texts: JobNotesTexts = {
  notes: {
    empty: {
      heading: 'No se encontró texto',
      words:
        'No se pueden leer requisitos. Pega la descripción del puesto o sube un archivo que contenga texto y no imágenes.',
    },
    resume: {
      heading: 'Esto parece un currículum, no una descripción del puesto',
      words:
        'No se leyó ningún requisito. Pega aquí la descripción del puesto y sube los currículums en un lote.',
    },
    'legal-text': {
      heading: 'Esto parece un texto legal, no una descripción del puesto',
      words: 'No se leyó ningún requisito. Pega la descripción del puesto o agrega tú los requisitos.',
    },
    'no-advert': {
      heading: 'Esto no parece una descripción del puesto',
      words:
        'No se leyó ningún requisito. Pega el texto con las tareas y los requisitos, o agrega tú los requisitos.',
    },
    'entry-level-and-years': {
      heading: 'Nivel inicial, pero se piden años de experiencia',
      words: 'Revisa cuál de los dos es correcto y cambia el texto o el requisito.',
    },
    'no-experience-and-years': {
      heading: 'Sin experiencia necesaria, pero se piden años de experiencia',
      words: 'Revisa cuál de los dos es correcto y cambia el texto o el requisito.',
    },
    'no-degree-and-degree': {
      heading: 'Sin título necesario, pero se pide un título',
      words: 'Revisa cuál de los dos es correcto y cambia el texto o el requisito.',
    },
  },
  quotes: 'Lo que dice el texto',
  show: (words) => `Mostrar en el texto: «${words}»`,
};
