import { Banner, buttonClass } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { sectionTitles } from '../../sections/titles.ts';
import { PlaceLink } from './place-link.tsx';
import { useUnsentDrafts } from './use-unsent-drafts.ts';

/** Lists the sections with drafts on this device that did not reach the account. */
export const UnsentWords = () => {
  const sections = useUnsentDrafts();
  if (sections.length === 0) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title={m.dashboard_unsent_title()}
      action={sections.map((section) => (
        <PlaceLink
          key={section}
          place={{ section }}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
          label={m.dashboard_step_link({ words: m.dashboard_step_open(), step: sectionTitles[section]() })}
        >
          {sectionTitles[section]()}
        </PlaceLink>
      ))}
    >
      {m.dashboard_unsent_text()}
    </Banner>
  );
};
