import type { LanguageFaults, LanguageField, TechnologyChoice } from '@saywright/api/contract'
import { Stack } from '@saywright/ui'
import { useEffect, useState } from 'react'
import { LanguagePanel } from './LanguagePanel.js'
import { afterPress } from './openPanel.js'

export type LanguageLayoutProps = {
  /** The use cases that need languages, in display order. */
  fields: readonly LanguageField[]
  choice: TechnologyChoice
  delivered: TechnologyChoice
  faults: LanguageFaults
  level: 2 | 3 | 4
}

type LanguagePanelsProps = LanguageLayoutProps & {
  onPick: (field: LanguageField, name: string, isPicked: boolean) => void
  onToggleAll: (field: LanguageField) => void
}

/** A panel for each use case, of which one is expanded: first the first one, later the first invalid one. */
export function LanguagePanels({ fields, faults, onPick, onToggleAll, ...list }: LanguagePanelsProps) {
  const [open, setOpen] = useState<LanguageField | undefined>(fields[0])
  const atFault = fields.find((field) => faults[field])
  useEffect(() => {
    if (atFault) setOpen(atFault)
  }, [atFault])
  return (
    <Stack gap="x2">
      {fields.map((field) => (
        <LanguagePanel
          key={field}
          {...list}
          field={field}
          isOpen={field === open}
          onPress={() => setOpen((now) => afterPress(now, field))}
          isAtFault={faults[field] !== undefined}
          onPick={(name, isPicked) => onPick(field, name, isPicked)}
          onToggleAll={() => onToggleAll(field)}
        />
      ))}
    </Stack>
  )
}
