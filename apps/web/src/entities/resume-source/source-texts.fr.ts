import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SourceTexts } from './source-texts.ts';

const { number } = formatsOf('fr');
const resumes = (count: number) => `${number(count)} CV`;

export const texts: SourceTexts = {
  source: 'Origine',
  sources: {
    upload: 'Déposé',
    run: 'Déposé pour un lot',
    import: 'Importé',
    'apply-page': 'Candidature sur la page du poste',
    mailbox: 'Par e-mail',
    sample: 'Exemple',
  },
  any: 'Toutes',
  edit: 'Indiquer l’origine',
  title: (count) => `Origine de ${resumes(count)}`,
  explanation:
    'D’où ils viennent, par exemple « Cooptation » ou « Salon de l’emploi 2026 ». Laissez vide pour retirer l’origine.',
  field: 'Origine',
  suggestions: 'Déjà utilisées',
  tooLong: `L’origine ne peut pas dépasser ${number(limits.sourceLabelMax)} caractères.`,
  save: 'Enregistrer l’origine',
  cancel: 'Annuler',
  done: (count, label) => `Origine de ${resumes(count)} : ${label}.`,
  cleared: (count) => `Origine de ${resumes(count)} retirée.`,
  nothing: 'Rien à modifier : tous ont déjà cette origine.',
};
