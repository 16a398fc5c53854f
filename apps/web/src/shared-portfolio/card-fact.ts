import type { Trend } from '@palmares/domain/shared-portfolio';

export interface Value {
  readonly value: string;
  /** True if it is in the athlete's own words, and so in their language. */
  readonly isWritten?: boolean;
}

export interface Fact extends Value {
  /** The result that a figure is from: two of one event have the same label. */
  readonly id?: string;
  readonly label: string;
  /** The day of a figure, `YYYY-MM-DD`, or empty. */
  readonly date?: string;
  /** This number over the seasons. */
  readonly trend?: Trend;
  /** True if it starts a line where facts are shown without their labels. */
  readonly startsLine?: boolean;
}

/** Returns the facts that have a value; each group starts a new line. */
export const inLines = (...groups: readonly (readonly Fact[])[]): readonly Fact[] =>
  groups.flatMap((group) =>
    group
      .filter(({ value }) => value !== '')
      .map((fact, index) => (index === 0 ? { ...fact, startsLine: true } : fact)),
  );
