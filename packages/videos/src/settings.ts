import { z } from 'zod';

/** Origins of the video sites. */
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

/** Video settings, to `.and()` with an app's own variables. Only tests set these, to a local server. */
export const videoSettings = z.object({
  YOUTUBE_BASE: site('https://www.youtube.com'),
  VIMEO_BASE: site('https://vimeo.com'),
});

export const videoSites = ({ YOUTUBE_BASE, VIMEO_BASE }: z.infer<typeof videoSettings>): VideoSites => ({
  youtube: YOUTUBE_BASE,
  vimeo: VIMEO_BASE,
});
