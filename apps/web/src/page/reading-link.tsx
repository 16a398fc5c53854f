import { textLink, VisuallyHidden } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';
import { type NamedReading, readingAddress } from './reading.ts';

/** Quieter than what the screen is for. */
const quiet = css({ fontWeight: 'regular', _print: { display: 'none' } });
const looks = {
  inline: css({ color: '[inherit]' }),
  alone: css({ color: 'fg.muted', alignSelf: 'flex-start' }),
} as const;

interface ReadingLinkProps extends NamedReading {
  /** True after the words of a paragraph; otherwise it has a line of its own. */
  readonly inline?: boolean;
  /** True where leaving the page would lose what was typed or chosen, and on pages without navigation. */
  readonly newTab?: boolean;
}

/** Leads to the article or the answer about what the screen asks or shows. */
export const ReadingLink = ({ to, words, inline = false, newTab = false }: ReadingLinkProps) => {
  const standing = inline ? 'inline' : 'alone';
  return (
    <a
      href={readingAddress(to)}
      className={cx(textLink({ standing }), quiet, looks[standing])}
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {words()}
      {newTab ? <VisuallyHidden> {m.legal_new_tab()}</VisuallyHidden> : null}
    </a>
  );
};
