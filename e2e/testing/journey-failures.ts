import { basename } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { noteFailure } from '../../tools/running/failures.ts';

/** Keeps what failed of the journeys for the end of the run. */
export default class JourneyFailures implements Reporter {
  onTestEnd({ title, location }: TestCase, { status, retry, errors: [error] }: TestResult): void {
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
  }

  onError({ message }: TestError): void {
    noteFailure('outside of any journey', message);
  }

  printsToStdio(): boolean {
    return false;
  }
}
