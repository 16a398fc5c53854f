import { type DraftContent, sections } from '@palmares/domain/portfolio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SportsHistoryEditor } from './editor.tsx';

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
