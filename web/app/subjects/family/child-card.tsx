import type { Child } from '@careerscoop/contract/family';
import type { Plan } from '@careerscoop/contract/plans';
import { Link } from 'react-router';
import { dayInWords } from '../../lib/day-in-words.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ChildPlan } from './child-plan.tsx';
import { ChildTalks } from './child-talks.tsx';
import { aboutChild, stateWords, waitingOf } from './family-words.ts';

interface ChildCardProps {
  child: Child;
  room: 'mint' | 'vanilla' | 'blue';
  plans: readonly Plan[] | undefined;
}

/** One child: what waits first, then the answers, the next talk, the plan, and what is held. */
export function ChildCard({ child, room, plans }: ChildCardProps) {
  const { id, first_name, purposes } = child;
  const heading = `child-${id}`;
  return (
    <li className="kid" aria-labelledby={heading}>
      <div className={`kid__h b-${room}`}>
        <h2 id={heading}>{first_name}</h2>
        <p>{aboutChild(child)}</p>
      </div>
      <div className="kid__b">
        <Waiting child={child} />
        <section className="kid__part">
          <h3>Your answers for {first_name}</h3>
          <ul className="kid__lines">
            {purposes.map(({ purpose, title, state }) => {
              const { tone, text } = stateWords(state);
              return (
                <li key={purpose}>
                  {title}
                  <Tag tone={tone}>{text}</Tag>
                </li>
              );
            })}
          </ul>
          <Link className="kid__l" to={paths.familyChild(id, 'answers')}>
            Change an answer<span className="vh"> for {first_name}</span>
          </Link>
        </section>
        <ChildTalks child={child} />
        <ChildPlan child={child} plans={plans} />
        <p className="kid__part kid__ls">
          <Link className="kid__l" to={paths.familyChild(id, 'held')}>
            What we hold<span className="vh"> about {first_name}</span>
          </Link>
          <Link className="kid__l" to={paths.familyChild(id, 'age')}>
            Correct the age<span className="vh"> of {first_name}</span>
          </Link>
          <Link className="kid__l" to={paths.familyChild(id, 'leave')}>
            Delete the account<span className="vh"> of {first_name}, or take them out of your family</span>
          </Link>
        </p>
      </div>
    </li>
  );
}

/** What the parent is wanted for, in one notice. */
function Waiting({ child }: { child: Child }) {
  const { id, first_name, asked_at, erased_on, deletion_asked_by } = child;
  const waiting = waitingOf(child);
  if (erased_on) {
    return (
      <Notice live={false}>
        On {dayInWords(erased_on)} everything we hold about {first_name} is erased.{' '}
        {deletion_asked_by === 'guardian' ? (
          <Link to={paths.familyChild(id, 'leave')}>Keep the account</Link>
        ) : (
          <>{first_name} asked for it, and only they can take it back.</>
        )}
      </Notice>
    );
  }
  if (waiting.length === 0) {
    return (
      <Notice tone="good" live={false}>
        Nothing waits for you.
      </Notice>
    );
  }
  return (
    <Notice live={false}>
      <p>
        <b>{first_name} asks for your yes</b> to {asList(waiting.map(({ title }) => title))}. Asked on {dayInWords(asked_at)}. You can say
        no: the ten careers stay open either way.
      </p>
      <p>
        <LinkButton kind="go" size="small" to={paths.familyChild(id, 'answers')}>
          Read and decide<span className="vh"> for {first_name}</span>
        </LinkButton>
      </p>
    </Notice>
  );
}

const asList = (titles: string[]) =>
  new Intl.ListFormat('en-US').format(
    titles.map((title) => (/^AI/.test(title) ? title : title.replace(/^./, (first) => first.toLowerCase()))),
  );
