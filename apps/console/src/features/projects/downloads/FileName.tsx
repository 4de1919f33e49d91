import { Icon } from '@saywright/ui'
import { File, FileArchive } from 'lucide-react'
import { fileName, nameLine } from './Downloads.css.js'

const isArchive = (name: string) => /\.(zip|gz|tgz|xz|7z|vdkpack)$/i.test(name)

/** The name of a file behind its kind: an archive or a single file. */
export function FileName({ name }: { name: string }) {
  return (
    <span className={nameLine}>
      <Icon of={isArchive(name) ? FileArchive : File} tone="muted" />
      <span className={fileName}>{name}</span>
    </span>
  )
}
