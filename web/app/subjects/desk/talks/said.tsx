interface SaidProps {
  said: readonly { role: 'user' | 'assistant'; content: string }[];
  companion: string;
}

/** What a student and a companion said, in its order. */
export function Said({ said, companion }: SaidProps) {
  return (
    <>
      <h2>What was said</h2>
      {said.length === 0 ? (
        <p className="soft">The student has cleared this conversation.</p>
      ) : (
        <dl className="talk-said">
          {said.map(({ role, content }, index) => (
            <div key={index}>
              <dt>{role === 'user' ? 'Student' : companion}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
