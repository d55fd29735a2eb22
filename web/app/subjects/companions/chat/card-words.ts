import type { ChatCard } from '@careerscoop/contract/chat-cards';

const names = (titles: readonly string[]) => new Intl.ListFormat('en-US').format(titles);

/** What a card holds, for those who hear that it has come. */
export function cardWords(card: ChatCard): string {
  switch (card.kind) {
    case 'comparison':
      return `A table compares ${names(card.careers.map(({ title }) => title))}.`;
    case 'schools':
      return `A list of ${card.schools.length} schools for ${card.career.title}.`;
    case 'school':
      return `A sheet about ${card.name}.`;
    case 'plan':
      return `A plan of ${card.steps.length} steps: ${card.title}.`;
    case 'careers':
      return `${card.title}: ${names(card.careers.map(({ title }) => title))}.`;
    case 'interview':
      return `Question ${card.number} of ${card.of}: ${card.question}`;
    case 'crisis':
      return `${card.title}. ${card.sentences.join(' ')} ${card.lines
        .slice(0, 3)
        .map(({ ways }) => ways[0]?.label ?? '')
        .join('. ')}.`;
    case 'ask':
    case 'starters':
      return `You could say: ${names(card.replies.map(({ label }) => label))}.`;
  }
}
