import { describe, expect, it } from 'vitest';
import { tokens } from './tokens.ts';

describe('motion', () => {
  it('takes 0.35 s for controls, 0.45 s for panels and 0.65 s for pages', () => {
    expect(tokens.durations).toEqual({
      control: { value: '350ms' },
      panel: { value: '450ms' },
      page: { value: '650ms' },
    });
  });
});

describe('type', () => {
  it('has six sizes and no more', () => {
    expect(Object.keys(tokens.fontSizes ?? {})).toEqual(['label', 'body', 'lead', 'title', 'heading', 'display']);
  });
});
