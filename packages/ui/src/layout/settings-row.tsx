import { cx } from '@palmares/ui/styled-system/css';
import { settingsRow } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck } from '../icons.ts';

export interface SettingsListProps {
  /** One or more `SettingsRow`s. */
  children: ReactNode;
  className?: string | undefined;
}

export const SettingsList = ({ children, className }: SettingsListProps) => (
  <dl className={cx(settingsRow().list, className)}>{children}</dl>
);

export interface SettingsRowProps {
  label: ReactNode;
  /** The current value. */
  children: ReactNode;
  /** A button or a link to change the value, or a state beside it. */
  action?: ReactNode;
  /** Result of the last change, which is announced. */
  state?: { kind: 'saved' | 'failed'; words: ReactNode } | undefined;
}

const icons = { saved: CircleCheck, failed: CircleAlert };

/** One setting: its name, its value and its action. Goes in a `SettingsList`. */
export const SettingsRow = ({ label, children, action, state }: SettingsRowProps) => {
  const styles = settingsRow();
  const Icon = state ? icons[state.kind] : null;
  return (
    <div className={styles.root}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {children}
        <div role="status" className={styles.state} data-state={state?.kind}>
          {Icon ? <Icon aria-hidden size={20} /> : null}
          {state ? <span>{state.words}</span> : null}
        </div>
      </dd>
      {action === undefined ? null : <dd className={styles.action}>{action}</dd>}
    </div>
  );
};
