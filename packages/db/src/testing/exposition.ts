/** The samples of a Prometheus exposition, each under its name and labels as they are written. */
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

/** Reads the samples that are served at an address. */
export const scrape = async (url: string): Promise<Readonly<Record<string, number>>> =>
  samplesOf(await (await fetch(url)).text());
