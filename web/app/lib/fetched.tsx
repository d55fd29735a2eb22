import { lazy, useState, type ComponentType } from 'react';

const OVER_THE_PAGE = { position: 'fixed', zIndex: 99, insetInline: '1rem', bottom: '1rem', alignItems: 'center' } as const;

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part of a page that is fetched when it is first wanted. Without a network it cannot be had: then the page stays, with
 * everything typed in it, and the part can be fetched once more.
 */
export function fetched<P extends object>(load: Load<P>) {
  return lazy(() => load().catch(() => ({ default: missing(load) })));
}

function missing<P extends object>(load: Load<P>): ComponentType<P> {
  return function Missing(props: P) {
    const [Part, setPart] = useState<ComponentType<P>>();
    if (Part) return <Part {...props} />;
    return (
      <div className="note note--bad" role="alert" style={OVER_THE_PAGE}>
        This part could not be loaded. Check your connection.{' '}
        <button
          className="btn"
          type="button"
          onClick={() =>
            void load().then(
              (got) => setPart(() => got.default),
              () => undefined,
            )
          }
        >
          Try again
        </button>
      </div>
    );
  };
}
