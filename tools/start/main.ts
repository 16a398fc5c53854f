import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import colors from 'picocolors';
import { preferredPorts } from './ports.ts';
import { type Product, startProduct } from './product.ts';
import { showStep } from './progress.ts';
import { readSettings } from './settings.ts';

const announce = (
  { url, mailboxUrl, stripeUrl, metricsUrls, dataFolder, demo = {} }: Product,
  smtpGiven: boolean,
): string => {
  const lines: readonly (readonly [string, string])[] = [
    ['Palmarès', colors.bold(url)],
    ...(smtpGiven ? [] : [['Mailbox', mailboxUrl] as const]),
    ...(stripeUrl ? [['Stripe simulator', stripeUrl] as const] : []),
    ...Object.entries(demo).map(([name, value]) => [`Demo ${name}`, value] as const),
    ['Metrics', metricsUrls.join(' ')],
    ['Data and log', dataFolder],
    ['For operators', `npm run palmares -- --environment ${join(dataFolder, 'operator.env')} doctor`],
  ];
  const width = Math.max(...lines.map(([label]) => label.length));
  const shown = lines.map(([label, value]) => `  ${colors.dim(label.padEnd(width))}  ${value}`);
  return `\n${shown.join('\n')}\n\n  Ctrl-C stops all of it; the data stay.\n`;
};

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupted.abort(new Error(`stopped by ${signal}`)));

const untilInterrupted = new Promise<void>((resolve) => {
  interrupted.signal.addEventListener('abort', () => resolve(), { once: true });
});

const main = async (): Promise<number> => {
  const settings = readSettings(process.argv.slice(2));
  mkdirSync(settings.dataFolder, { recursive: true });
  console.log(`\n${colors.bold('Palmarès')} ${settings.dev ? 'with live reload ' : ''}starts\n`);
  const product = await startProduct({
    ...settings,
    ports: preferredPorts,
    step: showStep,
    note: (line) => console.log(`  ${colors.yellow('!')} ${line}`),
    warn: (line) => console.error(colors.yellow(line)),
    signal: interrupted.signal,
    isBuilt: process.env.PALMARES_IS_BUILT === '1',
  });
  console.log(announce(product, settings.smtpUrl !== undefined));
  const failure = await Promise.race([product.died, untilInterrupted]);
  if (failure) console.error(`\n${colors.red('✗')} ${failure.message}`);
  await showStep('everything stopped', () => product.stop());
  return failure ? 1 : 0;
};

process.exitCode = await main().catch((error: unknown) => {
  if (interrupted.signal.aborted) return 0;
  console.error(`\n${colors.red('✗')} ${error instanceof Error ? error.message : error}\n`);
  return 1;
});
