import { startLiveServer } from './live-server.ts';

/** The reference backend of the screens: it says where it listens, and ends with its parent. */

process.once('disconnect', () => process.exit());
const { origin } = await startLiveServer({ makesAdmins: true, limitsNetworks: false });
process.send?.(origin);
