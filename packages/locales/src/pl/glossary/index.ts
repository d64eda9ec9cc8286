import type { GlossaryWords } from '../../locale.ts';
import { adverts } from './adverts.ts';
import { subjects } from './subjects.ts';
import { tasks } from './tasks.ts';
import { things } from './things.ts';
import { titles } from './titles.ts';
import { trades } from './trades.ts';

export const glossary: GlossaryWords = {
  distinctiveWords: `doświadczenie wykształcenie języki angielski umiejętności obecnie wymagania znajomość uniwersytet
      obowiązki lat lata stanowisko praca politechnika zawodowe zawodowy zawodowa obsługa klienta klientów
      oferujemy poszukujemy widziane prawo jazdy kursy szkolenia zainteresowania osobowe język szkoła liceum
      technikum pracownik kierownik kategorii wykonywanie utrzymanie wymagane`,
  endings: `owania owanie owaniu aniem anie ania aniu eniem enie enia eniu osci osc ami ach owi ego emu ymi imi ych
      ich ymi om ow ie em ym im ej ia iu a e i o u y ac ec ic`,
  genderEndings: '',
  links: 'ds',
  subjectFollows: true,
  joints: null,
  rows: [adverts, titles, tasks, trades, subjects, things],
};
