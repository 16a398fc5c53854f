import type { Logger } from 'pino';
import { log } from '../log.server.ts';
import { hasClientLeft } from '../request-scope.server.ts';

type Answer = () => Promise<Response> | Response;

/** Answers a client that left before everything was sent or received. Nobody reads this, and nothing failed. */
export const unlessLeft = async (answer: Answer): Promise<Response> => {
  try {
    return await answer();
  } catch (error) {
    if (hasClientLeft()) return new Response(null, { status: 400 });
    throw error;
  }
};

/** Answers 500 for what is thrown, and logs it without its message, which may quote a person. */
export const orFailure = async (answer: Answer, logger: () => Logger = log): Promise<Response> => {
  try {
    return await answer();
  } catch (err) {
    logger().error({ err, status: 500 }, 'a request failed');
    return new Response(null, { status: 500 });
  }
};
