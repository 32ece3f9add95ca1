import { createServer, type Socket } from 'node:net';
import type { Mail } from '../../server/mail/mailer.ts';

/** A mail server that keeps what it is given. */
export interface MailSink {
  /** For SMTP_URL. */
  readonly url: string;
  /** Everything received, oldest first. */
  readonly mails: readonly Mail[];
  stop(): Promise<void>;
}

const headerOf = (message: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'mi').exec(message)?.[1]?.trim() ?? '';

/** Speaks as much SMTP as a client needs that neither encrypts nor signs in. */
const receive = (socket: Socket, keep: (mail: Mail) => void): void => {
  let to = '';
  let message: string[] | null = null;
  let rest = '';
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    if (message !== null) {
      if (line !== '.') {
        message.push(line);
        return;
      }
      const text = message.join('\n');
      keep({ to, subject: headerOf(text, 'Subject'), text: text.slice(text.indexOf('\n\n') + 2) });
      message = null;
      say('250 Kept');
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') to = /<(.+)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') message = [];
    if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else say(verb === 'DATA' ? '354 Go on' : '250 OK');
  };
  // A server that was killed leaves its connection without a word.
  socket.on('error', () => socket.destroy());
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 Ready');
};

export const startMailSink = async (): Promise<MailSink> => {
  const mails: Mail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    receive(socket, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
