import { Text, useCurrentSection } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { LegalSection } from './LegalDocument.js'
import { legalMessages } from './messages.js'

export type SectionPlaceProps = { sections: readonly LegalSection[]; prefix: string }

/** Which of how many sections is being read. */
export function SectionPlace({ sections, prefix }: SectionPlaceProps) {
  const t = useMessages(legalMessages)
  const ids = sections.map(({ id }) => `${prefix}-${id}`)
  const current = useCurrentSection(ids)
  return (
    <Text variant="bodySmall" tone="muted">
      {t('place', { place: Math.max(0, ids.indexOf(current ?? '')) + 1, total: sections.length })}
    </Text>
  )
}
