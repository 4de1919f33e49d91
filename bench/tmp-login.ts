import { build } from 'vite'
import { appConfig } from '../apps/vite.app.ts'
import { gzipped } from './lib/bundle.ts'

const root = '/work/main/apps/console'
const r: any = await build({
  ...appConfig(root), plugins: [...(appConfig(root).plugins as []), { name: 'lazy', enforce: 'pre', transform: (code: string, id: string) => id.endsWith('app/router.tsx') ? code.replace(/import \{ ConsoleLayout \}.*/, '').replace('Component: ConsoleLayout', "lazy: async () => ({ Component: (await import('./ConsoleLayout.js')).ConsoleLayout })") : undefined }],
  configFile: false,
  logLevel: 'error',
  build: { ...appConfig(root).build, write: false },
})
for (const f of r.output)
  if (f.type === 'chunk') {
    console.log(f.fileName, f.code.length, gzipped(f.code), f.isEntry, f.imports.join(' ').slice(0, 200))
    if (process.argv[2] !== f.fileName.split('-')[0].split('/')[1]) continue
    const g: Record<string, number> = {},
      gz: Record<string, string> = {}
    for (const [id, m] of Object.entries<any>(f.modules)) {
      const k = id.includes('/node_modules/')
        ? id
            .split('/node_modules/')
            .at(-1)!
            .split('/')
            .slice(0, id.split('/node_modules/').at(-1)!.startsWith('@') ? 2 : 1)
            .join('/')
        : id
            .replace(/.*\/work\/main\//, '')
            .split('/')
            .slice(0, 4)
            .join('/')
      g[k] = (g[k] ?? 0) + m.renderedLength
      gz[k] = (gz[k] ?? '') + (m.code ?? '')
    }
    for (const [k, n] of Object.entries(g)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 40))
      console.log('   ', String(n).padStart(8), String(gzipped(gz[k]!)).padStart(7), k)
    const ra: [string, number][] = Object.entries<any>(f.modules)
      .filter(([id]) => /react-aria-components|react-stately|react-aria\//.test(id))
      .map(([id, m]) => [id.split('/node_modules/').at(-1)!, m.renderedLength])
    for (const [k, n] of ra.sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log('        ', n, k)
  }
