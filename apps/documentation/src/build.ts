import { join } from 'node:path'
import { compressFiles } from '../../compressed.ts'
import { writeSite } from './writeSite.js'

const folder = join(import.meta.dirname, '../dist')
await writeSite(folder, process.env.VITE_SAYWRIGHT_NAME ?? 'Saywright')
// Pages are not served from the build: the server writes its addresses into them.
await compressFiles(folder, /\.(css|js|json|svg)$/)
