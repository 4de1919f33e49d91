import type { Loadable, ModelTemplate, ModelTemplateId } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Disclosure, ErrorState, Skeleton, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { FactList } from '../../../parts/FactList.js'
import { hubMessages } from '../messages/index.js'
import { source } from './TemplatePreview.css.js'

export type TemplatePreviewProps = {
  id: ModelTemplateId
  templates: Loadable<readonly ModelTemplate[]>
}

/** The content of a template: its counts, its tests and its grammar. */
export function TemplatePreview({ id, templates }: TemplatePreviewProps) {
  const t = useMessages(hubMessages)
  const list = new Intl.ListFormat(useLocale(), { type: 'unit', style: 'short' })
  if (templates.state === 'loading') return <Skeleton />
  if (templates.state === 'failed')
    return <ErrorState title={t('create.template.failed')} {...failureOf(templates)} />
  const template = templates.value.find((each) => each.id === id)
  if (!template) return null
  const { grammar, intents, slots, suite, unit_tests } = template
  const lines = grammar.trimEnd().split('\n').length
  const recordings = unit_tests.reduce((sum, each) => sum + each.recordings, 0)
  return (
    <Stack gap="x2">
      <FactList
        rows={[
          [t('create.template.intents'), `${intents.length}`],
          [t('create.template.slots'), list.format(slots)],
          [t('create.template.suite'), `${suite.length}`],
          [t('create.template.unitTests'), list.format(unit_tests.map(({ name }) => name))],
        ]}
      />
      <Disclosure variant="plain" title={t('create.template.grammar', { count: lines })}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long grammar scrolls, by the keyboard too */}
        <pre className={source} tabIndex={0} translate="no">
          {grammar}
        </pre>
      </Disclosure>
      <Text variant="caption" tone="secondary">
        {t('create.template.audio', { count: recordings })}
      </Text>
    </Stack>
  )
}
