/** An address that does not leave this machine. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** A folder with a socket, and a host of this machine, are reached without a network. */
const staysHere = (host: string): boolean => isLoopbackHost(host) || /^(?:\/|%2f)/i.test(host);

/** PostgreSQL's addresses may name another host behind the question mark. */
const databaseHosts = ({ hostname, searchParams }: URL): readonly string[] => {
  const instead = searchParams.getAll('host');
  return [...(instead.length > 0 ? instead : [hostname]), ...searchParams.getAll('hostaddr')];
};

export const databaseProblem = (address: string): string | null => {
  const url = new URL(address);
  const modes = url.searchParams.getAll('sslmode');
  return databaseHosts(url).every(staysHere) || (modes.length === 1 && modes[0] === 'verify-full')
    ? null
    : 'DATABASE_URL names another machine, so it must say sslmode=verify-full: nothing less checks whom it reaches.';
};

/** Behind its question mark an address of a mail server could turn encryption and its check off. */
export const mailProblem = (address: string): string | null => {
  const { hostname, search } = new URL(address);
  return isLoopbackHost(hostname) || search === ''
    ? null
    : 'SMTP_URL names another machine, so it takes nothing behind a question mark: its encryption is settled.';
};

/** The neighbour over http, whose address the setting `name` holds. */
export const secureProblem =
  (name: string) =>
  (address: string): string | null => {
    const { hostname, protocol } = new URL(address);
    return isLoopbackHost(hostname) || protocol === 'https:'
      ? null
      : `${name} names another machine, so it must start with https://.`;
  };
