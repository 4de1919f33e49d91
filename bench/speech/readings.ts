import { type Prompt, promptsOf } from './prompts.ts'
import { stampsOf } from './stamps.ts'

/** A reader in `split.json`. */
interface Reader {
  readonly package: string
  readonly lang: string
  /** Part of the name of the encoder of a volunteer who read stamps. */
  readonly encoder?: string
}

/** The readings of a person of the split. */
export const readingsOf = ({ package: name, lang, encoder }: Reader): Prompt[] =>
  encoder === undefined ? promptsOf(name) : stampsOf(lang, encoder)
