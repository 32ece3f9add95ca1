const AROUND = 1;

/** The page numbers to show: the first, the last and those around the current one; null stands for a gap. */
export const pageWindow = (page: number, pages: number): readonly (number | null)[] => {
  const shown = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= AROUND,
  );
  return shown.flatMap((each, at) => (at > 0 && each - (shown[at - 1] ?? 0) > 1 ? [null, each] : [each]));
};
