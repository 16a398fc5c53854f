import { bank } from '@palmares/domain/identity/bank';

/** The number of questions in each part of a test that starts now. */
export const questionCounts = {
  masks: bank.masks.length,
  colors: bank.colors.length,
  learningStyles: bank.learningStyles.length,
  grit: bank.grit.length,
};
