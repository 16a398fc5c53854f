import { languages } from '@palmares/domain/kernel';
import { type GeneralDraft, genders, generalLimits } from '@palmares/domain/sections';
import { NumberInput, SegmentedControl, Swatches, teamColorClass, teamColors } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { typedNumbers } from '../../i18n/typed-numbers.ts';
import { m } from '../../paraglide/messages.js';
import { useAthlete } from '../athlete-context.ts';
import { VideoPoster } from '../highlights/video-poster.tsx';
import type { ControlProps } from '../kit/asked.ts';
import { genderWords, teamColorWords, writesInWords } from './words.ts';

const short = css({ maxWidth: '[8rem]' });
const coloring = css({ display: 'flex', flexDirection: 'column', gap: '4' });
/** The cover of a video, small. */
const cover = css({
  width: '[10rem]',
  aspectRatio: '[16 / 9]',
  overflow: 'clip',
  borderRadius: 'control',
  '& > svg': { width: 'full', height: 'full' },
});

export const GenderField = ({ name, value, choose }: ControlProps<GeneralDraft['gender']>) => (
  <SegmentedControl
    name={name}
    items={genders.map((gender) => ({ value: gender, label: genderWords[gender]() }))}
    value={value === '' ? null : value}
    onValueChange={choose}
  />
);

export const JerseyNumberField = ({ name, value, choose, leave }: ControlProps<GeneralDraft['jerseyNumber']>) => (
  <NumberInput
    {...generalLimits.jerseyNumber}
    name={name}
    className={short}
    numbers={typedNumbers()}
    value={String(value ?? '')}
    onValueChange={choose}
    onBlur={leave}
  />
);

/** Shows what the color is for: the cover of a video, in the athlete's sport and number. */
export const TeamColorField = ({ name, value, choose }: ControlProps<GeneralDraft['teamColor']>) => (
  <div className={coloring}>
    <Swatches
      name={name}
      items={[
        { value: '', label: m.general_team_color_none() },
        ...teamColors.map((color) => ({ value: color, label: teamColorWords[color](), color })),
      ]}
      value={value}
      onValueChange={choose}
    />
    <div className={cx(cover, value !== '' && teamColorClass[value])}>
      <VideoPoster number={1} />
    </div>
  </div>
);

/** Shows the language of sign-up until another is chosen. */
export const WritesInField = ({ name, value, choose }: ControlProps<GeneralDraft['writesIn']>) => {
  const athlete = useAthlete();
  return (
    <SegmentedControl
      name={name}
      items={languages.map((language) => ({ value: language, label: writesInWords[language]() }))}
      value={value === '' ? (athlete?.language ?? null) : value}
      onValueChange={choose}
    />
  );
};
