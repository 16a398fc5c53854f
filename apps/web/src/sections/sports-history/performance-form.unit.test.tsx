import { type DraftItems, performanceOfSeason } from '@palmares/domain/sections';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useFieldErrors } from '../kit/use-field-errors.ts';
import { PerformanceForm } from './performance-form.tsx';
import { namedSports, ofOnlySport } from './performance-sports.ts';
import { SeasonContext } from './season-context.ts';

type Sport = DraftItems['sports'];

const hockey: Sport = {
  id: 'a0000000-0000-4000-8000-000000000001',
  country: 'can',
  sport: 'hockey',
  category: 'u18AA',
  categoryOther: '',
  position: 'goalie',
  positionOther: '',
  team: '',
  league: '',
};
const softball = { ...hockey, id: 'a0000000-0000-4000-8000-000000000002', sport: 'softball' };
const unnamed = { ...softball, sport: '' };
const saves = {
  id: 'a0000000-0000-4000-8000-000000000003',
  sportId: '',
  result: '.931',
  event: 'Save percentage',
  desc: '',
  metric: null,
};

const Form = ({ sports, item }: { readonly sports: readonly Sport[]; readonly item: typeof saves }) => {
  const errors = useFieldErrors(performanceOfSeason(namedSports(sports)), item, true);
  return (
    <SeasonContext value={{ year: 2026, named: namedSports(sports) }}>
      <PerformanceForm {...errors} item={item} edit={() => {}} />
    </SeasonContext>
  );
};
const formOf = (sports: readonly Sport[], sportId = '') =>
  renderToStaticMarkup(<Form sports={sports} item={{ ...saves, sportId }} />);

describe('the form of a performance', () => {
  it('asks for the sport in a season of two, and says so beside the field', () => {
    const html = formOf([hockey, softball]);
    expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/Sport\s+Ice hockey\s+Softball\s+Fill in this field\./);
    expect(formOf([hockey, softball], softball.id)).not.toContain('Fill in this field.');
  });

  it('names two positions in one sport', () => {
    const forward = { ...hockey, id: softball.id, position: 'leftWing' };
    expect(formOf([hockey, forward]).replace(/<[^>]+>/g, ' ')).toMatch(
      /Ice hockey, Goaltender\s+Ice hockey, Left wing/,
    );
  });

  it('asks for no sport where there is one, or where the other is not chosen yet', () => {
    for (const sports of [[], [hockey], [hockey, unnamed]]) expect(formOf(sports)).not.toContain('Ice hockey');
  });

  it('fills in the only sport of the season with the next change', () => {
    expect(ofOnlySport(saves, [hockey])).toEqual({ ...saves, sportId: hockey.id });
    expect(ofOnlySport({ ...saves, sportId: 'removed' }, [hockey])).toEqual({ ...saves, sportId: hockey.id });
    expect(ofOnlySport(saves, [hockey, softball])).toEqual(saves);
  });
});
