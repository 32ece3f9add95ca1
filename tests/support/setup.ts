import { afterAll, afterEach, beforeEach } from 'vitest';
import { captureConsole, failOnUnexpectedConsole } from './console.ts';

captureConsole();
beforeEach(() => failOnUnexpectedConsole('before the test'));
afterEach(() => failOnUnexpectedConsole('in the test'));
afterAll(() => failOnUnexpectedConsole('after the tests'));
