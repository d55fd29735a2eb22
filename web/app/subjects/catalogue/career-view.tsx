import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { TryThisMore } from '../../lib/try-this.tsx';
import { Block, Card } from '../../ui/block.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CareerHead } from './career-head.tsx';
import { CareerInterests } from './career-interests.tsx';
import { CareerPath } from './career-path.tsx';
import { Check } from 'lucide-react';
import type { CareerPage } from '@careerscoop/contract/career-page';
import { FindYourTen } from './find-your-ten.tsx';
import { SourceLine } from './source-line.tsx';
import { OutlookCard } from './outlook-card.tsx';
import { PayCard } from './pay-card.tsx';
import { Link } from 'react-router';
import { ExplorePicture } from './explore-picture.tsx';
import { TrayPlace } from './compare/tray-place.tsx';
import './explore-picture.css';
import './career-view.css';

interface CareerViewProps {
  career: CareerPage;
  /** How it goes with a signed-in student; visitors are shown the way to find out. */
  own?: ReactNode;
  /** Where it can be studied. */
  study?: ReactNode;
}

/** One career: the work in words, its figures beside it, and where to go from there. */
export function CareerView({ career, own, study }: CareerViewProps) {
  return (
    <>
      <CareerHead career={career} known={Boolean(own)} />
      {own}
      <div className="wrap c-body">
        <div className="c-main">
          <CareerWords career={career} />
          <CareerPath career={career} />
          {study}
          <CareerInterests career={career} />
        </div>
        <div className="c-side">
          <PayCard career={career} />
          <OutlookCard career={career} />
          <ImpactCard career={career} />
        </div>
      </div>
      {career.words && (
        <Block room="mint" className="block--page c-try">
          <h2 className="h2">Try this</h2>
          <p className="lead">{career.words.try_this}</p>
          <TryThisMore onet_code={career.onet_code} title={career.title} />
        </Block>
      )}
      <RelatedCareers career={career} />
      <Block room="waffle" className="block--page c-try">
        <h2 className="h2">{own ? 'Keep looking' : 'Is it one of your ten?'}</h2>
        <p className="lead">
          {own
            ? 'Every career has a page like this one, and you can hold up to four side by side.'
            : 'Tell us what you like. It takes about 13 minutes, and you get a reason for each career.'}
        </p>
        <div className="row">
          {!own && <FindYourTen />}
          <LinkButton kind="line" to={paths.careers}>
            See all careers
          </LinkButton>
        </div>
      </Block>
      <TrayPlace />
    </>
  );
}

/** What the work is like, in our words. */
function CareerWords({ career: { words, description } }: { career: CareerPage }) {
  if (!words) return <p className="lead">{description}</p>;
  return (
    <>
      <section className="c-part">
        <h2 className="h2">A moment of the day</h2>
        <p className="lead">{words.day}</p>
      </section>
      <section className="c-part">
        <h2 className="h2">You may like this if</h2>
        <ul className="c-ticks">
          {words.good_if.map((text) => (
            <li key={text}>
              <Check className="ic" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="c-part">
        <h2 className="h2">The hard part</h2>
        <p>{words.hard_part}</p>
      </section>
    </>
  );
}

const LEVELS = { H: 'High', M: 'Moderate', L: 'Low' } as const;

/** What AI could do in the work: help with tasks, which is not the same as taking the job. */
function ImpactCard({ career: { impact, impact_text, sources } }: { career: CareerPage }) {
  return (
    <Card as="section" className="c-card">
      <h2 className="h3">AI impact</h2>
      {impact ? (
        <>
          <p className="c-word">
            <b>{LEVELS[impact]}</b>
          </p>
          <p>{impact_text} It says what AI could help with, not whether the job will be there.</p>
          <SourceLine sources={sources} of="ai-exposure" />
        </>
      ) : (
        <p>Nobody has rated this work yet.</p>
      )}
    </Card>
  );
}

/** Where to look next. */
function RelatedCareers({ career: { related } }: { career: CareerPage }) {
  if (related.length === 0) return null;
  return (
    <section className="wrap c-related" aria-labelledby="related">
      <h2 className="h2" id="related">
        Careers close to this one
      </h2>
      <ul>
        {related.map(({ onet_code, slug, title, areas }) => (
          <li key={onet_code}>
            <Link to={paths.career(slug)}>
              <ExplorePicture onet_code={onet_code} areas={areas} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
