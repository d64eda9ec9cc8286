import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { noteFailure } from './failures.ts';

/** Records failed tests for the summary at the end of the run. */
export default class VitestFailures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules) {
      const { relativeModuleId: file } = module;
      for (const { message } of module.errors()) noteFailure(file, message, file);
      for (const suite of module.children.allSuites()) {
        for (const { message } of suite.errors()) noteFailure(`${file} › ${suite.fullName}`, message, file);
      }
      for (const test of module.children.allTests('failed')) {
        noteFailure(`${file} › ${test.fullName}`, test.result().errors?.[0]?.message, file);
      }
    }
    for (const { message } of unhandled) noteFailure('outside of any test', message);
  }
}
