import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ResumeMatcherTexts } from './resume-matcher-texts.ts';

const { number, plural, fileSize } = formatsOf('es');

export const texts: ResumeMatcherTexts = {
  title: 'Comparador de currículums · Winnow',
  description:
    'Compara un currículum con una descripción del puesto, gratis y sin cuenta: una puntuación explicada requisito por requisito con las palabras del currículum.',
  titleWithError: 'Error: Comparador de currículums · Winnow',
  titleOfResult: (fileName) => `${fileName} · Comparador de currículums · Winnow`,
  heading: '¿Qué tan bien encaja un currículum en un puesto?',
  introduction:
    'Winnow lee ambos y muestra, requisito por requisito, lo que dice el currículum, citado palabra por palabra.',
  privacy:
    'No se guarda nada. El currículum se lee y se puntúa en este servidor y después se descarta. Ningún otro servicio lo ve.',
  resume: 'Currículum',
  job: 'Descripción del puesto',
  jobHelper: 'Pega el texto completo, con los requisitos indispensables y los deseables.',
  dropInvitation: 'Suelta aquí un currículum',
  dropRelease: 'Suelta para usar este archivo',
  chooseFile: 'Elegir un archivo',
  fileLimits:
    'PDF, Word, RTF, ODT, TXT, HTML, JSON Resume, XML de Europass o una imagen de una página, de hasta 10 MB. También puedes pegar un archivo.',
  pasteInstead: 'Pegar texto',
  fileInstead: 'Elegir un archivo',
  resumeTextHelper: 'Pega el texto del currículum.',
  resumeTextFile: 'curriculum-pegado.txt',
  fileSize: (bytes) => fileSize(bytes),
  removeFile: 'Quitar',
  removeFileOf: (name) => `Quitar ${name}`,
  match: 'Comparar el currículum',
  trySamples: 'Probar con ejemplos',
  samples: 'Currículums de ejemplo de personas ficticias',
  cancel: 'Cancelar',
  working: 'Leyendo el currículum y puntuando cada requisito.',
  workingLong: 'Seguimos leyendo. Un escaneo o un archivo largo puede tardar hasta un minuto.',
  failed: 'No pudimos completar la comparación',
  failedHint: 'Tu currículum y la descripción del puesto siguen aquí.',
  tryAgain: 'Reintentar',
  tryAgainIn: (seconds) =>
    plural(seconds, {
      one: 'Puedes reintentarlo en un segundo.',
      other: `Puedes reintentarlo en ${number(seconds)} segundos.`,
    }),
  requestId: 'Solicitud',
  resultHeading: (jobTitle) => jobTitle ?? 'El resultado',
  against: (fileName) => `${fileName} frente a esta descripción del puesto`,
  change: 'Cambiar currículum o puesto',
  print: 'Imprimir',
  madeBy: (version) =>
    `Calculado por el motor de Winnow ${version} a partir de las palabras de arriba. El mismo currículum y la misma descripción dan siempre el mismo resultado. Es un punto de partida para leer, no una decisión.`,
  errors: {
    noResume: 'Elige un currículum',
    noJob: 'Escribe la descripción del puesto',
    shortJob: `La descripción del puesto debe tener al menos ${number(limits.jobTextMin)} caracteres`,
    longJob: `La descripción del puesto puede tener como máximo ${number(limits.jobTextMax)} caracteres`,
    tooMany: 'Solo puedes elegir un archivo a la vez',
    wrongType:
      'El archivo debe ser PDF, Word, RTF, ODT, TXT, HTML, JSON Resume o XML de Europass, o una imagen',
    empty: 'El archivo elegido está vacío',
    tooLarge: 'El archivo debe pesar menos de 10 MB',
  },
  unreadable: {
    heading: 'No se pudo evaluar este currículum',
    noScore: 'No hay puntuación: un archivo ilegible nunca perjudica a un candidato.',
    reason: {
      empty: 'El archivo está vacío. Elige otra copia.',
      'no-text':
        'Este archivo no tiene texto legible (quizá sea un escaneo). Guarda el documento original como PDF o pega el texto.',
      encrypted: 'El archivo está protegido con contraseña. Quita la contraseña y vuelve a elegirlo.',
      corrupt: 'El archivo está dañado o incompleto. Guarda una copia nueva y elígela.',
      unsupported: 'Este tipo de archivo no es compatible. Elige un archivo PDF, Word o de texto.',
      misnamed:
        'El contenido del archivo no coincide con su extensión, o el archivo está dañado. Cámbiale el nombre (.txt para texto, .docx para Word) o guárdalo como PDF y vuelve a elegirlo.',
      'too-large': 'El archivo es demasiado grande, o lo es al descomprimirse. Elige una copia más pequeña.',
      timeout:
        'La lectura de este archivo tardó demasiado. Reinténtalo, guarda una copia más sencilla o pega el texto.',
    },
  },
};
