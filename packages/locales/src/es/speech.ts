import { cldr } from '../generated/cldr.ts';
import type { SpeechWords } from '../locale.ts';

export const speech: SpeechWords = {
  names: cldr.es.languages,
  otherNames: 'es castellano|ru ruso|fi fines|eu vasco',
  levels: {
    native: 'nativo|nativa|lengua materna',
    C2: '',
    C1: 'fluido|fluida|avanzado|avanzada',
    B2: 'muy bueno|bueno',
    B1: 'intermedio|intermedia|medio',
    A2: 'elemental',
    A1: 'básico',
  },
  lines: 'idiomas|lengua materna',
  and: 'y',
};
