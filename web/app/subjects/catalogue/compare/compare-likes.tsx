import { Check } from 'lucide-react';
import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { ESTIMATED } from '@careerscoop/contract/estimated';
import { NOT_PUBLISHED } from '../../../lib/pay.ts';
import { capital } from '../explore-words.ts';
import { CompareRow } from './compare-row.tsx';
import { inAll, leadingTypes, sharedText } from './compare-words.ts';

/** What the work is about and what it asks for; what all of them have carries a sign. */
export function CompareLikes({ careers }: { careers: readonly CareerDetail[] }) {
  const labels = (career: CareerDetail) => career.area_labels.map(({ label }) => label);
  const skills = (career: CareerDetail) => career.skills.map(({ name }) => name);
  const rows = [
    { title: 'What it is about', of: labels, source: 'areas' },
    { title: 'Kinds of interest', of: leadingTypes, source: 'interests' },
    { title: 'Skills that count most', of: skills, source: 'skills' },
  ];
  return rows.map(({ title, of, source }) => {
    const shared = inAll(careers.map(of));
    return (
      <CompareRow
        key={title}
        title={title}
        note={sharedText(careers.length, shared)}
        careers={careers}
        source={source}
        cell={(career) => (
          <>
            <Names names={of(career)} shared={shared ?? []} />
            {source === 'areas' && career.partly_estimated && <p className="small soft">{ESTIMATED}</p>}
          </>
        )}
      />
    );
  });
}

function Names({ names, shared }: { names: readonly string[]; shared: readonly string[] }) {
  if (names.length === 0) return <p className="cmp-none">{NOT_PUBLISHED}</p>;
  return (
    <ul className="cmp-names">
      {names.map((name) => (
        <li key={name} className={shared.includes(name) ? 'cmp-name cmp-name--all' : 'cmp-name'}>
          {shared.includes(name) && <Check className="ic" aria-label="In common:" />}
          {capital(name)}
        </li>
      ))}
    </ul>
  );
}
