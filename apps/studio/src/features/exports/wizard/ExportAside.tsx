import { exportArchitectures, label, optionOf } from '@saywright/api/catalogue'
import type { ProjectExport } from '@saywright/api/contract'
import { Card, ConfirmDialog, Icon, IconButton, Menu, MenuItem, MenuTrigger, Text } from '@saywright/ui'
import { formatBytes, formatDate, useLocale, useMessages } from '@saywright/ui/i18n'
import { Download, Ellipsis, GitCompare, Redo2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FactList } from '../../../parts/FactList.js'
import { modelsMessages } from '../../../parts/models/messages.js'
import { exportsMessages } from '../messages/index.js'
import { DifferenceDialog } from './DifferenceDialog.js'
import { aside, list, row, words } from './ExportScreen.css.js'
import type { ExportValues } from './exportValues.js'

export type ExportAsideProps = {
  values: ExportValues
  /** How many of the models that are chosen can be exported. */
  chosen: number
  /** Newest first; those that are not completed are left out. */
  exports: readonly ProjectExport[]
  onDownload: (made: ProjectExport) => Promise<void>
  onDelete: (made: ProjectExport) => Promise<void>
  /** Fills the steps with the choice of an export. */
  onSameAgain: (made: ProjectExport) => void
}

type Opened = { dialog: 'difference' | 'delete'; of: ProjectExport }

/** The current choices, and earlier exports. */
export function ExportAside({
  values,
  chosen,
  exports,
  onDownload,
  onDelete,
  onSameAgain,
}: ExportAsideProps) {
  const t = useMessages(exportsMessages)
  const ofModels = useMessages(modelsMessages)
  const locale = useLocale()
  const [opened, setOpened] = useState<Opened>()
  const done = exports.filter(({ status }) => status === 'completed')
  const architecture = optionOf(exportArchitectures, values.architecture)
  const close = () => setOpened(undefined)
  return (
    <aside className={aside} aria-label={t('summary.title')}>
      <Card title={t('summary.title')} isQuiet>
        <FactList
          rows={[
            [t('summary.architecture'), architecture ? label(architecture, locale) : t('summary.notChosen')],
            [t('summary.models'), new Intl.NumberFormat(locale).format(chosen)],
          ]}
        />
      </Card>
      <Card title={t('last.title')} isQuiet>
        {done.length === 0 && <Text tone="secondary">{t('last.none')}</Text>}
        <ul className={list}>
          {done.map((made) => (
            <li key={made.id} className={row}>
              <div className={words}>
                <Text weight="semibold">{made.name}</Text>
                <Text variant="caption" tone="secondary">
                  {t('last.about', {
                    number: made.number,
                    date: formatDate(made.created_at),
                    size: formatBytes(made.size ?? 0, locale, 'fitting'),
                  })}
                </Text>
              </div>
              <MenuTrigger>
                <IconButton
                  size="small"
                  label={ofModels('menu', { model: made.name })}
                  icon={<Icon of={Ellipsis} />}
                />
                <Menu placement="bottom end">
                  <MenuItem icon={<Icon of={Download} />} onAction={() => void onDownload(made)}>
                    {t('last.download')}
                  </MenuItem>
                  <MenuItem icon={<Icon of={Redo2} />} onAction={() => onSameAgain(made)}>
                    {t('last.again')}
                  </MenuItem>
                  <MenuItem
                    icon={<Icon of={GitCompare} />}
                    onAction={() => setOpened({ dialog: 'difference', of: made })}
                  >
                    {t('last.difference')}
                  </MenuItem>
                  <MenuItem
                    tone="danger"
                    icon={<Icon of={Trash2} />}
                    onAction={() => setOpened({ dialog: 'delete', of: made })}
                  >
                    {t('last.delete')}
                  </MenuItem>
                </Menu>
              </MenuTrigger>
            </li>
          ))}
        </ul>
      </Card>
      {opened?.dialog === 'difference' && (
        <DifferenceDialog
          after={opened.of}
          before={done.find(({ number }) => number < opened.of.number)}
          onClose={close}
        />
      )}
      {opened?.dialog === 'delete' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          title={t('remove.title', { number: opened.of.number })}
          confirmLabel={t('remove.confirm')}
          onConfirm={() => onDelete(opened.of)}
        >
          {t('remove.text')}
        </ConfirmDialog>
      )}
    </aside>
  )
}
