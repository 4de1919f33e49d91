import { countSentences } from '@saywright/grammar'
import { defineCommand } from '../Command.js'
import { exitCode } from '../exitCode.js'
import { onlyFile, openGrammar, usable } from '../files/openGrammar.js'
import { slotOptions, slotValues } from '../files/slotValues.js'

/** `saywright count`: how many ways of saying something a grammar has. */
export const count = defineCommand({
  options: { from: { type: 'string' }, ...slotOptions, json: { type: 'boolean' } },
  async run({ operands, options, terminal, say }) {
    const path = onlyFile(operands)
    const compiled = usable(await openGrammar(path, terminal), path, options.from)
    const sentences = countSentences(compiled, { slots: await slotValues(options, terminal) })
    // A number of JSON would lose digits.
    if (options.json) terminal.write(`${JSON.stringify({ sentences: String(sentences) })}\n`)
    else terminal.write(`${sentences === 'unbounded' ? say('count.unbounded') : sentences}\n`)
    return exitCode.well
  },
})
