import { imageCropper } from '@palmares/ui/styled-system/recipes';
import type { Crop, Size } from './crop-geometry.ts';
import { cropPlace } from './crop-place.ts';

export interface CropPreviewed {
  crop: Crop;
  /** Width by height; a square unless given. */
  ratio?: number | undefined;
  isRound?: boolean | undefined;
  caption: string;
}

interface CropPreviewProps extends CropPreviewed {
  src: string;
  /** Size of the picture in any unit; null until it is known. */
  size: Size | null;
}

/** Shows the cropped picture with CSS alone: nothing is drawn or sent. */
export const CropPreview = ({ src, crop, ratio = 1, isRound, size, caption }: CropPreviewProps) => {
  const styles = imageCropper();
  return (
    <figure className={styles.preview}>
      <span className={styles.cutout} data-round={isRound || undefined} style={{ aspectRatio: ratio }}>
        {size === null ? null : <img src={src} alt="" draggable={false} style={cropPlace(crop, size, ratio)} />}
      </span>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
};
