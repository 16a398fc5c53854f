import type { Introduction } from '@palmares/domain/sections/introduction/fields';
import type { SportsHistory } from '@palmares/domain/sections/sports-history/fields';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { seasonWords } from '../../shell/dates.ts';
import { initialsOf } from './initials.ts';
import { Jersey } from './jersey.tsx';
import { latestFacts } from './latest-facts.ts';

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
const kicker = css({ textStyle: 'label', color: 'accent.text' });
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
  readonly about: readonly { readonly label: string; readonly value: string }[];
  readonly introduction: Introduction;
  readonly history: SportsHistory;
}

/** The first screen: who, what, where; all of the facts in one line, as on television. */
export const PlayerCard = ({ firstName, lastName, about, introduction, history }: PlayerCardProps) => {
  const latest = latestFacts(history);
  const facts = [...about, ...(latest?.facts ?? [])];
  return (
    <header className={card}>
      <div className={face}>
        <div className={words}>
          {latest ? <p className={kicker}>{latest.headline}</p> : null}
          <h1 className={name}>
            <span className={firstLine}>{firstName}</span> <span className={lastLine}>{lastName}</span>
          </h1>
          <p className={greeting}>
            <span className={greetingLine}>{introduction.greetingsLine1}</span>{' '}
            <span className={greetingLine}>{introduction.greetingsLine2}</span>
          </p>
          {introduction.shortDesc === '' ? null : <p className={description}>{introduction.shortDesc}</p>}
        </div>
        <div className={drawing}>
          <Jersey initials={initialsOf(firstName, lastName)} />
        </div>
      </div>
      {facts.length === 0 ? null : (
        <div className={strip}>
          {latest ? <p className={season}>{m.portfolio_season_facts({ season: seasonWords(latest.year) })}</p> : null}
          <FactList facts={facts} />
        </div>
      )}
    </header>
  );
};

const FactList = ({ facts }: { readonly facts: PlayerCardProps['about'] }) => (
  <dl aria-label={m.portfolio_facts_label()} className={list}>
    {facts.map(({ label, value }) => (
      <div key={label} className={fact}>
        <dt className={factLabel}>{label}</dt>
        <dd className={factValue}>{value}</dd>
      </div>
    ))}
  </dl>
);
