import { createFileRoute } from '@tanstack/react-router';
import { EmptyPage } from '../../gallery/empty-page.tsx';

/** What every page costs at least: the bench compares the others with it. */
export const Route = createFileRoute('/_ui/empty')({ component: Bare });

function Bare() {
  return (
    <main>
      <EmptyPage />
    </main>
  );
}
