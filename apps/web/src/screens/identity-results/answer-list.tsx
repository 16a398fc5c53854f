import { css } from '@palmares/ui/styled-system/css';

const group = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  color: 'fg',
  fontWeight: 'bold',
  '& > :last-child': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});
const list = css({ listStyle: 'none' });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingBlock: '2',
  borderBlockStart: 'line',
  lineHeight: 'snug',
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });
const answer = css({ color: 'fg' });
const value = css({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: '0',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export interface CountedAnswer {
  readonly id: string;
  /** The situation, above the answer to it. */
  readonly stem?: string;
  readonly text: string;
  /** The points that it counted for, one entry per line. */
  readonly value?: readonly string[];
}

interface AnswerListProps {
  /** The trait that the answers count for. */
  readonly title?: string;
  readonly total?: string;
  readonly answers: readonly CountedAnswer[];
}

export const AnswerList = ({ title, total, answers }: AnswerListProps) => (
  <div className={group}>
    {title === undefined ? null : (
      <h4 className={head}>
        <span>{title}</span>
        <span>{total}</span>
      </h4>
    )}
    <ul className={list}>
      {answers.map(({ id, stem, text, value: counted }) => (
        <li key={id} className={row}>
          <span className={words}>
            {stem === undefined ? null : <span>{stem}</span>}
            <span className={answer}>{text}</span>
          </span>
          {counted === undefined ? null : (
            <span className={value}>
              {counted.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
);
