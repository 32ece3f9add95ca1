import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './ensure-built.ts';

/**
 * `npm run audit` asks the registry for known vulnerabilities in the packages that the product ships with. Exit code 0
 * means none, 1 means some, and 2 means that the registry could not be asked.
 */
const HOLES = 1;
const NOT_ASKED = 2;

interface Report {
  readonly vulnerabilities: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'auditReportVersion' in value && 'vulnerabilities' in value;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const askRegistry = async (): Promise<{ readonly report: unknown; readonly complaints: string }> => {
  const npm = spawn('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complaints] = ['', ''];
  npm.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  npm.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  await once(npm, 'close');
  return { report: parse(said), complaints };
};

const { report, complaints } = await askRegistry();
if (!isReport(report)) {
  process.stderr.write(
    `${complaints}The registry could not be asked: whether there are holes is not known.\n`,
  );
  process.exitCode = NOT_ASKED;
} else {
  const holes = Object.entries(report.vulnerabilities);
  for (const [name, { severity, range }] of holes) process.stdout.write(`${severity}: ${name} ${range}\n`);
  process.stdout.write(
    holes.length === 0
      ? 'No known hole in anything that is shipped.\n'
      : 'Close what can be reached: within two days when it is critical, within two weeks otherwise.\n',
  );
  process.exitCode = holes.length === 0 ? 0 : HOLES;
}
