export interface PdfTimes {
  /** Milliseconds from pressing the link to the last byte, for a PDF that was not made yet. */
  readonly millis: readonly number[];
  readonly bytes: readonly number[];
}

export const noPdfs: PdfTimes = { millis: [], bytes: [] };

const LINK = /<a [^>]*href="([^"]+)"[^>]*>((?:(?!<\/a>).)*)<\/a>/gs;

/**
 * Returns the address of the PDF in the HTML of a shared page, below all documents: that of the last link that says what
 * it leads to.
 */
export const pdfAddressIn = (html: string): string | undefined =>
  [...html.matchAll(LINK)].findLast(([, , words]) => words?.includes('(PDF)'))?.[1]?.replaceAll('&amp;', '&');

const addressOf = async (page: string): Promise<string> => {
  const address = pdfAddressIn(await (await fetch(page)).text());
  if (address === undefined) throw new Error(`The page ${page} has no link to its PDF`);
  return new URL(address, page).href;
};

/** Requests the PDF of a shared page in both languages, each for the first time. */
export const measurePdfs = async (page: string): Promise<PdfTimes> => {
  const millis: number[] = [];
  const bytes: number[] = [];
  for (const language of ['en', 'fr-ca']) {
    const address = await addressOf(page.replace(/\/(?:en|fr-ca)\//, `/${language}/`));
    const pressedAt = performance.now();
    const answer = await fetch(address);
    const pdf = await answer.arrayBuffer();
    millis.push(performance.now() - pressedAt);
    if (answer.headers.get('content-type') !== 'application/pdf') throw new Error(`The PDF answered ${answer.status}`);
    bytes.push(pdf.byteLength);
  }
  return { millis, bytes };
};
