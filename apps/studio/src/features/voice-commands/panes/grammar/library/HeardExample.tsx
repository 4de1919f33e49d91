import { usePlayer } from '@saywright/audio'
import { Icon, IconButton } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { RotateCcw, Square, Volume2 } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { voiceCommandsMessages } from '../../../messages/index.js'
import type { ExampleRow } from './exampleRows.js'
import { libraryMessages } from './messages.js'
import * as css from './RulesDialog.css.js'

/** An example with what says it. */
export type SaidExample = ExampleRow & {
  /** Language of what is said, as a BCP 47 tag. */
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

function Row({ said, also, kind, value, language, isSounding = false, children }: RowProps) {
  const t = useMessages(libraryMessages)
  const spoken = (words: string) => <span lang={language}>{words}</span>
  return (
    <li className={css.example} data-sounding={isSounding || undefined}>
      {children}
      <span className={css.said}>
        <span>{richText(t('said', { words: said }), { said: spoken })}</span>
        {also !== undefined && (
          <span className={css.also}> {richText(t('also', { words: also }), { said: spoken })}</span>
        )}
      </span>
      <span className={css.kind}>{t(`one.${kind}`)}</span>
      <span className={css.value} translate="no">
        {value}
      </span>
    </li>
  )
}
