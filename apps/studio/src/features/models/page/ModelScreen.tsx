import type { Loadable, ModelType } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Card, ErrorState, Page, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useKindTexts } from '../../../parts/models/kinds/useKindTexts.js'
import { modelPageMessages } from '../messages.js'
import { OpenModel, type OpenModelProps } from './OpenModel.js'

export type ModelScreenProps = {
  type: ModelType
  model: Loadable<OpenModelProps>
}

/** A model whose type has no editor: its kind, its content, and the actions on it as a whole. */
export function ModelScreen({ type, model }: ModelScreenProps) {
  const t = useMessages(modelPageMessages)
  const ofKind = useKindTexts()
  if (model.state === 'ready') return <OpenModel {...model.value} />
  return (
    <Page title={ofKind(type)('name')}>
      <Card>
        {model.state === 'failed' ? <ErrorState title={t('failed')} {...failureOf(model)} /> : <Skeleton />}
      </Card>
    </Page>
  )
}
