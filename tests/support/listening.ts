import type { AddressInfo, Server, Socket } from 'node:net';

export interface ListeningServer {
  readonly port: number;
  /** Returns the number of open connections. */
  connections(): number;
  /** Ends listening, and every connection. */
  stop(): Promise<void>;
}

/** Has a server listen on a free port of this machine. */
export const listening = async (server: Server, host = '127.0.0.1'): Promise<ListeningServer> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => sockets.size,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
