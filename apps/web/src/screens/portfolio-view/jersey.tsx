import { css } from '@palmares/ui/styled-system/css';

const picture = css({ display: 'block', height: 'auto', width: { base: '24', md: '[17rem]' } });
const cloth = css({ fill: 'accent.solid' });
const seam = css({ fill: '[none]', stroke: 'accent.fg', strokeWidth: '[3]', opacity: '0.35' });
const letters = css({
  fill: 'accent.fg',
  fontFamily: 'body',
  fontWeight: 'black',
  fontStretch: '[118%]',
  fontSize: '[76px]',
  letterSpacing: 'tight',
});

/** A sleeveless jersey with the athlete's letters: a picture for a person who has not chosen hers yet. */
export const Jersey = ({ initials }: { readonly initials: string }) => (
  <svg aria-hidden viewBox="0 0 200 220" className={picture}>
    <path
      className={cloth}
      d="M58 6 L84 6 C86 32 114 32 116 6 L142 6 C144 44 160 62 188 70 L188 214 L12 214 L12 70 C40 62 56 44 58 6 Z"
    />
    <path
      className={seam}
      d="M67 6 C65 52 46 72 12 81 M133 6 C135 52 154 72 188 81 M12 192 L188 192 M12 200 L188 200"
    />
    <path className={seam} d="M77 6 C80 42 120 42 123 6" />
    <text x="100" y="158" textAnchor="middle" className={letters}>
      {initials}
    </text>
  </svg>
);
