import { heading, StatusDot, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { MaskDrawing, type MaskDrawingName } from '../../drawings/masks/mask-drawing.tsx';
import { readerDrawings } from '../../drawings/readers.tsx';
import { ReadingLink } from '../../page/reading-link.tsx';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';
import { landingNote } from '../../who-sees/who-sees.ts';
import { Chapter } from '../chapter.tsx';
import { FillingCard } from './filling-card.tsx';

const row = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingBlock: '4',
  borderBlockStart: 'line',
  _last: { paddingBlockEnd: '0' },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  '& > svg': { flexShrink: '0' },
});
const says = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const signs = css({ display: 'flex', flexWrap: 'wrap', gap: { base: '1', sm: '3' } });

const masks: readonly MaskDrawingName[] = ['soldier', 'maven', 'engineer', 'captain', 'player', 'strategist', 'driven'];

interface ProofProps {
  readonly title: string;
  /** Shown beside the title. */
  readonly sign?: ReactNode;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

const Proof = ({ title, sign, text: words, children }: ProofProps) => (
  <div className={row}>
    <div className={head}>
      <h3 className={heading({ size: 'md' })}>{title}</h3>
      {sign}
    </div>
    <div className={says}>
      <p className={text()}>{words}</p>
      {children}
    </div>
  </div>
);

/** Three reasons to trust it, each with its sign. */
export const Tools = () => (
  <Chapter id="tools" label={m.navigation_tools()} title={m.landing_tools_title()} wideOnly picture={<FillingCard />}>
    <div>
      <Proof
        title={m.landing_writing_title()}
        sign={<readerDrawings.athlete size={48} />}
        text={m.landing_writing_text()}
      >
        <StatusDot tone="warning">{m.save_short_offline()}</StatusDot>
      </Proof>
      <Proof title={m.landing_trust_title()} sign={<readerDrawings.coach size={48} />} text={m.landing_trust_text()}>
        <StatusDot tone="success">
          {landingNote()}{' '}
          <a href={`${siteAddress('pricing')}#parents`} className={textLink()}>
            {m.pricing_parents_label()}
          </a>
        </StatusDot>
      </Proof>
      <Proof
        title={m.landing_identity_title()}
        text={
          <>
            {m.landing_identity_text()}{' '}
            <ReadingLink inline to="blog/importance-of-identity" words={m.reading_identity} />
          </>
        }
      >
        <div aria-hidden className={signs}>
          {masks.map((name) => (
            <MaskDrawing key={name} name={name} size={36} />
          ))}
        </div>
      </Proof>
    </div>
  </Chapter>
);
