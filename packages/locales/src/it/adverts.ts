import type { AdvertWords } from '../advert-words.ts';

export const adverts: AdvertWords = {
  hiring: {
    pattern:
      /(?:cerchiamo|si (?:ricerca|richiede|offre)|ricerchiamo|requisiti|mansioni|offriamo|esperienza (?:di|in|nel|pregressa|minima)|candidat|tempo (?:pieno|indeterminato|determinato)|posizione|assunzione|stipendio|le tue|nostr[aoie])/giu,
    matches: ['Cerchiamo un fornaio', 'Requisiti', 'Si offre contratto a tempo pieno'],
    misses: ['Lasciare riposare la pasta e scaldare il forno'],
  },
  entryLevel: 'profilo junior|neolaureat[oi]',
  noExperience: '',
  clearance: '',
  legal: 'ai sensi',
  employer: 'azienda',
  place: 'luogo(?: di lavoro)?|sede',
  at: '',
  terms: '',
  resumes: { title: '', headings: 'esperienze? professional[ei]' },
  otherTexts: {
    measures: String.raw`cucchia\p{L}+|uova`,
    cooking: '',
    bills: 'fattura n',
    shops: '',
    reports: 'secondo (?:il|la)',
  },
  legalForms: '',
  legalEndings: String.raw`S\.?r\.?l`,
  lawArticles: 'articolo',
  mail: null,
  prose: null,
  parts: null,
};
