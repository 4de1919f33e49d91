import { build } from 'vite'
import { appConfig } from '../apps/vite.app.ts'
const root = '/work/main/apps/console'
let info: any
const probe = { enforce: 'pre' as const, transform: (code: string, id: string) => id.endsWith('app/router.tsx') ? code.replace(/import \{ ConsoleLayout \}.*/, '').replace('Component: ConsoleLayout', "lazy: async () => ({ Component: (await import('./ConsoleLayout.js')).ConsoleLayout })") : id.includes('/apps/shell/src/') ? { code, moduleSideEffects: false } : undefined, name: 'probe', buildEnd(this: any) { info = new Map([...this.getModuleIds()].map((id: string) => [id, this.getModuleInfo(id)])) } }
const r: any = await build({ ...appConfig(root), plugins: [...(appConfig(root).plugins as []), probe], configFile: false, logLevel: 'error', build: { ...appConfig(root).build, write: false } })
const entry = r.output.find((f: any) => f.isEntry)
const need = new Set<any>([entry]); for (const c of need) for (const i of c.imports) need.add(r.output.find((f: any) => f.fileName === i))
const included = new Map<string, number>(); for (const c of need) for (const [id, m] of Object.entries<any>(c.modules)) if (m.renderedLength > 0) included.set(id, m.renderedLength)
for (const [id, n] of included) if (/\/packages\/ui\/src\/(components|patterns)\//.test(id) && id.endsWith('.tsx')) {
  const by = [...(info.get(id)?.importers ?? [])].filter((i: string) => included.has(i) && !/ui\/src\/index/.test(i)).map((i: string) => i.replace('/work/main/', ''))
  console.log(n, id.replace('/work/main/packages/ui/src/', ''), '<-', by.join(' ').slice(0, 150))
}
// reachable statically from the entry, ignoring ui/src/index barrel

import { gzipSync } from 'node:zlib'
let t = 0; for (const c of need) { const g = gzipSync(c.code, { level: 9 }).length; t += g; console.log(c.fileName, g) }
console.log('total', t)
const g: Record<string, number> = {}
for (const [id, n] of included) { const k = id.includes('/node_modules/') ? id.split('/node_modules/').at(-1)!.split('/').slice(0, 1).join('/') : id.replace('/work/main/', '').split('/').slice(0, 4).join('/'); g[k] = (g[k] ?? 0) + n }
for (const [k, n] of Object.entries(g).sort((a, b) => b[1] - a[1]).slice(0, 30)) console.log(n, k)
for (const [id, n] of [...included].filter(([id]) => /react-aria|react-stately|react-router/.test(id)).sort((a, b) => b[1] - a[1]).slice(0, 45)) console.log('   ', n, id.split('/node_modules/').at(-1), '<-', (info.get(id)?.importers ?? []).filter((i: string) => included.has(i)).map((i: string) => i.split('/').at(-1)).join(' ').slice(0, 90))
