import type { Language } from '@palmares/domain/kernel';
import { buttonClass, heading, Logo, SkipLink, text } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { languages, languageTag } from '../i18n/language.ts';
import { m } from '../paraglide/messages.js';
import { ThemeLoader } from '../theme/theme-loader.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { groupNames } from './group-names.ts';

const frame = css({ maxWidth: 'wide', mx: 'auto', px: { base: '4', md: '8' }, paddingBlock: '6' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBlockEnd: '8' });
const brand = css({ marginInlineEnd: 'auto' });
const lead = css({ marginBlockStart: '3' });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', marginBlockEnd: '8' });

/** Like a group, identified by the last segment of its address. */
const messages = 'messages';

interface GalleryPageProps {
  readonly language: Language;
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of the developer's pages. */
export const GalleryPage = ({ language, title, children }: GalleryPageProps) => {
  return (
    <div className={frame}>
      <SkipLink>{m.skip_to_content()}</SkipLink>
      <header className={head}>
        <span className={brand}>
          <Logo size={20} label={m.app_name()} />
        </span>
        {languages
          .filter((each) => each !== language)
          .map((other) => (
            <a
              key={other}
              href={`/_ui/${other}`}
              hrefLang={languageTag(other)}
              lang={languageTag(other)}
              className={buttonClass({ size: 'sm', variant: 'ghost' })}
            >
              {m.language_name({}, { locale: other })}
            </a>
          ))}
        <ThemeToggle />
      </header>
      <nav aria-label={m.gallery_groups_label()}>
        <ul className={list}>
          {groupNames.map((name) => (
            <li key={name}>
              <Link
                to="/_ui/$lang/$group"
                params={{ lang: language, group: name }}
                className={buttonClass({ size: 'sm', variant: 'outline' })}
              >
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to="/_ui/$lang/messages"
              params={{ lang: language }}
              className={buttonClass({ size: 'sm', variant: 'outline' })}
            >
              {messages}
            </Link>
          </li>
        </ul>
      </nav>
      <main id="main" tabIndex={-1}>
        <h1 className={heading({ size: 'lg' })}>{title}</h1>
        {children}
      </main>
      <ThemeLoader />
    </div>
  );
};

export const GalleryHome = ({ language }: { readonly language: Language }) => (
  <GalleryPage language={language} title={m.gallery_title()}>
    <p className={cx(text({ tone: 'muted' }), lead)}>{m.gallery_lead()}</p>
  </GalleryPage>
);
