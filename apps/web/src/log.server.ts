import { failureWithoutWords } from '@palmares/db/failure-without-words';
import { type DestinationStream, type Logger, pino } from 'pino';
import { config } from './config.server.ts';

/** Ids only: nothing that a person typed is ever logged, so an error is logged without its words. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ name: 'web', level, serializers: { err: failureWithoutWords } }, destination ?? pino.destination(1));

let made: Logger | undefined;

export const log = (): Logger => {
  made ??= createLog(config().logLevel);
  return made;
};
