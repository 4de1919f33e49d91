import {
  type Conclusion,
  concludeResult,
  type UnitTest,
  type UnitTestResult,
  type UnitTestRun,
} from '@saywright/api/contract'
import { writeMeaning } from '@saywright/grammar'
import type { TranslateOf } from '@saywright/ui/i18n'
import type { unitTestsMessages } from '../messages/index.js'

/** A run with the names of its project, model and test. */
export interface Report {
  /** Name and version of the product that writes it. */
  readonly product: string
  readonly model: string
  readonly test: Pick<UnitTest, 'name' | 'description'>
  readonly run: UnitTestRun
}

export type ReportMessages = TranslateOf<typeof unitTestsMessages>

export const exportFormats = ['junit', 'csv', 'html'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The conclusion of a run about a recording, with its own threshold. */
export const conclusionIn = (run: UnitTestRun, result: UnitTestResult) =>
  concludeResult(result, run.confidence_threshold)

/** A file name that every system takes: letters, digits, hyphens. */
export function fileNameOf({ test, run }: Report, extension: string): string {
  const name = test.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${name || 'unit-test'}-${run.number}.${extension}`
}

/** The failure of a tested result, in a sentence. */
export function failureText(result: UnitTestResult, conclusion: Conclusion, t: ReportMessages): string {
  const { expected, expectation, expected_meaning, intent, entities } = result
  const heard = {
    result: result.result ?? t('results.nothing'),
    confidence: result.confidence ?? 0,
  }
  if (conclusion === 'meaning_differs') {
    const nothing = t('results.noMeaning')
    const meant = writeMeaning({ intent, entities }) || nothing
    return t('export.meaning', { meant, expected: meaningOf(expected_meaning) || nothing })
  }
  return expectation === 'sentence' ? t('export.failure', { expected, ...heard }) : t('export.refusal', heard)
}

/** An expected meaning in a line; nothing where none is tested. */
export const meaningOf = (meaning: UnitTestResult['expected_meaning']): string =>
  meaning ? writeMeaning(meaning) : ''
