import type { Item } from '@palmares/domain/sections';
import { useStableCallback } from '@palmares/ui';
import { type ComponentType, useEffect, useRef } from 'react';
import type { ItemFormProps, ItemKind } from './item-kind.ts';
import * as styles from './item-row.styles.ts';
import { useFieldErrors } from './use-field-errors.ts';

export interface ItemFormBodyProps<I extends Item> {
  readonly Form: ComponentType<ItemFormProps<I>>;
  readonly schema: ItemKind<I>['schema'];
  readonly item: I;
  readonly showErrors: boolean;
  /** Open because all errors are shown, not because it was opened. */
  readonly isOpenForErrors: boolean;
  readonly change: (id: string, answered: (item: I) => I) => void;
}

const fields = 'input, textarea, select';
const wrong = '[aria-invalid=true]';

/** The fields of an open item. The first gets the focus, or the section's first error. */
export const ItemForm = <I extends Item>({
  Form,
  schema,
  item,
  showErrors,
  isOpenForErrors,
  change,
}: ItemFormBodyProps<I>) => {
  const edit = useStableCallback((answered: (item: I) => I) => change(item.id, answered));
  const { errorOf, leave } = useFieldErrors(schema, item, showErrors);
  const form = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the form opens
  useEffect(() => {
    const [within, first] = isOpenForErrors ? [form.current?.closest('form'), wrong] : [form.current, fields];
    within?.querySelector<HTMLElement>(first)?.focus();
  }, []);
  useEffect(() => {
    if (showErrors) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [showErrors]);
  return (
    <div ref={form} className={styles.form}>
      <Form item={item} edit={edit} errorOf={errorOf} leave={leave} />
    </div>
  );
};
