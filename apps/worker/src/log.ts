import { loggableError } from '@palmares/db';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

const personal = ['email', 'to', 'from', 'code', 'firstName', 'lastName', 'label', 'data', 'html', 'text', 'subject'];

interface LogOptions extends Pick<Config, 'logLevel'> {
  /** Version of the build, logged in each line. */
  readonly version?: string | undefined;
}

/** Logs ids only: removes fields with personal names, and logs an error without its message. */
export const createLog = ({ logLevel, version = 'unknown' }: LogOptions, destination?: DestinationStream): Logger =>
  pino(
    {
      name: 'worker',
      level: logLevel,
      redact: { paths: personal.flatMap((name) => [name, `*.${name}`]), remove: true },
      formatters: { bindings: ({ name, pid }) => ({ name, pid, version }) },
      serializers: { err: loggableError },
    },
    destination ?? pino.destination(1),
  );
