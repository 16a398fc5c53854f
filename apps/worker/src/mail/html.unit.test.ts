import { describe, expect, it } from 'vitest';
import { breakable } from './html.ts';

describe('an address in a mail', () => {
  it('breaks after its @ and its dots, and what a person typed in it stays text', () =>
    expect(breakable('<maya>@mail.example.com').text).toBe('&lt;maya&gt;@<wbr>mail.<wbr>example.<wbr>com'));

  it('breaks within a sentence, whose own dots stay as they are', () =>
    expect(breakable('1.88 m, & palmares.example/en. No. 2.').text).toBe(
      '1.88 m, &amp; palmares.<wbr>example/en. No. 2.',
    ));
});
