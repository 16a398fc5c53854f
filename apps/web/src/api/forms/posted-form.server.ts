import { type Outcome, type Refusal, refusedBy } from '@palmares/domain/kernel';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { languageOf } from '../../i18n/language.ts';
import type { RefusalCode } from '../../notices/refusal-words.ts';
import { RetryAfter } from '../../server/limits/retry-after.server.ts';
import { appRouter } from '../app-router.server.ts';
import { type Context, contextOf } from '../transport/context.server.ts';
import { inTime, isLate } from '../transport/in-time.server.ts';
import { ACCOUNT_FIELD } from '../transport/named-account.ts';
import { createCallerFactory } from '../transport/trpc.server.ts';
import { answerCookie, type FormName } from './answer-cookie.ts';
import type { FormAct } from './form-acts.ts';
import type { RefusedSearch } from './no-cookies.ts';
import { packAnswer } from './packed-answer.server.ts';
import type { FormAnswer } from './parse-answer.ts';
import { seeOther } from './see-other.ts';
import { sentCookies } from './sent-cookies.server.ts';

const KEPT_SECONDS = 60;

const callerOf = createCallerFactory(appRouter);
type Caller = ReturnType<typeof callerOf>;

/** Reads the body as text, because a size-limited body loses the content type that `formData` needs. */
const typedIn = async (request: Request) => new URLSearchParams(await request.text());

/** The next page and its words, for a form whose outcome alone does not say them. */
interface Onward {
  /** The page to redirect to; by default the form's own. */
  readonly goTo?: string;
  /** The refusal that this page shows. */
  readonly refusal?: Refusal<RefusalCode>;
  /** Names the act of an accepted form, for a page that says so. */
  readonly done?: FormAct;
  /** Set to keep neither the refusal nor the typed fields. */
  readonly forgets?: true;
}

const answerTo = (failure: unknown): Omit<FormAnswer, 'typed'> => {
  if (!(failure instanceof TRPCError)) throw failure;
  if (failure.cause instanceof RetryAfter) return { wait: true };
  if (isLate(failure)) return { late: true };
  if (failure.code === 'PRECONDITION_REQUIRED') return { anotherAccount: true };
  if (!(failure.code === 'BAD_REQUEST' && failure.cause instanceof ZodError)) throw failure;
  return { refusal: refusedBy(failure.cause).refusal };
};

/** Longest field, in characters, that is kept if all of them together do not fit in the cookie. */
const SHORT_FIELD = 100;

/** The answer with every field that was typed; with the short ones if those do not fit, or else with none. */
const inCookie = ({ typed, ...answer }: FormAnswer): string => {
  const short = Object.entries(typed).filter(([, value]) => value.length <= SHORT_FIELD);
  return (
    packAnswer(JSON.stringify({ ...answer, typed })) ??
    packAnswer(JSON.stringify({ ...answer, typed: Object.fromEntries(short) })) ??
    JSON.stringify({ ...answer, typed: {} })
  );
};

type Keep = (answer: Omit<FormAnswer, 'typed'>) => void;

interface PostedForm {
  readonly form: FormName;
  /** The fields that the page gets back. Never a password. */
  readonly kept: readonly string[];
  /** Calls the procedure that a script would call. */
  readonly send: (
    caller: Caller,
    typed: URLSearchParams,
    ctx: Context,
  ) => Promise<Outcome<unknown, Refusal<RefusalCode>> | Onward>;
  /** Target of the redirect after an accepted form; by default the form's own page. */
  readonly next?: string;
  /** The page that tells a browser without cookies why its form was refused; by default the form's own. */
  readonly refusedAt?: string;
  /** True if the form is sent even without cookies, because its page says that it was accepted without one. */
  readonly worksWithoutCookies?: (typed: URLSearchParams) => boolean;
}

/** Returns the page's path and query, with `refused` only for a form that was refused because cookies are missing. */
const addressWith = (request: Request, page: string, refused: RefusedSearch['refused']): string => {
  const { pathname, search, searchParams } = new URL(page, request.url);
  if (refused === undefined && !searchParams.has('refused')) return `${pathname}${search}`;
  searchParams.delete('refused');
  if (refused !== undefined) searchParams.set('refused', refused);
  return `${pathname}${searchParams.size === 0 ? '' : `?${searchParams}`}`;
};

const keeper =
  ({ services, setCookie }: Context, { form, kept }: PostedForm, typed: URLSearchParams): Keep =>
  (answer) => {
    // A form that is done is not shown again.
    const shown = answer.done === undefined ? kept : [];
    const fields = shown.flatMap((name) => (typed.has(name) ? [[name, typed.get(name) ?? '']] : []));
    setCookie(answerCookie(form), inCookie({ ...answer, typed: Object.fromEntries(fields) }), {
      httpOnly: true,
      secure: services.config.https,
      sameSite: 'strict',
      path: '/',
      maxAge: KEPT_SECONDS,
    });
  };

/**
 * Answers a plain form that posts to its own page, so that it works before its script has loaded and without one. The
 * limits, checks and code are those of the procedure. Without cookies a refusal would be lost, and most forms would not
 * say what they did, so these are not sent.
 */
export const answerPostedForm = async (request: Request, posted: PostedForm): Promise<Response> => {
  const keepsCookies = sentCookies();
  const { pathname } = new URL(request.url);
  const ownPage = addressWith(request, request.url, undefined);
  const withoutCookies = () => seeOther(addressWith(request, posted.refusedAt ?? ownPage, 'no_cookies'));
  const typed = await typedIn(request);
  if (!(keepsCookies || posted.worksWithoutCookies?.(typed))) return withoutCookies();
  const ctx = await contextOf(request);
  const keep = keeper(ctx, posted, typed);
  const answerWith = (answer: Omit<FormAnswer, 'typed'>, page = ownPage) => {
    if (!keepsCookies) return answer.refusal || answer.late || answer.wait ? withoutCookies() : seeOther(page);
    keep(answer);
    return seeOther(page);
  };
  const namedAccount = typed.get(ACCOUNT_FIELD) ?? undefined;
  try {
    const sent = await inTime(posted.send(callerOf({ ...ctx, namedAccount }), typed, ctx));
    if (!('ok' in sent)) {
      const { goTo = ownPage, refusal, done, forgets = false } = sent;
      return forgets ? seeOther(goTo) : answerWith({ refusal, done }, goTo);
    }
    if (sent.ok && posted.next !== undefined) return seeOther(posted.next);
    return answerWith(sent.ok ? {} : { refusal: sent.refusal });
  } catch (failure) {
    if (failure instanceof TRPCError && failure.code === 'UNAUTHORIZED')
      return seeOther(`/${languageOf(pathname)}/auth?${new URLSearchParams({ next: pathname })}`);
    return answerWith(answerTo(failure));
  }
};
