import { formatsOf } from '../../lib/language/formats.ts';
import type { FairnessTexts } from './fairness-texts.ts';

const { number, plural } = formatsOf('es');

export const texts: FairnessTexts = {
  title: 'Equidad · Winnow',
  heading: 'Informe de equidad',
  explanation:
    'Con qué frecuencia se selecciona a los candidatos, según lo que dijeron de sí mismos. Solo muestra totales: ni nombres, ni archivos, ni respuestas individuales.',
  failed: 'No pudimos cargar el informe de equidad',
  retry: 'Reintentar',
  empty: 'Todavía no hay candidaturas que contar',
  emptyWords:
    'Las candidaturas que llegan por las páginas de los puestos cuentan desde el primer día del mes siguiente.',
  questions: {
    heading: 'Preguntas a los candidatos',
    explanation: 'Después de postularse, los candidatos pueden decir su sexo o género y su raza.',
    label: 'Pedir respuestas voluntarias a los candidatos',
    helper:
      'Las respuestas se guardan cifradas y separadas de las candidaturas. Los reclutadores nunca las ven y no influyen en ninguna puntuación. Los candidatos pueden eliminarlas con el enlace de su correo de confirmación.',
    on: 'Se pregunta a los candidatos. Los propietarios y administradores pueden cambiarlo.',
    off: 'No se pregunta a los candidatos. Los propietarios y administradores pueden cambiarlo.',
    failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
  },
  tables: {
    heading: 'Tasas',
    explanation: (day) =>
      `Contado hasta el ${day}. Las cifras cambian una vez al mes, para que ningún cambio permita reconocer a una persona.`,
  },
  year: 'Año de la candidatura',
  job: 'Puesto',
  wholeOrganization: 'Toda la organización',
  measure: 'Medida',
  measures: {
    score: 'Puntuación por encima de la mediana',
    screening: 'Llegó a la preselección',
    interview: 'Llegó a la entrevista',
    offer: 'Llegó a la oferta',
    hired: 'Contratado',
  },
  by: { sex: 'Por sexo', race: 'Por raza y etnia', both: 'Por sexo y raza juntos' },
  sexes: { woman: 'Mujer', man: 'Hombre', another: 'Otro género' },
  races: {
    'hispanic-or-latino': 'Hispano o latino',
    white: 'Blanco',
    'black-or-african-american': 'Negro o afroamericano',
    'native-hawaiian-or-pacific-islander': 'Nativo de Hawái o de otra isla del Pacífico',
    asian: 'Asiático',
    'american-indian-or-alaska-native': 'Indígena de América o de Alaska',
    'two-or-more': 'Dos o más de estos grupos',
  },
  counts: (applicants) =>
    plural(applicants, { one: '1 candidatura.', other: `${number(applicants)} candidaturas.` }),
  unknown: (people) => `Sin respuesta: ${number(people)}.`,
  unknownOrHidden: (people) => `Sin respuesta o en categorías ocultas: ${number(people)}.`,
  nothingToSay: 'Muy pocos para decir algo: no hay respuestas suficientes para comparar categorías.',
  columns: {
    category: 'Categoría',
    selected: 'Seleccionados / de',
    rate: 'Tasa',
    ratio: 'Razón de impacto',
    chance: 'p de Fisher · z',
    finding: 'Resultado',
  },
  hidden: 'oculto',
  gaps: {
    'too-few': 'Muy pocos para decir algo',
    'left-out': 'Menos del 2%: no se compara',
    'none-selected': 'No se seleccionó a nadie',
  },
  highest: 'Tasa más alta',
  below: 'Menos de cuatro quintos',
  notBelow: 'Al menos cuatro quintos',
  reading: [
    'La razón de impacto divide una tasa entre la más alta de la tabla. Por debajo de cuatro quintos es un indicio de efecto adverso, no una prueba. La p de Fisher y z dicen qué tan probable es esa diferencia por azar.',
    'Los números de 1 a 4 personas están ocultos, junto con otros que permitirían deducirlos. Las categorías con menos de 10 personas no se comparan.',
    'Esto no es una auditoría independiente como la que exige la Local Law 144 de Nueva York. Un auditor puede usar el archivo.',
  ],
  download: { xlsx: 'Descargar XLSX', csv: 'Descargar CSV' },
  downloadFailed: 'No pudimos descargar el informe. Inténtalo de nuevo.',
  recorded: 'Cada consulta y cada descarga queda en el registro de auditoría.',
};
