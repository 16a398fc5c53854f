export type { Checked, MadePicture, PictureHeader } from './answers.ts';
export { cleanImage, cropPicture, inspectPicture, makePicture } from './picture.ts';
