import { Fold } from '../../ui/fold.tsx';
import { AttributionLinks } from './attribution-links.tsx';
import { ATTRIBUTIONS } from './attributions.ts';
import './attribution.css';

/** Where the figures and the careers come from: in a line, and folded in the words that the publishers ask for. */
export function Attribution() {
  return (
    <section className="wrap sources" aria-label="Sources">
      <Fold title="Sources and licenses: O*NET (CC BY 4.0), the U.S. Bureau of Labor Statistics, “GPTs are GPTs”">
        {ATTRIBUTIONS.map(({ key, text, links }) => (
          <p key={key} className="tiny soft">
            {text} <AttributionLinks links={links} />
          </p>
        ))}
      </Fold>
    </section>
  );
}
