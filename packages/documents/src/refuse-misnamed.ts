import { type DocumentFormat, extensionOf, formatsOfExtension, namesOf } from '@winnow/document-model';
import type { FileType } from './file-type.ts';
import { type ReadOutcome, type Refusal, refuse } from './read-outcome.ts';

/** Types with a single format; other zip archives and old Word containers are identified when read. */
const formatOfType: Partial<Record<FileType, DocumentFormat>> = {
  pdf: 'pdf',
  rtf: 'rtf',
  html: 'html',
  image: 'image',
  text: 'txt',
};

/**
 * The refusal of a file whose name contradicts its type, before it is read; `null` if the name implies no type, matches
 * it, or only reading can decide.
 */
export function refuseMisnamedType(name: string, type: FileType): Refusal | null {
  const format = formatOfType[type];
  return format ? refuseFormat(extensionOf(name), format) : null;
}

/** The same after reading: a file without readable content does not match its name either. */
export function refuseMisnamedOutcome(name: string, outcome: ReadOutcome): ReadOutcome {
  const ending = extensionOf(name);
  if (outcome.ok) return refuseFormat(ending, outcome.document.format) ?? outcome;
  if (outcome.reason !== 'unsupported' || !formatsOfExtension(ending)) return outcome;
  return refuse('misnamed');
}

/** The refusal of an archive of files with the extension of a document. */
export function refuseMisnamedArchive(name: string): Refusal | null {
  const ending = extensionOf(name);
  return formatsOfExtension(ending) ? refuseEnding(ending, 'an archive', '.zip') : null;
}

function refuseFormat(ending: string, format: DocumentFormat): Refusal | null {
  const promised = formatsOfExtension(ending);
  if (!promised || promised.includes(format)) return null;
  const { is, extensions } = namesOf(format);
  return refuseEnding(ending, is, extensions.map((extension) => `.${extension}`).join(' or '));
}

const refuseEnding = (ending: string, is: string, proper: string): Refusal =>
  refuse(
    'misnamed',
    `This file’s name ends in .${ending}, but it holds ${is}. Please let its name end in ${proper} and upload it again.`,
  );
