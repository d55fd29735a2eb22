import type { StrengthProfile } from '@careerscoop/contract/strengths';
import SmilingScoop from '@careerscoop/art/scenes/smiling-scoop.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StrengthCarousel } from './strength-carousel.tsx';
import { isEmpty, sidesOf } from './strength-sides.ts';
import './strengths.css';

/** What stands out in the student's own answers, or that it is still to come. */
export function StrengthsView({ profile }: { profile: StrengthProfile }) {
  const sides = sidesOf(profile);
  const empty = isEmpty(sides);
  const greeting = `Hi, ${profile.first_name || 'User'}!`;
  return (
    <>
      <PageTitle inBar lead={empty ? greeting : `${greeting} All of this comes from your own answers.`}>
        Strengths
      </PageTitle>
      {empty ? (
        <EmptyState
          title="Still loading your greatness… Come back soon!"
          text="Your strengths come from the assessment. It takes about thirteen minutes."
          art={<SmilingScoop />}
          actions={
            <LinkButton kind="go" to={paths.scenario(0)}>
              Start Test Now
            </LinkButton>
          }
        />
      ) : (
        <>
          <StrengthCarousel sides={sides} />
          <p className="d h2 strengths__end">Lean on your strengths — they'll guide you forward</p>
        </>
      )}
    </>
  );
}
