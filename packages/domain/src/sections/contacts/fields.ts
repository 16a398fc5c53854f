import { z } from 'zod/mini';
import { optionalEmail } from '../../kernel/email.ts';
import { absentOr, issue } from '../../kernel/field-errors.ts';
import { phone } from '../../kernel/phone.ts';
import { line, lineLimits } from '../../kernel/text.ts';
import { itemId } from '../kit/item-commands.ts';

export const contactsLimits = { contacts: 10, text: lineLimits } as const;

/** `own`: how to reach the athlete; `reference`: somebody who vouches for them. */
export const contactRoles = ['own', 'coach', 'reference'] as const;
export type ContactRole = (typeof contactRoles)[number];

const optional = line(lineLimits);

export const contact = z
  .object({
    id: itemId,
    role: z.enum(contactRoles, { error: absentOr('choice_invalid') }),
    /** Blank for the athlete's own contact. */
    name: optional,
    /** The person's relation to the athlete, such as head coach. */
    relation: optional,
    /** A team or a school. */
    organization: optional,
    /** Ten digits, with `;ext=` and an extension if there is one, or blank. */
    phone,
    email: optionalEmail,
    /** True if a reference agreed to be named; false in every other role. */
    permission: z.boolean({ error: absentOr('choice_invalid') }),
  })
  .check(
    z.overwrite((given) =>
      given.role === 'own'
        ? { ...given, name: '', relation: '', organization: '', permission: false }
        : { ...given, permission: given.role === 'reference' && given.permission },
    ),
    ({ value, issues }) => {
      const { role, name, phone, email, permission } = value;
      if (role !== 'own' && name === '') issues.push(issue('required', name, { path: ['name'] }));
      if (phone === '' && email === '') issues.push(issue('phone_or_email_required', phone, { path: ['phone'] }));
      if (role === 'reference' && !permission)
        issues.push(issue('permission_required', permission, { path: ['permission'] }));
    },
  );

export type Contact = z.infer<typeof contact>;
