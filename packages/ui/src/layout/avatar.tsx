import { cx } from '@palmares/ui/styled-system/css';
import { avatar } from '@palmares/ui/styled-system/recipes';
import { useState } from 'react';

export interface AvatarProps {
  /** Stands in for the picture until there is one. */
  initials: string;
  src?: string | undefined;
  /** Whose picture it is; left out where the name stands beside it. */
  label?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  className?: string | undefined;
}

/** A person: her picture, or her initials while there is none or it does not arrive. */
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
