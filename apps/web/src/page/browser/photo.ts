import { setBusy } from './set-busy.ts';

/** The button that tries again. A script makes it, because without one it would do nothing. */
const retryButton = ({ retry = '', retryClass = '' }: DOMStringMap) => {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: retryClass });
  button.append(Object.assign(document.createElement('span'), { textContent: retry }));
  return button;
};

/** Tells that the photo of a portfolio does not load, in its place, and tries again on a press. */
export const watchPhoto = (): void => {
  const place = document.querySelector<HTMLElement>('[data-photo]');
  const photo = place?.querySelector('img');
  const status = place?.querySelector('[role=status]');
  if (!place || !photo || !status) return;
  const button = retryButton(place.dataset);
  const showMissing = () => {
    photo.hidden = true;
    status.textContent = photo.dataset.missing ?? '';
    place.append(button);
  };
  const showPhoto = () => {
    photo.hidden = false;
    status.textContent = '';
    button.remove();
  };
  const tryAgain = async () => {
    if (button.hasAttribute('aria-busy')) return;
    setBusy(button, true);
    const { currentSrc, srcset } = photo;
    try {
      await Object.assign(new Image(), { src: currentSrc }).decode();
      // A new request, which the browser answers from its cache.
      photo.srcset = '';
      photo.srcset = srcset;
      showPhoto();
    } catch {
      // The words and the button stay.
    }
    setBusy(button, false);
  };
  photo.addEventListener('error', showMissing);
  button.addEventListener('click', tryAgain);
  // It may have failed before its handler was attached.
  if (photo.complete && photo.naturalWidth === 0) showMissing();
};
