import { catalogueName } from '@saywright/api/contract'
import { Glyph, Pressable } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'

import * as css from './LanguageChips.css.js'
import { languageWords } from './languageRows.js'
import { languageMessages } from './messages.js'

type LanguageChipsProps = {
  /** English names in the order of selection. */
  picked: readonly string[]
  /** Those that cannot be removed. */
  delivered: readonly string[]
  onRemove: (name: string) => void
}

/** The selected languages in one scrolling row; pressing a language removes it. */
export function LanguageChips({ picked, delivered, onRemove }: LanguageChipsProps) {
  const t = useMessages(languageMessages)
  const locale = useLocale()
  const settled = new Set(delivered.map(catalogueName))
  if (picked.length === 0) return null
  return (
    <ul aria-label={t('picked')} className={css.chips}>
      {picked.map((name) => {
        const words = languageWords(name, locale)
        return (
          <li key={name} className={css.place}>
            {settled.has(catalogueName(name)) ? (
              <span className={css.chip}>{words}</span>
            ) : (
              <Pressable
                className={css.chip}
                aria-label={t('remove', { language: words })}
                onPress={() => onRemove(name)}
              >
                {words}
                <Glyph name="cross" size={14} />
              </Pressable>
            )}
          </li>
        )
      })}
    </ul>
  )
}
