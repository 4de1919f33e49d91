import type { UnitTestRunSummary } from '@saywright/api/contract'
import { Text, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type ProjectModel, suiteResultOf } from '../../../parts/models/projectModel.js'
import { hubMessages } from '../messages/index.js'
import { facts, value } from './ModelFacts.css.js'

export type ModelFactsProps = {
  model: ProjectModel
  lastRun: UnitTestRunSummary | undefined
}

/** The state of a model's typed and unit tests. A failing suite is marked by more than its color. */
export function ModelFacts({ model, lastRun }: ModelFactsProps) {
  const t = useMessages(hubMessages)
  const suite = suiteResultOf(model)
  const failing = suite ? suite.total - suite.passed : 0
  return (
    <dl className={facts}>
      {suite && (
        <div>
          <Name>{t('model.suite')}</Name>
          <dd className={value}>
            <Text as="span" variant="bodySmall" tone={failing > 0 ? 'warning' : 'primary'}>
              {t('model.suitePassed', suite)}
            </Text>
            {failing > 0 && <VisuallyHidden>{t('model.suiteFailing', { count: failing })}</VisuallyHidden>}
          </dd>
        </div>
      )}
      <div>
        <Name>{t('model.lastTest')}</Name>
        <dd className={value}>
          <Text as="span" variant="bodySmall" tone={lastRun ? 'primary' : 'secondary'}>
            {lastRun
              ? t('model.tested', { passed: lastRun.passed, files: lastRun.files })
              : t('model.untested')}
          </Text>
        </dd>
      </div>
    </dl>
  )
}

const Name = ({ children }: { children: string }) => (
  <Text as="dt" variant="caption" tone="secondary">
    {children}
  </Text>
)
