import { PRODUCT } from '@careerscoop/contract/constants';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Block } from '../../ui/block.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FreshLinkForm } from './fresh-link-form.tsx';
import './parents-guide.css';

interface Line {
  title: string;
  text: string;
}

interface ParentsGuideProps {
  what: readonly string[];
  kept: readonly Line[];
  waits: readonly Line[];
  younger: readonly string[];
  art: ReactNode;
}

const FAMILY_MAIL = `mailto:${PRODUCT.mailbox}?subject=${encodeURIComponent('A family account')}`;

/** What parents want to know, and the two things they can do here: write to us, and come back to their page. */
export function ParentsGuide({ what, kept, waits, younger, art }: ParentsGuideProps) {
  return (
    <>
      <Block room="mint" page className="guide-hero">
        <div className="guide-hero__t">
          <PageTitle lead="What CareerScoop is, what we keep, and what waits for your yes.">For parents</PageTitle>
        </div>
        <div className="guide-hero__a">{art}</div>
      </Block>
      <div className="wrap guide">
        <Part id="what" title="What CareerScoop is">
          {what.map((text) => (
            <p key={text} className="guide__p">
              {text}
            </p>
          ))}
        </Part>
        <Part id="kept" title="What we keep, and why">
          <dl className="guide__l">
            {kept.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>
            All of it is in the <Link to={paths.privacy}>Privacy Policy</Link>.
          </p>
        </Part>
        <Part id="waits" title="What waits for your yes">
          <p className="guide__p">
            Until a child is 18, three things stay closed until a parent or guardian agrees. Your child asks you by email or text. You read,
            and say yes or no to each. A no costs nothing: the assessment and the ten careers stay open.
          </p>
          <ul className="guide__cards">
            {waits.map(({ title, text }) => (
              <li key={title} className="card">
                <h3 className="h3">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Block room="waffle" className="guide__room" id="under-13" aria-labelledby="under-13-title">
          <h2 className="h2" id="under-13-title">
            Under 13? A parent starts here.
          </h2>
          {younger.map((text) => (
            <p key={text} className="guide__p">
              {text}
            </p>
          ))}
          <div>
            <a className={buttonClass({})} href={FAMILY_MAIL}>
              Write to {PRODUCT.mailbox}
            </a>
          </div>
        </Block>
        <Part id="fresh-link" title="Come back to your child’s page">
          <p className="guide__p">
            See what we hold, take a copy, change your answers, or ask us to delete everything. Type the email or phone number where our
            first message reached you, and we send you a link.
          </p>
          <div className="guide__form">
            <FreshLinkForm />
          </div>
        </Part>
        <Part id="family" title="Or open a family account">
          <p className="guide__p">
            Then you sign in and need no link: every child stands there with what waits for you, your answers, the next talk, the plan and
            what we hold. Your children keep accounts of their own, and read that you joined. It costs nothing, and ends for each child on
            the day they are 18.
          </p>
          <div>
            <LinkButton to={paths.signUpParent}>Open a family account</LinkButton>
          </div>
        </Part>
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="guide__part" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="h2" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
