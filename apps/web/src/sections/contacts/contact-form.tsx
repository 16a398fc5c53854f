import type { DraftContent } from '@palmares/domain/portfolio';
import { contactRoles } from '@palmares/domain/sections';
import { Checkbox, SegmentedControl } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import type { Asked, ControlProps } from '../kit/asked.ts';
import { AskedFields } from '../kit/asked-fields.tsx';
import type { ItemFormProps } from '../kit/item-kind.ts';
import { PhoneField } from './phone-field.tsx';
import { roleWords } from './role-words.ts';

export type ContactDraft = DraftContent<'contacts'>['contacts'][number];

const quiet = css({ color: 'fg.muted' });

const personAsked: Asked<Pick<ContactDraft, 'name' | 'relation' | 'organization'>> = {
  name: { label: m.contact_name_label, hint: m.contact_name_hint },
  relation: { label: m.contact_relation_label, hint: m.contact_relation_hint, optional: true },
  organization: { label: m.contact_organization_label, hint: m.contact_organization_hint, optional: true },
};

const RoleField = ({ value, choose }: ControlProps<ContactDraft['role']>) => (
  <SegmentedControl
    items={contactRoles.map((role) => ({ value: role, label: roleWords[role]() }))}
    value={value === '' ? null : value}
    onValueChange={choose}
  />
);

const roleAsked: Asked<Pick<ContactDraft, 'role'>> = {
  role: { label: m.contact_role_label, hint: m.contact_role_hint, Control: RoleField, blank: '' },
};

const detailsAsked: Asked<Pick<ContactDraft, 'phone' | 'email'>> = {
  phone: { label: m.contact_phone_label, hint: m.contact_phone_hint, Control: PhoneField, blank: '' },
  email: {
    label: m.contact_email_label,
    hint: m.contact_email_hint,
    input: { type: 'email', inputMode: 'email' },
  },
};

/** Asks who it is first: only another person has a name to give, and only a reference has to have agreed. */
export const ContactForm = ({ item, edit, errorOf, leave }: ItemFormProps<ContactDraft>) => {
  const wiring = {
    values: item,
    edit: (change: (now: ContactDraft) => Partial<ContactDraft>) => edit((now) => ({ ...now, ...change(now) })),
    errorOf,
    leave,
  };
  return (
    <>
      <AskedFields {...wiring} asked={roleAsked} />
      {item.role === 'own' ? null : <AskedFields {...wiring} asked={personAsked} />}
      <AskedFields {...wiring} asked={detailsAsked} />
      {item.role === 'reference' ? (
        <Checkbox
          name="permission"
          label={m.contact_permission_label()}
          hint={m.contact_permission_hint()}
          checked={item.permission === true}
          onCheckedChange={(permission) => edit((now) => ({ ...now, permission }))}
          error={errorOf('permission')}
        />
      ) : null}
      {item.role === 'own' ? null : <p className={quiet}>{m.contact_forget_note()}</p>}
    </>
  );
};
