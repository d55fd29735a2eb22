import { act, fireEvent, screen, within } from '@testing-library/react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field with this label. */
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** What is written at a field: its hint, and what is wrong with it. */
export function saidAt(at: Element): string {
  const ids = at.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Fills a field at once, as a password manager does; one that is left for another has been touched. */
export function fill(at: Field, text: string): void {
  act(() => at.focus());
  fireEvent.change(at, { target: { value: text } });
}

/** The same for several, by their labels. */
export function fillAll(values: Record<string, string>): void {
  for (const [label, text] of Object.entries(values)) fill(field(label), text);
}

/** Presses a button, which takes the focus, in all of the page or in a part of it. */
export function press(name: string | RegExp, part: HTMLElement = document.body): void {
  const button = within(part).getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
}

export const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** A promise that is kept when the test says so, for an answer that is on its way. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
