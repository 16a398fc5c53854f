import { identityParts } from '@palmares/domain/sections';
import { AnswerTiles, heading, RankList, TestProgress, Timer } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { partWords } from '../../sections/identity/words.ts';
import { Column } from '../column.tsx';
import type { Exhibit, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const wide = css({ width: 'full' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6' });

const Ranking = ({ language }: ExhibitProps) => {
  const w = words[language];
  const items = w.statements.map(([id, text]) => ({ id, text }));
  const [order, setOrder] = useState<readonly string[]>(items.map(({ id }) => id));
  const textOf = (id: string) => items.find((item) => item.id === id)?.text ?? '';
  return (
    <Column>
      <RankList
        label={w.situation}
        items={items}
        order={order}
        onOrder={setOrder}
        most={w.most}
        least={w.least}
        words={w.rank(textOf, items.length)}
      />
    </Column>
  );
};

const Tiles = ({ language }: ExhibitProps) => {
  const w = words[language];
  const [value, setValue] = useState<string | null>(null);
  const choices = w.choices.map(([id, text]) => ({ id, text }));
  const legend = <h3 className={heading({ size: 'sm' })}>{w.question}</h3>;
  return (
    <>
      <Column>
        <AnswerTiles
          legend={legend}
          name="unanswered"
          choices={choices}
          value={value}
          onChoose={setValue}
          keysHint={w.keys}
        />
      </Column>
      <Column>
        <AnswerTiles legend={legend} name="answered" choices={choices} value="b" onChoose={() => {}} />
      </Column>
      <Column>
        <AnswerTiles
          isShort
          legend={<h3 className={heading({ size: 'sm' })}>{w.statement}</h3>}
          name="short"
          choices={w.points.map((text) => ({ id: text, text }))}
          value={null}
          onChoose={() => {}}
        />
      </Column>
    </>
  );
};

const totals = { masks: 7, colors: 32, learningStyles: 15, grit: 10 };

const Progress = ({ language }: ExhibitProps) => {
  const w = words[language];
  const partsAt = (answers: number) =>
    identityParts.map((part, at) => {
      const before = identityParts.slice(0, at).reduce((sum, earlier) => sum + totals[earlier], 0);
      const total = totals[part];
      return { name: partWords[part](), answered: Math.min(Math.max(answers - before, 0), total), total };
    });
  return (
    <>
      <div className={wide}>
        <TestProgress label={w.progress} parts={partsAt(0)} current={0} />
      </div>
      <div className={wide}>
        <TestProgress label={w.progress} parts={partsAt(43)} current={2} amount={w.amount} />
      </div>
      <div className={wide}>
        <TestProgress label={w.progress} parts={partsAt(64)} current={3} amount={w.amount} />
      </div>
    </>
  );
};

const Timers = ({ language }: ExhibitProps) => {
  const w = words[language];
  return (
    <div className={row}>
      <Timer label={w.timer} leftMs={25 * 60_000} />
      <Timer label={w.timer} leftMs={5 * 60_000} soon={w.soon} />
      <Timer label={w.timer} leftMs={41_000} />
      <Timer label={w.timer} leftMs={0} />
    </div>
  );
};

export const testExhibits: readonly Exhibit[] = [
  { name: 'RankList', Component: Ranking },
  { name: 'AnswerTiles', Component: Tiles },
  { name: 'TestProgress', Component: Progress },
  { name: 'Timer', Component: Timers },
];
