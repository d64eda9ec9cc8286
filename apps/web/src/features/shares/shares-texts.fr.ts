import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SharesTexts } from './shares-texts.ts';

const { number, plural, percent } = formatsOf('fr');
const candidates = (count: number) =>
  plural(count, { one: `${number(count)} candidat`, other: `${number(count)} candidats` });

export const texts: SharesTexts = {
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
    confidence: (confidence) => `Fiabilité ${percent(confidence)}`,
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
    visibleTo:
      'Toutes les personnes disposant du lien peuvent lire votre commentaire, y compris celle qui a partagé la liste.',
  },
};
