/** Files that are installed with a package but never loaded by a running program. */
const unusedByPrograms = /(?:^|\/)\.bin(?:\/|$)|\.map$|\.d\.[cm]?ts$|\.md$|\.markdown$/;
/** Weights and slants that nothing is drawn in. */
const otherFaces =
  /(?:^|\/)@expo-google-fonts\/[^/]+\/(?!400Regular(?:\/|$)|600SemiBold(?:\/|$)|800ExtraBold(?:\/|$))\d00[^/]*(?:\/|$)/;
/** Binaries by platform, as in `sodium-native`: `prebuilds/<platform>-<cpu>`. */
const prebuilt = /(?:^|\/)prebuilds\/([^/]+)(?:\/|$)/;

/** Source maps, so that errors of the worker and the command line name the lines of the sources. */
const mapOfProgram = /^dist\/[^/]+\.js\.map$/;

/** Needed only to bundle again. */
const builtFrom = 'dist/built-from.json';

/** Shipped files of a workspace; paths are relative to it. */
const ofWorkspace = /^(?:package\.json|serve\.ts|content|src|dist)(?:\/|$)/;
const forTests = /\.(?:unit|db|soak)\.test\.tsx?$|(?:^|\/)(?:testing|fixtures)(?:\/|$)/;

/**
 * True if the image has this file or folder of an installed package. `machine` is platform and CPU as Node names them.
 */
export const isShippedOfPackage = (path: string, machine: string): boolean => {
  const [, built = machine] = prebuilt.exec(path) ?? [];
  return built === machine && !unusedByPrograms.test(path) && !otherFaces.test(path);
};

/** True if the image has this file or folder of a workspace. */
export const isShippedOfWorkspace = (path: string): boolean =>
  path === '' ||
  mapOfProgram.test(path) ||
  (ofWorkspace.test(path) && !forTests.test(path) && !unusedByPrograms.test(path) && path !== builtFrom);
