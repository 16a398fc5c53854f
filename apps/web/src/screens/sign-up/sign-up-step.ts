/** One question at a time, in this order: who, then what the law asks first, then how to come back. */
export const signUpSteps = ['name', 'birth', 'access'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

export const isSignUpStep = (value: unknown): value is SignUpStep => signUpSteps.some((step) => step === value);
