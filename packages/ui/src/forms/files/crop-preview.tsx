import { imageCropper } from '@palmares/ui/styled-system/recipes';
import type { Size, SquareCrop } from './crop-geometry.ts';
import { cropPlace } from './crop-place.ts';

interface CropPreviewProps {
  src: string;
  crop: SquareCrop;
  /** Size of the picture in any unit; null until it is known. */
  size: Size | null;
  shape: 'square' | 'round';
  caption: string;
}

/** Shows the cropped picture with CSS alone: nothing is drawn or sent. */
export const CropPreview = ({ src, crop, size, shape, caption }: CropPreviewProps) => {
  const styles = imageCropper();
  return (
    <figure className={styles.preview}>
      <span className={styles.cutout} data-shape={shape}>
        {size === null ? null : <img src={src} alt="" draggable={false} style={cropPlace(crop, size)} />}
      </span>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
};
