import { openShareSheet } from '../../browser/share-sheet.ts';

/** Marks the button that copies its value. */
export const COPY_TEXT = 'data-copy-text';
/** Marks the button that opens the device's share sheet; its value is the address. Hidden where there is none. */
export const SHARE_SHEET = 'data-share-sheet';
/** Marks the status of copying. Its value is said after it; `data-failed` if the browser refused. */
export const COPY_STATUS = 'data-copy-status';

/** Makes the buttons work that copy a text, and that share the page. */
export const startShare = (): void => {
  const copyButton = document.querySelector(`[${COPY_TEXT}]`);
  const sheetButton = document.querySelector<HTMLElement>(`[${SHARE_SHEET}]`);
  const status = document.querySelector<HTMLElement>(`[${COPY_STATUS}]`);
  if (!copyButton || !status) return;

  const copy = async (): Promise<void> => {
    // Cleared first, so that screen readers announce a second copy.
    status.textContent = '';
    try {
      await navigator.clipboard.writeText(copyButton.getAttribute(COPY_TEXT) ?? '');
      status.textContent = status.getAttribute(COPY_STATUS);
    } catch {
      status.textContent = status.dataset.failed ?? '';
    }
  };
  const share = async (): Promise<void> => {
    const isOpened = await openShareSheet({
      title: document.title,
      url: sheetButton?.getAttribute(SHARE_SHEET) ?? '',
    });
    // A sheet that cannot open must not be a dead end.
    if (!isOpened) await copy();
  };
  copyButton.addEventListener('click', copy);
  if (!sheetButton) return;
  sheetButton.hidden = !('share' in navigator);
  sheetButton.addEventListener('click', share);
};
