import type { ModelType } from '@saywright/api/contract'
import { technologyIcons } from '@saywright/shell/components'
import { technologyHues } from '@saywright/shell/technologies'
import { Button, ButtonLink, Icon, Text, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { studioKindOf } from '../../../parts/models/kinds/kinds.js'
import { useKindTexts } from '../../../parts/models/kinds/useKindTexts.js'
import { hubMessages } from '../messages/index.js'
import { noneYet, noneYetAction, noneYetBody, noneYetTitle, pictures, silence } from './HubScreen.css.js'

export type NoModelOfKindProps = {
  type: ModelType
  /** Begins one; absent where the technology is not delivered to the project. */
  onCreate: (() => void) | undefined
  /** Where a technology is requested. */
  requestHref: string
}

/** A kind of model that the project has none of, and what leads to one. */
export function NoModelOfKind({ type, onCreate, requestHref }: NoModelOfKindProps) {
  const t = useMessages(hubMessages)
  const text = useKindTexts()(type)
  const { technology } = studioKindOf(type)
  const kind = text('name')
  return (
    <div className={noneYet}>
      <div className={pictures[technologyHues[technology]]}>
        <span className={silence} />
      </div>
      <div className={noneYetBody}>
        <div className={noneYetTitle}>
          <Icon of={technologyIcons[technology]} tone={technologyHues[technology]} />
          {t('noneYet.title', { kind })}
        </div>
        <Text variant="bodySmall" tone="secondary">
          {text('about')}
        </Text>
        <div className={noneYetAction}>
          {onCreate ? (
            <Button size="small" icon={<Icon of={Plus} />} onPress={onCreate}>
              {t('noneYet.create')} <VisuallyHidden>{kind}</VisuallyHidden>
            </Button>
          ) : (
            <ButtonLink size="small" variant="ghost" href={requestHref}>
              {t('noneYet.request')} <VisuallyHidden>{kind}</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}
