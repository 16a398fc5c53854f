import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** An empty podium, and the first leaves of a laurel. */
export const NoPortfolioYetDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={12} {...props}>
    <path className={inks.text} d="M94 92h52v64H94z" />
    <path className={inks.shade} d="M40 116h50v40H40zM150 128h50v28h-50z" />
    <path className={inks.text} d="M117.5 92V56h5v36z" />
    <path className={inks.accent} d="M118 84Q112 56 82 54Q88 82 118 84ZM122 66Q128 34 160 28Q156 62 122 66Z" />
    <path className={inks.text} d="M12 156h216v4H12z" />
  </Drawing>
);
