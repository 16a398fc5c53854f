import { type MetricDraft, metricFigure } from '@palmares/domain/sections';
import { Button, SpokenAfterTyping } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { figureText, metricReadings } from './metric-choices.ts';

// The note keeps its place while it is empty, so that the field has one width.
const row = css({ display: 'flex', alignItems: 'center', gap: '3', '& > :first-child': { flex: '1', minWidth: '0' } });
const note = css({
  flex: 'none',
  width: { base: '[7.5rem]', sm: '[10rem]' },
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  lineHeight: 'snug',
});
const question = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' });

interface FigureNoteProps {
  readonly metric: MetricDraft;
  /** Replaces the text by one with a single reading. */
  readonly choose: (text: string) => void;
  /** The field. */
  readonly children: ReactNode;
}

/** Shows beside the field the value that was read, and below it a question if there are two readings. */
export const FigureNote = ({ metric, choose, children }: FigureNoteProps) => {
  const language = getLocale();
  const [first, second] = metricReadings(metric).map((value) => metricFigure({ ...metric, value }, language));
  const isShown = first === undefined || second !== undefined || first === figureText(metric).trim();
  const read = isShown ? '' : m.metric_read({ figure: first });
  const asked = first === undefined || second === undefined ? '' : m.metric_unclear_question({ first, second });
  return (
    <>
      <div className={row}>
        {children}
        <span className={note}>{read}</span>
      </div>
      {first === undefined || second === undefined ? null : (
        <div className={question}>
          <span>{asked}</span>
          {[first, second].map((figure) => (
            <Button key={figure} variant="outline" size="sm" onClick={() => choose(figure)}>
              {figure}
            </Button>
          ))}
        </div>
      )}
      <SpokenAfterTyping>{asked || read}</SpokenAfterTyping>
    </>
  );
};
