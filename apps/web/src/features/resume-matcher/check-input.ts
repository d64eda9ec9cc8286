import { limits } from '@winnow/contracts';
import { resumeMatcherTexts as texts } from './resume-matcher-texts.ts';

/** Endings of file names that are read. The server looks at the content and has the last word. */
const readableEndings = ['pdf', 'docx', 'doc', 'rtf', 'odt', 'txt', 'html', 'htm', 'png', 'jpg', 'jpeg'];

/** Value for a file input's `accept`. */
export const acceptedFiles = readableEndings.map((ending) => `.${ending}`).join(',');

/** What is wrong with the chosen files, at once and in words; `null` where the first can be sent. */
export function checkResumeFiles(files: readonly File[]): string | null {
  const [file] = files;
  if (!file) return texts.errors.noResume;
  if (files.length > 1) return texts.errors.tooMany;
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!readableEndings.includes(ending)) return texts.errors.wrongType;
  if (file.size === 0) return texts.errors.empty;
  if (file.size > limits.fileBytes) return texts.errors.tooLarge;
  return null;
}

/** What is wrong with a job text; `null` where it can be sent. */
export function checkJobText(text: string): string | null {
  const { length } = text.trim();
  if (length === 0) return texts.errors.noJob;
  if (length < limits.jobTextMin) return texts.errors.shortJob(limits.jobTextMin);
  if (length > limits.jobTextMax) return texts.errors.longJob(limits.jobTextMax);
  return null;
}
