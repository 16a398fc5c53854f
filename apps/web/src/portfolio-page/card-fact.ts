export interface Value {
  readonly value: string;
  /** In the athlete's own words, so in their language. */
  readonly isWritten?: boolean;
}

export interface Fact extends Value {
  readonly label: string;
  /** Begins a line where the facts follow each other without their labels. */
  readonly startsLine?: boolean;
}

/** Without what is not written, each group on a line of its own. */
export const inLines = (...groups: readonly (readonly Fact[])[]): readonly Fact[] =>
  groups.flatMap((group) =>
    group
      .filter(({ value }) => value !== '')
      .map((fact, index) => (index === 0 ? { ...fact, startsLine: true } : fact)),
  );
