export function Logo() {
  return (
    <a className="logo" href="/">
      <img src="/favicon.svg" alt="" width={34} height={34} fetchPriority="low" />
      Sorrel
    </a>
  );
}
