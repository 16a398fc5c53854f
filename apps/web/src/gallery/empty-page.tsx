import { m } from '../paraglide/messages.js';

export const EmptyPage = () => (
  <>
    <h1>{m.app_name()}</h1>
    <p>{m.gallery_lead()}</p>
  </>
);
