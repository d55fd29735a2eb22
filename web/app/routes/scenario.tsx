import type { MetaArgs } from 'react-router';
import { useParams } from 'react-router';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { useSessionUser } from '../lib/session.ts';
import { Assessment } from '../subjects/assessment/assessment.tsx';

const PARTS = [
  'How this works',
  'Part 1: rate the doing',
  'Part 2: stack your skills',
  'Part 3: what fits you best',
  'Part 4: pick your cups',
];

export function meta({ params: { scenario_id, step } }: MetaArgs) {
  const part = PARTS[Number(scenario_id)] ?? 'Your assessment';
  const page = step && (scenario_id === '1' || scenario_id === '3') ? `, ${step}` : '';
  return privateMeta(`${part}${page}`);
}

export default function ScenarioRoute() {
  return (
    <RequireSignIn role="Student">
      <StudentsAssessment />
    </RequireSignIn>
  );
}

function StudentsAssessment() {
  const { scenario_id, step } = useParams();
  const user = useSessionUser();
  return user && <Assessment userId={user.id} scenario_id={scenario_id} step={step} />;
}
