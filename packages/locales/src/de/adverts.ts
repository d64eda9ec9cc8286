import type { AdvertWords } from '../locale.ts';

export const adverts: AdvertWords = {
  hiring: {
    pattern:
      /(?:\([mwdfx](?: ?[/|*] ?[mwdfx]){1,3}\)|wir suchen|gesucht|(?:ihre?|deine?) (?:aufgaben?|profil|qualifikation(?:en)?|bewerbung|vorteile)|wir bieten|was (?:wir|sie|dich|dir|du)|anforderungen|bewerb(?:en|ung)|berufserfahrung|vollzeit|teilzeit|unbefristet|abgeschlossene|voraussetzung|(?<!\p{L})(?:wir|unser\p{L}*)(?!\p{L}))/giu,
    matches: ['Bäcker (m/w/d)', 'Ihre Aufgaben', 'Wir bieten', 'Abgeschlossene Ausbildung'],
    misses: ['Den Teig ruhen lassen und den Ofen vorheizen'],
  },
  entryLevel: 'berufseinsteiger(?:in)?|einstiegsposition',
  noExperience: 'keine (?:vor)?(?:erfahrung|kenntnisse) (?:nötig|erforderlich|notwendig)',
  clearance: 'sicherheitsüberprüfung|führungszeugnis',
  legal: String.raw`\babs(?:atz|\.) \d|gemäß|nach maßgabe`,
  employer: 'firma|unternehmen|arbeitgeber',
  place: 'standort|(?:arbeits|einsatz|dienst)?ort',
  at: 'bei',
  terms: 'vollzeit|teilzeit|unbefristet|befristet|m/w/d',
  resumes: { title: 'lebenslauf', headings: 'berufserfahrung' },
  otherTexts: {
    measures: 'EL|TL|Prisen?|Zehen?|Eier',
    cooking: 'backofen|kneten|schälen|umrühren',
    bills: 'rechnungs(?:nr|nummer|datum|betrag)|rechnung nr|nettobetrag|mwst|einzelpreis|gesamtpreis',
    shops: 'in den warenkorb',
    reports: String.raw`teilte [^.\n]{2,40} mit|nach angaben (?:de[rs]|von)|am (?:mon|diens|donners|frei|sams|sonn)tag`,
  },
  legalForms: 'GmbH',
  legalEndings: 'AG|SE|KG',
  lawArticles: 'artikel',
  parts: null,
};
