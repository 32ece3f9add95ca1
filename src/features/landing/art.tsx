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
  alt?: string;
  className?: string;
  /** Above the fold: the build writes the picture into the document, so it costs no request. */
  eager?: boolean;
};

export function Art({ name, width, height = width, alt = '', className, eager = false }: ArtProps) {
  const src = `/src/features/landing/art/${name}.svg`;
  if (eager) {
    // fetchPriority="low" keeps React from adding a preload link for a picture that is already in the document.
    return (
      <img
        className={className}
        src={`${src}?inline`}
        alt={alt}
        width={width}
        height={height}
        fetchPriority="low"
      />
    );
  }
  return (
    <img
      className={className}
      src={`${src}?no-inline`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
