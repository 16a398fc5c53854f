import { bundleAllIfChanged } from '../bundle-if-changed.ts';

/** Tests start programs as they are shipped. */
export default bundleAllIfChanged;
