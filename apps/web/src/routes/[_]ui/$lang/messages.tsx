import { createFileRoute } from '@tanstack/react-router';
import { GalleryPage } from '../../../gallery/gallery-page.tsx';
import { MessageList } from '../../../gallery/messages/message-list.tsx';
import { m } from '../../../paraglide/messages.js';

export const Route = createFileRoute('/_ui/$lang/messages')({
  // Shown here, as every part is somewhere: a page that stays as far down as the one before it.
  staticData: { resetScroll: false },
  // A preloader between them would be too short to keep the place.
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
