import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A staff list under a magnifying glass, which has found an address. */
export const ContactsCover = (props: DrawingProps) => (
  <Drawing width={320} height={240} crop="middle" {...props}>
    <path className={inks.ground} d="M0 0h320v240H0z" />
    <path className={inks.paper} d="M56 24h150V240H56z" />
    <path
      className={inks.ink}
      d="M82 46a10 10 0 0 1 0 20a10 10 0 0 1 0-20zM102 48h58v7h-58zM82 82a10 10 0 0 1 0 20a10 10 0 0 1 0-20zM102 84h58v7h-58zM82 118a10 10 0 0 1 0 20a10 10 0 0 1 0-20zM102 120h58v7h-58zM82 154a10 10 0 0 1 0 20a10 10 0 0 1 0-20zM102 156h58v7h-58zM82 190a10 10 0 0 1 0 20a10 10 0 0 1 0-20zM102 192h58v7h-58z"
    />
    <path
      className={inks.half}
      d="M102 60h78v5h-78zM102 96h78v5h-78zM102 132h78v5h-78zM102 168h78v5h-78zM102 204h78v5h-78zM131 24h75V240h-75z"
    />
    <path className={inks.ink} d="M204 54a56 56 0 0 1 0 112a56 56 0 0 1 0-112zM239 154L251 142L300 191L288 203z" />
    <path className={inks.accent} d="M204 65a45 45 0 0 1 0 90a45 45 0 0 1 0-90z" />
    <path className={inks.onAccent} d="M176 92h56l-28 20zM176 98l28 20l28-20v32h-56z" />
    <path className={inks.half} d="M204 65a45 45 0 0 1 0 90z" />
  </Drawing>
);
