import type { Parts } from '@palmares/domain/shared-portfolio';
import { Field, Input, NativeSelect } from '@palmares/ui';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { PartsField } from './parts-field.tsx';
import { days, isPeriod, type Period } from './period.ts';

export const LABEL_LENGTH = 80;

export interface LinkFieldsValue {
  readonly label: string;
  readonly period: Period;
  readonly parts: Parts;
}

interface LinkFieldsProps {
  readonly value: LinkFieldsValue;
  readonly onChange: (change: Partial<LinkFieldsValue>) => void;
  /** The end that a link has already, in words. */
  readonly until?: string | undefined;
  readonly isAdult: boolean;
  readonly problemOf: (field: 'label' | 'days') => string | undefined;
  /** Fields after the name. */
  readonly children?: ReactNode;
}

/** The fields of a new link, which can also be changed later. */
export const LinkFields = ({ value, onChange, until, isAdult, problemOf, children }: LinkFieldsProps) => (
  <>
    <Field
      label={m.share_label_label()}
      hint={m.who_sees_label()}
      optional={m.share_optional()}
      error={problemOf('label')}
    >
      <Input
        name="label"
        maxLength={LABEL_LENGTH}
        autoComplete="off"
        value={value.label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
    </Field>
    {children}
    <Field label={m.share_expiry_label()} error={problemOf('days')}>
      <NativeSelect
        name="expiry"
        value={value.period}
        onChange={({ currentTarget }) => {
          if (isPeriod(currentTarget.value)) onChange({ period: currentTarget.value });
        }}
      >
        {until === undefined ? null : <option value="kept">{until}</option>}
        <option value="always">{m.share_expiry_never()}</option>
        {days.map((period) => (
          <option key={period} value={period}>
            {m.share_expiry_days({ days: period })}
          </option>
        ))}
      </NativeSelect>
    </Field>
    <PartsField value={value.parts} onChange={(parts) => onChange({ parts })} isAdult={isAdult} />
  </>
);
