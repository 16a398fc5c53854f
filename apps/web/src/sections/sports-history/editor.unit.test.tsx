import { type DraftContent, sections } from '@palmares/domain/portfolio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { SportsHistoryEditor } from './editor.tsx';
import { sportKind } from './item-kinds.ts';

const thisYear = new Date().getFullYear();
const award = { id: crypto.randomUUID(), name: '', awardedBy: 'Coach Roy', description: '' };
const content: DraftContent<'sports-history'> = {
  ...sections['sports-history'].empty(),
  seasons: [{ year: thisYear - 3, sports: [], performances: [], awards: [award] }],
};
const formWith = (showErrors: boolean): string =>
  renderToStaticMarkup(<SportsHistoryEditor content={content} edit={() => {}} showErrors={showErrors} />);

it('errors that are asked for are shown, also if they are in another season', () => {
  expect(formWith(false)).not.toContain('Coach Roy');
  const form = formWith(true);
  expect(form).toContain('Coach Roy');
  expect(form).toContain('aria-expanded="true"');
});

it('the main button of an empty section adds a sport, and none is main once there is one', () => {
  const mainButtons = (seasons: typeof content.seasons) => {
    const html = renderToStaticMarkup(
      <SportsHistoryEditor content={{ ...content, seasons }} edit={() => {}} showErrors={false} />,
    );
    const buttons = [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/gsu)];
    return buttons.flatMap(([, names, inside]) =>
      names?.includes('button--variant_solid') ? [inside?.replaceAll(/<[^>]+>/g, '').trim()] : [],
    );
  };
  expect(mainButtons([])).toEqual([m.sports_add()]);
  const sport = { ...sportKind.blank?.(), id: crypto.randomUUID(), sport: 'hockey' } as never;
  expect(mainButtons([{ year: thisYear, sports: [sport], performances: [], awards: [] }])).toEqual([]);
});

it('a season asks for its sport first, and then for each of the rest', () => {
  const pageWith = (season: Partial<(typeof content.seasons)[number]>) =>
    renderToStaticMarkup(
      <SportsHistoryEditor
        content={{ ...content, seasons: [{ year: thisYear, sports: [], performances: [], awards: [], ...season }] }}
        edit={() => {}}
        showErrors={false}
      />,
    );
  const bare = pageWith({});
  expect(bare).toContain(m.history_numbers_later());
  for (const add of [m.performances_add(), m.awards_add()]) expect(bare).toContain(add);
  for (const empty of [m.performances_empty(), m.awards_empty()]) expect(bare).not.toContain(empty);
  const begun = pageWith({ awards: [award] });
  expect(begun).not.toContain(m.history_numbers_later());
  expect(begun).toContain(m.performances_empty());
});
