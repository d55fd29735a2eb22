import { renderToStaticMarkup } from 'react-dom/server';
import { ease } from './motion.ts';
import { HEIGHT, WIDTH } from './stage.tsx';
import { sceneAt, SCENES } from './timeline.ts';
import { Rim, scallops, WHOLE } from './wipe.tsx';

const WIPE_SECONDS = 0.75;

/** One frame of the film. The next scene grows out of the middle of the last one as a scoop would. */
function Frame({ second }: { second: number }) {
  const { index, since } = sceneAt(second);
  const Scene = SCENES[index]!.draw;
  const before = SCENES[index - 1];
  const come = ease(since, 0, WIPE_SECONDS);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      {before && come < 1 ? (
        <>
          <before.draw second={sceneAt(second - since - 0.001).since + since} />
          <Rim r={come * WHOLE + 34 * (1 - come)} turn={come * 1.6} />
          <clipPath id="next">
            <path d={scallops(Math.max(0, come * WHOLE - 34), come * 1.6)} />
          </clipPath>
          <g clipPath="url(#next)">
            <Scene second={since} />
          </g>
        </>
      ) : (
        <Scene second={since} />
      )}
    </svg>
  );
}

/** The same as markup, which is the same for the same second. */
export const frameMarkup = (second: number) => renderToStaticMarkup(<Frame second={second} />);
