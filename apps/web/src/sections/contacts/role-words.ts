import type { ContactRole } from '@palmares/domain/sections';
import { m } from '../../paraglide/messages.js';

export const roleWords: Readonly<Record<ContactRole, () => string>> = {
  own: m.contact_role_own,
  coach: m.contact_role_coach,
  reference: m.contact_role_reference,
};
