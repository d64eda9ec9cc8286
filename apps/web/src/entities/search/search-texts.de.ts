import type { SearchTexts } from './search-texts.ts';

export const texts: SearchTexts = {
  tag: 'Schlagwort',
  title: 'Berufsbezeichnung',
  employer: 'Arbeitgeber',
  skill: 'Fähigkeit',
  certification: 'Zertifikat',
  language: 'Sprache',
  degree: 'Abschluss',
  school: 'Bildungseinrichtung',
  place: 'Ort',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Unternehmen',
  file: 'Datei',
  text: 'Text',
};
