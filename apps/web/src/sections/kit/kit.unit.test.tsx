import { absentOr, line } from '@palmares/domain/kernel';
import { blankOr, itemId } from '@palmares/domain/sections';
import { SegmentedControl } from '@palmares/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { m } from '../../paraglide/messages.js';
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
  const Editor = recordEditor({ schema, asked });
  const draft = { employer: 'Ville de Laval', kind: 'season', hours: undefined } as const;

  it('is asked for in the order of its questions, each with its hint, counter and error', () => {
    const page = renderToStaticMarkup(<Editor {...unedited} content={{ ...draft, employer: 'V' }} showErrors />);
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
    recordEditor({ schema, asked: others });
    // @ts-expect-error: a number is not typed as text
    recordEditor({ schema, asked: { ...asked, hours: employer } });
    // @ts-expect-error: the control of a choice does not edit a number
    recordEditor({ schema, asked: { ...asked, hours: kind } });
    // @ts-expect-error: the schema has no such field
    recordEditor({ schema, asked: { ...asked, city: employer } });
  });
});

describe('a list of items', () => {
  const jobs = askedItems({
    schema: z.extend(schema, { id: itemId }),
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
    const Editor = listEditor('jobs', { ...jobs, Add });
    const page = renderToStaticMarkup(<Editor {...unedited} content={{ jobs: [jobs.blank()] }} />);
    expect(page).toContain('1 of 3, and a file field');
    expect(page).not.toContain('Add a job');
  });

  it('has one row per item, with one menu and what is on this device only', () => {
    const Editor = listEditor('jobs', jobs);
    const whole = { ...jobs.blank(), employer: 'Camp', kind: 'year' } as const;
    const half = { ...jobs.blank(), employer: 'A' };
    const page = renderToStaticMarkup(<Editor {...unedited} content={{ jobs: [whole, half] }} />);
    const [first = '', second = ''] = page.split('<li').slice(1);
    for (const row of [first, second]) {
      expect(row.match(/aria-expanded="false"/g)).toHaveLength(1);
      expect(row.match(/aria-haspopup="menu"/g)).toHaveLength(1);
    }
    expect(first).not.toContain(m.list_on_device());
    expect(second).toContain(m.list_on_device());
  });

  it('sets each row as the page does, without what is not filled in', () => {
    const Editor = listEditor('jobs', {
      ...jobs,
      labelOf: ({ kind }) => kind,
      figureOf: ({ hours }) => (typeof hours === 'number' ? `${hours} h` : ''),
      linesOf: ({ employer }) => [[employer, '', 'nora@camp.example'], []],
      textOf: () => '',
    });
    const content = { jobs: [{ ...jobs.blank(), employer: 'Camp', kind: 'year', hours: 12 } as const] };
    const [, row = ''] = renderToStaticMarkup(<Editor {...unedited} content={content} />).split('data-row');
    expect(row).toMatch(/nora@<wbr\/><span[^>]*>camp\.example/);
    const [words = ''] = row.slice(row.indexOf('>') + 1).split('<svg');
    expect(words.replaceAll(/<[^>]+>/g, '')).toBe('year 12 h Camp nora@camp.example');
  });

  it('is a section by itself, drawn as its list', () => {
    const Editor = listEditor('jobs', jobs);
    const content = { jobs: [{ ...jobs.blank(), employer: 'Camp' }] };
    expect(renderToStaticMarkup(<Editor {...unedited} content={content} />)).toContain('Camp');
  });
});
