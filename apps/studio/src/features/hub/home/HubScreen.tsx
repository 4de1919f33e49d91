import { languageInSentence } from '@saywright/api/catalogue'
import type { Loadable, Project, VoiceCommandModelSummary } from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'
import { failureOf } from '@saywright/shell/components'
import { Button, Card, ConfirmDialog, EmptyState, ErrorState, Icon, Page, Skeleton } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { hubMessages } from '../messages/index.js'
import { CreateModelDialog, type NewModel } from './CreateModelDialog.js'
import { grid } from './HubScreen.css.js'
import { ModelCard } from './ModelCard.js'
import { nameOfCopy } from './nameOfCopy.js'
import { RenameModelDialog } from './RenameModelDialog.js'
import { strictLanguages } from './strictLanguages.js'

type Opened = { dialog: 'create' } | { dialog: 'rename' | 'delete'; model: VoiceCommandModelSummary }

export type HubScreenProps = {
  /** Absent while it is on its way; the models do not wait for it. */
  project: Pick<Project, 'id' | 'title' | 'tags'> | undefined
  models: Loadable<readonly VoiceCommandModelSummary[]>
  hrefOf: (model: VoiceCommandModelSummary) => string
  onCreate: (model: NewModel) => Promise<SubmissionErrors | undefined>
  onRename: (model: VoiceCommandModelSummary, name: string) => Promise<SubmissionErrors | undefined>
  /** Makes a model of this name that holds what another holds. */
  onDuplicate: (model: VoiceCommandModelSummary, name: string) => Promise<void>
  onDelete: (model: VoiceCommandModelSummary) => Promise<void>
}

/** The models of a project. */
export function HubScreen({
  project,
  models,
  hrefOf,
  onCreate,
  onRename,
  onDuplicate,
  onDelete,
}: HubScreenProps) {
  const t = useMessages(hubMessages)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const closeUnless = async (refused: Promise<SubmissionErrors | undefined>) => {
    const errors = await refused
    if (!errors) close()
    return errors
  }
  const list = models.state === 'ready' ? models.value : []
  const languages = project ? strictLanguages(project) : []
  const mayCreate = models.state === 'ready' && languages.length > 0
  const add = (
    <Button variant="primary" icon={<Icon of={Plus} />} onPress={() => setOpened({ dialog: 'create' })}>
      {t('home.newModel')}
    </Button>
  )
  return (
    <Page
      title={project?.title ?? t('home.untitled')}
      description={useSummary(models)}
      actions={mayCreate && list.length > 0 && add}
    >
      {models.state === 'loading' && (
        <Card>
          <Skeleton />
        </Card>
      )}
      {models.state === 'failed' && (
        <Card>
          <ErrorState title={t('home.failed')} {...failureOf(models)} />
        </Card>
      )}
      {models.state === 'ready' && list.length === 0 && (
        <Card>
          <EmptyState title={t('home.empty.title')} actions={mayCreate && add}>
            {t(mayCreate || !project ? 'home.empty.text' : 'home.empty.noLanguage')}
          </EmptyState>
        </Card>
      )}
      {list.length > 0 && (
        <ul className={grid}>
          {list.map((model) => (
            <li key={model.id}>
              <ModelCard
                model={model}
                href={hrefOf(model)}
                onRename={() => setOpened({ dialog: 'rename', model })}
                {...(languages.includes(model.language) && {
                  onDuplicate: () =>
                    void onDuplicate(
                      model,
                      nameOfCopy(model.name, list, (name, number) =>
                        t('model.copy', { model: name, number }),
                      ),
                    ),
                })}
                onDelete={() => setOpened({ dialog: 'delete', model })}
              />
            </li>
          ))}
        </ul>
      )}
      {opened?.dialog === 'create' && (
        <CreateModelDialog
          models={list}
          languages={languages}
          onClose={close}
          onCreate={(model) => closeUnless(onCreate(model))}
        />
      )}
      {opened?.dialog === 'rename' && (
        <RenameModelDialog
          model={opened.model}
          models={list}
          onClose={close}
          onRename={(name) => closeUnless(onRename(opened.model, name))}
        />
      )}
      {opened?.dialog === 'delete' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          title={t('delete.title', { model: opened.model.name })}
          confirmLabel={t('delete.confirm')}
          onConfirm={() => onDelete(opened.model)}
        >
          {t('delete.text')}
        </ConfirmDialog>
      )}
    </Page>
  )
}

/** How many models there are, in which languages. */
function useSummary(models: HubScreenProps['models']): string | undefined {
  const t = useMessages(hubMessages)
  const locale = useLocale()
  if (models.state !== 'ready') return undefined
  if (models.value.length === 0) return t('home.none')
  const names = new Set(models.value.map(({ language }) => languageInSentence(language, locale)))
  const languages = new Intl.ListFormat(locale).format(names)
  return t('home.count', { count: models.value.length, languages })
}
