import { CircleCheck } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';

const said = css({
  display: 'flex',
  gap: '2',
  color: 'success.text',
  lineHeight: 'snug',
  animation: '[rise {durations.panel} {easings.standard}]',
  '& > svg': { flexShrink: '0' },
});

/** Says what a scout now sees of the last finished step; the list names the others. Screen readers announce it. */
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
    </div>
  );
};
