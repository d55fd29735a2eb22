import { lazy, useState, type ComponentType } from 'react';

const OVER_THE_PAGE = {
  position: 'fixed',
  zIndex: 99,
  insetInline: '1rem',
  bottom: '1rem',
  alignItems: 'center',
  flexWrap: 'wrap',
} as const;
const WIDE = { flex: '1 1 14rem' };
// Said here, since in the foot of the page a button looks like the links beside it.
const ROOMY = { paddingInline: '1.4rem' };

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part of a page that is fetched when it is first wanted. Without a network it cannot be had: then the page stays, with
 * everything typed in it, and the part can be fetched once more. Where that fails too, the page may be loaded anew: a part of
 * the release before is gone for good, and some browsers never ask for a part twice.
 */
export function fetched<P extends object>(load: Load<P>) {
  return lazy(() => load().catch(() => ({ default: missing(load) })));
}

function missing<P extends object>(load: Load<P>): ComponentType<P> {
  return function Missing(props: P) {
    const [Part, setPart] = useState<ComponentType<P>>();
    const [again, setAgain] = useState(false);
    if (Part) return <Part {...props} />;
    const retry = () =>
      load().then(
        (got) => setPart(() => got.default),
        () => setAgain(true),
      );
    return (
      <div className="note note--bad" role="alert" style={OVER_THE_PAGE}>
        <span style={WIDE}>
          {again
            ? 'This part still could not be loaded. If you are online, load the page again; what you have not sent may be lost.'
            : 'This part could not be loaded. Check your connection.'}
        </span>
        <button className="btn" type="button" style={ROOMY} onClick={() => void retry()}>
          Try again
        </button>
        {again && (
          <button className="btn" type="button" style={ROOMY} onClick={() => location.reload()}>
            Load the page again
          </button>
        )}
      </div>
    );
  };
}
