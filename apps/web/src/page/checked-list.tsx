import { Check } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' });
const line = css({ display: 'flex', gap: '3', '& svg': { flexShrink: '0' } });

/** Lines with a check mark each. */
export const CheckedList = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={list}>
    {lines.map((words) => (
      <li key={words} className={line}>
        <Check aria-hidden size={24} />
        <span>{words}</span>
      </li>
    ))}
  </ul>
);
