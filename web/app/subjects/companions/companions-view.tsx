import { agentSlug, type AiAgent } from '@careerscoop/contract/companions';
import { CompanionAvatar, type CompanionName } from '@careerscoop/art/avatar.tsx';
import { CompanionCard } from './companion-card.tsx';
import './companions.css';

/** Helpers that are on their way. Whoever has one already sees it among the cards. */
const COMING: readonly { name: CompanionName; title: string }[] = [
  { name: 'interview-helper', title: 'Interview Helper' },
  { name: 'scholarship-helper', title: 'Scholarship Helper' },
];

/** The student's companions, and what comes next. */
export function CompanionsView({ agents }: { agents: readonly AiAgent[] }) {
  const coming = COMING.filter(({ name }) => !agents.some((agent) => agentSlug(agent.name) === name));
  return (
    <ul className="comps">
      {agents.map((agent) => (
        <CompanionCard key={agent.id} agent={agent} />
      ))}
      <li className="comp comp--soon">
        <div className="comp__coming" aria-hidden="true">
          {coming.map(({ name }) => (
            <CompanionAvatar key={name} name={name} />
          ))}
        </div>
        <div>
          <h2 className="h3">More Coming Soon!</h2>
          {coming.length > 0 && <p className="small soft">Next: {coming.map(({ title }) => title).join(', ')}.</p>}
        </div>
      </li>
    </ul>
  );
}
