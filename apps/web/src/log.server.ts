import { type Logger, pino } from 'pino';
import { config } from './config.server.ts';

let made: Logger | undefined;

/** Ids only: nothing that a person typed is ever logged. */
export const log = (): Logger => {
  made ??= pino({ name: 'web', level: config().logLevel });
  return made;
};
