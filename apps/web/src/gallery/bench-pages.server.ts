import { type Asked, visitorPage } from '../page/visitor-page.server.ts';
import { ConstantPage } from './constant-page.tsx';
import { EmptyPage } from './empty-page.tsx';

/** The empty page in the frame of public pages: the bench measures what the frame adds. */
export const framedPage = visitorPage({
  load: () => ({}),
  head: () => ({ title: 'Empty' }),
  Page: EmptyPage,
  once: 'address',
});

/** Rendered for each request, from a constant: the bench compares the scouts’ page with one of the same size. */
export const constantPage = visitorPage({
  load: ({ params: { elements, characters } }: Asked) => ({
    elements: Number(elements),
    characters: Number(characters),
  }),
  head: () => ({ title: 'Constant' }),
  Page: ConstantPage,
});
