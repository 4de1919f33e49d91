/** A grammar read from JSGF. Tags are left out: they mean nothing to a recognizer. */
export interface Grammar {
  readonly rules: ReadonlyMap<string, Rule>
}

export interface Rule {
  readonly isPublic: boolean
  readonly expansion: Expansion
}

export type Expansion =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'reference'; readonly rule: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Expansion[] }
  | { readonly kind: 'alternatives'; readonly choices: readonly Choice[] }
  | { readonly kind: 'repeat'; readonly part: Expansion; readonly times: '?' | '*' | '+' }

export interface Choice {
  readonly weight?: number
  readonly part: Expansion
}

/** The parts directly inside an expansion. */
export function partsOf(expansion: Expansion): readonly Expansion[] {
  switch (expansion.kind) {
    case 'sequence':
      return expansion.parts
    case 'alternatives':
      return expansion.choices.map((choice) => choice.part)
    case 'repeat':
      return [expansion.part]
    default:
      return []
  }
}

/** Any speech, as a rule: JSGF has no such thing, so it bears the name that SRGS gives it. */
export const anySpeech = 'GARBAGE'

/** Rules that exist without being written: silence that always matches, what never matches, and any speech. */
export const specialRules: ReadonlySet<string> = new Set(['NULL', 'VOID', anySpeech])
