import { describe, expect, it } from 'vitest';
import { breakable } from './html.ts';

describe('an address in a mail', () => {
  it('breaks after its @ and the dots before it, and what a person typed in it stays text', () =>
    expect(breakable('<m.aya>@mail.example.com').text).toBe('&lt;m.<wbr>aya&gt;@<wbr>mail.example.com'));

  it('breaks within a sentence, whose own dots stay as they are', () =>
    expect(breakable('1.88 m, & palmares.example/en. No. 2.').text).toBe(
      '1.88 m, &amp; palmares.<wbr>example/en. No. 2.',
    ));
});
