import { createFileRoute } from '@tanstack/react-router';
import { EmptyPage } from '../../gallery/empty-page.tsx';

/** The bench's baseline: the least that any page costs. */
export const Route = createFileRoute('/_ui/empty')({ component: Bare });

function Bare() {
  return (
    <main>
      <EmptyPage />
    </main>
  );
}
