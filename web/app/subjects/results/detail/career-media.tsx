import type { Result } from '@careerscoop/contract/results';
import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';

/** The picture or film of a career; nothing where it has none. Our own pictures are drawn as a scene. */
export function CareerMedia({ career, tall }: { career: Result; tall: boolean }) {
  const { onet_code, resource, resource_type, unique_title } = career;
  if (!resource) return null;
  const names = ['cd-media', `cd-media--${resource_type}`, tall && 'cd-media--tall'];
  return <div className={names.filter(Boolean).join(' ')}>{media()}</div>;

  function media() {
    if (resource_type === 'video') return <video src={resource} controls preload="metadata" aria-label={unique_title.mask_title} />;
    if (!resource.startsWith('/art/')) return <img src={resource} alt="" />;
    return <CareerSceneFile onet_code={onet_code} eager />;
  }
}
