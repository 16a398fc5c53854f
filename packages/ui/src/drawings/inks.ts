import { css } from '@palmares/ui/styled-system/css';

/** What the drawings are printed with. `half` is the shaded side of whatever lies under it. */
export const inks = {
  text: css({ fill: 'current' }),
  shade: css({ fill: 'current', fillOpacity: '[0.6]' }),
  faint: css({ fill: 'current', fillOpacity: '[0.16]' }),
  line: css({ fill: '[none]', stroke: 'current' }),
  accent: css({ fill: 'accent.solid' }),
  onAccent: css({ fill: 'accent.fg' }),
  ground: css({ fill: 'picture.ground' }),
  ink: css({ fill: 'picture.ink' }),
  paper: css({ fill: 'picture.paper' }),
  half: css({ fill: 'picture.shade', fillOpacity: '[0.38]' }),
  inkLine: css({ fill: '[none]', stroke: 'picture.ink' }),
  paperLine: css({ fill: '[none]', stroke: 'picture.paper' }),
  halfLine: css({ fill: '[none]', stroke: 'picture.ink', strokeOpacity: '[0.3]' }),
};
