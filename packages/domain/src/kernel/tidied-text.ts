import { withoutIdleDirectionMarks } from './direction-marks.ts';
import { isPlain } from './plain-text.ts';

const tabs = /[\t\u0085]/gu;
const lineBreaks = /\r\n?|[\v\f\u2028\u2029]/gu;
const anyBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

/**
 * Bullets that Word puts before list items: characters of its fonts Symbol and Wingdings, which no other program can
 * draw.
 */
const bullets = /[\uf02d\uf06c-\uf078\uf09f\uf0a7\uf0a8\uf0ab\uf0b2\uf0b7\uf0d8\uf0fc\uf0fe]/gu;
/** Arrows that Word makes of `-->` and `==>`. */
const arrows = /[\uf0e0\uf0e8]/gu;

/**
 * Soft hyphens, word joiners, byte order marks, the place of a picture, and variation selectors that no character has. A
 * selector of an emoji and the joiners inside it stay.
 */
const invisible = /[\ufe07-\ufe0d]|[\u00ad\u2060\ufeff\ufffc]/gu;
const zeroWidthSpaces = /\u200b/gu;
/** Written without spaces: there a zero-width space says where a line may end. */
const withoutSpaces = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Cleans up text that was copied from Word, Excel, PowerPoint, a PDF or a chat. Never longer than the input, and in
 * linear time, so that it may come before normalization. In a single line, a break becomes a space.
 */
export const tidiedText = (text: string, { multiline }: { readonly multiline: boolean }): string => {
  if (isPlain(text) && (multiline || !text.includes('\n'))) return text;
  const broken = multiline ? text.replace(tabs, ' ').replace(lineBreaks, '\n') : text.replace(anyBreaks, ' ');
  const visible = broken.replace(bullets, '•').replace(arrows, '→').replace(invisible, '');
  return withoutIdleDirectionMarks(withoutSpaces.test(visible) ? visible : visible.replace(zeroWidthSpaces, ''));
};
