export { bestFigures, isShortFigure } from '@palmares/domain/public-view';
