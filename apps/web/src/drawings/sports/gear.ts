import { both, crossed, type Motif } from './motif.ts';

const puck: Motif = [{ tone: 'strong', d: 'M134 262Q134 252 160 252T186 262V272Q186 282 160 282T134 272Z' }];

/** Two sticks, their blades down. */
export const hockeySticks: Motif = [
  ...crossed([
    {
      tone: 'strong',
      d: 'M14 26L32 10L232 232Q238 238 248 237L300 231Q314 231 313 246Q311 260 296 262L240 268Q224 269 214 257Z',
    },
  ]),
  ...puck,
];

export const fieldHockeySticks: Motif = [
  ...crossed([
    {
      tone: 'strong',
      d: 'M20 30L40 14L228 224Q246 246 268 240Q286 232 280 212L298 206Q314 246 280 264Q240 282 208 246Z',
    },
  ]),
  { tone: 'strong', d: 'M160 246a20 20 0 0 1 0 40a20 20 0 0 1 0-40Z' },
];

/** Two sticks, their heads up. */
export const lacrosseSticks: Motif = crossed([
  {
    tone: 'strong',
    transform: 'translate(246 82) rotate(42)',
    d: 'M-8 62V260H8V62Q12 44 34 24Q50 4 38-44Q0-74-38-44Q-50 4-34 24Q-12 44-8 62ZM-26-36Q0-54 26-36Q32 0 22 14Q10 26 0 42Q-10 26-22 14Q-32 0-26-36Z',
  },
  {
    tone: 'strong',
    line: 3,
    transform: 'translate(246 82) rotate(42)',
    d: 'M-28-22L22 14M28-22L-22 14M0-50V40M-26-6L8 34M26-6L-8 34',
  },
]);

/** Two épées, their points up. */
export const blades: Motif = crossed([
  {
    tone: 'strong',
    transform: 'translate(82 238) rotate(45)',
    d: 'M-5-24L-2-292H2L5-24ZM-44 16Q-44-24 0-24T44 16ZM-9 16H9V60Q9 70 0 70T-9 60Z',
  },
]);

const round = 'M160 24A136 136 0 0 1 160 296A136 136 0 0 1 160 24Z';
const shadow = 'M214 35A136 136 0 0 1 106 285A150 150 0 0 0 214 35Z';
const ball: Motif = [
  { tone: 'soft', d: round },
  { tone: 'soft', d: shadow },
];

export const basketball: Motif = [
  ...ball,
  { tone: 'strong', line: 7, d: 'M160 24V296M24 160H296' },
  ...both({ tone: 'strong', line: 7, d: 'M62 66Q132 160 62 254' }),
];

export const soccerBall: Motif = [
  ...ball,
  { tone: 'strong', d: 'M160 98L219 141L197 210H123L101 141Z' },
  { tone: 'strong', line: 7, d: 'M160 98V58M219 141L262 127M197 210L223 246M123 210L97 246M101 141L58 127' },
  { tone: 'strong', d: 'M118 31Q160 18 202 31L160 60ZM290 119Q300 164 284 210L258 128Z' },
  { tone: 'strong', d: 'M30 119Q20 164 36 210L62 128ZM259 254Q226 288 184 294L222 243ZM61 254Q94 288 136 294L98 243Z' },
];

/** A ball with two curved seams and their stitches. */
export const baseball: Motif = [
  ...ball,
  ...both({ tone: 'strong', line: 5, d: 'M70 58Q128 160 70 262' }),
  ...both({ tone: 'strong', line: 26, dashes: '5 17', d: 'M70 58Q128 160 70 262' }),
];

export const football: Motif = [
  { tone: 'soft', transform: 'translate(160 160) rotate(-32)', d: 'M-170 0Q0-196 170 0Q0 196-170 0Z' },
  { tone: 'soft', transform: 'translate(160 160) rotate(-32)', d: 'M-170 0Q0 120 170 0Q0 196-170 0Z' },
  {
    tone: 'strong',
    line: 12,
    transform: 'translate(160 160) rotate(-32)',
    d: 'M-104-58Q-80 0-104 58M104-58Q80 0 104 58',
  },
  { tone: 'strong', line: 7, transform: 'translate(160 160) rotate(-32)', d: 'M-54-62H54' },
  { tone: 'strong', line: 26, dashes: '7 17.6', transform: 'translate(160 160) rotate(-32)', d: 'M-53-62H54' },
];
