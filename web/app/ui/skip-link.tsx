/** The first thing the Tab key finds. */
export function SkipLink({ children = 'Skip to the content' }: { children?: string }) {
  return (
    <a className="skip" href="#main">
      {children}
    </a>
  );
}
