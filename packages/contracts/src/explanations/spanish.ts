import type { Verdict } from '../verdicts.ts';
import { questionInSpanish } from './question-in-spanish.ts';
import { spellingOf } from './spelling.ts';
import type { DegreeLevel, Explanations, Manner } from './statements.ts';

const { month, months, monthsAgo, number, list, choice, language, plural } = spellingOf('es-419');

const lines = (count: number): string => plural(count, { one: '1 línea', other: `${number(count)} líneas` });
const inLines = (count: number): string => `en ${lines(count)}`;

/** "3 de los 5 años pedidos, en 2 puestos de este tipo" */
function ofAsked(shown: number, asked: number, where: string): string {
  if (shown >= asked) return `${months(shown)} en ${where}; se piden ${months(asked)}`;
  const isWhole = shown >= 12 && shown % 12 === 0 && asked % 12 === 0 && asked > 12;
  return isWhole
    ? `${number(shown / 12)} de los ${number(asked / 12)} años pedidos, en ${where}`
    : `${months(shown)} en ${where}; se piden ${months(asked)}`;
}

const degree: Readonly<Record<DegreeLevel, string>> = {
  secondary: 'bachillerato o secundaria',
  vocational: 'formación profesional',
  associate: 'título técnico superior',
  bachelor: 'licenciatura o grado',
  master: 'maestría',
  doctorate: 'doctorado',
};
const level = (name: string): string => (name === 'native' ? 'lengua materna' : name);
const verdict: Readonly<Record<Verdict, string>> = {
  met: 'cumplido',
  partly: 'cumplido en parte',
  'not-met': 'no cumplido',
  'not-found': 'no encontrado',
};
const credit = (value: number | null): string => (value === null ? 'sin puntuar' : number(value));
const score = (value: number | null): string => (value === null ? 'ninguna' : number(value));

const shownBy = (how: Manner, by: string): string => {
  const words: Readonly<Record<Manner, string>> = {
    used: 'Usada en el trabajo',
    listed: 'Solo en una lista',
    piled: 'Solo en un bloque de palabras clave',
    implied: `Se deduce de ${by}`,
    'of-title': `La demuestra el puesto ${by}`,
    related: `Solo la habilidad afín ${by}`,
    'of-suite': `Parte de ${by}`,
    broader: `Solo la habilidad más general ${by}`,
    'not-shown': 'La habilidad en sí no se demuestra',
  };
  return words[how];
};

const partName: Explanations['partName'] = {
  showing: 'Cómo se demuestra',
  'length-of-use': 'Tiempo de uso',
  'recency-of-use': 'Último uso',
  word: 'Palabra',
  phrase: 'Todas sus palabras en una línea',
  nearness: 'Significado parecido',
  position: 'Puesto',
  'position-described': 'Puesto según su descripción',
  'corrected-years': 'Años corregidos a mano',
  'shown-by-person': 'Aceptado por una persona',
  'held-title': 'Puesto más parecido',
  'degree-level': 'Nivel del título',
  'degree-field': 'Área del título',
  certificate: 'Certificación',
  'language-shown': 'Idioma',
  'language-level': 'Nivel del idioma',
  'asked-skill': 'Habilidad solicitada',
  'occupation-lines': 'Líneas más cercanas a estas ocupaciones',
  'occupation-together': 'Estas líneas en conjunto',
  'terms-line': 'Línea con términos distintivos',
};

export const texts: Explanations = {
  reason: {
    sentence: ({ text }) => text,
    'skill-not-found': () => 'No se encontró en el currículum.',
    'skill-used': ({ months: used, monthsSince }) => {
      if (used === null) return 'Se usó en el trabajo de un puesto.';
      if (monthsSince === null) return `Se usó en el trabajo durante ${months(used)}.`;
      return monthsSince === 0
        ? `Se usa en el trabajo desde hace ${months(used)}, hasta hoy.`
        : `Se usó en el trabajo durante ${months(used)}, por última vez ${monthsAgo(monthsSince)}.`;
    },
    'skill-listed': () => 'Aparece en una lista, pero no en el trabajo de ningún puesto.',
    'skill-piled': () =>
      'Solo aparece en un bloque de palabras clave que nada más en el currículum respalda.',
    'skill-implied': ({ skill }) => `Se deduce de ${skill}.`,
    'skill-of-title': ({ title }) => `La demuestra el puesto ${title}.`,
    'skill-related': ({ skill }) => `Solo se demuestra la habilidad afín ${skill}.`,
    'skill-of-suite': ({ suite }) => `Parte de ${suite}.`,
    'skill-broader': ({ skill }) => `Solo se demuestra la habilidad más general ${skill}.`,
    'skill-in-words': () => 'Aparecen algunas de sus palabras, pero no la habilidad en sí.',
    'skill-few-words': () => 'No encontrada. Algunas de sus palabras aparecen en otro lugar.',
    'years-undated': () => 'Ningún puesto tiene fechas que se puedan contar.',
    'years-in-all': ({ months: shown, asked, positions: count }) =>
      `${ofAsked(shown, asked, plural(count, { one: '1 puesto con fechas', other: `${number(count)} puestos con fechas` }))}.`,
    'shown-by-person': () => 'Una persona aceptó un pasaje del currículum como prueba.',
    'years-corrected': ({ months: shown, asked }) =>
      `${months(shown)} en total, corregidos a mano; se piden ${months(asked)}.`,
    'years-of-kind': ({ months: shown, asked, positions: count, titled }) => {
      const where = plural(count, {
        one: '1 puesto de este tipo',
        other: `${number(count)} puestos de este tipo`,
      });
      const more = titled < shown && titled < asked && shown >= asked;
      const byTitle =
        titled === 0
          ? 'los nombres de los puestos no lo demuestran'
          : `los nombres de los puestos demuestran ${months(titled)}`;
      return `${ofAsked(shown, asked, where)}${more ? `; ${byTitle}` : ''}.`;
    },
    'years-of-kind-undated': () => 'Se menciona trabajo de este tipo, pero en ningún puesto con fechas.',
    'years-of-kind-none': () => 'Ningún puesto muestra trabajo de este tipo.',
    'worked-in-field': ({ positions: count }) =>
      plural(count, {
        one: 'Trabajó en esta área, en 1 puesto.',
        other: `Trabajó en esta área, en ${number(count)} puestos.`,
      }),
    'field-described': ({ positions: count }) =>
      plural(count, {
        one: 'La descripción de 1 puesto menciona este trabajo.',
        other: `Las descripciones de ${number(count)} puestos mencionan este trabajo.`,
      }),
    'title-not-found': () => 'Ningún puesto con este nombre ni con uno parecido.',
    'title-held': ({ title }) => `Ocupó el puesto ${title}.`,
    'title-held-lower': ({ title }) => `Ocupó el puesto ${title}, que es de menor rango.`,
    'title-in-words': () => 'Aparecen las palabras del nombre, pero no un puesto así.',
    'education-not-found': () => 'El currículum no menciona la formación.',
    'degree-not-named': () => 'No se menciona un título de este nivel.',
    'degree-below': () => 'El título más alto que se menciona es inferior al que se pide.',
    'degree-met': () => 'Un título del nivel y del área que se piden.',
    'degree-other-field': () => 'Un título de este nivel, pero de otra área o sin área mencionada.',
    'degree-one-below': () => 'Un título de un nivel inferior.',
    'degree-in-progress': () => 'Estudios en curso: todavía no tiene el título.',
    'degree-by-experience': ({ months: shown, asked }) =>
      shown >= asked
        ? `No hay un título así, pero sí ${months(shown)} de trabajo de este tipo, que la descripción del puesto acepta.`
        : `No hay un título así. La descripción del puesto acepta experiencia: ${months(shown)} de los ${months(asked)} que lo compensan.`,
    'certificate-not-found': () => 'El currículum no lo menciona.',
    'certificate-named': () => 'Se menciona en el currículum.',
    'certificate-in-progress': () => 'En curso, aún no obtenido.',
    'language-not-found': () => 'El currículum no lo menciona entre los idiomas.',
    'language-written': ({ language: code }) =>
      `El currículum está escrito en este idioma (${language(code)}).`,
    'language-named': () => 'Se menciona entre los idiomas.',
    'language-below': ({ level: named, asked }) =>
      `Se menciona con nivel ${level(named)}; se pide ${level(asked)}.`,
    'place-unknown': () =>
      'El currículum no dice dónde vive el candidato. Los lugares no influyen en la puntuación.',
    'place-same': () => 'El currículum menciona el mismo lugar. Los lugares no influyen en la puntuación.',
    'place-ask': () => 'Una pregunta para el candidato. Los lugares no influyen en la puntuación.',
    'terms-ask': () =>
      'Una pregunta para el candidato. Las condiciones de trabajo no influyen en la puntuación.',
    'lines-not-found': () => 'Ninguna línea del currículum lo menciona.',
    'lines-speak': () => 'Hay líneas del currículum que lo demuestran.',
    'lines-speak-partly': () => 'Hay líneas del currículum que lo demuestran en parte.',
    'near-in-meaning': () => 'No encontrado. Una línea dice algo parecido con otras palabras.',
    'coverage-pending': () => 'Depende de los demás requisitos.',
    'coverage-none': () => 'No se demuestra ninguna de las habilidades solicitadas.',
    'coverage-shown': ({ shown, of }) =>
      `Se demuestran ${number(shown)} de ${number(of)} habilidades solicitadas.`,
    'occupation-far': () => 'Poco del currículum trata de este tipo de trabajo.',
    'occupation-partly': () => 'Partes del currículum tratan de este tipo de trabajo.',
    'occupation-near': () => 'El currículum trata de este tipo de trabajo.',
    'terms-few': () => 'Casi ninguno de estos términos aparece en el currículum.',
    'terms-shown': ({ shown, of }) => `${number(shown)} de ${number(of)} términos aparecen en el currículum.`,
    'terms-shown-in-forms': ({ shown, of }) =>
      `${number(shown)} de ${number(of)} términos aparecen en el currículum, en la misma forma o en una parecida.`,
  },
  part: {
    showing: ({ how, by }) => shownBy(how, by ?? ''),
    'length-of-use': ({ months: used }) =>
      used === null ? 'Tiempo de uso: sin fechas' : `Tiempo de uso: ${months(used)}`,
    'recency-of-use': ({ monthsSince }) => {
      if (monthsSince === null) return 'Último uso: sin fechas';
      return monthsSince === 0 ? 'Último uso: hoy' : `Último uso: ${monthsAgo(monthsSince)}`;
    },
    word: ({ word, lines: count }) =>
      count === 0 ? `«${word}»: no encontrada` : `«${word}» ${inLines(count)}`,
    phrase: ({ lines: count }) =>
      count === 0
        ? 'Todas sus palabras en una línea: no encontradas'
        : `Todas sus palabras juntas ${inLines(count)}`,
    nearness: () => 'Una línea de significado parecido',
    position: ({ title, months: own }) => `${title ?? 'Puesto sin nombre'}: ${months(own)}`,
    'position-described': ({ title, months: own }) =>
      `${title ?? 'Puesto sin nombre'}: ${months(own)}, solo según su descripción`,
    'corrected-years': ({ months: own }) => `Corregido a mano: ${months(own)}`,
    'shown-by-person': () => 'Aceptado por una persona',
    'held-title': ({ title }) =>
      title === null ? 'Puesto: ninguno parecido' : `Puesto más parecido: ${title}`,
    'degree-level': ({ level: named }) => `Nivel: ${named === null ? 'no se menciona' : degree[named]}`,
    'degree-field': ({ field }) => `Área: ${field ?? 'no se menciona'}`,
    certificate: ({ held }) => (held ? 'Se menciona como obtenido' : 'En curso'),
    'language-shown': ({ written }) =>
      written ? 'El currículum está escrito en él' : 'Mencionado entre los idiomas',
    'language-level': ({ level: named }) => `Nivel: ${named === null ? 'no indicado' : level(named)}`,
    'asked-skill': ({ skill }) => skill,
    'occupation-lines': ({ lines: count }) => `Más cercanas a estas ocupaciones: ${lines(count)}`,
    'occupation-together': () => 'Las mismas líneas en conjunto',
    'terms-line': ({ terms }) =>
      plural(terms, {
        one: 'Una línea con 1 de los términos',
        other: `Una línea con ${number(terms)} de los términos`,
      }),
  },
  missing: {
    showing: ({ how }) => {
      if (how === 'used') return null;
      if (how === 'listed') return 'Su uso en un puesto descrito daría más puntos.';
      if (how === 'piled') return 'Un bloque de palabras clave casi no da puntos.';
      return 'El currículum no nombra la habilidad en sí.';
    },
    'length-of-use': ({ months: used }) =>
      used === null
        ? 'Ningún puesto con fechas muestra cuánto tiempo se usó.'
        : 'Un uso más prolongado daría más puntos.',
    'recency-of-use': ({ monthsSince }) =>
      monthsSince === null
        ? 'Ningún puesto con fechas muestra cuándo se usó por última vez.'
        : `Se usó por última vez ${monthsAgo(monthsSince)}.`,
    word: () => null,
    phrase: ({ lines: count }) => (count === 0 ? 'Ninguna línea tiene todas sus palabras juntas.' : null),
    nearness: () => null,
    position: () => null,
    'position-described': ({ title, months: own }) =>
      `${title ?? 'Un puesto'} (${months(own)}) cuenta solo en parte: únicamente su descripción menciona este trabajo.`,
    'corrected-years': () => null,
    'shown-by-person': () => null,
    'held-title': ({ title }) =>
      title === null
        ? 'Ningún puesto con este nombre ni con uno similar.'
        : `${title} se parece al puesto que se pide, pero no es el mismo.`,
    'degree-level': ({ asked }) =>
      asked === null ? null : `La descripción del puesto pide: ${degree[asked]}.`,
    'degree-field': ({ asked }) => `Área que se pide: ${choice(asked)}.`,
    certificate: () => 'Aún no se ha obtenido.',
    'language-shown': () => null,
    'language-level': ({ asked }) => `Nivel que se pide: ${level(asked)}.`,
    'asked-skill': () => null,
    'occupation-lines': () => 'Más líneas sobre este tipo de trabajo darían más puntos.',
    'occupation-together': () => null,
    'terms-line': () => null,
  },
  doubt: {
    sentence: ({ text }) => text,
    truncated: () => 'El texto supera el límite y no se leyó el final.',
    'pages-left-out': () => 'El documento tiene más páginas que el límite y no se leyeron las últimas.',
    ocr: () => 'El texto se reconoció en una imagen y puede contener errores.',
    'undecodable-text': () => 'Algunos caracteres no se pudieron descifrar.',
    damaged: () => 'El archivo está dañado y pueden faltar partes.',
    'pages-without-text': () => 'Algunas páginas solo contienen imágenes.',
    silent: () => 'El currículum no dice nada que se pueda puntuar.',
    'no-position': () => 'No se encontró ningún puesto en el currículum.',
    'no-dates': () => 'Ningún puesto tiene fechas.',
    'old-file': ({ month: last }) =>
      `La última fecha del archivo es ${month(last)}: los puestos actuales se cuentan hasta entonces.`,
    'no-skill': () => 'El currículum no nombra ninguna habilidad conocida.',
    'few-lines': () => 'El currículum es breve, así que cada línea pesa más.',
    'unknown-words': () =>
      'Algunas palabras son desconocidas: nombres y herramientas, un mal escaneo u otro idioma.',
    'glossed-resume': ({ language: code }) =>
      `El currículum (idioma: ${language(code)}) se leyó con un glosario, con menos precisión que en inglés. Las citas están en el idioma original.`,
    'glossed-job': ({ language: code }) =>
      `La descripción del puesto (idioma: ${language(code)}) se leyó con un glosario, con menos precisión que en inglés.`,
    'unread-resume': () =>
      'El currículum está en un idioma no compatible: solo cuentan nombres, fechas y palabras que ambos textos comparten.',
    'unread-job': () =>
      'La descripción del puesto está en un idioma no compatible: solo cuentan nombres, fechas y palabras que ambos textos comparten.',
    'words-only': () => 'Solo se compararon palabras; no se buscaron significados parecidos.',
    'few-requirements': () => 'La descripción del puesto pide poco.',
    'not-judged': ({ requirements }) =>
      plural(requirements, {
        one: '1 requisito no se pudo evaluar.',
        other: `${number(requirements)} requisitos no se pudieron evaluar.`,
      }),
  },
  flagNote: {
    truncated: 'El texto superaba el límite y el resto no se leyó.',
    'pages-left-out': 'El documento tiene más páginas que el límite y el resto no se leyó.',
    ocr: 'Parte del texto se reconoció en imágenes y puede contener errores.',
    'undecodable-text': 'Algunos caracteres no se pudieron leer.',
    damaged: 'El archivo está dañado. Se leyó lo que se pudo recuperar.',
    'pages-without-text': 'Algunas páginas solo contienen imágenes y no se leyeron.',
    'harmless-marks': 'Se omitieron marcas invisibles. No dicen nada sobre el candidato.',
  },
  weightBase: (asked) =>
    ({
      must: 'Indispensable según la descripción del puesto',
      asked: 'Mencionado en la descripción del puesto',
      nice: 'Deseable según la descripción del puesto',
      soft: 'Una habilidad blanda, que casi todos dicen tener',
      whole: 'La descripción del puesto en conjunto',
      given: 'El peso que se le asignó',
    })[asked],
  weightFactor: (code, value) =>
    ({
      'rare-words':
        value > 1 ? 'Palabras poco frecuentes, que dicen más' : 'Palabras frecuentes, que dicen menos',
      'many-of-kind': 'Muchos requisitos de este tipo comparten sus puntos',
      'through-glossary': 'La descripción del puesto se leyó con un glosario',
      'title-of-advert': 'El nombre del puesto de un anuncio completo',
      'beside-few': 'Pocos requisitos más',
      'asked-for': 'Pedido línea por línea en un anuncio completo',
      'overall-share': 'Parte del ajuste general en un anuncio completo',
      'within-scale': 'Ajustado para que el mayor peso sea 5',
      'by-hand': 'Peso cambiado a mano',
    })[code],
  partName,
  question: questionInSpanish,
  change: {
    'other-file': () => 'El archivo guardado no es el que se evaluó.',
    'other-reading': () => 'El archivo se lee ahora de otra forma.',
    'other-facts': () => 'Los datos extraídos no son los mismos.',
    'other-job': () => 'La descripción del puesto no es la misma.',
    'other-engine': ({ now, before }) => `El motor es la versión ${now}; antes era la ${before}.`,
    'other-score': ({ now, before }) => `La puntuación es ${score(now)}; antes era ${score(before)}.`,
    'other-confidence': ({ now, before }) => `La confianza es ${number(now)}; antes era ${number(before)}.`,
    'other-doubts': () => 'Otros factores reducen la confianza.',
    'other-flags': () => 'Las alertas no son las mismas.',
    'requirement-added': ({ requirement }) => `«${requirement}» no se evaluaba antes.`,
    'requirement-removed': ({ requirement }) => `«${requirement}» ya no se evalúa.`,
    'other-weight': ({ requirement, now, before }) =>
      `«${requirement}» pesa ${number(now)}; antes pesaba ${number(before)}.`,
    'other-weighting': ({ requirement }) => `«${requirement}»: otros factores dan el mismo peso.`,
    'other-verdict': ({ requirement, now, before }) =>
      `«${requirement}»: ${verdict[now]}; antes: ${verdict[before]}.`,
    'other-credit': ({ requirement, now, before }) =>
      `«${requirement}» tiene el valor ${credit(now)}; antes tenía ${credit(before)}.`,
    'other-part': ({ requirement, part, now, before }) =>
      `«${requirement}», ${partName[part].toLowerCase()}: ${number(now)} del valor; antes ${number(before)}.`,
    'part-added': ({ requirement, part }) =>
      `«${requirement}» tiene una parte nueva: ${partName[part].toLowerCase()}.`,
    'part-removed': ({ requirement, part }) =>
      `«${requirement}» perdió una parte: ${partName[part].toLowerCase()}.`,
    'other-reason': ({ requirement }) => `«${requirement}» tiene otro motivo.`,
    'other-evidence': ({ requirement }) => `«${requirement}» tiene otra evidencia.`,
    'other-bytes': () => 'La forma guardada es distinta; todas las puntuaciones y los motivos son iguales.',
  },
  remark: (requirement, reason, isMust) =>
    `${requirement}: ${reason}${isMust ? ' Es un requisito indispensable.' : ''}`,
  byHand: (quotes) => `Corregido a mano: ${list(quotes)}.`,
  notMentioned: 'El currículum no lo menciona.',
  wordsNotFound: (words) => `Sin encontrar: ${list(words)}.`,
  fewLines: 'Sus palabras aparecen en pocas líneas.',
  skillsNotFound: (skills) => `Sin demostrar: ${list(skills)}.`,
  monthsMissing: (count) => `Con ${months(count)} más se obtendrían todos los puntos.`,
  titledMonthsMissing: (count) =>
    `Con ${months(count)} más en puestos cuyo nombre sea de este tipo se obtendrían todos los puntos.`,
};
