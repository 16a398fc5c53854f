import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCookie } from './answer-cookie.ts';
import { takeFormAnswer } from './form-answer.ts';

const cookies = new Map<string, string>();
let address = '';

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => cookies.get(name),
  getCookies: () => Object.fromEntries(cookies),
  getRequest: () => new Request(`https://palmares.example${address}`),
  setCookie: (name: string) => cookies.delete(name),
}));

const noCookies = { noCookies: true, typed: {} };

describe('the answer to a form', () => {
  beforeEach(() => cookies.clear());

  it('is that there are no cookies, as long as the address says so and there are none', () => {
    address = '/en/auth/guardian?token=abc&refused=no_cookies';
    expect(takeFormAnswer('guardian')).toEqual(noCookies);
    cookies.set('lang', 'en');
    expect(takeFormAnswer('guardian')).toBeNull();
    cookies.set(answerCookie('guardian'), JSON.stringify({ late: true, typed: {} }));
    expect(takeFormAnswer('guardian')).toEqual({ late: true, typed: {} });
  });

  it('is none on the first visit, with any other address', () => {
    for (const path of ['/en/auth/guardian', '/en/auth/guardian?refused=late', '/en/auth/guardian?other=no_cookies']) {
      address = path;
      expect(takeFormAnswer('guardian')).toBeNull();
    }
  });
});
