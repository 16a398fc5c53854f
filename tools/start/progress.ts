import colors from 'picocolors';

export type Step = <Result>(label: string, work: () => Promise<Result>) => Promise<Result>;

const seconds = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** Shows a step while it runs on a terminal, and its duration when it has ended. */
export const showStep: Step = async (label, work) => {
  const began = performance.now();
  const { isTTY } = process.stdout;
  if (isTTY) process.stdout.write(colors.dim(`  … ${label}`));
  const close = (mark: string) =>
    process.stdout.write(`${isTTY ? '\r\x1b[2K' : ''}  ${mark} ${label.padEnd(46)} ${colors.dim(seconds(began))}\n`);
  try {
    const result = await work();
    close(colors.green('✓'));
    return result;
  } catch (error) {
    close(colors.red('✗'));
    throw error;
  }
};

export const silently: Step = (_label, work) => work();
