import { css } from '@palmares/ui/styled-system/css';

/** The fills of every drawing. `half` darkens whatever lies under it. */
export const inks = {
  text: css({ fill: 'current' }),
  shade: css({ fill: 'current', fillOpacity: '[0.6]' }),
  faint: css({ fill: 'current', fillOpacity: '[0.16]' }),
  /** Cuts a shape out of `text` where something else lies behind it. */
  cut: css({ fill: 'canvas' }),
  line: css({ fill: '[none]', stroke: 'current' }),
  accent: css({ fill: 'accent.solid' }),
  onAccent: css({ fill: 'accent.fg' }),
  ground: css({ fill: 'picture.ground' }),
  ink: css({ fill: 'picture.ink' }),
  paper: css({ fill: 'picture.paper' }),
  half: css({ fill: 'picture.shade', fillOpacity: '[0.42]' }),
  inkLine: css({ fill: '[none]', stroke: 'picture.ink' }),
  paperLine: css({ fill: '[none]', stroke: 'picture.paper' }),
  halfLine: css({ fill: '[none]', stroke: 'picture.ink', strokeOpacity: '[0.3]' }),
};

/** The four Identity colors: the sheet, its folded side and the sign cut into it. */
export const identityInks = {
  red: {
    solid: css({ fill: 'identity.red.solid' }),
    fold: css({ fill: 'identity.red.fg', fillOpacity: '[0.16]' }),
    sign: css({ fill: 'identity.red.fg' }),
  },
  blue: {
    solid: css({ fill: 'identity.blue.solid' }),
    fold: css({ fill: 'identity.blue.fg', fillOpacity: '[0.16]' }),
    sign: css({ fill: 'identity.blue.fg' }),
  },
  green: {
    solid: css({ fill: 'identity.green.solid' }),
    fold: css({ fill: 'identity.green.fg', fillOpacity: '[0.16]' }),
    sign: css({ fill: 'identity.green.fg' }),
  },
  yellow: {
    solid: css({ fill: 'identity.yellow.solid' }),
    fold: css({ fill: 'identity.yellow.fg', fillOpacity: '[0.16]' }),
    sign: css({ fill: 'identity.yellow.fg' }),
  },
};
