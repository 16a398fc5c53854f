import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Timer } from '../index.ts';

const timer = (leftMs: number, soon?: string) => html(<Timer leftMs={leftMs} label="Time left" soon={soon} />);

describe('Timer', () => {
  it('is a named timer that announces nothing but the words it is given', () => {
    expect(timer(90_000)).toMatch(/role="timer" aria-label="Time left"/);
    expect(timer(90_000)).toMatch(/<span role="status"[^>]*><\/span>/);
    expect(timer(60_000, 'One minute left.')).toMatch(/<span role="status"[^>]*>One minute left\.<\/span>/);
    expect(timer(90_000)).not.toContain('aria-live');
  });

  it('warns below one minute, by another icon', () => {
    const iconOf = (markup: string) => /lucide-[\w-]+/.exec(markup)?.[0];
    expect(timer(60_000)).not.toContain('data-short');
    expect(timer(59_999)).toContain('data-short');
    expect(iconOf(timer(59_999))).not.toBe(iconOf(timer(60_000)));
  });
});
