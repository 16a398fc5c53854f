import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const textOf = async (answer: IncomingMessage): Promise<string> => {
  answer.setEncoding('utf8');
  let text = '';
  for await (const part of answer) text += part;
  return text;
};

const SCRIPT = '/service-worker.js';

/** Starts a proxy in front of the product that can claim that another build was deployed. */
export const deployable = async (product: string) => {
  const target = new URL(product);
  let build: string | undefined;

  const reply = async (path: string, answer: IncomingMessage, response: ServerResponse) => {
    if (path !== SCRIPT || build === undefined) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const script = (await textOf(answer)).replace(/build:`\w+`/, `build:\`${build}\``);
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  };

  const server = createServer((request, response) => {
    const { method, url: path = '/' } = request;
    const headers: NodeJS.Dict<string | string[]> = { ...request.headers, host: target.host };
    if (headers.origin) headers.origin = target.origin;
    // Requested whole and uncompressed.
    if (path === SCRIPT) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const asked = ask(new URL(path, target), { method, headers }, (answer) => void reply(path, answer, response));
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: (name: string) => {
      build = name;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
