import { createI18n, locales, type MessageSet, type MessageValues, translate } from '@saywright/ui/i18n'

type KeyOf<Set> = Set extends MessageSet ? Parameters<ReturnType<typeof translate<Set>>>[0] : never

type Labels = (key: string, values?: MessageValues) => string

/** Finds a sentence by its key, whichever language a story is drawn in. */
export function either<Set extends MessageSet>(messages: Set) {
  return (key: KeyOf<Set>, values?: MessageValues): RegExp => {
    const sentences = locales.map((locale) => {
      const t = translate(createI18n({ locale }), messages) as unknown as Labels
      return t(key, values)
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\s/g, '\\s')
    })
    return new RegExp(`^(?:${sentences.join('|')})$`, 'u')
  }
}
