import EmptyCup from '@careerscoop/art/scenes/empty-cup.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** An address that opens nothing; it does not tell whether it ever did. */
export function ReportMissing() {
  return (
    <EmptyState
      heading="h1"
      title="There is no report here"
      text="The address may have a typing error, or its student has closed it. If you know the student, ask them for a new one."
      art={<EmptyCup />}
      actions={
        <LinkButton kind="go" to={paths.home}>
          Go to the start page
        </LinkButton>
      }
    />
  );
}
