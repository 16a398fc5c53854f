import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface WholeAnswer {
  readonly headers: IncomingHttpHeaders;
  /** The body, still compressed. */
  readonly body: Buffer;
}

/** Gets the answer as sent; fetch would decompress it. */
export const wholeAnswer = async (url: string, headers: Readonly<Record<string, string>>): Promise<WholeAnswer> => {
  const [response]: IncomingMessage[] = await once(get(url, { headers, agent: false }), 'response');
  if (response?.statusCode !== 200) throw new Error(`${url} answered ${response?.statusCode}`);
  return { headers: response.headers, body: await buffer(response) };
};
