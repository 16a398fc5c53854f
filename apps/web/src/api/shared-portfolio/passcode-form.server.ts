import { refused } from '@palmares/domain/kernel';
import { TRPCError } from '@trpc/server';
import { RetryAfter } from '../../server/limits/retry-after.server.ts';
import { appRouter } from '../app-router.server.ts';
import type { SharedFormPost } from '../forms/form-post.ts';
import { seeOther } from '../forms/see-other.ts';
import { sentCookies } from '../forms/sent-cookies.server.ts';
import { contextOf } from '../transport/context.server.ts';
import { inTime, isLate } from '../transport/in-time.server.ts';
import { createCallerFactory } from '../transport/trpc.server.ts';
import { isOurForm } from './signed-form.server.ts';

const callerOf = createCallerFactory(appRouter);

/** Redirects to the page, which shows the portfolio or, from the query string, what was wrong. */
const seePage = (
  { lang, publishToken }: SharedFormPost['params'],
  search: Record<string, string | number> = {},
): Response => {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString();
  return seeOther(`/${lang}/athletes/${encodeURIComponent(publishToken)}${query === '' ? '' : `?${query}`}`);
};

/** Reads the body as text, because a size-limited body loses the content type that `formData` needs. */
const typedIn = async (request: Request): Promise<URLSearchParams> => new URLSearchParams(await request.text());

/** When too many visitors come at once, the form says when to retry, as after too many attempts. */
const refusedForNow = (failure: unknown) => {
  if (isLate(failure)) return 'late' as const;
  if (failure instanceof TRPCError && failure.cause instanceof RetryAfter)
    return refused('passcode_wait', { params: { minutes: Math.ceil(failure.cause.seconds / 60) } });
  throw failure;
};

/** Answers the plain passcode form, so that it works without a script. Calls the same procedure as the script does. */
export const answerPasscodeForm = async ({ request, params }: SharedFormPost): Promise<Response> => {
  const keepsCookies = sentCookies();
  const ctx = await contextOf(request);
  const token = params.publishToken;
  const typed = await typedIn(request);
  if (!isOurForm(ctx, 'passcode', { request, token, typed })) return seePage(params, { refused: 'form_expired' });
  const code = typed.get('code')?.slice(0, 100) ?? '';
  const attempt = inTime(callerOf(ctx).sharedPortfolio.tryPasscode({ token, code }));
  const tried = await attempt.catch(refusedForNow);
  if (tried === 'late') return seePage(params, { refused: tried });
  // The page opens all the same if the browser has just begun to keep cookies.
  if (tried.ok && !keepsCookies) return seePage(params, { refused: 'no_cookies' });
  if (tried.ok || tried.refusal.code === 'portfolio_not_public') return seePage(params);
  return seePage(params, { refused: tried.refusal.code, ...tried.refusal.params });
};

export const backToPage = ({ params }: Pick<SharedFormPost, 'params'>): Response => seePage(params);
