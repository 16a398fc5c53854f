export type { ListedVideo } from './parse-feed.ts';
export { type CheckedVideo, createVideoCheck, isChecked, type Verdict, type VideoCheck } from './video-check.ts';
export { createVideoFeed, type VideoFeed } from './video-feed.ts';
