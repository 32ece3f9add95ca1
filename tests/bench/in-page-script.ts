import { build, type Rolldown } from 'vite';

/** A module and all that it imports as one classic script, to be run in a page. */
export async function inPageScript(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
