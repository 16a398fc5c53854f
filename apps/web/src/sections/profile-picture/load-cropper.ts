import { loadOnce } from '../kit/on-demand/load-once.ts';

export const loadCropper = loadOnce(() => import('./crop-picture.tsx').then(({ CropPicture }) => CropPicture));
