/** Alone in its module, as `Question`. */
export { Sorting } from '@palmares/ui';
