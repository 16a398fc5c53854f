import { heading, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { stack } from '@palmares/ui/styled-system/patterns';
import { useId } from 'react';
import { ReadingLink } from '../../page/reading-link.tsx';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' });

const places = [
  { path: 'faqs', words: m.account_help_faqs },
  { path: 'blog', words: m.account_help_blog },
  { path: 'contact-us', words: m.footer_contact },
] as const;

/** Leads to the public pages that help, because the app has no footer. */
export const HelpLinks = () => {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={stack({ gap: '2' })}>
      <h2 id={id} className={heading({ size: 'sm' })}>
        {m.footer_help_label()}
      </h2>
      <div className={row}>
        {places.map(({ path, words }) => (
          <a key={path} href={siteAddress(path)} className={textLink({ standing: 'alone' })}>
            {words()}
          </a>
        ))}
        <ReadingLink to="faqs#download-my-data" words={m.reading_download} />
      </div>
    </nav>
  );
};
