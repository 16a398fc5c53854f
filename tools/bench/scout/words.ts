import { gzipSync } from 'node:zlib';
import { wholeAnswer } from '../server-load/whole-answer.ts';

export interface PageSize {
  /** Bytes of the gzipped answer. */
  readonly html: number;
  /** Bytes of the gzipped text between its tags. */
  readonly words: number;
  /** Bytes of all linked style sheets, each gzipped. */
  readonly styles: number;
  readonly elements: number;
  /** Characters of the text. */
  readonly characters: number;
}

const gzipped = (text: string | Buffer): number => gzipSync(text, { level: 6 }).byteLength;

/** Returns the text between the tags of a page, without scripts and styles. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gsu, '')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ');

/** Measures a public page. */
export const sizeOf = async (url: string): Promise<PageSize> => {
  const html = (await wholeAnswer(url, {})).body.toString();
  const main = html.match(/<main\b.*<\/main>/su)?.[0] ?? '';
  const sheets = [...new Set(html.match(/\/assets\/[^"]+\.css/gu))];
  const styles = await Promise.all(
    sheets.map(async (path) => gzipped((await wholeAnswer(new URL(path, url).href, {})).body)),
  );
  const words = textOf(main);
  return {
    html: gzipped(html),
    words: gzipped(words),
    styles: styles.reduce((sum, bytes) => sum + bytes, 0),
    elements: html.match(/<[a-z]/gu)?.length ?? 0,
    characters: words.length,
  };
};
