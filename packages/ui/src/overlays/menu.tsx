import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { menu } from '@palmares/ui/styled-system/recipes';
import type { ReactElement, ReactNode } from 'react';

export interface MenuProps {
  /** The button that opens it: one element that accepts a ref and a press, such as `<Button variant="ghost">`. */
  trigger: ReactElement;
  /** Shown above the items, such as the name of a person. */
  heading?: ReactNode;
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
  /** True to start open, for a menu that is loaded on demand. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A few actions behind one button. */
export const Menu = ({ trigger, heading, children, open, onOpenChange }: MenuProps) => {
  const styles = menu();
  return (
    <Ark.Root
      positioning={{ placement: 'bottom-end', gutter: 8 }}
      lazyMount
      unmountOnExit
      {...(open === undefined ? {} : { open })}
      onOpenChange={(details) => onOpenChange?.(details.open)}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={styles.content}>
            {heading === undefined ? (
              children
            ) : (
              <Ark.ItemGroup>
                <Ark.ItemGroupLabel className={styles.heading}>{heading}</Ark.ItemGroupLabel>
                {children}
              </Ark.ItemGroup>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};

export interface MenuItemProps {
  /** Unique within its menu. */
  value: string;
  children: ReactNode;
  onSelect?: (() => void) | undefined;
  /** A link to render as the item: `<Link to=…>` with its own `children`. */
  link?: ReactElement | undefined;
  tone?: 'default' | 'danger';
  disabled?: boolean | undefined;
}

/** One action of a menu, or a link if `link` is given (then `children` are ignored). */
export const MenuItem = ({ value, children, onSelect, link, tone = 'default', disabled }: MenuItemProps) => (
  <Ark.Item
    value={value}
    disabled={disabled}
    className={menu().item}
    data-tone={tone}
    asChild={link !== undefined}
    onSelect={onSelect}
  >
    {link ?? children}
  </Ark.Item>
);

export const MenuSeparator = () => <Ark.Separator className={menu().separator} />;
