import type { Logger } from 'pino';
import { log } from '../log.server.ts';
import { hasClientLeft } from '../request-scope.server.ts';

type Answer = () => Promise<Response> | Response;

/** True for a request whose body broke off. A lost connection to another program has the same code, and a `syscall`. */
const isReset = (error: object): boolean => 'code' in error && error.code === 'ECONNRESET' && !('syscall' in error);

const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && (isReset(error) || ['AbortError', 'BodyBroken'].includes(error.name));

/**
 * Answers a client that left before everything was sent or received. Nobody reads this, and nothing failed. Throws every
 * other error, also if the client has left.
 */
export const unlessLeft = async (answer: Answer): Promise<Response> => {
  try {
    return await answer();
  } catch (error) {
    if (hasClientLeft() && isBrokenOff(error)) return new Response(null, { status: 400 });
    throw error;
  }
};

/** Logs an error without its message, which may quote a person, and returns the answer 500. */
export const failureAnswer = (
  err: unknown,
  { logger, headers }: { readonly logger: () => Logger; readonly headers: Readonly<Record<string, string>> },
): Response => {
  logger().error({ err, status: 500 }, 'a request failed');
  return new Response(null, { status: 500, headers });
};

/** Answers 500 for what is thrown, and logs it. */
export const orFailure = async (answer: Answer, logger: () => Logger = log): Promise<Response> => {
  try {
    return await answer();
  } catch (err) {
    return failureAnswer(err, { logger, headers: {} });
  }
};
