import {
  type CompiledGrammar,
  type CoveringOptions,
  coveringSentences,
  generate as sentencesOf,
} from '@saywright/grammar'
import { defineCommand } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import { onlyFile, openGrammar, usable } from '../files/openGrammar.js'
import { slotOptions, slotValues } from '../files/slotValues.js'
import { wholeNumber } from '../wholeNumber.js'

const maxSentences = 1_000_000
const maxRounds = 100

/** `saywright generate`: sentences of a grammar, in their order, as a sample that a seed repeats, or as few as say every branch. */
export const generate = defineCommand({
  options: {
    from: { type: 'string' },
    limit: { type: 'string', short: 'n' },
    seed: { type: 'string' },
    rounds: { type: 'string' },
    cover: { type: 'boolean' },
    ...slotOptions,
    json: { type: 'boolean' },
  },
  async run({ operands, options, terminal, say }) {
    const path = onlyFile(operands)
    const limit = wholeNumber('limit', options.limit, { least: 1, most: maxSentences })
    const seed = wholeNumber('seed', options.seed, { least: 0, most: 2 ** 31 - 1 })
    const extraRounds = wholeNumber('rounds', options.rounds, { least: 0, most: maxRounds })
    const other = [options.seed && '--seed', options.rounds && '--rounds'].find(Boolean)
    if (options.cover && other) throw new CommandFailure('notTogether', { one: '--cover', other })
    const compiled = usable(await openGrammar(path, terminal), path, options.from)
    const asked = { slots: await slotValues(options, terminal), ...(limit !== undefined && { limit }) }
    const sentences = options.cover
      ? covering(compiled, asked)
      : sentencesOf(compiled, {
          ...asked,
          ...(seed !== undefined && { seed }),
          ...(extraRounds !== undefined && { extraRounds }),
        })
    if (options.json) terminal.write(`${JSON.stringify(sentences, null, 2)}\n`)
    else for (const sentence of sentences) terminal.write(`${sentence}\n`)
    if (sentences.length > 0) return exitCode.well
    terminal.tell(`${say('generate.none')}\n`)
    return exitCode.found
  },
})

/** Without a limit every branch is covered, however many sentences that takes. */
function covering(compiled: CompiledGrammar, options: CoveringOptions) {
  return coveringSentences(compiled, { limit: maxSentences, ...options }).sentences
}
