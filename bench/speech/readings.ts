import { type Prompt, promptsOf } from './prompts.ts'
import { stampsOf } from './stamps.ts'

/** Who reads, as `split.json` has it. */
interface Reader {
  readonly package: string
  readonly lang: string
  /** Part of the name of the encoder of a volunteer who read stamps. */
  readonly encoder?: string
}

/** What a person of the split has read. */
export const readingsOf = ({ package: name, lang, encoder }: Reader): Prompt[] =>
  encoder === undefined ? promptsOf(name) : stampsOf(lang, encoder)
