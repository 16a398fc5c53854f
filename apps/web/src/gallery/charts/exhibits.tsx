import { masks } from '@palmares/domain/identity';
import { BarChart, Card, DayLine, RadarChart, SparkLine } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { colorWords, levelWords, maskName, shareWords } from '../../sections/identity/words.ts';
import type { ExhibitGroup, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const half = css({ flex: '[1 1 20rem]', maxWidth: 'form' });

const points = [40, 22, 35, 40, 18, 28, 7] as const;
const pointsBefore = [30, 31, 24, 38, 27, 25, 21] as const;
const shares = [
  { tone: 'red', share: 41, level: 'high' },
  { tone: 'blue', share: 28, level: 'mid' },
  { tone: 'green', share: 22, level: 'mid' },
  { tone: 'yellow', share: 9, level: 'low' },
] as const;

const maskNames = () => masks.map((name) => maskName(name));

const Radars = ({ language }: ExhibitProps) => {
  const { masks: caption, mask, now, before, longName } = words[language];
  const axes = maskNames().map((label, place) => {
    const value = points[place] ?? 0;
    return { id: label, label, values: [{ value, text: String(value) }] };
  });
  const compared = axes.map((axis, place) => {
    const value = pointsBefore[place] ?? 0;
    return { ...axis, values: [...axis.values, { value, text: String(value) }] };
  });
  const few = axes.slice(0, 4).map((axis, place) => ({ ...axis, label: place === 1 ? longName : axis.label }));
  const empty = axes.slice(0, 3).map((axis) => ({ ...axis, values: [{ value: 0, text: '0' }] }));
  return (
    <>
      <Card className={half}>
        <RadarChart caption={caption} axisLabel={mask} series={[now]} max={40} axes={axes} />
      </Card>
      <Card className={half}>
        <RadarChart caption={caption} axisLabel={mask} series={[now, before]} max={40} axes={compared} />
      </Card>
      <Card className={half}>
        <RadarChart caption={caption} axisLabel={mask} series={[now]} max={40} axes={few} />
      </Card>
      <Card className={half}>
        <RadarChart caption={caption} axisLabel={mask} series={[now]} max={40} axes={empty} />
      </Card>
    </>
  );
};

const dayValues = [0, 0, 1, 0, 3, 2, 0, 0, 0, 5, 1, 0, 0, 2] as const;

const Lines = ({ language }: ExhibitProps) => {
  const { openings, day, today } = words[language];
  const daysOf = (values: readonly number[]) =>
    values.map((value, index) => ({ id: `${index}`, label: `${day} ${index + 1}`, value }));
  return [dayValues, dayValues.map(() => 0)].map((values) => (
    <Card key={values.join()} className={half}>
      <DayLine
        days={daysOf(values)}
        caption={openings}
        columns={{ day, value: openings }}
        ends={{ first: `${day} 1`, last: today }}
      />
    </Card>
  ));
};

const spark = css({ height: '16' });

/** A gain, a gap of a season, a time that falls, and no difference. */
const seasons = [
  [902, 918, 931],
  [14, null, 22],
  [66.35, 63.77, 62.84],
  [8, 8],
] as const;

const Sparks = ({ language }: ExhibitProps) =>
  seasons.map((values) => {
    const points = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
    const label = `${words[language].season}: ${points.map(({ value }) => value).join('; ')}`;
    return (
      <Card key={label} className={half}>
        <div className={spark}>
          <SparkLine points={points} label={label} />
        </div>
      </Card>
    );
  });

const Bars = ({ language }: ExhibitProps) => {
  const said = words[language];
  return (
    <>
      <Card className={half}>
        <BarChart
          caption={said.colors}
          columns={{ label: said.color, value: said.share }}
          max={50}
          bars={shares.map(({ tone, share, level }) => ({
            id: tone,
            label: colorWords[tone](),
            note: levelWords[level](),
            value: share,
            valueText: shareWords(share / 100),
            tone,
          }))}
        />
      </Card>
      <Card className={half}>
        <BarChart
          caption={said.masks}
          columns={{ label: said.mask, value: said.points }}
          max={40}
          bars={maskNames().map((label, place) => {
            const value = points[place] ?? 0;
            return { id: label, label, value, valueText: String(value), tone: value > 34 ? 'accent' : 'quiet' };
          })}
        />
      </Card>
      <Card className={half}>
        <BarChart
          caption={said.masks}
          captionHidden
          columns={{ label: said.mask, value: said.points }}
          max={0}
          bars={[
            { id: 'long', label: said.longName, value: 0, valueText: '0' },
            { id: 'short', label: maskName('soldier'), value: 0, valueText: '0' },
          ]}
        />
      </Card>
    </>
  );
};

export const charts: ExhibitGroup = {
  exhibits: [
    { name: 'RadarChart', Component: Radars },
    { name: 'BarChart', Component: Bars },
    { name: 'DayLine', Component: Lines },
    { name: 'SparkLine', Component: Sparks },
  ],
};
