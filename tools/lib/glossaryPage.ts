import { glossary } from './glossary.ts'

const list = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

/** `docs/glossary.md`: the table that messages and documentation are checked against. */
export function glossaryPage(): string {
  const rows = [
    ['English', 'French', 'meaning', 'retired in English', 'retired in French'],
    ...glossary.map(({ meaning, 'en-US': en, 'fr-FR': fr }) => [
      en.name,
      fr.name,
      meaning,
      list(en.retired),
      list(fr.retired),
    ]),
  ]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`
  const [head = [], ...terms] = rows
  return `# Glossary

What each word of the product means, and its one name in both languages. The part "messages" of \`npm test\` refuses messages and pages of
\`docs/site\` that use a retired name. Generated from \`tools/lib/glossary.ts\` by \`npm run glossary\`.

${[line(head), line(['', '', '', '', ''], '-'), ...terms.map((term) => line(term))].join('\n')}
`
}
