import { StatusDot } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../../paraglide/messages.js';
import { GreetingCard } from '../../../sections/introduction/greeting-card.tsx';
import { Tool } from './tool.tsx';

const picture = css({ display: 'flex', flexDirection: 'column', gap: '4' });

export const Writing = () => (
  <Tool title={m.landing_writing_title()} text={m.landing_writing_text()}>
    <div aria-hidden className={picture}>
      <GreetingCard
        content={{
          greetingsLine1: m.landing_example_greeting1(),
          greetingsLine2: m.landing_example_greeting2(),
          shortDesc: m.landing_example_description(),
          intro: '',
        }}
      />
      <StatusDot tone="success">{m.save_on_device()}</StatusDot>
    </div>
  </Tool>
);
