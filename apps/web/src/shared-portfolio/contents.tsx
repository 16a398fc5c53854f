import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';
import type { Anchor } from '../sections/section-view.ts';

const inner = css({ marginBlockStart: '1', paddingInlineStart: '4', borderInlineStart: 'line' });
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '10',
  color: 'fg.muted',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  transitionProperty: '[color]',
  transitionDuration: 'control',
  _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '[0.22em]' },
});
const main = css({ fontWeight: 'semibold' });

export interface ContentsEntry extends Anchor {
  readonly inside: readonly Anchor[];
}

/** The table of contents. Plain anchors, so that it needs no script. */
export const Contents = ({ entries }: { readonly entries: readonly ContentsEntry[] }) => (
  <nav aria-label={m.portfolio_contents_label()}>
    <ul>
      {entries.map(({ id, title, inside }) => (
        <li key={id}>
          <a href={`#${id}`} className={`${link} ${main}`}>
            {title}
          </a>
          {inside.length === 0 ? null : (
            <ul className={inner}>
              {inside.map((place) => (
                <li key={place.id}>
                  <a href={`#${place.id}`} className={link}>
                    {place.title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
