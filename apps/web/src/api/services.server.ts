import { config } from '../config.server.ts';

const buildServices = () => ({ config: config() });

export type Services = ReturnType<typeof buildServices>;

let built: Services | undefined;

/** Built at the first request that needs them, once in a process. */
export const services = (): Services => {
  built ??= buildServices();
  return built;
};

export const isDatabaseReachable = async (): Promise<boolean> => true;
