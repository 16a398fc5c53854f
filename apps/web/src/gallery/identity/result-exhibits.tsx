import { colors } from '@palmares/domain/identity';
import { Card, GritMeter, ResultHero, StackedShare, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import {
  colorWords,
  levelWords,
  maskName,
  ratingWords,
  scoreWords,
  shareWords,
} from '../../sections/identity/words.ts';
import type { Exhibit, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const wide = css({ width: 'full' });
const half = css({ flex: '[1 1 20rem]', maxWidth: 'form' });

const ratings = [
  [1, 1],
  [3.7, 4],
  [5, 5],
] as const;
const mixes = [
  [41, 28, 22, 9],
  [94, 3, 0, 3],
  [0, 0, 0, 0],
] as const;

const Shares = ({ language }: ExhibitProps) => {
  const w = words[language];
  return mixes.map((mix) => (
    <Card key={mix.join()} className={half}>
      <StackedShare
        label={w.colors}
        columns={w.columns}
        parts={colors.map((color, at) => {
          const value = mix[at] ?? 0;
          const note = levelWords[value > 33 ? 'high' : value >= 20 ? 'mid' : 'low']();
          return { name: colorWords[color](), value, valueText: shareWords(value / 100), note, color };
        })}
      />
    </Card>
  ));
};

const Meters = ({ language }: ExhibitProps) => {
  const w = words[language];
  return ratings.map(([score, rating]) => (
    <Card key={score} className={half}>
      <GritMeter score={score} scoreText={scoreWords(score)} of={w.ofFive} rating={ratingWords[rating]()} />
    </Card>
  ));
};

const Heroes = ({ language }: ExhibitProps) => {
  const w = words[language];
  return (
    <>
      <Card className={wide}>
        <ResultHero
          level={3}
          drawing={<MaskDrawing name="captain" />}
          kicker={w.kicker}
          title={maskName('captain')}
          traits={w.traits}
          traitsLabel={w.traitsLabel}
        >
          <p className={text()}>{w.meaning}</p>
        </ResultHero>
      </Card>
      <Card className={half}>
        <ResultHero
          level={3}
          drawing={<MaskDrawing name="strategist" />}
          title={w.longMask}
          traits={[]}
          traitsLabel={w.traitsLabel}
        />
      </Card>
    </>
  );
};

export const resultExhibits: readonly Exhibit[] = [
  { name: 'ResultHero', Component: Heroes },
  { name: 'StackedShare', Component: Shares },
  { name: 'GritMeter', Component: Meters },
];
