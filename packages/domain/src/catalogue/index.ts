export {
  type Choice,
  type ChoiceGroup,
  categoryChoices,
  categoryLabel,
  positionChoices,
  positionLabel,
  sportChoices,
  sportLabel,
} from './labels.ts';
export { type Axis, axisOf, hasCategory, hasPosition, hasSport, isCategoryOf, OTHER } from './sports.ts';
export { eventSuggestions, isCountedEvent } from './suggestions.ts';
