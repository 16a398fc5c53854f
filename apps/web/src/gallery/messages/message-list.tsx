import type { Language } from '@palmares/domain/kernel';
import { heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useId } from 'react';
import { languages, languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { catalogueOfMessages, errorWordings, validationWordings, type Wording } from './catalogue-of-messages.ts';

const lead = css({ marginBlockStart: '3' });
const section = css({ marginBlockStart: '10' });
const list = css({ marginBlockStart: '4' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[1fr]', lg: '[1fr 1fr 1fr]' },
  columnGap: '6',
  rowGap: '2',
  paddingBlock: '4',
  borderBlockEnd: 'line',
});
const asked = css({ minWidth: '0', overflowWrap: 'anywhere' });
const key = css({ color: 'fg.muted', fontFamily: '[ui-monospace, monospace]' });
const said = css({ minWidth: '0', overflowWrap: 'anywhere' });

/** The specification's wording beside the product's, in both languages. */
export const MessageList = ({ language }: { readonly language: Language }) => {
  const inLanguage = { locale: language };
  return (
    <>
      <p className={`${lead} ${text({ tone: 'muted' })}`}>{m.gallery_messages_lead({}, inLanguage)}</p>
      <Messages title={m.gallery_messages_validation({}, inLanguage)} wordings={validationWordings} />
      <Messages title={m.gallery_messages_errors({}, inLanguage)} wordings={errorWordings} />
    </>
  );
};

const Messages = ({ title, wordings }: { readonly title: string; readonly wordings: readonly Wording[] }) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={section}>
      <h2 id={titleId} className={heading({ size: 'md' })}>
        {title}
      </h2>
      <dl className={list}>
        {wordings.map((wording) => (
          <Message key={wording} wording={wording} />
        ))}
      </dl>
    </section>
  );
};

const Message = ({ wording }: { readonly wording: Wording }) => {
  const message = catalogueOfMessages[wording];
  return (
    <div className={row}>
      <dt className={asked} lang="en">
        {wording}
        <br />
        <code className={key}>{message.key}</code>
      </dt>
      {languages.map((language) => (
        <dd key={language} lang={languageTag(language)} className={said}>
          {message.words(language)}
        </dd>
      ))}
    </div>
  );
};
