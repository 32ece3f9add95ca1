import { createPageBuilder, type ParsePage } from '../../domain/food/recipe-import/page.ts';

interface HtmlPolicy {
  createHTML(source: string): string;
}
interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
}

/**
 * Lets source through unchanged: it becomes a document that runs no script, loads nothing and is never shown. Nothing
 * else uses this policy, which the server's header allows by its name.
 */
const rules: HtmlPolicy = { createHTML: (source) => source };
const policy = (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('parse-page', rules) ?? rules;

const attributesOf = (element: Element): Readonly<Record<string, string>> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value]));

/** Reads HTML by the browser's own parser. */
export const parsePage: ParsePage = (source) => {
  const page = new DOMParser().parseFromString(policy.createHTML(source), 'text/html');
  const builder = createPageBuilder();
  /** Returns false once the page is larger than is read. */
  const build = (node: Node): boolean => {
    if (node instanceof Text) return builder.text(node.data);
    if (!(node instanceof Element)) return true;
    if (!builder.open(node.localName, attributesOf(node))) return false;
    for (const child of node.childNodes) if (!build(child)) return false;
    builder.close();
    return true;
  };
  build(page.documentElement);
  return builder.root;
};
