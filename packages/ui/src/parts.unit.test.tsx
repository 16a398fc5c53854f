import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  Banner,
  Button,
  buttonClass,
  Checklist,
  ChecklistFold,
  ChecklistItem,
  Chip,
  CopyField,
  createToaster,
  EmptyState,
  Logo,
  Menu,
  MenuItem,
  PageHeader,
  ProgressBar,
  Section,
  Skeleton,
  SkipLink,
  StatusDot,
  Tabs,
  Toaster,
} from './index.ts';
import { ToastRegion } from './overlays/toast-region.tsx';

describe('Button', () => {
  it('submits a form only with its type set to submit', () => {
    expect(html(<Button>Save</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });

  it('stays focusable and keeps its text while busy', () => {
    const busy = html(<Button loading>Publish</Button>);
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('aria-disabled="true"');
    expect(busy).not.toMatch(/\sdisabled/);
    expect(busy).toContain('Publish');
  });

  it('lends its look to a link', () => {
    expect(buttonClass({ variant: 'outline', size: 'lg', className: 'mine' })).toBe(
      'button button--variant_outline button--size_lg button--width_auto mine',
    );
  });
});

describe('Chip', () => {
  it('says whether it is chosen, by more than its colour', () => {
    const chips = [false, true].map((pressed) => html(<Chip pressed={pressed}>Goals</Chip>));
    expect(chips.map((chip) => chip.includes('aria-pressed="true"'))).toEqual([false, true]);
    expect(chips.map((chip) => chip.includes('<svg'))).toEqual([false, true]);
    for (const chip of chips) expect(chip).toContain('type="button"');
  });
});

describe('ProgressBar', () => {
  it('gives the amount in words and in numbers', () => {
    const bar = html(<ProgressBar label="Portfolio" value={3} max={8} valueText="3 of 8" />);
    expect(bar).toContain('role="progressbar"');
    expect(bar).toContain('aria-valuenow="3"');
    expect(bar).toContain('aria-valuemax="8"');
    expect(bar).toContain('aria-valuetext="3 of 8"');
    expect(bar).toMatch(/aria-labelledby="[^"]+"/);
  });

  it.each([
    [-2, '0'],
    [12, '8'],
  ])('keeps %i inside its range', (value, shown) => {
    expect(html(<ProgressBar label="Portfolio" value={value} max={8} />)).toContain(`aria-valuenow="${shown}"`);
  });
});

describe('Banner', () => {
  it('is announced only with a role', () => {
    expect(html(<Banner>Kept.</Banner>)).not.toContain('role=');
    expect(html(<Banner role="status">Kept.</Banner>)).toContain('role="status"');
  });

  it('is named by its words if it has the focus', () => {
    const focused = html(<Banner isFocused>Sent.</Banner>);
    const [, words = ''] = /role="group" aria-labelledby="([^"]+)"/.exec(focused) ?? [];
    expect(focused).toContain(`id="${words}"`);
  });
});

describe('Checklist', () => {
  it('is an ordered list that marks the current step', () => {
    const list = html(
      <Checklist label="Steps">
        <ChecklistItem state="done" stateLabel="Done:" title="Confirm" />
        <ChecklistItem state="current" stateLabel="Now:" title="Write" />
      </Checklist>,
    );
    expect(list).toMatch(/^<ol[^>]*aria-label="Steps"/);
    expect(list.match(/aria-current="step"/g)).toHaveLength(1);
    expect(list).toMatch(/Done: ?<\/span>/);
  });

  it('makes the whole row of a step its link', () => {
    const row = html(
      <ChecklistItem
        state="todo"
        stateLabel="To do:"
        title="Write"
        link={({ className, children }) => (
          <a href="/write" className={className}>
            {children}
          </a>
        )}
      />,
    );
    expect(row).toMatch(/^<li[^>]*><a href="\/write".*Write<\/span><\/span><svg.*<\/a><\/li>$/);
  });

  it('folds finished steps in a list that its summary names', () => {
    const fold = html(
      <ChecklistFold state="done" summary="2 done">
        <ChecklistItem state="done" stateLabel="Done:" title="Confirm" />
      </ChecklistFold>,
    );
    expect(fold).toMatch(/^<details class="[^"]*"><summary/);
    expect(fold).toMatch(/<ol [^>]*aria-label="2 done"/);
  });
});

describe('a page', () => {
  it('has one h1, and sections named by their headings', () => {
    expect(html(<PageHeader title="Share" />).match(/<h1/g)).toHaveLength(1);
    const section = html(<Section title="Links">…</Section>);
    const named = /aria-labelledby="([^"]+)"/.exec(section)?.[1];
    expect(section).toContain(`<h2 id="${named}"`);
  });

  it('lets the keyboard skip to its content', () => {
    expect(html(<SkipLink>Skip</SkipLink>)).toContain('href="#main"');
  });
});

describe('Tabs', () => {
  it('ties each tab to its panel and shows the first', () => {
    const tabs = html(
      <Tabs
        label="Seasons"
        items={[
          { value: 'now', label: '2026', content: 'a' },
          { value: 'then', label: '2025', content: 'b' },
        ]}
      />,
    );
    expect(tabs).toMatch(/role="tablist"[^>]*aria-label="Seasons"|aria-label="Seasons"[^>]*role="tablist"/);
    expect(tabs.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(tabs.match(/role="tabpanel"/g)).toHaveLength(2);
  });
});

describe('Menu', () => {
  it('opens from a button that announces a menu', () => {
    const menu = html(
      <Menu trigger={<Button>Account</Button>}>
        <MenuItem value="out">Log out</MenuItem>
      </Menu>,
    );
    expect(menu).toContain('aria-haspopup="menu"');
    expect(menu).toContain('aria-expanded="false"');
  });
});

describe('Toaster', () => {
  it('renders nothing before it has something to show', () => {
    expect(html(<Toaster toaster={createToaster()} labels={{ region: 'Notices', close: 'Close' }} />)).toBe('');
  });

  it('is a named and polite live region', () => {
    const region = html(<ToastRegion toaster={createToaster()} labels={{ region: 'Notices', close: 'Close' }} />);
    expect(region).toContain('role="region"');
    expect(region).toContain('aria-label="Notices (F8)"');
    expect(region).toContain('aria-live="polite"');
  });
});

describe('a part', () => {
  it('names the logo to screen readers only if it has a label', () => {
    expect(html(<Logo label="Palmarès" />)).toMatch(
      /role="img"[^>]*aria-label="Palmarès"|aria-label="Palmarès"[^>]*role="img"/,
    );
    expect(html(<Logo />)).toContain('aria-hidden="true"');
  });

  it('hides a placeholder from screen readers', () => {
    expect(html(<Skeleton />)).toContain('aria-hidden="true"');
  });

  it('announces the words of a live state', () => {
    expect(html(<StatusDot live>Saving…</StatusDot>)).toMatch(/role="status".*Saving…/);
  });

  it('names a value to copy to screen readers', () => {
    const field = html(
      <CopyField
        value="https://a.example"
        labels={{ field: 'Link', copy: 'Copy', copied: 'Copied', copyName: 'Copy link', copiedStatus: 'Link copied.' }}
      />,
    );
    const id = /<label for="([^"]+)"/.exec(field)?.[1];
    expect(field).toContain(`id="${id}"`);
    expect(field).toContain('value="https://a.example"');
  });

  it('gives the title of an empty state its heading level', () => {
    expect(html(<EmptyState title="No season yet" level={3} />)).toContain('<h3');
  });
});
