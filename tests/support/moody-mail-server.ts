import { createServer, type Socket } from 'node:net';
import type { Mail } from '../../server/mail/mailer.ts';
import { listening } from './listening.ts';

/** The behaviour of the fake mail server. */
export type Mood =
  | 'well'
  /** Takes the connection and says nothing. */
  | 'hangs'
  /** One byte of a greeting that never ends, twenty times a second. */
  | 'drips'
  | 'closes'
  /** 451: try later. */
  | 'refuses for now'
  /** 550: never. */
  | 'refuses'
  /** Takes the letter, and breaks the connection before it says so. */
  | 'breaks after the letter';

const DRIP_MS = 50;
const RECIPIENT: Readonly<Partial<Record<Mood, string>>> = {
  'refuses for now': '451 Later',
  refuses: '550 Never',
};

const headerOf = (message: string, name: string): string =>
  message
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '';

/** As much SMTP as a client needs that neither encrypts nor signs in. */
const converse = (socket: Socket, mood: Mood, keep: (mail: Mail) => void): void => {
  let to = '';
  let letter: string[] | null = null;
  let rest = '';
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const end = (lines: readonly string[]): void => {
    const text = lines.join('\n');
    keep({ to, subject: headerOf(text, 'Subject'), text: text.slice(text.indexOf('\n\n') + 2) });
    letter = null;
    if (mood === 'breaks after the letter') socket.destroy();
    else say('250 Kept');
  };
  const hear = (line: string): void => {
    if (letter !== null) {
      if (line === '.') end(letter);
      else letter.push(line);
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') to = /<(.+)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') letter = [];
    if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else say(verb === 'DATA' ? '354 Go on' : ((verb === 'RCPT' ? RECIPIENT[mood] : undefined) ?? '250 OK'));
  };
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 Ready');
};

const receive = (socket: Socket, mood: Mood, keep: (mail: Mail) => void): void => {
  if (mood === 'closes') socket.destroy();
  else if (mood === 'drips') {
    const dripping = setInterval(() => socket.write('2'), DRIP_MS);
    socket.once('close', () => clearInterval(dripping));
  } else if (mood !== 'hangs') converse(socket, mood, keep);
};

export const startMoodyMailServer = async () => {
  /** The mails that it accepted, oldest first. */
  const mails: Mail[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    receive(socket, moody.mood, (mail) => mails.push(mail));
  });
  const { port, connections, stop } = await listening(server);
  /** The address is for SMTP_URL. */
  const moody = { url: `smtp://127.0.0.1:${port}`, mood: 'well' as Mood, mails, connections, stop };
  return moody;
};
