import { join } from 'node:path'
import { compressFiles } from '../../compressed.ts'
import { writeSite } from './writeSite.js'

const folder = join(import.meta.dirname, '../dist')
await writeSite(folder, process.env.VITE_SAYWRIGHT_NAME ?? 'Saywright')
await compressFiles(folder, /\.(html|css|js|json|svg)$/)
