/** How long an attempt lasts unless it is granted more or less. */
export const ATTEMPT_MINUTES = 25;
export const GRANTED_MINUTES = { min: 5, max: 180 } as const;
