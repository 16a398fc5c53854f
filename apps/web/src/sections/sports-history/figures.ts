export { bestFigures, isShortFigure, seasonHeadline } from '@palmares/domain/shared-portfolio';
