import { Button, Logo, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { inLanguage, languages, languageTag } from '../i18n/language.ts';
import { RenderedOnce } from '../islands/rendered-once.tsx';
import { resetCookieNotice } from '../notices/cookie-consent.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { siteLinks } from './site-links.ts';

const band = css({ borderBlockStart: 'line', _print: { display: 'none' } });
const inside = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(5, auto)]' },
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '6',
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlock: { base: '10', md: '16' },
});
/** Has no box of its own, so that its groups are items of the grid. */
const asOne = css({ display: 'contents' });
const wholeLine = css({ gridColumn: { base: '[1 / -1]', lg: 'auto' } });
/** Two groups below each other on a phone, and beside each other where there is room. */
const secondColumn = css({ display: { base: 'flex', lg: 'contents' }, flexDirection: 'column', gap: '8' });
const brand = css({ display: 'flex', flexDirection: { lg: 'column' }, gap: '4' });
/** The languages and the notice of cookies share a line on a phone. */
const inLine = css({ '& > ul': { flexDirection: { base: 'row', lg: 'column' }, flexWrap: 'wrap', columnGap: '6' } });
const quiet = css({ color: 'fg.muted' });
const label = css({ textStyle: 'label', color: 'fg.muted', paddingBlockEnd: '2' });
const list = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', listStyle: 'none' });
const link = cx(textLink({ standing: 'alone' }), css({ overflowWrap: 'anywhere' }));
const current = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'control', color: 'fg.muted' });
/** Without a script there is no cookie notice to show again. */
const scripted = css({ paddingBlockStart: '2', '@media (scripting: none)': { display: 'none' } });

const parts = [
  { hash: 'the-vision', words: m.navigation_vision },
  { hash: 'tools', words: m.navigation_tools },
  { hash: 'go-pro', words: m.navigation_go_pro },
];

interface SiteFooterProps {
  readonly signedIn: boolean;
}

interface GroupProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const Group = ({ title, className, children }: GroupProps) => (
  <div className={className}>
    <h2 className={label}>{title}</h2>
    <ul className={list}>{children}</ul>
  </div>
);

const LanguageLinks = () => {
  const here = useLocation({ select: (location) => location.href });
  return languages.map((language) => (
    <li key={language} lang={languageTag(language)}>
      {language === getLocale() ? (
        <span aria-current="true" className={current}>
          {m.language_name()}
        </span>
      ) : (
        <a href={inLanguage(language, here)} hrefLang={languageTag(language)} className={link}>
          {m.language_name({}, { locale: language })}
        </a>
      )}
    </li>
  ));
};

const Addresses = ({ of: links }: { readonly of: (typeof siteLinks)['help'] }) =>
  links.map(({ words, address }) => (
    <li key={address()}>
      <a href={address()} className={link}>
        {words()}
      </a>
    </li>
  ));

/** The part that all pages share: everything except the address of this page in the other language. */
const SiteMap = ({ signedIn }: SiteFooterProps) => {
  const params = { lang: getLocale() };
  return (
    <>
      <div className={cx(wholeLine, brand)}>
        <Logo size={20} />
        <p className={quiet}>{m.footer_copyright()}</p>
      </div>
      <nav id="site-map" aria-label={m.footer_label()}>
        <Group title={m.footer_navigation_label()}>
          <li>
            <Link to="/$lang" params={params} className={link}>
              {m.navigation_home()}
            </Link>
          </li>
          {parts.map(({ hash, words }) => (
            <li key={hash}>
              <Link to="/$lang" params={params} hash={hash} className={link}>
                {words()}
              </Link>
            </li>
          ))}
          <Addresses of={siteLinks.explore} />
        </Group>
      </nav>
      <div className={secondColumn}>
        <Group title={m.footer_account_label()}>
          {signedIn ? (
            <li>
              <Link to="/$lang/app/dashboard" params={params} className={link}>
                {m.navigation_dashboard()}
              </Link>
            </li>
          ) : (
            <>
              <li>
                <Link to="/$lang/auth" params={params} className={link}>
                  {m.navigation_log_in()}
                </Link>
              </li>
              <li>
                <Link to="/$lang/auth/sign-up" params={params} className={link}>
                  {m.navigation_sign_up()}
                </Link>
              </li>
            </>
          )}
        </Group>
        <Group title={m.footer_help_label()}>
          <Addresses of={siteLinks.help} />
          <Addresses of={siteLinks.legal} />
        </Group>
      </div>
    </>
  );
};

/** The footer of public pages: links to each of them. */
export const SiteFooter = ({ signedIn }: SiteFooterProps) => (
  <footer className={band}>
    <div className={inside}>
      <RenderedOnce name={signedIn ? 'footer with the dashboard' : 'footer with ways in'} className={asOne}>
        <SiteMap signedIn={signedIn} />
      </RenderedOnce>
      <Group title={m.footer_language_label()} className={cx(wholeLine, inLine)}>
        <LanguageLinks />
        <li className={scripted}>
          <Button variant="outline" size="sm" onClick={resetCookieNotice}>
            {m.cookie_notice_reset()}
          </Button>
        </li>
      </Group>
    </div>
  </footer>
);
