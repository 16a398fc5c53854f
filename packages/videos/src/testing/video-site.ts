import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A local server that stands in for YouTube and Vimeo. */
export interface VideoSite {
  readonly url: string;
  /** Paths with queries, in the order of the requests. */
  readonly asked: string[];
  /** Answers every later request; initially with 404. */
  answer: Answering;
  close(): Promise<void>;
}

export const startVideoSite = async (): Promise<VideoSite> => {
  const server = createServer((request, response) => {
    site.asked.push(request.url ?? '');
    site.answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const site: VideoSite = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    answer: (_, response) => response.writeHead(404).end(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return site;
};
