import { createFoodFacts } from '../../server/food-facts/food-facts.ts';
import { startFoodFacts } from './food-facts-stand-in.ts';
import { startLiveServer } from './live-server.ts';
import { addMemberRoute } from './screen-members.ts';

/** The reference backend of the screens: it says where it listens, and ends with its parent. */

process.once('disconnect', () => process.exit());
const source = await startFoodFacts();
const foodFacts = createFoodFacts(source.url, { warn: () => undefined });
const { origin } = await startLiveServer({ addRoutes: addMemberRoute, limitsNetworks: false, foodFacts });
process.send?.(origin);
