import { AreaTile } from '../../art/area-tile.tsx';
import { AREA_KEYS, type AreaKey } from '../../art/areas.ts';
import { CareerPicture } from '../../art/career-picture.tsx';
import { TOOL_NAMES, ToolIcon } from '../../art/tool.tsx';

/** Pairs that show every area once as the leading one. */
const PAIRS = AREA_KEYS.map((area, index): [AreaKey, ...AreaKey[]] => {
  const second = AREA_KEYS[(index * 17 + 5) % AREA_KEYS.length];
  return second === undefined || index % 8 === 0 ? [area] : [area, second];
});

export function IconsSection() {
  return (
    <>
      <section>
        <h2 className="h3">A tile for each of the 48 areas</h2>
        <ul className="dev__icons">
          {AREA_KEYS.map((area, index) => (
            <li key={area}>
              <AreaTile area={area} shape={index % 6 === 5 ? 'round' : 'square'} />
              {area}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="h3">A picture for any career</h2>
        <ul className="dev__pictures">
          {PAIRS.map((areas) => (
            <li key={areas.join()}>
              <CareerPicture areas={areas} />
              {areas.join(', ')}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="h3">Tools</h2>
        <ul className="dev__icons">
          {TOOL_NAMES.map((name) => (
            <li key={name}>
              <ToolIcon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
