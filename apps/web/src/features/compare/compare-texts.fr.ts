import { formatsOf } from '../../lib/language/formats.ts';
import type { CompareTexts } from './compare-texts.ts';

const { number, plural, percent, list } = formatsOf('fr');
const requirements = (count: number) =>
  plural(count, { one: `${number(count)} critère`, other: `${number(count)} critères` });

export const texts: CompareTexts = {
  title: 'Comparer · Winnow',
  heading: 'Comparer des candidats',
  of: (job) => `Pour ${job}. Les différences d’abord.`,
  back: 'Retour au lot',
  anonymous: 'Anonyme',
  caption: (names) => `${list(names)}, côte à côte`,
  waiting: 'Chargement de la comparaison',
  failed: 'Impossible de charger la comparaison',
  retry: 'Réessayer',
  tooFew: 'Sélectionnez deux à quatre candidats',
  tooFewWords: 'Sélectionnez-les dans la liste du lot, puis choisissez « Comparer ».',
  missing: 'Un candidat est introuvable',
  missingWords:
    'Il a peut-être été supprimé ou appartient à un autre compte. Refaites la sélection dans le lot.',
  candidate: 'Candidat',
  leaveOut: (name) => `Retirer ${name}`,
  rows: {
    score: 'Score',
    potential: 'Score possible',
    confidence: 'Fiabilité',
    musts: 'Indispensables remplis',
    years: 'Expérience',
    headline: 'Poste actuel',
    decision: 'Décision',
  },
  outOf: (score) => `Score : ${number(score)} sur 100`,
  notScored: 'Impossible à évaluer',
  yours: (score) => `le vôtre : ${number(score)}`,
  confidence: (confidence) => percent(confidence),
  met: (met, all) => (all === 0 ? 'aucun' : `${number(met)} sur ${number(all)}`),
  notSaid: 'non indiqué',
  differ: (count) => `Différences : ${requirements(count)}`,
  nothingDiffers: 'Aucun critère ne les distingue.',
  alike: (count) => `En commun : ${requirements(count)}`,
  must: 'indispensable',
  overall: 'adéquation globale',
  status: {
    met: 'Rempli',
    partly: 'Partiellement rempli',
    'not-met': 'Non rempli',
    'not-found': 'Non trouvé',
  },
  notAsked: 'Non demandé ici',
  moreQuotes: (count) =>
    plural(count, { one: `${number(count)} autre citation`, other: `${number(count)} autres citations` }),
};
