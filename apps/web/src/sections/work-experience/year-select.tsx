import { jobYears } from '@palmares/domain/sections';
import { NativeSelect } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { useAthlete } from '../athlete-context.ts';
import type { ControlProps } from '../kit/asked.ts';

type Chosen = number | null | undefined;

interface YearSelectProps extends Omit<ControlProps<Chosen>, 'choose'> {
  readonly choose: (year: number | null) => void;
  /** Label of the choice without a year. */
  readonly none: string;
}

/** The latest year first, and the chosen one even where it is no longer offered. */
const offered = (from: number, to: number, value: Chosen): readonly number[] => {
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, back) => to - back);
  return typeof value !== 'number' || years.includes(value) ? years : [...years, value].sort((a, b) => b - a);
};

/** A year in which the athlete may have worked. */
const YearSelect = ({ name, value, choose, leave, none }: YearSelectProps) => {
  const athlete = useAthlete();
  const { from, to } = athlete ? jobYears(athlete, athlete.at.getUTCFullYear()) : { from: 1, to: 0 };
  return (
    <NativeSelect
      name={name}
      value={value ?? ''}
      onBlur={leave}
      onChange={({ currentTarget }) => choose(currentTarget.value === '' ? null : Number(currentTarget.value))}
    >
      <option value="">{none}</option>
      {offered(from, to, value).map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </NativeSelect>
  );
};

export const StartYear = ({ choose, ...props }: ControlProps<number | undefined>) => (
  <YearSelect {...props} choose={(year) => choose(year ?? undefined)} none={m.job_start_year_none()} />
);

export const EndYear = (props: ControlProps<Chosen>) => <YearSelect {...props} none={m.job_end_year_none()} />;
