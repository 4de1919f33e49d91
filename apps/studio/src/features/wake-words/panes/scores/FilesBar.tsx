import { Button, Icon, ProgressBar } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Search, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { wakeWordsMessages } from '../../messages/index.js'
import { control, foot, progress, quiet, state as stateClass } from './ScoresCard.css.js'
import type { ScoresCardProps } from './ScoresCardProps.js'

export type FilesBarProps = Pick<
  ScoresCardProps,
  'state' | 'actions' | 'hasWord' | 'isOffline' | 'saveState'
> & {
  children: ReactNode
}

/** Searches the recordings of the project, one after the other. */
export function FilesBar({ state, actions, hasWord, isOffline, saveState, children }: FilesBarProps) {
  const t = useMessages(wakeWordsMessages)
  const { files, recordings } = state
  const { status, total, done } = files
  const isRunning = status === 'running'
  const said =
    status === 'done'
      ? t('scores.searched', { count: done })
      : status === 'stopped'
        ? t('scores.stoppedAfter', { done, total })
        : undefined
  return (
    <div className={foot}>
      <div className={control}>
        {isRunning ? (
          <>
            <Button icon={<Icon of={Square} />} onPress={actions.stopFiles}>
              {t('scores.stopSearch')}
            </Button>
            <div className={progress}>
              <ProgressBar
                label={t('scores.searching', { done: Math.min(done + 1, total), total })}
                fraction={total === 0 ? 0 : done / total}
                isLabelShown
              />
            </div>
          </>
        ) : (
          <>
            <Button
              icon={<Icon of={Search} />}
              isDisabled={!recordings?.length || !hasWord || isOffline || saveState !== 'saved'}
              onPress={() => actions.startFiles(recordings ?? [])}
            >
              {t(status === 'ready' ? 'scores.search' : 'scores.searchAgain')}
            </Button>
            <span className={stateClass} role="status">
              {said && <span className={quiet}>{said}</span>}
              {!hasWord && <span className={quiet}>{t('scores.noWord')}</span>}
            </span>
          </>
        )}
      </div>
      {children}
    </div>
  )
}
