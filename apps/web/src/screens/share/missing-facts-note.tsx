import { text, textLink } from '@palmares/ui';
import { Fragment } from 'react';
import { m } from '../../paraglide/messages.js';
import { PlaceLink } from '../dashboard/place-link.tsx';
import { missingFacts } from './missing-facts.ts';
import type { ShareData } from './share-data.ts';

/** Says, before a first link, what coaches look for first and the portfolio lacks. */
export const MissingFactsNote = ({ data }: { readonly data: ShareData }) => {
  const missing = missingFacts(data);
  return missing.length === 0 ? null : (
    <p className={text({ tone: 'muted' })}>
      {m.share_missing_lead()}{' '}
      {missing.map(({ words, place }, index) => (
        <Fragment key={place.section}>
          {index === 0 ? null : ', '}
          <PlaceLink place={place} className={textLink()}>
            {words()}
          </PlaceLink>
        </Fragment>
      ))}
      .
    </p>
  );
};
