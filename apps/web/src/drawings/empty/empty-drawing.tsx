import type { DrawingProps } from '../drawing.tsx';
import { ErrorDrawing } from './error.tsx';
import { InboxDrawing } from './inbox.tsx';
import { LinkClosedDrawing } from './link-closed.tsx';
import { LockedDrawing } from './locked.tsx';
import { NoContactsDrawing } from './no-contacts.tsx';
import { NoDocumentsDrawing } from './no-documents.tsx';
import { NoJobsDrawing } from './no-jobs.tsx';
import { NoLinksDrawing } from './no-links.tsx';
import { NoPictureDrawing } from './no-picture.tsx';
import { NoPortfolioYetDrawing } from './no-portfolio-yet.tsx';
import { NoResultsDrawing } from './no-results.tsx';
import { NoSchoolDrawing } from './no-school.tsx';
import { NoSportsDrawing } from './no-sports.tsx';
import { NotFoundDrawing } from './not-found.tsx';
import { OfflineDrawing } from './offline.tsx';

export const emptyDrawings = {
  'not-found': NotFoundDrawing,
  'no-portfolio-yet': NoPortfolioYetDrawing,
  'no-links': NoLinksDrawing,
  'no-picture': NoPictureDrawing,
  'no-results': NoResultsDrawing,
  'no-contacts': NoContactsDrawing,
  'no-documents': NoDocumentsDrawing,
  'no-jobs': NoJobsDrawing,
  'no-school': NoSchoolDrawing,
  'no-sports': NoSportsDrawing,
  offline: OfflineDrawing,
  'link-closed': LinkClosedDrawing,
  locked: LockedDrawing,
  inbox: InboxDrawing,
  error: ErrorDrawing,
};

export type EmptyDrawingName = keyof typeof emptyDrawings;

export interface EmptyDrawingProps extends DrawingProps {
  name: EmptyDrawingName;
}

/** The picture of an empty or error state. */
export const EmptyDrawing = ({ name, size = 200, ...props }: EmptyDrawingProps) => {
  const Named = emptyDrawings[name];
  return <Named size={size} {...props} />;
};
