import { ArrowLeft, Button, Plus, Section, Steps } from '@palmares/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { toTop } from '../../browser/begin-at.ts';
import { m } from '../../paraglide/messages.js';
import { EmptyPortfolio } from './empty-portfolio.tsx';
import { EndedLinks } from './ended-links.tsx';
import { FirstLink } from './first-link.tsx';
import { FirstSteps } from './first-steps.tsx';
import { lastPublished, rememberPublished } from './last-publish-token.ts';
import { LinkList } from './link-list.tsx';
import { MessagePart } from './message-part.tsx';
import { NewLinkSheet } from './new-link-sheet.tsx';
import { PartsNote } from './parts-note.tsx';
import type { FreshLink, ShareData } from './share-data.ts';
import { shareLayout } from './share-layout.ts';
import { type Step, stepsInWords } from './steps.ts';

interface ShareFlowProps {
  readonly data: ShareData;
}

/** Shows the three steps if there is no link; otherwise the list, with the message to one person beside it. */
export const ShareFlow = ({ data }: ShareFlowProps) => {
  const { linkCount, endedCount, mayOpenAllParts: isAdult } = data;
  const [step, setStep] = useState<Step>('links');
  const [chosen, setChosen] = useState<string>();
  const [fresh, setFresh] = useState<FreshLink>();
  const [celebrates, setCelebrates] = useState(false);
  const [isMaking, setMaking] = useState(false);
  /** Each opening of the form begins with an empty one. */
  const [opened, setOpened] = useState(0);
  useEffect(() => setChosen(lastPublished()), []);
  const { data: link } = trpc.sharing.link.useQuery({ linkId: chosen ?? null }, { placeholderData: keepPreviousData });

  const write = (linkId: string) => {
    setChosen(linkId);
    setStep('message');
    toTop();
  };
  const list = () => {
    setStep('links');
    toTop();
  };
  const published = (made: FreshLink) => {
    rememberPublished(made);
    setChosen(made.linkId);
    setFresh(made);
  };

  if (celebrates && fresh)
    return (
      <FirstLink
        card={data.card}
        link={fresh}
        onWrite={() => {
          setCelebrates(false);
          write(fresh.linkId);
        }}
      />
    );
  if (linkCount === 0)
    return (
      <FirstSteps
        data={data}
        onPublished={(made) => {
          published(made);
          // Athletes with only closed links have seen the first-run steps.
          if (endedCount === 0) setCelebrates(true);
          else write(made.linkId);
        }}
      />
    );
  const make = () => {
    setOpened(opened + 1);
    // The message that follows the newest link must not take the focus from the form.
    setStep('links');
    setMaking(true);
  };
  const isWriting = step !== 'links';
  const newLink = (
    <Button width="full" onClick={make}>
      <Plus aria-hidden size={20} />
      {m.share_new_link()}
    </Button>
  );
  return (
    <>
      {data.hasIntroduction ? null : <EmptyPortfolio />}
      <PartsNote parts={data.mayOpenParts} />
      {isWriting ? (
        <div className={shareLayout.onPhone}>
          <Button variant="ghost" size="sm" onClick={list}>
            <ArrowLeft aria-hidden size={20} />
            {m.share_back_to_links()}
          </Button>
          <Steps
            {...stepsInWords()}
            current={step === 'send' ? 2 : 1}
            onReturn={(index) => (index === 0 ? list() : setStep('message'))}
          />
        </div>
      ) : null}
      <div className={shareLayout.listAndMessage}>
        <div className={isWriting ? shareLayout.laterOnPhone : shareLayout.part}>
          <Section id="links" title={m.share_links_title()} aside={<div className={shareLayout.wide}>{newLink}</div>}>
            <LinkList data={data} onWrite={write} current={link?.linkId} />
            <EndedLinks count={endedCount} />
            <div data-thumb className={`${shareLayout.thumb} ${shareLayout.onPhone}`}>
              {newLink}
            </div>
          </Section>
        </div>
        <div className={shareLayout.aside}>
          {link ? (
            <MessagePart key={link.linkId} data={data} link={link} fresh={fresh} step={step} onStep={setStep} />
          ) : null}
        </div>
      </div>
      <NewLinkSheet
        key={opened}
        open={isMaking}
        onOpenChange={setMaking}
        isAdult={isAdult}
        hasAccountPasscode={data.hasAccountPasscode}
        onPublished={published}
        onWrite={() => {
          setMaking(false);
          if (fresh) write(fresh.linkId);
        }}
      />
    </>
  );
};
