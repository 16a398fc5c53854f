import { bundleAllIfChanged } from '../bundle-if-changed.ts';

/** Bundles programs first, because tests start them as they are shipped. */
export default bundleAllIfChanged;
