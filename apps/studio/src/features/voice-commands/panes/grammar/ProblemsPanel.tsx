import {
  type Count,
  describeFix,
  describeProblem,
  type Problem,
  type QuickFix,
  type Range,
  type SlotWithoutValues,
} from '@saywright/grammar'
import { saveFile } from '@saywright/shell'
import { Button, ButtonLink, CopyButton, Icon, IconButton, Link, StatusBadge, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { CircleX, Download, Ear, TriangleAlert } from 'lucide-react'
import { voiceCommandsMessages } from '../../messages/index.js'
import { soundAlikeMessages } from '../../messages/soundAlikeMessages.js'
import { countOf, type ProblemRow } from '../../model/answers/problemRows.js'
import { formatCount } from '../../model/grammar/formatCount.js'
import { BottomPanel } from '../../parts/panel/BottomPanel.js'
import type { PanelTab } from '../../parts/panel/PanelTab.js'
import {
  calm,
  fixes as fixesClass,
  mark,
  row as rowClass,
  rows as rowsClass,
  words,
} from './ProblemsPanel.css.js'
import { problemsText } from './problemsText.js'

/** The panel below the grammar. */
export type PanelBelow = {
  /** Whether it begins open. */
  readonly isOpen: boolean
  /** Its tabs beside the problems. */
  readonly others: readonly PanelTab[]
}

export type ProblemsPanelProps = {
  /** Of the model, for the file that they are saved in. */
  name: string
  problems: readonly Problem[]
  /** The listed ones. */
  rows: readonly ProblemRow[]
  /** Number of sentences; undefined while there are errors or it is not known. */
  count: Count | undefined
  /** Slots that sentences need and that have no values. */
  emptySlots: readonly SlotWithoutValues[]
  /** Where those are filled, and where another model is. */
  hrefs: { readonly slots: string | undefined; readonly modelOf: (name: string) => string | undefined }
  /** Limits of its language that it exceeds, in words. */
  tooMuch: readonly string[]
  panel: PanelBelow
  /** Leads to a place of the text, in UTF-16 units from 0. */
  onGoTo: (from: number, to: number) => void
  onFix: (fix: QuickFix) => void
  onSample: () => void
  /** Opens which sentences sound alike. */
  onSoundAlike: () => void
}

/** The problems of the grammar with their fixes, and how much can be said with it. */
export function ProblemsPanel({
  name,
  problems,
  rows,
  count,
  emptySlots,
  hrefs,
  tooMuch,
  panel,
  onGoTo,
  onFix,
  onSample,
  onSoundAlike,
}: ProblemsPanelProps) {
  const t = useMessages(voiceCommandsMessages)
  const alike = useMessages(soundAlikeMessages)
  const locale = useLocale()
  const errors = countOf(problems, 'error')
  const others = tooMuch.length + emptySlots.length
  const warnings = countOf(problems, 'warning') + others
  const isCalm = rows.length + others === 0
  const figures = (
    <>
      <StatusBadge status={errors > 0 ? 'failed' : 'done'}>
        {t('problems.errors', { count: errors })}
      </StatusBadge>
      {warnings > 0 && (
        <StatusBadge status="waiting">{t('problems.warnings', { count: warnings })}</StatusBadge>
      )}
      {count !== undefined && (
        <Text as="span" variant="caption" tone="secondary">
          {formatCount(count, t, locale)}
        </Text>
      )}
      {problems.length > 0 && (
        <>
          <CopyButton
            size="small"
            variant="ghost"
            label={t('problems.copy')}
            subject={t('problems.subject')}
            text={problemsText(problems, t, locale)}
          />
          <IconButton
            size="small"
            label={t('problems.download')}
            icon={<Icon of={Download} />}
            onPress={() => saveFile(`${t('problems.file', { name })}.txt`, problemsText(problems, t, locale))}
          />
        </>
      )}
      <Button size="small" variant="ghost" onPress={onSample}>
        {t('sample.button')}
      </Button>
      <IconButton size="small" label={alike('open')} icon={<Icon of={Ear} />} onPress={onSoundAlike} />
    </>
  )
  const content = isCalm ? (
    <div className={calm}>
      <Text variant="bodySmall" tone="secondary">
        {t('problems.none')}
      </Text>
    </div>
  ) : (
    <ul className={rowsClass}>
      {tooMuch.map((sentence) => (
        <li key={sentence} className={rowClass}>
          <Mark severity="warning" />
          <span className={words}>{sentence}</span>
        </li>
      ))}
      {emptySlots.map(({ name, range }) => (
        <li key={name} className={rowClass}>
          <Mark severity="warning" />
          <GoTo range={range} onGoTo={onGoTo} />
          <span className={words}>{t('problems.noValues', { slot: `<${name}>` })}</span>
          {hrefs.slots && (
            <span className={fixesClass}>
              <ButtonLink size="small" variant="ghost" href={hrefs.slots}>
                {t('problems.addValues')}
              </ButtonLink>
            </span>
          )}
        </li>
      ))}
      {rows.map((item) => (
        <Row key={item.key} row={item} modelHrefOf={hrefs.modelOf} onGoTo={onGoTo} onFix={onFix} />
      ))}
      {problems.length > rows.length && (
        <li className={rowClass}>{t('problems.more', { count: problems.length - rows.length })}</li>
      )}
    </ul>
  )
  const own: PanelTab = {
    ...{ id: 'problems', label: t('problems.title'), count: errors + warnings, isFailing: errors > 0 },
    ...{ figures, content },
  }
  return <BottomPanel tabs={[own, ...panel.others]} defaultOpen={panel.isOpen} />
}

type RowProps = Pick<ProblemsPanelProps, 'onGoTo' | 'onFix'> & {
  row: ProblemRow
  modelHrefOf: (name: string) => string | undefined
}

function Row({ row: { problem, fixes }, modelHrefOf, onGoTo, onFix }: RowProps) {
  const locale = useLocale()
  const sentence = describeProblem(problem, locale)
  const { model } = problem.arguments
  // A problem of another model is fixed there.
  const href = model !== undefined && problem.code.startsWith('import-') ? modelHrefOf(model) : undefined
  return (
    <li className={rowClass}>
      <Mark severity={problem.severity} />
      <GoTo range={problem.range} onGoTo={onGoTo} />
      <span className={words}>{href ? <Link href={href}>{sentence}</Link> : sentence}</span>
      <span className={fixesClass}>
        {fixes.map((fix) => {
          const label = describeFix(fix, locale)
          return (
            <Button key={label} size="small" variant="ghost" onPress={() => onFix(fix)}>
              {label}
            </Button>
          )
        })}
      </span>
    </li>
  )
}

function GoTo({ range: { start, end }, onGoTo }: Pick<ProblemsPanelProps, 'onGoTo'> & { range: Range }) {
  const t = useMessages(voiceCommandsMessages)
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={t('problems.goTo', { line: start.line })}
      onPress={() => onGoTo(start.offset, end.offset)}
    >
      {t('problems.line', { line: start.line })}
    </Button>
  )
}

function Mark({ severity }: Pick<Problem, 'severity'>) {
  const t = useMessages(voiceCommandsMessages)
  const isError = severity === 'error'
  return (
    <span className={mark}>
      <Icon
        of={isError ? CircleX : TriangleAlert}
        tone={isError ? 'danger' : 'warning'}
        label={t(`problems.${severity}`)}
      />
    </span>
  )
}
