import type { BenchAthlete } from './athletes.ts';

interface Answer<Data> {
  readonly result: { readonly data: { readonly json: Data } };
}

/** Calls procedures of the product's API as a browser does; throws on any status but 200. */
export interface Api {
  query<Data>(path: string): Promise<Data>;
  mutate<Data>(path: string, input: object): Promise<Data>;
}

/** Returns the headers of a page on which the athlete is logged in. */
export const pageOf = ({ athleteId, cookie }: Pick<BenchAthlete, 'athleteId' | 'cookie'>) => ({
  cookie,
  'x-palmares-account': athleteId,
});

export const apiOf = (origin: string, headers: Readonly<Record<string, string>>): Api => {
  const own = { ...headers, 'sec-fetch-site': 'same-origin' };
  const call = async <Data>(path: string, init: RequestInit): Promise<Data> => {
    const answer = await fetch(`${origin}/api/trpc/${path}`, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const { result }: Answer<Data> = await answer.json();
    return result.data.json;
  };
  return {
    query: (path) => call(path, { headers: own }),
    mutate: (path, input) =>
      call(path, {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      }),
  };
};
