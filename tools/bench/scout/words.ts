import { gzipSync } from 'node:zlib';
import { wholeAnswer } from '../server-load/whole-answer.ts';

export interface PageSize {
  /** Bytes of the answer as gzip. */
  readonly html: number;
  /** Bytes of the words between its tags, as gzip. */
  readonly words: number;
  /** Of all style sheets that it links, each as gzip. */
  readonly styles: number;
  readonly elements: number;
  /** Characters of the words. */
  readonly characters: number;
}

const gzipped = (text: string | Buffer): number => gzipSync(text, { level: 6 }).byteLength;

/** The text of a page: what is between its tags, without scripts and styles. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gsu, '')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ');

/** Sizes of a page that is sent to anybody. */
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
