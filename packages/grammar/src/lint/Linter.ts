import { isCutOff, isReadable, problemsAcrossRules } from '../check/problemsOfMeaning.js'
import type { ImportOptions } from '../imports/linkedImports.js'
import { symbolsOf } from '../symbols/symbols.js'
import type { Problem } from '../syntax/problem.js'
import type { Token } from '../syntax/token.js'
import { type LintPart, partSize } from './LintPart.js'
import { outwardForm } from './outwardForm.js'
import { placedProblems } from './placedProblems.js'
import { splitParts } from './splitParts.js'

interface Across {
  readonly before: readonly Problem[]
  readonly after: readonly Problem[]
  readonly isReadable: boolean
}

/**
 * Computes the problems of a text while it is edited: the results of `analyze`, reusing the trees of
 * statements that an edit did not change. Use one linter per text.
 */
export class Linter {
  private parts: readonly LintPart[] = []
  private across: Across | undefined
  private count = 0

  /**
   * Creates a linter.
   * @param options import library for all versions of the text.
   */
  constructor(private readonly options: ImportOptions = {}) {}

  /**
   * All problems of the current text, equal to those of `analyze(source, options)`. Only changed statements
   * are parsed; checks across rules run only when the declarations or references of a changed statement have
   * changed too.
   */
  problems(source: string): readonly Problem[] {
    const previous = this.parts
    this.parts = this.partsOf(source)
    const syntaxProblems = this.parts.flatMap(({ problems }) => problems)
    if (isCutOff(syntaxProblems)) {
      this.across = undefined
      return placedProblems(syntaxProblems, this.parts)
    }
    const readable = isReadable(syntaxProblems)
    if (this.across?.isReadable !== readable || !this.staysTrue(this.across, previous))
      this.across = { ...this.checkAcross(syntaxProblems), isReadable: readable }
    const { before, after } = this.across
    const duplicates = this.parts.flatMap((part) => part.duplicates)
    return placedProblems([...syntaxProblems, ...before, ...duplicates, ...after], this.parts)
  }

  private checkAcross(syntaxProblems: readonly Problem[]) {
    const { parts } = this
    const statements = parts.flatMap(({ grammar }) => grammar.statements)
    const grammar = {
      version: parts[0]?.grammar.version,
      statements,
      // Read only when the text lacks a statement.
      get tokens(): readonly Token[] {
        return parts.flatMap((part) => part.grammar.tokens)
      },
    }
    return problemsAcrossRules({ grammar, symbols: symbolsOf(grammar), syntaxProblems }, this.options)
  }

  /** Whether no problem across rules is in the changed parts, or depends on them. */
  private staysTrue({ before, after }: Across, previous: readonly LintPart[]): boolean {
    const [old, now] = withoutCommonEnds(previous, this.parts)
    const changed = new Set(old.map(({ id }) => id))
    const isInside = ({ range }: Problem) => changed.has(Math.floor(range.start.offset / partSize))
    const absolute = ({ range }: Problem) => range.start.offset < partSize
    if (before.some(isInside) || after.some(isInside) || before.some(absolute)) return false
    const forms = [old, now].map((parts) => parts.map(formOf).join('\n'))
    return forms[0] === forms[1] && !this.hasPronunciations
  }

  // Then the words of every rule count.
  private get hasPronunciations(): boolean {
    return this.parts.some(({ grammar }) => grammar.statements.some(({ kind }) => kind === 'pronounce'))
  }

  private partsOf(source: string): LintPart[] {
    const { parts } = this
    let before = 0
    let start = 0
    for (let part = parts[before]; part && this.staysAt(part, source, start); part = parts[before]) {
      start += part.text.length
      before += 1
    }
    let after = parts.length
    let end = source.length
    for (let part = parts[after - 1]; part && after - 1 > before && after > 1; part = parts[after - 1]) {
      const from = end - part.text.length
      if (from < start || !source.startsWith(part.text, from)) break
      end = from
      after -= 1
    }
    return [...parts.slice(0, before), ...this.changed(source, before, start, after, end)]
  }

  /** The parts from the first that changed: those read again, and the following ones, unchanged. */
  private changed(source: string, before: number, start: number, after: number, end: number): LintPart[] {
    const { parts } = this
    let next = after
    let to = end
    for (let step = 1; ; step *= 2) {
      const isFirst = before === 0
      const isEmpty = start === to
      const read = isEmpty && !isFirst && next === after ? [] : this.read(source.slice(start, to), isFirst)
      const isClosed = read.length === 0 ? next < parts.length || before > 0 : read.at(-1)?.isClosed
      if (next >= parts.length || (isClosed && !(isEmpty && isFirst))) return [...read, ...parts.slice(next)]
      for (let count = 0; count < step && next < parts.length; count++) {
        to += parts[next]?.text.length ?? 0
        next += 1
      }
    }
  }

  private read(text: string, isFirst: boolean): LintPart[] {
    return splitParts(text, isFirst, () => {
      this.count += 1
      return this.count
    })
  }

  private staysAt(part: LintPart, source: string, start: number): boolean {
    if (!source.startsWith(part.text, start)) return false
    const end = start + part.text.length
    if (end === source.length) return true
    return part.isClosed && (source[end] === '\n' || source[end] === '\r')
  }
}

// A statement that cannot be read is not called missing: its directive counts as well.
function formOf({ grammar }: LintPart): string {
  const directives = grammar.tokens.filter(({ kind }) => kind === 'directive').map(({ text }) => text)
  return [...grammar.statements.map(outwardForm), ...directives].join('\n')
}

/** Two lists without the parts that both begin with, and those that both end with. */
function withoutCommonEnds(old: readonly LintPart[], now: readonly LintPart[]) {
  let start = 0
  while (start < old.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return [old.slice(start, old.length - end), now.slice(start, now.length - end)] as const
}
