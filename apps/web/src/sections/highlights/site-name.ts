import type { VideoHost } from '@palmares/domain/videos';

/** Names of companies, the same in every language. */
const names: Readonly<Record<VideoHost, string>> = { youtube: 'YouTube', vimeo: 'Vimeo', hudl: 'Hudl' };

export const siteName = (host: VideoHost): string => names[host];
