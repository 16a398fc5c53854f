import type { Parts } from '@palmares/domain/shared-portfolio';
import { Field, Input } from '@palmares/ui';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { FoldedLinkOptions, LinkOptions } from './link-options.tsx';
import type { Period } from './period.ts';

export const LABEL_LENGTH = 80;

export interface LinkFieldsValue {
  readonly label: string;
  readonly period: Period;
  readonly parts: Parts;
}

export interface LinkFieldsProps {
  readonly value: LinkFieldsValue;
  readonly onChange: (change: Partial<LinkFieldsValue>) => void;
  /** The end that a link has already, in words. */
  readonly until?: string | undefined;
  readonly isAdult: boolean;
  /** True if what is proposed is folded, as for a new link. */
  readonly folded?: boolean;
  readonly problemOf: (field: 'label' | 'days') => string | undefined;
  /** Fields after the name. */
  readonly children?: ReactNode;
}

/** The fields of a new link, which can also be changed later. */
export const LinkFields = ({ folded = false, children, ...options }: LinkFieldsProps) => {
  const { value, onChange, problemOf } = options;
  return (
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
      {folded ? <FoldedLinkOptions {...options} /> : <LinkOptions {...options} />}
    </>
  );
};
