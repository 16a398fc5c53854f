/** Alone in its module, so that a form loads nothing else with it. */
export { ConfirmDialog as Question } from '@palmares/ui';
