/** Values of slots by name, for example `{ contact: ['anna', 'jean paul'] }`. They replace defaults. */
export type SlotValues = Readonly<Record<string, readonly string[]>>
