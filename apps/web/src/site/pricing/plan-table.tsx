import { Check, Minus, VisuallyHidden } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  // Enlarged text would push the last column off the page.
  '@media (max-width: 19.9em)': { overflowWrap: 'anywhere', '& th': { width: 'auto', paddingInline: '1' } },
});
const head = css.raw({
  textStyle: 'label',
  color: 'fg.muted',
  verticalAlign: 'bottom',
  paddingBlock: '3',
  textAlign: 'start',
});
const plan = css.raw({ width: { base: '20', md: '32' }, paddingInline: '2', textAlign: 'center' });
const row = css({ borderBlockStart: 'line' });
const feature = css({ fontWeight: 'regular', textAlign: 'start', paddingBlock: '3', paddingInlineEnd: '4' });
const mark = css({
  textAlign: 'center',
  paddingInline: '2',
  '& svg': { display: 'inline-block', verticalAlign: 'middle' },
});
const onSurface = css({ bg: 'surface' });
const yes = css({ color: 'fg' });
const no = css({ color: 'fg.muted' });

export interface Feature {
  readonly name: () => string;
  readonly isFree: boolean;
}

const Mark = ({ included, inPlan = false }: { readonly included: boolean; readonly inPlan?: boolean }) => (
  <td className={cx(mark, inPlan && onSurface)}>
    {included ? <Check aria-hidden size={24} className={yes} /> : <Minus aria-hidden size={24} className={no} />}
    <VisuallyHidden>{included ? m.pricing_row_included() : m.pricing_row_not_included()}</VisuallyHidden>
  </td>
);

/** Compares the free account with the plan, whose column has a surface of its own. */
export const PlanTable = ({ features }: { readonly features: readonly Feature[] }) => (
  <table className={table}>
    <caption>
      <VisuallyHidden>{m.pricing_table()}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col" className={css(head)}>
          {m.pricing_row_feature()}
        </th>
        <th scope="col" className={css(head, plan)}>
          {m.pricing_row_free()}
        </th>
        <th scope="col" className={cx(css(head, plan), onSurface)}>
          {m.pricing_row_athlete()}
        </th>
      </tr>
    </thead>
    <tbody>
      {features.map(({ name, isFree }) => (
        <tr key={name()} className={row}>
          <th scope="row" className={feature}>
            {name()}
          </th>
          <Mark included={isFree} />
          <Mark included inPlan />
        </tr>
      ))}
    </tbody>
  </table>
);
