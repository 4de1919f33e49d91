/** Literal text, with the syntax of Markdown escaped. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, '\\$&')
}

/** A table of Markdown; cells are Markdown themselves, with their bars escaped or not. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Text as code, also with backticks in it. */
export function codeSpan(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

export function codeBlock(text: string, language: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}
