import { cx } from '@palmares/ui/styled-system/css';
import { settingsRow } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';
import { ChevronRight, CircleAlert, CircleCheck } from '../icons.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SettingsListProps {
  /** One or more `SettingsRow`s. */
  children: ReactNode;
  className?: string | undefined;
}

export const SettingsList = ({ children, className }: SettingsListProps) => (
  <dl className={cx(settingsRow().list, className)}>{children}</dl>
);

interface RowLink {
  /** The link's name, which begins with a verb: the row shows only an arrow. */
  readonly words: string;
  readonly to: (link: {
    readonly className: string;
    readonly 'data-row': '';
    readonly children: ReactNode;
  }) => ReactNode;
}

export interface SettingsRowProps {
  label: ReactNode;
  /** The current value; absent where the action shows it. */
  children?: ReactNode;
  /** A button or a link to change the value, or a state beside it. */
  action?: ReactNode;
  /** Makes the whole row a link, instead of an action. */
  link?: RowLink;
  /** Result of the last change, which is announced. */
  state?: { kind: 'saved' | 'failed'; words: ReactNode } | undefined;
}

const icons = { saved: CircleCheck, failed: CircleAlert };

/** One setting: its name, its value and its action. Goes in a `SettingsList`. */
export const SettingsRow = ({ label, children, action, link, state }: SettingsRowProps) => {
  const styles = settingsRow({ plain: children === undefined && state === undefined });
  const Icon = state ? icons[state.kind] : null;
  const arrow = (
    <>
      <VisuallyHidden>{link?.words}</VisuallyHidden>
      <ChevronRight aria-hidden size={20} />
    </>
  );
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
      {link === undefined ? null : (
        <dd className={styles.action}>{link.to({ className: styles.link, 'data-row': '', children: arrow })}</dd>
      )}
    </div>
  );
};
