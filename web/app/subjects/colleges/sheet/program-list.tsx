import type { CareerRef } from '@careerscoop/contract/catalogue';
import type { CollegeProgram } from '@careerscoop/contract/colleges';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { programText, programTitle } from '../college-words.ts';

const FIRST = 10;

interface ProgramListProps {
  programs: readonly CollegeProgram[];
  year: string;
  career: CareerRef | null;
}

/** The programs of a school, those first that most people finish; a university has hundreds. */
export function ProgramList({ programs, year, career }: ProgramListProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (programs.length === 0) {
    return <p>{career ? `No program here leads to ${career.title}.` : 'No program here leads to a career that we describe.'}</p>;
  }
  const shown = all ? programs : programs.slice(0, FIRST);
  return (
    <>
      <ul className="col-programs" ref={list} tabIndex={-1}>
        {shown.map((program) => (
          <li key={`${program.cip_code} ${program.award}`}>
            <b>{programTitle(program)}</b>
            <span className="small soft">{programText(program, year)}</span>
          </li>
        ))}
      </ul>
      {programs.length > shown.length && (
        <Button
          kind="line"
          size="small"
          onClick={() => {
            setAll(true);
            // The button goes away: the focus waits where the rest is.
            list.current?.focus({ preventScroll: true });
          }}
        >
          Show all {programs.length} programs
        </Button>
      )}
    </>
  );
}
