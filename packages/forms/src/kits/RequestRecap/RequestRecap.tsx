import { labelOf, technologyStates } from '@saywright/api/catalogue'
import { nothingChosen, type TechnologyChoice } from '@saywright/api/contract'
import { Inline, Message, Stack, Text } from '@saywright/ui'
import { richText, type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { UseCaseGlyph } from '../UseCasePicker/UseCaseGlyph.js'
import { recapMessages } from './messages.js'
import { RecapList } from './RecapList.js'
import * as css from './RequestRecap.css.js'
import { type RecapRow, recapRows } from './recapRows.js'

export type RequestRecapProps = {
  /** The requested technologies, including those already delivered. */
  choice: TechnologyChoice
  /** Resources that the project already has. */
  delivered?: TechnologyChoice
  /**
   * Whether the request is approved automatically, without review.
   * @default false
   */
  isAutomatic?: boolean
}

/** Shows what a request adds to a project, before it is sent. */
export function RequestRecap({ choice, delivered = nothingChosen, isAutomatic = false }: RequestRecapProps) {
  const t = useMessages(recapMessages)
  const locale = useLocale()
  const rows = recapRows(delivered, choice)
  const isChange = rows.length > 0
  return (
    <Stack gap="x3">
      <Inline justify="between">
        <Inline allowsWrapping={false}>
          <UseCaseGlyph choice={choice} delivered={delivered} size={40} />
          <div>
            <Text variant="h3">{isChange ? headline(rows, t) : t('nothing')}</Text>
            <Text variant="bodySmall" tone="secondary">
              {t(isChange ? 'kept' : 'nothingHint')}
            </Text>
          </div>
        </Inline>
        {isChange && (
          <Inline gap="x2" allowsWrapping={false}>
            <span className={css.legend} data-kind="before">
              {labelOf(technologyStates, 'delivered', locale)}
            </span>
            <span className={css.legend} data-kind="added">
              {t('new')}
            </span>
          </Inline>
        )}
      </Inline>
      {isChange && (
        <>
          <RecapList rows={rows} />
          <Message>
            {isAutomatic
              ? t('automatic')
              : richText(t('review'), { state: (words) => <strong>{words}</strong> })}
          </Message>
        </>
      )}
    </Stack>
  )
}

function headline(rows: readonly RecapRow[], t: TranslateOf<typeof recapMessages>): string {
  const newTechnologies = rows.filter(({ isNew }) => isNew).length
  const newLanguages = rows.reduce((sum, { added }) => sum + added.length, 0)
  const technologies = t('technologies', { count: newTechnologies })
  const languages = t('languages', { count: newLanguages })
  if (newLanguages === 0) return technologies
  return newTechnologies === 0 ? languages : t('both', { technologies, languages })
}
