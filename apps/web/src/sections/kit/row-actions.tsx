import { Button, Ellipsis, IconButton } from '@palmares/ui';
import { type RefObject, useState } from 'react';
import { useLoadedPart } from '../../browser/use-loaded-part.ts';
import { m } from '../../paraglide/messages.js';
import * as styles from './item-row.styles.ts';
import type { RowActions } from './item-row.tsx';
import { loadRowMenu } from './on-demand/parts.ts';

interface RowActionsButtonProps {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly actions: RefObject<RowActions>;
}

/** The menu of a row. If its code cannot be loaded, the same actions appear as buttons below the row. */
export const RowActionsButton = ({ id, name, place, count, actions }: RowActionsButtonProps) => {
  const { Part: RowMenu, ask } = useLoadedPart(loadRowMenu);
  const [open, setOpen] = useState(false);
  const [isPlain, setPlain] = useState(false);
  const label = m.list_actions({ name });
  const move = (to: number) => actions.current.move(id, to);
  const remove = () => actions.current.remove(id);
  if (RowMenu) {
    return (
      <RowMenu
        label={label}
        place={place}
        count={count}
        open={open}
        onOpenChange={setOpen}
        onMove={move}
        onRemove={remove}
      />
    );
  }
  const show = () => {
    setOpen(true);
    ask(() => setPlain(!isPlain));
  };
  return (
    <>
      <IconButton label={label} {...(isPlain ? { 'aria-expanded': true } : { 'aria-haspopup': 'menu' })} onClick={show}>
        <Ellipsis aria-hidden size={20} />
      </IconButton>
      {isPlain ? (
        <fieldset aria-label={label} className={styles.plain}>
          {count > 1 ? (
            <>
              <Button
                variant="ghost"
                size="sm"
                aria-disabled={place === 0 || undefined}
                onClick={() => move(place - 1)}
              >
                {m.list_move_up()}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-disabled={place === count - 1 || undefined}
                onClick={() => move(place + 1)}
              >
                {m.list_move_down()}
              </Button>
            </>
          ) : null}
          <Button variant="ghost" size="sm" onClick={remove}>
            {m.list_remove_confirm()}
          </Button>
        </fieldset>
      ) : null}
    </>
  );
};
