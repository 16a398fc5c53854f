import { afterEach, describe, expect, it, vi } from 'vitest';
import { type KeptMessage, keepMessage, keptMessage } from './kept-messages.ts';

const stored = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});

const message = (subject: string): KeptMessage => ({ language: 'fr-ca', subject, body: 'Bonjour,' });

afterEach(() => stored.clear());

describe('what was written to a person', () => {
  it('is kept on the device, for each link apart, until the template takes its place', () => {
    keepMessage('one', message('1'));
    keepMessage('two', message('2'));
    expect([keptMessage('one'), keptMessage('two')]).toEqual([message('1'), message('2')]);
    keepMessage('one', undefined);
    expect([keptMessage('one'), keptMessage('two')]).toEqual([undefined, message('2')]);
  });

  it('is that of the newest thousand', () => {
    const kept = Array.from({ length: 1000 }, (_, each) => [`link ${each}`, message(`${each}`)]);
    stored.set('shareMessages', JSON.stringify(Object.fromEntries(kept)));
    keepMessage('one more', message('1000'));
    expect([keptMessage('link 0'), keptMessage('link 1')]).toEqual([undefined, message('1')]);
  });

  it('includes the reason, which messages from before it was asked do not have', () => {
    keepMessage('one', { ...message('1'), reason: 'Vous jouez vite.' });
    keepMessage('two', message('2'));
    expect([keptMessage('one')?.reason, keptMessage('two')?.reason]).toEqual(['Vous jouez vite.', undefined]);
  });

  it('is nothing where something else is stored', () => {
    for (const other of [
      'no JSON',
      'null',
      '{"one":{"subject":1}}',
      '{"one":{"subject":"","body":"","language":"de"}}',
      '{"one":{"subject":"","body":"","language":"en","reason":7}}',
    ]) {
      stored.set('shareMessages', other);
      expect(keptMessage('one')).toBeUndefined();
    }
  });
});
