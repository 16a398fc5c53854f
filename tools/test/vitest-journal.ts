import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../checks/repository.ts';
import { JOURNAL, type Journal, journalIn } from './journal.ts';

const nameOf = ({ module, fullName }: TestCase): string => `${relative(root, module.moduleId)} > ${fullName}`;

/** Writes the suite's journal. */
export default class implements Reporter {
  readonly #journal: Journal = journalIn(process.env[JOURNAL] ?? '');

  onTestCaseReady(test: TestCase): void {
    this.#journal.began(nameOf(test));
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    const { duration, flaky } = test.diagnostic() ?? { duration: 0, flaky: false };
    const outcome = state === 'pending' ? 'failed' : state;
    this.#journal.ended({ name: nameOf(test), outcome, seconds: duration / 1000, flaky });
  }

  /** A file that does not load has no test that could fail. */
  onTestModuleEnd(file: TestModule): void {
    if (file.errors().length === 0) return;
    this.#journal.ended({ name: relative(root, file.moduleId), outcome: 'failed', seconds: 0, flaky: false });
  }
}
