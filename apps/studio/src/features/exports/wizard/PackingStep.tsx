import { exportArchitectures, label, optionOf } from '@saywright/api/catalogue'
import type { ExportMeasure } from '@saywright/api/contract'
import { Card, Checkbox, Message, Stack, Text } from '@saywright/ui'
import { formatBytes, useLocale, useMessages } from '@saywright/ui/i18n'
import { FactList } from '../../../parts/FactList.js'
import { exportsMessages } from '../messages/index.js'
import { bar, halves, list, mark, partName, piece, row, total } from './ExportScreen.css.js'
import type { ExportValues } from './exportValues.js'
import { KitProgramCard } from './KitProgramCard.js'

export type PackingStepProps = {
  values: ExportValues
  change: (values: ExportValues) => void
  measure: ExportMeasure
  /** Name of a model of voice commands that is packed. */
  model: string | undefined
}

/** The summary before packing: the size of the archive and of its parts, the terms, and the lines that will run it. */
export function PackingStep({ values, change, measure, model }: PackingStepProps) {
  const t = useMessages(exportsMessages)
  const locale = useLocale()
  const bytes = (size: number) => formatBytes(size, locale, 'fitting')
  const { parts, recordings, problems } = measure
  const target = optionOf(exportArchitectures, values.architecture)
  const packed = [
    ...parts,
    ...(values.recordings && recordings.files > 0 ? [{ part: 'recordings' as const, ...recordings }] : []),
  ]
  return (
    <div className={halves}>
      <Stack gap="x2">
        <Card title={target && label(target, locale)}>
          <Stack gap="x2">
            <div className={total}>
              <Text variant="h2" as="p">
                {bytes(sizeOf(measure, values))}
              </Text>
              <Text variant="bodySmall" tone="secondary">
                {t('packing.checked')}
              </Text>
            </div>
            <div className={bar} aria-hidden>
              {packed.map(({ part, size }) => (
                <span key={part} className={piece[part]} style={{ flexGrow: size }} />
              ))}
            </div>
            <ul className={list}>
              {packed.map(({ part, files, size }) => (
                <li key={part} className={row}>
                  <span className={partName}>
                    <span className={`${mark} ${piece[part]}`} aria-hidden />
                    <Text as="span">{t(`packing.parts.${part}`)}</Text>
                  </span>
                  <Text variant="bodySmall" tone="secondary">
                    {t('packing.files', { count: files, size: bytes(size) })}
                  </Text>
                </li>
              ))}
            </ul>
            {recordings.files > 0 && (
              <Checkbox
                label={t('packing.recordings', { count: recordings.files, size: bytes(recordings.size) })}
                description={t('packing.recordingsAbout')}
                isSelected={values.recordings}
                onChange={(isSelected) => change({ ...values, recordings: isSelected })}
              />
            )}
            <Text variant="caption" tone="secondary">
              {t('packing.unpacked')}
            </Text>
          </Stack>
        </Card>
        <Card title={t('terms.title')} isQuiet>
          <FactList
            rows={[
              [t('terms.yours'), t('terms.yoursAre')],
              [t('terms.pronunciations'), t('terms.pronunciationsAre')],
              [t('terms.kit'), t('terms.kitIs')],
            ]}
          />
        </Card>
        {problems.length > 0 && (
          <Message tone="warning">
            {t('packing.problems', {
              models: new Intl.ListFormat(locale).format(problems.map(({ name }) => name)),
            })}
          </Message>
        )}
        <Text variant="bodySmall" tone="secondary">
          {t('packing.tried')}
        </Text>
      </Stack>
      <KitProgramCard archive="export.tar.gz" architecture={values.architecture ?? undefined} model={model} />
    </div>
  )
}

/** Size of the archive with the current choices, in bytes. */
export const sizeOf = ({ size, recordings }: ExportMeasure, { recordings: isWith }: ExportValues) =>
  size + (isWith ? recordings.size : 0)
