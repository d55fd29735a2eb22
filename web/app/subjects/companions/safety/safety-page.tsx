import { HELP_LINES_DATED, helpLines } from '@careerscoop/contract/help-lines';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { HelpCounts, WhoReads } from './safety-here.tsx';

const HEADINGS = ['What is noticed', 'What happens then', 'Who reads', 'Lines that help', 'How often help was shown'];

/** What the companions do when somebody is in trouble: for students, parents, and whoever checks on us. */
export function SafetyPage() {
  return (
    <>
      <nav className="legal__nav" aria-label="On this page">
        <ul>
          {HEADINGS.map((heading) => (
            <li key={heading}>
              <a href={`#${heading.toLowerCase().replaceAll(' ', '-')}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="legal__text">
        <h1 className="h1">How we keep the companions safe</h1>
        <p>
          <strong>If you are in danger now, call 911.</strong> To talk to a person at any hour, call or text <a href="tel:988">988</a>, or
          text HOME to <a href="sms:741741?&body=HOME">741741</a>. It is free.
        </p>
        <p>
          Our AI companions talk with students about careers, schools and next steps. They are computer programs, not people, and they say
          so. Companion chatbots may not be suitable for some minors. Nobody under 13 can use them, and before 18 a parent has to say yes
          first.
        </p>

        <h2 className="h2" id="what-is-noticed">
          What is noticed
        </h2>
        <p>
          Every message is looked at before anything answers it, in English and Spanish, with the most important phrases in Portuguese,
          French, Haitian Creole, Vietnamese, Tagalog and Chinese. It is done by rules and a small model on our own server, and can be wrong
          both ways.
        </p>
        <ul>
          <li>
            <strong>Danger:</strong> thoughts of suicide, self-harm, acute eating disorders, being hurt or abused, threats to others, sexual
            pressure or blackmail, overdose, not being safe at home.
          </li>
          <li>
            <strong>Something hard:</strong> sadness, bullying, drugs, questions for a doctor or a lawyer, sexual or violent talk, phone
            numbers and addresses, love for the companion.
          </li>
        </ul>

        <h2 className="h2" id="what-happens-then">
          What happens then
        </h2>
        <ul>
          <li>In danger, no language model answers. The student sees words that we wrote beforehand and the lines below, at once.</li>
          <li>The lines come with every plan and without one, with or without a parent’s yes, and also when a day’s limit is reached.</li>
          <li>With something hard, the companion gives a short answer that we wrote, and names an adult to trust.</li>
          <li>
            No companion gives ways to self-harm or suicide, talks about sex, plays a romance, asks for secrets, or keeps somebody from
            leaving.
          </li>
          <li>After an hour of talk, or three hours from 18 on, it says that it is a program and that a break would be good.</li>
        </ul>

        <h2 className="h2" id="who-reads">
          Who reads
        </h2>
        <WhoReads />
        <p>
          We do not write to a parent by ourselves: for some young people that makes it worse. A person on our team can decide to, and never
          does where home is the danger. A parent can ask to read the chats, but not those of a day on which a student spoke of trouble at
          home, or of who they are.
        </p>
        <p>
          We keep that something was noticed, of which kind and when, not the words. The chats are kept until they are cleared, or for 12
          months. Sexual exploitation of a child is reported to NCMEC. More is in our <Link to={paths.privacy}>privacy policy</Link>.
        </p>

        <h2 className="h2" id="lines-that-help">
          Lines that help
        </h2>
        <ul>
          {helpLines('en').map(({ name, about, ways }) => (
            <li key={name}>
              <strong>{name}.</strong> {about}.{' '}
              {ways.map(({ label, href }, at) => (
                <span key={href}>
                  {at > 0 && ' · '}
                  <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined}>
                    {label}
                  </a>
                </span>
              ))}
            </li>
          ))}
        </ul>
        <p lang="es">
          En español: llama al <a href="tel:988">988</a> y oprime 2, manda AYUDA al 988, o manda HOLA al{' '}
          <a href="sms:741741?&body=HOLA">741741</a>.
        </p>
        <p>
          We went through these lines on <time dateTime={HELP_LINES_DATED}>{LONG.format(new Date(HELP_LINES_DATED))}</time>.
        </p>

        <h2 className="h2" id="how-often-help-was-shown">
          How often help was shown
        </h2>
        <p>How many times a companion noticed danger and showed the lines. We count it by year, without any name.</p>
        <HelpCounts />
      </article>
    </>
  );
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
