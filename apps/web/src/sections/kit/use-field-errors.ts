import { useCallback, useEffect, useMemo, useState } from 'react';
import type { z } from 'zod/mini';
import { refusalWords } from '../../notices/refusal-words.ts';
import { deferUntilPointerUp, watchPresses } from './defer-until-pointer-up.ts';
import { errorsIn } from './validity.ts';

export interface FieldErrors {
  /**
   * Returns a field's error once the field was left or all errors were requested. Keeps its identity until an answer
   * changes.
   */
  readonly errorOf: (path: string) => string | undefined;
  readonly leave: (path: string) => void;
}

export const useFieldErrors = (schema: z.ZodMiniType, value: object, showAll: boolean): FieldErrors => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useEffect(watchPresses, []);
  const leave = useCallback(
    (path: string) =>
      deferUntilPointerUp(() => setLeft((before) => (before.has(path) ? before : new Set([...before, path])))),
    [],
  );
  const shown = Object.entries(errorsIn(schema, value)).flatMap(([path, error]) =>
    showAll || left.has(path) ? [[path, refusalWords(error)]] : [],
  );
  const words = JSON.stringify(shown);
  const errorOf = useMemo(() => {
    const known = new Map<string, string>(JSON.parse(words));
    return (path: string) => known.get(path);
  }, [words]);
  return { errorOf, leave };
};
