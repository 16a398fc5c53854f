import { text, textLink } from '@palmares/ui';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { PlaceLink } from '../dashboard/place-link.tsx';
import { missingFacts } from './missing-facts.ts';
import type { ShareData } from './share-data.ts';

/** Says, before a first link, what coaches look for first and the portfolio lacks. */
export const MissingFactsNote = ({ data }: { readonly data: ShareData }) => {
  const missing = missingFacts(data);
  const list = new Intl.ListFormat(languageTag(getLocale())).formatToParts(missing.map(({ words }) => words()));
  return missing.length === 0 ? null : (
    <p className={text({ tone: 'muted' })}>
      {m.share_missing_lead()}{' '}
      {list.map(({ value }) => {
        const fact = missing.find(({ words }) => words() === value);
        return fact ? (
          <PlaceLink key={value} place={fact.place} className={textLink()}>
            {value}
          </PlaceLink>
        ) : (
          value
        );
      })}
      .
    </p>
  );
};
