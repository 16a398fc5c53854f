/** Minutes of an attempt, unless support grants more or fewer. */
export const ATTEMPT_MINUTES = 25;
export const GRANTED_MINUTES = { min: 5, max: 180 } as const;
