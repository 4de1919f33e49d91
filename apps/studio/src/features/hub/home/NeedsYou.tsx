import { Card, Icon, Pressable, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ChevronRight, CircleX, ListX, Unlink } from 'lucide-react'
import { faultMessages } from '../../../parts/models/faultMessages.js'
import { type FaultyModel, keyOf } from '../../../parts/models/projectModel.js'
import { fault, faultName, faults } from './NeedsYou.css.js'

export type NeedsYouProps = {
  /** Renders no card when empty. */
  models: readonly FaultyModel[]
  /** Where the fault of a model is mended. */
  hrefOf: (model: FaultyModel) => string
}

const icons = {
  broken: { of: CircleX, tone: 'danger' },
  import_broken: { of: Unlink, tone: 'danger' },
  slots_empty: { of: ListX, tone: 'warning' },
  too_large: { of: CircleX, tone: 'danger' },
} as const

/** The models that cannot be used until they are fixed, each with a link to the place. */
export function NeedsYou({ models, hrefOf }: NeedsYouProps) {
  const t = useMessages(faultMessages)
  if (models.length === 0) return null
  return (
    <Card title={t('needs')} isQuiet>
      <ul className={faults}>
        {models.map((each) => {
          const { state, errors } = each.fault
          return (
            <li key={keyOf(each.model)}>
              <Pressable className={fault} href={hrefOf(each)}>
                <Icon {...icons[state]} />
                <span className={faultName}>{each.model.name}</span>
                <Text as="span" variant="bodySmall" tone="secondary">
                  {state === 'broken' ? t('short.broken', { count: errors }) : t(`short.${state}`)}
                </Text>
                <Icon of={ChevronRight} />
              </Pressable>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
