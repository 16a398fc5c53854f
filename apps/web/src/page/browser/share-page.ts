/** Marks the button that passes the page on. Its value is its words where the device has a share sheet. */
export const SHARE = 'data-share';
/** Marks the status beside it, with the words after copying. `data-failed` has those if the browser refused. */
export const SHARED = 'data-shared';

/** Opens the device's share sheet; where there is none, copies the page's address. */
export const startShare = (): void => {
  const button = document.querySelector<HTMLElement>(`[${SHARE}]`);
  const status = document.querySelector<HTMLElement>(`[${SHARED}]`);
  if (!button || !status) return;
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    button.textContent = button.getAttribute(SHARE);
    // It also ends so when the person closes the sheet: nothing was sent and nothing is lost.
    button.addEventListener('click', () => void navigator.share({ title: document.title, url }).catch(() => undefined));
    return;
  }
  button.addEventListener('click', async () => {
    const words = await navigator.clipboard.writeText(url).then(
      () => status.getAttribute(SHARED),
      () => status.dataset.failed,
    );
    status.textContent = words ?? '';
  });
};
