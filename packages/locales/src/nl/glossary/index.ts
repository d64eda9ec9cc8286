import type { GlossaryWords } from '../../locale.ts';
import { adverts } from './adverts.ts';
import { subjects } from './subjects.ts';
import { tasks } from './tasks.ts';
import { things } from './things.ts';
import { titles } from './titles.ts';
import { trades } from './trades.ts';

export const glossary: GlossaryWords = {
  distinctiveWords: `werkervaring opleiding vaardigheden talen heden engels ervaring diploma hogeschool jaar functie rijbewijs
      kennis taken bedrijf universiteit eisen ervaren zoeken zelfstandig bieden vacature medewerker medewerkers
      uren werken nederlands klanten onderhoud beheer persoonlijke gegevens geboortedatum woonplaats cursussen
      talenkennis werkzaamheden gewenst vereist salaris`,
  endings: 'ingen ing en er e s t te ten de den heid heden',
  genderEndings: '',
  links: 'van',
  subjectFollows: false,
  joints: 's n en es e',
  rows: [adverts, titles, tasks, trades, subjects, things],
};
