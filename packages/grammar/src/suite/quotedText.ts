const lineEnds: Readonly<Record<string, string>> = { n: '\n', r: '\r' }

/** A text in quotes, on one line: `"` and `\` are escaped, and line ends are written `\n` and `\r`. */
export const quoteText = (text: string) =>
  `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}"`

/** The original of a text between quotes. */
export const unquoteText = (inside: string) =>
  inside.replace(/\\(.)/g, (_, sign: string) => lineEnds[sign] ?? sign)
