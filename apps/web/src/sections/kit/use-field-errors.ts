import { type FieldError, fieldErrors } from '@palmares/domain/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod/mini';
import { refusalWords } from '../../notices/refusal-words.ts';
import { afterPress, watchPresses } from './after-press.ts';

export interface FieldErrors {
  /** A field's error, once it was left or all errors were requested. */
  errorOf(path: string): string | undefined;
  leave(path: string): void;
}

const errorsIn = (schema: z.ZodMiniType, value: unknown): Readonly<Record<string, FieldError>> => {
  const parsed = schema.safeParse(value);
  return parsed.success ? {} : fieldErrors(parsed.error);
};

export const useFieldErrors = (schema: z.ZodMiniType, value: unknown, showAll: boolean): FieldErrors => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useEffect(watchPresses, []);
  const leave = useCallback(
    (path: string) => afterPress(() => setLeft((before) => (before.has(path) ? before : new Set([...before, path])))),
    [],
  );
  const errors = errorsIn(schema, value);
  return {
    errorOf: (path) => {
      const error = errors[path];
      return error && (showAll || left.has(path)) ? refusalWords(error) : undefined;
    },
    leave,
  };
};
