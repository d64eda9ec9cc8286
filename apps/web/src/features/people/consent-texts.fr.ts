import type { ConsentTexts } from './consent-texts.ts';

export const texts: ConsentTexts = {
  heading: 'Consentement et conservation',
  explanation: 'Si la personne a accepté d’être conservée, et jusqu’à quand elle l’est.',
  states: {
    none: 'Aucun consentement enregistré',
    given: 'Consentement donné',
    expired: 'Consentement expiré',
    withdrawn: 'Consentement retiré',
  },
  until: (date) => `valable jusqu’au ${date}`,
  kept: (date) => `Supprimée après le ${date}, comme fixé pour cette personne.`,
  byRule: (date) => `Le CV le plus récent est supprimé le ${date} selon la durée de conservation.`,
  record: 'Enregistrer un consentement',
  withdraw: 'Enregistrer un retrait',
  setDay: 'Fixer la date de suppression',
  recordTitle: 'Enregistrer un consentement',
  withdrawTitle: 'Enregistrer un retrait',
  dayTitle: 'Date de suppression de cette personne',
  dayExplanation:
    'Les CV sont supprimés après ce jour. Un jour au-delà de la durée de conservation exige un consentement qui dure aussi longtemps. Laissez vide pour la seule durée de conservation.',
  on: 'Date',
  expiresOn: 'Valable jusqu’au',
  expiresHelper: 'Laissez vide s’il est sans fin.',
  how: 'Comment il a été donné',
  howWithdrawn: 'Comment il a été retiré',
  day: 'Supprimer après le',
  save: 'Enregistrer',
  cancel: 'Annuler',
  history: 'Historique',
  given: (date) => `Donné le ${date}`,
  withdrawnOn: (date) => `Retiré le ${date}`,
};
