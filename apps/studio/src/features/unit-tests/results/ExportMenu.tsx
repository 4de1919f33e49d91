import { Button, Icon, Menu, MenuItem, MenuTrigger } from '@saywright/ui'

import { Download } from 'lucide-react'
import { type ExportFormat, exportFormats } from '../export/report.js'
import { useTestMessages } from '../TestedTypeContext.js'

/** The forms in which the results of a run can be taken along. */
export function ExportMenu({ onExport }: { onExport: (format: ExportFormat) => void }) {
  const t = useTestMessages()
  return (
    <MenuTrigger>
      <Button icon={<Icon of={Download} />}>{t('export.button')}</Button>
      <Menu placement="bottom end">
        {exportFormats.map((format) => (
          <MenuItem key={format} onAction={() => onExport(format)}>
            {t(`export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
