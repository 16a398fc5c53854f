export { type CheckedVideoOf, goneVideos, keepChecksOf, noteGone, noteThere } from './checks.ts';
export { type VideoLinks, videoLinks } from './links.ts';
