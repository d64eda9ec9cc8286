import type { GlossaryWords } from '../../locale.ts';
import { adverts } from './adverts.ts';
import { subjects } from './subjects.ts';
import { tasks } from './tasks.ts';
import { things } from './things.ts';
import { titles } from './titles.ts';
import { trades } from './trades.ts';

export const glossary: GlossaryWords = {
  distinctiveWords: `formation expérience compétences langues diplôme anglais missions poste recherché permis université école
      années maîtrise stage aujourd connaissances connaissance recherchons souhaité apprécié exigé requis
      entreprise équipe maîtriser assurer accueillir préparer gérer réaliser bénévolat célibataire lycée métier
      clientèle salarié chargé chargée parcours professionnelle professionnel logiciels loisirs anglaise courant
      français`,
  endings: `ements ement ations ation euses euse eurs eur ees ee es er ez e s ant ants ante antes ives ive ifs if
      elles elle els el`,
  genderEndings: '',
  links: 'de du des d en',
  subjectFollows: true,
  joints: null,
  rows: [adverts, titles, tasks, trades, subjects, things],
};
