/** Names the source that was built: a commit, or what `PALMARES_VERSION` said. Undefined where neither is known. */
export const buildVersion: string | undefined = import.meta.env.VITE_BUILD_VERSION || undefined;
