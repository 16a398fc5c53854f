import { ProgressBar, ProgressRing } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const wide = css({ width: 'full', maxWidth: 'form' });

export const Rings = ({ language }: ExhibitProps) => {
  const { portfolio, amount, of } = words[language];
  return (
    <>
      {[0, 6, 14, 15].map((done) => (
        <ProgressRing
          key={done}
          size="lg"
          value={done}
          max={15}
          label={portfolio}
          valueText={amount(done, 15)}
          caption={of(15)}
        />
      ))}
      <ProgressRing value={2} max={3} label={portfolio} valueText={amount(2, 3)} caption={of(3)} />
      <ProgressRing value={68} max={100} label={portfolio} valueText="68 %" figure="68 %" />
      <ProgressRing value={62} max={100} parts={10} label={portfolio} valueText="62 %" figure="62 %" />
      <ProgressRing size="sm" value={6} max={15} label={portfolio} valueText={amount(6, 15)} />
      <ProgressRing size="sm" value={3} max={8} label={portfolio} valueText={amount(3, 8)} />
    </>
  );
};

export const Bars = ({ language }: ExhibitProps) => {
  const { portfolio, amount } = words[language];
  return [0, 3, 8].map((done) => (
    <ProgressBar key={done} className={wide} value={done} max={8} label={portfolio} valueText={amount(done, 8)} />
  ));
};
