import { describe, expect, it } from 'vitest';
import { isVisit } from './is-a-visit.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const navigation = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'user-agent': firefox };

const asked = (headers: Record<string, string>, method = 'GET') => isVisit({ method, headers: new Headers(headers) });

describe('a visit', () => {
  it.each([
    firefox,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.31',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; Cubot P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
  ])('is what a browser asks for as its user goes to the page: %s', (agent) => {
    expect(asked({ ...navigation, 'user-agent': agent })).toBe(true);
  });

  it.each(['HEAD', 'POST'])('is not a request with %s', (method) => {
    expect(asked(navigation, method)).toBe(false);
  });

  it.each(['sec-fetch-dest', 'sec-fetch-mode', 'user-agent'])('is not a request without %s', (name) => {
    expect(asked(Object.fromEntries(Object.entries(navigation).filter(([header]) => header !== name)))).toBe(false);
  });

  it('is not what a page, or a browser ahead of its user, loads by itself', () => {
    expect(asked({ ...navigation, 'sec-fetch-dest': 'iframe' })).toBe(false);
    expect(asked({ ...navigation, 'sec-fetch-mode': 'cors' })).toBe(false);
    expect(asked({ ...navigation, 'sec-purpose': 'prefetch;prerender' })).toBe(false);
  });

  it.each([
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'WhatsApp/2.23.20.0 A',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Proofpoint URL Defense',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  ])('is not a preview or a scanner, whatever else it says: %s', (agent) => {
    expect(asked({ ...navigation, 'user-agent': agent })).toBe(false);
  });
});
