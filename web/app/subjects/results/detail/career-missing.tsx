import EmptyCup from '@careerscoop/art/scenes/empty-cup.tsx';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** No career of this student has that number. */
export function CareerMissing() {
  return (
    <div className="wrap cd-page__state">
      <EmptyState
        heading="h1"
        title="We could not find this career"
        text="It may have left your list when you answered again."
        art={<EmptyCup />}
        actions={
          <LinkButton kind="go" to={paths.recommendations}>
            See your careers
          </LinkButton>
        }
      />
    </div>
  );
}
