import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, Dialog, IconButton, Popover, Tooltip } from '../index.ts';

describe('overlays', () => {
  it('render nothing before they open', () => {
    const page = html(
      <>
        <Dialog open={false} onOpenChange={() => {}} title="Close the link?" />
        <Tooltip text="Copy the link">
          <Button>Copy</Button>
        </Tooltip>
        <Popover trigger={<Button>Why</Button>} title="Why we ask" closeLabel="Close">
          Because.
        </Popover>
      </>,
    );
    expect(page).not.toContain('Close the link?');
    expect(page).not.toContain('Copy the link');
    expect(page).not.toContain('Why we ask');
  });

  it('say on the button of a popover that it opens one', () => {
    const button = html(
      <Popover trigger={<Button>Why</Button>} title="Why we ask" closeLabel="Close">
        Because.
      </Popover>,
    );
    expect(button).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*><span>Why/);
    expect(button).toContain('aria-expanded="false"');
  });

  it('keep the accessible name of a control with a tooltip', () => {
    const control = html(
      <Tooltip text="Copies the link alone.">
        <IconButton label="Copy the link">
          <svg aria-hidden="true" />
        </IconButton>
      </Tooltip>,
    );
    expect(control).toContain('aria-label="Copy the link"');
    expect(control).not.toContain('aria-describedby');
  });
});
