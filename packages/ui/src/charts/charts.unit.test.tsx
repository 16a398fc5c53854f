import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart, DayLine, RadarChart } from '../index.ts';

const axes = [
  {
    id: 'soldier',
    label: 'Soldier',
    values: [
      { value: 41, text: '41' },
      { value: 30, text: '30' },
    ],
  },
  {
    id: 'maven',
    label: 'Maven',
    values: [
      { value: 22, text: '22' },
      { value: 31, text: '31' },
    ],
  },
  {
    id: 'captain',
    label: 'Captain',
    values: [
      { value: 46, text: '46' },
      { value: 38, text: '38' },
    ],
  },
];

describe('RadarChart', () => {
  const one = html(<RadarChart caption="Masks" axisLabel="Mask" series={['Now']} max={49} axes={axes} />);
  const two = html(<RadarChart caption="Masks" axisLabel="Mask" series={['Now', 'Before']} max={49} axes={axes} />);

  it('gives a screen reader a table in place of the drawing', () => {
    expect(one).toMatch(/<div aria-hidden="true"[^>]*><svg/);
    expect(one).toMatch(/<table><caption>Masks<\/caption>/);
    expect(one).toMatch(/<th scope="row">Captain<\/th><td>46<\/td><\/tr>/);
    expect(two).toMatch(/<th scope="row">Captain<\/th><td>46<\/td><td>38<\/td><\/tr>/);
  });

  it('writes every figure beside its axis', () => {
    const drawn = one.slice(0, one.indexOf('<table>'));
    for (const { label, values } of axes) {
      expect(drawn).toContain(label);
      expect(drawn).toContain(`>${values[0]?.text}<`);
    }
  });

  it('distinguishes two series by their points, and names them', () => {
    expect(one).not.toContain('<rect');
    expect(one).not.toContain('<ul');
    expect(two).toContain('<rect');
    expect(two).toMatch(/<ul aria-hidden="true".*Now.*Before.*<\/ul>/s);
  });
});

describe('BarChart', () => {
  const chart = html(
    <BarChart
      caption="Colours"
      columns={{ label: 'Colour', value: 'Share' }}
      max={50}
      bars={[
        { id: 'red', label: 'Red', note: 'High', value: 25, valueText: '25%', tone: 'red' },
        { id: 'blue', label: 'Blue', value: 80, valueText: '80%', tone: 'blue' },
      ]}
    />,
  );

  it('is a table that names every bar and writes its value', () => {
    expect(chart).toContain('role="table"');
    expect(chart.replace(/<[^>]+>/g, ' ')).toMatch(/Red\s+High\s+25%\s+Blue\s+80%/);
  });

  it('draws no bar longer than the full width', () => {
    expect(chart).toContain('--share:50');
    expect(chart).toContain('--share:100');
  });
});

describe('a line of days', () => {
  const line = (...values: number[]) =>
    html(
      <DayLine
        days={values.map((value, day) => ({ id: `${day}`, label: `Day ${day}`, value }))}
        caption="Openings by day"
        columns={{ day: 'Day', value: 'Openings' }}
        ends={{ first: 'Day 0', last: 'Today' }}
      />,
    );

  it('has the days with a number as a table', () => {
    expect(line(0, 3, 0)).toContain('<tbody><tr><th scope="row">Day 1</th><td>3</td></tr></tbody>');
  });

  it('has no table where every day is zero', () => expect(line(0, 0)).not.toContain('<table'));
});
