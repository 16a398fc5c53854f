export { bestFigures, isShortFigure } from '@palmares/domain/shared-portfolio';
