import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promptsOf } from '../../bench/speech/prompts.ts'
import { joined, quiet, samplesOf, wavOf } from './sounds.ts'

const name = 'asterisk-core-sounds-fr'
const file = join(import.meta.dirname, '../../.cache/speech/queue-thankyou.wav')

/** A WAV file of a person saying « merci de votre patience » from 0.5 s on, or why it is missing. */
export function frenchPrompt(): { readonly file: string } | { readonly missing: string } {
  try {
    const prompt = promptsOf(name).find((each) => each.name === 'queue-thankyou')
    if (!prompt) return { missing: `${name} has no queue-thankyou` }
    const said = samplesOf(readFileSync(prompt.file))
    writeFileSync(file, wavOf(joined(quiet(0.5), said, quiet(0.5))))
    return { file }
  } catch (error) {
    return { missing: (error as Error).message }
  }
}
