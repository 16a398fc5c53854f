import { textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { NewTabLink } from '../notices/new-tab-link.tsx';
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
  const Link = newTab ? NewTabLink : 'a';
  return (
    <Link href={readingAddress(to)} className={cx(textLink({ standing }), quiet, looks[standing])}>
      {words()}
    </Link>
  );
};
