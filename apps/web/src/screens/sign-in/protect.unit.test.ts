import { isRedirect, redirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { protect } from './protect.ts';

const thrownBy = (run: () => void): unknown => {
  try {
    run();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
};

describe('the entry of a route', () => {
  it.each([undefined, null, false, '', 0])('is open to who is not caught: %s', (caught) => {
    expect(thrownBy(() => protect(caught))).toBeUndefined();
  });

  it('sends who is caught by the check to its target', () => {
    const sent = thrownBy(() => protect({ id: 1 }, () => redirect({ to: '/$lang/auth', params: { lang: 'en' } })));
    expect(isRedirect(sent) && sent.options.to).toBe('/$lang/auth');
  });

  it('sends to the root when no target is named', () => {
    const sent = thrownBy(() => protect(true));
    expect(isRedirect(sent) && sent.options).toMatchObject({ href: '/', reloadDocument: true });
  });
});
