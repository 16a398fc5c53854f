/** In pixels of the picture; 0 if it could not be loaded. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the known object if the size is unchanged: a new one would render and measure the picture again without end.
 */
export const sizeOf = (
  image: Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'> | null,
  known: PictureSize | undefined,
): PictureSize => {
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = image ?? {};
  return known?.width === width && known.height === height ? known : { width, height };
};
