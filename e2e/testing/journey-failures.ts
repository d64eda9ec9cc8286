import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { noteFailure } from '../../tools/running/failures.ts';

const maxContext = 8_000;

/** Records failed journeys for the summary at the end of the run. */
export default class JourneyFailures implements Reporter {
  onTestEnd(
    { title, location }: TestCase,
    { status, retry, errors: [error], attachments }: TestResult,
  ): void {
    if (status === 'skipped' || (status === 'passed' && retry === 0)) return;
    if (status === 'passed') {
      noteFailure(
        `${basename(location.file)}:${location.line} › ${title}`,
        'unreliable: passed when tried again',
      );
      return;
    }
    const { file, line } = error?.location ?? location;
    noteFailure(`${basename(file)}:${line} › ${title}`, error?.message ?? status);
    const context = attachments.find(({ name }) => name === 'error-context')?.path;
    if (context) process.stdout.write(`\n${pageOf(readFileSync(context, 'utf8'))}\n`);
  }

  onError({ message }: TestError): void {
    noteFailure('outside of any journey', message);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** The page content when a journey failed, since the end of a log may be all that is kept of a run. */
const pageOf = (context: string): string => context.slice(context.indexOf('# Page snapshot'), maxContext);
