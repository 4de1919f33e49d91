import {
  isTypeCovered,
  kindOf,
  type Loadable,
  type ModelTemplate,
  type ModelType,
  modelLanguages,
  modelTypes,
  type ProjectTag,
} from '@saywright/api/contract'
import { type SubmissionErrors, useForgetDraft } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId, useState } from 'react'
import type { NamedModel } from '../../../parts/models/isNameTaken.js'
import { studioKindOf } from '../../../parts/models/kinds/kinds.js'
import { useKindTexts } from '../../../parts/models/kinds/useKindTexts.js'
import { NameForm } from '../../../parts/models/NameForm.js'
import type { NewModel } from '../../../parts/models/useModelActions.js'
import { hubMessages } from '../messages/index.js'
import { LanguageField } from './LanguageField.js'
import { type ChosenTemplate, ModelStart, templateOf } from './ModelStart.js'
import { firstLanguage, languageFaults, newModelRules } from './newModelFields.js'
import { TypeField } from './TypeField.js'

export type CreateModelDialogProps = {
  models: readonly NamedModel[]
  /** Resources that the project can use now. */
  tags: readonly ProjectTag[]
  /** Chosen at first, where the project may have it. */
  wanted?: ModelType | undefined
  /** Templates of the language that was requested last; absent before any was. */
  templates: Loadable<readonly ModelTemplate[]> | undefined
  onReadTemplates: (language: string) => void
  onCreate: (model: NewModel) => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

/** Type, name, language and initial content of a new model. */
export function CreateModelDialog({
  models,
  tags,
  wanted,
  templates,
  onReadTemplates,
  onCreate,
  onClose,
}: CreateModelDialogProps) {
  const t = useMessages(hubMessages)
  const ofKind = useKindTexts()
  const form = useId()
  const draft = 'new-model'
  const forgetDraft = useForgetDraft(draft)
  const [type, setType] = useState<ModelType>(
    () =>
      [...(wanted ? [wanted] : []), ...modelTypes].find((each) => isTypeCovered(each, tags)) ??
      'voice_commands',
  )
  const [chosen, setChosen] = useState<ChosenTemplate>()
  const choose = (template: ChosenTemplate | undefined) => {
    if (template) onReadTemplates(template.language)
    setChosen(template)
  }
  const close = () => {
    forgetDraft()
    onClose()
  }
  const [isPending, create] = useBusy(onCreate)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={ofKind(type)('title')}
      description={ofKind(type)('lead')}
      actions={
        <>
          <Button onPress={close}>{t('create.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            {t(isPending ? 'create.submitting' : 'create.submit')}
          </Button>
        </>
      }
    >
      <NameForm
        id={form}
        name={draft}
        label={ofKind(type)('title')}
        rules={newModelRules}
        initialValues={{ name: '', language: firstLanguage(type, tags) }}
        models={models}
        check={(values) => languageFaults(type, values, tags)}
        onSubmit={(values) => {
          const template = studioKindOf(type).templatesIn && templateOf(chosen, values.language)
          return create({ type, ...values, ...(template && { template }) })
        }}
      >
        <TypeField value={type} tags={tags} onChange={setType} />
        {kindOf(type).hasLanguage && <LanguageField type={type} languages={modelLanguages(type, tags)} />}
        <ModelStart {...{ type, chosen, templates }} onChange={choose} />
      </NameForm>
    </Dialog>
  )
}
