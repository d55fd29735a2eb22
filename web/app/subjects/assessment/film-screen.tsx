import { memo } from 'react';
import { type IntroNumber, IntroPanel } from '../../art/intro-panel.tsx';
import { Block } from '../../ui/block.tsx';
import { FilmControls } from './film-controls.tsx';
import { type Caption, captionAt, lengthOf } from './film.ts';
import type { Screen } from './screens.ts';
import { placeLine } from './status-line.ts';
import { useFilm } from './use-film.ts';
import './film.css';

const PANELS = 6;

/** One picture of the film; it is drawn anew only when the scene changes. */
const Picture = memo(function Picture({ index }: { index: number }) {
  const number = (Math.min(index, PANELS - 1) + 1) as IntroNumber;
  return (
    <div className="film__picture" key={number}>
      <IntroPanel number={number} crop="xMidYMid slice" />
    </div>
  );
});

/** The introduction: a captioned film of about a minute, drawn and without sound. */
export function FilmScreen({ screen }: { screen: Screen }) {
  const { scenario } = screen;
  const captions: Caption[] = scenario.captions ?? [{ id: 0, text: scenario.description, seconds: 10 }];
  const film = useFilm(lengthOf(captions));
  const index = captionAt(captions, film.second);
  return (
    <main id="main" className="film">
      <div className="film__t">
        <p className="flow-kicker">{placeLine(screen)}</p>
        <h1 className="h1" tabIndex={-1}>
          {scenario.title}
        </h1>
        <p className="lead soft">{scenario.description}</p>
      </div>
      <Block room="surface" className="film__b" aria-label="Introduction video with captions">
        <Picture index={index} />
        <p className="film__caption d" aria-live={film.playing ? 'off' : 'polite'}>
          {captions[index]?.text}
        </p>
        <FilmControls captions={captions} film={film} index={index} />
      </Block>
      <details className="film__all">
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
