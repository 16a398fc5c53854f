import { cx } from '@palmares/ui/styled-system/css';
import { control, searchField } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { Search, X } from '../../icons.ts';
import { useEarlyInput } from './early-input.ts';

export interface SearchFieldProps {
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** Accessible name of the cross that clears the field. */
  clearLabel: string;
  /** Number of results in words; shown below the field and announced when it changes. */
  results?: ReactNode;
  placeholder?: string | undefined;
  className?: string | undefined;
}

/** Filters the list below it as the user types. Escape and the cross clear it. */
export const SearchField = (props: SearchFieldProps) => {
  const { label, value, onValueChange, clearLabel, results, placeholder, className } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const styles = searchField();
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <search className={cx(styles.root, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <Search aria-hidden size={20} className={styles.icon} />
        <input
          ref={useEarlyInput(input)}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          className={control({ kind: 'search' })}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return;
            event.preventDefault();
            clear();
          }}
        />
        {value === '' ? null : (
          <IconButton label={clearLabel} className={styles.clear} onClick={clear}>
            <X aria-hidden size={18} />
          </IconButton>
        )}
      </div>
      <p role="status" className={styles.results}>
        {results}
      </p>
    </search>
  );
};
