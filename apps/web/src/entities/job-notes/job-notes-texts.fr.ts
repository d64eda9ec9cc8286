import type { JobNotesTexts } from './job-notes-texts.ts';

export const texts: JobNotesTexts = {
  notes: {
    empty: {
      heading: 'Aucun texte trouvé',
      words:
        'Aucun critère ne peut être lu. Collez la fiche de poste ou importez un fichier qui contient du texte plutôt que des images.',
    },
    resume: {
      heading: 'Cela ressemble à un CV, pas à une fiche de poste',
      words: 'Aucun critère n’a été lu. Collez ici la fiche de poste et importez les CV dans un lot.',
    },
    'legal-text': {
      heading: 'Cela ressemble à un texte juridique, pas à une fiche de poste',
      words: 'Aucun critère n’a été lu. Collez la fiche de poste ou ajoutez vous-même les critères.',
    },
    'no-advert': {
      heading: 'Cela ne ressemble pas à une fiche de poste',
      words:
        'Aucun critère n’a été lu. Collez le texte avec les missions et les critères, ou ajoutez vous-même les critères.',
    },
    'entry-level-and-years': {
      heading: 'Poste débutant, mais des années d’expérience sont exigées',
      words: 'Vérifiez laquelle des deux mentions est la bonne, puis modifiez le texte ou le critère.',
    },
    'no-experience-and-years': {
      heading: 'Sans expérience requise, mais des années d’expérience sont exigées',
      words: 'Vérifiez laquelle des deux mentions est la bonne, puis modifiez le texte ou le critère.',
    },
    'no-degree-and-degree': {
      heading: 'Sans diplôme requis, mais un diplôme est exigé',
      words: 'Vérifiez laquelle des deux mentions est la bonne, puis modifiez le texte ou le critère.',
    },
  },
  quotes: 'Ce que dit le texte',
  show: (words) => `Afficher dans le texte : « ${words} »`,
};
