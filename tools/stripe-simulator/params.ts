import { ApiError } from './api-error.ts';
import type { FormFields, FormValue } from './form.ts';
import type { Metadata } from './model.ts';

const invalid = (param: string, wanted: string): ApiError =>
  new ApiError(400, `Invalid ${param}: must be ${wanted}`, { param, code: 'parameter_invalid' });

/** Reads a call's parameters and, like Stripe, refuses unknown ones. */
export class Params {
  readonly #fields: FormFields;
  readonly #at: string;

  constructor(fields: FormFields, known: readonly string[], at = '') {
    this.#fields = fields;
    this.#at = at;
    const unknown = Object.keys(fields).find((name) => !known.includes(name));
    if (unknown)
      throw new ApiError(400, `Received unknown parameter: ${this.#name(unknown)}`, {
        param: this.#name(unknown),
        code: 'parameter_unknown',
      });
  }

  #name(name: string): string {
    return this.#at ? `${this.#at}[${name}]` : name;
  }

  #value(name: string): FormValue | undefined {
    return this.#fields[name];
  }

  has(name: string): boolean {
    return this.#value(name) !== undefined;
  }

  text(name: string): string | null {
    const value = this.#value(name);
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string') throw invalid(this.#name(name), 'a string');
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === null)
      throw new ApiError(400, `Missing required param: ${this.#name(name)}.`, {
        param: this.#name(name),
        code: 'parameter_missing',
      });
    return value;
  }

  flag(name: string): boolean | null {
    const value = this.text(name);
    if (value === null) return null;
    if (value !== 'true' && value !== 'false') throw invalid(this.#name(name), 'a boolean');
    return value === 'true';
  }

  limit(): number {
    const value = Number(this.text('limit') ?? 10);
    if (!Number.isInteger(value) || value < 1 || value > 100) throw invalid('limit', 'between 1 and 100');
    return value;
  }

  texts(name: string): string[] {
    const value = this.#value(name) ?? [];
    const list = Array.isArray(value) ? value : [value];
    return list.map((item) => {
      if (typeof item !== 'string') throw invalid(this.#name(name), 'a list of strings');
      return item;
    });
  }

  metadata(name = 'metadata'): Metadata {
    const value = this.#value(name);
    if (value === undefined || value === '') return {};
    if (typeof value === 'string' || Array.isArray(value)) throw invalid(this.#name(name), 'a set of texts');
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (typeof inner !== 'string') throw invalid(this.#name(name), 'a set of texts');
        return [key, inner];
      }),
    );
  }

  group(name: string, known: readonly string[]): Params {
    const value = this.#value(name) ?? {};
    if (typeof value === 'string' || Array.isArray(value)) throw invalid(this.#name(name), 'an object');
    return new Params(value, known, this.#name(name));
  }

  groups(name: string, known: readonly string[]): Params[] {
    const value = this.#value(name) ?? [];
    if (!Array.isArray(value)) throw invalid(this.#name(name), 'a list');
    return value.map((item, index) => {
      if (typeof item === 'string' || Array.isArray(item)) throw invalid(this.#name(name), 'a list of objects');
      return new Params(item, known, `${this.#name(name)}[${index}]`);
    });
  }
}
