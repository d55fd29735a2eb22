import codes from './drawn-careers.json' with { type: 'json' };
import './career-scene-file.css';

const DRAWN = new Set<string>(codes);

/** Whether a career has a scene of its own. */
export function hasScene(onet_code: string): boolean {
  return DRAWN.has(onet_code);
}

interface CareerSceneFileProps {
  onet_code: string;
  className?: string | undefined;
  /** For the first thing of a screen: it does not wait until it is near the window. */
  eager?: boolean;
}

/** The scene of a career as a file, so that it costs no script. It is decoration: the words stand beside it. */
export function CareerSceneFile({ onet_code, className = '', eager = false }: CareerSceneFileProps) {
  return (
    <img
      className={`art career-scene ${className}`}
      src={`/art/careers/${onet_code}.svg`}
      alt=""
      width={600}
      height={560}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
