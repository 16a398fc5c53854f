/** One question at a time: the name, then what decides whether a guardian is needed, then the log-in. */
export const signUpSteps = ['name', 'birth', 'access'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

export const isSignUpStep = (value: unknown): value is SignUpStep => signUpSteps.some((step) => step === value);
