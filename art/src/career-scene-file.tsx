import './career-scene-file.css';

interface CareerSceneFileProps {
  onet_code: string;
  className?: string | undefined;
  /** For the first thing of a screen: it does not wait until it is near the window. */
  eager?: boolean;
}

/**
 * The one picture of a career, the same wherever it is shown: its scene, or somebody of the trade with its tools. It is
 * a file, so that it costs no script, and it is decoration: the words stand beside it.
 */
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
