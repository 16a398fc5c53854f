/** Each line moved in; an empty one stays empty. */
export const indented = (text: string, spaces: number): string =>
  text
    .split('\n')
    .map((line) => `${' '.repeat(spaces)}${line}`.trimEnd())
    .join('\n');
