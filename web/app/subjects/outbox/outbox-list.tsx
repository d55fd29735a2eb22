import { Fragment } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { partsOf } from './message-text.ts';
import type { Message } from './outbox.queries.ts';
import './outbox.css';

/** The messages as their readers get them, with links that work. */
export function OutboxList({ messages }: { messages: Message[] }) {
  return (
    <ol className="outbox">
      {messages.map((one, index) => (
        <li key={messages.length - index} className="card">
          <h2 className="h3">{one.subject || 'Text message'}</h2>
          <p className="small soft">
            {one.channel === 'sms' ? 'Text' : 'Mail'} to <b>{one.to}</b>,{' '}
            <time dateTime={one.at}>{new Date(one.at).toLocaleString('en-US')}</time>
          </p>
          <p className="outbox__t">
            {partsOf(one.text, one.links).map(({ text, link }, place) =>
              link ? (
                <a key={place} href={text}>
                  {text}
                </a>
              ) : (
                <Fragment key={place}>{text}</Fragment>
              ),
            )}
          </p>
          {one.calendar && <CalendarFile text={one.calendar} />}
        </li>
      ))}
    </ol>
  );
}

/** What mail programs show as an event. */
function CalendarFile({ text }: { text: string }) {
  return (
    <details>
      <summary>Calendar file</summary>
      <pre className="small outbox__t">{text}</pre>
      <Button size="small" kind="line" onClick={() => saveFile('session.ics', text, 'text/calendar')}>
        Save the file
      </Button>
    </details>
  );
}
