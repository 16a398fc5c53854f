import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

const net =
  'M-36 84l316 316M4 84l316 316M44 84l276 276M84 84l236 236M124 84l196 196M164 84l156 156M204 84l116 116M244 84l76 76M284 84l36 36M0 128l272 272M0 168l232 232M0 208l192 192M0 248l152 152M0 288l112 112';
const shell =
  'M178 36C230 38 262 76 262 128C262 160 254 188 238 206L198 238C186 252 170 264 148 264C128 264 114 256 108 242L94 198C86 178 82 150 84 126C86 74 126 34 178 36Z';

/** A hockey goaltender, set for the next shot. */
export const GoaltenderPicture = (props: DrawingProps) => (
  <Drawing width={320} height={400} {...props}>
    <path className={inks.ground} d="M0 0h320v400H0z" />
    <path className={inks.halfLine} strokeWidth="3" d={net} />
    <path className={inks.halfLine} strokeWidth="3" d={net} transform="matrix(-1 0 0 1 320 0)" />
    <path className={inks.paper} d="M0 74h320v12H0z" />
    <path className={inks.accent} d="M0 400V330C6 284 40 262 96 252L150 236H214L250 240C296 246 320 262 320 290V400Z" />
    <path className={inks.half} d="M214 236L250 240C296 246 320 262 320 290V400H196C208 350 218 290 214 236Z" />
    <path className={inks.ink} d="M104 244L150 232L232 214L246 236L166 312Z" />
    <path className={inks.paper} d="M112 246L152 312L196 246L186 306L152 328L122 306Z" />
    <g>
      <path className={inks.paper} d={shell} />
      <path
        className={inks.half}
        d="M178 36C230 38 262 76 262 128C262 160 254 188 238 206L198 238C186 252 170 264 148 264C184 232 212 190 216 138C220 92 204 56 178 36Z"
      />
      <path
        className={inks.ink}
        d="M92 122C102 102 150 94 198 104C210 108 212 124 208 140C202 172 188 202 175 222C166 237 152 243 136 241C121 239 112 230 108 215L96 175C90 156 88 136 92 122Z"
      />
      <path
        className={inks.paper}
        d="M100 128C108 112 150 104 192 112C200 115 201 126 198 140C192 168 180 196 168 214C160 228 150 232 138 231C126 230 118 222 115 211L104 173C98 156 97 140 100 128Z"
      />
      <path
        className={inks.half}
        d="M148 108C166 108 180 110 192 112C200 115 201 126 198 140C192 168 180 196 168 214C160 228 150 232 138 231C148 214 150 198 146 186L126 180L140 150Z"
      />
      <path
        className={inks.ink}
        d="M106 144Q116 134 128 143Q118 150 106 144ZM148 143Q162 133 178 142Q164 151 148 143Z"
      />
      <path className={inks.ink} d="M124 206Q134 202 146 205Q136 212 124 206Z" />
      <path
        className={inks.inkLine}
        strokeWidth="4"
        d="M140 98C136 110 132 150 130 166C128 196 132 220 138 242M98 164C120 170 176 168 204 156M104 188C124 196 172 192 194 182M110 212C126 218 158 216 180 208M112 166C112 190 118 216 124 238M164 166C166 190 162 214 154 240"
      />
    </g>
    <path
      className={inks.ink}
      d="M8 330C0 290 26 254 66 252C106 250 126 286 118 330C112 362 92 386 62 388C32 388 14 362 8 330Z"
    />
    <path className={inks.paper} d="M20 326C16 294 36 266 66 264C94 264 110 290 104 326Q60 306 20 326Z" />
  </Drawing>
);
