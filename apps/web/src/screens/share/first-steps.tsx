import { Section, Steps } from '@palmares/ui';
import { useState } from 'react';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { EmptyPortfolio } from './empty-portfolio.tsx';
import { EndedLinks } from './ended-links.tsx';
import { MessagePreview } from './message-preview.tsx';
import { messageTemplate } from './message-template.ts';
import { MissingFactsNote } from './missing-facts-note.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import type { FreshLink, ShareData } from './share-data.ts';
import { shareLayout } from './share-layout.ts';
import { stepsInWords } from './steps.ts';

interface FirstStepsProps {
  readonly data: ShareData;
  readonly onPublished: (link: FreshLink) => void;
}

/** Shown before there is a link: the steps, and the message that the link will be part of. */
export const FirstSteps = ({ data, onPublished }: FirstStepsProps) => {
  const { sender, email, hasIntroduction, mayOpenAllParts, hasAccountPasscode, endedCount } = data;
  const [label, setLabel] = useState('');
  const message = messageTemplate({ sender, email, label, url: '', protected: true, language: getLocale() });
  return (
    <>
      {hasIntroduction ? null : <EmptyPortfolio />}
      <Steps {...stepsInWords()} current={0} />
      <div className={shareLayout.columns}>
        <Section title={m.share_first_title()}>
          <MissingFactsNote data={data} />
          <NewLinkForm
            isAdult={mayOpenAllParts}
            hasAccountPasscode={hasAccountPasscode}
            onPublished={onPublished}
            onLabelChange={setLabel}
          />
          <ReadingLink newTab to="blog/five-steps-to-a-recruiters-attention" words={m.reading_five_steps} />
          <EndedLinks count={endedCount} />
        </Section>
        <div className={`${shareLayout.aside} ${shareLayout.laterOnPhone}`}>
          <Section title={m.share_next_preview()}>
            <MessagePreview to={label} message={message} />
          </Section>
        </div>
      </div>
    </>
  );
};
