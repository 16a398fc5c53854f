import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import { root } from '../checks/repository.ts';
import { JOURNAL, type Journal, journalIn, type StartedTest } from './journal.ts';

const nameOf = ({ module, fullName }: TestCase | TestSuite): string =>
  `${relative(root, module.moduleId)} > ${fullName}`;

const testOf = (test: TestCase): StartedTest => ({ id: test.id, name: nameOf(test) });

/** Writes the suite's journal. */
export default class implements Reporter {
  readonly #journal: Journal = journalIn(process.env[JOURNAL] ?? '');

  onTestModuleCollected(file: TestModule): void {
    this.#journal.collected([...file.children.allTests()].length);
  }

  onTestCaseReady(test: TestCase): void {
    this.#journal.started(testOf(test));
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const { duration, flaky } = test.diagnostic() ?? { duration: 0, flaky: false };
    const outcome = state === 'pending' ? 'failed' : state;
    this.#journal.finished({ ...testOf(test), outcome, seconds: duration / 1000, flaky, error: errors?.[0]?.message });
  }

  onTestSuiteResult(suite: TestSuite): void {
    const [error] = suite.errors();
    if (error) this.#journal.failed(nameOf(suite), error.message);
  }

  onTestModuleEnd(file: TestModule): void {
    const [error] = file.errors();
    if (error) this.#journal.failed(relative(root, file.moduleId), error.message);
  }

  onTestRunEnd(_files: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const { message } of unhandled) this.#journal.failed(`outside of any test: ${message}`);
  }
}
