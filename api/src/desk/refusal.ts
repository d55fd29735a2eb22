/** Something that a representative can mend; its message is the sentence to print. */
export class Refusal extends Error {}
