import { formatsOf } from '../../../lib/language/formats.ts';
import type { DemoTexts } from './demo-texts.ts';

const { number } = formatsOf('fr');

export const texts: DemoTexts = {
  play: 'Lire',
  pause: 'Mettre en pause',
  previous: 'Étape précédente',
  next: 'Étape suivante',
  startAgain: 'Recommencer',
  steps: 'Étapes',
  step: (step, all, name) => `Étape ${step} sur ${all} : ${name}`,
  sample:
    'Tout ici est un exemple : le poste et les personnes sont fictifs, les scores viennent du vrai moteur.',
  video: 'Vidéo : l’analyse de CV pas à pas',
  videoFailed: 'Impossible de lire la vidéo',
  videoFailedWords:
    'Vous êtes peut-être hors connexion, ou le navigateur ne peut pas la lire. Les étapes présentent la même visite.',
  readSteps: 'Lire étape par étape',
  watchVideo: 'Regarder la vidéo',
  scenes: {
    job: {
      name: 'Décrire votre besoin',
      caption: (title, count) =>
        `Collez l’annonce (${title}). Winnow y trouve ${number(count)} critères et demande lesquels sont indispensables. Vous pouvez tous les modifier.`,
    },
    upload: {
      name: 'Déposer les CV',
      caption: (count) =>
        `Déposez les ${number(count)} d’un coup. Avant l’analyse, vous voyez ce qu’elle coûte. Chaque fichier a sa propre ligne, et un fichier endommagé n’arrête jamais les autres.`,
      more: (count) => `et ${number(count)} autres`,
      done: 'lu',
    },
    trick: {
      name: 'Rien de caché ne compte',
      caption: (fileName) =>
        `${fileName} répète l’annonce en texte invisible. Winnow le met de côté, n’évalue que ce qu’une personne peut lire et vous le signale.`,
      flag: 'Texte qu’une personne ne peut pas voir',
      effect: 'Il ne compte pas dans le score. Vous le voyez sous forme d’alerte.',
    },
    ranking: {
      name: 'Lire le classement',
      caption: (count) =>
        `${number(count)} CV deviennent une liste en quatre groupes. Les critères indispensables d’abord, puis le score. Ce qu’un CV ne mentionne pas ne rapporte aucun point et fait donc baisser le score, mais il est marqué « non trouvé », jamais « non rempli ».`,
    },
    evidence: {
      name: 'Voir la phrase',
      caption:
        'Choisissez une ligne : les mots qui lui ont valu ses points sont surlignés à leur place. Aucune affirmation sans citation.',
    },
    weights: {
      name: 'Changer ce qui compte',
      caption: (requirement) =>
        `Donnez plus de poids à ${requirement}, et la liste se reclasse aussitôt. Rien n’est envoyé, rien n’est facturé.`,
      weight: (requirement, weight) => `Poids de ${requirement} : ${number(weight)}`,
    },
    decision: {
      name: 'Décider, avec un motif',
      caption:
        'La décision vous appartient. Winnow ne refuse personne. Notez votre motif, partagez la présélection par un lien qui expire et vérifiez n’importe quel score plus tard : il sera identique.',
      call: 'Appeler cette semaine',
      reason: 'Motif : a créé et exploité des services comme les nôtres, et précise lesquels.',
      link: 'Partagée avec l’équipe de recrutement jusqu’à vendredi',
    },
  },
};
