/** Versions shown and sent: of the console itself, and of the grammar and wake-word guides it links to. */
export const versions = { console: '6.1.4', documentation: '5.9.0' } as const
