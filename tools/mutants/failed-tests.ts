import { existsSync, readFileSync } from 'node:fs';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'testResults' in value && Array.isArray(value.testResults);

/** Returns the full titles of failed tests in a vitest report; undefined if no test ran. */
export const failedTests = (report: string): readonly string[] | undefined => {
  const read: unknown = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const tests = isReport(read) ? read.testResults.flatMap(({ assertionResults }) => assertionResults) : [];
  if (!tests.some(({ status }) => status === 'passed' || status === 'failed')) return undefined;
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
};
