import { useMessages } from '@saywright/ui/i18n'
import { HearButton } from '../../../../parts/speech/HearButton.js'
import { voiceCommandsMessages } from '../../messages/index.js'
import type { TextView } from '../../model/grammar/TextView.js'

export type HearWordsProps = Pick<TextView, 'onSay' | 'isOffline'> & {
  /** The spoken words: a word or a sentence. */
  words: string
}

/** Says the words of a row; nothing where no engine can. */
export function HearWords({ words, onSay, isOffline = false }: HearWordsProps) {
  const t = useMessages(voiceCommandsMessages)
  if (!onSay) return null
  return <HearButton label={t('hear', { words })} text={words} onSay={onSay} isDisabled={isOffline} />
}
