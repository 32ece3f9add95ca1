import { afterAll, afterEach } from 'vitest';
import { startTestServer, type TestServer } from './server-harness.ts';

type How = Parameters<typeof startTestServer>;

/** A server for the tests of one file, which keeps what each of them leaves. */
export const openLastingServer = async (...how: How): Promise<TestServer> => {
  const server = await startTestServer(...how);
  afterAll(() => server.stop());
  return server;
};

/** A server for the tests of one file, emptied after each of them. */
export const openTestServer = async (...how: How): Promise<TestServer> => {
  const server = await openLastingServer(...how);
  afterEach(() => server.reset());
  return server;
};
