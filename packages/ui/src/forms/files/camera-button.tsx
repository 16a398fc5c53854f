import { useFileUploadContext } from '@ark-ui/react/file-upload';
import { fileDrop } from '@palmares/ui/styled-system/recipes';
import { useRef } from 'react';
import { Button } from '../../actions/button.tsx';
import { Camera } from '../../icons.ts';

interface CameraButtonProps {
  /** The camera to open: `user` faces the person, `environment` the other way. */
  capture: 'user' | 'environment';
  accept: readonly string[];
  label: string;
  disabled: boolean;
}

/** Takes a picture on a touch device; elsewhere `capture` opens the same dialog as the other button. */
export const CameraButton = ({ capture, accept, label, disabled }: CameraButtonProps) => {
  const upload = useFileUploadContext();
  const input = useRef<HTMLInputElement>(null);
  const styles = fileDrop();
  return (
    <>
      <Button variant="outline" className={styles.camera} disabled={disabled} onClick={() => input.current?.click()}>
        <Camera aria-hidden size={20} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        capture={capture}
        accept={accept.join(',')}
        disabled={disabled}
        onChange={(event) => {
          const taken = [...(event.target.files ?? [])];
          // Reset, because choosing the same picture again after removing it would not fire a change event.
          event.target.value = '';
          if (taken.length > 0) upload.setFiles(taken);
        }}
      />
    </>
  );
};
