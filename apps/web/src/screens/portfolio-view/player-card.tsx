import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { initialsOf } from './initials.ts';
import { Jersey } from './jersey.tsx';

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  overflow: 'clip',
  breakInside: 'avoid',
});
const face = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]' },
  alignItems: 'end',
  columnGap: '8',
  rowGap: '6',
  padding: { base: '6', md: '12' },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: { base: '6', md: '8' }, minWidth: '0' });
const kickerLine = css({ textStyle: 'label', color: 'accent.text' });
const name = css({ textStyle: 'display', overflowWrap: 'break-word', hyphens: 'auto' });
const firstLine = css({ display: 'block', fontWeight: 'light' });
const lastLine = css({ display: 'block' });
const greeting = css({ textStyle: 'title' });
const greetingLine = css({ display: 'block', _empty: { display: 'none' } });
const description = css({ textStyle: 'lead', color: 'fg.muted', maxWidth: '[44ch]' });
const drawing = css({ order: { base: '-1', md: '0' }, lineHeight: 'tight' });

const strip = css({ display: { base: 'block', md: 'flex' }, borderBlockStart: 'line' });
const season = css({
  display: 'flex',
  alignItems: 'center',
  bg: 'accent.solid',
  color: 'accent.fg',
  paddingBlock: '4',
  paddingInline: { base: '6', md: '12' },
  textStyle: 'number',
  fontSize: 'title',
  whiteSpace: 'nowrap',
});
const list = css({
  display: { base: 'grid', md: 'flex' },
  gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
  flex: '[1 1 auto]',
  minWidth: '0',
});
const fact = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  flex: '[1 1 0]',
  minWidth: '0',
  paddingBlock: '4',
  paddingInline: '6',
  borderBlockEnd: { base: 'line', md: 'none' },
  borderInlineEnd: { md: 'line' },
  _last: { border: 'none' },
});
const factLabel = css({ textStyle: 'label', color: 'fg.muted' });
const factValue = css({ fontWeight: 'bold', fontStretch: '[108%]', overflowWrap: 'anywhere', hyphens: 'auto' });

interface PlayerCardProps {
  readonly firstName: string;
  readonly lastName: string;
  /** A short line over the name: the sport. */
  readonly kicker?: string | undefined;
  readonly greeting: readonly string[];
  readonly description?: string | undefined;
  /** What opens the line of facts: the season that they are of. */
  readonly season?: string | undefined;
  readonly facts: readonly Fact[];
  /** Without one, a jersey with the athlete's letters. */
  readonly picture?: ReactNode;
  /** The name is the main heading of a portfolio; on a page with a heading of its own it is a lower one. */
  readonly level?: 'h1' | 'h2' | 'h3';
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The first screen: who, what, where; all of the facts in one line, as on television. */
export const PlayerCard = ({
  firstName,
  lastName,
  kicker,
  greeting: greetings,
  description: about,
  season: seasonLabel,
  facts,
  picture = <Jersey initials={initialsOf(firstName, lastName)} />,
  level: Name = 'h1',
}: PlayerCardProps) => (
  <header className={card}>
    <div className={face}>
      <div className={words}>
        {kicker ? <p className={kickerLine}>{kicker}</p> : null}
        <Name className={name}>
          <span className={firstLine}>{firstName}</span> <span className={lastLine}>{lastName}</span>
        </Name>
        <p className={greeting}>
          {greetings.map((line) => (
            <span key={line} className={greetingLine}>
              {line}{' '}
            </span>
          ))}
        </p>
        {about ? <p className={description}>{about}</p> : null}
      </div>
      <div className={drawing}>{picture}</div>
    </div>
    {facts.length === 0 ? null : (
      <div className={strip}>
        {seasonLabel ? <p className={season}>{seasonLabel}</p> : null}
        <FactList facts={facts} />
      </div>
    )}
  </header>
);

const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl aria-label={m.portfolio_facts_label()} className={list}>
    {facts.map(({ label, value }) => (
      <div key={label} className={fact}>
        <dt className={factLabel}>{label}</dt>
        <dd className={factValue}>{value}</dd>
      </div>
    ))}
  </dl>
);
