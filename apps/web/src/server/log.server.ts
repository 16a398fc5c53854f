import { loggableError, logUncaught } from '@palmares/db';
import { type DestinationStream, type Logger, pino } from 'pino';
import { config } from './config.server.ts';
import { currentRequestId } from './request-scope.server.ts';
import { runningBuild } from './running-build.server.ts';

const request = (): { readonly requestId?: string } => {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
};

/** Logs ids and codes. An error is logged without its message, which may contain what a person typed. */
export const createLog = (level: string, version = 'unknown', destination?: DestinationStream): Logger =>
  pino(
    {
      name: 'web',
      level,
      formatters: { bindings: (given) => ({ ...given, version }) },
      serializers: { err: loggableError },
      mixin: request,
    },
    destination ?? pino.destination(1),
  );

let made: Logger | undefined;

export const log = (): Logger => {
  made ??= createLog(config().logLevel, runningBuild());
  return made;
};

/** Logs what nothing catches in this process from now on. */
export const logWhatIsUncaught = (): void => logUncaught(log());
