import type { AiConfig } from '../base/config.ts';
import { readSecret } from '../base/secret-file.ts';

/** A server that speaks `/v1/chat/completions`. */
export interface Provider {
  /** Sends the body with the configured model. Rejects if the provider cannot be reached, or leads elsewhere. */
  complete(body: object, signal: AbortSignal): Promise<Response>;
}

/** The key is read anew at each question, so that it can be changed in its file. No redirect is followed. */
export const createProvider = (ai: AiConfig, request: typeof fetch = fetch): Provider => {
  const endpoint = `${ai.baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/chat/completions`;
  return {
    complete: async (body, signal) => {
      const key = ai.apiKeyFile === null ? ai.apiKey : await readSecret(ai.apiKeyFile);
      return request(endpoint, {
        method: 'POST',
        signal,
        redirect: 'error',
        headers: {
          'Content-Type': 'application/json',
          ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model: ai.model, ...body }),
      });
    },
  };
};
