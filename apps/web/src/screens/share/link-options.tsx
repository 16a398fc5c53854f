import { Field, Fold, Folds, NativeSelect } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { stack } from '@palmares/ui/styled-system/patterns';
import { m } from '../../paraglide/messages.js';
import type { LinkFieldsProps } from './link-fields.tsx';
import { partNames } from './part-words.ts';
import { PartsField } from './parts-field.tsx';
import { days, isPeriod, periodWords } from './period.ts';
import { useLinkParts } from './use-link-parts.ts';

const title = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', lineHeight: 'snug' });
const name = css({ fontWeight: 'bold' });
const summary = css({ color: 'fg.muted' });

type LinkOptionsProps = Pick<LinkFieldsProps, 'value' | 'onChange' | 'until' | 'isAdult' | 'problemOf'>;

/** Asks how long a link works and which parts it shows. */
export const LinkOptions = ({ value, onChange, until, isAdult, problemOf }: LinkOptionsProps) => (
  <>
    <Field label={m.share_expiry_label()} error={problemOf('days')}>
      <NativeSelect
        name="expiry"
        value={value.period}
        onChange={({ currentTarget }) => {
          if (isPeriod(currentTarget.value)) onChange({ period: currentTarget.value });
        }}
      >
        {until === undefined ? null : <option value="kept">{until}</option>}
        <option value="always">{periodWords('always')}</option>
        {days.map((period) => (
          <option key={period} value={period}>
            {periodWords(period)}
          </option>
        ))}
      </NativeSelect>
    </Field>
    <PartsField value={value.parts} onChange={(parts) => onChange({ parts })} isAdult={isAdult} />
  </>
);

/** Folds the options below a summary of them, because most links are made as proposed. */
export const FoldedLinkOptions = (props: Omit<LinkOptionsProps, 'until'>) => {
  const { value, isAdult, problemOf } = props;
  const { filled, isOn } = useLinkParts(value.parts, isAdult);
  const on = filled.filter(isOn);
  const off = filled.filter((part) => !isOn(part));
  return (
    <Folds>
      <Fold
        heldOpen={problemOf('days') !== undefined}
        title={
          <span className={title}>
            <span className={name}>{m.share_options_title()}</span>
            {on.length === 0 ? null : (
              <span className={summary}>{m.share_options_shows({ parts: partNames(on) })}</span>
            )}
            {off.length === 0 ? null : (
              <span className={summary}>{m.share_options_hides({ parts: partNames(off) })}</span>
            )}
            {value.period === 'kept' ? null : <span className={summary}>{periodWords(value.period)}</span>}
          </span>
        }
      >
        <div className={stack({ gap: '6', color: 'fg' })}>
          <LinkOptions {...props} />
        </div>
      </Fold>
    </Folds>
  );
};
