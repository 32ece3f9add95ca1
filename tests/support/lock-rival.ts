import { lockDataFolder } from '../../server/base/data-folder.ts';

/** Takes each folder that its parent names, and says whether it could. */
process.on('message', (folder: string) => process.send?.(lockDataFolder(folder).ok));
process.send?.(true);
