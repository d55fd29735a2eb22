import { useId } from 'react';
import type { HeldInWords } from '@careerscoop/contract/profile';
import { Fold } from '../../ui/fold.tsx';
import './child-held.css';

type Group = HeldInWords['groups'][number];
type Part = Group['parts'][number];

/** More lines than this are folded. */
const FEW = 20;

/** Everything held about a child, in a parent's words. */
export function ChildHeld({ groups }: { groups: Group[] }) {
  return (
    <div className="child-held">
      {groups.map((group) => (
        <GroupOfParts key={group.title} group={group} />
      ))}
    </div>
  );
}

function GroupOfParts({ group: { title, parts } }: { group: Group }) {
  const id = useId();
  return (
    <section className="child-held__group" aria-labelledby={id}>
      <h3 className="h3" id={id}>
        {title}
      </h3>
      {parts.map((part) => (
        <OnePart key={part.title} part={part} />
      ))}
    </section>
  );
}

function OnePart({ part: { title, lines, none } }: { part: Part }) {
  return (
    <div className="child-held__part">
      <h4>{title}</h4>
      {lines.length === 0 && <p className="soft">{none}</p>}
      {lines.length > 0 && lines.length <= FEW && <Lines lines={lines} />}
      {lines.length > FEW && (
        <Fold title={`Show all ${lines.length}`}>
          <Lines lines={lines} />
        </Fold>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: Part['lines'] }) {
  return (
    <dl>
      {lines.map(({ label, text }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
