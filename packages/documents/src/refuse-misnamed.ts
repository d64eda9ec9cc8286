import {
  type DocumentFormat,
  extensionOf,
  formatsOfExtension,
  namesOf,
  otherwiseOf,
} from '@winnow/document-model';
import { type ReadOutcome, type Refusal, refuse } from './read-outcome.ts';

/**
 * The refusal of a file whose name contradicts its format; `null` if the extension is unknown or allows this format.
 */
export function refuseMisnamedFormat(name: string, format: DocumentFormat): Refusal | null {
  return refuseFormat(extensionOf(name), format);
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
  const otherwise = otherwiseOf(ending);
  if (otherwise !== null && (format === 'txt' || format === 'html')) return refuse('misnamed', otherwise);
  const { is, extensions } = namesOf(format);
  return refuseEnding(ending, is, extensions.map((extension) => `.${extension}`).join(' or '));
}

const refuseEnding = (ending: string, is: string, proper: string): Refusal =>
  refuse(
    'misnamed',
    `This file’s name ends in .${ending}, but it holds ${is}. Please let its name end in ${proper} and upload it again.`,
  );
