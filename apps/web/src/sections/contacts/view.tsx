import type { ContactsPublicView, PublicContact } from '@palmares/domain/shared-portfolio';
import { breakable, separated, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { emailLink, phoneLink } from '../../browser/contact-links.ts';
import { m } from '../../paraglide/messages.js';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '12',
  rowGap: '8',
  _print: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]', columnGap: '6', rowGap: '2' },
});
const person = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  minWidth: '0',
  breakInside: 'avoid',
  '& > a': { overflowWrap: 'anywhere' },
  _print: { gap: '0', '& > a': { minHeight: '0' } },
});
const role = css({ textStyle: 'label', color: 'fg.muted' });
const name = css({ fontWeight: 'bold', overflowWrap: 'anywhere' });
const detail = css({ color: 'fg.muted', overflowWrap: 'anywhere' });

const roleWords = {
  own: m.portfolio_contact_own,
  coach: m.contact_role_coach,
  reference: m.contact_role_reference,
};

/** Says only that there are references if contacts are closed to the reader. */
export const ContactsView = ({ content }: ViewProps<ContactsPublicView>) =>
  content.isOpen ? (
    <ul className={list}>
      {content.contacts.map((contact) => (
        <Person key={contact.id} contact={contact} />
      ))}
    </ul>
  ) : (
    <p>{m.portfolio_contacts_on_request()}</p>
  );

const Person = ({ contact }: { readonly contact: PublicContact }) => {
  const lang = useWrittenLanguage();
  const { phone, email } = contact;
  const about = separated([contact.relation, contact.organization]);
  return (
    <li className={person}>
      <span className={role}>{roleWords[contact.role]()}</span>
      {contact.name === '' ? null : (
        <span translate="no" className={name}>
          {contact.name}
        </span>
      )}
      {about === '' ? null : (
        <span className={detail} lang={lang}>
          {about}
        </span>
      )}
      {phone === '' ? null : (
        <a href={phoneLink(phone)} className={textLink({ standing: 'alone' })}>
          {phone}
        </a>
      )}
      {email === '' ? null : (
        <a href={emailLink(email)} className={textLink({ standing: 'alone' })}>
          {/* A span, because the link would otherwise lay out each part as an item. */}
          <span>{breakable(email)}</span>
        </a>
      )}
    </li>
  );
};
