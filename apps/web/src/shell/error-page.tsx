import { m } from '../paraglide/messages.js';

export const ErrorPage = () => (
  <main id="content">
    <h1>{m.error_page_title()}</h1>
  </main>
);
