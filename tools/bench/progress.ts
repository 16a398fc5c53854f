import colors from 'picocolors';

export interface Progress {
  show(label: string, share?: number): void;
  clear(): void;
}

const minutes = (millis: number): string => {
  const seconds = Math.round(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** One updating line on a terminal; elsewhere one line per new label. */
export const createProgress = (suite: string, output: NodeJS.WriteStream = process.stderr): Progress => {
  const began = performance.now();
  let last = '';
  const clear = () => {
    if (output.isTTY) output.write('\r\x1b[2K');
  };
  return {
    clear,
    show(label, share) {
      if (!output.isTTY && label === last) return;
      last = label;
      const done = share === undefined ? '' : ` ${Math.round(share * 100)} %`;
      const line = `  … ${suite} ${minutes(performance.now() - began)}  ${label}`;
      clear();
      output.write(output.isTTY ? colors.dim(line + done) : `${line}\n`);
    },
  };
};
