import type { servedApi } from './served-api.ts';

const password = 'trois buts en finale';

/** Signs up an adult in Quebec, whose answers may be replaced, and returns the athlete's id. */
export const signUp = async (
  api: ReturnType<typeof servedApi>,
  answers: { readonly email?: string; readonly dateOfBirth?: string } = {},
): Promise<string> => {
  const { outcome } = await api.call('account.signUp', {
    firstName: 'Léa',
    lastName: 'Tremblay',
    email: `lea.${crypto.randomUUID()}@athlete.example`,
    dateOfBirth: '2007-03-14',
    country: 'can',
    region: 'QC',
    password,
    confirmation: password,
    terms: true,
    ...answers,
  });
  return outcome.value.athleteId;
};
