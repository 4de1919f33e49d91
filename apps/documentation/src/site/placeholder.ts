/** What is in the pages for the address that serves them, until it does: only the server knows it. */
export const placeholder = '__CONSOLE_URL__'
