import { both, type Motif } from './motif.ts';

const ripples =
  'M14 70Q60 58 106 70Q60 82 14 70ZM214 248Q260 236 306 248Q260 260 214 248ZM112 40Q150 30 188 40Q150 50 112 40ZM20 262Q54 253 88 262Q54 271 20 262Z';

/** Lanes between their ropes, from above the blocks. */
export const lanes: Motif = [
  { tone: 'soft', d: 'M96 320L128 0H192L224 320Z' },
  ...both({ tone: 'strong', line: 13, dashes: '26 7', d: 'M96 320L128 0' }),
  ...both({ tone: 'strong', line: 13, dashes: '26 7', d: 'M-34 320L64 0' }),
  { tone: 'strong', d: ripples },
];

/** A board, the way down, and the rings that it leaves. */
export const divingBoard: Motif = [
  { tone: 'strong', d: 'M0 58H196Q204 58 204 65T196 72H0ZM0 72H74L58 100H0Z' },
  { tone: 'strong', line: 7, dashes: '14 12', d: 'M204 52C262 20 276 90 264 236' },
  { tone: 'strong', line: 8, d: 'M222 250Q222 238 264 238T306 250T264 262T222 250Z' },
  { tone: 'soft', line: 10, d: 'M164 254Q164 222 264 222T364 254T264 286T164 254Z' },
  { tone: 'soft', d: 'M0 252Q54 240 108 252T216 252T320 252V320H0Z' },
];

/** Two gates of a slalom and the track between them. */
export const gates: Motif = [
  { tone: 'soft', line: 26, d: 'M-20 300C110 300 190 262 176 196S116 104 196 58S330 22 350 14' },
  { tone: 'strong', line: 8, d: 'M34 36V226M102 48V238' },
  { tone: 'strong', d: 'M34 52L102 64V136L34 124Z' },
  { tone: 'strong', line: 8, d: 'M222 92V282M292 80V270' },
  { tone: 'strong', d: 'M222 156L292 144V216L222 228Z' },
];

/** The circle of a wrestling mat. */
export const mat: Motif = [
  { tone: 'soft', d: 'M0 0H70L0 70ZM320 0V70L250 0ZM320 320H250L320 250ZM0 320V250L70 320Z' },
  { tone: 'soft', d: 'M160 22a138 138 0 0 1 0 276a138 138 0 0 1 0-276ZM160 62a98 98 0 0 0 0 196a98 98 0 0 0 0-196Z' },
  { tone: 'strong', line: 8, d: 'M160 42a118 118 0 0 1 0 236a118 118 0 0 1 0-236Z' },
  { tone: 'strong', line: 8, d: 'M118 250H150M170 250H202M118 70H150M170 70H202' },
];

/** The last bend, its lanes staggered. */
export const track: Motif = [
  {
    tone: 'soft',
    d: 'M-10 320A330 330 0 0 1 320-10V42A278 278 0 0 0 42 320ZM94 320A226 226 0 0 1 320 94V146A174 174 0 0 0 146 320Z',
  },
  {
    tone: 'strong',
    line: 6,
    d: 'M42 320A278 278 0 0 1 320 42M94 320A226 226 0 0 1 320 94M146 320A174 174 0 0 1 320 146M198 320A122 122 0 0 1 320 198M-10 320A330 330 0 0 1 320-10',
  },
  { tone: 'strong', line: 12, d: 'M16 206L64 226M92 164L132 196' },
  { tone: 'strong', line: 12, d: 'M230 30L246 78M248 124L262 172' },
];

const mesh =
  'M-20 76L240 336M40 60L300 320M100 60L340 300M160 64L340 244M220 64L340 184M280 62L340 122M-20 136L180 336M-20 196L120 336M-20 256L60 336M340 76L80 336M280 60L20 320M220 60L-20 300M160 64L-20 244M100 62L-20 182M40 60L-20 120M340 136L140 336M340 196L200 336M340 256L260 336';

/** A net under its tape. */
export const net: Motif = [
  { tone: 'soft', line: 5, d: mesh },
  { tone: 'strong', d: 'M-4 44Q160 66 324 44V72Q160 94-4 72Z' },
];

export const netWithAntennas: Motif = [...net, { tone: 'strong', line: 10, dashes: '22 12', d: 'M34-4V300M286-4V300' }];

/** A floating goal. */
export const goal: Motif = [
  {
    tone: 'soft',
    line: 5,
    d: 'M44 100L200 256M44 160L140 256M104 64L276 236M164 64L276 176M224 64L276 116M276 100L120 256M276 160L180 256M216 64L44 236M156 64L44 176M96 64L44 116',
  },
  { tone: 'strong', d: 'M30 256V44H290V256H272V62H48V256Z' },
  { tone: 'strong', d: 'M-4 262Q38 246 80 258T164 258T248 258T324 256V324H-4Z' },
];
