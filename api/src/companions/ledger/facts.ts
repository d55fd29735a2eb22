/** What a figure counts. `words` is a fact that is no figure: a degree, a task, the name of a program. */
export type Unit = 'usd_year' | 'usd_hour' | 'usd' | 'percent' | 'people' | 'openings' | 'score' | 'miles' | 'count' | 'times' | 'words';

/** Something an answer may say, with where it comes from. Everything that is no fact here is not said by any answer. */
export interface Fact {
  /** F1, F2 …: its place in the ledger of this answer. */
  id: string;
  /** Whose it is, as people read it: a career's title, a school's name, "A and B" of a difference. */
  subject: string;
  /** Its O*NET code, the school's number, or both codes of a difference with a plus between them. */
  subject_id: string;
  /** What it is: `median_wage`, `growth_percent`, `net_price` … */
  key: string;
  /** Null where it is no number. */
  value: number | null;
  unit: Unit;
  source: string;
  /** As the publisher names it. */
  year: string;
  href: string | null;
  /** The figure as it is written in an answer: "$52,000", "8.9 percent", "about 3,200". */
  text: string;
  /** What the figure means, in a few words: "Half of its people earn at least this much a year". */
  label: string;
  /** Published for a wider group of careers than this one. */
  wider: boolean;
}
export type NewFact = Omit<Fact, 'id'>;

/** The facts of one answer, each once, in the order in which they came. */
export class Ledger {
  readonly facts: Fact[] = [];

  /** The fact with its id; the one that is there already, where it is the same thing of the same subject. */
  add(fact: NewFact): Fact {
    const known = this.find(fact.subject_id, fact.key);
    if (known) return known;
    const added = { id: `F${this.facts.length + 1}`, ...fact };
    this.facts.push(added);
    return added;
  }

  addAll(facts: readonly NewFact[]): Fact[] {
    return facts.map((fact) => this.add(fact));
  }

  find(subject_id: string, key: string): Fact | undefined {
    return this.facts.find((fact) => fact.subject_id === subject_id && fact.key === key);
  }

  byId(id: string): Fact | undefined {
    return this.facts.find((fact) => fact.id === id);
  }
}
