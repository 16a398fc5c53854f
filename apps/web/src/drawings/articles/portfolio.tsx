import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A player’s card, unfolded: the athlete on the left, the numbers and the film on the right. */
export const PortfolioCover = (props: DrawingProps) => (
  <Drawing width={320} height={240} crop="middle" {...props}>
    <path className={inks.ground} d="M0 0h320v240H0z" />
    <g transform="matrix(1 .13 0 1 46 46)">
      <path className={inks.paper} d="M0 0h114v136H0z" />
      <path className={inks.accent} d="M12 12h90v82H12z" />
      <path className={inks.ink} d="M57 24a17 17 0 0 1 0 34a17 17 0 0 1 0-34zM24 94c0-40 66-40 66 0z" />
      <path className={inks.ink} d="M12 104h64v10H12z" />
      <path className={inks.half} d="M12 120h44v5H12z" />
    </g>
    <g transform="matrix(1 -.13 0 1 160 60.8)">
      <path className={inks.paper} d="M0 0h114v136H0z" />
      <path className={inks.ink} d="M12 12h40v20H12zM62 12h40v20H62zM12 52h90v46H12z" />
      <path className={inks.half} d="M12 37h40v5H12zM62 37h28v5H62zM12 108h90v5H12zM12 120h62v5H12z" />
      <path className={inks.accent} d="M48 61l22 14l-22 14z" />
      <path className={inks.half} d="M0 0h114v136H0z" />
    </g>
  </Drawing>
);
