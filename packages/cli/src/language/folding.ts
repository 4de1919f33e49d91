import { type FoldingRange, FoldingRangeKind } from 'vscode-languageserver/node'
import type { GrammarFile } from './GrammarFile.js'

/** Foldable ranges: statements and comments of several lines, and lines of comments that follow each other. */
export function foldingRanges(file: GrammarFile): FoldingRange[] {
  const { document, analysis } = file
  const statements = analysis.grammar.statements.map(({ range }) => rangeOf(range.start.line, range.end.line))
  return [...statements, ...comments(document.getText())]
    .filter(({ startLine, endLine }) => startLine < endLine)
    .toSorted((a, b) => a.startLine - b.startLine)
}

const rangeOf = (first: number, last: number): FoldingRange => ({ startLine: first - 1, endLine: last - 1 })

/** A comment at the beginning of a line continues while the next lines are comments too. */
function comments(text: string): FoldingRange[] {
  const found: FoldingRange[] = []
  let open: { startLine: number; isBlock: boolean } | undefined
  const lines = text.split(/\r\n?|\n/)
  const close = (endLine: number) => {
    if (open) found.push({ startLine: open.startLine, endLine, kind: FoldingRangeKind.Comment })
    open = undefined
  }
  for (const [index, written] of lines.entries()) {
    const line = written.trim()
    if (open?.isBlock) {
      if (line.includes('*/')) close(index)
    } else if (line.startsWith('//')) open ??= { startLine: index, isBlock: false }
    else {
      close(index - 1)
      if (line.startsWith('/*') && !line.includes('*/')) open = { startLine: index, isBlock: true }
    }
  }
  close(lines.length - 1)
  return found
}
