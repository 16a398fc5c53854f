import sharp from 'sharp';

interface Drawing {
  readonly svg: string;
  /** The grid that it is drawn on. */
  readonly width: number;
  readonly height: number;
  /** Pixels of a step of the grid. */
  readonly scale: number;
}

/** An SVG drawing as a PNG. */
export const drawnAsPng = ({ svg, width, height, scale }: Drawing): Promise<Buffer> => {
  const size = `viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}"`;
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${svg}</svg>`))
    .png()
    .toBuffer();
};
