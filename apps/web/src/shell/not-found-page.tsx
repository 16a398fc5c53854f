import { m } from '../paraglide/messages.js';

export const NotFoundPage = () => (
  <main id="content">
    <h1>{m.not_found_title()}</h1>
    <p>{m.not_found_body()}</p>
  </main>
);
