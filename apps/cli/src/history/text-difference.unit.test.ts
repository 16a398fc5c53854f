import { describe, expect, it } from 'vitest';
import { isWorthMarking, textDifference } from './text-difference.ts';

describe('the difference of two texts', () => {
  it('marks words, not letters', () => {
    expect(textDifference('I started at six years.', 'I started at five years.')).toBe(
      'I started at [-six-]{+five+} years.',
    );
    expect(textDifference('J’étais gardienne l’été.', 'J’étais gardienne l’hiver.')).toContain('{+hiver+}');
  });

  it('keeps a change of line breaks', () => {
    expect(textDifference('One.\nTwo.', 'One. Two.')).toBe('One.[-\n-]{+ +}Two.');
  });

  it('leaves out what is far from any change', () => {
    const long = 'word '.repeat(100);
    const marked = textDifference(`${long}old${' word'.repeat(100)}`, `${long}new${' word'.repeat(100)}`);
    expect(marked).toContain('word [-old-]{+new+} word');
    expect(marked.length).toBeLessThan(160);
    expect(marked).toMatch(/^….*…$/s);
  });

  it('is worth marking if the texts have enough in common', () => {
    expect(isWorthMarking('Lions', 'Tigers')).toBe(false);
    expect(isWorthMarking('', 'A whole new text that says many things at once.')).toBe(false);
    expect(isWorthMarking('I started at six in Thunder Bay.', 'I started at five in Thunder Bay.')).toBe(true);
    expect(isWorthMarking('Completely other words stand here.', 'Nichts davon ist gleich geblieben!')).toBe(false);
  });
});
