import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { checkJobText, checkResumeFiles, type InputError } from './check-input.ts';
import { prepareMatcherRequests } from './load-matcher-requests.ts';
import type { MatchFormErrors } from './match-form.tsx';
import type { ResumeChoice } from './resume-input.tsx';
import { resumeMatcherTexts } from './resume-matcher-texts.ts';
import type { MatchInput } from './use-resume-match.ts';

/** An error found in the browser, or the server's own message. */
type InputProblem = InputError | { readonly said: string };
type FieldErrors = { readonly resume: InputProblem | null; readonly job: InputProblem | null };
const noProblems: FieldErrors = { resume: null, job: null };

/** Input values and their errors. @param onResume called when another resume is chosen */
export function useMatchInputs(onResume: () => void) {
  const texts = useTexts(resumeMatcherTexts);
  const [resume, setResume] = useState<ResumeChoice>({ kind: 'none' });
  const [job, setJob] = useState('');
  const [problems, setProblems] = useState(noProblems);
  const [refusals, setRefusals] = useState(0);

  useEffect(prepareMatcherRequests, []);

  function changeResume(choice: ResumeChoice, problem: InputError | null = null): void {
    setResume(choice);
    setProblems((shown) => ({ ...shown, resume: problem }));
    onResume();
  }

  function changeJob(text: string): void {
    setJob(text);
    setProblems((shown) => ({ ...shown, job: null }));
  }

  function takeFiles(files: readonly File[]): void {
    const problem = checkResumeFiles(files);
    const [file] = files;
    changeResume(file && problem === null ? { kind: 'file', file } : { kind: 'none' }, problem);
  }

  /** The input to send; `null` if it is invalid, in which case the errors are shown. */
  function check(): MatchInput | null {
    const file = fileOf(resume, texts.resumeTextFile);
    const found = { resume: checkResumeFiles(file ? [file] : []), job: checkJobText(job) };
    setProblems(found);
    if (file && found.resume === null && found.job === null) return { resume: file, job };
    setRefusals((count) => count + 1);
    return null;
  }

  function showRefusal(error: unknown): void {
    const fields = formatError(error).errors;
    setProblems({ resume: saidOf(fields['resume']), job: saidOf(fields['job']) });
  }

  const wordsOf = (problem: InputProblem | null) =>
    problem === null || typeof problem === 'object' ? (problem?.said ?? null) : texts.errors[problem];
  const errors: MatchFormErrors = { resume: wordsOf(problems.resume), job: wordsOf(problems.job) };

  return { resume, job, errors, refusals, changeResume, changeJob, takeFiles, check, showRefusal };
}

function saidOf(messages: readonly string[] | undefined): InputProblem | null {
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
