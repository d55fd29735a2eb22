import { useState } from 'react';
import { FilmPlayer } from './film-player.tsx';
import type { Screen } from './screens.ts';
import { placeLine } from './status-line.ts';
import { useVideo } from './use-video.ts';
import './film.css';

const STILL = '(prefers-reduced-motion: reduce)';

/** The introduction: a short film with captions, and its words to read instead. */
export function FilmScreen({ screen }: { screen: Screen }) {
  const { scenario } = screen;
  const captions = scenario.captions ?? [{ id: 0, text: scenario.description }];
  // Who wants no motion is offered the text first.
  const [reading, setReading] = useState(() => window.matchMedia(STILL).matches);
  const film = useVideo(() => setReading(true));
  return (
    <main id="main" className="film">
      <div className="film__t">
        <p className="flow-kicker">{placeLine(screen)}</p>
        <h1 className="h1" tabIndex={-1}>
          {scenario.title}
        </h1>
        <p className="lead soft">{scenario.description}</p>
      </div>
      <FilmPlayer film={film} firstCaption={captions[0]?.text ?? ''} />
      <details className="film__all" open={reading} onToggle={(event) => setReading(event.currentTarget.open)}>
        <summary>Read it instead</summary>
        <ol>
          {captions.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      </details>
    </main>
  );
}
