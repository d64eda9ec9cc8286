import { formatsOf } from '../../lib/language/formats.ts';
import type { RediscoveryTexts } from './rediscovery-texts.ts';

const { number, plural } = formatsOf('fr');
const people = (count: number) =>
  plural(count, {
    one: `${number(count)} personne`,
    other: `${number(count)} personnes`,
  });
const credits = (count: number) =>
  plural(count, {
    one: `${number(count)} crédit`,
    other: `${number(count)} crédits`,
  });

export const texts: RediscoveryTexts = {
  heading: 'Dans votre bibliothèque',
  explanation:
    'Des personnes de votre bibliothèque qui n’ont pas été évaluées selon les critères actuels, comparées comme dans un lot. Gratuit.',
  failed: 'Impossible de charger ces personnes',
  retry: 'Réessayer',
  list: 'Personnes de votre bibliothèque qui correspondent à ce poste',
  comparing: 'comparaison en cours',
  notScored: 'évaluation impossible',
  score: (score) => number(score),
  missing: (count) =>
    plural(count, {
      one: '1 critère indispensable manque',
      other: `${number(count)} critères indispensables manquent`,
    }),
  why: (name) => `Pourquoi : ${name}`,
  verdicts: {
    met: 'Rempli',
    partly: 'Partiellement rempli',
    'not-met': 'Non rempli',
    'not-found': 'Non trouvé',
  },
  progress: (compared, all) => `Comparaison : ${number(compared)} sur ${people(all)}`,
  done: (all) => `Comparaison terminée : ${people(all)}`,
  pending: (count) =>
    plural(count, {
      one: '1 CV en cours d’indexation',
      other: `${number(count)} CV en cours d’indexation`,
    }),
  nobody: 'Personne d’autre dans votre bibliothèque',
  nobodyWords: 'Tout le monde a été évalué selon les critères actuels, ou il n’y a pas encore de CV.',
  more: (count) => `En afficher ${number(count)} de plus`,
  choose: (name) => `Sélectionner ${name}`,
  decided: {
    yes: (date) => `Décision Oui pour une version antérieure, ${date}`,
    maybe: (date) => `Décision Peut-être pour une version antérieure, ${date}`,
    no: (date) => `Décision Non pour une version antérieure, ${date}`,
  },
  scoredBefore: (date) => `Évaluation pour une version antérieure, ${date}`,
  declined: (date) => `Refus pour un autre poste, ${date}`,
  contacted: (date) => `E-mail envoyé le ${date}`,
  notify: 'Signaler à l’équipe les nouvelles personnes qui correspondent très bien',
  notifyHelp: (score) =>
    `Quand un nouveau CV remplit tous les critères indispensables et atteint ${number(score)} points ou plus, les recruteurs de l’équipe reçoivent une notification par personne.`,
  run: {
    button: (count) => (count === 0 ? 'Ajouter à un lot' : `Ajouter ${people(count)} à un lot`),
    heading: (count) => `Ajouter ${people(count)} à un lot ?`,
    explanation: 'Elles sont évaluées pour ce poste et rejoignent ses candidats.',
    cost: (count) => (count === 0 ? 'Gratuit' : credits(count)),
    available: (count) => `sur ${number(count)} disponibles`,
    tooFew: 'Vous n’avez pas assez de crédits. Sélectionnez moins de personnes.',
    counting: 'Calcul du prix',
    cancel: 'Annuler',
    start: 'Lancer le lot',
    starting: 'Lancement du lot',
  },
  preview: {
    open: 'Analyse complète',
    openOf: (name) => `Analyse complète : ${name}`,
    otherJob: 'Aperçu pour un autre poste',
    aJob: 'Aperçu pour un poste',
    aJobOf: (name) => `Aperçu pour un poste : ${name}`,
  },
  jobs: {
    heading: 'Postes ouverts qui correspondent',
    explanation: 'Le CV le plus récent, comparé à vos postes ouverts. Gratuit.',
    none: (open) =>
      plural(open, {
        one: 'Le poste ouvert ne correspond pas à cette personne.',
        other: `Aucun des ${number(open)} postes ouverts ne correspond à cette personne.`,
      }),
    noneOpen: 'Il n’y a pas de poste ouvert.',
    unread: 'Aucun CV de cette personne n’a encore été lu.',
    scored: 'Ouvrir l’analyse pour ce poste',
  },
};
