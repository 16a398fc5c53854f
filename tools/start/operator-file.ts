import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const wanted = /^(DATABASE|PALMARES|PUBLIC|SMTP|MAIL|STRIPE|PLAN|FILES|S3)_/;

/** Writes the environment of this installation to `operator.env`, for `palmares --environment`. */
export const writeOperatorFile = (dataFolder: string, environment: Readonly<Record<string, string>>): void => {
  const lines = Object.entries(environment)
    .filter(([name]) => wanted.test(name))
    .map(([name, value]) => `${name}="${value}"`);
  writeFileSync(join(dataFolder, 'operator.env'), `${lines.join('\n')}\n`, { mode: 0o600 });
};
