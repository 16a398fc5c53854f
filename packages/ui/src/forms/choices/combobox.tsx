import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { cx } from '@palmares/ui/styled-system/css';
import { combobox, control } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, use, useId, useMemo, useState } from 'react';
import { Check, ChevronDown, Search, X } from '../../icons.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { FieldContext, useFieldAria } from '../field/field-context.ts';
import { matches } from './accent-free.ts';

export interface ComboboxItem {
  value: string;
  label: string;
  /** The heading above the item. Items of one group must be adjacent. */
  group?: string | undefined;
}

export interface ComboboxProps {
  items: readonly ComboboxItem[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Shown if no item matches the typed text. */
  emptyText: ReactNode;
  /** Names the arrow (`open`) and the cross (`clear`). Without `clear` a choice can be changed, but not removed. */
  labels: { open: string; clear?: string | undefined };
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** Chooses one of many items by typing, ignoring accents and capitals. Posts the value under `name`. */
export const Combobox = (props: ComboboxProps) => {
  const { items, value, defaultValue, onValueChange, onBlur, emptyText, labels, placeholder, name } = props;
  const own = useId();
  const field = use(FieldContext);
  const aria = useFieldAria({ id: props.id });
  const [kept, setKept] = useState(defaultValue ?? '');
  const [query, setQuery] = useState('');
  const chosen = value ?? kept;
  const collection = useMemo(
    () =>
      createListCollection({
        items: query === '' ? [...items] : items.filter((item) => matches(item.label, query)),
        itemToString: (item) => item.label,
        itemToValue: (item) => item.value,
      }),
    [items, query],
  );
  const label = items.find((item) => item.value === chosen)?.label ?? '';
  const [text, setText] = useState(label);
  const [shownFor, setShownFor] = useState(chosen);
  if (shownFor !== chosen) {
    setShownFor(chosen);
    setText(label);
    setQuery('');
  }
  const styles = combobox();
  const clearable = labels.clear !== undefined;
  const choose = (next: string) => {
    setKept(next);
    onValueChange?.(next);
  };
  return (
    <Ark.Root
      id={own}
      collection={collection}
      ids={{ input: aria.id, label: field?.labelId }}
      value={chosen === '' ? [] : [chosen]}
      inputValue={text}
      disabled={props.disabled}
      required={props.required}
      invalid={aria['aria-invalid'] === true}
      placeholder={placeholder}
      inputBehavior="autohighlight"
      openOnClick
      lazyMount
      unmountOnExit
      translations={{ triggerLabel: labels.open, ...(clearable ? { clearTriggerLabel: labels.clear } : {}) }}
      positioning={{ strategy: 'fixed', sameWidth: true, placement: 'bottom-start', gutter: 4 }}
      onInputValueChange={(details) => {
        setText(details.inputValue);
        setQuery(details.reason === 'input-change' ? details.inputValue : '');
        // The cross is not reachable by keyboard, so emptying the box clears the choice too.
        if (clearable && details.reason === 'input-change' && details.inputValue === '') choose('');
      }}
      onOpenChange={(details) => {
        if (!details.open) setQuery('');
      }}
      onValueChange={(details) => choose(details.value[0] ?? '')}
      className={props.className}
    >
      <Ark.Control className={styles.control}>
        <Search aria-hidden size={20} className={styles.icon} />
        <Ark.Input
          {...aria}
          onBlur={onBlur}
          className={cx(control({ kind: clearable ? 'clearable' : 'secret' }), styles.input)}
        />
        {clearable ? (
          <Ark.ClearTrigger className={cx(styles.trigger, styles.clear)}>
            <X aria-hidden size={18} />
          </Ark.ClearTrigger>
        ) : null}
        <Ark.Trigger className={styles.trigger}>
          <ChevronDown aria-hidden size={20} />
        </Ark.Trigger>
      </Ark.Control>
      {name === undefined ? null : <input type="hidden" name={name} value={chosen} />}
      <Ark.Context>
        {({ open }) => (
          <VisuallyHidden role="status">{open && collection.size === 0 ? emptyText : null}</VisuallyHidden>
        )}
      </Ark.Context>
      <Ark.Positioner>
        <Ark.Content className={styles.content}>
          {collection.size === 0 ? (
            <div aria-hidden className={styles.empty}>
              {emptyText}
            </div>
          ) : null}
          {grouped(collection.items).map(({ group, members }) =>
            group === undefined ? (
              members.map((item) => <Option key={item.value} item={item} className={styles.item} />)
            ) : (
              <Ark.ItemGroup key={group}>
                <Ark.ItemGroupLabel className={cx(styles.groupLabel)}>{group}</Ark.ItemGroupLabel>
                {members.map((item) => (
                  <Option key={item.value} item={item} className={styles.item} />
                ))}
              </Ark.ItemGroup>
            ),
          )}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  );
};

const Option = ({ item, className }: { item: ComboboxItem; className: string | undefined }) => (
  <Ark.Item item={item} className={className}>
    <Ark.ItemText>{item.label}</Ark.ItemText>
    <Ark.ItemIndicator>
      <Check aria-hidden size={18} />
    </Ark.ItemIndicator>
  </Ark.Item>
);

interface Group {
  group: string | undefined;
  members: ComboboxItem[];
}

const grouped = (items: readonly ComboboxItem[]): Group[] =>
  items.reduce<Group[]>((groups, item) => {
    const last = groups.at(-1);
    if (last !== undefined && last.group === item.group) last.members.push(item);
    else groups.push({ group: item.group, members: [item] });
    return groups;
  }, []);
