interface Zone {
  readonly path: RegExp;
  /** Other folders it may import from; its own is always open to it. */
  readonly folders: readonly string[];
  readonly packages: readonly RegExp[];
}

const REACT = [/^react$/, /^react\/jsx-runtime$/];
const CHAKRA = /^@chakra-ui\/react(\/|$)/;
const ICONS = /^lucide-react(\/|$)/;
const ROUTER = /^@tanstack\/react-router$/;
const FORMIK = /^formik$/;
const VALIBOT = /^valibot$/;
const NODE = /^node:/;

const LAYERS = ['src/device', 'src/contract', 'src/domain', 'src/terms'];

/** Who may import whom. The first zone whose path matches a file is that file's. */
export const IMPORT_TABLE: readonly Zone[] = [
  // The app writes a file with it, the server a feed.
  { path: /^src\/domain\/(?=reminders\/calendar-text\.ts$)/, folders: [], packages: [/^ical-generator$/] },
  { path: /^src\/terms\//, folders: [], packages: [] },
  { path: /^src\/domain\//, folders: ['src/terms'], packages: [] },
  { path: /^src\/contract\//, folders: ['src/domain', 'src/terms'], packages: [VALIBOT] },
  // What screens get from the composition root, and the hooks that read it.
  {
    path: /^src\/device\/(?=(?:hooks|ports)\/)/,
    folders: ['src/contract', 'src/domain', 'src/terms'],
    packages: [...REACT, /^dexie-react-hooks$/],
  },
  {
    path: /^src\/device\//,
    folders: ['src/contract', 'src/domain', 'src/terms'],
    packages: [/^dexie$/, /^papaparse$/, VALIBOT],
  },
  { path: /^src\/workers\//, folders: ['src/device', 'src/domain', 'src/terms'], packages: [] },
  {
    path: /^src\/ui\//,
    folders: [],
    packages: [...REACT, CHAKRA, FORMIK, VALIBOT, ICONS, /^@fontsource/],
  },
  // Rendered to plain HTML when the app is built, and then without React: hence the renderer.
  {
    path: /^src\/features\/public\//,
    folders: ['src/ui', 'src/domain', 'src/terms'],
    packages: [...REACT, ICONS, /^react-dom\/server$/],
  },
  // Loaded where the browser has no reader of barcodes.
  {
    path: /^src\/features\/food\/(?=scan\/library-reader\.ts$)/,
    folders: [],
    packages: [/^@ericblade\/quagga2$/],
  },
  {
    path: /^src\/features\/[^/]+\//,
    folders: ['src/ui', ...LAYERS],
    packages: [...REACT, CHAKRA, FORMIK, ICONS, ROUTER, VALIBOT],
  },
  // What shows before the app is loaded: a small script, and a frame rendered when the app is built.
  {
    path: /^src\/instant\//,
    folders: ['src/ui', 'src/device', 'src/domain', 'src/terms'],
    packages: [...REACT, ICONS, /^react-dom\/server$/],
  },
  {
    path: /^src\/app\//,
    folders: ['src/features', 'src/ui', 'src/workers', ...LAYERS],
    packages: [...REACT, /^react-dom$/, CHAKRA, ICONS, ROUTER, /^workbox-window$/, /^virtual:catalogue$/],
  },
  { path: /^src\/routes\//, folders: ['src/app', 'src/features'], packages: [...REACT, ROUTER, VALIBOT] },
  {
    path: /^src\/[^/]+$/,
    folders: ['src'],
    packages: [/^react-dom\/client$/, ...REACT, ROUTER, /^virtual:styles\.css$/],
  },
  {
    path: /^sw\//,
    folders: ['src/device', 'src/contract', 'src/domain', 'src/terms'],
    packages: [],
  },
  {
    path: /^server\//,
    folders: ['src/contract', 'src/domain', 'src/terms', 'catalogue'],
    packages: [
      NODE,
      VALIBOT,
      /^(@hono\/node-server|hono|drizzle-orm)(\/|$)/,
      /^@electric-sql\/pglite(\/|$)/,
      /^(@node-rs\/argon2|@zxcvbn-ts\/language-common|htmlparser2|ipaddr\.js|lru-cache|nodemailer|pg|pino|prom-client|sharp)$/,
      /^(@valibot\/to-json-schema|drizzle-kit)$/,
    ],
  },
  { path: /^catalogue\//, folders: ['src/contract', 'src/domain', 'src/terms'], packages: [NODE, VALIBOT] },
];

/** A zone's own folder: for a feature its folder, since no feature may import another. */
const homeOf = (zone: Zone, path: string): string => zone.path.exec(path)?.[0] ?? '';

function mayImport(zone: Zone, path: string, target: string): boolean {
  const isOwnFile = /^(src|sw|server|catalogue|scripts|tests)\//.test(target);
  if (!isOwnFile) return zone.packages.some((pattern) => pattern.test(target));
  return [homeOf(zone, path), ...zone.folders.map((folder) => `${folder}/`)].some((open) =>
    target.startsWith(open),
  );
}

/** The imports of a file that the table does not allow. A file outside every zone may import anything. */
export function forbiddenImports(path: string, imports: readonly string[]): string[] {
  const zone = IMPORT_TABLE.find((each) => each.path.test(path));
  return zone === undefined ? [] : imports.filter((target) => !mayImport(zone, path, target));
}
