import { routeNavigations } from './navigation.ts';
import { openFromNotification, showReminders } from './notification.ts';
import { sendChanges } from './outbox.ts';
import { precacheShell } from './precache.ts';
import { acceptUpdates } from './updates.ts';

/** The worker as a routing table. What no line claims goes to the network untouched, API calls first of all. */
precacheShell();
routeNavigations();
sendChanges();
openFromNotification();
showReminders();
acceptUpdates();
