import { join } from 'node:path';
import { logUncaught } from '@palmares/db';
import { readBuildVersion } from '@palmares/db/build-version';
import { type Config, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startWorker } from './worker.ts';

const configured = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
};

const config = configured();
// With live reload, the running code is not the built code.
const isBuilt = process.env.NODE_ENV !== 'development';
const version = isBuilt ? readBuildVersion(join(import.meta.dirname, '../dist')) : undefined;
const log = createLog({ ...config, version });
const worker = await startWorker(config, log).catch((error: unknown) => {
  // Unlike the logger, this prints the message: the operator needs it, and no personal data has been read yet.
  console.error(error);
  process.exit(1);
});
log.info('the worker is ready');
logUncaught(log);

let stopping = false;
const stop = async (signal: NodeJS.Signals): Promise<void> => {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'finishing running work');
  try {
    await worker.stop();
    log.info('worker stopped');
    process.exit(0);
  } catch (err) {
    log.error({ err }, 'the worker stopped, and something could not be closed');
    process.exit(1);
  }
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
