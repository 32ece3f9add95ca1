import http, { type ServerResponse } from 'node:http';
import { listening } from './listening.ts';

export interface FoodFactsStandIn {
  readonly url: string;
  /** What was asked for, oldest first. */
  readonly asked: { readonly path: string; readonly headers: http.IncomingHttpHeaders }[];
  stop(): Promise<void>;
}

const json = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const product = (response: ServerResponse, fields: object): void =>
  json(response, 200, { code: '1', status: 1, status_verbose: 'product found', product: fields });

/** Answers by the code that is asked for; every other code is unknown. */
export const FOODS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '4006381333931': (response) =>
    product(response, {
      product_name: 'Oat drink',
      brands: 'A brand',
      quantity: '1 l',
      nutriments: { 'energy-kj_100g': 193, proteins_100g: '1', fat_100g: 1.5, salt_100g: 0.1 },
    }),
  '73513537': (response) =>
    product(response, { product_name: 'Crisps', nutriments: { 'energy-kcal_100g': 2200 } }),
  '0036000291452': (response) => json(response, 429, { error: 'Too many requests' }),
  '5901234123457': (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Maintenance</html>'),
  '4012345678901': (response) => json(response, 500, {}),
  '9780201379624': (response) => json(response, 200, { hello: 'world' }),
  '8710398500007': (response) => void response.destroy(),
  '5000112637922': (response) => void response.writeHead(302, { Location: '/elsewhere' }).end(),
  '3017620422003': (response) => void response.writeHead(200).end('x'.repeat(400_000)),
};

/** A server that answers as Open Food Facts does, good and bad days included. */
export const startFoodFacts = async (): Promise<FoodFactsStandIn> => {
  const asked: FoodFactsStandIn['asked'] = [];
  const server = http.createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    const code = /^\/api\/v2\/product\/(\d+)\?/.exec(request.url ?? '')?.[1] ?? '';
    const answer = FOODS[code];
    if (answer === undefined) json(response, 404, { code, status: 0, status_verbose: 'product not found' });
    else answer(response);
  });
  const { port, stop } = await listening(server);
  return { url: `http://127.0.0.1:${port}`, asked, stop };
};
