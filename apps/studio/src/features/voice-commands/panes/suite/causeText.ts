import { writeMeaning } from '@saywright/grammar'
import type { TranslateOf } from '@saywright/ui/i18n'
import type { SuiteOutcome } from '../../model/answers/suiteRun.js'
import { kindOfTest } from '../../model/suite/SuiteKind.js'
import type { suiteMessages } from './messages.js'

/** The result of a test in a line: the cause of its failure, or what was found; empty without either. */
export function causeText(outcome: SuiteOutcome, t: TranslateOf<typeof suiteMessages>): string {
  const { test, conclusion, word, place, meaning } = outcome
  const isMeaning = kindOfTest(test) === 'meaning'
  const found = meaning ? writeMeaning(meaning) : ''
  const expected = writeMeaning(test) || t('cause.nothing')
  switch (conclusion) {
    case 'refused':
      if (isMeaning) return t('cause.refusedMeaning', { meaning: expected })
      if (word === undefined || !place) return t('cause.ends')
      return t('cause.word', { word, rule: `<${place.rule}>` })
    case 'accepted':
      return found ? t('cause.acceptedMeaning', { meaning: found }) : t('cause.accepted')
    case 'other_meaning':
      return t('cause.otherMeaning', { found: found || t('cause.nothing'), meaning: expected })
    case 'passed':
      if (test.expect === 'accept') return isMeaning ? found : ''
      return word === undefined ? t('cause.early') : t('cause.firstWord', { word })
  }
}
