import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef, useEffect, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import type { Result } from '@careerscoop/contract/results';
import { fitWords } from '@careerscoop/contract/result-words';
import { paths } from '../../../lib/paths.ts';
import { WIDE, useMedia } from '../../../lib/use-media.ts';
import { Block } from '../../../ui/block.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AlikeLine } from '../alike-line.tsx';
import { howPicked } from '../how-picked.ts';
import { PickedBadge } from '../picked-badge.tsx';
import { CareerMedia } from './career-media.tsx';
import type { BuddyClosed } from './detail-words.ts';
import { needsPlan } from '../../../lib/lock-of.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { useGranted } from '../../../lib/use-granted.ts';
import { useWishing } from '../../../lib/use-wishing.ts';
import { Button } from '../../../ui/button.tsx';
import { WaysDialog } from './ways-dialog.tsx';
import { TALL_DESCRIPTION } from '@careerscoop/contract/constants';

export const titleOf = ({ unique_title: { mask_title, text } }: Result) => mask_title || text;

interface DetailHeadProps {
  career: Result;
  aiReport: string;
  buddyClosed: BuddyClosed | null;
  /** What stands right under the title. */
  children?: ReactNode;
}

/** What the work is, beside its picture. */
export function DetailHead({ career, aiReport, buddyClosed, children }: DetailHeadProps) {
  const description = useRef<HTMLDivElement>(null);
  const tall = useTall(description);
  const { ai, clarity, first_name, fit, rank, description: short, description_long, resource } = career;
  const picked = ai ? howPicked(ai) : null;
  return (
    <Block room="mint" page as="div" className={resource ? 'cd-head' : 'cd-head cd-head--plain'}>
      <div className="cd-head__t">
        <Link to={paths.recommendations} className="cd-head__b">
          <ArrowLeft className="ic" />
          Back to your careers
        </Link>
        <h1 tabIndex={-1}>{titleOf(career)}</h1>
        {first_name && <p className="lead">Your mentor: {first_name}</p>}
        <p className="row cd-head__tags">
          <Tag tone="big">{fitWords(fit, clarity).word}</Tag>
          <Tag tone="outline">{rank === null ? 'Not in your ten' : `Number ${rank} of your ten`}</Tag>
          {picked && <PickedBadge ai={ai} tone="askew" />}
        </p>
        {children}
        <div ref={description} className="cd-head__d">
          <Description text={description_long || short} />
          {picked?.sentence && <p className="small">{picked.sentence}</p>}
        </div>
        {rank !== null && <AlikeLine alike={career.alike} />}
        <LearnMore career={career} aiReport={aiReport} buddyClosed={buddyClosed} />
      </div>
      <CareerMedia career={career} tall={tall} />
    </Block>
  );
}

/** On a small screen the first paragraph, with the others folded; a text with markup stays whole. */
function Description({ text }: { text: string }) {
  const wide = useMedia(WIDE);
  const [first = '', ...rest] = text.split(/\n{2,}/);
  if (wide || rest.length === 0 || text.includes('<')) return <RichText text={text} />;
  return (
    <>
      <RichText text={first} />
      <Fold title="More about the work">
        <RichText text={rest.join('\n\n')} />
      </Fold>
    </>
  );
}

/** Whether the description is so high that the picture beside it grows with it. */
function useTall(description: RefObject<HTMLElement | null>): boolean {
  const [tall, setTall] = useState(false);
  useEffect(() => {
    const element = description.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setTall(element.offsetHeight > TALL_DESCRIPTION));
    observer.observe(element);
    return () => observer.disconnect();
  }, [description]);
  return tall;
}

/** Beside the description: the ways to read on. Without a plan or a code it leads to the plans. */
function LearnMore({ career, aiReport, buddyClosed }: Omit<DetailHeadProps, 'children'>) {
  const user = useSessionUser();
  const { toPlans } = useWishing();
  const [open, setOpen] = useState(false);
  useGranted('learn_more', career.id, () => setOpen(true));

  function choose() {
    if (needsPlan(user, 'learn_more')) toPlans({ kind: 'learn_more', title: titleOf(career), result_id: career.id });
    else setOpen(true);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={choose}>
        Learn More
      </Button>
      <WaysDialog
        open={open ? 'learn' : null}
        career={career}
        aiReport={aiReport}
        buddyClosed={buddyClosed}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
