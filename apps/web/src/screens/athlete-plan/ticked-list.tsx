import { Check } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', padding: '0', margin: '0' });
const item = css({ display: 'flex', gap: '3', alignItems: 'flex-start' });
const tick = css({ flexShrink: '0', marginBlockStart: '1', color: 'accent.text' });

/** Facts with a tick each. */
export const TickedList = ({ facts }: { readonly facts: readonly string[] }) => (
  <ul className={list}>
    {facts.map((fact) => (
      <li key={fact} className={item}>
        <Check aria-hidden size={20} className={tick} />
        <span>{fact}</span>
      </li>
    ))}
  </ul>
);
