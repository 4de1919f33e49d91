import { languageLabel } from '@saywright/api/catalogue'
import type { SubmissionErrors } from '@saywright/forms'
import { Button, Card, Icon, Message, Page } from '@saywright/ui'
import { formatDateTime, useLocale, useMessages, useTranslate } from '@saywright/ui/i18n'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FactList } from '../../../parts/FactList.js'
import { rowsOf } from '../../../parts/models/kinds/ofModel.js'
import { useKindTexts } from '../../../parts/models/kinds/useKindTexts.js'
import { ModelDialogs } from '../../../parts/models/ModelDialogs.js'
import { ModelStateBadge } from '../../../parts/models/ModelStateBadge.js'
import { modelsMessages } from '../../../parts/models/messages.js'
import { nameOfCopy } from '../../../parts/models/nameOfCopy.js'
import type { ModelState, ProjectModel } from '../../../parts/models/projectModel.js'
import { modelPageMessages } from '../messages.js'
import { panes } from './OpenModel.css.js'

export type OpenModelProps = {
  model: ProjectModel
  state: ModelState
  /** All of the project, whose names are taken. */
  models: readonly ProjectModel[]
  hrefOf: (model: Pick<ProjectModel, 'type' | 'id'>) => string
  onRename: (model: ProjectModel, name: string, isAtUsers: boolean) => Promise<SubmissionErrors | undefined>
  onDuplicate: (model: ProjectModel, name: string) => Promise<void>
  onDelete: (model: ProjectModel) => Promise<void>
}

/** A loaded model. */
export function OpenModel({ model, state, models, hrefOf, onRename, onDuplicate, onDelete }: OpenModelProps) {
  const t = useMessages(modelPageMessages)
  const ofModels = useMessages(modelsMessages)
  const ofKind = useKindTexts()
  const translate = useTranslate()
  const locale = useLocale()
  const [dialog, setDialog] = useState<'rename' | 'delete'>()
  const copyName = () =>
    nameOfCopy(model.name, models, (name, number) => ofModels('copy', { model: name, number }))
  return (
    <Page
      title={model.name}
      description={ofKind(model.type)('name')}
      actions={
        <>
          <Button icon={<Icon of={Pencil} />} onPress={() => setDialog('rename')}>
            {ofModels('actions.rename')}
          </Button>
          {state !== 'unavailable' && (
            <Button icon={<Icon of={Copy} />} onPress={() => void onDuplicate(model, copyName())}>
              {ofModels('actions.duplicate')}
            </Button>
          )}
          <Button variant="danger" icon={<Icon of={Trash2} />} onPress={() => setDialog('delete')}>
            {ofModels('actions.delete')}
          </Button>
        </>
      }
    >
      <Message tone="info">{t('kept')}</Message>
      <div className={panes}>
        <Card title={t('holds')}>
          <FactList rows={rowsOf(model, translate)} />
        </Card>
        <Card title={t('facts')}>
          <ModelStateBadge type={model.type} state={state} />
          <FactList
            rows={[
              ...(model.language ? [[t('language'), languageLabel(model.language, locale)] as const] : []),
              [t('revision'), String(model.revision)],
              [t('created'), formatDateTime(model.created_at)],
              [t('changed'), formatDateTime(model.updated_at)],
            ]}
          />
        </Card>
      </div>
      <ModelDialogs
        opened={dialog && { dialog, model }}
        models={models}
        hrefOf={hrefOf}
        onRename={onRename}
        onDelete={onDelete}
        onClose={() => setDialog(undefined)}
      />
    </Page>
  )
}
