import type { ReactNode } from 'react';
import FriendsInACup from '@careerscoop/art/scenes/friends-in-a-cup.tsx';
import SevenOfTen from '@careerscoop/art/scenes/seven-of-ten.tsx';
import ThinkingMachine from '@careerscoop/art/scenes/thinking-machine.tsx';
import YourTen from '@careerscoop/art/scenes/your-ten.tsx';
import { paths } from '../../lib/paths.ts';
import { Block, type Room } from '../../ui/block.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import './about.css';

interface Part {
  id: string;
  title: string;
  text: string[];
}

export interface AboutTexts {
  hero: { title: string; lead: string };
  parts: Part[];
  values: { title: string; list: { name: string; text: string }[] };
}

const LOOKS: Record<string, { room: Room; art: ReactNode }> = {
  work: { room: 'straw', art: <SevenOfTen title="Ten scoops in two rows. Seven smile and three have melted." /> },
  technology: { room: 'blue', art: <ThinkingMachine title="A girl turns an ice cream machine that answers fall into." /> },
  solution: { room: 'waffle', art: <YourTen title="A boy waves beside a giant ice cream cone." /> },
};

/** Why work matters, how the product works, what one gets, and what we hold to. */
export function About({ hero, parts, values }: AboutTexts) {
  return (
    <>
      <Block room="vanilla" className="about-hero">
        <div className="about-hero__t">
          <h1 className="h1" tabIndex={-1}>
            {hero.title}
          </h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <div className="about-hero__a">
          <FriendsInACup title="Three friends wave from a big ice cream cup." crop="xMidYMax meet" />
        </div>
      </Block>
      {parts.map((part) => (
        <PartView key={part.id} part={part} />
      ))}
      <section className="wrap about-values" aria-labelledby="values">
        <h2 className="h1" id="values">
          {values.title}
        </h2>
        <ul>
          {values.list.map(({ name, text }) => (
            <li key={name}>
              <h3 className="h3">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className="row">
          <LinkButton kind="go" to={paths.newStudent()}>
            Find your ten
          </LinkButton>
          <LinkButton kind="line" to={paths.faq}>
            Read the FAQ
          </LinkButton>
        </div>
      </section>
    </>
  );
}

function PartView({ part }: { part: Part }) {
  const look = LOOKS[part.id];
  return (
    <section className="wrap about-part" aria-labelledby={part.id}>
      <div className="about-part__t">
        <h2 className="h1" id={part.id}>
          {part.title}
        </h2>
        {part.text.map((text) => (
          <p key={text} className="lead">
            {text}
          </p>
        ))}
      </div>
      {look && (
        <Block as="div" room={look.room} className="about-part__a">
          {look.art}
        </Block>
      )}
    </section>
  );
}
