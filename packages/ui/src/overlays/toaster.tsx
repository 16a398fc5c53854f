import { Toast as Ark, Toaster as ArkToaster, useToastContext } from '@ark-ui/react/toast';
import { toast } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';
import { CircleAlert, Info, X } from '../icons.ts';
import type { AppToaster } from './create-toaster.ts';
import { useSwipe } from './use-swipe.ts';

export interface ToasterProps {
  toaster: AppToaster;
  /** `region`: the name of the place where notices appear; `close`: what the cross says. */
  labels: { region: string; close: string };
}

/** Where notices appear: bottom left, one at a time. Put once, near the end of the page. */
export const Toaster = ({ toaster, labels }: ToasterProps) => (
  <ArkToaster toaster={toaster.store} aria-label={labels.region} className={toast().group}>
    {(notice) => (
      <Notice
        title={notice.title}
        description={notice.description}
        action={notice.action?.label}
        destructive={notice.meta?.tone === 'destructive'}
        closeLabel={labels.close}
      />
    )}
  </ArkToaster>
);

interface NoticeProps {
  title: ReactNode;
  description: ReactNode;
  action: string | undefined;
  destructive: boolean;
  closeLabel: string;
}

const Notice = ({ title, description, action, destructive, closeLabel }: NoticeProps) => {
  const { dismiss } = useToastContext();
  const styles = toast();
  const Icon = destructive ? CircleAlert : Info;
  return (
    <Ark.Root
      {...useSwipe(dismiss)}
      className={styles.root}
      data-tone={destructive ? 'destructive' : 'default'}
      role={destructive ? 'alert' : 'status'}
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
