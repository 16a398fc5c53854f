import { type AcademicsDraft, gradingSystemChoices, markRanges, markWords } from '@palmares/domain/sections';
import { Field, NumberInput, SegmentedControl } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { memo } from 'react';
import { typedNumbers } from '../../i18n/typed-numbers.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { FoldedPart } from '../kit/folded-part.tsx';
import { type PartProps, pair } from './form-part.tsx';

type Marks = NonNullable<AcademicsDraft['marks']>;
type MarkName = Exclude<keyof Marks, 'system'>;

const quiet = css({ color: 'fg.muted' });
const none: Marks = { system: '', overall: '', english: '', math: '' };

const labels: Readonly<Record<MarkName, (marks: Marks) => string>> = {
  overall: m.academics_mark_label,
  english: () => m.academics_mark_english_label(),
  math: () => m.academics_mark_math_label(),
};

const marksNames: readonly MarkName[] = ['overall', 'english', 'math'];

const stepOf = (digits: number): number => (digits > 2 ? 0.1 : 0.01);

/** All marks use one system, which sets their range. */
export const MarksPart = memo(({ edit, errorOf, leave, ...stored }: PartProps<'marks'>) => {
  const language = getLocale();
  const marks = stored.marks ?? none;
  const range = marks.system === '' ? null : markRanges[marks.system];
  const change = (changed: Partial<Marks>) =>
    edit((now) => ({ ...now, marks: { ...(now.marks ?? none), ...changed } }));

  const mark = (name: MarkName, hint?: string) => (
    <Field label={labels[name](marks)} hint={hint} error={errorOf(`marks.${name}`)}>
      <NumberInput
        name={`marks.${name}`}
        numbers={typedNumbers()}
        min={0}
        max={range?.max}
        step={stepOf(range?.digits ?? 0)}
        value={markWords(marks[name], language)}
        disabled={range === null}
        onValueChange={(text) => change({ [name]: text })}
        onBlur={() => leave(`marks.${name}`)}
      />
    </Field>
  );

  const given = marksNames
    .filter((name) => String(marks[name]) !== '')
    .map((name) => `${labels[name](marks)} ${markWords(marks[name], language)}`);

  return (
    <FoldedPart
      title={m.academics_marks_title()}
      given={given}
      wrong={[...marksNames, 'system'].some((name) => errorOf(`marks.${name}`) !== undefined)}
    >
      <p className={quiet}>{m.who_sees_marks()}</p>
      <Field label={m.academics_system_label()} error={errorOf('marks.system')}>
        <SegmentedControl
          items={gradingSystemChoices(language).map(({ id, label }) => ({ value: id, label }))}
          value={marks.system === '' ? null : marks.system}
          onValueChange={(system) => change({ system })}
        />
      </Field>
      {mark(
        'overall',
        range === null
          ? m.academics_mark_hint()
          : m.academics_mark_range({ max: markWords(String(range.max), language) }),
      )}
      <div className={pair}>
        {mark('english')}
        {mark('math')}
      </div>
    </FoldedPart>
  );
});
