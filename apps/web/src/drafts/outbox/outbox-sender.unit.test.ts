import { accepted, type Outcome, refused } from '@palmares/domain/kernel';
import { portfolioDecider, type SectionStates, sections } from '@palmares/domain/portfolio';
import { describe, expect, it } from 'vitest';
import { pauseAfter } from '../../browser/pause-after.ts';
import { deviceClock } from '../device/device-clock.ts';
import { draftOf, sectionDrafts } from '../section-drafts.ts';
import { outboxSender } from './outbox-sender.ts';
import type { PortfolioPort, Sending, Sent, Trouble } from './portfolio-port.ts';

const nothingWritten = portfolioDecider.initialState.sections;
const motto = (text: string) => ({ motto: text, explanation: '' });
const introduction = { greetingsLine1: 'Hi', greetingsLine2: '', shortDesc: '', intro: 'I play.' };
const sport = (id: string) => ({
  id,
  country: 'can' as const,
  sport: 'hockey',
  category: 'u18AA',
  position: 'goalie',
  team: '',
  league: '',
  categoryOther: '',
  positionOther: '',
});
const now = new Date(Date.UTC(2026, 10, 21));

/** One athlete on one device, with a server that answers what the test says. */
const desk = (answer: (sending: Sending) => Promise<Outcome<Sent>>, states: SectionStates = nothingWritten) => {
  const drafts = sectionDrafts(
    nothingWritten,
    deviceClock(() => now, 0),
  );
  const sent: Sending[] = [];
  const troubles: (Trouble | null)[] = [];
  const storedBefore: string[] = [];
  const port: PortfolioPort = {
    send: (sending) => {
      sent.push(sending);
      return answer(sending);
    },
    sections: async () => states,
    troubleOf: () => 'offline',
  };
  const sender = outboxSender({
    drafts,
    port,
    stored: async () => {
      for (const draft of drafts)
        for (const { commandId, tried } of draft.record().outbox) if (tried) storedBefore.push(commandId);
    },
    onSent: () => {},
    onTrouble: (trouble) => troubles.push(trouble),
  });
  return { drafts, sent, troubles, storedBefore, sender };
};

const counting = () => {
  let version = 1;
  return async (): Promise<Outcome<Sent>> => {
    version += 1;
    return accepted({ version, sectionVersion: version });
  };
};

describe('the outbox', () => {
  it('sends each command after the one before is answered, based on its version', async () => {
    const { drafts, sent, sender } = desk(counting());
    draftOf(drafts, 'sports-history').type({
      seasons: [
        {
          year: 2026,
          sports: [sport('0199f3b0-0000-7000-8000-000000000001'), sport('0199f3b0-0000-7000-8000-000000000002')],
          performances: [],
          awards: [],
        },
      ],
      links: [],
    });
    expect(await sender.drain()).toBe(true);
    expect(sent.map(({ basedOn }) => basedOn)).toEqual([0, 2]);
    expect(drafts.every((draft) => !draft.summary().touched)).toBe(true);
  });

  it('stores a command before it leaves the device', async () => {
    const { drafts, sent, storedBefore, sender } = desk(counting());
    draftOf(drafts, 'motto').type(motto('Go on'));
    await sender.drain();
    expect(storedBefore).toEqual(sent.map(({ commandId }) => commandId));
  });

  it('sends a command prepared during the pause as it was stored', async () => {
    const { drafts, sent, storedBefore, sender } = desk(counting());
    const draft = draftOf(drafts, 'motto');
    draft.type(motto('Go on'));
    sender.prepare();
    const [prepared] = draft.record().outbox;
    expect(prepared?.tried).toBe(true);
    expect(sent).toEqual([]);
    await sender.drain();
    expect(sent.map(({ commandId }) => commandId)).toEqual([prepared?.commandId]);
    expect(storedBefore).toEqual([prepared?.commandId]);
  });

  it('makes a prepared command again under a new id when the athlete types on', async () => {
    const { drafts, sent, storedBefore, sender } = desk(counting());
    const draft = draftOf(drafts, 'motto');
    draft.type(motto('Go'));
    sender.prepare();
    const [prepared] = draft.record().outbox;
    draft.type(motto('Go on'));
    await sender.drain();
    expect(sent.map(({ change }) => change)).toMatchObject([{ content: motto('Go on') }]);
    expect(sent[0]?.commandId).not.toBe(prepared?.commandId);
    expect(storedBefore).toEqual([sent[0]?.commandId]);
  });

  it('drops a prepared command when the athlete types what is saved', async () => {
    const { drafts, sent, sender } = desk(counting());
    const draft = draftOf(drafts, 'motto');
    draft.type(motto('Go'));
    sender.prepare();
    draft.type(motto(''));
    await sender.drain();
    expect(sent).toEqual([]);
    expect(draft.record().outbox).toEqual([]);
  });

  it('never changes a command that was sent, however often the next one is prepared', async () => {
    let failing = true;
    const answer = counting();
    const { drafts, sent, sender } = desk(async () => {
      if (failing) throw new Error('no answer');
      return answer();
    });
    const draft = draftOf(drafts, 'motto');
    draft.type(motto('Go'));
    await sender.drain();
    draft.type(motto('Go on'));
    sender.prepare();
    sender.prepare();
    failing = false;
    await sender.drain();
    expect(sent[1]).toEqual(sent[0]);
    expect(sent.slice(2).map(({ change }) => change)).toMatchObject([{ content: motto('Go on') }]);
  });

  it('sends the same command again after a failure that hid the answer', async () => {
    let failing = true;
    const { drafts, sent, troubles, sender } = desk(async () => {
      if (failing) throw new Error('no answer');
      return accepted({ version: 2, sectionVersion: 2 });
    });
    draftOf(drafts, 'motto').type(motto('Go on'));
    expect(await sender.drain()).toBe(false);
    failing = false;
    expect(await sender.drain()).toBe(true);
    expect(sent[1]).toEqual(sent[0]);
    expect(troubles).toEqual(['offline', null]);
  });

  it('keeps both versions when another device wrote the section', async () => {
    const theirs = { ...nothingWritten, motto: { version: 7, content: motto('Theirs') } };
    const { drafts, sender } = desk(async () => refused('section_newer', { params: { version: 7 } }), theirs);
    const draft = draftOf(drafts, 'motto');
    draft.type(motto('Mine'));
    await sender.drain();
    expect(draft.record().conflict).toEqual(theirs.motto);
    expect(draft.record().draft).toEqual(motto('Mine'));
  });

  it('sends what was typed while another device added a picture and documents', async () => {
    const fileId = '0199f3b0-0000-7000-8000-000000000003';
    const crop = { left: 0, top: 0, side: 1 };
    const uploaded: SectionStates = {
      ...nothingWritten,
      'profile-picture': { version: 4, content: { fileId, crop, cardCrop: crop } },
      'academic-documents': {
        version: 5,
        content: { documents: [{ id: fileId, name: 'Transcript', type: 'application/pdf', bytes: 900, pages: 2 }] },
      },
    };
    const { drafts, sent, sender } = desk(counting(), uploaded);
    draftOf(drafts, 'motto').type(motto('Go on'));
    for (const draft of drafts) draft.refresh(0, uploaded[draft.name]);
    await sender.drain();
    expect(sent.map(({ section, basedOn }) => [section, basedOn])).toEqual([['motto', 0]]);
    expect(drafts.filter((draft) => draft.summary().conflict || draft.summary().touched)).toEqual([]);
    expect(draftOf(drafts, 'academic-documents').record().draft).toEqual(uploaded['academic-documents'].content);
    expect(draftOf(drafts, 'motto').record().draft).toEqual(motto('Go on'));
  });

  it('continues with other sections when one is refused', async () => {
    const { drafts, sent, sender } = desk(async ({ section }) =>
      section === 'introduction' ? refused('too_long') : accepted({ version: 2, sectionVersion: 2 }),
    );
    draftOf(drafts, 'introduction').type(introduction);
    draftOf(drafts, 'motto').type(motto('Go on'));
    expect(await sender.drain()).toBe(true);
    expect(sent.map(({ section }) => section)).toEqual(['introduction', 'motto']);
    expect(draftOf(drafts, 'introduction').summary()).toMatchObject({ touched: true, refusal: { code: 'too_long' } });
    await sender.drain();
    expect(sent).toHaveLength(2);
  });

  it('writes everything again on a server that was restored to before this section', async () => {
    let restored = false;
    const answer = counting();
    const { drafts, sent, sender } = desk(async (sending) =>
      restored && sending.basedOn > 0 ? refused('section_behind', { params: { version: 0 } }) : answer(),
    );
    const draft = draftOf(drafts, 'motto');
    draft.type(motto('Before'));
    await sender.drain();
    restored = true;
    draft.type(motto('After'));
    await sender.drain();
    expect(sent.at(-1)).toMatchObject({ basedOn: 0, change: { content: motto('After') } });
    expect(draft.summary().touched).toBe(false);
  });

  it('waits one second, then twice as long each time, at most a minute', () => {
    expect([1, 2, 3, 7, 20].map(pauseAfter)).toEqual([1000, 2000, 4000, 60_000, 60_000]);
  });
});

describe('a draft that is not valid yet', () => {
  it('stays on the device, and the rest of its section is sent', async () => {
    const { drafts, sent, sender } = desk(counting());
    const draft = draftOf(drafts, 'sports-history');
    const history = {
      seasons: [
        {
          year: 2026,
          sports: [sport('0199f3b0-0000-7000-8000-000000000001')],
          performances: [
            {
              id: '0199f3b0-0000-7000-8000-000000000003',
              sportId: '',
              result: '.931',
              event: '',
              desc: '',
              metric: null,
            },
          ],
          awards: [],
        },
      ],
      links: [],
    };
    draft.type(history);
    await sender.drain();
    expect(sent.map(({ change }) => change)).toMatchObject([{ type: 'AddSport' }]);
    expect(draft.record().draft).toEqual(history);
    expect(draft.summary()).toMatchObject({ touched: true, pending: false, valid: false });
  });

  it('sends no part of a section that is one form', async () => {
    const { drafts, sent, sender } = desk(counting());
    draftOf(drafts, 'introduction').type({ ...introduction, intro: '' });
    await sender.drain();
    expect(sent).toEqual([]);
    expect(sections.introduction.content.safeParse({ ...introduction, intro: '' }).success).toBe(false);
  });
});
