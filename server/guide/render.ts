import type { Endpoint, Extension } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { declaringLogin, type Example, examples } from './examples.ts';

/** The generated parts of docs/django.md, as Markdown. Paths, methods and headers come from the contract. */

const TOKEN = 'Authorization: Bearer eyJhbGciOi...';
const KEY = 'Idempotency-Key: "8c0c86a5-5a35-4a63-9d5e-2f7f5f0f4b11"';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const addressOf = (entry: Endpoint, { params = {}, query = {} }: Example): string => {
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

const formField = ([name, value]: readonly [string, unknown]): string =>
  `${name} = ${value instanceof Blob ? '(the file: JPEG, PNG or GIF)' : String(value)}`;

const bodyLines = (entry: Endpoint, body: unknown): readonly string[] => {
  if (entry.encoding === 'none') return [];
  if (entry.encoding === 'json') return ['Content-Type: application/json', '', json(body)];
  return [
    'Content-Type: multipart/form-data; boundary=...',
    '',
    ...Object.entries(body as object).map(formField),
  ];
};

const requestLines = (entry: Endpoint, example: Example, withKey: boolean): readonly string[] => [
  `${entry.method} ${addressOf(entry, example)} HTTP/1.1`,
  ...(entry.auth === 'bearer' ? [TOKEN] : []),
  ...(withKey ? [KEY] : []),
  ...(example.headers ?? []),
  ...bodyLines(entry, example.body),
];

const answerLines = (entry: Endpoint, { answer, answerHeaders = [] }: Example): readonly string[] => {
  const isStream = entry.answerAs === 'events';
  const events = (Array.isArray(answer) ? answer : []).map((event) => `data: ${JSON.stringify(event)}\n`);
  return [
    'HTTP/1.1 200 OK',
    `Content-Type: ${isStream ? 'text/event-stream' : 'application/json'}`,
    ...answerHeaders,
    '',
    ...(isStream ? events : [json(answer)]),
  ];
};

const fenced = (lines: readonly string[]): string => ['```http', ...lines, '```'].join('\n');

const exchange = (entry: Endpoint, example: Example, withKey = false): string =>
  [fenced(requestLines(entry, example, withKey)), fenced(answerLines(entry, example))].join('\n\n');

const tokenOf = ({ auth, role }: Endpoint): string => {
  if (auth === 'public') return 'none';
  return role === 'member' ? 'yes' : role;
};

const ownerOf = ({ owner }: Endpoint): string =>
  owner === null ? '' : `\`${owner.key}\` in the ${owner.in === 'path' ? 'path' : 'body'}`;

const tableOf = (extension: Extension | null): string =>
  [
    '| call | method | path | token | must be the token’s owner |',
    '| --- | --- | --- | --- | --- |',
    ...Object.values(endpoints)
      .map((entry: Endpoint) => entry)
      .filter((entry) => entry.extension === extension)
      .map((entry) => {
        const query = entry.query.map((name) => `${name}=…`).join('&');
        const path = `\`${entry.path}${query === '' ? '' : `?${query}`}\``;
        return `| \`${entry.name}\` | ${entry.method} | ${path} | ${tokenOf(entry)} | ${ownerOf(entry)} |`;
      }),
  ].join('\n');

const isName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** Makes what a marker asks for: `calls contract`, `calls journal`, `example login`; null for anything else. */
export const renderPart = (what: string): string | null => {
  const [kind, name = ''] = what.split(' ');
  if (kind === 'calls') return tableOf(name === 'contract' ? null : (name as Extension));
  if (what === 'example login declaring') return exchange(endpoints.login, declaringLogin);
  if (what === 'example createLifestyle keyed')
    return exchange(endpoints.createLifestyle, examples.createLifestyle, true);
  return kind === 'example' && isName(name) ? exchange(endpoints[name], examples[name] as Example) : null;
};

const PART = /<!-- generated: (.+?) -->\n[\s\S]*?<!-- end -->/g;

/** The guide with every generated part made anew. Throws on a marker that nothing is known for. */
export const renderGuide = (text: string): string =>
  text.replace(PART, (_, what: string) => {
    const part = renderPart(what);
    if (part === null) throw new Error(`docs/django.md asks for "${what}", which is not known.`);
    return `<!-- generated: ${what} -->\n\n${part}\n\n<!-- end -->`;
  });
