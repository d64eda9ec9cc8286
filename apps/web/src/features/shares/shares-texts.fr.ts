import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SharesTexts } from './shares-texts.ts';

const { number, plural, percent } = formatsOf('fr');
const candidates = (count: number) =>
  plural(count, { one: `${number(count)} candidat`, other: `${number(count)} candidats` });

export const texts: SharesTexts = {
  links: {
    introduction:
      'Toute personne disposant d’un lien peut lire la liste sans compte, jusqu’à son expiration ou sa fermeture. Le lien n’est affiché qu’une fois, à sa création.',
    failed: 'Impossible de charger vos liens',
    retry: 'Réessayer',
    empty: 'Aucun lien pour le moment',
    emptyWords:
      'Sélectionnez des candidats d’un poste ou dans la liste des candidats, puis choisissez « Partager ».',
    list: 'Vos liens',
    states: { open: 'Ouvert', expired: 'Expiré', revoked: 'Fermé' },
    candidates,
    anonymous: 'vue anonyme',
    named: 'avec les noms',
    views: (count) => `ouvert ${number(count)} fois`,
    notViewed: 'pas encore ouvert',
    lastViewed: (when) => `la dernière fois le ${when}`,
    ends: (when) => `ouvert jusqu’au ${when}`,
    ended: (when) => `expiré le ${when}`,
    comments: (count) =>
      plural(count, { one: `${number(count)} commentaire`, other: `${number(count)} commentaires` }),
    noComments: 'Aucun commentaire pour le moment',
    closed: 'Commentaires désactivés',
    close: 'Fermer le lien',
    closeNamed: (title) => `Fermer le lien vers ${title}`,
    closeTitle: (title) => `Fermer le lien vers « ${title} » ?`,
    closeWords:
      'Les personnes qui l’ont ne pourront plus ouvrir la liste. Les commentaires restent ici. Vous pouvez créer un nouveau lien à tout moment.',
    keep: 'Laisser ouvert',
    closing: 'Fermeture…',
    wasClosed: 'Lien fermé.',
    onList: 'sur toute la liste',
  },
  shared: {
    title: 'Liste partagée · Winnow',
    titleOf: (title) => `${title} · Winnow`,
    opening: 'Ouverture de la liste',
    ended: 'Ce lien n’est pas valide ou a expiré',
    endedWords: 'Demandez-en un nouveau à la personne qui l’a partagé.',
    failed: 'Impossible d’ouvrir la liste',
    retry: 'Réessayer',
    for: (job) => `Pour ${job}`,
    candidates,
    anonymous: 'Les noms et les coordonnées sont masqués.',
    until: (when) => `Ouverte jusqu’au ${when}.`,
    how: 'Chaque score est calculé à partir de ce que dit le CV. Ce qu’il ne mentionne pas ne rapporte pas de points et fait donc baisser le score, mais est marqué « non trouvé », jamais « non rempli ».',
    groups: {
      'talk-first': 'Meilleures correspondances',
      'ask-first': 'À examiner',
      'missing-must': 'Indispensable manquant',
      'cannot-judge': 'Impossible à évaluer',
    },
    noYears: 'Expérience non indiquée',
    score: (score) => `Score : ${number(score)} sur 100`,
    notScored: 'Impossible à évaluer',
    sure: (confidence) => `Fiabilité ${percent(confidence)}`,
    musts: (met, all) => `${number(met)} indispensables remplis sur ${number(all)}`,
    reasons: (count) =>
      plural(count, {
        one: `${number(count)} motif, avec citations`,
        other: `${number(count)} motifs, avec citations`,
      }),
    strengths: 'Points forts',
    gaps: 'Non rempli ou non trouvé',
    must: 'Indispensable',
    status: {
      met: 'Rempli',
      partly: 'Partiellement rempli',
      'not-met': 'Non rempli',
      'not-found': 'Non trouvé',
    },
    comments: 'Commentaires',
    onList: 'Sur la liste dans son ensemble',
    comment: 'Commenter',
    commentOn: (name) => `Commenter ${name}`,
    author: 'Votre nom',
    text: 'Commentaire',
    authorMissing: 'Saisissez votre nom.',
    textMissing: 'Écrivez un commentaire.',
    textLong: `Utilisez moins de ${number(limits.commentMax)} caractères.`,
    send: 'Envoyer',
    sending: 'Envoi…',
    sent: 'Commentaire envoyé.',
    cancel: 'Annuler',
    told: 'Toutes les personnes disposant du lien peuvent lire votre commentaire, y compris celle qui a partagé la liste.',
  },
};
