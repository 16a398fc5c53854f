import { textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';

const contents = css({ borderBlock: 'line', paddingBlock: '1', _print: { display: 'none' } });
const summary = css({ textStyle: 'label', color: 'fg.muted', lineHeight: '[2.75rem]', cursor: 'pointer' });
const entries = css({ listStyle: 'none', columns: { sm: '2' }, columnGap: '8', paddingBlockEnd: '3' });

interface ContentsProps {
  readonly label: string;
  readonly headings: readonly { readonly id: string; readonly title: string }[];
}

/** The parts of a long text, folded up. */
export const Contents = ({ label, headings }: ContentsProps) => (
  <nav aria-label={label} className={contents}>
    <details>
      <summary className={summary}>{label}</summary>
      <ol className={entries}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={textLink({ standing: 'alone' })}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);
