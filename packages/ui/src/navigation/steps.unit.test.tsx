import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Steps } from '../index.ts';

const steps = [
  { id: 'who', label: 'Who you are' },
  { id: 'when', label: 'When you were born' },
  { id: 'how', label: 'How you log in' },
];
const stateLabels = { done: 'Done:', current: 'Now:', todo: 'To do:' };
const shown = (current: number, onReturn?: (index: number) => void) =>
  html(<Steps label="Sign up" steps={steps} current={current} stateLabels={stateLabels} onReturn={onReturn} />);

describe('Steps', () => {
  it('are an ordered list that marks the current one', () => {
    expect(shown(1)).toMatch(/<ol[^>]*aria-label="Sign up"/);
    expect(shown(1).match(/aria-current="step"/g)).toHaveLength(1);
  });

  it('name each state before its label', () => {
    const read = shown(1).replace(/<[^>]+>/g, '');
    expect(read).toContain('Done: Who you are');
    expect(read).toContain('Now: When you were born');
    expect(read).toContain('To do: How you log in');
  });

  it('lead back to done steps and never forward', () => {
    expect(shown(2)).not.toContain('<button');
    expect(shown(2, () => {}).match(/<button type="button"/g)).toHaveLength(2);
    expect(shown(0, () => {})).not.toContain('<button');
  });

  it('put the label under the row below its own mark', () => {
    expect([0, 1, 2].map((current) => /--share-before:([\d.]+)/.exec(shown(current))?.[1])).toEqual(['0', '0.5', '1']);
  });

  it('are all done after the last one', () => {
    expect(shown(3)).not.toContain('aria-current');
    expect(shown(3).match(/data-state="done"/g)).toHaveLength(3);
  });
});
