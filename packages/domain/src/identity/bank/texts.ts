import type { TaggedItems } from '../bank-shape.ts';
import type { colorItems } from './structure/colors.ts';
import type { gritStatements } from './structure/grit.ts';
import type { learningStyleItems } from './structure/learning-styles.ts';
import type { maskItems } from './structure/masks.ts';

type ItemTexts<Items extends TaggedItems> = {
  readonly [Id in keyof Items]: { readonly stem: string } & { readonly [Letter in keyof Items[Id]]: string };
};

export type MaskTexts = ItemTexts<typeof maskItems>;
export type ColorTexts = ItemTexts<typeof colorItems>;
export type LearningStyleTexts = ItemTexts<typeof learningStyleItems>;
export type GritTexts = Readonly<Record<keyof typeof gritStatements, string>>;

/** The texts of one language. An item that lacks a text does not compile. */
export interface BankTexts {
  readonly masks: MaskTexts;
  readonly colors: ColorTexts;
  readonly learningStyles: LearningStyleTexts;
  readonly grit: GritTexts;
}
