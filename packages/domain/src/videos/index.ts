export { playerAddress, playerOrigins, watchAddress } from './addresses.ts';
export { type ChannelCode, recognizeChannel, type YouTubeChannel } from './channel.ts';
export { recognizeVideo, type Video, type VideoHost } from './recognize.ts';
