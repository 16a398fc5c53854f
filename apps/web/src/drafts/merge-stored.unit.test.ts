import { portfolioDecider, sectionEdit, sections } from '@palmares/domain/portfolio';
import { describe, expect, it } from 'vitest';
import { deviceClock } from './device/device-clock.ts';
import picture from './fixtures/profile-picture-before-card.json' with { type: 'json' };
import stored from './fixtures/sports-history-before-metrics.json' with { type: 'json' };
import { mergeStored } from './merge-stored.ts';
import { draftOf, sectionDrafts } from './section-drafts.ts';

const now = new Date(Date.UTC(2026, 10, 21));
const opened = () =>
  sectionDrafts(
    portfolioDecider.initialState.sections,
    deviceClock(() => now, 0),
  );
const [tried] = stored.record.outbox;
if (!tried) throw new Error('The fixture has no command');

describe('a record that an earlier program stored', () => {
  const drafts = opened();
  mergeStored(drafts, stored);
  const history = draftOf(drafts, 'sports-history');

  it('keeps every word, with the fields that came later blank', () => {
    const [season] = history.record().draft.seasons;
    const [before] = stored.record.draft.seasons;
    expect(season?.sports).toEqual(before?.sports.map((sport) => ({ ...sport, categoryOther: '', positionOther: '' })));
    expect(season?.performances).toEqual(
      before?.performances.map((performance) => ({ ...performance, sportId: '', metric: null })),
    );
  });

  it('sends a tried command as it was stored, and the server accepts it', () => {
    expect(history.queue()).toEqual(tried);
    const edit = sectionEdit.parse({ section: stored.section, basedOn: tried.basedOn, change: tried.change });
    const { initialState } = portfolioDecider;
    const athlete = {
      firstName: 'Nora',
      lastName: 'Whitcombe',
      dateOfBirth: '2009-05-12',
      place: { country: 'can', region: 'ON' },
      language: 'en',
    } as const;
    expect(portfolioDecider.decide(edit, { ...initialState, athlete }, { at: now })).toMatchObject({
      ok: true,
      value: [{ type: 'SportAdded', data: { item: { ...tried.change.item, categoryOther: '', positionOther: '' } } }],
    });
  });

  it('makes the commands that were not tried again, in today’s shape', () => {
    history.answer(tried.commandId, 2);
    const next = history.queue();
    expect(next?.basedOn).toBe(2);
    expect(next?.change).toMatchObject({ type: 'AddPerformance', item: { result: '.931', sportId: '', metric: null } });
    expect(history.summary()).toMatchObject({ touched: true, valid: false });
  });

  it('needs no sending where the server has it all', () => {
    const again = opened();
    const content = { ...stored.record.draft, links: [] };
    const known = { version: 7, content };
    mergeStored(again, { ...stored, record: { ...stored.record, base: known, outbox: [], draft: content } });
    expect(draftOf(again, 'sports-history').queue()).toBeNull();
  });
});

it('a picture that was cropped before there was a window on the card gets the one of its square', () => {
  const drafts = opened();
  mergeStored(drafts, picture);
  const draft = draftOf(drafts, 'profile-picture');
  const whole = { ...picture.record.draft, cardCrop: picture.record.draft.crop };
  expect(draft.record().draft).toEqual(whole);
  expect(draft.queue()?.change).toEqual({ type: 'WriteProfilePicture', content: whole });
});

it('a record that no program wrote is left out', () => {
  const drafts = opened();
  mergeStored(drafts, { ...stored, record: { ...stored.record, draft: { seasons: 'many' } } });
  expect(draftOf(drafts, 'sports-history').record().draft).toEqual(sections['sports-history'].empty());
});
