import { Page, PageHeader, text, textLink } from '@palmares/ui';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { supportAddress, supportMail } from '../../i18n/support-address.ts';
import { NewTabLink } from '../../notices/new-tab-link.tsx';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { ContactForm, type ContactWords } from './contact-form.tsx';
import { Sent } from './sent.tsx';

/** Data of the contact page. */
export interface Contact {
  /** Its own address, to which it posts. */
  readonly address: string;
  readonly signature: string;
  readonly known: ContactWords;
  readonly answer: FormAnswer | null;
  /** The number of the message that was just sent. */
  readonly sent: string | undefined;
}

export const ContactPage = ({ address, sent, ...form }: Contact) =>
  sent === undefined ? (
    <Page width="form">
      <PageHeader
        title={m.write_us_title()}
        lead={
          <>
            {m.write_us_lead()}{' '}
            <NewTabLink href={siteAddress('faqs')} className={textLink()}>
              {m.write_us_faqs()}
            </NewTabLink>
          </>
        }
      />
      <ContactForm action={address} {...form} />
      <p className={text({ tone: 'muted' })}>
        {m.write_us_by_mail()}{' '}
        <a href={supportMail} className={textLink()}>
          {supportAddress}
        </a>
      </p>
    </Page>
  ) : (
    <Sent reference={sent} />
  );
