import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { writeAsked } from './college-address.ts';

/** Careers that people study for, in three kinds of school; a test holds them to the catalogue. */
export const IDEAS: readonly { label: string; career: string }[] = [
  { label: 'Registered nurse', career: 'registered-nurses' },
  { label: 'Software developer', career: 'software-developers' },
  { label: 'Electrician', career: 'electricians' },
  { label: 'Veterinarian', career: 'veterinarians' },
];

/** Nothing is asked for yet. */
export function SchoolsStart() {
  return (
    <EmptyState
      title="Begin with a career, or with where you live"
      text="More than 5,000 schools, from short courses to graduate school. With a career we show where it can be studied. With your ZIP code, the nearest come first."
      art={<img className="art sch-start" src="/art/situations/4.svg" alt="" width={960} height={540} />}
      actions={IDEAS.map(({ label, career }) => (
        <LinkButton key={career} kind="soft" to={paths.schools(writeAsked({ career }))}>
          {label}
        </LinkButton>
      ))}
    />
  );
}
