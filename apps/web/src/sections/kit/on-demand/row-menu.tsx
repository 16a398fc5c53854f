import { ArrowDown, ArrowUp, Ellipsis, IconButton, Menu, MenuItem, Trash2 } from '@palmares/ui';
import type { OpenedPart } from '../../../notices/use-part-on-demand.ts';
import { m } from '../../../paraglide/messages.js';

interface RowMenuProps extends OpenedPart {
  readonly label: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
}

/** The menu of actions on one item of a list. */
export const RowMenu = ({ label, place, count, onMove, onRemove, ...opened }: RowMenuProps) => (
  <Menu
    {...opened}
    trigger={
      <IconButton label={label}>
        <Ellipsis aria-hidden size={20} />
      </IconButton>
    }
  >
    {count > 1 ? (
      <>
        <MenuItem value="up" disabled={place === 0} onSelect={() => onMove(place - 1)}>
          <ArrowUp aria-hidden size={18} />
          {m.list_move_up()}
        </MenuItem>
        <MenuItem value="down" disabled={place === count - 1} onSelect={() => onMove(place + 1)}>
          <ArrowDown aria-hidden size={18} />
          {m.list_move_down()}
        </MenuItem>
      </>
    ) : null}
    <MenuItem value="remove" tone="danger" onSelect={onRemove}>
      <Trash2 aria-hidden size={18} />
      {m.list_remove_confirm()}
    </MenuItem>
  </Menu>
);
