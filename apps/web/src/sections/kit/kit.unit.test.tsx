import { absentOr, line } from '@palmares/domain/kernel';
import { blankOr, itemId } from '@palmares/domain/sections';
import { SegmentedControl } from '@palmares/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ControlAsked, ControlProps } from './asked.ts';
import { askedItems } from './asked-items.tsx';
import { listEditor } from './list-editor.tsx';
import { recordEditor } from './record-editor.tsx';

type Kind = '' | 'season' | 'year';
type Hours = number | null | undefined;

const words = { season: 'Seasonal', year: 'All year' };
const kind: ControlAsked<Kind> = {
  label: () => 'Kind',
  blank: '',
  Control: ({ value, choose }: ControlProps<Kind>) => (
    <SegmentedControl
      items={[
        { value: 'season', label: words.season },
        { value: 'year', label: words.year },
      ]}
      value={value === '' ? null : value}
      onValueChange={choose}
    />
  ),
};
const hours: ControlAsked<Hours> = {
  label: () => 'Hours a week',
  blank: undefined,
  Control: ({ name, value, choose, leave }) => (
    <input
      name={name}
      type="number"
      value={value ?? ''}
      onBlur={leave}
      onChange={({ currentTarget }) => choose(currentTarget.value === '' ? undefined : currentTarget.valueAsNumber)}
    />
  ),
};

const schema = z.object({
  employer: line({ min: 2, max: 80 }),
  kind: z.enum(['', 'season', 'year'], { error: absentOr('choice_invalid') }),
  hours: blankOr(z.int({ error: absentOr('invalid') })),
});
const asked = {
  employer: {
    label: () => 'Employer',
    hint: () => 'As it is known',
    counter: (text: string) => ({ text: `${text.length} / 80` }),
  },
  kind,
  hours: { ...hours, optional: true },
};
const unedited = { edit: () => {}, showErrors: false };

describe('a record', () => {
  const { Fields } = recordEditor({ lead: () => 'Your work', schema, asked });
  const draft = { employer: 'Ville de Laval', kind: 'season', hours: undefined } as const;

  it('is asked for in the order of its questions, each with its hint, counter and error', () => {
    const page = renderToStaticMarkup(<Fields {...unedited} content={{ ...draft, employer: 'V' }} showErrors />);
    const places = ['Employer', 'As it is known', 'value="V"', '1 / 80', 'Kind', 'Seasonal', 'Hours a week'].map(
      (text) => page.indexOf(text),
    );
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(places).not.toContain(-1);
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  it('does not compile with a field that is not asked, or is asked as something else', () => {
    const { employer, ...others } = asked;
    // @ts-expect-error: the form leaves out a field of the schema
    recordEditor({ lead: () => '', schema, asked: others });
    // @ts-expect-error: a number is not typed as text
    recordEditor({ lead: () => '', schema, asked: { ...asked, hours: employer } });
    // @ts-expect-error: the control of a choice does not edit a number
    recordEditor({ lead: () => '', schema, asked: { ...asked, hours: kind } });
    // @ts-expect-error: the schema has no such field
    recordEditor({ lead: () => '', schema, asked: { ...asked, city: employer } });
  });
});

describe('a list of items', () => {
  const jobs = askedItems({
    schema: schema.extend({ id: itemId }),
    max: 3,
    asked,
    nameOf: ({ employer }) => employer,
    words: { title: () => 'Jobs', add: () => 'Add a job', empty: () => 'No job yet', unnamed: () => 'New job' },
  });

  it('starts an item with nothing answered', () => {
    const item = jobs.blank();
    expect(item).toEqual({ id: item.id, employer: '', kind: '', hours: undefined });
    expect(jobs.isBlank(item)).toBe(true);
    expect(jobs.isBlank({ ...item, kind: 'year' })).toBe(false);
  });

  it('is added to by its own control if its items are not typed', () => {
    const Add = ({ items }: { readonly items: readonly unknown[] }) => (
      <p>{`${items.length} of 3, and a file field`}</p>
    );
    const { Fields } = listEditor('jobs', { lead: () => 'Your work', kind: { ...jobs, Add } });
    const page = renderToStaticMarkup(<Fields {...unedited} content={{ jobs: [jobs.blank()] }} />);
    expect(page).toContain('1 of 3, and a file field');
    expect(page).not.toContain('Add a job');
  });

  it('is a section by itself, drawn as its list', () => {
    const { Fields } = listEditor('jobs', { lead: () => 'Your work', kind: jobs });
    const content = { jobs: [{ ...jobs.blank(), employer: 'Camp' }] };
    expect(renderToStaticMarkup(<Fields {...unedited} content={content} />)).toContain('Camp');
  });
});
