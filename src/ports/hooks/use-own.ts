export { useOwn } from './hooks.ts';
