import type { Parts } from '@palmares/domain/shared-portfolio';
import { Field, Fold, Folds, NativeSelect } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { stack } from '@palmares/ui/styled-system/patterns';
import { m } from '../../paraglide/messages.js';
import { optionsSummary } from './options-summary.ts';
import { PartsField } from './parts-field.tsx';
import { days, isPeriod, type Period, periodWords } from './period.ts';
import { useLinkParts } from './use-link-parts.ts';

const title = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', lineHeight: 'snug' });
const name = css({ fontWeight: 'bold' });
const summary = css({ color: 'fg.muted' });

export interface LinkFieldsValue {
  readonly label: string;
  readonly period: Period;
  readonly parts: Parts;
}

export interface LinkOptionsProps {
  readonly value: LinkFieldsValue;
  readonly onChange: (change: Partial<LinkFieldsValue>) => void;
  /** The end that a link has already, in words. */
  readonly until?: string | undefined;
  readonly isAdult: boolean;
  readonly problemOf: (field: 'label' | 'days') => string | undefined;
}

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
  return (
    <Folds>
      <Fold
        heldOpen={problemOf('days') !== undefined}
        title={
          <span className={title}>
            <span className={name}>{m.share_options_title()}</span>
            {optionsSummary({ period: value.period, filled, isOn }).map((line) => (
              <span key={line} className={summary}>
                {line}
              </span>
            ))}
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
