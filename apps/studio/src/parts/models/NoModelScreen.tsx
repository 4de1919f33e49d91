import { isTypeCovered, type ModelType, type ProjectTag } from '@saywright/api/contract'
import { ButtonLink, Card, EmptyState, Page } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useKindTexts } from './kinds/useKindTexts.js'
import { modelsMessages } from './messages.js'
import { openedBy } from './openedBy.js'

export type NoModelScreenProps = {
  type: ModelType
  /** Resources that the project can use now. */
  tags: readonly ProjectTag[]
  /** Where a model of this type is made. */
  createHref: string
  /** Where the console requests the technology. */
  requestHref: string
}

/** A type without a model in the project: one can be created, or its technology is requested. */
export function NoModelScreen({ type, tags, createHref, requestHref }: NoModelScreenProps) {
  const t = useMessages(modelsMessages)
  const ofKind = useKindTexts()
  const locale = useLocale()
  const isCovered = isTypeCovered(type, tags)
  return (
    <Page title={ofKind(type)('name')}>
      <Card>
        <EmptyState
          title={t('none.title')}
          actions={
            isCovered ? (
              <ButtonLink variant="primary" href={createHref}>
                {t('none.create')}
              </ButtonLink>
            ) : (
              <ButtonLink variant="primary" href={requestHref}>
                {t('none.request')}
              </ButtonLink>
            )
          }
        >
          {isCovered ? t('none.text') : t('none.notCovered', { useCases: openedBy(type, locale) })}
        </EmptyState>
      </Card>
    </Page>
  )
}
