import { breakable } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';

const line = css({ color: 'fg.muted' });
const fact = css({
  '& + &': {
    _before: {
      content: '" "',
      layerStyle: 'dot',
      wordSpacing: '[0.5em]',
      _print: { content: '"\\a0· "', wordSpacing: '[0]' },
    },
  },
});

/** Facts on one line, or on as many as they need. The spaces are for screen readers. */
export const Facts = ({ facts }: { readonly facts: readonly string[] }) => (
  <span className={line}>
    {facts.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be the same, such as a team and its league.
      <span key={index} className={fact}>
        {' '}
        {breakable(text)}
      </span>
    ))}
  </span>
);
