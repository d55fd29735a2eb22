import type { SchoolResource } from '@careerscoop/contract/content';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Spinner } from '../../ui/waiting.tsx';
import { Steps } from './steps.tsx';
import type { Resources } from './use-resources.ts';
import { useRow } from './use-row.ts';

interface ResourceDialogProps {
  list: Resources;
  /** Which slide was pressed. */
  open: number | null;
  /** The name of the list. */
  kicker: string;
  onClose: () => void;
}

/** One of the list at its full length, and the way to the next. */
export function ResourceDialog({ list, open, kicker, onClose }: ResourceDialogProps) {
  const [shown, setShown] = useState(0);
  const resource = list.resources?.[shown];
  return (
    <Dialog
      open={open !== null}
      onClose={onClose}
      wide
      title={
        <>
          <span className="find-dialog__k">{kicker}</span>
          {resource?.title}
        </>
      }
    >
      {open !== null && <Slides list={list} start={open} onShown={setShown} />}
    </Dialog>
  );
}

function Slides({ list, start, onShown }: { list: Resources; start: number; onShown: (index: number) => void }) {
  const { resources = [], total, more, isFetching } = list;
  const count = resources.length;
  const { attach, view, step, byKey } = useRow({
    count,
    start,
    single: true,
    onReach: (last) => {
      onShown(last);
      if (last === count - 1) more();
    },
  });
  return (
    <div className="find-dialog" onKeyDown={byKey}>
      <div className="find-dialog__view" ref={attach}>
        <div className="find-dialog__row">
          {resources.map((resource, index) => (
            <div key={resource.id} className="find-dialog__slide" inert={index !== view.last}>
              <Whole resource={resource} />
            </div>
          ))}
        </div>
      </div>
      <div className="find-dialog__x">
        <Steps before="The one before" next="The next one" atStart={view.atStart} atEnd={view.atEnd} step={step} />
        <p className="soft num" aria-live="polite">
          {view.last + 1} of {total}
        </p>
        {isFetching && <Spinner>More is coming…</Spinner>}
      </div>
    </div>
  );
}

function Whole({ resource }: { resource: SchoolResource }) {
  const { subtitle, thumbnail, body, video, url } = resource;
  return (
    <>
      {isOurs(video) ? (
        <video className="find-dialog__film" src={video} poster={thumbnail} controls preload="none" />
      ) : (
        <img className="art find-dialog__art" src={thumbnail} alt="" width={240} height={180} decoding="async" draggable={false} />
      )}
      <div className="find-dialog__t">
        <p className="lead">{subtitle}</p>
        <RichText text={body} />
        <div className="row">
          {url && (
            <OutsideLink className={buttonClass({})} href={url}>
              Open {hostOf(url)}
              <ExternalLink className="ic" />
            </OutsideLink>
          )}
          {video && !isOurs(video) && (
            <OutsideLink className={buttonClass({ kind: 'line' })} href={video}>
              Watch the video
              <ExternalLink className="ic" />
            </OutsideLink>
          )}
        </div>
      </div>
    </>
  );
}

/** A film of this house plays here; to another house one goes oneself, so that no page asks there unseen. */
const isOurs = (video: string | null): video is string => video !== null && /^\/(?!\/)/.test(video);

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : 'the page';
}
