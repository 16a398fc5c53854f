import { writeJson, writeNotice, writeText } from './terminal.ts';

export const exitCodes = { ok: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An error that a person can act on: one line on stderr, no stack. */
export class Problem extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.failed, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Problem';
    this.exitCode = exitCode;
  }
}

const innermost = (error: unknown): string => {
  // Node wraps refused connections to several addresses in an AggregateError without a message.
  if (error instanceof AggregateError) return innermost(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

export const reportProblem = (error: unknown): void => {
  writeNotice(`palmares: ${innermost(error).replaceAll(/\s*\n\s*/g, '; ')}`);
};

export const messageOf = (error: unknown): string => innermost(error);

export interface OutputOptions {
  readonly json?: boolean;
}

/** Prints a result as text, or as JSON with `--json`. */
export const print = <Value>(options: OutputOptions, value: Value, inWords: (value: Value) => string): void => {
  if (options.json) writeJson(`${JSON.stringify(value, null, 2)}\n`);
  else writeText(`${inWords(value).trimEnd()}\n`);
};

/** Formats rows in aligned columns, without spaces at the end of a line. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [headings.map((heading) => heading.toUpperCase()), ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
