/** What React Aria says to screen readers stays in the document for a while, past the story that said it. */
export const announcer = '[data-live-announcer]'
