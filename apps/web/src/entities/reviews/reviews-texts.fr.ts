import { formatsOf } from '../../lib/language/formats.ts';
import type { ReviewsTexts } from './reviews-texts.ts';

const { number, plural } = formatsOf('fr');
const candidates = (count: number) =>
  plural(count, { one: `${number(count)} candidat`, other: `${number(count)} candidats` });

export const texts: ReviewsTexts = {
  former: 'Ancien membre',
  you: 'Vous',
  marks: { yes: 'Oui', maybe: 'Peut-être', no: 'Non' },
  states: {
    open: 'Ouverte',
    overdue: 'En retard',
    closed: 'Terminée',
    canceled: 'Annulée',
    done: 'Rendue',
  },
  candidates,
  due: (day) => `à rendre le ${day}`,
  from: (name) => `demandée par ${name}`,
  ownProgress: (marked, all) => `${number(marked)} sur ${number(all)} évalués`,
  doneOf: (done, all) =>
    plural(all, {
      one: `${number(done)} personne sur ${number(all)} a terminé`,
      other: `${number(done)} personnes sur ${number(all)} ont terminé`,
    }),
  failed: 'Impossible de charger les revues',
  retry: 'Réessayer',
  ask: {
    open: 'Demander une revue',
    title: 'Demander une revue',
    explanation:
      'Chaque personne répond oui, peut-être ou non pour chaque candidat, sans voir les scores ni les réponses des autres. Ensuite, toutes les réponses s’affichent.',
    who: (count) => `${candidates(count)} pour un poste.`,
    tooMany: (max) => `Choisissez au plus ${number(max)} candidats pour une revue.`,
    severalJobs: 'Ces candidats concernent plusieurs postes. Choisissez des candidats d’un seul poste.',
    people: 'Qui doit donner son avis ?',
    onlyYou:
      'Personne d’autre ne peut encore participer. Invitez un recruteur ou un manager recruteur dans votre organisation.',
    toOrganization: 'Aller à l’organisation',
    choosePerson: 'Choisissez au moins une personne.',
    tooManyPeople: (max) => `Choisissez au plus ${number(max)} personnes.`,
    due: 'Date limite (facultatif)',
    dueHelper: 'La fin de cette journée dans votre fuseau horaire.',
    dueError: 'Choisissez un jour à partir d’aujourd’hui, dans un délai d’un an.',
    message: 'Message (facultatif)',
    requirements: 'Demander aussi un avis sur chaque critère',
    requirementsHelper: 'Rempli, partiellement rempli, non rempli ou impossible à dire.',
    anonymous: 'Masquer les noms et les coordonnées',
    cancel: 'Annuler',
    send: 'Demander une revue',
    sending: 'Envoi…',
    sent: (count) =>
      plural(count, {
        one: 'La revue a été demandée à 1 personne.',
        other: `La revue a été demandée à ${number(count)} personnes.`,
      }),
  },
  home: {
    heading: 'Revues qui vous attendent',
    all: 'Toutes les revues',
    start: 'Commencer la revue',
    goOn: 'Continuer la revue',
  },
  ofCandidate: {
    heading: 'Revues',
    blind: 'Vous évaluez vous-même ce candidat. Les réponses des autres s’affichent quand vous avez terminé.',
    asked: (name, day) => `Demandée par ${name}, ${day}`,
    open: 'Voir les résultats',
  },
  ofJob: { heading: 'Revues de ce poste' },
};
