import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** Five steps, the last one with a pennant. */
export const FiveStepsCover = (props: DrawingProps) => (
  <Drawing width={320} height={240} crop="middle" {...props}>
    <path className={inks.ground} d="M0 0h320v240H0z" />
    <path
      className={inks.paper}
      d="M36 240V221L56 211V192L76 182V163L96 153V134L116 124V105L136 95H184L204 105V124L224 134V153L244 163V182L264 192V211L284 221V240z"
    />
    <path className={inks.accent} d="M116 124V105L136 95H184L204 105V124z" />
    <path
      className={inks.half}
      d="M36 221H284V240H36zM56 192H264V211H56zM76 163H244V182H76zM96 134H224V153H96zM116 105H204V124H116z"
    />
    <path className={inks.half} d="M160 95H184L204 105V124L224 134V153L244 163V182L264 192V211L284 221V240H160z" />
    <path className={inks.ink} d="M157 36h6v64h-6zM163 38l46 15l-46 15z" />
  </Drawing>
);
