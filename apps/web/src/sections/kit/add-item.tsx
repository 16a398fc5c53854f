import { Button, Plus } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';

const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' });
const quiet = css({ color: 'fg.muted', maxWidth: 'prose' });
const number = css({ whiteSpace: 'nowrap' });

interface AddItemProps {
  readonly label: string;
  readonly count: number;
  readonly max: number;
  /** True where it is the one thing to do. */
  readonly isFirst: boolean;
  readonly onAdd: () => void;
}

/** Adds a blank item, as long as the list has room. */
export const AddItem = ({ label, count, max, isFirst, onAdd }: AddItemProps) => {
  const full = count >= max;
  return (
    <div className={foot}>
      <Button variant={isFirst ? 'solid' : 'outline'} aria-disabled={full || undefined} onClick={onAdd}>
        <Plus aria-hidden size={20} />
        {label}
      </Button>
      <span className={quiet}>
        {full ? (
          <>
            <span>{m.list_maximum()}</span> <span className={number}>{m.field_counter({ count, max })}</span>
          </>
        ) : null}
      </span>
    </div>
  );
};
