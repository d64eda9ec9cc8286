import { formatsOf } from '../../../lib/language/formats.ts';
import type { PreviewTexts } from './preview-texts.ts';

const { number } = formatsOf('fr');

export const texts: PreviewTexts = {
  titleOf: (name, job) => `${[name, job].filter(Boolean).join(' · ')} · Aperçu · Winnow`,
  back: 'Retour à la personne',
  heading: 'Aperçu d’une analyse',
  badge: 'Aperçu, non enregistré',
  job: 'Poste',
  choose: 'Choisir un poste',
  chooseWords:
    'Nous évaluons le CV le plus récent selon les critères actuels du poste. C’est gratuit et rien n’est enregistré.',
  noJobs: 'Il n’y a pas encore de poste ouvert.',
  scoring: 'Évaluation du CV',
  explanation: (job, version) =>
    `Le CV le plus récent pour ${job}, version ${number(version)}. Le score est celui qu’un lot donnerait aujourd’hui. Pour décider, commenter ou exporter, ajoutez la personne à un lot.`,
  scored: 'Ouvrir l’analyse d’un lot',
  failed: 'Impossible de charger cet aperçu',
  retry: 'Réessayer',
  missing: 'Aucun aperçu disponible',
  missingWords:
    'La personne ou le poste a peut-être été supprimé, ou aucun CV de la personne n’a encore été lu.',
};
