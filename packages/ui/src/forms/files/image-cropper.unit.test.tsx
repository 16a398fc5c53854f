import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ImageCropper, type ImageCropperProps } from './image-cropper.tsx';

const labels: ImageCropperProps['labels'] = {
  group: 'Crop your picture',
  window: 'What you keep',
  windowRole: 'movable square',
  position: ({ across, down, size }) => `${across}, ${down}, ${size}`,
  hint: 'Drag the square.',
  larger: 'Larger',
  smaller: 'Smaller',
  missing: 'It is gone.',
};

const html = (props: Partial<ImageCropperProps> = {}) =>
  renderToStaticMarkup(
    <ImageCropper
      src="/api/files/1/master"
      alt="Nora"
      crop={{ left: 0.1, top: 0.2, side: 0.5 }}
      onCropChange={() => {}}
      labels={labels}
      previews={[]}
      {...props}
    />,
  );

const tag = (markup: string, part: string) =>
  new RegExp(`<[a-z]+[^>]*data-part="${part}"[^>]*>`).exec(markup)?.[0] ?? '';

describe('ImageCropper', () => {
  it('names the group, the picture and the window, and says how to move it', () => {
    const markup = html();
    expect(tag(markup, 'root')).toContain('role="group"');
    expect(tag(markup, 'root')).toContain('aria-label="Crop your picture"');
    expect(tag(markup, 'image')).toContain('alt="Nora"');
    const square = tag(markup, 'selection');
    for (const said of [
      'role="slider"',
      'tabindex="0"',
      'aria-label="What you keep"',
      'aria-description="Drag the square."',
    ])
      expect(square).toContain(said);
    expect(square).toContain('aria-roledescription="movable square"');
  });

  it('speaks no English of its own', () => {
    expect(html()).not.toMatch(/cropper preview|Image cropper"|px from/);
  });

  it('announces no movement but the one that the window itself says', () => {
    expect(tag(html(), 'root')).toContain('aria-live="off"');
  });

  it('hides the window until the picture is measured', () => {
    expect(tag(html(), 'selection')).toContain('hidden=""');
    expect(html().match(/<img/g)).toHaveLength(1);
  });

  it('cannot be used while it is disabled', () => {
    expect(tag(html({ disabled: true }), 'root')).toContain('inert=""');
    expect(html({ disabled: true }).match(/<button[^>]*disabled=""/g)).toHaveLength(2);
  });
});
