import { type Crop, centredCrop, ImageCropper } from '@palmares/ui';
import { useState } from 'react';
import { previewPath } from '../../i18n/open-graph.ts';
import { Column } from '../column.tsx';
import type { Exhibit, ExhibitProps } from '../exhibit.ts';
import { cropWords } from './crop-words.ts';

interface PictureProps extends ExhibitProps {
  readonly src: string;
  readonly start: Crop;
  readonly ratio?: number;
  readonly disabled?: boolean;
}

const Picture = ({ language, src, start, ratio = 1, disabled }: PictureProps) => {
  const [crop, setCrop] = useState(start);
  const { alt, square, round, ...labels } = cropWords[language];
  const previews =
    ratio === 1
      ? [
          { crop, caption: square },
          { crop, isRound: true, caption: round },
        ]
      : [{ crop, ratio, caption: labels.window }];
  return (
    <ImageCropper
      src={src}
      alt={alt}
      crop={crop}
      ratio={ratio}
      onCropChange={setCrop}
      labels={labels}
      previews={previews}
      disabled={disabled}
    />
  );
};

/** Has the size of the site's own preview pictures. */
const whole = centredCrop({ width: 1200, height: 630 });

const Croppers = ({ language }: ExhibitProps) => (
  <Column>
    <Picture language={language} src={previewPath(language, 'home')} start={whole} />
    <Picture language={language} src={previewPath(language, 'home')} start={{ left: 0.1, top: 0.2, side: 0.3 }} />
    <Picture language={language} src={previewPath(language, 'home')} start={whole} ratio={3 / 2} />
    <Picture language={language} src="/icon-512.png" start={{ left: 0, top: 0, side: 1 }} disabled />
    <Picture language={language} src="/robots.txt" start={whole} />
  </Column>
);

export const cropExhibits: readonly Exhibit[] = [{ name: 'ImageCropper', Component: Croppers }];
