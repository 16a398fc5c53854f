import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog } from '../index.ts';

it('a dialog renders nothing before it opens', () => {
  const page = html(<Dialog open={false} onOpenChange={() => {}} title="Close the link?" />);
  expect(page).not.toContain('Close the link?');
});
