import type { StudyWords } from '../locale.ts';

export const study: StudyWords = {
  degrees: [
    {
      level: 'master',
      match: 'folded',
      own: true,
      words: 'masterat(?:ul)?|studii (?:de master|postuniversitare)',
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: true,
      words: `licentiat(?:a)?|diploma de licenta|inginer diplomat|studii universitare|studii superioare|
          diploma de inginer`,
    },
    {
      level: 'vocational',
      match: 'folded',
      own: true,
      words: 'scoala (?:postliceala|profesionala)|studii postliceale|cursuri de calificare',
    },
    {
      level: 'secondary',
      match: 'folded',
      own: true,
      words: `diploma de bacalaureat|(?:diploma de )?bacalaureat|(?:examen de )?bacalaureat|studii medii|
          studii liceale`,
    },
    {
      level: 'bachelor',
      match: 'folded',
      own: false,
      words: 'licenta|licenciat',
    },
    {
      level: 'secondary',
      match: 'folded',
      own: false,
      words: 'bacalaureat',
    },
  ],
  professions: [
    {
      level: 'bachelor',
      words: 'inginer(?:ie)?',
    },
  ],
  schools: 'universitatea|politehnica|institutul|academia|liceul?|colegiul|scoala|facultatea|gimnaziul',
  graduated: '',
  schoolSigns: '',
  field: '',
  beforeField: '',
  noField: '',
  enters: '',
  schoolStarts: '',
  fieldPrefix: '',
};
