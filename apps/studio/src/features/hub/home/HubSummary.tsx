import { languageInSentence } from '@saywright/api/catalogue'
import type { Loadable, ProjectTag } from '@saywright/api/contract'
import { StatusBadge } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { faultMessages } from '../../../parts/models/faultMessages.js'
import { type ProjectModel, stateOf } from '../../../parts/models/projectModel.js'
import { hubMessages } from '../messages/index.js'
import { summary } from './HubScreen.css.js'

export type HubSummaryProps = {
  models: Loadable<readonly ProjectModel[]>
  /** States are not counted before the resources of the project are known. */
  tags: readonly ProjectTag[] | undefined
}

/** The number of models, their languages, and how many of them need attention. */
export function HubSummary({ models, tags }: HubSummaryProps) {
  const t = useMessages(hubMessages)
  const ofFaults = useMessages(faultMessages)
  const locale = useLocale()
  if (models.state !== 'ready') return null
  const count = models.value.length
  if (count === 0) return <span>{t('home.none')}</span>
  const names = new Set(
    models.value.flatMap(({ language }) => (language ? languageInSentence(language, locale) : [])),
  )
  const total =
    names.size === 0
      ? t('home.total', { count })
      : t('home.count', { count, languages: new Intl.ListFormat(locale).format(names) })
  const states = tags ? models.value.map((model) => stateOf(model, tags)) : []
  const countOf = (...wanted: readonly (typeof states)[number][]) =>
    states.filter((state) => wanted.includes(state)).length
  const broken = countOf('broken', 'import_broken', 'too_large')
  const toFill = countOf('slots_empty')
  if (broken + toFill === 0) return <span>{total}</span>
  return (
    <span className={summary}>
      <span>{total}</span>
      <StatusBadge status="done">{ofFaults('counts.ready', { count: countOf('ready') })}</StatusBadge>
      {broken > 0 && (
        <StatusBadge status="failed">{ofFaults('counts.broken', { count: broken })}</StatusBadge>
      )}
      {toFill > 0 && (
        <StatusBadge status="waiting">{ofFaults('counts.toFill', { count: toFill })}</StatusBadge>
      )}
    </span>
  )
}
