/** In pixels of the picture; 0 if it could not be loaded. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The known size if nothing changed: another object would render the picture again, and measure it again, without end. */
export const sizeOf = (
  image: Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'> | null,
  known: PictureSize | undefined,
): PictureSize => {
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = image ?? {};
  return known?.width === width && known.height === height ? known : { width, height };
};
