import { m } from '../../../paraglide/messages.js';
import { Chapter } from '../../chapter.tsx';
import { Identity } from './identity.tsx';
import { SectionIndex } from './section-index.tsx';
import { SecureLink } from './secure-link.tsx';
import { Writing } from './writing.tsx';

export const Tools = () => (
  <Chapter id="tools" label={m.navigation_tools()} title={m.landing_tools_title()}>
    <div>
      <Writing />
      <SectionIndex />
      <SecureLink />
      <Identity />
    </div>
  </Chapter>
);
