import type { Loadable, VoiceCommandVersion } from '@saywright/api/contract'
import type { Count } from '@saywright/grammar'
import { Heading, Skeleton, Stack, Text, VisuallyHidden } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { versionMessages } from '../../../parts/versions/messages.js'
import { after, change, changes, small, values } from '../../../parts/versions/versions.css.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { formatCount } from '../model/grammar/formatCount.js'
import { changesOfVersion, type VersionChange } from './changesOfVersion.js'

export type RestoreChangesProps = {
  /** Whether the chosen version is the saved one. */
  isLast: boolean
  version: Loadable<VoiceCommandVersion>
  other: Loadable<VoiceCommandVersion>
}

/** The changes that restoring the chosen version would make. */
export function RestoreChanges({ isLast, version, other }: RestoreChangesProps) {
  const t = useMessages(versionMessages)
  const [then, now] = [
    version.state === 'ready' ? version.value : undefined,
    other.state === 'ready' ? other.value : undefined,
  ]
  const found = useMemo(() => now && then && changesOfVersion(now, then), [now, then])
  return (
    <Stack gap="x3">
      <Heading level={2} variant="label">
        {t('changes')}
      </Heading>
      {isLast || found?.length === 0 ? (
        <Text tone="secondary">{t('noChange')}</Text>
      ) : found ? (
        <ul className={changes}>
          {found.map((each) => (
            <Change key={`${each.what} ${'name' in each ? each.name : ''}`} change={each} />
          ))}
        </ul>
      ) : (
        <Skeleton widths={[180, 140]} />
      )}
    </Stack>
  )
}

function Change({ change: { what, before: now, after: then, ...rest } }: { change: VersionChange }) {
  const t = useMessages(versionMessages)
  const words = useMessages(voiceCommandsMessages)
  const locale = useLocale()
  const name = 'name' in rest ? rest.name : ''
  const title = what === 'slot' ? t('slot', { name: `<${name}>` }) : what === 'setting' ? name : t(what)
  const told = (value: typeof now) => {
    if (typeof value === 'string')
      return what === 'sentences' ? formatCount(value as Count, words, locale) : value
    if (typeof value === 'number') return t(what === 'suite' ? 'tests' : 'values', { count: value })
    if (value === undefined) return t(what === 'sentences' ? 'errors' : 'absent')
    return formatCount(value, words, locale)
  }
  return (
    <li className={change}>
      <span className={small}>{title}</span>
      <span className={values}>
        {told(now)}
        <span aria-hidden>→</span>
        <VisuallyHidden>{t('becomes')}</VisuallyHidden>
        <span className={after}>{told(then)}</span>
      </span>
    </li>
  )
}
