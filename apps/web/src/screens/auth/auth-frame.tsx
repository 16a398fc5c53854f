import { Check, Page } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';

const columns = css({
  display: 'grid',
  gridTemplateColumns: { lg: '[minmax(0, 30rem) minmax(0, 1fr)]' },
  gap: { base: '12', lg: '24' },
  alignItems: 'stretch',
});
const form = css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0', maxWidth: { lg: 'form' } });
const aside = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: '6',
  minWidth: '0',
  paddingBlockStart: { base: '8', lg: '0' },
  borderBlockStart: { base: 'line', lg: 'none' },
});
const motto = css({ textStyle: 'title', maxWidth: '[22ch]' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const fact = css({ display: 'flex', gap: '3', color: 'fg.muted', '& svg': { flexShrink: '0', color: 'accent.text' } });

const facts = [m.auth_aside_free, m.auth_aside_private, m.auth_aside_saved];

/** What is asked on one side, what the account is for on the other; on a phone the form comes first. */
export const AuthFrame = ({ children }: { readonly children: ReactNode }) => (
  <Page width="wide">
    <div className={columns}>
      <div className={form}>{children}</div>
      <aside className={aside}>
        <p className={motto}>{m.auth_aside_title()}</p>
        <ul className={list}>
          {facts.map((words) => (
            <li key={words()} className={fact}>
              <Check aria-hidden size={22} />
              {words()}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  </Page>
);
