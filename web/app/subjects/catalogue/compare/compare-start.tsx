import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** Pairs that people often weigh; a test holds them to the catalogue. */
export const PAIRS: readonly { label: string; slugs: readonly string[] }[] = [
  { label: 'Nurse or paramedic?', slugs: ['registered-nurses', 'paramedics'] },
  { label: 'Vet or zoologist?', slugs: ['veterinarians', 'zoologists-and-wildlife-biologists'] },
  { label: 'Games or animation?', slugs: ['video-game-designers', 'special-effects-artists-and-animators'] },
];

/** Nothing is compared yet. */
export function CompareStart() {
  return (
    <EmptyState
      title="Pick two careers to begin"
      text="Search above, or press “Compare” on careers in the list. Up to four stand side by side."
      art={<img className="art cmp-start" src="/art/situations/4.svg" alt="" width={960} height={540} />}
      actions={
        <>
          {PAIRS.map(({ label, slugs }) => (
            <LinkButton key={label} kind="soft" to={paths.compare(slugs)}>
              {label}
            </LinkButton>
          ))}
          <LinkButton kind="line" to={paths.careers}>
            See all careers
          </LinkButton>
        </>
      }
    />
  );
}
