import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GritMeter, ResultHero, StackedShare } from '../index.ts';

describe('StackedShare', () => {
  const mix = html(
    <StackedShare
      label="Colours"
      columns={{ label: 'Colour', value: 'Share' }}
      parts={[
        { name: 'Red', value: 75, valueText: '75%', note: 'High', color: 'red' },
        { name: 'Blue', value: 25, valueText: '25%', color: 'blue' },
        { name: 'Green', value: 0, valueText: '0%', color: 'green' },
      ]}
    />,
  );

  it('is a table that names every color and writes its value', () => {
    expect(mix).toContain('role="table"');
    expect(mix.replace(/<[^>]+>/g, ' ')).toMatch(/Red\s+High\s+75%\s+Blue\s+25%\s+Green\s+0%/);
  });

  it('draws the bar from what is not empty, each part with its shape', () => {
    const bar = mix.slice(0, mix.indexOf('</caption>'));
    expect(bar).toMatch(/<span aria-hidden="true"/);
    expect([...bar.matchAll(/data-color="(\w+)" style="flex-grow:(\d+)"/g)].map(([, ...part]) => part)).toEqual([
      ['red', '75'],
      ['blue', '25'],
    ]);
    expect(bar.match(/<path/g)).toHaveLength(2);
    expect(new Set(bar.match(/ d="[^"]+"/g)).size).toBe(2);
  });
});

describe('GritMeter', () => {
  const meter = (score: number) => html(<GritMeter score={score} scoreText={`${score}`} of="of 5" rating="High" />);

  it('says its score and its rating, and hides the drawing', () => {
    expect(meter(3.7).replace(/<[^>]+>/g, ' ')).toMatch(/3\.7\s+of 5\s+High/);
    expect(meter(3.7)).toMatch(/<span aria-hidden="true"[^>]*style="--share:67\.5"/);
  });

  it.each([
    [1, '0'],
    [3, '50'],
    [5, '100'],
  ])('puts %i at %s percent', (score, share) => {
    expect(meter(score)).toContain(`--share:${share}"`);
  });
});

describe('ResultHero', () => {
  it('has its title, then its traits in a named list; the drawing says nothing more', () => {
    const hero = html(
      <ResultHero
        drawing={<svg aria-hidden />}
        kicker="First"
        title="Captain"
        titleWidth={5.2}
        traitsLabel="Traits"
        traits={['A', 'B']}
      />,
    );
    expect(hero).toMatch(/<div aria-hidden="true"[^>]*><svg/);
    expect(hero).toMatch(/First.*<h2[^>]*--title-width:5\.2[^>]*>Captain<\/h2>.*<ul aria-label="Traits"/s);
    expect(hero.match(/<li/g)).toHaveLength(2);
  });
});
