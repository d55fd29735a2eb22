import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { TryThisMore } from '../../../lib/try-this.tsx';
import { Card } from '../../../ui/block.tsx';
import { detailWords } from './detail-words.ts';
import { SourceLine } from './source-line.tsx';
import './path-card.css';

/** What it takes to get there, and one small thing to try. */
export function PathCard({ career, education }: { career: CareerDetail; education: string | null }) {
  const { job_zone, typical_education, words, sources } = career;
  return (
    <Card as="section" className="path" aria-labelledby="path">
      <h2 className="h3" id="path">
        How people get there
      </h2>
      <dl>
        <div>
          <dt>Schooling that is typical</dt>
          <dd>
            {typical_education ?? education ?? 'Not published'}
            <SourceLine sources={sources} group={typical_education ? 'outlook' : 'education'} />
          </dd>
        </div>
        <div>
          <dt>{job_zone === null ? 'Preparation' : `Preparation: step ${job_zone} of 5`}</dt>
          <dd>
            {job_zone === null ? 'Not published' : detailWords.job_zone[job_zone]}
            <SourceLine sources={sources} group="careers" />
          </dd>
        </div>
        {words?.try_this && (
          <div>
            <dt>Try this</dt>
            <dd>
              {words.try_this}
              <TryThisMore onet_code={career.onet_code} title={career.title} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
