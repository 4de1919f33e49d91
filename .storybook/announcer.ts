/** Announcements of React Aria stay in the document for a while, past their story. */
export const announcer = '[data-live-announcer]'
