import type { FormPost } from '../../forms/form-post.ts';
import { withErrorLogging } from '../../transport/with-error-logging.server.ts';

// Repeats the routes, which only the build can run. Imported late, so that they get the cookies of `servedApi`.
const answersByPage = async (): Promise<Readonly<Record<string, (post: FormPost) => Promise<Response>>>> => {
  const { answerGuardianForm, answerGuardianNeededForm, answerGuardianWithdrawForm } = await import(
    '../guardian-forms.server.ts'
  );
  const { answerFinishSignUpForm } = await import('../../sign-up/sign-up-form.server.ts');
  return {
    '/en/auth/guardian': answerGuardianForm,
    '/en/auth/guardian-needed': answerGuardianNeededForm,
    '/en/auth/guardian-withdraw': answerGuardianWithdrawForm,
    '/en/auth/finish-sign-up': answerFinishSignUpForm,
  };
};

const answerForm = withErrorLogging(async (request: Request) => {
  const { pathname } = new URL(request.url);
  const answer = (await answersByPage())[pathname];
  if (!answer) throw new Error(`${pathname} has no form`);
  return answer({ request, params: { lang: 'en' } });
});

/** Answers the English pages for guardians as their routes do, and everything else with the API. */
export const renderForms = (request: Request, api: (request: Request) => Promise<Response>): Promise<Response> =>
  new URL(request.url).pathname.startsWith('/api/') ? api(request) : answerForm(request);
