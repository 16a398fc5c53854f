export { atomFeed } from './atom-feed.ts';
export { startVideoSite, type VideoSite } from './video-site.ts';
