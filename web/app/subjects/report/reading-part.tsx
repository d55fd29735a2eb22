import type { Report } from '@careerscoop/contract/report';
import { fitWordsOf } from '@careerscoop/contract/result-words';
import { ABOUT, NEXT } from '@careerscoop/contract/report-words';
import { Block } from '../../ui/block.tsx';
import './reading-part.css';

/** How to read it, what its words mean, what to do next, and where the figures come from. */
export function ReadingPart({ clarity, sources, methodUrl }: Pick<Report, 'clarity' | 'sources'> & { methodUrl: string }) {
  return (
    <>
      <Block room="blue" className="report__reading" aria-labelledby="report-reading">
        <h2 className="h2" id="report-reading">
          How to read this report
        </h2>
        <div className="report__pairs">
          {ABOUT.map(([head, text]) => (
            <div key={head}>
              <h3 className="h3">{head}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Block>
      <div className="report__two report__part">
        <section aria-labelledby="report-fits">
          <h2 className="h3" id="report-fits">
            The four words of fit
          </h2>
          <dl className="report__fits">
            {fitWordsOf(clarity).map(({ word, line }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd className="small soft">{line}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="report-next">
          <h2 className="h3" id="report-next">
            What to do next
          </h2>
          <ol className="report__next">
            {NEXT.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </section>
      </div>
      <section className="report__part report__sources" aria-labelledby="report-sources">
        <h2 className="h3" id="report-sources">
          Where the figures come from
        </h2>
        {sources.map(({ text, links }) => (
          <p key={text} className="tiny soft">
            {text}{' '}
            {links.map(({ label, url }) => (
              <a key={url} href={url} rel="noopener">
                {label}
              </a>
            ))}
          </p>
        ))}
        <p className="small">
          How we pick your ten: <a href={methodUrl}>{methodUrl}</a>
        </p>
        <p className="small soft">
          This report holds a first name and nothing else about who somebody is. The student can close its address at any time.
        </p>
      </section>
    </>
  );
}
