import { createFileRoute } from '@tanstack/react-router';
import { GalleryPage } from '../../../gallery/gallery-page.tsx';
import { MessageList } from '../../../gallery/messages/message-list.tsx';
import { m } from '../../../paraglide/messages.js';

export const Route = createFileRoute('/_ui/$lang/messages')({
  // Demonstrates a route that keeps the scroll position.
  staticData: { resetScroll: false },
  // A preloader in between would be too short to keep the position.
  pendingMs: Number.POSITIVE_INFINITY,
  component: GalleryMessages,
});

function GalleryMessages() {
  const { lang } = Route.useParams();
  return (
    <GalleryPage language={lang} title={m.gallery_messages_title()}>
      <MessageList language={lang} />
    </GalleryPage>
  );
}
