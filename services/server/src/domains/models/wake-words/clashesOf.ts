import type { CommandClash } from '@saywright/api/contract'
import { speechWords } from '@saywright/grammar'
import type { CommandVocabulary } from './commandWords.js'

// More are read by nobody.
const maxClashes = 50

/** The words of wake words that commands have too, wake word by wake word in the order of its words. */
export function clashesOf(wake: readonly string[], commands: readonly CommandVocabulary[]): CommandClash[] {
  const found = wake.flatMap((of) =>
    [...new Set(speechWords(of))].flatMap((text) =>
      commands.flatMap(({ id, name, lines }) => {
        const line = lines.get(text)
        return line === undefined ? [] : [{ of, text, model_id: id, model_name: name, line }]
      }),
    ),
  )
  return found.slice(0, maxClashes)
}
