import type { SearchTexts } from './search-texts.ts';

export const texts: SearchTexts = {
  tag: 'Étiquette',
  title: 'Intitulé',
  employer: 'Employeur',
  skill: 'Compétence',
  certification: 'Certification',
  language: 'Langue',
  degree: 'Diplôme',
  school: 'Établissement',
  place: 'Lieu',
  email: 'E-mail',
  phone: 'Téléphone',
  company: 'Entreprise',
  file: 'Fichier',
  text: 'Texte',
};
