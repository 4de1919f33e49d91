import { build } from 'vite'
import { join } from 'node:path'
import { plugins, gzipped } from './lib/bundle.ts'
import { oursOf, everyday } from './lib/everyday.ts'
const which = process.argv[2] ?? 'Button'
const src = process.argv[3] ?? oursOf(everyday.find((e) => e.name === which)!.components)
const entry = join(import.meta.dirname, 'measured.js')
const r: any = await build({ root: import.meta.dirname, configFile: false, logLevel: 'error', define: { 'process.env.NODE_ENV': '"production"' },
 plugins: [{ name: 'e', enforce: 'pre', resolveId: (id: string) => id === entry ? id : undefined, load: (id: string) => id === entry ? src : undefined }, ...plugins()],
 build: { write: false, target: 'es2022', assetsInlineLimit: 0, modulePreload: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: [/^react(-dom)?($|\/)/] } } })
for (const f of r.output) if (f.type === 'chunk') {
  console.log(f.fileName, f.code.length, gzipped(f.code), f.isEntry, f.isDynamicEntry)
  if (!f.isEntry && process.argv[4] !== 'all') continue
  const g: Record<string, number> = {}
  const gz: Record<string, string> = {}
  for (const [id, m] of Object.entries<any>(f.modules)) {
    const k = id.includes('/node_modules/') ? id.split('/node_modules/').at(-1)!.split('/').slice(0, id.split('/node_modules/').at(-1)!.startsWith('@') ? 2 : 1).join('/') : id.replace(/.*\/work\/main\//, '').split('?')[0]!
    g[k] = (g[k] ?? 0) + m.renderedLength
    gz[k] = (gz[k] ?? '') + (m.code ?? '')
  }
  const rows = Object.entries(g).sort((a, b) => b[1] - a[1]).slice(0, 45)
  for (const [k, n] of rows) console.log(String(n).padStart(8), String(gzipped(gz[k]!)).padStart(7), k)
}
