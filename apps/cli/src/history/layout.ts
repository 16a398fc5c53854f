/** Indents each line except empty ones. */
export const indented = (text: string, spaces: number): string =>
  text
    .split('\n')
    .map((line) => `${' '.repeat(spaces)}${line}`.trimEnd())
    .join('\n');
