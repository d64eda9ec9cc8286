import type { EndingConsentTexts } from './ending-consent-texts.ts';

export const texts: EndingConsentTexts = {
  title: 'Consentements bientôt expirés · Winnow',
  heading: 'Consentements bientôt expirés',
  explanation:
    'Personnes dont le consentement expire bientôt ou a expiré. Demandez-leur si vous pouvez conserver leurs CV et enregistrez ici leur réponse.',
  back: 'Vivier de talents',
  link: (count) => `Consentements bientôt expirés (${count})`,
  within: 'Expire dans',
  days: (count) => `${count} jours`,
  person: 'Personne',
  ends: (date) => `Expire le ${date}`,
  ended: (date) => `Expiré le ${date}`,
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
    'Les consentements sans fin ne figurent pas ici. Un consentement s’enregistre sur la page de la personne.',
  onlyFirst: (count) => `Les ${count} premiers sont affichés.`,
  failed: 'La liste n’a pas pu être chargée',
  retry: 'Réessayer',
  notSaved: 'Le consentement n’a pas été enregistré. Réessayez.',
  saved: (name, date) => `Le consentement de ${name} est valable jusqu’au ${date}.`,
};
