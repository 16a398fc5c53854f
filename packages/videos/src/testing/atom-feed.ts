interface Entry {
  readonly id: string;
  /** The title as in the XML, already escaped. */
  readonly title: string;
  readonly published?: string;
}

const entryOf = ({ id, title, published = '2026-11-20T18:00:00+00:00' }: Entry): string => `
 <entry>
  <id>yt:video:${id}</id>
  <yt:videoId>${id}</yt:videoId>
  <title>${title}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
  <author><name>Nora</name><uri>https://www.youtube.com/channel/UCnora</uri></author>
  <published>${published}</published>
  <updated>${published}</updated>
  <media:group>
   <media:title>${title}</media:title>
   <media:thumbnail url="https://i.ytimg.com/vi/${id}/hqdefault.jpg" width="480" height="360"/>
   <media:description>Season 2026</media:description>
  </media:group>
 </entry>`;

/** A channel's feed, in the form that YouTube documents. */
export const atomFeed = (entries: readonly Entry[], prolog = '<?xml version="1.0" encoding="UTF-8"?>'): string =>
  `${prolog}
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <title>Nora</title>
 <published>2020-01-01T00:00:00+00:00</published>${entries.map(entryOf).join('')}
</feed>`;

/** The part of a handle's page that names the channel. */
export const handlePage = (channelId: string): string =>
  `<!DOCTYPE html><html><head><title>Nora</title><link rel="canonical" href="https://www.youtube.com/channel/${channelId}"></head>`;
