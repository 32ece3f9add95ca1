import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certified } from './certificates.ts';
import { type ListeningServer, listening } from './listening.ts';

/** A neighbour of the server's, that shows a certificate and remembers what it was told. */
export interface TlsNeighbour extends ListeningServer {
  /** Everything that was said to it, encrypted or not, once deciphered. */
  heard(): string;
  /** The names in the certificates that callers showed. */
  readonly callers: readonly string[];
}

interface Mouth {
  say(bytes: string | Uint8Array): void;
  /** Says its last. */
  end(bytes: string | Uint8Array): void;
  encrypt(): void;
}
/** Makes the handler of one connection: it gets each chunk that the caller sends, and answers by `mouth`. */
type Manner = (mouth: Mouth) => (said: Buffer) => void;

/** Without a certificate it cannot encrypt. */
const startNeighbour = async (
  shown: Certified | null,
  encryptsAtOnce: boolean,
  manner: Manner,
): Promise<TlsNeighbour> => {
  const heard: string[] = [];
  const callers: string[] = [];
  const server = createServer((socket) => {
    let through: Socket = socket;
    const listen = (): void => {
      through.on('error', () => socket.destroy());
      through.on('data', (said: Buffer) => {
        heard.push(said.toString('latin1'));
        hear(said);
      });
    };
    const encrypt = (): void => {
      socket.removeAllListeners('data');
      const sealed = new TLSSocket(socket, {
        ...shown,
        isServer: true,
        requestCert: true,
        rejectUnauthorized: false,
      });
      sealed.once('secure', () => {
        const { subject } = sealed.getPeerCertificate();
        if (subject !== undefined) callers.push(String(subject.CN));
      });
      through = sealed;
      listen();
    };
    const hear = manner({
      say: (bytes) => void through.write(bytes),
      end: (bytes) => void through.end(bytes),
      encrypt,
    });
    if (encryptsAtOnce) encrypt();
    else listen();
  });
  return { ...(await listening(server, '0.0.0.0')), heard: () => heard.join(''), callers };
};

const SSL_REQUEST = 80_877_103;
const ASKS_FOR_PASSWORD = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

/** As much of PostgreSQL as asks for a password, and ends. */
export const startTlsDatabase = (shown: Certified | null): Promise<TlsNeighbour> =>
  startNeighbour(shown, false, ({ say, end, encrypt }) => (said) => {
    if (said.length === 8 && said.readInt32BE(4) === SSL_REQUEST) {
      say(shown === null ? 'N' : 'S');
      if (shown !== null) encrypt();
    } else if (said[0] === 0) say(ASKS_FOR_PASSWORD);
    else end(Buffer.from('E\0\0\0\x19C28P01\0MRefused now\0\0', 'latin1'));
  });

/** Takes a letter from whoever signs in. */
export const startTlsMail = (shown: Certified | null, encryptsAtOnce = false): Promise<TlsNeighbour> =>
  startNeighbour(shown, encryptsAtOnce, ({ say, encrypt }) => {
    let isLetter = false;
    const answers: Readonly<Record<string, string>> = {
      EHLO: `250-mail\r\n${shown === null || encryptsAtOnce ? '' : '250-STARTTLS\r\n'}250 AUTH PLAIN\r\n`,
      STAR: '220 Go on\r\n',
      AUTH: '235 Welcome\r\n',
      DATA: '354 Go on\r\n',
      QUIT: '221 Bye\r\n',
    };
    if (!encryptsAtOnce) say('220 Ready\r\n');
    else setImmediate(() => say('220 Ready\r\n'));
    return (said) => {
      const text = said.toString('latin1');
      const verb = text.slice(0, 4).toUpperCase();
      if (isLetter && !text.endsWith('\r\n.\r\n')) return;
      say(isLetter ? '250 Kept\r\n' : (answers[verb] ?? '250 OK\r\n'));
      isLetter = !isLetter && verb === 'DATA';
      if (verb === 'STAR') encrypt();
    };
  });

const REPLY = JSON.stringify({ choices: [{ message: { content: 'Drink a glass of water.' } }] });

export const startTlsProvider = (shown: Certified | null): Promise<TlsNeighbour> =>
  startNeighbour(shown, shown !== null, ({ end }) => (said) => {
    if (shown === null) end('HTTP/1.1 400 Bad Request\r\n\r\n');
    else if (said.includes('}')) {
      const headers = ['Content-Type: application/json', `Content-Length: ${REPLY.length}`];
      end(`HTTP/1.1 200 OK\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n${REPLY}`);
    }
  });
