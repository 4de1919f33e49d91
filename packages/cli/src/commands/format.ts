import { analyze, format as formatted } from '@saywright/grammar'
import { defineCommand } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import { findFiles } from '../files/findFiles.js'
import { grammarEndings } from '../files/openGrammar.js'
import { readDecoded, standardStream, writeText } from '../files/readText.js'

/** `saywright format`: grammars in their customary layout. */
export const format = defineCommand({
  options: {
    write: { type: 'boolean', short: 'w' },
    check: { type: 'boolean' },
  },
  async run({ operands, options, terminal, say }) {
    const { write, check } = options
    if (write && check) throw new CommandFailure('notTogether', { one: '--write', other: '--check' })
    const files = await findFiles(operands, grammarEndings, terminal)
    let isFound = false
    for (const file of files) {
      const decoded = await readDecoded(file, terminal)
      const analysis = analyze(decoded.text)
      const isReadable = analysis.syntaxProblems.every(({ severity }) => severity === 'warning')
      const text = formatted(analysis)
      const isChanged = text !== analysis.source
      if (!isReadable) {
        terminal.tell(`${say('format.unreadable', { path: file })}\n`)
        isFound = true
      }
      if (check) {
        if (isChanged) terminal.write(`${file}\n`)
        isFound ||= isChanged
      } else if (!write || file === standardStream) terminal.write(text)
      else if (isChanged) {
        await writeText(file, text, terminal, decoded)
        terminal.tell(`${say('format.written', { path: file })}\n`)
      }
    }
    return isFound ? exitCode.found : exitCode.well
  },
})
