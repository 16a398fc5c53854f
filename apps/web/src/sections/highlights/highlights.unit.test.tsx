import type { PublicVideo } from '@palmares/domain/shared-portfolio';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { HighlightsEditor } from './editor.tsx';
import { ListedVideos } from './listed-videos.tsx';
import { type VideoLook, VideoLookContext } from './video-look.ts';
import { HighlightsView } from './view.tsx';

const saves: PublicVideo = { title: 'Twelve saves', host: 'youtube', id: 'M7lc1UVf-VE' };
const film: PublicVideo = { title: '', link: 'https://www.club.example/nora.mp4' };
const channel = 'https://www.youtube.com/@nora';

const empty = { firstVideo: '', firstTitle: '', secondVideo: '', secondTitle: '', channel: '' };

const view = (videos: readonly PublicVideo[], link = '') =>
  renderToStaticMarkup(<HighlightsView content={{ videos, channel: link }} />);

const editor = (content: typeof empty, showErrors = false) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <HighlightsEditor content={content} edit={() => {}} showErrors={showErrors} />
    </QueryClientProvider>,
  );

const requested = /<iframe|<img|<script|<link|<video|(?:src|href)="[^"]*nocookie/;

describe('the videos that a scout sees', () => {
  it('request nothing before they are played, and open at their host without a script', () => {
    const html = view([saves, film], channel);
    expect(html).not.toMatch(requested);
    expect(html).toContain('href="https://www.youtube.com/watch?v=M7lc1UVf-VE"');
    expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/Play:\s+Twelve saves\s+On YouTube/);
  });

  it('that are from elsewhere are links that name their host and send no referrer', () => {
    const html = view([saves, film]);
    expect(html).toContain(
      'href="https://www.club.example/nora.mp4" rel="noopener noreferrer nofollow ugc" target="_blank"',
    );
    expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/Watch:\s+Video 2\s+Opens on club\.example/);
  });

  it('have a poster in the athlete’s sport, team color and number, which is never empty', () => {
    const look = { sport: 'hockey', jerseyNumber: 31, teamColor: 'purple' } as const;
    const poster = (value?: VideoLook) => {
      const videos = <HighlightsView content={{ videos: [saves], channel: '' }} />;
      return renderToStaticMarkup(value ? <VideoLookContext value={value}>{videos}</VideoLookContext> : videos);
    };
    expect(poster(look)).not.toBe(poster({ ...look, teamColor: 'red' }));
    expect(poster(look)).toMatch(/<text[^>]*>31<\/text>/);
    expect(poster(look)).not.toContain(/<g transform.*?<\/g>/s.exec(poster())?.[0]);
    expect(poster()).toMatch(/<g transform="[^"]+"><path/);
    expect(poster()).not.toContain('<text');
  });

  it('may be missing beside a channel', () => {
    const html = view([], channel);
    expect(html).not.toContain('<ul');
    expect(html).toContain('More videos on youtube.com');
  });
});

describe('the form', () => {
  it('shows where the first video and its title will be until there is a link', () => {
    const title = m.highlights_title_to_come();
    const html = editor(empty);
    expect(html).toMatch(new RegExp(`<p aria-hidden="true"[^>]*>${title}</p>`));
    expect(html).not.toMatch(requested);
    expect(editor({ ...empty, firstVideo: 'https://youtu.be/M7lc1UVf-VE' })).not.toContain(title);
  });

  it('previews each video right under its field without a request, and says which open elsewhere', () => {
    const html = editor({
      ...empty,
      firstVideo: ' https://youtu.be/M7lc1UVf-VE',
      secondVideo: 'https://www.tiktok.com/@nora/video/7300000000000000000',
    });
    expect(html).not.toMatch(requested);
    expect(html).toContain('href="https://www.youtube.com/watch?v=M7lc1UVf-VE"');
    const said = html.replaceAll(/<[^>]+>/g, ' ');
    const places = [
      'First video',
      'On YouTube',
      'Title of the first video',
      'Second video',
      'Opens on tiktok.com',
      'Title of the second video',
    ];
    const found = places.map((words) => said.indexOf(words));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it('asks for the channel right above the button that lists its videos', () => {
    const said = editor(empty).replaceAll(/<[^>]+>/g, ' ');
    const places = [
      m.highlights_second_video_label(),
      m.highlights_import_title(),
      m.highlights_channel_label(),
      m.highlights_import_action(),
    ].map((words) => said.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has no preview of what is no link', () => {
    expect(editor(empty)).not.toContain('How scouts see it');
    for (const firstVideo of ['javascript:alert(1)', 'https://ti', 'soon'])
      expect(editor({ ...empty, firstVideo })).not.toContain('How scouts see it');
  });

  it('asks for a title once there is a link, and shows the poster before', () => {
    const blank = editor(empty);
    expect(blank).toContain('This will be the cover of your first video.');
    expect(blank).not.toContain('Title of the first video');
    const linked = editor({ ...empty, firstVideo: 'https://youtu.be/M7lc1UVf-VE' });
    expect(linked).not.toContain('This will be the cover of your first video.');
    expect(linked).toContain('Title of the first video');
    expect(linked).not.toContain('Title of the second video');
    expect(editor({ ...empty, firstTitle: 'Shutout' })).toContain('Title of the first video');
  });

  it('says at a title and at its link that one needs the other', () => {
    const html = editor({ ...empty, firstTitle: 'Shutout' }, true);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toContain('Add the link to this video, or clear its title.');
  });
});

it('a listed video names the place that it is chosen for, and its date', () => {
  const places = [{ link: 'firstVideo', title: 'firstTitle' }] as const;
  const videos = [{ id: 'M7lc1UVf-VE', title: 'Saves', publishedOn: '2026-11-20' }];
  const html = renderToStaticMarkup(<ListedVideos videos={videos} places={places} onChoose={() => {}} />);
  expect(html).toContain('aria-label="Use as first video: Saves"');
  expect(html).toContain('November\u00a020,\u00a02026');
});
