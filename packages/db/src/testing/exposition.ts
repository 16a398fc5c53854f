/** The samples of a Prometheus exposition, keyed by name and labels as written. */
const samplesOf = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const space = line.lastIndexOf(' ');
        return [line.slice(0, space), Number(line.slice(space + 1))] as const;
      }),
  );

/** Reads the samples served at an address. */
export const scrape = async (url: string): Promise<Readonly<Record<string, number>>> =>
  samplesOf(await (await fetch(url)).text());
