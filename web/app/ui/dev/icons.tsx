import { AreaTile } from '@careerscoop/art/area-tile.tsx';
import { AREA_KEYS } from '@careerscoop/art/areas.ts';
import { AreaPicture } from '@careerscoop/art/area-picture.tsx';
import { TOOL_NAMES, ToolIcon } from '@careerscoop/art/tool.tsx';

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
        <h2 className="h3">A picture for each of them</h2>
        <ul className="dev__pictures">
          {AREA_KEYS.map((area) => (
            <li key={area}>
              <AreaPicture area={area} />
              {area}
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
