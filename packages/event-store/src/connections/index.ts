export { SILENCE_LIMITS, SilentConnection } from './silence.ts';
export { watchSilence } from './watch-silence.ts';
export { watchedClients } from './watched-client.ts';
