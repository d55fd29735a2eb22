import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { Block } from '../../ui/block.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CareerHead } from './career-head.tsx';
import { CareerInterests } from './career-interests.tsx';
import { CareerPath } from './career-path.tsx';
import { CareerWords } from './career-words.tsx';
import type { CareerPage } from '@careerscoop/contract/career-page';
import { FindYourTen } from './find-your-ten.tsx';
import { ImpactCard } from './impact-card.tsx';
import { OutlookCard } from './outlook-card.tsx';
import { PayCard } from './pay-card.tsx';
import { RelatedCareers } from './related-careers.tsx';
import { TrayPlace } from './compare/tray-place.tsx';
import './explore-picture.css';
import './career-view.css';

interface CareerViewProps {
  career: CareerPage;
  /** How it goes with a signed-in student; visitors are shown the way to find out. */
  own?: ReactNode;
}

/** One career: the work in words, its figures beside it, and where to go from there. */
export function CareerView({ career, own }: CareerViewProps) {
  return (
    <>
      <CareerHead career={career} known={Boolean(own)} />
      {own}
      <div className="wrap c-body">
        <div className="c-main">
          <CareerWords career={career} />
          <CareerPath career={career} />
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
        </Block>
      )}
      <RelatedCareers career={career} />
      <Block room="waffle" className="block--page c-try">
        <h2 className="h2">{own ? 'Keep looking' : 'Is it one of your ten?'}</h2>
        <p className="lead">
          {own
            ? 'Every career has a page like this one, and you can hold up to four side by side.'
            : 'Tell us what you like. It takes about 12 minutes, and you get a reason for each career.'}
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
