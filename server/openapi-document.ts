import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { endpoints } from '../src/contract/endpoints.ts';

const CONTENT_TYPES = { json: 'application/json', multipart: 'multipart/form-data' } as const;
/** A stream has the schema of one event's data. */
const ANSWER_TYPES = { json: 'application/json', events: 'text/event-stream' } as const;

/** Lenient answers transform what they read: what JSON Schema cannot say is left open. */
const OPTIONS: ConversionConfig = { errorMode: 'ignore', typeMode: 'input' };

const schemaOf = (schema: NonNullable<Endpoint['body']>): object => {
  const { $schema: _, ...rest } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], OPTIONS);
  return rest;
};

const parameter = (where: 'path' | 'query', name: string): object => ({
  in: where,
  name,
  required: true,
  schema: { type: 'string' },
});

/** Sent only to a backend that declares the extension `idempotency`. */
const keyHeader: object = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  description: 'A UUID in double quotes; a repeat with it gets the first answer and has no effect',
  schema: { type: 'string' },
};

const problem = (description: string): object => ({ description });

const operation = (entry: Endpoint): object => ({
  operationId: entry.name,
  tags: [entry.extension ?? 'contract'],
  security: [
    ...(entry.auth === 'bearer' ? [{ bearer: [] }] : []),
    ...(entry.auth === 'public' && entry.credentials === 'same-origin' ? [{ device: [] }] : []),
  ],
  parameters: [
    ...[...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter('path', name)),
    ...entry.query.map((name) => parameter('query', name)),
    ...(entry.takesKey ? [keyHeader] : []),
  ],
  ...(entry.body === null || entry.encoding === 'none'
    ? {}
    : {
        requestBody: {
          required: true,
          content: { [CONTENT_TYPES[entry.encoding]]: { schema: schemaOf(entry.body) } },
        },
      }),
  responses: {
    200: {
      description: 'Done',
      content: { [ANSWER_TYPES[entry.answerAs]]: { schema: schemaOf(entry.answer) } },
    },
    400: problem('{"field": ["sentence"]} or {"detail": "sentence"}'),
    ...(entry.auth === 'bearer'
      ? { 401: problem('No token, or one that is not valid'), 403: problem('The id of somebody else') }
      : {}),
    ...(entry.takesKey
      ? {
          409: problem('The first request with this Idempotency-Key is still being worked on'),
          422: problem('This Idempotency-Key was used for another request'),
        }
      : {}),
    429: problem('Too many; Retry-After says for how many seconds'),
  },
});

/** Two calls may share a method and path (saving a profile, sending a photo): then the body is either's. */
const merged = (entries: readonly Endpoint[]): object => {
  const [first, ...others] = entries;
  if (first === undefined) return {};
  const base = operation(first);
  if (others.length === 0 || first.encoding === 'none') return base;
  const bodies = entries.flatMap((entry) => (entry.body === null ? [] : [schemaOf(entry.body)]));
  return {
    ...base,
    requestBody: {
      required: true,
      content: { [CONTENT_TYPES[first.encoding]]: { schema: { anyOf: bodies } } },
    },
  };
};

export const openApiDocument = (): object => {
  const all: readonly Endpoint[] = Object.values(endpoints);
  const paths = Object.fromEntries(
    [...new Set(all.map(({ path }) => path))].map((path) => {
      const here = all.filter((entry) => entry.path === path);
      const methods = [...new Set(here.map(({ method }) => method))];
      return [
        path,
        Object.fromEntries(
          methods.map((method) => [
            method.toLowerCase(),
            merged(here.filter((entry) => entry.method === method)),
          ]),
        ),
      ];
    }),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Sorrel', version: '1', description: 'Every call the app makes to its backend.' },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        device: { type: 'apiKey', in: 'cookie', name: 'sorrel-device' },
      },
    },
    paths,
  };
};
