interface Wish {
  readonly pronas?: string | null | undefined
  readonly phonemes?: string | null | undefined
}

/**
 * The wish how a word is pronounced as the voice service takes it: a phonetic spelling unchanged, phonemes as IPA between
 * slashes. Empty where the dictionary decides.
 */
export function spokenWish({ pronas, phonemes }: Wish): { readonly pronunciations?: string[] } {
  const wish = pronas || (phonemes && `/${phonemes.replace(/[[\]\s]/g, '')}/`)
  return wish ? { pronunciations: [wish] } : {}
}
