import { type SectionContent, type SectionName, sections } from '@palmares/domain/portfolio';
import { describe, expect, it } from 'vitest';
import { restored } from '../../drafts/restore.ts';
import { comparedRows } from '../../sections/comparison/compared-rows.ts';
import { isEmptyVersion, leftOut } from './left-out.ts';

const at = new Date('2026-11-20T12:00:00Z');
const id = (nth: number) => `a0000000-0000-4000-8000-00000000000${nth}`;

const namesOf = <Name extends SectionName>(
  name: Name,
  now: SectionContent<Name>,
  then: SectionContent<Name>,
  missingFiles: readonly string[] = [],
): readonly string[] => {
  const section = sections[name];
  const result = restored(section, now, then, { at, missingFiles });
  const left = leftOut(comparedRows(name, section.draft(then), section.draft(result), null));
  return left.map(({ label, texts: [text] }) => `${label}: ${text}`);
};

describe('what a restore leaves out', () => {
  const sport = {
    id: id(1),
    country: 'can',
    sport: 'hockey',
    category: 'other',
    categoryOther: 'Regional camp',
    position: 'goalie',
    positionOther: '',
    team: 'Queens',
    league: '',
  } as const;
  const award = (nth: number, name: string) => ({ id: id(nth), name, awardedBy: '', description: '' });

  it('is named by its season and its name where the season is too old', () => {
    const season = { year: 2023, sports: [sport], performances: [] };
    const now = { seasons: [{ ...season, awards: [award(2, 'MVP')] }], links: [] };
    const then = { seasons: [{ ...season, awards: [award(3, 'Captain'), award(2, 'Rookie')] }], links: [] };
    expect(namesOf('sports-history', now, then)).toEqual(['Season 2023–2024 › Awards: Captain']);
  });

  it('is named by the document or the picture whose file is gone', () => {
    const paper = { id: id(4), name: 'Transcript', type: 'application/pdf', bytes: 1000, pages: 1 } as const;
    const [document] = namesOf('academic-documents', { documents: [] }, { documents: [paper] }, [id(4)]);
    expect(document).toMatch(/^Documents: Transcript/);
    const crop = { left: 0, top: 0, side: 1 };
    const picture = { fileId: id(5), crop, cardCrop: crop };
    const without = sections['profile-picture'].empty();
    expect(namesOf('profile-picture', without, picture, [id(5)])).toHaveLength(1);
  });

  it('is named item by item of a whole season that is too old, and the rest of the history is restored', () => {
    const season = { sports: [sport], performances: [], awards: [award(2, 'MVP')] };
    const open = { ...season, year: 2026 };
    const performance = { id: id(4), sportId: '', result: '.931', event: 'Playoffs', desc: '', metric: null };
    const closed = {
      year: 2023,
      sports: [{ ...sport, id: id(5), team: 'Cadets' }],
      performances: [performance],
      awards: [award(6, 'Rookie')],
    };
    const links = [{ id: id(7), name: 'Club', url: 'https://club.example' }];
    const now = { seasons: [{ ...open, awards: [] }], links: [] };
    const then = { seasons: [open, closed], links };
    expect(namesOf('sports-history', now, then)).toEqual([
      expect.stringMatching(/^Season 2023–2024 › Sports: Ice hockey\n.*Cadets$/),
      expect.stringMatching(/^Season 2023–2024 › Performances: \.931 · Playoffs/),
      'Season 2023–2024 › Awards: Rookie',
    ]);
    const result = restored(sections['sports-history'], now, then, { at, missingFiles: [] });
    expect(result).toEqual({ seasons: [open], links });
  });

  it('is named by each document that is gone, and the others are restored', () => {
    const paper = (nth: number) =>
      ({ id: id(nth), name: `Paper ${nth}`, type: 'application/pdf', bytes: 1000, pages: 1 }) as const;
    const then = { documents: [paper(1), paper(2), paper(3), paper(4)] };
    const missingFiles = [id(1), id(3)];
    const named = namesOf('academic-documents', { documents: [] }, then, missingFiles);
    expect(named.map((name) => name.split('\n')[0])).toEqual(['Documents: Paper 1', 'Documents: Paper 3']);
    const result = restored(sections['academic-documents'], { documents: [] }, then, { at, missingFiles });
    expect(result).toEqual({ documents: [paper(2), paper(4)] });
  });

  it('is named by the field that our rules refuse today', () => {
    const then = { motto: 'x'.repeat(10_000), explanation: '' };
    const [motto, ...others] = namesOf('motto', sections.motto.empty(), then);
    expect(motto).toMatch(/^Motto: xxx/);
    expect(others).toEqual([]);
  });

  it('is nothing where everything is as it was', () => {
    expect(namesOf('motto', sections.motto.empty(), { motto: 'Onward', explanation: '' })).toEqual([]);
    expect(namesOf('motto', { motto: 'Onward', explanation: '' }, sections.motto.empty())).toEqual([]);
  });
});

it('a version is empty if nothing was written in any of its rows', () => {
  const rowsOf = (then: SectionContent<'motto'>) =>
    comparedRows('motto', then, { motto: 'Next shot.', explanation: 'A goal against is over.' }, null);
  expect(isEmptyVersion(rowsOf({ motto: '', explanation: '' }))).toBe(true);
  expect(isEmptyVersion(rowsOf({ motto: 'First, breathe.', explanation: '' }))).toBe(false);
});
