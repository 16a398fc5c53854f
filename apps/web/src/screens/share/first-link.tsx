import { Button, heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useLayoutEffect, useRef } from 'react';
import { beginAt } from '../../browser/begin-at.ts';
import { PodiumDrawing } from '../../drawings/podium.tsx';
import { m } from '../../paraglide/messages.js';
import { OwnCard } from '../../shared-portfolio/own-card.tsx';
import type { ShareData } from './share-data.ts';
import { shareLayout } from './share-layout.ts';

const stage = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 24rem]' },
  gap: { base: '6', lg: '12' },
  alignItems: 'center',
});
const words = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '4',
});
const card = css({ animation: '[rise {durations.panel} {easings.standard}]' });
const action = css({ alignSelf: 'stretch', marginBlockStart: '2' });

interface FirstLinkProps {
  readonly card: ShareData['card'];
  readonly onWrite: () => void;
}

/** Shown once, when an athlete has made their first link: what it opens. */
export const FirstLink = ({ card: own, onWrite }: FirstLinkProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => beginAt(title.current), []);
  return (
    <div className={stage}>
      <div className={words}>
        <PodiumDrawing size={160} />
        <h2 ref={title} className={heading({ size: 'page' })}>
          {m.share_celebration_title()}
        </h2>
        <p className={text({ tone: 'muted' })}>{m.share_celebration_text()}</p>
        <div data-thumb className={`${shareLayout.thumb} ${action}`}>
          <Button size="lg" width="full" onClick={onWrite}>
            {m.share_next_message()}
          </Button>
        </div>
      </div>
      {own ? (
        <div className={card}>
          <OwnCard asSeen {...own} />
        </div>
      ) : null}
    </div>
  );
};
