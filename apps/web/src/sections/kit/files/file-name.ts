import { fileName } from '@palmares/domain/files';
import { line } from '@palmares/domain/kernel';

const name = line({ min: 2, max: 80, required: true });

/** A name for a file, of 2 to 80 characters: its own without the ending, else with it, else `unnamed`. */
export const fileNameOf = (given: string, unnamed: string): string => {
  const whole = fileName(given);
  const stem = whole.replace(/\.[^.]*$/u, '').replaceAll('_', ' ');
  return [stem, whole].find((candidate) => candidate !== 'file' && name.safeParse(candidate).success) ?? unnamed;
};
