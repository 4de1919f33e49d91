import { describeProblem, problemCodes } from '@saywright/grammar'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { faultMessages } from './faultMessages.js'
import type { ModelFault } from './projectModel.js'

const start = { offset: 0, line: 1, column: 1 }

/** A fault in one sentence, and its remedy. */
export function useFaultTexts(): (fault: ModelFault) => { sentence: string; action: string } {
  const t = useMessages(faultMessages)
  const locale = useLocale()
  return ({ state, errors, line, problem, slots }) => {
    if (state === 'broken' && line !== null)
      return { sentence: t('broken', { count: errors, line }), action: t('goTo', { line }) }
    if (state === 'slots_empty') {
      const names = new Intl.ListFormat(locale).format(slots.map((name) => `<${name}>`))
      return { sentence: t('slots', { count: slots.length, slots: names }), action: t('addValues') }
    }
    if (state === 'too_large') return { sentence: t('tooLarge'), action: t('open') }
    // The server may know of more problems than this page.
    const code = problemCodes.find((each) => each === problem?.code)
    const sentence =
      code && problem
        ? describeProblem(
            { code, severity: 'error', range: { start, end: start }, arguments: problem.arguments },
            locale,
          )
        : t('other')
    return { sentence, action: t('repair') }
  }
}
