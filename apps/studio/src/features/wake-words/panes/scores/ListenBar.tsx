import { Icon, Pressable } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { Mic, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { wakeWordsMessages } from '../../messages/index.js'
import { clockOf } from './clock.js'
import { control, foot, quiet, record, running, state as stateClass } from './ScoresCard.css.js'
import type { ScoresCardProps } from './ScoresCardProps.js'

export type ListenBarProps = Pick<ScoresCardProps, 'state' | 'actions' | 'hasWord' | 'isOffline'> & {
  children: ReactNode
}

/** Starts and ends listening by the microphone. */
export function ListenBar({ state, actions, hasWord, isOffline, children }: ListenBarProps) {
  const t = useMessages(wakeWordsMessages)
  const locale = useLanguageTag()
  const { listening } = state
  const { status } = listening
  const isOn = status === 'asking' || status === 'connecting' || status === 'listening'
  const trail = 'trail' in listening ? listening.trail : undefined
  const seconds = ((trail?.sounds[0]?.scores.length ?? 0) * (trail?.stepMilliseconds ?? 0)) / 1000
  return (
    <div className={foot}>
      <div className={control}>
        <Pressable
          className={record}
          aria-label={t(isOn ? 'scores.stop' : 'scores.start')}
          data-recording={isOn || undefined}
          isDisabled={!isOn && (!hasWord || isOffline)}
          onPress={() => (isOn ? actions.stopListening() : actions.startListening())}
        >
          {isOn ? <Icon of={Square} /> : <Icon of={Mic} size={20} />}
        </Pressable>
        <span className={stateClass}>
          <span>
            <span className={running} role="status">
              {hasWord ? t(`scores.status.${status}`) : t('scores.noWord')}
            </span>{' '}
            {trail && seconds > 0 && (
              <span className={quiet}>
                {t('scores.elapsed', {
                  time: clockOf(seconds, locale),
                  microphone: t('scores.systemMicrophone'),
                })}
              </span>
            )}
          </span>
        </span>
      </div>
      {children}
    </div>
  )
}
