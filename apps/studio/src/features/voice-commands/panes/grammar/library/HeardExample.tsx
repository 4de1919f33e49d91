import { usePlayer } from '@saywright/audio'
import { Icon, IconButton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { RotateCcw, Square, Volume2 } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { voiceCommandsMessages } from '../../../messages/index.js'
import { libraryMessages } from './messages.js'
import { example, said as saidClass, value as valueClass } from './RulesDialog.css.js'

/** A sentence of a rule, and its meaning. */
export type SaidExample = {
  said: string
  /** As a program gets it. */
  value: string | undefined
  /** Language of the sentence, as a BCP 47 tag. */
  language: string
  speech: {
    /** Brings a recording of words; keep the same function between renders. Absent where nothing can say them. */
    readonly onSay?: ((text: string) => Promise<Blob>) | undefined
    /** Whether the browser has no connection, so nothing can be played. */
    readonly isOffline: boolean
  }
}

/** An example of a rule with its value. Pressed, the voice of the project says it, and its words are lit while it does. */
export function HeardExample({ speech: { onSay, isOffline }, ...example }: SaidExample) {
  return onSay ? <SpokenRow {...example} onSay={onSay} isOffline={isOffline} /> : <Row {...example} />
}

type SpokenRowProps = Omit<SaidExample, 'speech'> & {
  onSay: (text: string) => Promise<Blob>
  isOffline: boolean
}

function SpokenRow({ onSay, isOffline, ...about }: SpokenRowProps) {
  const t = useMessages(libraryMessages)
  const words = useMessages(voiceCommandsMessages)
  const { said } = about
  const source = useCallback(() => onSay(said), [onSay, said])
  const { state, toggle } = usePlayer(source, { durationSeconds: 0 })
  const isSounding = state.status === 'playing'
  const icon = isSounding ? Square : state.status === 'blocked' ? RotateCcw : Volume2
  return (
    <Row {...about} isSounding={isSounding}>
      <IconButton
        size="small"
        label={isSounding ? t('stop', { words: said }) : words('hear', { words: said })}
        icon={<Icon of={icon} />}
        isDisabled={isOffline}
        isPending={state.status === 'loading'}
        onPress={toggle}
      />
    </Row>
  )
}

type RowProps = Omit<SaidExample, 'speech'> & { isSounding?: boolean; children?: ReactNode }

function Row({ said, value, language, isSounding = false, children }: RowProps) {
  return (
    <li className={example} data-sounding={isSounding || undefined}>
      {children}
      <span className={saidClass} lang={language}>
        {said}
      </span>
      <span className={valueClass} translate="no">
        {value}
      </span>
    </li>
  )
}
