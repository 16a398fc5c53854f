import { Toast as Ark } from '@ark-ui/react/toast';
import { toast } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useRef } from 'react';
import { CircleAlert, Info, X } from '../icons.ts';
import type { AppToaster } from './create-toaster.ts';
import { useRoom } from './use-room.ts';
import { useSwipe } from './use-swipe.ts';

export interface ToastNoticeProps {
  title: ReactNode;
  description: ReactNode;
  action: string | undefined;
  destructive: boolean;
  closeLabel: string;
  /** True on the page, which keeps its last controls clear of it. */
  takesRoom: boolean;
  toaster: AppToaster;
}

/** Uses the role `group` instead of `status`, because the region around it already announces it. */
export const ToastNotice = (props: ToastNoticeProps) => {
  const { title, description, action, destructive, closeLabel, takesRoom, toaster } = props;
  const { dismiss, hold, release } = toaster;
  const self = useRef<HTMLDivElement>(null);
  useRoom(self, takesRoom);
  const styles = toast();
  const Icon = destructive ? CircleAlert : Info;
  return (
    <Ark.Root
      ref={self}
      {...useSwipe(dismiss)}
      role="group"
      tabIndex={-1}
      className={styles.root}
      data-tone={destructive ? 'destructive' : 'default'}
      onPointerEnter={() => hold('hover')}
      onPointerLeave={() => release('hover')}
    >
      <Icon aria-hidden size={22} className={styles.icon} />
      <div className={styles.words}>
        {title === undefined ? null : <Ark.Title className={styles.title}>{title}</Ark.Title>}
        {description === undefined ? null : (
          <Ark.Description className={styles.description}>{description}</Ark.Description>
        )}
        {action === undefined ? null : <Ark.ActionTrigger className={styles.action}>{action}</Ark.ActionTrigger>}
      </div>
      <Ark.CloseTrigger className={styles.close} aria-label={closeLabel}>
        <X aria-hidden size={20} />
      </Ark.CloseTrigger>
    </Ark.Root>
  );
};
