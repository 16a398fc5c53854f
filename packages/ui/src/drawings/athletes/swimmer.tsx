import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A swimmer on her back, counting strokes under the flags. */
export const SwimmerPicture = (props: DrawingProps) => (
  <Drawing width={320} height={400} {...props}>
    <path className={inks.ground} d="M0 0h320v400H0z" />
    <path className={inks.paperLine} strokeWidth="3" d="M0 58L320 26" />
    <path className={inks.paper} d="M6 57L42 54L28 92ZM118 46L154 43L140 81ZM230 35L266 31L252 70Z" />
    <path className={inks.ink} d="M62 52L98 48L84 87ZM174 41L210 37L196 76ZM286 29L320 26L308 64Z" />
    <path
      className={inks.paper}
      d="M250 320C232 260 226 180 228 108C222 92 214 74 222 66C228 62 232 70 234 76C232 56 232 34 240 18C256 30 264 66 258 106C268 170 296 230 320 262V320Z"
    />
    <path
      className={inks.half}
      d="M284 320C258 250 244 180 244 108C248 76 246 46 240 18C256 30 264 66 258 106C268 170 296 230 320 262V320Z"
    />
    <path
      className={inks.paper}
      d="M112 196L130 193Q138 194 141 200Q152 184 162 172Q170 174 169 188L177 185Q182 186 180 193L187 191Q191 194 188 200L204 192Q216 192 220 208C226 236 236 252 262 262V330H112Z"
    />
    <path className={inks.half} d="M130 330C140 280 160 250 190 236Q214 228 220 208C226 236 236 252 262 262V330Z" />
    <path className={inks.accent} d="M58 270C58 222 84 198 120 195C132 220 146 260 150 320H70C62 306 58 290 58 270Z" />
    <path
      className={inks.half}
      d="M58 270C58 260 60 250 62 242C84 270 116 284 147 286L150 320H70C62 306 58 290 58 270Z"
    />
    <path className={inks.inkLine} strokeWidth="7" d="M134 209C116 228 90 244 62 254" />
    <path className={inks.ink} d="M122 194Q138 190 150 204Q152 216 144 220Q128 214 122 194Z" />
    <path className={inks.ink} d="M0 292Q40 280 80 290T160 290T240 288T320 286V400H0Z" />
    <path
      className={inks.paper}
      d="M20 316Q64 302 108 316Q64 324 20 316ZM150 324Q196 310 250 322Q196 334 150 324ZM70 350Q110 340 150 350Q110 358 70 350ZM220 360Q260 350 306 360Q260 368 220 360Z"
    />
  </Drawing>
);
