import { imageCropper } from '@palmares/ui/styled-system/recipes';
import { pictureAround, type Size, type SquareCrop } from './crop-geometry.ts';

interface CropPreviewProps {
  src: string;
  crop: SquareCrop;
  /** Of the picture, in any unit; null while it is not known. */
  size: Size | null;
  shape: 'square' | 'round';
  caption: string;
}

const percent = (share: number) => `${share * 100}%`;

const placeOf = (crop: SquareCrop, size: Size) => {
  const { x, y, width, height } = pictureAround(crop, size);
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
};

/** The cropped picture, by style alone: nothing is drawn or sent. */
export const CropPreview = ({ src, crop, size, shape, caption }: CropPreviewProps) => {
  const styles = imageCropper();
  return (
    <figure className={styles.preview}>
      <span className={styles.cutout} data-shape={shape}>
        {size === null ? null : <img src={src} alt="" draggable={false} style={placeOf(crop, size)} />}
      </span>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
};
