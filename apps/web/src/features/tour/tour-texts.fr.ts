import { formatsOf } from '../../lib/language/formats.ts';
import type { TourTexts } from './tour-texts.ts';

const { number } = formatsOf('fr');

export const texts: TourTexts = {
  end: 'Terminer la visite',
  back: 'Retour',
  next: 'Suivant',
  addJob: 'Ajouter votre premier poste',
  progress: (step, steps) => `Étape ${number(step)} sur ${number(steps)}`,
  steps: {
    groups: {
      heading: 'Une liste classée',
      words:
        'Ces candidats fictifs sont évalués pour un poste fictif. Ils sont groupés selon les critères indispensables, les personnes à appeler en premier en haut.',
    },
    evidence: {
      heading: 'Des preuves vérifiables',
      words:
        'Chaque critère affiche un résultat et les lignes du CV qui l’appuient. Sélectionnez une citation pour la retrouver dans le fichier d’origine.',
    },
    decision: {
      heading: 'Vous décidez',
      words:
        'Winnow n’écarte jamais personne. Choisissez oui, peut-être ou non, et avancez au clavier. Chaque décision peut être annulée.',
    },
    requirements: {
      heading: 'De quoi se compose le score',
      words:
        'Les critères sont lus dans la fiche de poste. Modifiez les indispensables et les poids, et tout le monde est réévalué gratuitement.',
    },
    search: {
      heading: 'Tout retrouver',
      words:
        'Recherchez des personnes, compétences, postes, fichiers et paramètres depuis n’importe quel écran.',
    },
    finish: {
      heading: 'À vous de jouer',
      words:
        'Collez une fiche de poste et ajoutez jusqu’à 50 CV. Vous pouvez retirer l’exemple à tout moment ; il ne coûte aucun crédit.',
    },
  },
};
