import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { checkJobText, checkResumeFiles, type InputFault } from './check-input.ts';
import { prepareMatcherRequests } from './load-matcher-requests.ts';
import type { MatchFormErrors } from './match-form.tsx';
import type { ResumeChoice } from './resume-input.tsx';
import { resumeMatcherTexts } from './resume-matcher-texts.ts';
import type { MatchInput } from './use-resume-match.ts';

/** A fault that we found ourselves, or the server's own words. */
type Fault = InputFault | { readonly said: string };
type Faults = { readonly resume: Fault | null; readonly job: Fault | null };
const noFaults: Faults = { resume: null, job: null };

/** What was entered, and what is wrong with it. @param onResume is told when another resume is chosen */
export function useMatchInputs(onResume: () => void) {
  const texts = useTexts(resumeMatcherTexts);
  const [resume, setResume] = useState<ResumeChoice>({ kind: 'none' });
  const [job, setJob] = useState('');
  const [faults, setFaults] = useState(noFaults);
  const [refusals, setRefusals] = useState(0);

  useEffect(prepareMatcherRequests, []);

  function changeResume(choice: ResumeChoice, fault: InputFault | null = null): void {
    setResume(choice);
    setFaults((shown) => ({ ...shown, resume: fault }));
    onResume();
  }

  function changeJob(text: string): void {
    setJob(text);
    setFaults((shown) => ({ ...shown, job: null }));
  }

  function takeFiles(files: readonly File[]): void {
    const fault = checkResumeFiles(files);
    const [file] = files;
    changeResume(file && fault === null ? { kind: 'file', file } : { kind: 'none' }, fault);
  }

  /** What can be sent; `null` where something is wrong, which is shown. */
  function check(): MatchInput | null {
    const file = fileOf(resume, texts.resumeTextFile);
    const found = { resume: checkResumeFiles(file ? [file] : []), job: checkJobText(job) };
    setFaults(found);
    if (file && found.resume === null && found.job === null) return { resume: file, job };
    setRefusals((count) => count + 1);
    return null;
  }

  function showRefusal(error: unknown): void {
    const fields = formatError(error).errors;
    setFaults({ resume: saidOf(fields['resume']), job: saidOf(fields['job']) });
  }

  const wordsOf = (fault: Fault | null) =>
    fault === null || typeof fault === 'object' ? (fault?.said ?? null) : texts.errors[fault];
  const errors: MatchFormErrors = { resume: wordsOf(faults.resume), job: wordsOf(faults.job) };

  return { resume, job, errors, refusals, changeResume, changeJob, takeFiles, check, showRefusal };
}

function saidOf(messages: readonly string[] | undefined): Fault | null {
  const [said] = messages ?? [];
  return said === undefined ? null : { said };
}

/** Pasted text travels as a text file, like any other resume. */
function fileOf(resume: ResumeChoice, nameOfText: string): File | null {
  switch (resume.kind) {
    case 'none':
      return null;
    case 'file':
      return resume.file;
    case 'text':
      return resume.text.trim() === '' ? null : new File([resume.text], nameOfText, { type: 'text/plain' });
  }
}
