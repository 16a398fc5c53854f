import { cx } from '@palmares/ui/styled-system/css';
import { avatar } from '@palmares/ui/styled-system/recipes';
import { useState } from 'react';

export interface AvatarProps {
  /** Shown while there is no picture. */
  initials: string;
  src?: string | undefined;
  /** The accessible name; omit it if the name is written beside the picture. */
  label?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  className?: string | undefined;
}

/** A person's picture, or their initials if there is none or it fails to load. */
export const Avatar = ({ initials, src, label, size = 'md', className }: AvatarProps) => {
  const [missing, setMissing] = useState<string>();
  const styles = avatar({ size });
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...named} className={cx(styles.root, className)}>
      <span className={styles.initials}>{initials}</span>
      {src === undefined || src === missing ? null : (
        <img src={src} alt="" decoding="async" className={styles.picture} onError={() => setMissing(src)} />
      )}
    </span>
  );
};
