import type { GlossaryWords } from '../../locale.ts';
import { adverts } from './adverts.ts';
import { subjects } from './subjects.ts';
import { tasks } from './tasks.ts';
import { things } from './things.ts';
import { titles } from './titles.ts';
import { trades } from './trades.ts';

export const glossary: GlossaryWords = {
  distinctiveWords: `experiență educație limbi engleză cunoștințe competențe studii universitatea cerințe prezent facultatea
      responsabilități abilități ani angajator liceul absolvent studiilor școala profesională căutăm oferim
      angajăm constituie disponibilitate conducere cunoștințe limba limbi străine română permanentă salariu
      atribuții candidatul întreținere îndemânare`,
  endings: `atiilor atiile atiei atii atie ilor ului elor iilor urilor urile uri ile iei ia ii ul le lor ea are ere
      ire ari eri iri at ata ate ati ez ezi eaza am e a i u`,
  genderEndings: '',
  links: 'de a al ale',
  subjectFollows: true,
  joints: null,
  rows: [adverts, titles, tasks, trades, subjects, things],
};
