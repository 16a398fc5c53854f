import { describe, expect, it } from 'vitest';
import type { Reader } from '../../i18n/reader.ts';
import { createLog } from '../log.server.ts';
import { runInRequestScope } from '../request-scope.server.ts';
import { pageOrBarePage } from './bare-error-page.server.ts';

const requestId = '019aa000-0000-7000-8000-000000000001';

const answered = async (render: () => Response, language: 'en' | 'fr-ca' = 'en', reader: Reader = 'athlete') => {
  const lines: string[] = [];
  const logger = createLog('info', undefined, { write: (line) => lines.push(line) });
  const response = await runInRequestScope({ requestId, nonce: 'n', address: '192.0.2.1' }, () =>
    pageOrBarePage(render, language, reader, () => logger),
  );
  return { response, text: await response.text(), lines };
};

describe('a page that cannot be rendered', () => {
  const broken = () => {
    throw new TypeError('cannot read the city of maya@example.com');
  };

  it('says so in its language, with the id that the log has', async () => {
    const { response, text, lines } = await answered(broken, 'fr-ca');
    expect(response.status).toBe(500);
    expect(text).toContain('<html lang="fr-CA"');
    expect(text).toContain('Erreur inattendue de l’application');
    expect(text).toContain(requestId);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"requestId":"${requestId}"`);
    expect(lines[0]).toContain('"error":"TypeError"');
  });

  it('says vous to a scout and tu to an athlete', async () => {
    expect((await answered(broken, 'fr-ca', 'scout')).text).toContain('Réessayez plus tard');
    expect((await answered(broken, 'fr-ca', 'athlete')).text).toContain('Réessaie plus tard');
  });

  it('keeps the error’s message out of the page and of the log', async () => {
    const { text, lines } = await answered(broken);
    expect(text).toContain('Unexpected Application Error!');
    expect(text + lines.join('')).not.toContain('maya');
  });

  it('replaces a failure that is not HTML', async () => {
    const { text } = await answered(() => Response.json({ status: 500, unhandled: true }, { status: 500 }));
    expect(text).toContain('Unexpected Application Error!');
  });

  it('leaves every other answer as it is', async () => {
    const page = () => new Response('<h1>Not here</h1>', { status: 404, headers: { 'content-type': 'text/html' } });
    const { response, text, lines } = await answered(page);
    expect([response.status, text, lines]).toEqual([404, '<h1>Not here</h1>', []]);
  });
});
