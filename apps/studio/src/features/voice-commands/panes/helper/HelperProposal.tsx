import type { Analysis, SlotValues } from '@saywright/grammar'
import { EmptyState, Message, ProgressBar, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { helperMessages } from '../../messages/helperMessages.js'
import type { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import type { HelperState } from '../../model/helper/helperState.js'
import { preview } from '../../parts/Exchange.css.js'
import { padded, proposal } from './HelperDialog.css.js'
import { HelperOffer } from './HelperOffer.js'
import { NewSentences } from './NewSentences.js'

export type HelperProposalProps = {
  worker: GrammarWorker
  analysis: Analysis
  state: HelperState
  slots: SlotValues
  lang: string | undefined
  onSay?: ((text: string) => Promise<Blob>) | undefined
}

/** The result of the last request. */
export function HelperProposal({ worker, analysis, state, slots, lang, onSay }: HelperProposalProps) {
  const t = useMessages(helperMessages)
  if (state.status === 'offered') {
    const { request, result } = state
    const isRight = result.problems.every(({ severity }) => severity !== 'error')
    return (
      <div className={proposal}>
        <HelperOffer before={analysis.source} result={result} />
        {isRight && request.mode === 'generate' && (
          <NewSentences before={analysis} after={result.grammar} {...{ worker, slots, lang, onSay }} />
        )}
      </div>
    )
  }
  return (
    <div className={`${proposal} ${padded}`}>
      {state.status === 'running' ? (
        <Stack gap="x2">
          <div role="status">
            <Text>{t(`steps.${state.step}`)}</Text>
          </div>
          <ProgressBar label={t(`steps.${state.step}`)} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
          <pre className={preview} tabIndex={0} role="region" aria-label={t('arriving')}>
            {state.text}
          </pre>
        </Stack>
      ) : state.status === 'failed' ? (
        <Message tone="danger" isAnnounced>
          {state.message ?? t('failed')}
        </Message>
      ) : (
        <EmptyState title={t('nothingYet')}>{t('nothingYetHint')}</EmptyState>
      )}
    </div>
  )
}
