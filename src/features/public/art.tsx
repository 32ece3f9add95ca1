const drawings: Readonly<Record<string, string>> = import.meta.glob('./art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The pictures in `art/`, by file name. */
export type ArtName =
  | 'avocado'
  | 'bell-pepper'
  | 'bread'
  | 'broccoli'
  | 'carrot'
  | 'celebration'
  | 'curry-rice'
  | 'droplet'
  | 'family-dinner'
  | 'glass-of-milk'
  | 'green-salad'
  | 'herb'
  | 'hourglass-not-done'
  | 'left-out'
  | 'lemon'
  | 'olive'
  | 'pancakes'
  | 'picnic'
  | 'pot-of-food'
  | 'red-apple'
  | 'spaghetti'
  | 'strawberry'
  | 'tangerine'
  | 'tomato';

type ArtProps = {
  name: ArtName;
  width: number;
  height?: number;
  className?: string;
  alt?: string;
  /** Above the fold: drawn with the page itself. A picture of its own costs a request and a document each. */
  eager?: boolean;
};

/** The content of a drawing without its title, which a browser would show as a tooltip. */
const insideOf = (name: ArtName): string =>
  (drawings[`./art/${name}.svg`] ?? '').replace(/^<svg[^>]*>(<title>[^<]*<\/title>)?|<\/svg>\s*$/g, '');

export function Art({ name, width, height = width, alt = '', className, eager = false }: ArtProps) {
  if (eager) {
    return (
      <svg
        className={className}
        viewBox="0 0 32 32"
        width={width}
        height={height}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, at build time
        dangerouslySetInnerHTML={{ __html: insideOf(name) }}
      />
    );
  }
  return (
    <img
      className={className}
      src={`/src/features/public/art/${name}.svg?no-inline`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
