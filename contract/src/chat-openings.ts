/** Ways into a conversation by the address (`?type=`), each with the first message that the page sends once. */
export const CHAT_TYPES = ['compare-careers', 'start-action-plan', 'find-schools', 'interview-practice', 'scholarships'] as const;
export type ChatType = (typeof CHAT_TYPES)[number];

const SAID: Record<ChatType, { some: (careers: string) => string; none: string }> = {
  'compare-careers': {
    some: (careers) => `Compare the careers I saved: ${careers}. How are they different?`,
    none: 'I have not saved a career yet. Help me choose two of my careers to compare.',
  },
  'start-action-plan': {
    some: (careers) => `Make me an action plan for the careers I saved: ${careers}. What should I do first?`,
    none: 'I have not saved a career yet. Help me choose one for an action plan.',
  },
  'find-schools': {
    some: (careers) => `Find schools for the careers I saved: ${careers}. Where can I study near me?`,
    none: 'I have not saved a career yet. Help me choose one to find schools for.',
  },
  'interview-practice': {
    some: (careers) => `I want to practice an interview. The careers I saved: ${careers}.`,
    none: 'I want to practice an interview. Help me choose a career for it.',
  },
  scholarships: {
    some: (careers) => `How do I find scholarships and money for school? The careers I saved: ${careers}.`,
    none: 'How do I find scholarships and money for school?',
  },
};

export const isChatType = (type: string | null): type is ChatType => CHAT_TYPES.some((known) => known === type);

/**
 * The first message of a way in. It names the saved careers, comma separated; with none it asks for help in choosing.
 * @param titles of the careers that the student saved, as the student reads them
 */
export function openingMessage(type: ChatType, titles: readonly string[]): string {
  const { some, none } = SAID[type];
  return titles.length > 0 ? some(titles.join(', ')) : none;
}
