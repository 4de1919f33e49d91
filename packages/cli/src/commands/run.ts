import { resolve } from 'node:path'
import { refusalWords } from '@saywright/api/catalogue'
import { limits } from '@saywright/api/contract'
import { writeMeaning } from '@saywright/grammar'
import type { Commands, Recognition } from '@saywright/kit'
import { type Call, defineCommand } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import { slotOptions, slotValues } from '../files/slotValues.js'
import { paint } from '../paint.js'
import { wholeNumber } from '../wholeNumber.js'

/** `saywright run`: recognizes recordings or a microphone, by the models of an export. */
export const run = defineCommand({
  options: {
    file: { type: 'string', multiple: true },
    mic: { type: 'boolean' },
    model: { type: 'string', multiple: true },
    threshold: { type: 'string' },
    ...slotOptions,
    'any-architecture': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run({ operands, options, terminal, locale, say }) {
    const [path, ...others] = operands
    if (path === undefined) throw new CommandFailure('export.missing')
    if (others[0] !== undefined) throw new CommandFailure('oneFile', { path: others[0] })
    const { file: recordings = [], mic = false, model: [model] = [] } = options
    if (recordings.length === 0 && !mic) throw new CommandFailure('run.nothing')
    const range = { least: limits.confidenceMin, most: limits.confidenceMax }
    const threshold = wholeNumber('threshold', options.threshold, range)
    const slots = await slotValues(options, terminal)
    const asked = {
      ...(threshold !== undefined && { threshold }),
      ...(Object.keys(slots).length > 0 && { slots }),
    }
    const results: { readonly file?: string; readonly rejected: boolean }[] = []
    const tell = (result: Recognition, file?: string) => {
      results.push({ ...(file !== undefined && { file }), ...result })
      const line = options.json ? asJson(result, file) : said(result, file, { terminal, locale, say })
      terminal.write(`${line}\n`)
    }
    // The engines take longer to load than any other command takes.
    const { withExport } = await import('../kit/openExport.js')
    await withExport(path, options['any-architecture'], terminal, async (opened) => {
      const commands = await opened.commands(model)
      for (const file of recordings)
        tell(await commands.recognize(resolve(terminal.folder, file), asked), file)
      if (mic) await listen(commands, asked, { terminal, tell })
    })
    return results.some(({ rejected }) => rejected) ? exitCode.found : exitCode.well
  },
})

type CallOptions = Parameters<Commands['recognize']>[1]
type Spoken = Pick<Call, 'terminal'> & { readonly tell: (result: Recognition) => void }

/** Until the recorder ends, or the command is interrupted. */
async function listen(commands: Commands, asked: CallOptions, { terminal, tell }: Spoken): Promise<void> {
  const { microphone } = await import('../kit/microphone.js')
  const listening = await commands.listen({
    ...asked,
    onPartial: (text) => {
      if (terminal.isLive) terminal.tell(`\r\u001b[K${text}`)
    },
    onResult: (result) => {
      if (terminal.isLive) terminal.tell('\r\u001b[K')
      if (result.refusal !== 'no_speech') tell(result)
    },
  })
  try {
    for await (const samples of microphone(terminal)) await listening.hear(samples)
    await listening.stop()
  } finally {
    await listening.close()
  }
}

/** One line each, so that a program reads results while the user speaks. */
const asJson = (result: Recognition, file: string | undefined) =>
  JSON.stringify({ ...(file !== undefined && { file }), ...result })

function said(
  { rejected, refusal = 'no_sentence', text, confidence, threshold, intent, entities }: Recognition,
  file: string | undefined,
  { terminal, locale, say }: Pick<Call, 'terminal' | 'locale' | 'say'>,
): string {
  const name = file === undefined ? [] : [file]
  if (rejected || text === null || confidence === null) {
    const heard = text !== null && confidence !== null ? { sentence: text, confidence } : {}
    const { title, sentence, advice } = refusalWords({ refusal, threshold, ...heard }, locale)
    const head = [paint(terminal, 'red', say('match.no').padEnd(3)), ...name, title].join('  ')
    return `${head}\n    ${sentence} ${paint(terminal, 'dim', advice)}`
  }
  const meaning = writeMeaning({ intent, entities })
  return [
    paint(terminal, 'green', say('match.yes').padEnd(3)),
    ...[...name, text],
    ...(meaning ? [paint(terminal, 'dim', meaning)] : []),
    paint(terminal, 'dim', say('recognize.score', { confidence, threshold })),
  ].join('  ')
}
