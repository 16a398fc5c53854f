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

/** One sentence per finished step about what a scout now sees, announced by screen readers. */
export const StepAnswers = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <div role="status">
    {sentences.map((sentence) => (
      <p key={sentence} className={said}>
        <CircleCheck aria-hidden size={20} />
        {sentence}
      </p>
    ))}
  </div>
);
