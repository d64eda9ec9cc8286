import { formatsOf } from '../../lib/language/formats.ts';
import type { ReviewTexts } from './review-texts.ts';

const { number, percent, plural } = formatsOf('fr');
const two = (value: number) => number(Math.round(value * 100) / 100);
const share = (part: number, all: number) => percent(all === 0 ? 0 : part / all);

export const texts: ReviewTexts = {
  failed: 'Impossible de charger cette revue',
  retry: 'Réessayer',
  missing: 'Revue introuvable',
  missingWords: 'Elle a peut-être été supprimée ou demandée à quelqu’un d’autre.',
  otherAccount: (email) =>
    `Votre session est ouverte avec ${email}. La revue concerne peut-être un autre compte.`,
  toReviews: 'Toutes les revues',
  titleOf: (job) => `Revue : ${job} · Winnow`,
  list: {
    title: 'Revues · Winnow',
    heading: 'Revues',
    explanation: 'Les membres évaluent les candidats séparément, puis comparent leurs réponses.',
    views: 'Revues de qui',
    ofMe: 'À faire par moi',
    byMe: 'Demandées par moi',
    noneOfMe: 'Aucune revue ne vous est demandée',
    noneOfMeWords: 'Quand un membre vous demande d’évaluer des candidats, la revue apparaît ici.',
    noneByMe: 'Vous n’avez demandé aucune revue',
    noneByMeWords: 'Sélectionnez des candidats d’un poste, puis choisissez « Demander une revue ».',
    more: 'Afficher plus',
  },
  heading: (job) => `Revue pour ${job}`,
  askedBy: (name, day) => `Demandée par ${name} le ${day}`,
  due: (day) => `À rendre le ${day}`,
  marking: {
    progress: (marked, all) => `${number(marked)} sur ${number(all)} évalués`,
    blind: 'Les scores et les réponses des autres s’affichent une fois la revue terminée.',
    place: (place, all) => `Candidat ${number(place)} sur ${number(all)}`,
    next: 'Candidat suivant',
    previous: 'Candidat précédent',
    mark: (name) => `Votre réponse pour ${name}`,
    yes: 'Répondre oui',
    maybe: 'Répondre peut-être',
    no: 'Répondre non',
    reason: 'Motif (facultatif)',
    requirements: 'Critères',
    markEach: 'Répondez pour chaque critère, dans la mesure où le CV le permet.',
    must: 'Critère indispensable',
    answers: {
      met: 'Rempli',
      partly: 'Partiellement rempli',
      'not-met': 'Non rempli',
      'cannot-tell': 'Impossible à dire',
    },
    facts: 'Informations du CV',
    experience: 'Expérience',
    education: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    certifications: 'Certifications',
    contact: 'Coordonnées',
    present: 'aujourd’hui',
    text: 'CV',
    factsHint: 'Choisissez une information pour voir où le CV la mentionne.',
    read: (fact) => `Lu ici : ${fact}`,
    failed: 'Impossible de charger ce candidat',
    status: {
      saved: 'Enregistré',
      saving: 'Enregistrement…',
      waiting: 'Pas encore enregistré. Nous réessayons.',
      refused: 'Non enregistré',
    },
    finish: 'Terminer la revue',
    finishTitle: 'Terminer cette revue ?',
    finishWords: 'Vos réponses sont rendues et ne peuvent plus être modifiées.',
    summary: (yes, maybe, no) => `${number(yes)} oui · ${number(maybe)} peut-être · ${number(no)} non`,
    goOn: 'Continuer la revue',
    finishing: 'Envoi…',
    unsaved: 'Certaines réponses ne sont pas encore enregistrées. Vérifiez votre connexion et réessayez.',
    empty: 'Tous les candidats de cette revue ont été supprimés',
    emptyWords: 'Il ne reste rien à évaluer.',
  },
  waiting: {
    done: 'Vous avez terminé. Merci.',
    words:
      'Toutes les réponses s’affichent quand tout le monde a terminé, ou quand la revue est échue ou close.',
    progress: 'Personnes',
    progressWords:
      'Toutes les réponses s’affichent quand tout le monde a terminé, ou quand la revue est échue ou close.',
    isDone: (day) => `Terminé le ${day}`,
    marked: (marked, all) => `${number(marked)} sur ${number(all)} évalués`,
    left: 'Ne peut plus participer',
    canceled: 'Cette revue a été annulée',
    canceledWords: 'Ses réponses ont été supprimées.',
    closed: 'Cette revue est close',
    closedWords: 'Elle a été close avant que vous ayez terminé, vous ne voyez donc pas ses résultats.',
  },
  actions: {
    label: 'Gérer la revue',
    remind: 'Envoyer un rappel',
    reminded: (count) =>
      plural(count, {
        one: '1 personne a reçu un rappel.',
        other: `${number(count)} personnes ont reçu un rappel.`,
      }),
    nobodyReminded: 'Aucun rappel envoyé : tous ont reçu un e-mail au cours des 20 dernières heures.',
    due: 'Modifier la date limite',
    dueTitle: 'Modifier la date limite',
    dueLabel: 'Date limite',
    dueHelper: 'Laissez vide pour ne pas fixer de date limite.',
    dueError: 'Choisissez un jour à partir d’aujourd’hui, dans un délai d’un an.',
    dueSaved: 'Date limite modifiée.',
    save: 'Enregistrer les modifications',
    close: 'Clore et afficher les résultats',
    closeTitle: 'Clore cette revue ?',
    closeWords: (done, all) =>
      `Les réponses de ${number(done)} personnes sur ${number(all)} s’affichent. Les autres ne peuvent plus répondre.`,
    closed: 'La revue est close.',
    cancelReview: 'Annuler la revue',
    cancelTitle: 'Annuler cette revue ?',
    cancelWords: 'Toutes les réponses données jusqu’ici sont supprimées.',
    canceled: 'La revue a été annulée.',
    keep: 'Conserver la revue',
  },
  results: {
    heading: 'Résultats',
    agreement: 'Accord',
    same: (same, pairs) =>
      `Deux personnes ont donné la même réponse dans ${number(same)} cas sur ${number(pairs)} (${share(same, pairs)}).`,
    kappa: (value, low, high) => `κ = ${two(value)} (intervalle à 95 % de ${two(low)} à ${two(high)})`,
    kappaWords: {
      'cohen-linear':
        'Accord au-delà du hasard : 1 est parfait, 0 correspond au hasard. κ de Cohen à poids linéaires : oui et peut-être s’accordent à moitié.',
      fleiss:
        'Accord au-delà du hasard : 1 est parfait, 0 correspond au hasard. κ de Fleiss : seule la même réponse compte comme accord.',
    },
    absence: {
      'one-reviewer': 'Une seule personne a rendu ses réponses, il n’y a donc rien à comparer.',
      'few-pairs': 'Avec moins de 20 paires de réponses, l’accord ne se distingue pas du hasard.',
      'same-marks':
        'Toutes les réponses sont identiques, l’accord au-delà du hasard ne peut donc pas être calculé.',
    },
    withScore: (agreeing, pairs) =>
      `Quand une personne a évalué deux candidats différemment, la meilleure réponse est allée au score le plus élevé dans ${number(agreeing)} cas sur ${number(pairs)} (${share(agreeing, pairs)}).`,
    noScore:
      'Personne n’a évalué différemment deux candidats de scores différents, réponses et scores ne peuvent donc pas être comparés.',
    withVerdicts: (same, marks) =>
      `${number(same)} réponses sur ${number(marks)} à propos des critères disent la même chose que l’analyse.`,
    opened: (name, count) =>
      plural(count, {
        one: `${name} a ouvert ${number(count)} candidat avec son score avant de terminer.`,
        other: `${name} a ouvert ${number(count)} candidats avec leur score avant de terminer.`,
      }),
    caption: 'Candidats avec les réponses de chaque personne, le score et la décision',
    candidate: 'Candidat',
    score: 'Score',
    notScored: 'Impossible à évaluer',
    decision: 'Décision',
    undecided: 'Sans décision',
    noMark: 'Sans réponse',
    requirements: 'Réponses par critère',
    requirementsCaption: (name) => `Réponses par critère pour ${name}`,
    requirement: 'Critère',
    analysis: 'Analyse',
    notMarked: 'Sans réponse',
  },
};
