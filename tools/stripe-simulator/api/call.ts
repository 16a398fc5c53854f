import type { FormFields } from '../form.ts';
import type { Json } from '../model.ts';
import type { World } from '../world.ts';

export interface Call {
  readonly world: World;
  readonly fields: FormFields;
  /** The `:id` of the path, empty where it has none. */
  readonly id: string;
  /** Where the caller reached this server: hosted pages are offered there. */
  readonly origin: string;
}

export type Handler = (call: Call) => Json;

/** `METHOD /path/:id` and who answers. */
export type Routes = Readonly<Record<string, Handler>>;
