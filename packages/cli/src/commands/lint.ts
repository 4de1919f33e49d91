import { describeProblem, type Locale, type Problem } from '@saywright/grammar'
import { defineCommand } from '../Command.js'
import { exitCode } from '../exitCode.js'
import { findFiles } from '../files/findFiles.js'
import { grammarEndings, openGrammar } from '../files/openGrammar.js'
import { paint } from '../paint.js'
import { annotation } from '../report/annotation.js'
import type { Terminal } from '../Terminal.js'

/** `saywright lint`: the problems of grammars, in the order of their text. */
export const lint = defineCommand({
  options: {
    strict: { type: 'boolean' },
    json: { type: 'boolean' },
    github: { type: 'boolean' },
  },
  async run({ operands, options, terminal, locale, say }) {
    const files = await findFiles(operands, grammarEndings, terminal)
    const found: Found[] = []
    for (const file of files) {
      const { problems } = await openGrammar(file, terminal)
      found.push(...problems.map((problem) => ({ file, problem })))
    }
    const errors = found.filter(({ problem }) => problem.severity === 'error').length
    const warnings = found.length - errors
    if (options.json) terminal.write(`${JSON.stringify(found.map(asData(locale)), null, 2)}\n`)
    else {
      for (const each of found)
        terminal.write(`${options.github ? asAnnotation(each, locale) : asLine(each, locale, terminal)}\n`)
      const counted = [
        say('lint.errors', { count: errors }),
        say('lint.warnings', { count: warnings }),
        say('lint.grammars', { count: files.length }),
      ]
      terminal.tell(
        `${say('lint.total', { errors: counted[0]!, warnings: counted[1]!, grammars: counted[2]! })}\n`,
      )
    }
    return errors > 0 || (options.strict && warnings > 0) ? exitCode.found : exitCode.well
  },
})

type Found = { readonly file: string; readonly problem: Problem }

function asLine({ file, problem }: Found, locale: Locale, terminal: Terminal): string {
  const { severity, code, range } = problem
  const place = `${file}:${range.start.line}:${range.start.column}`
  const mark = paint(terminal, severity === 'error' ? 'red' : 'yellow', severity.padEnd(7))
  return `${place}  ${mark}  ${describeProblem(problem, locale)}  ${paint(terminal, 'dim', code)}`
}

function asAnnotation({ file, problem }: Found, locale: Locale): string {
  const { severity, range } = problem
  return annotation(severity, { file, range }, describeProblem(problem, locale))
}

const asData =
  (locale: Locale) =>
  ({ file, problem }: Found) => {
    const { severity, code, range } = problem
    const { start, end } = range
    return {
      ...{ file, severity, code, message: describeProblem(problem, locale) },
      ...{ line: start.line, column: start.column, endLine: end.line, endColumn: end.column },
    }
  }
