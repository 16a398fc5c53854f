export { goaltenderPortrait } from './goaltender.ts';
export { netTile, type Portrait, type PortraitInk } from './portrait.ts';
export { swimmerPortrait } from './swimmer.ts';
