import type { ResultTies } from '@palmares/domain/identity';
import type { Gender } from '@palmares/domain/sections';
import { ArrowLeft, Button, Card, heading, Page, Printer, textLink, wholeWords } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { CoachingSheet } from '../../api/identity/coaching-sheet.ts';
import { ColorDrawing } from '../../drawings/colors/color-drawing.tsx';
import { GritDrawing } from '../../drawings/grit.tsx';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { styleAddresses } from '../../sections/identity/addresses.ts';
import { breakableName, colorWords, maskName, partWords, styleWords, tieWords } from '../../sections/identity/words.ts';

const SIGN = 64;

const notPrinted = css({ _print: { display: 'none' } });
const bar = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '4' });
const page = css({ _print: { padding: '0', gap: '4', maxWidth: 'full' } });
const head = css({ display: 'flex', flexDirection: 'column', gap: '3', _print: { gap: '1' } });
const lead = css({ color: 'fg.muted', maxWidth: 'prose' });
/** Two columns on a sheet of paper. */
const sheet = css({ display: 'flex', flexDirection: 'column', gap: '10', _print: { gap: '4' } });
const part = css({ borderBlockStart: 'line', paddingBlockStart: '6', _print: { paddingBlockStart: '2' } });
/** On a wide screen the drawing has a margin of its own. */
const margin = css({
  display: 'grid',
  gridTemplateColumns: { base: '[7rem minmax(0, 1fr)]', lg: '[11rem minmax(0, 1fr)]' },
  alignItems: { base: 'center', lg: 'start' },
  columnGap: { base: '4', lg: '12' },
  rowGap: '6',
  '& > svg': { gridRow: { lg: '[1 / span 2]' }, width: 'full', height: 'auto' },
  '& > :last-child': { gridColumn: { base: '[1 / -1]', lg: '[2]' } },
  _print: {
    gridTemplateColumns: '[4rem minmax(0, 1fr)]',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    '& > svg': { gridRow: 'auto' },
    '& > :last-child': { gridColumn: '[1 / -1]' },
  },
});
const halves = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '12',
  rowGap: '8',
  _print: { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', columnGap: '6', rowGap: '3' },
});
/** It comes first, and can be read beside the ice or the pool. */
const first = css({ display: 'flex', flexDirection: 'column', gap: '4', _print: { paddingBlock: '2', gap: '1' } });
const three = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
  columnGap: '8',
  rowGap: '4',
  _print: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]', columnGap: '4' },
});
const topic = css({ textStyle: 'label', color: 'fg.muted' });
const advice = css({ textStyle: 'lead', fontWeight: 'bold', _print: { fontSize: '[inherit]', lineHeight: 'snug' } });
const quiet = css({ color: 'fg.muted' });
/** The shorter parts. */
const others = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 18rem), 1fr))]',
  columnGap: '12',
  rowGap: '8',
  _print: { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', columnGap: '6', rowGap: '3' },
});
/** Four of them make two rows of two. */
const two = css({ gridTemplateColumns: { lg: '[repeat(2, minmax(0, 1fr))]' } });
const group = css({ display: 'flex', flexDirection: 'column', gap: '3', breakInside: 'avoid', _print: { gap: '1' } });
const small = css({ fontWeight: 'bold', lineHeight: 'snug' });
/** A drawing in the margin of what it stands for. */
const signed = css({
  display: 'grid',
  gridTemplateColumns: '[4rem minmax(0, 1fr)]',
  columnGap: '4',
  '& > svg': { width: 'full', height: 'auto' },
  _print: { gridTemplateColumns: '[2.5rem minmax(0, 1fr)]', columnGap: '3' },
});
const lines = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingInlineStart: '4',
  listStyle: 'disc',
  _print: { gap: '0', paddingInlineStart: '6', lineHeight: '[1.35]' },
});

interface CoachingScreenProps {
  readonly sheet: CoachingSheet & { readonly ties: ResultTies };
  /** In whose events the athlete competes, for French names of masks; null while unknown. */
  readonly gender: Gender | null;
  /** The athlete's. */
  readonly name: string;
}

/** One printed sheet that tells coaches how to work with this athlete. */
export const CoachingScreen = ({ sheet: { mask, color, styles, grit, ties }, gender, name }: CoachingScreenProps) => (
  <Page width="wide" className={page}>
    <div className={cx(bar, notPrinted)}>
      <Link to="/$lang/app/identity/results" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
        <ArrowLeft aria-hidden size={20} />
        {m.results_title()}
      </Link>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden size={20} />
        {m.coaching_print()}
      </Button>
    </div>
    <header className={head}>
      <h1 className={heading({ size: 'page' })}>{wholeWords(m.coaching_heading({ name }))}</h1>
      <p className={lead}>
        {m.coaching_lead()}{' '}
        <ReadingLink inline to="blog/importance-of-identity#for-coaches" words={m.reading_identity_for_coaches} />
      </p>
    </header>
    <div className={sheet}>
      {mask ? <First mask={mask} /> : null}
      {mask ? (
        <Part
          title={m.coaching_part({ part: m.results_radar_axis(), name: breakableName(maskName(mask.mask, gender)) })}
          drawing={<MaskDrawing name={mask.mask} size={160} />}
          note={ties.mask ? tieWords(ties.mask, (each) => maskName(each, gender)) : undefined}
        >
          <Group title={m.explore_motivate()} of={mask.motivate.slice(1)} />
          <Group title={m.explore_interact()} of={mask.interact.slice(1)} />
          <Group title={m.explore_overwhelmed()} of={mask.overwhelmed.slice(1)} />
          <Group title={m.explore_carried_away()} of={mask.carriedAway} />
        </Part>
      ) : null}
      <div className={cx(part, others, [color, ...(styles ?? []), grit].filter(Boolean).length === 4 && two)}>
        {color ? (
          <Group
            level="h2"
            drawing={<ColorDrawing name={color.color} size={SIGN} />}
            title={m.coaching_part({ part: m.identity_colors_column(), name: colorWords[color.color]() })}
            of={color.coaching}
            note={ties.color ? tieWords(ties.color, (each) => colorWords[each]()) : undefined}
          />
        ) : null}
        {styles?.map(({ style, coaching }, index) => (
          <Group
            key={style}
            level="h2"
            drawing={<LearningStyleDrawing name={styleAddresses[style]} size={SIGN} />}
            title={m.coaching_part({ part: m.coaching_style(), name: styleWords[style]() })}
            of={coaching}
            note={ties.style && index === 0 ? tieWords(ties.style, (each) => styleWords[each]()) : undefined}
          />
        ))}
        {grit ? <Group level="h2" drawing={<GritDrawing size={SIGN} />} title={partWords.grit()} of={grit} /> : null}
      </div>
    </div>
  </Page>
);

interface FirstProps {
  readonly mask: NonNullable<CoachingSheet['mask']>;
}

/** The first line on each question that a coach has before the first practice. The lists below have the others. */
const First = ({ mask: { motivate, interact, overwhelmed } }: FirstProps) => {
  const id = useId();
  const topics = [
    { title: m.explore_motivate(), line: motivate[0] },
    { title: m.explore_interact(), line: interact[0] },
    { title: m.explore_overwhelmed(), line: overwhelmed[0] },
  ];
  return (
    <Card className={first} role="region" aria-labelledby={id}>
      <h2 id={id} className={heading({ size: 'sm' })}>
        {m.coaching_remember()}
      </h2>
      <div className={three}>
        {topics.map(({ title, line }) => (
          <div key={title}>
            <h3 className={topic}>{title}</h3>
            <p className={advice}>{line}</p>
          </div>
        ))}
      </div>
    </Card>
  );
};

interface PartProps {
  readonly title: string;
  readonly drawing: ReactNode;
  /** Names the traits that are tied with this one. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

const Part = ({ title, drawing, note, children }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(part, margin)}>
      {drawing}
      <div>
        <h2 id={id} className={heading({ size: 'md' })}>
          {title}
        </h2>
        {note === undefined ? null : <p className={quiet}>{note}</p>}
      </div>
      <div className={halves}>{children}</div>
    </section>
  );
};

interface GroupProps {
  readonly title: string;
  readonly of: readonly string[];
  readonly level?: 'h2' | 'h3';
  readonly note?: string | undefined;
  /** In the margin. */
  readonly drawing?: ReactNode;
}

const Group = ({ title, of, level: Title = 'h3', note, drawing }: GroupProps) => {
  const words = (
    <div className={group}>
      <Title className={small}>{title}</Title>
      {note === undefined ? null : <p className={quiet}>{note}</p>}
      <ul className={lines}>
        {of.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
  if (drawing === undefined) return words;
  return (
    <div className={signed}>
      {drawing}
      {words}
    </div>
  );
};
