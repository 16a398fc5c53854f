import type { Language } from '@palmares/domain/kernel';
import { ArrowRight, Logo } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Fragment } from 'react';
import { languagesFrom, languageTag } from '../../i18n/language.ts';
import { LanguageLink } from '../../i18n/language-link.tsx';
import { useVisit } from '../../page/visit.ts';
import { m } from '../../paraglide/messages.js';

const page = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 5fr) minmax(0, 7fr)]' },
  gridTemplateRows: { base: '[1fr auto]', lg: '[minmax(0, 1fr)]' },
  minHeight: 'screen',
});
// The podium touches the panel's bottom edge.
const floor = css({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: { lg: 'center' },
  px: { base: '4', sm: '6', lg: '12' },
  paddingBlockStart: { base: '8', lg: '16' },
  overflow: 'clip',
  bg: 'surface',
  borderBlockEnd: { base: 'line', lg: 'none' },
  borderInlineEnd: { lg: 'line' },
});
const mark = css({
  display: 'block',
  width: { base: '[clamp(6rem, 24vh, 14rem)]', lg: '[min(100%, 30rem, 70vh)]' },
  height: '[auto]',
  color: 'fg',
  // Offsets the drawing's own margin, so that it touches the edge.
  translate: '[0 6.25%]',
});
const wordmark = css({ display: 'block', width: '[min(100%, 31.5rem)]', height: '[auto]', color: 'fg' });
const choice = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: { lg: 'center' },
  gap: { base: '8', lg: '12' },
  width: 'full',
  maxWidth: '[{sizes.content}]',
  px: { base: '4', sm: '6', lg: '16' },
  paddingBlock: { base: '8', lg: '16' },
});
const question = css({ display: 'flex', flexDirection: 'column', color: 'fg.muted', marginBlockStart: '6' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none' });
const card = css.raw({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  alignItems: 'center',
  columnGap: '6',
  padding: { base: '4', sm: '6' },
  border: 'strong',
  borderRadius: 'card',
  color: 'fg',
  textDecoration: 'none',
  transitionProperty: '[background-color, border-color]',
  transitionDuration: 'control',
  transitionTimingFunction: 'standard',
  _hover: { bg: 'surface', borderColor: 'fg' },
  '& svg': { transitionProperty: '[translate]', transitionDuration: 'control', transitionTimingFunction: 'standard' },
  '&:hover svg': { translate: '[0.25rem 0]' },
});
const preselected = css.raw({
  bg: 'accent.solid',
  color: 'accent.fg',
  borderColor: 'accent.line',
  _hover: { bg: 'accent.hover', borderColor: 'accent.line' },
  '@media (forced-colors: active)': { border: '[3px solid Highlight]' },
});
const name = css({ textStyle: 'title', display: 'block' });
const lead = css({ display: 'block', marginBlockStart: '1', maxWidth: 'prose', textWrap: 'balance' });

interface LanguageChoiceScreenProps {
  /** The browser's language if supported: suggested, never chosen automatically. */
  readonly preferred: Language | undefined;
}

/** The first page for a visitor without a language: both languages say what the product is. */
export const LanguageChoiceScreen = ({ preferred }: LanguageChoiceScreenProps) => {
  const { here } = useVisit();
  const proposed = languagesFrom(preferred);
  return (
    <main id="main" className={page} data-language-choice>
      <div className={floor}>
        <Logo shape="mark" size={480} className={mark} />
      </div>
      <div className={choice}>
        <header>
          <h1>
            <Logo shape="name" size={80} label={m.app_name()} className={wordmark} />
          </h1>
          <p className={question}>
            {proposed.map((language) => (
              <Fragment key={language}>
                <span lang={languageTag(language)}>{m.language_choice_title({}, { locale: language })}</span>{' '}
              </Fragment>
            ))}
          </p>
        </header>
        <ul className={list}>
          {proposed.map((language) => (
            <li key={language}>
              <LanguageLink
                language={language}
                address={here}
                className={language === preferred ? css(card, preselected) : css(card)}
              >
                <span>
                  <span className={name}>{m.language_name({}, { locale: language })}</span>{' '}
                  <span className={lead}>{m.language_choice_lead({}, { locale: language })}</span>
                </span>
                <ArrowRight aria-hidden size={24} />
              </LanguageLink>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
};
