export type { Checked, MadePicture } from './answers.ts';
export type { Crops } from './crop.ts';
export { cleanImage, cropPicture, makePicture } from './picture.ts';
