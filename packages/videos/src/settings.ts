import { z } from 'zod';

/** The origins that are asked about videos. */
export interface VideoSites {
  readonly youtube: string;
  readonly vimeo: string;
}

const site = (standard: string) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .default(standard)
      .transform((address) => new URL(address).origin),
  );

/** For `.and()` after an app's own variables. Tests alone set these, to a server of their own. */
export const videoSettings = z.object({
  YOUTUBE_BASE: site('https://www.youtube.com'),
  VIMEO_BASE: site('https://vimeo.com'),
});

export const videoSites = ({ YOUTUBE_BASE, VIMEO_BASE }: z.infer<typeof videoSettings>): VideoSites => ({
  youtube: YOUTUBE_BASE,
  vimeo: VIMEO_BASE,
});
