import type { GlossaryWords } from '../../locale.ts';
import { adverts } from './adverts.ts';
import { subjects } from './subjects.ts';
import { tasks } from './tasks.ts';
import { things } from './things.ts';
import { titles } from './titles.ts';
import { trades } from './trades.ts';

export const glossary: GlossaryWords = {
  distinctiveWords: `lebenslauf berufserfahrung ausbildung kenntnisse sprachen studium aufgaben anforderungen bewerbung heute
      jahre mitarbeiter führerschein englisch universität hochschule schulbildung schulabschluss werdegang
      geboren deutsch deutschkenntnisse englischkenntnisse sprachkenntnisse erfahrung abgeschlossene
      abgeschlossenes bereitschaft selbstständig wünschenswert erforderlich mindestens vollzeit teilzeit
      tätigkeit tätigkeiten qualifikationen berufspraxis wort schrift lehre fachkraft kaufmann kauffrau zeugnis
      kunden durchführung überwachung betreuung beratung verkauf herstellung`,
  endings: 'ungen ung erinnen erin en er es em e n s innen in ers ern ende enden end iert ieren',
  genderEndings: 'in innen',
  links: 'von der des',
  subjectFollows: false,
  joints: 's n en es e',
  rows: [adverts, titles, tasks, trades, subjects, things],
};
