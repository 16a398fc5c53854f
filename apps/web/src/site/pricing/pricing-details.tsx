import { Accordion, text } from '@palmares/ui';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { Chapter } from '../chapter.tsx';
import { Cancelling } from './cancelling.tsx';
import { features } from './features.ts';
import { PlanTable } from './plan-table.tsx';

const questions = [
  { id: 'coaches', asks: m.pricing_question_coaches, answer: m.pricing_question_coaches_text },
  { id: 'contract', asks: m.pricing_question_contract, answer: m.pricing_question_contract_text },
  { id: 'work', asks: m.pricing_question_work, answer: m.pricing_question_work_text },
  { id: 'change', asks: m.pricing_question_change, answer: m.pricing_question_change_text },
];

/** The plan's features, how to leave it, and questions. */
export const PricingDetails = () => (
  <>
    <Chapter id="included" label={m.plan_gives_title()} title={m.pricing_features_title()}>
      <PlanTable features={features} />
    </Chapter>
    <Cancelling />
    <Chapter id="parents" label={m.pricing_parents_label()} title={m.pricing_parents_title()}>
      <p className={text({ size: 'lead' })}>{m.pricing_parents_text()}</p>
      <p className={text({ tone: 'muted' })}>{m.pricing_parents_gift()}</p>
    </Chapter>
    <Chapter id="questions" label={m.pricing_questions_label()} title={m.pricing_questions_title()}>
      <Accordion items={questions.map(({ id, asks, answer }) => ({ id, title: asks(), content: answer() }))} />
      <ReadingLink to="faqs#athlete-plan" words={m.reading_plan} />
    </Chapter>
  </>
);
