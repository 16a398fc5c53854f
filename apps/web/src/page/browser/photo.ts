/** Tells that the photo of a portfolio does not load, in its place, and tries again on a press. */
export const watchPhoto = (portfolio: ParentNode): void => {
  const photo = portfolio.querySelector<HTMLImageElement>('[data-photo]');
  const missing = portfolio.querySelector<HTMLElement>('[data-missing-photo]');
  const retry = missing?.querySelector<HTMLButtonElement>('[data-photo-retry]');
  if (!photo || !missing || !retry) return;
  const show = (isMissing: boolean) => {
    photo.hidden = isMissing;
    missing.hidden = !isMissing;
  };
  const tryAgain = async () => {
    retry.setAttribute('aria-busy', 'true');
    const { sizes, srcset } = photo;
    try {
      await Object.assign(new Image(), { sizes, srcset }).decode();
      // A new request, which the browser answers from its cache.
      photo.srcset = '';
      photo.srcset = srcset;
      show(false);
    } catch {
      show(true);
    }
    retry.removeAttribute('aria-busy');
  };
  // It may have failed before its handler was attached.
  if (photo.complete && photo.naturalWidth === 0) show(true);
  photo.addEventListener('error', () => show(true));
  retry.addEventListener('click', tryAgain);
};
