import { rmSync } from 'node:fs';
import { throwawayFolder } from '@palmares/db/testing';
import { type Product, startProduct } from '../start/product.ts';
import type { Run } from './run.ts';

interface SiteOptions {
  /** Further variables for every part. */
  readonly environment?: Readonly<Record<string, string>>;
  /** False to start without the demo athletes. */
  readonly demo?: boolean;
}

/** Starts the built product on its own ports and data. */
export const startSite = async (
  purpose: string,
  { progress, defer }: Run,
  { environment = {}, demo = true }: SiteOptions = {},
): Promise<Product> => {
  const dataFolder = throwawayFolder(purpose, 'run.lock');
  defer(async () => rmSync(dataFolder, { recursive: true, force: true }));
  const product = await startProduct({
    dataFolder,
    ports: {},
    dev: false,
    demo,
    databaseUrl: undefined,
    stripe: undefined,
    smtpUrl: undefined,
    publicUrl: undefined,
    files: undefined,
    environment: { DEVELOPER_PAGES: '1', ...environment },
    step: (label, work) => {
      progress(label);
      return work();
    },
    warn: (line) => console.error(line),
  });
  defer(() => product.stop());
  return product;
};
