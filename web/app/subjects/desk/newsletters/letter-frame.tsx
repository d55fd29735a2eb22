import type { NewsletterPreview } from '@careerscoop/contract/desk-newsletters';
import { Fold } from '../../../ui/fold.tsx';
import { Panel } from '../desk-page.tsx';
import './newsletters.css';

/** The very letter that is sent, as a mail program shows it: in a frame of its own in which nothing runs. */
export function LetterFrame({ letter: { subject, html, text } }: { letter: NewsletterPreview }) {
  return (
    <Panel pad label="The letter">
      <h2>The letter</h2>
      <p>
        <span className="soft">Subject:</span> <b>{subject}</b>
      </p>
      <iframe className="letter" title="The letter as a reader gets it" sandbox="" srcDoc={html} />
      <Fold title="As plain text, for programs that show no more">
        <pre className="letter-text">{text}</pre>
      </Fold>
    </Panel>
  );
}
