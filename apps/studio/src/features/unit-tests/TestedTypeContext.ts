import type { TestedType } from '@saywright/api/contract'
import type { TranslateOf } from '@saywright/ui/i18n'
import { useMessages } from '@saywright/ui/i18n'
import { createContext, useContext } from 'react'
import { testMessagesOf, type unitTestsMessages } from './messages/index.js'

/** The kind of the models whose tests are shown: words differ by it. */
export const TestedTypeContext = createContext<TestedType>('voice_commands')

export const useTestedType = (): TestedType => useContext(TestedTypeContext)

/** The messages of unit tests, as they are said of the kind that is tested. */
export function useTestMessages(): TranslateOf<typeof unitTestsMessages> {
  return useMessages(testMessagesOf(useTestedType()))
}
