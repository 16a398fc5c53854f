import { Check, Minus, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';

const table = css({ width: 'full', borderCollapse: 'collapse' });
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
const yes = css({ color: 'fg' });
const no = css({ color: 'fg.muted' });

const features = [
  { name: m.landing_plan_build, isFree: true },
  { name: m.landing_plan_preview, isFree: true },
  { name: m.landing_plan_identity, isFree: true },
  { name: m.landing_plan_links, isFree: false },
  { name: m.landing_plan_protection, isFree: false },
  { name: m.landing_plan_message, isFree: false },
];

const Mark = ({ included }: { readonly included: boolean }) => (
  <td className={mark}>
    {included ? <Check aria-hidden size={24} className={yes} /> : <Minus aria-hidden size={24} className={no} />}
    <VisuallyHidden>{included ? m.landing_plan_included() : m.landing_plan_not_included()}</VisuallyHidden>
  </td>
);

export const PlanTable = () => (
  <table className={table}>
    <caption>
      <VisuallyHidden>{m.landing_plan_table()}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col" className={css(head)}>
          {m.landing_plan_feature()}
        </th>
        <th scope="col" className={css(head, plan)}>
          {m.landing_plan_free()}
        </th>
        <th scope="col" className={css(head, plan)}>
          {m.landing_plan_athlete()}
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
          <Mark included />
        </tr>
      ))}
    </tbody>
  </table>
);
