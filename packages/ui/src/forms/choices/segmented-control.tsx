import { SegmentGroup as Ark } from '@ark-ui/react/segment-group';
import { segmentedControl } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, use } from 'react';
import { FieldContext } from '../field/field-context.ts';

export interface SegmentedControlProps<Value extends string> {
  /** The group's accessible name; defaults to the label of the surrounding `Field`. */
  label?: string | undefined;
  items: readonly { value: Value; label: ReactNode; disabled?: boolean | undefined }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  name?: string | undefined;
  className?: string | undefined;
}

/** Two to four choices side by side: a radio group. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => {
  const { label, items, value, onValueChange, name, className } = props;
  const field = use(FieldContext);
  const styles = segmentedControl();
  return (
    <div className={className}>
      <Ark.Root
        value={value}
        name={name}
        invalid={field?.invalid === true}
        className={styles.root}
        aria-label={label}
        aria-labelledby={label === undefined ? field?.labelId : undefined}
        aria-describedby={field?.describedBy}
        onValueChange={(details) => {
          const next = items.find((item) => item.value === details.value);
          if (next !== undefined) onValueChange(next.value);
        }}
      >
        {items.map((item) => (
          <Ark.Item key={item.value} value={item.value} disabled={item.disabled} className={styles.item}>
            <Ark.ItemText className={styles.text}>{item.label}</Ark.ItemText>
            <Ark.ItemHiddenInput />
          </Ark.Item>
        ))}
      </Ark.Root>
    </div>
  );
};
