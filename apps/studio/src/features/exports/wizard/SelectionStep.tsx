import type { ProjectTag } from '@saywright/api/contract'
import { ButtonLink, Card, Checkbox, Message, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useKindTexts } from '../../../parts/models/kinds/useKindTexts.js'
import { type FaultyModel, faultOf, keyOf, type ProjectModel } from '../../../parts/models/projectModel.js'
import { useFaultTexts } from '../../../parts/models/useFaultTexts.js'
import { exportsMessages } from '../messages/index.js'
import { list, row } from './ExportScreen.css.js'
import { chosenModels, type ExportValues, exportFault, isExportable } from './exportValues.js'

export type SelectionStepProps = {
  values: ExportValues
  change: (values: ExportValues) => void
  isAtFault: boolean
  models: readonly ProjectModel[]
  tags: readonly ProjectTag[]
  /** Where the fault of a model is fixed. */
  faultHrefOf: (faulty: FaultyModel) => string
}

/** Which models go into the export; those that the licence does not cover are grey, and say why. */
export function SelectionStep({ values, change, isAtFault, models, tags, faultHrefOf }: SelectionStepProps) {
  const t = useMessages(exportsMessages)
  const ofKind = useKindTexts()
  const ofFault = useFaultTexts()
  const exportable = models.filter((model) => isExportable(model, tags))
  const chosen = chosenModels(values, models, tags)
  const choose = (keys: readonly string[]) => change({ ...values, models: keys })
  return (
    <Card>
      <Stack gap="x2">
        {isAtFault && chosen.length === 0 && <Message tone="danger">{t('selection.missing')}</Message>}
        {models.length === 0 && <Text tone="secondary">{t('selection.none')}</Text>}
        {exportable.length > 0 && (
          <div className={row}>
            <Checkbox
              label={t('selection.all')}
              isSelected={chosen.length === exportable.length}
              isIndeterminate={chosen.length > 0 && chosen.length < exportable.length}
              onChange={(isSelected) => choose(isSelected ? exportable.map(keyOf) : [])}
            />
            <Text as="span" variant="bodySmall" tone="secondary">
              {t('selection.chosen', { count: chosen.length, total: models.length })}
            </Text>
          </div>
        )}
        <ul className={list}>
          {models.map((model) => {
            const key = keyOf(model)
            const reason = exportFault(model, tags)
            const isOpen = reason === undefined
            const fault = reason === 'notInLicence' ? undefined : faultOf(model)
            const what = [ofKind(model.type)('name'), model.language].filter(Boolean).join(', ')
            const said = reason ? t(`selection.${reason}`) : fault && t('selection.slotsEmpty')
            return (
              <li key={key} className={row}>
                <Checkbox
                  label={model.name}
                  description={[what, said, fault && ofFault(fault).sentence].filter(Boolean).join('. ')}
                  isDisabled={!isOpen}
                  isSelected={isOpen && values.models.includes(key)}
                  onChange={(isSelected) =>
                    choose(
                      isSelected ? [...values.models, key] : values.models.filter((other) => other !== key),
                    )
                  }
                />
                {fault && (
                  <ButtonLink size="small" href={faultHrefOf({ model, fault })}>
                    {ofFault(fault).action}
                  </ButtonLink>
                )}
              </li>
            )
          })}
        </ul>
      </Stack>
    </Card>
  )
}
