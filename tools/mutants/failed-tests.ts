import { existsSync, readFileSync } from 'node:fs';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'testResults' in value && Array.isArray(value.testResults);

/** The full titles of failed tests in a vitest report; empty if there is no report. */
export const failedTests = (report: string): readonly string[] => {
  const read: unknown = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  if (!isReport(read)) return [];
  return read.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
};
