import { AREA_LOOKS, isAreaKey } from '@careerscoop/art/areas.ts';
import { ESTIMATED } from '@careerscoop/contract/estimated';
import { BarList } from '../../ui/bar-list.tsx';
import type { CareerPage } from '@careerscoop/contract/career-page';
import { capital } from './explore-words.ts';
import { SourceLine } from './source-line.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

const MOST = 7;

/** Which interests the work is about: its leading areas, and the six types. */
export function CareerInterests({ career: { area_labels, interests, partly_estimated, sources } }: { career: CareerPage }) {
  return (
    <section className="c-part">
      <h2 className="h2">What it is about</h2>
      {area_labels.length > 0 && (
        <ul className="c-areas">
          {area_labels.map(({ key, label }) => (
            <li key={key}>
              <Link to={`${paths.careers}?interest=${key}`}>
                <span className={`x-pic x-pic--${isAreaKey(key) ? AREA_LOOKS[key].tint : 'waffle'}`}>
                  <img className="art x-pic__tile" src={`/art/tiles/${key}.svg`} alt="" width={240} height={180} loading="lazy" />
                </span>
                {capital(label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {partly_estimated && <p className="small soft">{ESTIMATED}</p>}
      <h3 className="h3">Six kinds of interest</h3>
      <BarList
        full={MOST}
        bars={interests.map(({ name, text, score }) => ({
          label: name,
          note: capital(text),
          value: score,
          text: `${score.toFixed(1)} of ${MOST}`,
        }))}
      />
      <SourceLine sources={sources} of="interests" />
    </section>
  );
}
