import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A pass on its lanyard, with ten places for the digits. */
export const NcaaIdCover = (props: DrawingProps) => (
  <Drawing width={320} height={240} crop="middle" {...props}>
    <path className={inks.ground} d="M0 0h320v240H0z" />
    <g transform="rotate(-5 160 124) translate(60 64)">
      <rect className={inks.paper} width="200" height="124" rx="8" />
      <path className={inks.ink} d="M84 9h32v9H84zM16 28h46v46H16zM76 32h84v11H76z" />
      <path className={inks.paper} d="M39 35a9 9 0 0 1 0 18a9 9 0 0 1 0-18zM22 74c0-22 34-22 34 0z" />
      <path className={inks.half} d="M76 51h64v6H76zM76 63h44v6H76z" />
      <path
        className={inks.ink}
        d="M16 84h13v22h-13zM33 84h13v22h-13zM50 84h13v22h-13zM67 84h13v22h-13zM84 84h13v22h-13zM101 84h13v22h-13zM118 84h13v22h-13zM135 84h13v22h-13zM152 84h13v22h-13zM169 84h13v22h-13z"
      />
      <path className={inks.half} d="M100 0h92a8 8 0 0 1 8 8v108a8 8 0 0 1-8 8H100z" />
    </g>
    <path className={inks.accent} d="M140 0h33l-9 79h-14z" />
    <path className={inks.half} d="M156.5 0h16.5l-9 79h-7.5z" />
  </Drawing>
);
