export const loadCropper = () => import('./crop-picture.tsx').then(({ CropPicture }) => CropPicture);
