import { refused } from '@palmares/domain/kernel';
import { TRPCError } from '@trpc/server';
import { RetryAfter } from '../../server/limits/retry-after.server.ts';
import { appRouter } from '../app-router.server.ts';
import { contextOf } from '../transport/context.server.ts';
import { createCallerFactory } from '../transport/trpc.server.ts';

interface FormPost {
  readonly request: Request;
  readonly params: { readonly lang: string; readonly publishToken: string };
}

const callerOf = createCallerFactory(appRouter);

/** Back to the page, which shows the portfolio or, from the address, what was wrong. */
const seePage = (
  { lang, publishToken }: FormPost['params'],
  search: Record<string, string | number> = {},
): Response => {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString();
  const location = `/${lang}/athletes/${encodeURIComponent(publishToken)}${query === '' ? '' : `?${query}`}`;
  return new Response(null, { status: 303, headers: { location } });
};

/** Read as text: `formData` of a body that is bounded as it is read has lost its content type. */
const codeIn = async (request: Request): Promise<string> =>
  new URLSearchParams(await request.text()).get('code')?.slice(0, 100) ?? '';

/** Too many visitors at once: the form says when to try again, as it does after too many tries. */
const refusedForNow = (failure: unknown) => {
  if (failure instanceof TRPCError && failure.cause instanceof RetryAfter)
    return refused('passcode_wait', { params: { minutes: Math.ceil(failure.cause.seconds / 60) } });
  throw failure;
};

/** The passcode form works without a script: it is posted here, and the same procedure answers. */
export const answerPasscodeForm = async ({ request, params }: FormPost): Promise<Response> => {
  const caller = callerOf(await contextOf(request));
  const attempt = caller.sharedPortfolio.tryPasscode({ token: params.publishToken, code: await codeIn(request) });
  const tried = await attempt.catch(refusedForNow);
  if (tried.ok || tried.refusal.code === 'portfolio_not_public') return seePage(params);
  return seePage(params, { refused: tried.refusal.code, ...tried.refusal.params });
};

export const backToPage = ({ params }: Pick<FormPost, 'params'>): Response => seePage(params);
