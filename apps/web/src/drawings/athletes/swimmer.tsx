import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A swimmer on her back, counting strokes under the flags. */
export const SwimmerPicture = (props: DrawingProps) => (
  <Drawing width={320} height={400} crop="middle" {...props}>
    <path className={inks.ground} d="M0 0h320v400H0z" />
    <path className={inks.paperLine} strokeWidth="3" d="M0 58L320 26" />
    <path className={inks.paper} d="M62 52L102 48L86 89ZM174 41L214 37L198 78ZM286 29L320 26V54L310 66Z" />
    <path className={inks.accent} d="M6 57L46 53L30 94ZM118 46L158 42L142 83ZM230 35L270 31L254 72Z" />
    <path
      className={inks.paper}
      d="M238 330C228 262 226 184 230 116C224 100 212 82 218 74C224 68 231 78 234 84C230 62 230 42 236 30Q239 26 241 32Q243 17 248 19Q252 21 252 32Q257 30 258 40C263 62 263 88 259 112C264 146 270 170 282 204C292 232 306 254 320 268V330Z"
    />
    <path
      className={inks.paper}
      d="M104 200C112 193 124 190 133 190Q139 190 144 196Q152 188 160 180Q166 174 169 178Q173 184 171 189L178 187Q182 188 182 191.5Q187 190 188 193.5Q189 197 193 198Q199 196 207 197Q217 199 220 208C222 220 226 230 236 239C244 246 252 252 262 258V330H104Z"
    />
    <path
      className={inks.half}
      d="M150 330C150 292 158 268 176 251C190 238 216 232 220 208C222 220 226 230 236 239Q246 247 254 253C247 210 244 160 246 116C250 84 249 52 246 19Q252 18 252 32Q257 30 258 40C263 62 263 88 259 112C264 146 270 170 282 204C292 232 306 254 320 268V330Z"
    />
    <path className={inks.ink} d="M268 330C266 292 278 256 298 238C304 250 312 260 320 268V330Z" />
    <path className={inks.accent} d="M268 330C266 292 278 256 298 238L303 246C286 264 276 294 277 330Z" />
    <path className={inks.accent} d="M52 276C50 226 82 194 126 190C134 214 150 252 156 330H66C56 312 52 294 52 276Z" />
    <path
      className={inks.half}
      d="M52 276C52 268 53 260 55 252C80 282 116 292 153 290L156 330H66C56 312 52 294 52 276Z"
    />
    <path className={inks.inkLine} strokeWidth="8" d="M134 208C118 226 92 240 56 248" />
    <path className={inks.ink} d="M124 191Q140 184 152 196Q157 210 148 217Q130 214 124 191Z" />
    <path className={inks.paper} d="M132 194Q140 190 146 197Q138 200 132 194Z" />
    <path className={inks.ink} d="M0 298Q40 282 80 294T160 296T240 292T320 290V400H0Z" />
    <path className={inks.accent} d="M52 312Q100 300 148 312Q100 324 52 312ZM70 334Q104 326 138 334Q104 342 70 334Z" />
    <path
      className={inks.paper}
      d="M212 318Q262 304 312 318Q262 330 212 318ZM150 350Q200 338 250 350Q200 362 150 350ZM14 366Q54 356 94 366Q54 376 14 366ZM226 382Q266 372 306 382Q266 392 226 382Z"
    />
  </Drawing>
);
