import { createSerializationAdapter } from '@tanstack/react-router';

/** A value that only the server renders from. The browser gets the rendered HTML, without the value itself. */
export class Unsent<Value> {
  /** Null in the browser. */
  readonly value: Value | null;

  constructor(value: Value | null) {
    this.value = value;
  }
}

export const unsentValues = createSerializationAdapter({
  key: 'unsent',
  test: (value: unknown): value is Unsent<unknown> => value instanceof Unsent,
  toSerializable: () => null,
  fromSerializable: () => new Unsent<unknown>(null),
});
