import { heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { beginAt } from '../../browser/begin-at.ts';
import { PodiumDrawing } from '../../drawings/podium.tsx';
import { OwnCard } from '../../shared-portfolio/own-card.tsx';
import type { ShareData } from './share-data.ts';
import { shareLayout } from './share-layout.ts';

const stage = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 24rem]' },
  gap: { base: '6', lg: '12' },
  alignItems: 'center',
});
const words = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', minWidth: '0' });
// A short screen has room for the words and the button only.
const podium = css({ '@media (max-height: 40rem)': { display: 'none' } });
const card = css({ animation: '[rise {durations.panel} {easings.standard}]' });
const next = css({ alignSelf: 'stretch', marginBlockStart: '2' });

interface CardMomentProps {
  readonly level: 'h1' | 'h2';
  readonly title: string;
  readonly lead: string;
  /** Null until the portfolio has started. */
  readonly card: ShareData['card'];
  /** The only button. */
  readonly action: ReactNode;
  /** True to keep the button above the bar of a phone. */
  readonly sticks?: boolean;
  readonly children: ReactNode;
}

/** A first time worth a podium: the words beside the athlete's own card, as scouts will see it. */
export const CardMoment = (props: CardMomentProps) => {
  const { level: Title, title, lead, card: own, action, sticks = false, children } = props;
  const begin = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => beginAt(begin.current), []);
  return (
    <div className={stage}>
      <div className={words}>
        <PodiumDrawing size={112} className={podium} />
        <Title ref={begin} className={heading({ size: 'page' })}>
          {title}
        </Title>
        <p className={text({ tone: 'muted' })}>{lead}</p>
        {children}
        <div data-thumb={sticks || undefined} className={sticks ? `${shareLayout.thumb} ${next}` : next}>
          {action}
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
