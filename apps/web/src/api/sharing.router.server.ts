import { router } from './trpc.server.ts';

export const sharingRouter = router({});
