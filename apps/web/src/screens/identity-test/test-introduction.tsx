import { Banner, Button, Clock, EyeOff, PageHeader, RefreshCw, ShieldCheck, text, WifiOff } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { ColorDrawing } from '../../drawings/colors/color-drawing.tsx';
import { GritDrawing } from '../../drawings/grit.tsx';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { partWords } from '../../sections/identity/words.ts';
import { type Part, parts } from './questions.ts';

/** The parts with their drawings: one, two or four in a row. */
const ahead = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[repeat(auto-fit, minmax(min(100%, 9.75rem), 1fr))]',
    md: '[repeat(4, minmax(0, 1fr))]',
  },
  columnGap: '4',
  rowGap: '2',
  listStyle: 'none',
});
const partAhead = css({
  display: 'flex',
  flexDirection: { md: 'column' },
  alignItems: { base: 'center', md: 'flex-start' },
  gap: '3',
  minWidth: '0',
  lineHeight: 'snug',
  '& > svg': { flexShrink: '0', width: { base: '10', md: '[4.5rem]' }, height: 'auto' },
});
const quietLine = css({ display: 'block', color: 'fg.muted' });
const signs: Readonly<Record<Part, ReactNode>> = {
  masks: <MaskDrawing name="captain" size={72} />,
  colors: <ColorDrawing name="red" size={72} />,
  learningStyles: <LearningStyleDrawing name="visual" size={72} />,
  grit: <GritDrawing size={72} />,
};
const list = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const fact = css({
  display: 'flex',
  gap: '4',
  alignItems: 'flex-start',
  '& svg': { flexShrink: '0', marginBlockStart: '1' },
});
const strong = css({ fontWeight: 'bold' });
/** Holds the button in view wherever the page is scrolled to. */
const reach = css({
  position: 'sticky',
  insetBlockEnd: '0',
  zIndex: 'sticky',
  display: 'flex',
  flexDirection: 'column',
  alignItems: { md: 'flex-start' },
  gap: '3',
  paddingBlock: '3',
  paddingBlockEnd: '[max(0.75rem, env(safe-area-inset-bottom))]',
  bg: 'canvas',
  borderBlockStart: { base: 'line', md: 'none' },
});

interface TestIntroductionProps {
  readonly minutes: number;
  /** Number of questions in each part. */
  readonly questions: Readonly<Record<Part, number>>;
  /** True if it was granted after an earlier attempt. */
  readonly isAnother: boolean;
}

/** Explains the test before the clock starts. */
export const TestIntroduction = ({ minutes, questions, isAnother }: TestIntroductionProps) => {
  const api = trpc.useUtils();
  const start = useSubmission(trpc.identity.start.useMutation());
  // A second press sends the same ids, so the attempt starts once.
  const [ids] = useState(() => ({ commandId: crypto.randomUUID(), attemptId: crypto.randomUUID() }));
  const begin = async () => {
    const sent = await start.send(ids);
    if (sent.ok) api.identity.state.setData(undefined, sent.value);
    else if (sent.problem.code !== undefined) await api.identity.state.invalidate();
  };
  const count = parts.reduce((sum, part) => sum + questions[part], 0);
  const facts = [
    {
      Icon: Clock,
      title: m.identity_test_time_title({ minutes }),
      said: isAnother ? m.identity_test_time_granted_text() : m.identity_test_time_text(),
    },
    { Icon: RefreshCw, title: m.identity_test_stay_title(), said: m.identity_test_stay_text() },
    { Icon: WifiOff, title: m.identity_test_offline_title(), said: m.identity_test_offline_text() },
    { Icon: ShieldCheck, title: m.identity_test_honest_title(), said: m.identity_test_honest_text() },
    { Icon: EyeOff, title: m.identity_test_private_title(), said: m.identity_test_private_text() },
  ];
  return (
    <>
      <PageHeader title={m.identity_test_title()} lead={m.identity_test_lead({ count })} />
      <ol className={ahead}>
        {parts.map((part) => (
          <li key={part} className={partAhead}>
            {signs[part]}
            <p>
              <strong>{part === 'learningStyles' ? m.identity_part_learning_styles_short() : partWords[part]()}</strong>
              <span className={quietLine}>{m.identity_part_questions({ count: questions[part] })}</span>
            </p>
          </li>
        ))}
      </ol>
      <ul className={list}>
        {facts.map(({ Icon, title, said }) => (
          <li key={title} className={fact}>
            <Icon aria-hidden size={22} />
            <div>
              <p className={strong}>{title}</p>
              <p className={text({ tone: 'muted' })}>{said}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={text({ tone: 'muted' })}>{m.identity_test_about()}</p>
      <div className={reach}>
        {start.problem ? (
          <Banner tone="danger" role="alert">
            {start.problem.words}
          </Banner>
        ) : null}
        <Button size="lg" loading={start.isPending} onClick={begin}>
          {m.identity_test_start()}
        </Button>
      </div>
    </>
  );
};
