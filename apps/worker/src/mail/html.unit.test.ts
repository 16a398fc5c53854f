import { expect, it } from 'vitest';
import { breakable } from './html.ts';

it('an address in a mail breaks after its @, and what a person typed in it stays text', () =>
  expect(breakable('<maya>@example.com').text).toBe('&lt;maya&gt;@<wbr>example.com'));
