/** Name and values of the age gate's cookie. It never holds the date of birth. */
export const ageGateCookie = { name: 'age_gate', guardianNeeded: 'asked', tooYoung: 'young' } as const;

/** The answer in this browser that stopped a sign-up. */
export type AgeGateAnswer = 'guardianNeeded' | 'tooYoung';
