import { Button, Logo, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { languages, languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { LaterPart } from '../later-part.server.tsx';
import { useVisit } from '../visit.ts';
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
  paddingBlock: { base: '8', md: '16' },
});
const wholeLine = css({ gridColumn: { base: '[1 / -1]', lg: 'auto' } });
/** Two groups below each other on a phone, and beside each other where there is room. */
const secondColumn = css({ display: { base: 'flex', lg: 'contents' }, flexDirection: 'column', gap: '6' });
const brand = css({ display: 'flex', flexDirection: { lg: 'column' }, gap: '4' });
/** The languages and the notice of cookies share a line on a phone. */
const inLine = css({ '& > ul': { flexDirection: { base: 'row', lg: 'column' }, flexWrap: 'wrap', columnGap: '6' } });
const quiet = css({ color: 'fg.muted' });
const label = css({ textStyle: 'label', color: 'fg.muted', paddingBlockEnd: '2' });
const list = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', listStyle: 'none' });
/** Words that wrap stay apart from the next link. */
const link = cx(
  textLink({ standing: 'alone' }),
  css({ overflowWrap: 'anywhere', lineHeight: 'snug', paddingBlock: '2' }),
);
const current = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'control', color: 'fg.muted' });
const lastLine = css({ paddingBlockStart: '2' });

const parts = [
  { hash: 'the-vision', words: m.navigation_vision },
  { hash: 'tools', words: m.navigation_tools },
  { hash: 'go-pro', words: m.navigation_go_pro },
];

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
  const { hereIn } = useVisit();
  return languages.map((language) => (
    <li key={language} lang={languageTag(language)}>
      {language === getLocale() ? (
        <span aria-current="true" className={current}>
          {m.language_name()}
        </span>
      ) : (
        <a href={hereIn(language)} hrefLang={languageTag(language)} className={link}>
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

const Account = () => {
  const { signedIn } = useVisit();
  const home = `/${getLocale()}`;
  return signedIn ? (
    <li>
      <a href={`${home}/app/dashboard`} className={link}>
        {m.navigation_dashboard()}
      </a>
    </li>
  ) : (
    <>
      <li>
        <a href={`${home}/auth`} className={link}>
          {m.navigation_log_in()}
        </a>
      </li>
      <li>
        <a href={`${home}/auth/sign-up`} className={link}>
          {m.navigation_sign_up()}
        </a>
      </li>
    </>
  );
};

/** The footer of public pages: links to each of them. */
export const SiteFooter = () => {
  const home = `/${getLocale()}`;
  return (
    <footer className={band}>
      <div className={inside}>
        <div className={cx(wholeLine, brand)}>
          <Logo size={20} />
          <p className={quiet}>{m.footer_copyright()}</p>
        </div>
        <nav id="site-map" aria-label={m.footer_label()}>
          <Group title={m.footer_navigation_label()}>
            <li>
              <a href={home} className={link}>
                {m.navigation_home()}
              </a>
            </li>
            {parts.map(({ hash, words }) => (
              <li key={hash}>
                <a href={`${home}#${hash}`} className={link}>
                  {words()}
                </a>
              </li>
            ))}
            <Addresses of={siteLinks.explore} />
          </Group>
        </nav>
        <div className={secondColumn}>
          <Group title={m.footer_account_label()}>
            <Account />
          </Group>
          <Group title={m.footer_help_label()}>
            <Addresses of={siteLinks.help} />
            <Addresses of={siteLinks.legal} />
          </Group>
        </div>
        <Group title={m.footer_language_label()} className={cx(wholeLine, inLine)}>
          <LanguageLinks />
          <LaterPart>
            <li className={lastLine}>
              <Button variant="outline" size="sm" data-cookie-reset>
                {m.cookie_notice_reset()}
              </Button>
            </li>
          </LaterPart>
        </Group>
      </div>
    </footer>
  );
};
