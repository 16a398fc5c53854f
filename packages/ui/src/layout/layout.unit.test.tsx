import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion, breakable, DataTable, VideoFacade, wholeWords } from '../index.ts';
import { VideoPlayer } from './video-player.tsx';

describe('Accordion', () => {
  const items = [
    { id: 'free', title: 'Is it free?', content: 'Yes.' },
    { id: 'who', title: 'Who sees it?', content: 'You.' },
  ];

  it('is native, so that it opens without script', () => {
    const shown = html(<Accordion items={items} open="who" />);
    expect(shown.match(/<details/g)).toHaveLength(2);
    expect(shown).toMatch(/<details id="who"[^>]* open=""/);
    expect(shown).not.toMatch(/<details id="free"[^>]* open/);
  });

  it('makes its questions headings of the page', () => {
    expect(html(<Accordion items={items} level={2} />)).toMatch(/<summary[^>]*><h2[^>]*>Is it free\?<\/h2>/);
  });

  it('names its group only if one item is open at a time', () => {
    expect(html(<Accordion items={items} />)).not.toContain('name=');
    const names = [...html(<Accordion single items={items} />).matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });
});

describe('a long email address', () => {
  it('breaks after its @ and the dots before it, wherever it stands', () => {
    expect(html(<p>{breakable('We wrote to n.roy@mail.demo.example. Open it.')}</p>)).toMatch(
      /^<p>We wrote to n\.<wbr\/>roy@<wbr\/><span class="[^"]+">mail\.demo\.example\.<\/span> Open it\.<\/p>$/,
    );
    expect(html(<p>{breakable('No address. None.')}</p>)).not.toContain('<wbr');
  });
});

describe('DataTable', () => {
  interface Link {
    readonly name: string;
    readonly views: number;
  }
  const table = (rows: readonly Link[], awaited = 0) =>
    html(
      <DataTable
        caption="Links"
        columns={[
          { id: 'name', header: 'For', cell: (link: Link) => link.name },
          { id: 'views', header: 'Views', cell: (link: Link) => link.views, numeric: true },
        ]}
        rows={rows}
        rowId={(link) => link.name}
        isCurrent={({ views }) => views > 99}
        empty="No link yet."
        awaited={awaited}
      />,
    );
  const full = table([{ name: 'Coach', views: 12 }]);

  it('stays a table for screen readers when its rows are cards', () => {
    for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']) {
      expect(full).toContain(`role="${role}"`);
    }
    expect(full).toContain('<caption');
  });

  it('marks the row whose details stand beside it', () => {
    expect(full).not.toContain('aria-current');
    const rows = table([
      { name: 'Coach', views: 12 },
      { name: 'Team', views: 100 },
    ])
      .split('<tr')
      .slice(-2);
    expect(rows.map((row) => row.includes('aria-current="true"'))).toEqual([false, true]);
  });

  it('names each cell of a card once, hidden from screen readers', () => {
    expect(full.match(/>Views</g)).toHaveLength(2);
    expect(full).toMatch(/<span aria-hidden="true"[^>]*>Views<\/span>/);
  });

  it('says so when it is empty', () => {
    expect(table([])).toMatch(/<td[^>]*colSpan="2"[^>]*>No link yet\.<\/td>/);
    expect(full).not.toContain('No link yet.');
  });

  it('has placeholders for loading rows, hidden from screen readers', () => {
    const busy = table([], 2);
    expect(busy).toContain('aria-busy="true"');
    expect(busy.match(/<tr[^>]*aria-hidden="true"/g)).toHaveLength(2);
    expect(busy).not.toContain('No link yet.');
  });
});

describe('VideoFacade', () => {
  const video = (embed?: string) =>
    html(
      <VideoFacade
        title="Third period"
        playLabel="Play:"
        source="From YouTube"
        href="https://www.youtube.com/watch?v=M7lc1UVf-VE"
        embed={embed}
        drawing={<svg />}
      />,
    );
  const player = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE';

  it('requests nothing from its host before it is played', () => {
    expect(video(player)).not.toMatch(/<iframe|<img|(?:src|href)="[^"]*nocookie/);
    expect(video(player)).toContain(`data-player="${player}"`);
  });

  it('is a link where its host cannot be framed, with another sign', () => {
    expect(video()).not.toContain('data-player');
    const sign = (shown: string) => shown.match(/class="lucide ([^"]+)"/)?.[1];
    expect([sign(video()), sign(video(player))]).toEqual(['lucide-external-link', 'lucide-play']);
  });

  it('links to the video without script, and names what a press does', () => {
    expect(video(player)).toContain('href="https://www.youtube.com/watch?v=M7lc1UVf-VE"');
    expect(video(player).replace(/<[^>]+>/g, ' ')).toMatch(/Play:\s+Third period\s+From YouTube/);
  });

  it('tells its host our origin alone, never the address of a private link', () => {
    const frame = html(<VideoPlayer title="Third period" embed={player} />);
    expect(frame).toMatch(/<iframe[^>]* referrerPolicy="strict-origin"/i);
    expect(frame).toContain('title="Third period"');
  });
});

describe('a word with a hyphen', () => {
  const whole = (words: string) =>
    [...html(<p>{wholeWords(words)}</p>).matchAll(/<span[^>]*>([^<]*)</g)].map(([, word]) => word);

  it('stays on one line where it fits, and alone of its text', () => {
    expect(whole('Meneur(-euse) de jeu')).toEqual(['Meneur(-euse)']);
    expect(whole('Choisis-en un autre')).toEqual(['Choisis-en']);
    expect(whole('Point guard')).toEqual([]);
  });

  it('is read with the spaces around it', () => {
    const text = html(<p>{wholeWords('Jade Pelletier-Roy nage')}</p>).replaceAll(/<[^>]+>/g, '');
    expect(text).toBe('Jade Pelletier-Roy nage');
  });
});
