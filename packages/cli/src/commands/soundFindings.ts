import type { Analysis, SlotValues, SoundAlike } from '@saywright/grammar'
import { CommandFailure } from '../CommandFailure.js'
import type { Say } from '../messages/say.js'
import type { createSpeechEngines } from '../recognition/createSpeechEngines.js'
import { engineFailure } from '../recognition/engineFailure.js'
import { soundAlikesOf } from '../recognition/soundAlikesOf.js'
import type { Finding } from '../report/Finding.js'

interface Checked {
  readonly file: string
  readonly analysis: Analysis
  readonly slots: SlotValues
  /** BCP 47 tag. */
  readonly language: string
}

/** Sentences of a grammar that sound alike and differ in meaning, and on the error stream what was left out. */
export async function soundFindings(
  { file, analysis, slots, language }: Checked,
  engines: ReturnType<typeof createSpeechEngines>,
  { say, tell }: { readonly say: Say; readonly tell: (line: string) => void },
): Promise<Finding[]> {
  if (analysis.hasErrors) return []
  if (!engines.recognizer.modelOf(language)) throw new CommandFailure('recognize.language', { language })
  const found = await soundAlikesOf({ grammar: analysis.compiled, slots, language }, engines).catch(
    (thrown) => {
      throw engineFailure(thrown, { path: file, language })
    },
  )
  if (found.unknown.length > 0)
    tell(say('lint.unknownWords', { path: file, words: found.unknown.slice(0, shownWords).join(', ') }))
  if (found.isCut) tell(say('lint.soundsCut', { path: file, count: found.compared }))
  return found.pairs.filter(({ effect }) => effect !== 'none').flatMap((pair) => findingOf(pair, file, say))
}

const shownWords = 10

function findingOf(pair: SoundAlike, file: string, say: Say): Finding[] {
  const [first, second] = pair.sentences
  const [one, other] = pair.places
  const range = (one ?? other)?.range
  if (!range) return []
  const line = other && other.range.start.line !== range.start.line ? other.range.start.line : undefined
  const both = { first: first.text, second: second.text }
  const message =
    line === undefined ? say('lint.soundAlike', both) : say('lint.soundAlikeAt', { ...both, line })
  return [{ file, severity: 'note', code: 'sound-alike', range, message }]
}
