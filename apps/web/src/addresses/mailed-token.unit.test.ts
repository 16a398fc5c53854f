import { describe, expect, it } from 'vitest';
import { mailedToken, postedToken } from './mailed-token.ts';

const token = 'urrx_dUeBFn92DVT_4pQO-';
const posted = (search: string) => postedToken(new Request(`https://palmares.example/en/auth/guardian${search}`));

describe('the token of an emailed link', () => {
  it('is the same for its page and for a form posted there, whatever a message added after it', () => {
    for (const suffix of ['', '.', '>', '\u200b']) {
      expect(mailedToken({ token: `${token}${suffix}` })).toEqual({ token });
      expect(posted(`?token=${token}${encodeURIComponent(suffix)}`)).toBe(token);
    }
  });

  it('is missing if it is too long, given twice or not there', () => {
    const long = 'a'.repeat(101);
    expect(mailedToken({ token: long })).toEqual({ token: undefined });
    for (const search of ['', '?token=', `?token=${long}`, `?token=${token}&token=${token}`])
      expect(posted(search)).toBe('');
  });
});
