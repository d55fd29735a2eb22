import { Cherry, Cone, Scoop } from '../parts.tsx';
import { Picture, type ArtProps } from '../picture.tsx';
import { SkillTag } from '../settings.tsx';

/** Skill tags dropped into an ice cream cone with five bands. */
export default function ConeBoard(props: ArtProps) {
  return (
    <Picture width={640} height={800} {...props}>
      <Cone x={300} y={430} width={330} height={340} />
      <Scoop x={300} y={430} r={170} color="waffle-l" shine="white" bumps={6} />
      <Scoop x={300} y={300} r={158} color="mint" shine="mint-l" bumps={6} />
      <Scoop x={300} y={180} r={140} />
      <Cherry x={300} y={26} r={22} />
      <SkillTag x={300} y={130} turn={-4} width={150} />
      <SkillTag x={270} y={180} turn={3} width={120} />
      <SkillTag x={310} y={262} turn={2} width={170} />
      <SkillTag x={290} y={392} turn={-3} width={140} />
      <SkillTag x={520} y={120} turn={14} width={150} />
      <SkillTag x={92} y={250} turn={-12} width={130} />
    </Picture>
  );
}
