import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TestProgress } from '../index.ts';

const parts = [
  { name: 'Masks', answered: 7, total: 7 },
  { name: 'Colours', answered: 8, total: 32 },
  { name: 'Grit', answered: 0, total: 10 },
];
const shown = html(<TestProgress label="Your test" parts={parts} current={1} />);

describe('TestProgress', () => {
  it('names every part with its amount, and marks the current one', () => {
    const read = shown.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(read).toContain('Masks 7/7 Colours 8/32 Grit 0/10');
    expect(shown.match(/aria-current="step"/g)).toHaveLength(1);
  });

  it('fills each part by its share, and shows a whole one by more than its color', () => {
    expect([...shown.matchAll(/--share:([\d.]+)/g)].map(([, share]) => share)).toEqual(['100', '25', '0']);
    expect(shown.match(/<svg/g)).toHaveLength(1);
  });

  it('shows a shorter name of the current part where there is little room, and lists its whole name', () => {
    const named = parts.map((part) => ({ ...part, short: part.name === 'Colours' ? 'Col.' : undefined }));
    const read = html(<TestProgress label="Your test" parts={named} current={1} />).replace(/<[^>]+>/g, ' ');
    expect(read.replace(/\s+/g, ' ')).toMatch(/Masks 7\/7 Colours 8\/32 Grit 0\/10 Col\. 8\/32/);
  });

  it('leaves the amount to a screen that shows it, except a low one', () => {
    const marked = html(<TestProgress label="Your test" parts={parts} current={1} isCountedBelow />);
    expect(marked).toMatch(/<p [^>]*data-counted-below="true"/);
    expect(shown).not.toContain('data-counted-below');
  });

  it('takes the words for an amount', () => {
    const worded = html(
      <TestProgress
        label="Your test"
        parts={parts}
        current={1}
        amount={(answered, total) => `${answered} of ${total}`}
      />,
    );
    expect(worded).toContain('8 of 32');
    expect(worded).not.toContain('8/32');
  });
});
