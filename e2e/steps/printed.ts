import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Points are 1/72 inch, and browsers print at 96 pixels an inch. */
const POINTS = 72 / 96;

/** Width and height in pixels. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

export const letter: Paper = { width: 816, height: 1056 };
export const a4: Paper = { width: 794, height: 1123 };

/** On every side, in pixels. */
export const MARGIN = 38;

/** Pixels at the edge of a sheet on which most printers print nothing. */
const UNPRINTABLE = 24;

/** A run of text; its place is in points from the lower left corner of the sheet. */
interface PrintedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly isHeading: boolean;
}

export type Sheet = readonly PrintedText[];

type Loaded = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Node = NonNullable<Awaited<ReturnType<Loaded['getStructTree']>>>;

/** Ids of the marked content in the headings below a node of the document's structure. */
const inHeadings = (node: Node, isHeading = false): readonly string[] =>
  node.children.flatMap((child) => {
    if ('role' in child) return inHeadings(child, isHeading || /^H\d$/u.test(child.role));
    return isHeading ? [child.id] : [];
  });

const read = async (page: Loaded): Promise<Sheet> => {
  const structure = await page.getStructTree();
  const headings = new Set(structure ? inHeadings(structure) : []);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const within: (string | undefined)[] = [];
  const texts: PrintedText[] = [];
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') within.pop();
      else within.push(item.id);
    } else if (item.str.trim() !== '') {
      const [left, base]: [number, number] = [item.transform[4], item.transform[5]];
      const isHeading = within.some((id) => id !== undefined && headings.has(id));
      texts.push({ text: item.str, left, right: left + item.width, base, isHeading });
    }
  }
  return texts;
};

/** Prints the page that is open, and reads the sheets. */
export const printed = async (page: Page, { width, height }: Paper): Promise<readonly Sheet[]> => {
  const margin = `${MARGIN}px`;
  const pdf = await page.pdf({
    width: `${width}px`,
    height: `${height}px`,
    margin: { top: margin, bottom: margin, left: margin, right: margin },
    tagged: true,
  });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    sheets.push(await read(await document.getPage(number)));
  return sheets;
};

/** Returns the headings with no other text below them, in their column, on their sheet. */
export const lonelyHeadings = (sheets: readonly Sheet[]): readonly string[] =>
  sheets.flatMap((sheet) =>
    sheet
      .filter(
        ({ isHeading, left, right, base }) =>
          isHeading &&
          !sheet.some((other) => !other.isHeading && other.base < base && other.left < right && other.right > left),
      )
      .map(({ text }) => text),
  );

/** Returns the texts that reach into the edge of the sheet. */
export const atEdge = (sheets: readonly Sheet[], { width, height }: Paper): readonly string[] =>
  sheets
    .flat()
    .filter(
      ({ left, right, base }) =>
        Math.min(left, base, width * POINTS - right, height * POINTS - base) < UNPRINTABLE * POINTS,
    )
    .map(({ text }) => text);
