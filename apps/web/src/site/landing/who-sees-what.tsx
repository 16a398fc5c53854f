import { css } from '@palmares/ui/styled-system/css';
import { supportAddress } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';
import { Chapter } from '../chapter.tsx';

const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 4fr) minmax(0, 7fr)]' },
  columnGap: '16',
  rowGap: '1',
  paddingBlock: '4',
  borderBlockStart: 'line',
});
const asked = css({ fontWeight: 'bold' });
const answer = css({ maxWidth: 'prose' });

const answers = [
  { of: m.landing_trust_building, says: m.landing_trust_building_text },
  { of: m.landing_trust_reader, says: m.landing_trust_reader_text },
  { of: m.landing_trust_everyone, says: m.landing_trust_everyone_text },
  { of: m.landing_trust_closing, says: m.landing_trust_closing_text },
  { of: m.landing_trust_age, says: m.landing_trust_age_text },
  { of: m.landing_trust_minors, says: m.landing_trust_minors_text },
  { of: m.landing_trust_site, says: m.landing_trust_site_text },
  { of: m.landing_trust_leaving, says: () => m.landing_trust_leaving_text({ email: supportAddress }) },
];

/** Answers the first questions of a parent or a coach. */
export const WhoSeesWhat = () => (
  <Chapter id="who-sees-what" label={m.landing_trust_above()} title={m.landing_trust_title()}>
    <dl className={list}>
      {answers.map(({ of, says }) => (
        <div key={of()} className={row}>
          <dt className={asked}>{of()}</dt>
          <dd className={answer}>{says()}</dd>
        </div>
      ))}
    </dl>
  </Chapter>
);
