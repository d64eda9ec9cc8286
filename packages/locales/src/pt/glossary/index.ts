import type { GlossaryWords } from '../../locale.ts';
import { adverts } from './adverts.ts';
import { subjects } from './subjects.ts';
import { tasks } from './tasks.ts';
import { things } from './things.ts';
import { titles } from './titles.ts';
import { trades } from './trades.ts';

export const glossary: GlossaryWords = {
  distinctiveWords: `formação experiência idiomas inglês conhecimentos competências requisitos empresa anos universidade
      licenciatura desenvolvimento gestão línguas atual funções procuramos oferecemos formação ensino secundário
      licenciado habilitações profissional disponibilidade carta condução morada português horário remuneração
      valorizamos assistência atendimento empregado empregada conclusão`,
  endings:
    'acoes acao coes cao adores ador adora mente ando endo ados adas ado ada ar er ir as os es a o e s',
  genderEndings: '',
  links: 'de do da dos das em',
  subjectFollows: true,
  joints: null,
  rows: [adverts, titles, tasks, trades, subjects, things],
};
