import type { EndingConsentTexts } from './ending-consent-texts.ts';

export const texts: EndingConsentTexts = {
  title: 'Consentements bientôt expirés · Winnow',
  heading: 'Consentements bientôt expirés',
  explanation:
    'Personnes dont le consentement expire bientôt ou a expiré. Demandez-leur si vous pouvez conserver leurs CV : par e-mail, avec un lien pour renouveler ou retirer, ou autrement. Enregistrez ici leur réponse.',
  back: 'Vivier de talents',
  link: (count) => `Consentements bientôt expirés (${count})`,
  within: 'Expire dans',
  days: (count) => `${count} jours`,
  person: 'Personne',
  ends: (date) => `Expire le ${date}`,
  ended: (date) => `Expiré le ${date}`,
  ask: 'Demander par e-mail',
  askOf: (name) => `Demander par e-mail : ${name}`,
  asked: (date) => `Demandé le ${date}`,
  outcomes: {
    queued: (name) =>
      `L’e-mail pour ${name} est en route. Son lien permet de renouveler ou de retirer le consentement.`,
    'no-address': (name) => `Aucune adresse e-mail ne figure dans les CV de ${name}.`,
    'no-consent': (name) => `Il n’y a pas de consentement à durée limitée pour ${name}.`,
    'asked-recently': (name) => `${name} a déjà reçu une demande ces sept derniers jours.`,
  },
  notAsked: 'L’e-mail n’a pas pu être envoyé. Réessayez.',
  renew: 'Enregistrer le renouvellement',
  renewOf: (name) => `Enregistrer le renouvellement : ${name}`,
  renewTitle: (name) => `Nouveau consentement de ${name}`,
  expiresOn: 'Valable jusqu’au',
  how: 'Comment il a été donné',
  howHelper: 'Par exemple : par téléphone, ou par e-mail le jour même.',
  save: 'Enregistrer le consentement',
  cancel: 'Annuler',
  none: 'Aucun consentement n’expire dans ce délai',
  noneWords:
    'Les consentements sans date d’expiration ne figurent pas ici. Enregistrez un consentement sur la page de la personne.',
  onlyFirst: (count) => `Les ${count} premiers sont affichés.`,
  failed: 'Impossible de charger la liste',
  retry: 'Réessayer',
  notSaved: 'Le consentement n’a pas été enregistré. Réessayez.',
  saved: (name, date) => `Le consentement de ${name} est valable jusqu’au ${date}.`,
};
