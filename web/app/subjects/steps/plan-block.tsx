import { Link } from 'react-router';
import { dayInWords } from '../../lib/day-in-words.ts';
import { paths } from '../../lib/paths.ts';
import { Block, type Room } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { AddStep } from './add-step.tsx';
import type { PlanGroup } from './group-steps.ts';
import { PlanScoops } from './plan-scoops.tsx';
import { StepList } from './step-list.tsx';
import { partTitle } from './step-days.ts';
import type { Removed } from './steps.queries.ts';

interface PlanBlockProps {
  group: PlanGroup;
  room: Room;
  /** The first of the screen has its form open. */
  isFirst: boolean;
  next: number | undefined;
  onRemove: (removed: Removed) => void;
}

/** More scoops than these no longer fit beside a headline. */
const MOST_SCOOPS = 12;

/** A kept plan: what it is about, how far one is, and its steps by when. */
export function PlanBlock({ group: { plan, parts }, room, isFirst, next, onRemove }: PlanBlockProps) {
  const { id, title, career, kept_at } = plan;
  const steps = parts.flatMap((part) => part.steps);
  const done = steps.filter(({ done_at }) => done_at !== null).length;
  const last = parts.at(-1)?.when ?? 'later';
  return (
    <Block room={room} className="ns__plan" aria-labelledby={`plan-${id}`}>
      <header className="ns__top">
        <div>
          <p className="ns__from">From a chat, kept on {dayInWords(kept_at)}</p>
          <h2 className="h2" id={`plan-${id}`}>
            {title}
          </h2>
          {career && <Link to={paths.career(career.slug)}>About {career.title}</Link>}
        </div>
        {steps.length > 0 && (
          <div className="ns__count">
            {steps.length <= MOST_SCOOPS && <PlanScoops done={done} of={steps.length} />}
            <b>
              {done} of {steps.length} done
            </b>
          </div>
        )}
      </header>
      {parts.map((part) => (
        <div key={part.when} className="ns__c">
          <h3 className="h3">{partTitle(part.when ?? 'later', kept_at, new Date())}</h3>
          <StepList steps={part.steps} next={next} onRemove={onRemove} />
        </div>
      ))}
      <div className="ns__foot">
        <AddStep plan={{ plan_id: id, when: last }} folded={!isFirst} example="Email the nature center" />
        <p>
          <Button kind="line" size="small" onClick={() => onRemove({ kind: 'plan', id, name: title })}>
            Take out this plan
          </Button>
        </p>
      </div>
    </Block>
  );
}
