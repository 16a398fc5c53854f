import { heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { CoachingNote, CoachingTopic } from '../api/identity/coaching-notes.ts';
import { m } from '../paraglide/messages.js';

const part = css({ display: 'flex', flexDirection: 'column', gap: '4', breakInside: 'avoid', _print: { gap: '1' } });
const notes = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '12',
  rowGap: '6',
  _print: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]', columnGap: '6', rowGap: '2' },
});
const note = css({ display: 'flex', flexDirection: 'column', gap: '1', breakInside: 'avoid' });
const topic = css({ fontWeight: 'bold' });
const line = css({ maxWidth: 'prose' });

const topicWords: Readonly<Record<CoachingTopic, () => string>> = {
  motivate: m.explore_motivate,
  interact: m.explore_interact,
  overwhelmed: m.explore_overwhelmed,
  color: m.identity_part_colors,
  style: m.coaching_style,
  grit: m.identity_part_grit,
};

interface CoachingNotesProps {
  /** The athlete's first name. */
  readonly name: string;
  readonly notes: readonly CoachingNote[];
}

/** A few notes for a coach, drawn from the Identity results. */
export const CoachingNotes = ({ name, notes: each }: CoachingNotesProps) => (
  <div className={part}>
    <h3 className={heading({ size: 'sm' })}>{m.coaching_heading({ name })}</h3>
    <dl className={notes}>
      {each.map(({ topic: about, lines }) => (
        <div key={about} className={note}>
          <dt className={topic}>{topicWords[about]()}</dt>
          {lines.map((text) => (
            <dd key={text} className={line}>
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </div>
);
