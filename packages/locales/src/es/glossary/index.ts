import type { GlossaryWords } from '../../locale.ts';
import { adverts } from './adverts.ts';
import { subjects } from './subjects.ts';
import { tasks } from './tasks.ts';
import { things } from './things.ts';
import { titles } from './titles.ts';
import { trades } from './trades.ts';

export const glossary: GlossaryWords = {
  distinctiveWords: `formación experiencia laboral idiomas inglés conocimientos habilidades requisitos empresa años universidad
      estudios puesto desarrollo actualidad carné funciones imprescindible valorable buscamos ofrecemos
      incorporación jornada sueldo experiencias bachillerato titulación castellano español manejo atención
      realización elaboración datos personales vehículo disponibilidad inmediata trabajador trabajadora empleado
      empleada`,
  endings: `aciones acion ciones cion adores ador adora mente ando iendo ados adas ado ada idos idas ido ida ar er ir
      as os es a o e s`,
  genderEndings: '',
  links: 'de del en',
  subjectFollows: true,
  joints: null,
  rows: [adverts, titles, tasks, trades, subjects, things],
};
