import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { answerParent } from '../child.ts';
import type { BareAnswer } from './bare-server.ts';
import { elementsOf } from './elements.ts';

const render = (create: () => ReactNode): string => `<!doctype html>${renderToString(create())}`;

/** Throws unless both servers render the same, because the comparison would be unfair. */
const assertSameSize = (rendered: string, html: string): void => {
  const ratio = rendered.length / html.length;
  if (Math.abs(ratio - 1) > 0.05)
    throw new Error(`renderToString makes ${ratio.toFixed(2)} times as much of the page as the product`);
};

const listenerFor = (answer: BareAnswer): RequestListener => {
  if (answer.kind === 'bytes') {
    const body = Buffer.from(answer.base64, 'base64');
    const headers = { ...answer.headers, 'content-length': body.byteLength };
    return (_, response) => response.writeHead(200, headers).end(body);
  }
  const create = elementsOf(answer.html);
  assertSameSize(render(create), answer.html);
  return (_, response) => {
    const page = Buffer.from(render(create));
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.byteLength })
      .end(page);
  };
};

answerParent(async (answer: BareAnswer) => {
  const server = createServer(listenerFor(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare server listens on no port');
  return `http://127.0.0.1:${address.port}/`;
});
