import { AREA_LOOKS, type AreaKey } from './areas.ts';
import { ToolIcon } from './tool.tsx';

interface AreaTileProps {
  area: AreaKey;
  /** 'round' stands on a white plate, as on the cards of the results. */
  shape?: 'square' | 'round';
  title?: string;
}

/** The icon of an interest area on its tint. Its size is the --tile of whatever holds it. */
export function AreaTile({ area, shape = 'square', title }: AreaTileProps) {
  const { tool, tint } = AREA_LOOKS[area];
  return (
    <span className={`tile tile--${shape} tile--${tint}`}>
      <ToolIcon name={tool} title={title} />
    </span>
  );
}
