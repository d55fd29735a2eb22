import type { CollegeItem } from '@careerscoop/contract/colleges';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../../../ui/chip.tsx';
import { type Asked, MOST_COMPARED } from '../college-address.ts';
import type { Go } from '../use-asked.ts';

interface CompareToggleProps {
  college: Pick<CollegeItem, 'unitid' | 'name'>;
  asked: Asked;
  go: Go;
}

/** Lays a school aside to compare it with others, or takes it back. The address holds which. */
export function CompareToggle({ college: { unitid, name }, asked, go }: CompareToggleProps) {
  const laid = asked.compare.includes(unitid);
  const [full, setFull] = useState(false);
  function press() {
    if (!laid && asked.compare.length >= MOST_COMPARED) {
      setFull(true);
      return;
    }
    setFull(false);
    go((now) => {
      const others = now.compare.filter((one) => one !== unitid);
      return { ...now, compare: laid ? others : [...others, unitid].slice(0, MOST_COMPARED) };
    });
  }
  const told = full && !laid && asked.compare.length >= MOST_COMPARED;
  return (
    <div className="college__cmp needs-script">
      <Chip aria-pressed={laid} className="chip--line" onClick={press}>
        {laid ? <Check className="ic" /> : <Plus className="ic" />}
        {laid ? 'Comparing' : 'Compare'}
        <span className="vh"> {name}</span>
      </Chip>
      <span className={told ? 'small' : 'vh'} role="status">
        {told && 'Four fit side by side. Take one out first.'}
      </span>
    </div>
  );
}
