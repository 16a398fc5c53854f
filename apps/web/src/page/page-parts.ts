import type { ComponentType } from 'react';
import type { PageHead } from './page-head.tsx';
import type { SlotValue } from './template.server.ts';

/** The names of what a page is given that a slot can hold. */
export type SlotOf<Data> = {
  [Name in keyof Data]: Data[Name] extends SlotValue ? Name : never;
}[keyof Data] &
  string;

/** The data as the page is rendered with: its slots are text that is replaced afterwards, in text or in attributes. */
export type Placed<Data, Slot extends keyof Data> = Omit<Data, Slot> & { readonly [Name in Slot]: string };

/** How a page looks. It is rendered from nothing but its data and the visit (`useVisit`). */
export interface PageParts<Data extends object, Slot extends SlotOf<Data> = never> {
  readonly head: (data: NoInfer<Placed<Data, Slot>>) => PageHead;
  readonly Page: ComponentType<NoInfer<Placed<Data, Slot>>>;
  /**
   * `site` has the places of public pages, and their footer. `app` has those of the app, and only an athlete who may use
   * the app sees the page. `none` leaves the whole page to its content.
   */
  readonly bar?: 'site' | 'plain' | 'app' | 'none';
  /** True if the page needs the styles of long texts. */
  readonly isReading?: boolean;
  /** The data that differ by request. They are filled in at each answer, so that the rest can be rendered once. */
  readonly slots?: readonly Slot[];
  /**
   * The page is rendered once for each key, language and theme, and kept for an hour: `address` for a page that is the
   * same whenever its address has no query, or a key for everything that the data decide outside of the slots.
   * Undefined, or without it, the page is rendered for each request.
   */
  readonly once?: 'address' | ((data: NoInfer<Data>) => string | undefined);
}

/** For a page that is shown instead of another. */
export const pageParts = <Data extends object, Slot extends SlotOf<Data> = never>(
  parts: PageParts<Data, Slot>,
): PageParts<Data, Slot> => parts;
