import type { WakeWordModel } from '@saywright/api/contract'
import {
  useCreateWakeWordModel,
  useDeleteWakeWordModel,
  useSaveWakeWordModel,
  useWakeWordModels,
} from '@saywright/api/react'
import { type KindCalls, removing, renaming } from '../kindCalls.js'
import { modelsRead } from '../modelsRead.js'
import type { StudioKind } from '../studioKind.js'
import { wakeWordKindMessages } from './messages.js'

type Word = WakeWordModel['positive_words'][number]

/** A word, and its pronunciation where that differs from the spelling. */
const said = ({ text, pronas, phonemes }: Word) => {
  const otherwise = pronas ?? phonemes
  return otherwise ? `${text} (${otherwise})` : text
}

export const wakeWords: StudioKind<'wake_word'> = {
  technology: 'wakeWord',
  messages: wakeWordKindMessages,
  hasEditor: true,
  factsOf: ({ positive_words, negative_words }, translate) => {
    const t = translate(wakeWordKindMessages)
    return t('words', {
      positive: t('positive', { count: positive_words.length }),
      negative: t('negative', { count: negative_words.length }),
    })
  },
  rowsOf: ({ positive_words, negative_words }, translate) => {
    const t = translate(wakeWordKindMessages)
    const words = (list: readonly Word[]) => list.map(said).join(', ') || t('none')
    return [
      [t('wakes'), words(positive_words)],
      [t('mustNot'), words(negative_words)],
    ]
  },
  useModels: (projectId) => modelsRead('wake_word', useWakeWordModels(projectId)),
  useCalls,
}

function useCalls(id: number): KindCalls<WakeWordModel> {
  const create = useCreateWakeWordModel()
  const params = { id }
  return {
    create: (name, language) => create({ params, body: { name, language }, isFailureShown: true }),
    copy: ({ language, positive_words, negative_words, threshold }, name) =>
      create({
        params,
        body: { name, language: language ?? '', positive_words, negative_words, threshold },
      }),
    rename: renaming(id, useSaveWakeWordModel()),
    remove: removing(id, useDeleteWakeWordModel()),
  }
}
