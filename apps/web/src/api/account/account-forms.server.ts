import { postedToken } from '../../addresses/mailed-token.ts';
import type { FormPost } from '../forms/form-post.ts';
import { answerPostedForm } from '../forms/posted-form.server.ts';

export const answerResetRequestForm = ({ request }: Pick<FormPost, 'request'>): Promise<Response> =>
  answerPostedForm(request, {
    form: 'reset-password',
    kept: ['email'],
    send: ({ account }, typed) => account.requestPasswordReset({ email: typed.get('email') ?? '' }),
  });

/** The token stays in the page's address, where the mailed link put it. */
export const answerNewPasswordForm = ({ request }: Pick<FormPost, 'request'>): Promise<Response> =>
  answerPostedForm(request, {
    form: 'new-password',
    kept: [],
    send: ({ account }, typed) =>
      account.resetPassword({
        token: postedToken(request),
        form: Object.fromEntries(typed),
      }),
  });

export const answerVerifyEmailForm = ({ request, params: { lang } }: FormPost): Promise<Response> =>
  answerPostedForm(request, {
    form: 'verify-email',
    kept: [],
    send: ({ account }, typed) => account.verifyEmail({ code: typed.get('code') ?? '' }),
    next: `/${lang}/app/dashboard`,
    // Its own page needs the session's cookie.
    refusedAt: `/${lang}/auth`,
  });
