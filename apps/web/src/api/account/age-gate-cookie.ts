/** What the cookie of the age gate is called, and what it holds: not the date of birth. */
export const ageGateCookie = { name: 'age_gate', closed: 'asked' } as const;
