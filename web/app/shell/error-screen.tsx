import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../lib/paths.ts';
import './error-screen.css';

const Nothing = () => <></>;

// Every page carries this screen; none should carry its picture, and where it cannot be fetched the screen does without.
const SpilledCone = lazy(() => import('@careerscoop/art/scenes/spilled-cone.tsx').catch(() => ({ default: Nothing })));

/** The one screen for addresses and pages that do not work, with a way out. */
export function ErrorScreen({ status, text }: { status?: number; text: string }) {
  return (
    <main id="main" className="wrap error-screen">
      <div className="error-screen__art" aria-hidden="true">
        <Suspense fallback={null}>
          <SpilledCone />
        </Suspense>
      </div>
      <h1 className="h1">Unexpected Application Error!</h1>
      <p className="lead">
        {status ? `${status} ` : ''}
        {text}
      </p>
      <p className="row">
        {!status && (
          <button className="btn" type="button" onClick={() => location.reload()}>
            Load it again
          </button>
        )}
        <Link className="btn" to={paths.home}>
          Go to the start page
        </Link>
      </p>
    </main>
  );
}
