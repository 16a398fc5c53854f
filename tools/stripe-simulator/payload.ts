import type Stripe from 'stripe';

/** The JSON form of a type: a list is bare, and a decimal is text. */
type Wire<Value> =
  Value extends Stripe.ApiList<infer Item>
    ? { object: 'list'; url: string; has_more: boolean; data: Fields<Item>[] }
    : Value extends Stripe.Decimal
      ? string
      : Value extends { object: string }
        ? Fields<Value>
        : Value;

type Fields<Shape> = { [Key in keyof Shape]?: Wire<Shape[Key]> };

/** An object as Stripe's API sends it: every required field of the pinned version, except those left out. */
export type Payload<Shape, LeftOut extends keyof Shape = never> = {
  [Key in keyof Shape as Exclude<Key, LeftOut>]: Wire<Shape[Key]>;
};
