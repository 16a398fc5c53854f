import { Field, Input } from '@palmares/ui';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { FoldedLinkOptions, LinkOptions, type LinkOptionsProps } from './link-options.tsx';

export const LABEL_LENGTH = 80;

interface LinkFieldsProps extends LinkOptionsProps {
  /** True if what is proposed is folded, as for a new link. */
  readonly folded?: boolean;
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
