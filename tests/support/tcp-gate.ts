import { connect, createServer, type Socket } from 'node:net';
import { listening } from './listening.ts';

/** A way to a neighbour that can be blocked while everybody runs. */
export const openGate = async (to: number) => {
  let isSilent = false;
  const sockets = new Set<Socket>();

  const enter = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A connection that breaks is what the gate is for.
    socket.on('error', () => socket.destroy());
    if (isSilent) socket.pause();
  };
  const pass = (from: Socket, on: Socket): void => {
    from.on('data', (chunk) => {
      if (!on.destroyed) on.write(chunk);
    });
    from.once('end', () => on.end());
    from.once('close', () => on.destroy());
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    pass(near, far);
    pass(far, near);
    for (const socket of [near, far]) enter(socket);
  });
  /** Nobody hears anything, as behind a cable that was pulled out. */
  const silence = (): void => {
    isSilent = true;
    for (const socket of sockets) socket.pause();
  };
  /** Everything passes, what was held back as well. */
  const open = (): void => {
    isSilent = false;
    for (const socket of sockets) socket.resume();
  };
  const { port, stop } = await listening(server);
  return {
    port,
    open,
    silence,
    /** Whoever passes now is never heard again; whoever comes passes. */
    abandon: (): void => {
      silence();
      sockets.clear();
      open();
    },
    stop,
  };
};
