import { limits } from '@saywright/api/contract'
import { SearchField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useState } from 'react'
import { organizationMessages } from '../messages/index.js'

export type AuditSearchProps = { text: string; onChange: (text: string) => void }

/** Asks once the person rests, not at every letter. */
export function AuditSearch({ text, onChange }: AuditSearchProps) {
  const t = useMessages(organizationMessages)
  const [typed, setTyped] = useState(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a letter starts the rest anew
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => onChange(typed), limits.searchPauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
  return <SearchField label={t('audit.search')} value={typed} onChange={setTyped} />
}
