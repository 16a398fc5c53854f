import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** Scissors that cut a film after its best clip. */
export const HighlightsCover = (props: DrawingProps) => (
  <Drawing width={320} height={240} crop="middle" {...props}>
    <path className={inks.ground} d="M0 0h320v240H0z" />
    <g transform="rotate(-5 160 100)">
      <path className={inks.ink} d="M-40 44H216V144H-40z" />
      <path
        className={inks.ground}
        d="M-48 50h10v8h-10zM-24 50h10v8h-10zM0 50h10v8h-10zM24 50h10v8h-10zM48 50h10v8h-10zM72 50h10v8h-10zM96 50h10v8h-10zM120 50h10v8h-10zM144 50h10v8h-10zM168 50h10v8h-10zM-48 130h10v8h-10zM-24 130h10v8h-10zM0 130h10v8h-10zM24 130h10v8h-10zM48 130h10v8h-10zM72 130h10v8h-10zM96 130h10v8h-10zM120 130h10v8h-10zM144 130h10v8h-10zM168 130h10v8h-10z"
      />
      <path className={inks.paper} d="M-34 66H34v56H-34zM42 66h72v56H42z" />
      <path className={inks.accent} d="M122 66h72v56h-72z" />
      <path className={inks.onAccent} d="M148 79l24 15l-24 15z" />
      <path className={inks.half} d="M0 66h34v56H0zM78 66h36v56H78zM158 66h36v56h-36z" />
    </g>
    <g transform="rotate(5 230 100)">
      <path className={inks.ink} d="M222 38H380V138H222z" />
      <path
        className={inks.ground}
        d="M234 44h10v8h-10zM258 44h10v8h-10zM282 44h10v8h-10zM306 44h10v8h-10zM330 44h10v8h-10zM354 44h10v8h-10zM234 124h10v8h-10zM258 124h10v8h-10zM282 124h10v8h-10zM306 124h10v8h-10zM330 124h10v8h-10zM354 124h10v8h-10z"
      />
      <path className={inks.half} d="M244 60h72v56h-72zM324 60h72v56h-72z" />
    </g>
    <path
      className={inks.accent}
      fillRule="evenodd"
      d="M196 152a23 23 0 0 1 0 46a23 23 0 0 1 0-46zM196 163a12 12 0 0 0 0 24a12 12 0 0 0 0-24zM248 152a23 23 0 0 1 0 46a23 23 0 0 1 0-46zM248 163a12 12 0 0 0 0 24a12 12 0 0 0 0-24z"
    />
    <path className={inks.paper} d="M196 36L232 148L214 166L206 160L219 146Z" />
    <path className={inks.paper} d="M248 36L212 148L230 166L238 160L225 146Z" />
    <path className={inks.half} d="M248 36L212 148L230 166L238 160L225 146Z" />
    <path className={inks.ink} d="M222 136a5 5 0 0 1 0 10a5 5 0 0 1 0-10z" />
  </Drawing>
);
