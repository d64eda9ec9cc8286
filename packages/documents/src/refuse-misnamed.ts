import type { DocumentFormat } from '@winnow/engine';
import type { FileType } from './file-type.ts';
import { type ReadOutcome, type Refusal, refuse } from './read-outcome.ts';

/**
 * The formats that programs accept for an extension. Word itself distinguishes old documents, rich text and web pages
 * named `.doc`; pictures are shown with the extension of any other picture type.
 */
const formatsByEnding: Readonly<Record<string, readonly DocumentFormat[]>> = {
  pdf: ['pdf'],
  docx: ['docx'],
  docm: ['docx'],
  dotx: ['docx'],
  doc: ['doc', 'docx', 'rtf', 'html', 'txt'],
  dot: ['doc', 'docx', 'rtf', 'html', 'txt'],
  rtf: ['rtf', 'doc', 'docx', 'txt'],
  odt: ['odt', 'docx'],
  txt: ['txt', 'html', 'rtf'],
  html: ['html', 'txt'],
  htm: ['html', 'txt'],
  png: ['image'],
  jpg: ['image'],
  jpeg: ['image'],
};

/** Types with a single format; other zip archives and old Word containers are identified when read. */
const formatOfType: Partial<Record<FileType, DocumentFormat>> = {
  pdf: 'pdf',
  rtf: 'rtf',
  html: 'html',
  image: 'image',
  text: 'txt',
};

const wordsOfFormat: Readonly<Record<DocumentFormat, { readonly is: string; readonly ending: string }>> = {
  pdf: { is: 'a PDF', ending: '.pdf' },
  docx: { is: 'a Word document', ending: '.docx' },
  doc: { is: 'an older Word document', ending: '.doc' },
  odt: { is: 'an OpenDocument text', ending: '.odt' },
  rtf: { is: 'rich text', ending: '.rtf' },
  html: { is: 'a web page', ending: '.html' },
  txt: { is: 'plain text', ending: '.txt' },
  image: { is: 'a picture', ending: '.png or .jpg' },
};

/**
 * The refusal of a file whose name contradicts its type, before it is read; `null` if the name implies no type, matches
 * it, or only reading can decide.
 */
export function refuseMisnamedType(name: string, type: FileType): Refusal | null {
  const format = formatOfType[type];
  return format ? refuseFormat(endingOf(name), format) : null;
}

/** The same after reading: a file without readable content does not match its name either. */
export function refuseMisnamedOutcome(name: string, outcome: ReadOutcome): ReadOutcome {
  const ending = endingOf(name);
  if (outcome.ok) return refuseFormat(ending, outcome.document.format) ?? outcome;
  if (outcome.reason !== 'unsupported' || !formatsByEnding[ending]) return outcome;
  return refuse('misnamed');
}

/** The refusal of an archive of files with the extension of a document. */
export function refuseMisnamedArchive(name: string): Refusal | null {
  const ending = endingOf(name);
  return formatsByEnding[ending] ? refuseEnding(ending, 'an archive', '.zip') : null;
}

function refuseFormat(ending: string, format: DocumentFormat): Refusal | null {
  const promised = formatsByEnding[ending];
  if (!promised || promised.includes(format)) return null;
  const { is, ending: proper } = wordsOfFormat[format];
  return refuseEnding(ending, is, proper);
}

const refuseEnding = (ending: string, is: string, proper: string): Refusal =>
  refuse(
    'misnamed',
    `This file’s name ends in .${ending}, but it holds ${is}. Please let its name end in ${proper} and upload it again.`,
  );

const endingOf = (name: string): string => /\.([a-z]{3,4})\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';
