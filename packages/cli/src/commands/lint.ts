import {
  type Analysis,
  describeProblem,
  type Locale,
  type Problem,
  type SlotValues,
  slotsWithoutValues,
} from '@saywright/grammar'
import { defineCommand } from '../Command.js'
import { exitCode } from '../exitCode.js'
import { findFiles } from '../files/findFiles.js'
import { grammarEndings, openGrammar } from '../files/openGrammar.js'
import { standardStream, writeText } from '../files/readText.js'
import { slotOptions, slotValues } from '../files/slotValues.js'
import type { Say } from '../messages/say.js'
import { paint } from '../paint.js'
import { annotation } from '../report/annotation.js'
import type { Finding } from '../report/Finding.js'
import { sarifLog } from '../report/sarif.js'
import type { Terminal } from '../Terminal.js'

const usualLanguage = 'en-US'

/** `saywright lint`: the problems of grammars and their slots without values, in the order of their text. */
export const lint = defineCommand({
  options: {
    strict: { type: 'boolean' },
    json: { type: 'boolean' },
    github: { type: 'boolean' },
    sarif: { type: 'string' },
    sounds: { type: 'boolean' },
    language: { type: 'string' },
    ...slotOptions,
  },
  async run({ operands, options, terminal, locale, say }) {
    const files = await findFiles(operands, grammarEndings, terminal)
    const slots = await slotValues(options, terminal)
    const found: Finding[] = []
    const engines = options.sounds ? await speechEngines(terminal) : undefined
    try {
      for (const file of files) {
        const analysis = await openGrammar(file, terminal)
        found.push(...analysis.problems.map((problem) => ofProblem(file, problem, locale)))
        found.push(...notesOf(file, analysis, slots, say))
        const language = options.language ?? usualLanguage
        const tell = (line: string) => terminal.tell(`${line}\n`)
        if (engines)
          found.push(...(await engines.findings({ file, analysis, slots, language }, { say, tell })))
      }
    } finally {
      await engines?.close()
    }
    const errors = found.filter(({ severity }) => severity === 'error').length
    const warnings = found.filter(({ severity }) => severity === 'warning').length
    if (options.json) terminal.write(`${JSON.stringify(found.map(asData), null, 2)}\n`)
    else if (options.sarif !== standardStream) {
      for (const each of found)
        terminal.write(`${options.github ? asAnnotation(each) : asLine(each, terminal)}\n`)
      const counted = [
        say('lint.errors', { count: errors }),
        say('lint.warnings', { count: warnings }),
        say('lint.grammars', { count: files.length }),
      ]
      terminal.tell(
        `${say('lint.total', { errors: counted[0]!, warnings: counted[1]!, grammars: counted[2]! })}\n`,
      )
    }
    if (options.sarif) await writeText(options.sarif, sarifLog(found, locale), terminal)
    return errors > 0 || (options.strict && warnings > 0) ? exitCode.found : exitCode.well
  },
})

/** The engines take longer to load than any grammar takes. */
async function speechEngines(terminal: Terminal) {
  const [{ createSpeechEngines }, { soundFindings }] = await Promise.all([
    import('../recognition/createSpeechEngines.js'),
    import('./soundFindings.js'),
  ])
  const engines = createSpeechEngines(terminal)
  return {
    close: engines.close,
    findings: (checked: Parameters<typeof soundFindings>[0], tell: Parameters<typeof soundFindings>[2]) =>
      soundFindings(checked, engines, tell),
  }
}

const ofProblem = (file: string, problem: Problem, locale: Locale): Finding => {
  const { severity, code, range } = problem
  return { file, severity, code, range, message: describeProblem(problem, locale) }
}

/** Notes are left out where errors are reported: an error may be their cause. */
const notesOf = (file: string, analysis: Analysis, slots: SlotValues, say: Say): Finding[] =>
  analysis.hasErrors
    ? []
    : slotsWithoutValues(analysis, slots).map(({ name, range }) => ({
        ...{ file, severity: 'note', code: 'slot-without-values', range },
        message: say('lint.noValues', { slot: `<${name}>` }),
      }))

const colors = { error: 'red', warning: 'yellow', note: 'dim' } as const
const annotationLevels = { error: 'error', warning: 'warning', note: 'notice' } as const

function asLine({ file, severity, code, range, message }: Finding, terminal: Terminal): string {
  const place = `${file}:${range.start.line}:${range.start.column}`
  const mark = paint(terminal, colors[severity], severity.padEnd(7))
  return `${place}  ${mark}  ${message}  ${paint(terminal, 'dim', code)}`
}

const asAnnotation = ({ severity, file, range, message }: Finding) =>
  annotation(annotationLevels[severity], { file, range }, message)

function asData({ file, severity, code, range, message }: Finding) {
  const { start, end } = range
  return {
    ...{ file, severity, code, message },
    ...{ line: start.line, column: start.column, endLine: end.line, endColumn: end.column },
  }
}
