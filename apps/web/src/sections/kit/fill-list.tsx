import type { Item } from '@palmares/domain/sections';
import { Button } from '@palmares/ui';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import type { Edit } from '../section-editor.ts';

/** Fills an empty list in one press. */
export interface ListFiller<I extends Item> {
  readonly label: string;
  /** The notice after it. */
  readonly done: string;
  readonly items: () => readonly I[];
}

interface FillListProps<I extends Item> {
  readonly filler: ListFiller<I>;
  readonly edit: Edit<readonly I[]>;
  /** Moves the focus away from this button, which is gone once the list has items. */
  readonly focusNext: () => void;
}

export const FillList = <I extends Item>({ filler, edit, focusNext }: FillListProps<I>) => {
  const fill = () => {
    const added = filler.items();
    const ids = new Set(added.map(({ id }) => id));
    edit((now) => [...now, ...added]);
    focusNext();
    toasts.show({
      title: filler.done,
      action: {
        label: m.undo(),
        onClick: () => {
          edit((now) => now.filter(({ id }) => !ids.has(id)));
          focusNext();
        },
      },
    });
  };
  return (
    <Button variant="ghost" onClick={fill}>
      {filler.label}
    </Button>
  );
};
