const MINUTE_MS = 60_000;

/** Minutes left at which a screen reader announces the time. */
const warnings = [1, 5] as const;

/** The warning that was reached last while the page was open; null before the first. */
export const timeWarning = ({ began, leftMs }: { readonly began: number; readonly leftMs: number }): number | null =>
  warnings.find((minutes) => began > minutes * MINUTE_MS && leftMs <= minutes * MINUTE_MS) ?? null;
