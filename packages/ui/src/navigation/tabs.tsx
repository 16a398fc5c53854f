import { Tabs as Ark } from '@ark-ui/react/tabs';
import { tabs } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';

export interface TabsProps {
  /** Accessible name, saying what the tabs are about. */
  label: string;
  items: readonly { value: string; label: ReactNode; content: ReactNode }[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** Several views of one subject, one shown at a time. */
export const Tabs = ({ label, items, value, defaultValue, onValueChange }: TabsProps) => {
  const styles = tabs();
  return (
    <Ark.Root
      className={styles.root}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={(details) => onValueChange?.(details.value)}
    >
      <Ark.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Ark.Trigger key={item.value} value={item.value} className={styles.trigger}>
            {item.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.value} value={item.value} className={styles.content}>
          {item.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
};
