import type { Parts } from '@palmares/domain/shared-portfolio';
import { Field, Fold, Folds, NativeSelect } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { stack } from '@palmares/ui/styled-system/patterns';
import { m } from '../../paraglide/messages.js';
import { PartsField } from './parts-field.tsx';
import { days, isPeriod, type Period, periodWords } from './period.ts';

const name = css({ fontWeight: 'bold' });

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

/** Folds the options, because most links are made as proposed. */
export const FoldedLinkOptions = (props: Omit<LinkOptionsProps, 'until'>) => (
  <Folds>
    <Fold
      heldOpen={props.problemOf('days') !== undefined}
      title={<span className={name}>{m.share_options_title()}</span>}
    >
      <div className={stack({ gap: '6', color: 'fg' })}>
        <LinkOptions {...props} />
      </div>
    </Fold>
  </Folds>
);
