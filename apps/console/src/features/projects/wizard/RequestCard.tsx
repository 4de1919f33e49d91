import { labelOf, operatingSystems } from '@saywright/api/catalogue'
import { chosenUseCases, useCaseOf } from '@saywright/api/contract'
import { nameOfUseCase, UseCaseTile } from '@saywright/forms'
import { ProjectStateBadge } from '@saywright/shell/components'
import { Card, Inline, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Names } from '../../../parts/Names.js'
import { ends } from './ConfirmationFooter.css.js'
import { wizardMessages } from './messages/index.js'
import type { WizardValues } from './wizardValues.js'

type RequestCardProps = { values: WizardValues; isApproved: boolean; organization: string }

/** The submitted request, and its state. */
export function RequestCard({ values, isApproved, organization }: RequestCardProps) {
  const t = useMessages(wizardMessages)
  const locale = useLocale()
  const { choice, details } = values
  const systems = details.solution_operating_system.map((name) => labelOf(operatingSystems, name, locale))
  return (
    <Card
      title={details.title}
      actions={<ProjectStateBadge state={isApproved ? 'evaluation' : 'waiting'} />}
      footer={
        <div className={ends}>
          <Text variant="caption" tone="secondary">
            <Names of={[organization, new Intl.ListFormat(locale).format(systems)]} />
          </Text>
        </div>
      }
    >
      <Stack as="ul" role="list" gap="x2">
        {chosenUseCases(choice).map((flag) => {
          const { languages } = useCaseOf[flag]
          return (
            <li key={flag}>
              <Inline justify="between" allowsWrapping={false}>
                <Inline gap="x2" allowsWrapping={false}>
                  <UseCaseTile flag={flag} />
                  <Text as="span" variant="bodySmall" weight="medium">
                    {nameOfUseCase(flag, locale)}
                  </Text>
                </Inline>
                {languages && (
                  <Text as="span" variant="bodySmall" tone="secondary">
                    {t('end.languages', { count: choice[languages].length })}
                  </Text>
                )}
              </Inline>
            </li>
          )
        })}
      </Stack>
    </Card>
  )
}
