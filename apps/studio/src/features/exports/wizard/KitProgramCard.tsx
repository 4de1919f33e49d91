import { type ArchitectureCode, hasNode, kitProgram } from '@saywright/api/contract'
import { Card, CopyButton, Stack, Text } from '@saywright/ui'
import { LazyCodeEditor } from '@saywright/ui/CodeEditor'
import { useMessages } from '@saywright/ui/i18n'
import { exportsMessages } from '../messages/index.js'
import { command, commandOfRow, commandRow, program } from './ExportScreen.css.js'

export type KitProgramCardProps = {
  /** The file of the archive. */
  archive: string
  /** Absent until one is chosen. */
  architecture: ArchitectureCode | undefined
  /** Name of a model of voice commands; without one the kit has nothing to recognize. */
  model: string | undefined
}

/** The lines that run an export, and the commands that do so without any. */
export function KitProgramCard({ archive, architecture, model }: KitProgramCardProps) {
  const t = useMessages(exportsMessages)
  if (model === undefined) return null
  const isElsewhere = architecture !== undefined && !hasNode(architecture)
  const code = kitProgram({ archive, architecture, model })
  return (
    <Stack gap="x2">
      <Card
        title={t('program.title')}
        isQuiet
        actions={<CopyButton size="small" subject={t('program.subject')} text={code} />}
        footer={
          <Text variant="code">
            <span className={command}>npm install @saywright/kit</span>
          </Text>
        }
      >
        {isElsewhere && <Text tone="secondary">{t('program.elsewhere')}</Text>}
        <div className={program}>
          <LazyCodeEditor
            height="content"
            label={t('program.title')}
            value={code.trimEnd()}
            isReadOnly
            isWrapping
          />
        </div>
      </Card>
      <Card title={t('program.withoutCode')} isQuiet>
        <div>
          {(['run', 'serve', 'test'] as const).map((name) => (
            <div key={name} className={commandRow}>
              <code className={commandOfRow} translate="no">
                {`saywright ${name} ${archive}${isElsewhere ? ' --any-architecture' : ''}${name === 'run' ? ' --mic' : ''}`}
              </code>
              <Text as="span" variant="caption" tone="secondary">
                {t(`program.${name}`)}
              </Text>
            </div>
          ))}
        </div>
      </Card>
    </Stack>
  )
}
