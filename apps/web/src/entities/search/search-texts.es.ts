import type { SearchTexts } from './search-texts.ts';

export const texts: SearchTexts = {
  tag: 'Etiqueta',
  title: 'Cargo',
  employer: 'Empleador',
  skill: 'Habilidad',
  certification: 'Certificación',
  language: 'Idioma',
  degree: 'Título',
  school: 'Centro de estudios',
  place: 'Ubicación',
  email: 'Correo',
  phone: 'Teléfono',
  company: 'Empresa',
  file: 'Archivo',
  text: 'Texto',
};
