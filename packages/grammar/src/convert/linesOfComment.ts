const blockMarks = /^\/\*+|(?<!\*)\*+\/$/g

/** The text of a comment, line by line, without its marks and without empty lines. */
export function linesOfComment(text: string): string[] {
  if (text.startsWith('//')) return said([text.replace(/^\/\/+/, '')])
  const lines = text.replace(blockMarks, '').split(/\r\n?|\n/)
  return said(lines.map((line) => line.replace(/^\s*\*/, '')))
}

function said(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
