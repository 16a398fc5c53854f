import { Button, RankList, text, useHydrated } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { instructions } from './instructions.ts';
import type { Question } from './questions.ts';
import { rankWords } from './rank-words.ts';
import { testLayout } from './test-layout.ts';
import { useArrangement } from './use-arrangement.ts';
import { useQuestion } from './use-question.ts';

// On a phone the seven statements fill the screen, and its first line names the top.
const hint = cx(text({ tone: 'muted' }), css({ display: { base: 'none', md: 'block' } }));

interface MaskRankingProps {
  readonly attemptId: string;
  readonly question: Extract<Question, { part: 'masks' }>;
  readonly title: ReactNode;
  /** The earlier answer; undefined without one. */
  readonly given: readonly string[] | undefined;
  readonly back: ReactNode;
  /** True if statements are tapped in order until all have a place. */
  readonly tapping: boolean;
  readonly onTapping: (isTapping: boolean) => void;
  readonly onRank: (ranking: readonly string[]) => void;
}

export const MaskRanking = ({
  attemptId,
  question,
  title,
  given,
  back,
  tapping,
  onTapping,
  onRank,
}: MaskRankingProps) => {
  const shown = question.choices.map(({ id }) => id);
  const { order, placed, arrange } = useArrangement({ attemptId, item: question.id, given, shown });
  const hydrated = useHydrated();
  const [isAsking, setAsking] = useState(false);
  const { Question, ask } = useQuestion();
  const isRanked = placed === order.length;
  const isTapped = tapping && !isRanked;
  const next = () => {
    if (isRanked) return onRank(order);
    setAsking(true);
    // If the dialog cannot load, accept the order without asking.
    ask(() => onRank(order));
  };
  return (
    <div className={testLayout.question}>
      {title}
      <p className={hint}>{instructions.masks()}</p>
      <RankList
        // The device knows an earlier order only once the page is hydrated.
        key={String(hydrated)}
        label={question.stem}
        items={question.choices}
        order={order}
        onOrder={arrange}
        placed={placed}
        startsTapping={isTapped}
        onTapping={onTapping}
        most={m.identity_rank_most()}
        least={m.identity_rank_least()}
        words={rankWords(question.choices)}
      />
      <div className={testLayout.steps}>
        {back}
        {isTapped ? (
          <p className={testLayout.placed}>{m.identity_rank_placed({ placed, total: order.length })}</p>
        ) : null}
        <Button variant={isRanked ? 'solid' : 'outline'} onClick={next}>
          {m.identity_test_next()}
        </Button>
      </div>
      {Question ? (
        <Question
          open={isAsking}
          onOpenChange={setAsking}
          tone="cautious"
          title={m.identity_rank_untouched_title()}
          description={
            placed === 0
              ? m.identity_rank_untouched_text()
              : m.identity_rank_partial_text({ placed, total: order.length })
          }
          confirmLabel={m.identity_rank_untouched_keep()}
          cancelLabel={m.identity_rank_untouched_back()}
          onConfirm={() => onRank(order)}
        />
      ) : null}
    </div>
  );
};
