export type { Checked, MadePicture } from './answers.ts';
export { cleanImage, cropPicture, makePicture } from './picture.ts';
