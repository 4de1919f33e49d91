import { kindOf, type UnitTestRunSummary } from '@saywright/api/contract'
import { Waveform } from '@saywright/audio'
import { peaksOf as barsOf } from '@saywright/audio/signal'
import { BandGlyph } from '@saywright/shell/components'
import { technologyHues } from '@saywright/shell/technologies'
import { Button, ButtonLink, Pressable, Tag, Text } from '@saywright/ui'
import { formatDate, useMessages, useTranslate } from '@saywright/ui/i18n'
import { studioKindOf } from '../../../parts/models/kinds/kinds.js'
import { factsOf, peaksOf } from '../../../parts/models/kinds/ofModel.js'
import { useKindTexts } from '../../../parts/models/kinds/useKindTexts.js'
import { ModelMenu, type ModelMenuProps } from '../../../parts/models/ModelMenu.js'
import { ModelStateBadge } from '../../../parts/models/ModelStateBadge.js'
import { modelsMessages } from '../../../parts/models/messages.js'
import {
  type ModelFault,
  type ModelState,
  type ProjectModel,
  usersOf,
} from '../../../parts/models/projectModel.js'
import { useFaultTexts } from '../../../parts/models/useFaultTexts.js'
import { hubMessages } from '../messages/index.js'
import {
  body,
  card,
  faultSentence,
  faulty,
  foot,
  line,
  mend,
  menu,
  name,
  nameCell,
  pictures,
  silence,
  waves,
} from './HubScreen.css.js'
import { ModelFacts } from './ModelFacts.js'

export type ModelCardProps = Omit<ModelMenuProps, 'model'> & {
  model: ProjectModel
  state: ModelState
  /** Of a kind that unit tests test. */
  lastRun: UnitTestRunSummary | undefined
  href: string
  /** What prevents its use, and where that is fixed. */
  fault?: { readonly of: ModelFault; readonly href: string } | undefined
  /** Shows the models that import from it; absent where none does. */
  onUsers?: (() => void) | undefined
}

const barCount = 64

/** A model, drawn by the last recording that was tested with it, or by the bar of its technology. */
export function ModelCard({ model, state, lastRun, href, fault, onUsers, ...actions }: ModelCardProps) {
  const t = useMessages(hubMessages)
  const ofKind = useKindTexts()
  const translate = useTranslate()
  const { technology } = studioKindOf(model.type)
  const peaks = peaksOf(model)
  const tone = fault && (fault.of.state === 'slots_empty' ? 'warning' : 'danger')
  const ofFault = useFaultTexts()
  const ofModels = useMessages(modelsMessages)
  return (
    <article className={tone ? `${card} ${faulty[tone]}` : card} aria-label={model.name}>
      <div className={pictures[technologyHues[technology]]}>
        {fault ? (
          <span className={silence} />
        ) : peaks && peaks.length > 0 ? (
          <span
            className={waves[technologyHues[technology]]}
            role="img"
            aria-label={t('model.spoken', { model: model.name })}
          >
            <Waveform peaks={barsOf(peaks, barCount)} height={44} />
          </span>
        ) : (
          <BandGlyph states={{ [technology]: 'delivered' }} size={40} label="" />
        )}
      </div>
      <div className={body}>
        <div className={line}>
          <div className={nameCell}>
            <Pressable className={name} href={href}>
              {model.name}
            </Pressable>
            {model.language && (
              <Tag tone="neutral" isCode>
                {model.language}
              </Tag>
            )}
          </div>
          <div className={menu}>
            <ModelMenu model={model} {...actions} />
          </div>
        </div>
        <div className={foot}>
          <Text as="span" variant="bodySmall" tone="secondary">
            {ofKind(model.type)('name')}
          </Text>
          <ModelStateBadge type={model.type} state={state} />
        </div>
        {fault && tone && (
          <div className={mend}>
            <span className={faultSentence[tone]}>{ofFault(fault.of).sentence}</span>
            <ButtonLink size="small" href={fault.href}>
              {ofFault(fault.of).action}
            </ButtonLink>
          </div>
        )}
        <div className={foot}>
          {!fault && kindOf(model.type).suite && <ModelFacts model={model} lastRun={lastRun} />}
          <Text as="span" variant="caption" tone="secondary">
            {factsOf(model, translate)}
          </Text>
          <Text as="span" variant="caption" tone="secondary">
            {t('model.saved', { date: formatDate(model.updated_at) })}
          </Text>
        </div>
        {onUsers && (
          <div className={mend}>
            <Button size="small" variant="ghost" onPress={onUsers}>
              {ofModels('used.by', { count: usersOf(model).length })}
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}
