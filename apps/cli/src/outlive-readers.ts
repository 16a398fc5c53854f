import { exitCodes } from './output.ts';
import { writeNotice } from './terminal.ts';

/**
 * Lets a command finish, with its own exit code, although the reader of its output has left, as `head` does. Output that
 * cannot be written for another reason, such as a full disk, is a failure.
 */
export const outliveReaders = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') return;
      process.exitCode = exitCodes.failed;
      if (stream === process.stdout) writeNotice(`palmares: the output could not be written: ${code}`);
    });
};
