import type { LimitName } from '@palmares/db/limits';
import type { Language } from '@palmares/domain/kernel';
import { getCookie, setCookie } from '@tanstack/react-start/server';
import { isLanguage, languageOf } from '../../i18n/language.ts';
import { requestScope } from '../../server/request-scope.server.ts';
import { deviceOf } from './device.ts';
import { ACCOUNT_HEADER } from './named-account.ts';
import { type Services, services } from './services.server.ts';
import { readSession, type Session } from './session-cookie.server.ts';

export type { Session } from './session-cookie.server.ts';

export interface Context {
  readonly requestId: string;
  readonly session: Session | null;
  /** The account that the calling page claims to show; undefined if it names none. */
  readonly namedAccount: string | undefined;
  readonly visitor: { readonly anonToken: string; readonly address: string };
  readonly language: Language;
  readonly services: Services;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
  /** Browser and system, for the history and the list of sessions. */
  readonly device: string;
  readonly setCookie: typeof setCookie;
  /** The limits that the called procedure may charge itself. */
  readonly chargeable: readonly LimitName[];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A visitor's random id, in a session cookie. No limit uses it: passcode attempts are counted per address. */
const anonTokenOf = (secure: boolean): string => {
  const present = getCookie('anon_token');
  if (present && uuid.test(present)) return present;
  const made = crypto.randomUUID();
  setCookie('anon_token', made, { httpOnly: true, secure, sameSite: 'lax', path: '/' });
  return made;
};

const languageOfRequest = (request: Request): Language => {
  const named = request.headers.get('x-palmares-language') ?? getCookie('lang');
  return languageOf(new URL(request.url).pathname) ?? (isLanguage(named) ? named : 'en');
};

const buildContext = async (request: Request): Promise<Context> => {
  const built = await services();
  const { requestId, address } = requestScope();
  return {
    requestId,
    session: await readSession(built),
    namedAccount: request.headers.get(ACCOUNT_HEADER) ?? undefined,
    visitor: { anonToken: anonTokenOf(built.config.https), address },
    language: languageOfRequest(request),
    services: built,
    signal: request.signal,
    device: deviceOf(request.headers.get('user-agent') ?? ''),
    setCookie,
    chargeable: [],
  };
};

const contexts = new WeakMap<Request, Promise<Context>>();

/** One context for all the procedures that one request calls. */
export const contextOf = (request: Request): Promise<Context> => {
  const known = contexts.get(request);
  if (known) return known;
  const made = buildContext(request);
  contexts.set(request, made);
  return made;
};
