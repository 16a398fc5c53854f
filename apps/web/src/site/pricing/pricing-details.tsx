import { Accordion } from '@palmares/ui';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { Chapter } from '../chapter.tsx';
import { Cancelling } from './cancelling.tsx';
import type { Price } from './load-price.ts';
import { Parents } from './parents.tsx';
import { PlanLists } from './plan-lists.tsx';

const questions = [
  { id: 'coaches', asks: m.pricing_question_coaches, answer: m.pricing_question_coaches_text },
  { id: 'contract', asks: m.pricing_question_contract, answer: m.pricing_question_contract_text },
  { id: 'work', asks: m.pricing_question_work, answer: m.pricing_question_work_text },
  { id: 'change', asks: m.pricing_question_change, answer: m.pricing_question_change_text },
];

/** The plan's features, its facts for parents, how to leave it, and questions. */
export const PricingDetails = ({ price, year }: Pick<Price, 'price' | 'year'>) => (
  <>
    <Chapter id="included" label={m.plan_gives_title()} title={m.pricing_features_title()}>
      <PlanLists />
    </Chapter>
    <Parents price={price} year={year} />
    <Cancelling />
    <Chapter id="questions" label={m.pricing_questions_label()} title={m.pricing_questions_title()}>
      <Accordion items={questions.map(({ id, asks, answer }) => ({ id, title: asks(), content: answer() }))} />
      <ReadingLink to="faqs#athlete-plan" words={m.reading_plan} />
    </Chapter>
  </>
);
