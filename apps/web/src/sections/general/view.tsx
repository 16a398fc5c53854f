import type { GeneralPublicView } from '@palmares/domain/shared-portfolio';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';
import { genderWords } from './words.ts';

const rows = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(3, minmax(0, 1fr))]' },
  columnGap: '6',
  rowGap: '6',
  _print: { gridTemplateColumns: '[repeat(6, minmax(0, 1fr))]', rowGap: '2' },
});
// A word too wide for one of two columns spans both.
const row = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  minWidth: '0',
  '&[data-wide]': { gridColumn: { base: '[1 / -1]', md: 'auto' }, _print: { gridColumn: 'auto' } },
});
const label = css({ textStyle: 'label', color: 'fg.muted' });
const value = css({ fontWeight: 'bold', fontStretch: '[108%]', overflowWrap: 'anywhere' });

/** Letters that a column of the narrowest phone has room for. */
const WIDEST_WORD = 13;

const isWide = (text: string): boolean => text.split(/[\s-]+/u).some(({ length }) => length > WIDEST_WORD);

interface Row {
  readonly label: string;
  readonly value: string;
  /** True if it is in the athlete's own words, and so in their language. */
  readonly written?: boolean;
}

const rowsOf = ({ nickname, height, weight, hometown, gender, jerseyNumber }: GeneralPublicView): readonly Row[] =>
  [
    { label: m.general_nickname_label(), value: nickname, written: true },
    { label: m.general_height_label(), value: height ? m.general_height_value_both({ ...height }) : '' },
    { label: m.general_weight_label(), value: weight ? m.general_weight_value_both({ ...weight }) : '' },
    { label: m.general_hometown_label(), value: hometown, written: true },
    { label: m.general_gender_label(), value: gender === '' ? '' : genderWords[gender]() },
    { label: m.general_jersey_number_label(), value: String(jerseyNumber ?? '') },
  ].filter((each) => each.value !== '');

/** The full name is on the card, and so is where the athlete lives. */
export const GeneralView = ({ content }: ViewProps<GeneralPublicView>) => {
  const lang = useWrittenLanguage();
  return (
    <dl className={rows}>
      {rowsOf(content).map((each) => (
        <div key={each.label} className={row} data-wide={isWide(each.value) ? '' : undefined}>
          <dt className={label}>{each.label}</dt>
          <dd className={value} lang={each.written ? lang : undefined}>
            {each.value}
          </dd>
        </div>
      ))}
    </dl>
  );
};
