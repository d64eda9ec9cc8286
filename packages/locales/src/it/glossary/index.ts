import type { GlossaryWords } from '../../locale.ts';
import { adverts } from './adverts.ts';
import { subjects } from './subjects.ts';
import { tasks } from './tasks.ts';
import { things } from './things.ts';
import { titles } from './titles.ts';
import { trades } from './trades.ts';

export const glossary: GlossaryWords = {
  distinctiveWords: `esperienza istruzione competenze lingue inglese conoscenza requisiti azienda anni università laurea
      patente sviluppo lavorative presso mansioni mansione lavoro lavorativa richiesti richiesta cerchiamo
      offriamo contratto maturità conseguito conseguita italiano madrelingua disponibilità gradita gradito
      addetto addetta gestione attuale oggi formazione attestato qualifica automunito`,
  endings: 'azioni azione zioni zione atori atore mente ando endo ati ate ato ata are ere ire i e a o',
  genderEndings: '',
  links: 'di del dello della dei degli delle dell',
  subjectFollows: true,
  joints: null,
  rows: [adverts, titles, tasks, trades, subjects, things],
};
