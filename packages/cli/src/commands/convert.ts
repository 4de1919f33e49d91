import {
  type Conversion,
  type ConversionProblem,
  describeConversionProblem,
  exportGrammar,
  importGrammar,
  type SlotValues,
} from '@saywright/grammar'
import { defineCommand } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import { formatOf, type GrammarFormat, namedFormat } from '../files/grammarFormat.js'
import { analyzeBeside, onlyFile, refuseErrors } from '../files/openGrammar.js'
import { readText, standardStream, writeText } from '../files/readText.js'
import { slotOptions, slotValues } from '../files/slotValues.js'
import { paint } from '../paint.js'
import type { Terminal } from '../Terminal.js'

/** `saywright convert`: a grammar in another format, with its losses on the standard error. */
export const convert = defineCommand({
  options: {
    to: { type: 'string', short: 't' },
    format: { type: 'string' },
    output: { type: 'string', short: 'o' },
    language: { type: 'string' },
    ...slotOptions,
  },
  async run({ operands, options, terminal, locale, say }) {
    const path = onlyFile(operands)
    if (options.to === undefined) throw new CommandFailure('convert.toMissing')
    const to = namedFormat(options.to)
    const text = await readText(path, terminal)
    const from = options.format === undefined ? formatOf(path, text) : namedFormat(options.format)
    const slots = await slotValues(options, terminal)
    const steps = await converted({ path, text, from, to, slots, language: options.language, terminal })
    const losses = steps.flatMap(({ problems }, step) => problems.map((problem) => ({ step, problem })))
    for (const { step, problem } of losses) {
      const place = `${step === 0 ? path : say('convert.between')}:${placeOf(problem)}`
      const mark = paint(
        terminal,
        problem.severity === 'error' ? 'red' : 'yellow',
        problem.severity.padEnd(7),
      )
      terminal.tell(`${place}  ${mark}  ${describeConversionProblem(problem, locale)}\n`)
    }
    await writeText(options.output ?? standardStream, steps.at(-1)?.text ?? text, terminal)
    return losses.some(({ problem }) => problem.severity === 'error') ? exitCode.found : exitCode.well
  },
})

interface ConversionInput {
  readonly path: string
  readonly text: string
  readonly from: GrammarFormat
  readonly to: GrammarFormat
  readonly slots: SlotValues
  readonly language: string | undefined
  readonly terminal: Terminal
}

/** The steps of a conversion: between two other formats by way of BNF+EM. */
async function converted(asked: ConversionInput): Promise<Conversion[]> {
  const { path, text, from, to, slots, language, terminal } = asked
  const steps: Conversion[] = []
  if (from !== 'bnf') steps.push(importGrammar(text, from))
  const source = steps[0]?.text ?? text
  if (to === 'bnf' || source === '') return steps
  const analysis = await analyzeBeside(path, source, terminal)
  refuseErrors(path, analysis.problems)
  return [...steps, exportGrammar(analysis, { format: to, slots, ...(language && { language }) })]
}

const placeOf = ({ range }: ConversionProblem) => `${range.start.line}:${range.start.column}`
