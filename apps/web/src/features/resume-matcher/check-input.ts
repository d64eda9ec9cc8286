import { limits } from '@winnow/contracts';
import { extensionOf, offeredExtensions } from '@winnow/document-model';
import type { ResumeMatcherTexts } from './resume-matcher-texts.ts';

/** Value for a file input's `accept`. */
export const acceptedFiles = offeredExtensions.map((extension) => `.${extension}`).join(',');

/** Client-side input errors; their texts are in the catalogue. */
export type InputError = keyof ResumeMatcherTexts['errors'];

/** The error of the chosen files; `null` if the first can be sent. */
export function checkResumeFiles(files: readonly File[]): InputError | null {
  const [file] = files;
  if (!file) return 'noResume';
  if (files.length > 1) return 'tooMany';
  // Only a first check: the server checks the content.
  if (!offeredExtensions.includes(extensionOf(file.name))) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > limits.fileBytes) return 'tooLarge';
  return null;
}

/** The error of a job text; `null` if it can be sent. */
export function checkJobText(text: string): InputError | null {
  const { length } = text.trim();
  if (length === 0) return 'noJob';
  if (length < limits.jobTextMin) return 'shortJob';
  if (length > limits.jobTextMax) return 'longJob';
  return null;
}
