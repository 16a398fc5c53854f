import { expect, type Locator, type Page } from '@playwright/test';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Makes a wide JPEG, drawn by the browser. */
export const aPicture = async (page: Page, name: string): Promise<ChosenFile> => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 400];
    const ink = canvas.getContext('2d');
    for (let band = 0; ink && band < 6; band += 1) {
      ink.fillStyle = `hsl(${band * 60} 70% 50%)`;
      ink.fillRect(band * 100, 0, 100, 400);
    }
    return canvas.toDataURL('image/jpeg');
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
};

const pdf = [
  '%PDF-1.7',
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>\nendobj',
  'trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
].join('\n');

/** Makes the simplest PDF of one page. */
export const aPdf = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdf),
});

/** Makes a text file that claims to be a PDF. */
export const aFakePdf = (name: string): ChosenFile => ({ ...aPdf(name), buffer: Buffer.from('My marks are good.') });

/** Chooses a file by keyboard on its button, because the browser's own dialog cannot be operated. */
export const chooseFile = async (button: Locator, file: ChosenFile): Promise<void> => {
  await expect(button.page().locator('[inert]')).toHaveCount(0);
  await expect(button).toBeEnabled();
  const chooser = button.page().waitForEvent('filechooser');
  await button.press('Enter');
  await (await chooser).setFiles(file);
};
