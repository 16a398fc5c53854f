/** Alone in its module, like `Question`. */
export { Sorting } from '@palmares/ui';
