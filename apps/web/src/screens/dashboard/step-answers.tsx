import { CircleCheck } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';

const said = css({
  display: 'flex',
  gap: '2',
  color: 'success.text',
  lineHeight: 'snug',
  animation: '[rise {durations.panel} {easings.standard}]',
  '& > svg': { flexShrink: '0' },
});

const more = css({ color: 'fg.muted', lineHeight: 'snug' });

/**
 * Says what a scout now sees of the last finished step, and how many more are finished, which the list of steps names.
 * Screen readers announce it.
 */
export const StepAnswers = ({ sentences }: { readonly sentences: readonly string[] }) => {
  const last = sentences.at(-1);
  return (
    <div role="status">
      {last === undefined ? null : (
        <p key={last} className={said}>
          <CircleCheck aria-hidden size={20} />
          {last}
        </p>
      )}
      {sentences.length > 1 ? (
        <p className={more}>{m.dashboard_answers_more({ count: sentences.length - 1 })}</p>
      ) : null}
    </div>
  );
};
