import { paths } from '../../lib/paths.ts';
import { dollars } from '../../lib/pay.ts';
import { Block } from '../../ui/block.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { CompareButton } from './compare/compare-button.tsx';
import type { CareerPage, CareerPay } from '@careerscoop/contract/career-page';
import { marked } from '@careerscoop/contract/shared-figures';
import { ExploreFacts } from './explore-facts.tsx';
import { ExplorePicture } from './explore-picture.tsx';
import { FindYourTen } from './find-your-ten.tsx';

interface CareerHeadProps {
  career: CareerPage;
  /** Whether what follows tells the student how it goes with them. */
  known: boolean;
}

/** The way back, the picture, what the career is called and what it is. */
export function CareerHead({ career, known }: CareerHeadProps) {
  const { slug, title, also_called, summary, pay, growth_percent, shared_with, job_zone } = career;
  return (
    <>
      <Crumbs
        above={[
          { name: 'Home', to: paths.home },
          { name: 'Careers', to: paths.careers },
        ]}
        here={title}
      />
      <Block room="vanilla" className="block--page c-head">
        <div className="c-head__t">
          <h1 className="h1" tabIndex={-1}>
            {title}
          </h1>
          <p className="lead">{summary}</p>
          <ExploreFacts pay={middlePay(pay, shared_with)} growth={growth_percent} sharedWith={shared_with} job_zone={job_zone} />
          {also_called.length > 0 && (
            <p className="small">
              <b>Also called:</b> {also_called.join(', ')}
            </p>
          )}
          <div className="row">
            {!known && <FindYourTen />}
            <CompareButton career={{ slug, title }} />
          </div>
        </div>
        <ExplorePicture onet_code={career.onet_code} areas={career.area_labels.map(({ key }) => key)} eager />
      </Block>
    </>
  );
}

function middlePay(pay: CareerPay | null, sharedWith: number): string {
  if (!pay || pay.median === null) return 'Pay not published';
  return marked(`${dollars(pay.median)} middle pay${pay.per === 'hour' ? ' an hour' : ''}`, sharedWith);
}
