import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bounds } from './bounds.ts';
import { atomFeed, handlePage } from './testing/atom-feed.ts';
import { startVideoSite, type VideoSite } from './testing/video-site.ts';
import { createVideoFeed } from './video-feed.ts';

const id = 'UCabcdefghijklmnopqrstuv';
const byId = `https://www.youtube.com/channel/${id}`;
const byHandle = 'https://www.youtube.com/@NoraStopsPucks';
const feedPath = `/feeds/videos.xml?channel_id=${id}`;
const feed = atomFeed([
  { id: 'M7lc1UVf-VE', title: 'Saves &amp; &#8220;shutouts&#8221;', published: '2026-11-21T23:30:00-05:00' },
  { id: '00123456789', title: 'U18 &lt;AA&gt;' },
]);

let site: VideoSite;
let other: VideoSite;

beforeAll(async () => {
  site = await startVideoSite();
  other = await startVideoSite();
});

afterAll(async () => {
  await site.close();
  await other.close();
});

beforeEach(() => {
  site.asked.length = 0;
  other.asked.length = 0;
});

const newest = (channel: string, within = bounds) => createVideoFeed({ youtube: site.url }, within).newest(channel);

const answer = (body: string, status = 200, headers: Readonly<Record<string, string>> = {}) => {
  site.answer = (_, response) => response.writeHead(status, headers).end(body);
};

const refusal = (code: string) => ({ ok: false, refusal: { code } });

describe('the newest videos of a channel', () => {
  it('are listed by its id, with their titles unescaped', async () => {
    answer(feed);
    expect(await newest(byId)).toEqual({
      ok: true,
      value: [
        { id: 'M7lc1UVf-VE', title: 'Saves & “shutouts”', publishedOn: '2026-11-22' },
        { id: '00123456789', title: 'U18 <AA>', publishedOn: '2026-11-20' },
      ],
    });
    expect(site.asked).toEqual([feedPath]);
  });

  it('are listed by its handle, whose page names the channel and may be longer than what is read of it', async () => {
    site.answer = ({ url }, response) =>
      response.end(url === feedPath ? feed : handlePage(id) + 'x'.repeat(bounds.bytes));
    expect(await newest(byHandle)).toMatchObject({ ok: true, value: [{ id: 'M7lc1UVf-VE' }, { id: '00123456789' }] });
    expect(site.asked).toEqual(['/%40NoraStopsPucks', feedPath]);
  });

  it('have no title if theirs cannot be one, and no date if there is none', async () => {
    answer(atomFeed([{ id: 'M7lc1UVf-VE', title: 'a'.repeat(101), published: 'lately' }]));
    expect(await newest(byId)).toEqual({ ok: true, value: [{ id: 'M7lc1UVf-VE', title: '', publishedOn: null }] });
  });

  it('without an id of YouTube are left out', async () => {
    answer(
      atomFeed([
        { id: '../etc', title: 'Not a video' },
        { id: 'M7lc1UVf-VE', title: 'A video' },
      ]),
    );
    expect(await newest(byId)).toMatchObject({ value: [{ title: 'A video' }] });
  });

  it('are fifty at most, whatever the feed holds', async () => {
    answer(atomFeed(Array.from({ length: 60 }, () => ({ id: 'M7lc1UVf-VE', title: 'A video' }))));
    const listed = await newest(byId);
    expect(listed.ok && listed.value).toHaveLength(50);
  });

  it('are found after a redirect within the host', async () => {
    site.answer = ({ url }, response) =>
      url === '/moved' ? response.end(feed) : response.writeHead(301, { location: '/moved' }).end();
    expect(await newest(byId)).toMatchObject({ ok: true });
  });
});

describe('nothing is listed', () => {
  it.each(['https://vimeo.com/nora', 'https://www.youtube.com/c/nora', 'http://127.0.0.1/channel/UC'])(
    'and nothing asked for %s, which leads to no channel of YouTube',
    async (link) => {
      expect(await newest(link)).toEqual(refusal('channel_unsupported'));
      expect(site.asked).toEqual([]);
    },
  );

  it.each([byId, byHandle])('for a channel that does not exist: %s', async (channel) => {
    answer('', 404);
    expect(await newest(channel)).toEqual(refusal('channel_unknown'));
  });

  it.each([atomFeed([]), '<feed/>'])('for a channel without videos', async (empty) => {
    answer(empty);
    expect(await newest(byId)).toEqual(refusal('channel_empty'));
  });

  it('when the server does not answer, or stops in the middle', async () => {
    const soon = { ...bounds, milliseconds: 100 };
    site.answer = () => undefined;
    expect(await newest(byId, soon)).toEqual(refusal('channel_slow'));
    site.answer = (_, response) => response.writeHead(200).write(feed.slice(0, 200));
    expect(await newest(byId, soon)).toEqual(refusal('channel_slow'));
  });

  it.each([
    ['cut off', feed.slice(0, -20)],
    ['no XML', 'Too busy'],
    ['another document', '<rss><channel/></rss>'],
    ['empty', ''],
    ['thousands of tags deep', `<feed><entry>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</entry></feed>`],
    ['of reserved names', '<feed><entry><__proto__>1</__proto__></entry></feed>'],
  ])('from a feed that is %s', async (_, body) => {
    answer(body);
    expect(await newest(byId)).toEqual(refusal('channel_unreadable'));
  });

  it('from a feed with a DTD, whose entities would be expanded', async () => {
    const dtd = '<!DOCTYPE feed [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    answer(atomFeed([{ id: 'M7lc1UVf-VE', title: '&b;' }], dtd));
    expect(await newest(byId)).toEqual(refusal('channel_unreadable'));
  });

  it('from another host, which is not asked', async () => {
    other.answer = (_, response) => response.end(feed);
    answer('', 302, { location: `${other.url}${feedPath}` });
    expect(await newest(byId)).toEqual(refusal('channel_unreadable'));
    expect(other.asked).toEqual([]);
  });

  it('after redirects without end', async () => {
    answer('', 302, { location: feedPath });
    expect(await newest(byId)).toEqual(refusal('channel_unreadable'));
  });

  it('from a feed that is too large', async () => {
    answer(`${feed}<!--${'x'.repeat(bounds.bytes)}-->`);
    expect(await newest(byId)).toEqual(refusal('channel_unreadable'));
  });

  it('from a page of a handle that names no channel', async () => {
    answer('<html><head></head></html>');
    expect(await newest(byHandle)).toEqual(refusal('channel_unreadable'));
    expect(site.asked).toHaveLength(1);
  });

  it('when the host fails or cannot be reached', async () => {
    answer('', 503);
    expect(await newest(byId)).toEqual(refusal('channel_unreachable'));
    const nowhere = createVideoFeed({ youtube: 'http://127.0.0.1:1' });
    expect(await nowhere.newest(byId)).toEqual(refusal('channel_unreachable'));
  });
});
