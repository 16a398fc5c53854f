import type { Language } from '@palmares/domain/kernel';
import { TRPCError } from '@trpc/server';
import { withLanguage } from '../../i18n/language.ts';
import { RetryAfter } from '../../server/limits/retry-after.server.ts';
import { appRouter } from '../app-router.server.ts';
import type { FormPost } from '../forms/form-post.ts';
import { seeOther } from '../forms/see-other.ts';
import { sentCookies } from '../forms/sent-cookies.server.ts';
import { contextOf } from '../transport/context.server.ts';
import { inTime, isLate } from '../transport/in-time.server.ts';
import { createCallerFactory } from '../transport/trpc.server.ts';
import { safeNextPath } from './next-path.ts';
import type { RefusedLogIn } from './refused-log-in.ts';
import { keepTypedEmail } from './typed-email.server.ts';

const callerOf = createCallerFactory(appRouter);

const seeForm = (lang: Language, { refused }: RefusedLogIn, next: string | undefined): Response => {
  const query = new URLSearchParams({
    ...(refused === undefined ? {} : { refused }),
    ...(next === undefined ? {} : { next }),
  });
  return seeOther(withLanguage(lang, query.size === 0 ? '/auth' : `/auth?${query}`));
};

/** Reads the body as text, because a size-limited body loses the content type that `formData` needs. */
const fieldsIn = async (request: Request) => {
  const typed = new URLSearchParams(await request.text());
  return { email: typed.get('email') ?? '', password: typed.get('password') ?? '', next: typed.get('next') ?? '' };
};

const refusalOf = (failure: unknown): RefusedLogIn => {
  if (!(failure instanceof TRPCError)) throw failure;
  if (isLate(failure)) return { refused: 'late' };
  if (failure.code === 'BAD_REQUEST') return { refused: 'credentials_wrong' };
  if (!(failure.cause instanceof RetryAfter)) throw failure;
  return { refused: 'wait' };
};

/**
 * Answers the plain log-in form, so that it works before its script has loaded. Calls the same procedure as the script.
 */
export const answerLogInForm = async ({ request, params: { lang } }: FormPost): Promise<Response> => {
  const { email, password, next } = await fieldsIn(request);
  const nextPath = safeNextPath(next);
  // Nobody could use the session.
  if (!sentCookies()) return seeForm(lang, { refused: 'no_cookies' }, nextPath);
  const ctx = await contextOf(request);
  const logIn = inTime(callerOf(ctx).account.logIn({ email, password }));
  const tried = await logIn.then(
    (outcome): RefusedLogIn => (outcome.ok ? {} : { refused: 'credentials_wrong' }),
    refusalOf,
  );
  keepTypedEmail(ctx, tried.refused === undefined ? '' : email);
  if (tried.refused !== undefined) return seeForm(lang, tried, nextPath);
  return seeOther(nextPath ?? withLanguage(lang, '/app/dashboard'));
};

export const backToForm = ({ params: { lang } }: Pick<FormPost, 'params'>): Response => seeForm(lang, {}, undefined);
