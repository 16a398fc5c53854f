import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { VisionCard } from './vision-card.tsx';

const wordsOf = (dreams: string, plan: string): string =>
  renderToStaticMarkup(<VisionCard content={{ dreams, plan }} />).replaceAll(/<[^>]+>/g, ' ');

describe('the card under the form of the vision', () => {
  it('is an example until something is written', () => {
    const words = wordsOf(' ', '');
    for (const said of [m.editor_card_example(), m.vision_ghost_dreams(), m.vision_ghost_plan()])
      expect(words).toContain(said);
  });

  it('is then what is written, and no example of the rest', () => {
    const words = wordsOf('To play in the PWHL.', '');
    expect(words).toContain(m.editor_card_label());
    expect(words).toContain('To play in the PWHL.');
    for (const said of [m.editor_card_example(), m.vision_ghost_dreams(), m.vision_ghost_plan()])
      expect(words).not.toContain(said);
  });
});
