import type { SharedFormPost } from '../forms/form-post.ts';
import { answerPostedForm } from '../forms/posted-form.server.ts';
import { SIGNATURE_FIELD } from '../forms/signature-field.ts';
import { isOurForm } from './signed-form.server.ts';

const fields = ['reason', 'body', 'email'] as const;

/** Answers the plain form that reports a shared portfolio. Nothing else sends one. */
export const answerReportForm = ({
  request,
  params: { lang, publishToken: token },
}: SharedFormPost): Promise<Response> => {
  const page = `/${lang}/athletes/${encodeURIComponent(token)}/report`;
  return answerPostedForm(request, {
    form: 'report',
    kept: fields,
    worksWithoutCookies: () => true,
    send: async ({ sharedPortfolio }, typed, ctx) => {
      if (!isOurForm(ctx, 'report', { request, token, typed }))
        return { goTo: page, refusal: { code: 'form_expired' } };
      const form = Object.fromEntries(fields.flatMap((name) => (typed.has(name) ? [[name, typed.get(name)]] : [])));
      const formId = typed.get(SIGNATURE_FIELD) ?? ctx.requestId;
      const sent = await sharedPortfolio.report({ token, formId, form });
      return sent.ok ? { goTo: `${page}?sent=${sent.value.reference}`, forgets: true } : sent;
    },
  });
};
