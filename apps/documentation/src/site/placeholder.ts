/** Placeholder in the pages for the address that serves them, which only the server knows. */
export const placeholder = '__CONSOLE_URL__'
