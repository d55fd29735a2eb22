import type { Result } from '@careerscoop/contract/results';
import { DollarSign, GraduationCap, Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { educationText, outlookText, payText } from '../career-facts.ts';

/** Pay, outlook and schooling, each with its sign. */
export function FactsLine({ career, long = false }: { career: Result; long?: boolean }) {
  return (
    <p className="facts">
      <Fact Icon={DollarSign} name="Pay" text={payText(career)} />
      <Fact Icon={outlookIcon(career.outlook.growth_percent)} name="Outlook" text={outlookText(career, long)} />
      <Fact Icon={GraduationCap} name="School" text={educationText(career)} />
    </p>
  );
}

function Fact({ Icon, name, text }: { Icon: LucideIcon; name: string; text: string }) {
  return (
    <span className="fact">
      <Icon className="ic" />
      <span>
        <VisuallyHidden>{name}: </VisuallyHidden>
        {text}
      </span>
    </span>
  );
}

function outlookIcon(growth: number | null): LucideIcon {
  if (growth === null) return Minus;
  return growth < 0 ? TrendingDown : TrendingUp;
}
