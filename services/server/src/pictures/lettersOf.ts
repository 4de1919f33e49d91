/** Bytes as the letters they stand for, one each. */
export const lettersOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
