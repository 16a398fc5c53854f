import { randomFrom } from '@palmares/domain/kernel';
import { type DraftContent, portfolioDecider, type SectionName } from '@palmares/domain/portfolio';
import { seasonYears } from '@palmares/domain/sections';
import { historyWith } from '@palmares/domain/testing';
import { describe, expect, it, vi } from 'vitest';
import { deviceClock } from '../device/device-clock.ts';
import type { AnySectionDraft } from '../section-draft.ts';
import { draftOf, sectionDrafts } from '../section-drafts.ts';
import { TYPING_PAUSE_MS } from '../typing-pause.ts';
import { MAX_STEPS, noSteps, type Steps } from './steps.ts';
import { undoHistory } from './undo-history.ts';

const today = new Date(Date.UTC(2026, 10, 21));
const years = seasonYears(today);
const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);

/** The device's store of steps, which its tabs share. */
const device = (steps: Steps = noSteps) => {
  let stored = steps;
  return {
    stored: () => stored,
    change: async (change: (known: Steps) => Steps) => {
      stored = change(stored);
      return stored;
    },
  };
};

/** One page with its drafts, and a server that accepts everything. */
const page = (store = device(), load = () => import('./take-step.ts')) => {
  let now = today;
  let version = 0;
  const drafts = sectionDrafts(
    portfolioDecider.initialState.sections,
    deviceClock(() => now, 0),
  );
  const open = () =>
    undoHistory({
      drafts,
      stored: store.stored(),
      load,
      change: store.change,
      onChange: () => {},
      now: () => now,
    });
  let history = open();
  for (const draft of drafts) draft.subscribe((origin) => history.changed(draft, origin));
  const of = <Name extends SectionName>(name: Name) => draftOf(drafts, name);
  return {
    store,
    of,
    draft: <Name extends SectionName>(name: Name): DraftContent<Name> => of(name).record().draft,
    type: async <Name extends SectionName>(name: Name, content: DraftContent<Name>): Promise<void> => {
      of(name).type(content);
      await history.note();
    },
    send: () => {
      for (const draft of drafts)
        for (let item = draft.queue(); item; item = draft.queue()) {
          draft.startTrying();
          version += 1;
          draft.answer(item.commandId, version);
        }
    },
    /** Another device wrote, and this one hears of it. */
    elsewhere: (name: SectionName, content: unknown) => {
      const draft: AnySectionDraft = of(name);
      version += 1;
      draft.refresh(draft.record().base.version, { version, content });
    },
    reload: (at = today) => {
      history.close();
      now = at;
      history = open();
    },
    next: () => [history.next('undo'), history.next('redo')],
    stored: () => history.stored(),
    undo: () => history.take('undo'),
    redo: () => history.take('redo'),
    adopt: (steps: Steps) => history.adopt(steps),
  };
};

const motto = (text: string, explanation = '') => ({ motto: text, explanation });
const vision = (dreams: string, plan = '') => ({ dreams, plan });

/** Each item of a sports history with the list that it is in, in words that can be compared. */
const itemsIn = ({ seasons, links }: DraftContent<'sports-history'>): ReadonlyMap<string, string> =>
  new Map([
    ...seasons.flatMap(({ year, ...lists }) =>
      Object.entries(lists).flatMap(([list, items]) =>
        items.map((item) => [item.id, JSON.stringify([year, list, item])] as const),
      ),
    ),
    ...links.map((item) => [item.id, JSON.stringify(item)] as const),
  ]);

describe('undo and redo', () => {
  it('go through the sections in the order of typing, and back', async () => {
    const { type, draft, undo, redo, next } = page();
    await type('motto', motto('First'));
    await type('vision', vision('To play.'));
    await type('motto', motto('Second'));
    expect(await undo()).toMatchObject({ section: 'motto', refused: [] });
    expect(draft('motto')).toEqual(motto('First'));
    expect(await undo()).toMatchObject({ section: 'vision' });
    expect(draft('vision')).toEqual(vision(''));
    expect(next()).toEqual(['motto', 'vision']);
    await undo();
    expect(draft('motto')).toEqual(motto(''));
    expect(await undo()).toBeNull();
    for (const section of ['motto', 'vision', 'motto']) expect(await redo()).toMatchObject({ section });
    expect(await redo()).toBeNull();
    expect([draft('motto'), draft('vision')]).toEqual([motto('Second'), vision('To play.')]);
  });

  it('begin with the words of which nothing was sent yet, valid or not', async () => {
    const { of, draft, undo, redo } = page();
    of('motto').type(motto('x'.repeat(9000)));
    await undo();
    expect(draft('motto')).toEqual(motto(''));
    await redo();
    expect(draft('motto')).toEqual(motto('x'.repeat(9000)));
  });

  it('make a step of what was typed until a pause', async () => {
    vi.useFakeTimers();
    try {
      const { of, draft, undo, next } = page();
      for (const text of ['R', 'Ru', 'Run']) of('motto').type(motto(text));
      await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
      await vi.waitFor(() => expect(next()).toEqual(['motto', null]));
      of('motto').type(motto('Run on'));
      await undo();
      expect(draft('motto')).toEqual(motto('Run'));
      await undo();
      expect(draft('motto')).toEqual(motto(''));
    } finally {
      vi.useRealTimers();
    }
  });

  it('are on the device before the words in them are sent', async () => {
    const store = device();
    const written = Promise.withResolvers<void>();
    const { type, of, stored } = page({
      ...store,
      change: async (change) => {
        await written.promise;
        return store.change(change);
      },
    });
    await type('motto', motto('Run'));
    of('motto').type(motto('Run on'));
    const waiting = vi.fn();
    const asked = stored().then(waiting);
    await new Promise(setImmediate);
    expect(waiting).not.toHaveBeenCalled();
    written.resolve();
    await asked;
    expect(store.stored().undo).toHaveLength(2);
  });

  it('that the device did not take are stored with the next one, in their order', async () => {
    const store = device();
    const change = vi.spyOn(store, 'change').mockRejectedValueOnce(new Error('no database'));
    const one = page(store);
    await one.type('motto', { motto: 'One', explanation: '' });
    await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(1));
    expect(store.stored()).toEqual(noSteps);
    await one.type('vision', { dreams: 'Two', plan: '' });
    await vi.waitFor(() => expect(store.stored().undo.map(({ section }) => section)).toEqual(['motto', 'vision']));
  });

  it('need their code once, because it may not load a second time', async () => {
    const load = vi.fn(() => import('./take-step.ts'));
    const { type, draft, undo, stored } = page(device(), load);
    await type('motto', motto('Run'));
    load.mockImplementation(() => new Promise(() => {}));
    await type('motto', motto('Run on'));
    await stored();
    await undo();
    expect(draft('motto')).toEqual(motto('Run'));
  });

  it('go on while typing does, however often the words are sent meanwhile', async () => {
    const { type, of, draft, send, stored, store, undo } = page();
    await type('motto', motto('Run'));
    for (const text of ['Run o', 'Run on', 'Run on!']) {
      of('motto').type(motto(text));
      await stored();
      send();
    }
    await type('motto', motto('Run on! Now'));
    await type('motto', motto('Run on! Now.'));
    expect(store.stored().undo).toHaveLength(3);
    for (const text of ['Run on! Now', 'Run', '']) {
      await undo();
      expect(draft('motto')).toEqual(motto(text));
    }
  });

  it('that went on are none if everything was typed back', async () => {
    const { type, of, stored, store } = page();
    of('motto').type(motto('Run'));
    await stored();
    await type('motto', motto(''));
    expect(store.stored().undo).toHaveLength(0);
  });

  it('hold nothing back while their code still loads', async () => {
    const { of, stored, store } = page();
    of('motto').type(motto('Run'));
    await stored();
    expect(store.stored().undo).toHaveLength(0);
    await vi.waitFor(() => expect(store.stored().undo).toHaveLength(1));
  });

  it('stay separate if the second is typed before the code of steps has loaded', async () => {
    const { type, draft, undo } = page();
    await Promise.all([type('motto', motto('Run')), type('motto', motto('Run on'))]);
    await undo();
    expect(draft('motto')).toEqual(motto('Run'));
    await undo();
    expect(draft('motto')).toEqual(motto(''));
  });

  it('send what they change as a new command', async () => {
    const { type, of, send, undo } = page();
    await type('motto', motto('Kept', 'Why'));
    send();
    await type('motto', motto('Wrong', 'Why'));
    send();
    await undo();
    expect(of('motto').queue()?.change).toEqual({ type: 'WriteMotto', content: motto('Kept', 'Why') });
  });

  it('touch only the rows that their step changed, whatever another device wrote since', async () => {
    let taken = 0;
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const { type, draft, send, elsewhere, undo } = page();
      const items = () => itemsIn(draft('sports-history'));
      await type('sports-history', historyWith(random, years));
      const before = items();
      await type('sports-history', historyWith(random, years));
      const after = items();
      send();
      elsewhere('sports-history', historyWith(random, years));
      const here = items();
      const step = await undo();
      if (!step || step.refused.length > 0) continue;
      taken += 1;
      const now = items();
      for (const id of new Set([...before.keys(), ...after.keys(), ...here.keys(), ...now.keys()])) {
        const isOfStep = before.get(id) !== after.get(id);
        expect(now.get(id), `seed ${seed}, ${id}`).toBe((isOfStep ? before : here).get(id));
      }
    }
    expect(taken).toBeGreaterThan(seeds.length / 2);
  });
});

describe('a step', () => {
  it('leaves the other fields of its record as another device wrote them', async () => {
    const { type, draft, send, elsewhere, undo, redo } = page();
    await type('motto', motto('Run', 'Why'));
    send();
    await type('motto', motto('Run on', 'Why'));
    send();
    elsewhere('motto', motto('Run on', 'Because'));
    await undo();
    expect(draft('motto')).toEqual(motto('Run', 'Because'));
    await redo();
    expect(draft('motto')).toEqual(motto('Run on', 'Because'));
  });

  it('that another device has changed back already is passed over', async () => {
    const { type, draft, send, elsewhere, undo } = page();
    await type('vision', vision('To play.'));
    await type('motto', motto('Run', 'Why'));
    send();
    elsewhere('motto', motto(''));
    expect(await undo()).toMatchObject({ section: 'vision' });
    expect(draft('vision')).toEqual(vision(''));
  });

  it('names what today’s rules refuse, and undoes the rest', async () => {
    const { type, draft, send, reload, undo, next } = page();
    const [year = 0] = years;
    const sport = {
      sport: 'hockey',
      country: 'can',
      category: 'u18AA',
      position: 'goalie',
      team: '',
      league: '',
    } as const;
    const sports = [{ id: '0199f3b0-0000-4000-8000-000000000001', categoryOther: '', positionOther: '', ...sport }];
    const award = { id: '0199f3b0-0000-4000-8000-000000000002', name: 'MVP', awardedBy: '', description: '' };
    const link = { id: '0199f3b0-0000-4000-8000-000000000003', name: 'Club', url: 'https://club.example' };
    const history = { seasons: [{ year, sports, performances: [], awards: [award] }], links: [link] };
    const without = { seasons: [{ year, sports, performances: [], awards: [] }], links: [] };
    await type('sports-history', history);
    await type('sports-history', without);
    send();
    reload(new Date(Date.UTC(2036, 10, 21)));
    const taken = await undo();
    expect(taken).toMatchObject({ section: 'sports-history', refused: [award.id], wanted: history });
    expect(draft('sports-history')).toEqual({ ...without, links: [link] });
    expect(next()).toEqual(['sports-history', 'sports-history']);
  });

  it('is not made of words that were taken back by typing, also after a reload', async () => {
    const { of, type, undo, reload, next } = page();
    await type('motto', motto('Run'));
    of('motto').type(motto('Run on'));
    await type('motto', motto('Run'));
    reload();
    await undo();
    expect(next()).toEqual([null, 'motto']);
  });

  it('is kept with others up to a limit, and holds no more than its rows', async () => {
    const { type, store } = page();
    for (let nth = 0; nth <= MAX_STEPS; nth += 1) await type('motto', motto(`Motto ${nth}`, 'Why'));
    const { undo } = store.stored();
    expect(undo).toHaveLength(MAX_STEPS);
    expect(undo.at(-1)).toMatchObject({ rows: ['motto'], content: { motto: `Motto ${MAX_STEPS - 1}` } });
    expect(undo.at(-1)?.content).not.toHaveProperty('explanation');
  });

  it('of an earlier program that no section can read is passed over', async () => {
    const unread = { id: 'a', section: 'sports-history', rows: ['x'], content: { seasons: 'many' } };
    const gone = { ...unread, id: 'b', section: 'a-section-of-the-past' };
    const { undo, next } = page(device({ ...noSteps, undo: [unread, gone] }));
    expect(await undo()).toBeNull();
    expect(next()).toEqual([null, null]);
  });
});

describe('two tabs', () => {
  it('share their steps without doubling them', async () => {
    const here = page();
    const there = page(here.store);
    await here.type('motto', motto('Run'));
    there.of('motto').merge(here.of('motto').record());
    there.adopt(here.store.stored());
    expect(there.next()).toEqual(['motto', null]);
    await there.type('vision', vision('To play.'));
    here.adopt(there.store.stored());
    here.of('vision').merge(there.of('vision').record());
    expect(here.store.stored().undo.map(({ section }) => section)).toEqual(['motto', 'vision']);
    await here.undo();
    expect(here.draft('vision')).toEqual(vision(''));
    expect(here.store.stored().undo).toHaveLength(1);
  });
});
