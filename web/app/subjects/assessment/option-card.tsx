import { Check } from 'lucide-react';
import { AREA_LOOKS } from '@careerscoop/art/areas.ts';
import { ToolIcon } from '@careerscoop/art/tool.tsx';
import { areaOfOption } from './area-of.ts';

interface OptionCardProps {
  name: string;
  option: { id: number; text: string; image?: string | undefined };
  checked: boolean;
  onChoose: () => void;
}

/** Words such as "go-kart" stay on one line. */
function unbroken(text: string) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="opt__w">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** One big thing to choose: chosen, it has a ring, a cherry and the radio's own word. */
export function OptionCard({ name, option, checked, onChoose }: OptionCardProps) {
  const area = areaOfOption(option);
  return (
    <label className="opt">
      <input type="radio" name={name} value={option.id} checked={checked} onChange={onChoose} />
      <span className="opt__c">
        {area && (
          <span className="opt__i">
            <ToolIcon name={AREA_LOOKS[area].tool} />
          </span>
        )}
        <span className="opt__t">{unbroken(option.text)}</span>
        <span className="opt__k" aria-hidden="true">
          <Check className="ic" />
        </span>
      </span>
    </label>
  );
}
