import { connect, createServer, type Socket } from 'node:net';

/** A way to a neighbour that can be blocked while everybody runs. */
export interface TcpGate {
  readonly port: number;
  /** Everything passes, what was held back as well. */
  open(): void;
  /** Nobody hears anything, as behind a cable that was pulled out. */
  silence(): void;
  /** Whoever passes now is never heard again; whoever comes passes. */
  abandon(): void;
  /** Every connection breaks, and whoever comes is turned away. */
  shut(): void;
  /** Whoever comes from now on is brought to another port. */
  leadTo(port: number): void;
  /** Returns the number of open connections. */
  connections(): number;
  stop(): Promise<void>;
}

type State = 'open' | 'silent' | 'shut';

export const openGate = async (to: number): Promise<TcpGate> => {
  let target = to;
  let state: State = 'open';
  const sockets = new Set<Socket>();
  const abandoned = new Set<Socket>();

  const enter = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A connection that breaks is what the gate is for.
    socket.on('error', () => socket.destroy());
    if (state === 'silent') socket.pause();
  };
  const pass = (from: Socket, on: Socket): void => {
    from.on('data', (chunk) => {
      if (!on.destroyed) on.write(chunk);
    });
    from.once('end', () => on.end());
    from.once('close', () => on.destroy());
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (state === 'shut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    pass(near, far);
    pass(far, near);
    for (const socket of [near, far]) enter(socket);
  });
  const become = (next: State): void => {
    state = next;
    for (const socket of sockets) {
      if (next === 'shut') socket.destroy();
      else if (next === 'silent') socket.pause();
      else socket.resume();
    }
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    open: () => become('open'),
    silence: () => become('silent'),
    abandon: () => {
      become('silent');
      for (const socket of sockets) abandoned.add(socket);
      sockets.clear();
      become('open');
    },
    shut: () => become('shut'),
    leadTo: (port) => {
      target = port;
    },
    connections: () => sockets.size / 2,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        become('shut');
        for (const socket of abandoned) socket.destroy();
      }),
  };
};
