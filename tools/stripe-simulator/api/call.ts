import type { FormFields } from '../form.ts';
import type { Json } from '../model.ts';
import type { World } from '../world.ts';

export interface Call {
  readonly world: World;
  readonly fields: FormFields;
  /** The path's `:id`; empty if it has none. */
  readonly id: string;
  /** Origin at which the caller reached this server, for links to hosted pages. */
  readonly origin: string;
}

export type Handler = (call: Call) => Json;

/** Handlers by `METHOD /path/:id`. */
export type Routes = Readonly<Record<string, Handler>>;
