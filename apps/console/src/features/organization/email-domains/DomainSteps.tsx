import { Card, Glyph, Text, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { organizationMessages } from '../messages/index.js'
import { dot, step, steps, words } from './DomainSteps.css.js'

export type DomainStep = 'name' | 'code' | 'done'
const order: readonly DomainStep[] = ['name', 'code', 'done']

/** How a domain is added, and how far one has come. */
export function DomainSteps({ current }: { current: DomainStep }) {
  const t = useMessages(organizationMessages)
  const at = order.indexOf(current)
  return (
    <Card title={t('domains.steps.title')} level={3} isQuiet>
      <ol className={steps}>
        {order.map((name, index) => {
          const isDone = index < at || current === 'done'
          const state = isDone ? 'done' : index === at ? 'now' : 'later'
          return (
            <li
              key={name}
              className={step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={dot} aria-hidden>
                {isDone ? <Glyph name="check" size={14} /> : index + 1}
              </span>
              <span className={words}>
                <Text as="span" weight="medium">
                  <span>{t(`domains.steps.${name}`)}</span>
                  {isDone && <VisuallyHidden> {t('domains.steps.isDone')}</VisuallyHidden>}
                </Text>
                <Text as="span" variant="bodySmall" tone="secondary">
                  {t(`domains.steps.${name}Text`)}
                </Text>
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
