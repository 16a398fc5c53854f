import { textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { NewTabLink } from './new-tab-link.tsx';

const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' });

const documents = [
  { path: 'terms-of-use', words: m.footer_terms },
  { path: 'privacy', words: m.footer_privacy },
];

/** In a tab of their own, so that a form keeps what was typed. */
export const LegalLinks = () => (
  <span className={links}>
    {documents.map(({ path, words }) => (
      <NewTabLink key={path} href={`/${getLocale()}/${path}`} className={textLink({ standing: 'alone' })}>
        {words()}
      </NewTabLink>
    ))}
  </span>
);
