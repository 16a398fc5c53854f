import { m } from '../paraglide/messages.js';

export const PagePreloader = () => <p role="status">{m.page_loading()}</p>;
