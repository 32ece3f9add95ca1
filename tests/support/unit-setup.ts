// Dexie looks for a database once, when it is loaded, and test files share what others have loaded.
import 'fake-indexeddb/auto';
import './setup.ts';
