import { breakable, Page, PageHeader, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { supportAddress, supportMail } from '../../i18n/support-address.ts';
import { NewTabLink } from '../../notices/new-tab-link.tsx';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { AskedOften } from './asked-often.tsx';
import { ContactForm, type ContactWords } from './contact-form.tsx';
import { Sent } from './sent.tsx';

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 30rem) minmax(0, 1fr)]' },
  columnGap: { lg: '16', xl: '24' },
  alignItems: 'center',
});
const writing = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  width: 'full',
  maxWidth: 'form',
  mx: { base: 'auto', lg: '0' },
});

/** Data of the contact page. */
export interface Contact {
  /** Its own address, to which it posts. */
  readonly address: string;
  readonly signature: string;
  readonly known: ContactWords;
  readonly answer: FormAnswer | null;
  /** The number of the message that was just sent. */
  readonly sent: string | undefined;
  /** Days for which a message is kept. */
  readonly keptDays: number;
}

export const ContactPage = ({ address, sent, keptDays, ...form }: Contact) =>
  sent === undefined ? (
    <Page width="wide">
      <div className={columns}>
        <div className={writing}>
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
            {m.write_us_kept({ days: keptDays })} {m.write_us_by_mail()}{' '}
            <a href={supportMail} className={textLink()}>
              {breakable(supportAddress)}
            </a>
          </p>
        </div>
        <AskedOften />
      </div>
    </Page>
  ) : (
    <Sent reference={sent} />
  );
