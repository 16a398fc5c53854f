import { fileRow } from '@palmares/ui/styled-system/recipes';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { Check, X } from '../../icons.ts';
import { Input } from '../field/input.tsx';

interface FileRenameProps {
  name: string;
  labels: { newName: string; saveName: string; keepName: string };
  /** Called with the new name, or with null if the old one stays. */
  onClose: (name: string | null) => void;
}

/** Edits a file's name until it is saved or the old one is kept. */
export const FileRename = ({ name, labels, onClose }: FileRenameProps) => {
  const styles = fileRow();
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const save = () => {
    const typed = text.trim();
    onClose(typed === '' || typed === name ? null : typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Neither submits the surrounding form nor closes the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else onClose(null);
  };
  return (
    <div className={styles.rename}>
      <Input
        ref={field}
        id=""
        aria-label={labels.newName}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton label={labels.saveName} variant="outline" onClick={save}>
        <Check aria-hidden size={20} />
      </IconButton>
      <IconButton label={labels.keepName} onClick={() => onClose(null)}>
        <X aria-hidden size={20} />
      </IconButton>
    </div>
  );
};
