/** Messages with which the shop opens the chat; the customer may change them, and sends them. */
export const preparedMessages = {
  /** Asks for a project idea by its title and number. */
  idea: (title: string, id: number) =>
    `I would like to have this idea built: ${title} (idea ${id}).`,
  /** Applies for an internship program that starts on a day, such as Mon 7 December 2026. */
  internship: (program: string, start: string) =>
    `I would like to apply for the internship program ${program}, starting on ${start}.`,
} as const;
