/** What the cookie of the age gate is called, and what it holds: not the date of birth. */
export const ageGateCookie = { name: 'age_gate', guardianNeeded: 'asked', tooYoung: 'young' } as const;

/** The first answer of this browser, if it did not let its athlete go on. */
export type AgeGateAnswer = 'guardianNeeded' | 'tooYoung';
