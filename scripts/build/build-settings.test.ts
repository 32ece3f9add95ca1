import { expect, test } from 'vitest';
import { readBuildSettings } from './build-settings.ts';

test('a build setting that is not set means the page itself', () => {
  expect(readBuildSettings({})).toEqual({ backendUrl: '', aiProviderUrl: '', aiBetaHeader: '' });
});

test('the AI provider on the backend is accepted, anywhere else refused', () => {
  const backend = { VITE_BACKEND_URL: 'https://api.example.org/' };
  const accepted = readBuildSettings({ ...backend, VITE_AI_PROVIDER_URL: 'https://api.example.org' });
  expect(accepted.aiProviderUrl).toBe('https://api.example.org');
  expect(() => readBuildSettings({ ...backend, VITE_AI_PROVIDER_URL: 'https://api.example.com' })).toThrow(
    /own origin/,
  );
  expect(() => readBuildSettings({ VITE_AI_PROVIDER_URL: 'https://api.example.org' })).toThrow(/own origin/);
});

test.each([
  'api.example.org',
  'ftp://api.example.org',
  'https://api.example.org/django',
  'javascript:alert(1)',
])('the build refuses %s as an origin', (value) => {
  expect(() => readBuildSettings({ VITE_BACKEND_URL: value })).toThrow(/must be an origin/);
});

test('the build refuses a header that is none, and names it does not know', () => {
  expect(readBuildSettings({ VITE_AI_BETA_HEADER: 'OpenAI-Beta: assistants=v2' }).aiBetaHeader).toMatch(
    /^OpenAI/,
  );
  expect(() => readBuildSettings({ VITE_AI_BETA_HEADER: 'assistants=v2' })).toThrow(/Name: value/);
  expect(() => readBuildSettings({ VITE_BACKEND: 'https://api.example.org' })).toThrow(/not a build setting/);
});
