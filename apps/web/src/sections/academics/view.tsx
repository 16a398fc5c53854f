import type { AcademicsPublicView } from '@palmares/domain/shared-portfolio';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { Paragraphs } from '../paragraphs.tsx';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';
import { academicFacts, academicTiles } from './facts.ts';

const parts = css({ display: 'flex', flexDirection: 'column', gap: '8', _print: { gap: '2' } });
const tiles = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(auto-fit, minmax(9rem, 1fr))]' },
  gap: { base: '3', md: '4' },
  _print: { gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]', columnGap: '6' },
});
const tile = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  minWidth: '0',
  padding: { base: '3', md: '4' },
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  breakInside: 'avoid',
  // The last of three takes the whole second row.
  '&:last-child:nth-child(odd)': { gridColumn: { base: '[1 / -1]', md: 'auto' }, _print: { gridColumn: 'auto' } },
  _print: { padding: '0', gap: '0', border: 'none' },
});
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(3, minmax(0, 1fr))]' },
  columnGap: '6',
  rowGap: '4',
  _print: { gridTemplateColumns: '[repeat(6, minmax(0, 1fr))]', rowGap: '1' },
});
const label = css({ color: 'fg.muted', lineHeight: 'snug' });
const value = css({
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  whiteSpace: 'pre-line',
  fontVariantNumeric: 'tabular-nums',
});
const number = css({ textStyle: 'number', fontSize: 'title', _print: { fontSize: 'body' } });

/** A glance first, then the rest in the order in which recruiters ask for it. */
export const AcademicsView = ({ content }: ViewProps<AcademicsPublicView>) => {
  const lang = useWrittenLanguage();
  const [glance, rest] = [academicTiles(content), academicFacts(content)];
  return (
    <div className={parts}>
      {glance.length === 0 ? null : (
        <dl className={tiles}>
          {glance.map((each) => (
            <div key={each.label} className={tile}>
              <dt className={label}>{each.label}</dt>
              <dd className={each.isNumber ? number : value}>{each.value}</dd>
              {each.note ? <dd className={label}>{each.note}</dd> : null}
            </div>
          ))}
        </dl>
      )}
      {rest.length === 0 ? null : (
        <dl className={facts}>
          {rest.map((each) => (
            <div key={each.label}>
              <dt className={label}>{each.label}</dt>
              <dd className={value} lang={each.isWritten ? lang : undefined}>
                {each.value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Paragraphs title={m.portfolio_academics_vision()} paragraphs={content.vision} />
    </div>
  );
};
